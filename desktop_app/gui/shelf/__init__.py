"""Pages with cards: scenarios, replays, saved games."""
