"""Which stacks are shown one by one and which are heaped up, so that all of an area find room."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from desktop_app.gui.board.sizes import SQUEEZED, sizes
from desktop_app.gui.board.slots import GOOD, Ground, Slot
from desktop_app.gui.discs import GREAT
from desktop_app.gui.gestures import Stack, heaped

FAIR = 0.84
"""Down to here pieces stay within the shores of their area."""

Places = list[tuple[Stack, Slot]]
"""Stacks and where each lies."""


def places_for(spread: Sequence[Stack], ground: Callable[[bool], Ground], unit: float) -> Places:
    """Where each lies: never smaller than GOOD while there is another way. In a crowded area its wide ground is used,
    then pieces of a side are heaped up, then those of all sides, so that great ones beside them stay large, and these
    last. `ground` gives the ground of the area, and with True its wide one."""
    few, crowd = heaped(spread, GREAT), heaped(spread, GREAT, together=True)
    each, one = heaped(spread, math.inf), heaped(spread, math.inf, together=True)
    for heaps, wide, most, smallest in (
        (spread, False, math.inf, FAIR), (spread, True, math.inf, GOOD), (few, True, math.inf, GOOD),
        (few, True, SQUEEZED, FAIR), (crowd, True, SQUEEZED, FAIR), (few, True, SQUEEZED, GOOD),
        (crowd, True, SQUEEZED, GOOD), (crowd, True, 1.0, GOOD), (each, True, 1.0, GOOD), (one, True, 1.0, 0.0),
    ):  # fmt: skip
        slots = ground(wide).place(sizes(heaps, unit, most), smallest)
        if slots is not None:
            return list(zip(heaps, slots))
    return list(zip(one, ground(True).heap(sizes(one, unit, SQUEEZED))))
