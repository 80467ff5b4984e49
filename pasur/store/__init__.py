"""Files: folders, settings, journals. Atomic, and forgiving of damage."""
