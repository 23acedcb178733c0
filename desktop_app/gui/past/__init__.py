"""Time at the table: the strip, the film, earlier moments, lines of play, what has happened."""
