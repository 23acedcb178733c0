"""The shell around a game: matches, seats, saves and settings, still without a window."""
