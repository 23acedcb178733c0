"""The table that is played at, and what lies over or beside it."""
