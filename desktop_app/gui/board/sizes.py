"""How much room stacks take on a board, in its units."""

from __future__ import annotations

import math
from collections.abc import Sequence

from desktop_app.gui.discs import GREAT
from desktop_app.gui.gestures import Stack

PIECE, THING, KEEPER = 27.0, 39.0, 24.0
"""Diameters at unit 1: an ordinary piece, a thing of nobody's, a piece that stands in one."""

SQUEEZED = (1.7, 1.5, 1.3, 1.1)
"""How large the largest piece may be beside an ordinary one where room is short: the last is always allowed."""

KEEPS = "keeps"
"""The badge of a piece that stands in a thing."""


def sizes(heaps: Sequence[Stack], unit: float, most: float = math.inf) -> list[float]:
    """How much room each takes; none is more than `most` times as large as an ordinary piece."""
    return [PIECE * min(_relative(heap), most) * spread_of(heap) * unit for heap in heaps]


def _relative(heap: Stack) -> float:
    """Its size beside an ordinary piece. A heap is no larger than one, whatever lies on top."""
    if not heap.top.owner:
        return THING / PIECE
    return min(heap.top.size, 1.0) if heap.is_mixed else heap.top.size


def spread_of(heap: Stack) -> float:
    """How much wider than its disc a stack is: a crown, a number or a badge stands out."""
    crown = 1.22 if heap.top.size >= GREAT and heap.top.owner and not heap.is_mixed else 1.0
    number = 1.36 if len(heap.pieces) > 1 else 1.0
    badge = 1.32 if any(badge != KEEPS for badge in heap.top.badges) else 1.0
    return max(crown, number, badge)
