"""The page for a new game, a file a column."""
