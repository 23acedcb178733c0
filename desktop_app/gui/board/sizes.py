"""How much room stacks take on a board, in its units."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from desktop_app.gui.board.slots import Slot
from desktop_app.gui.discs import GREAT
from desktop_app.gui.gestures import Stack

PIECE, THING, KEEPER = 27.0, 39.0, 24.0
"""Diameters at unit 1: an ordinary piece, a thing of nobody's, a piece that stands in one."""

SQUEEZED = 1.3
"""How large the largest piece of a side is beside an ordinary one where room is shortest."""

KEEPS = "keeps"
"""The badge of a piece that stands in a thing."""


def sizes(heaps: Sequence[Stack], unit: float, most: float = math.inf) -> list[float]:
    """How much room each takes; none of a side is more than `most` times as large as an ordinary piece."""
    return [PIECE * _relative(heap, most) * cover_of(heap).wide * unit for heap in heaps]


def _relative(heap: Stack, most: float) -> float:
    """Its size beside an ordinary piece. A heap is no larger than one, whatever lies on top."""
    if not heap.top.owner:
        return THING / PIECE
    return min(heap.top.size, 1.0 if heap.is_mixed else most)


class Cover(NamedTuple):
    """The round that a stack covers, in diameters of its disc: its width, and where its middle is seen from there."""

    wide: float
    x: float = 0.0
    y: float = 0.0


CROWN, NUMBER, LONG_NUMBER = Cover(1.22), Cover(1.18, 0.059, 0.064), Cover(1.24, 0.087, 0.075)
BADGE, ALL = Cover(1.16, -0.054, -0.054), Cover(1.36)


def cover_of(heap: Stack) -> Cover:
    """A crown stands out all round, a number at the lower right, a badge at the upper left."""
    out = []
    if heap.top.size >= GREAT and heap.top.owner and not heap.is_mixed:
        out.append(CROWN)
    if len(heap.pieces) > 1:
        out.append(NUMBER if len(heap.pieces) < 10 else LONG_NUMBER)
    if any(badge != KEEPS for badge in heap.top.badges):
        out.append(BADGE)
    return out[0] if len(out) == 1 else ALL if out else Cover(1.0)


def slot_of(heap: Stack, slot: Slot) -> Slot:
    """The disc of a stack that lies in this slot with all that stands out from it."""
    cover = cover_of(heap)
    diameter = slot.diameter / cover.wide
    return Slot(slot.x - cover.x * diameter, slot.y - cover.y * diameter, diameter)
