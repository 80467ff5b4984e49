"""The lessons in the window: the table with a text beside it, and boards for questions."""
