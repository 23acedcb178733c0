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
    return _squeezed(ways[2], ground, unit)


def _squeezed(heaps: tuple[Stack, ...], ground: Ground, unit: float) -> Places:
    """All of them smaller; great ones as much larger than others as leaves these a good size, or makes none smaller."""
    *larger, least = [sizes(heaps, unit, most) for most in SQUEEZED]
    found = ground.place(least)
    if found is None:
        return list(zip(heaps, ground.heap(least)))
    shrunk = min(slot.diameter / size for slot, size in zip(found, least)) - 0.001
    better = (ground.place(wanted, min(shrunk, GOOD)) for wanted in larger)
    return list(zip(heaps, next((slots for slots in better if slots is not None), found)))
