"""Pasur (Haft Khâj), the Persian fishing card game, for the desktop."""

__version__ = "0.1.0"
