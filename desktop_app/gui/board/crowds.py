"""Which stacks are shown one by one and which are heaped up, so that all of an area find room."""

from __future__ import annotations

import math
from collections.abc import Sequence

from desktop_app.gui.board.sizes import SQUEEZED, sizes
from desktop_app.gui.board.slots import GOOD, Ground, Slot
from desktop_app.gui.discs import GREAT
from desktop_app.gui.gestures import Stack, heaped

Places = list[tuple[Stack, Slot]]
"""Stacks and where each lies."""


def places_for(spread: Sequence[Stack], ground: Ground, unit: float) -> Places:
    """Where each lies. In a crowded area those of a side are heaped up, the great ones last."""
    ways = (tuple(spread), heaped(spread, GREAT), heaped(spread, math.inf))
    for heaps in ways:
        slots = ground.place(sizes(heaps, unit), GOOD)
        if slots is not None:
            return list(zip(heaps, slots))
    small = sizes(ways[2], unit, SQUEEZED)
    return list(zip(ways[2], ground.place(small) or ground.heap(small)))
