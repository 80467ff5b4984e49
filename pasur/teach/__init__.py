"""Teaching: lessons as data with the machine that runs them, the rules on a page, the glossary.

Pure values over the engine, without a window. Lessons are loaded when they are asked for.
"""
