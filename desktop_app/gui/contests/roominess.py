"""How much room a contest has. The less there is, the more of it folds, so that nothing has to be scrolled to."""

from __future__ import annotations

from enum import IntEnum


class Room(IntEnum):
    """AMPLE: all as it is drawn. TIGHT: lower rows, narrower places; why there are so many dice is told by tips. SCANT:
    dice stand in lines behind their pieces, equal markers lie on one another, places and bars are low. LEAST: dice that
    have been counted are told by the counts alone."""

    AMPLE = 0
    TIGHT = 1
    SCANT = 2
    LEAST = 3
