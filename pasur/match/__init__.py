"""The live match: who sits where, what happens, journalling, taking back."""
