"""What lies over what in the scene: grounds, what moves, then whatever is written or stands on the boards.

So nothing that moves ever covers a word or a number."""

MOVING, RINGS, TOP, HEADINGS = 9.0, 9.5, 10.0, 11.0
"""Traces with their ghosts and the way of a drag, rings round a moment's places, names and pieces, headings. Grounds
lie at 0."""

LANDING, FORETOLD = 18.0, 30.0
"""Rings where a piece could land, which are laid clear of names and pieces; and within a board's upper layer what is
foretold, which is still."""
