"""Controls: what is clicked, typed into, slid and listed, in the style of the whole game."""
