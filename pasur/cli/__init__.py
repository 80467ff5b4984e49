"""The command line: opens the window, checks records, plays matches without a window."""
