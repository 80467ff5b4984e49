"""The card table: where everything lies, how it moves, and what a player's gesture means."""
