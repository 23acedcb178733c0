"""The first screen: the last game, the games, the doors."""
