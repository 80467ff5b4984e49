"""Whole matches in a real window, under Xvfb; run with ``pytest tests/window --window``."""
