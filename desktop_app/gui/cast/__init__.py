"""The page that shows every piece of every game."""
