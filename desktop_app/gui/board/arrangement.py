"""Where boards lie beside one another: the heaviest in a row, lighter ones stacked in columns beside them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF

from desktop_app.gui.board.tile_item import HEADING
from desktop_app.kernel.views import BoardView

GAP = 24.0

TALLER = 1.12
"""A column of small boards may be so much taller than the tallest board."""


def arranged(boards: Sequence[BoardView]) -> list[QRectF]:
    """A box for each board, headings included, in units of the table."""
    sizes = [
        (board.size[0] * board.weight, board.size[1] * board.weight + (HEADING if board.owner else 0))
        for board in boards
    ]
    if len(sizes) > 2 and len(set(sizes)) == 1:
        return _in_rows(sizes)
    tallest = max((tall for _, tall in sizes), default=0.0)
    boxes: list[QRectF] = []
    left = top = wide = 0.0
    for width, height in sizes:
        if top and top + height > tallest * TALLER:
            left, top, wide = left + wide + GAP, 0.0, 0.0
        boxes.append(QRectF(left, top, width, height))
        top, wide = top + height + GAP / 2, max(wide, width)
    return _centred(boxes, max((box.bottom() for box in boxes), default=0.0))


def _in_rows(sizes: list[tuple[float, float]]) -> list[QRectF]:
    """Equal boards: as many in a row as there are rows, or one more."""
    across = math.ceil(math.sqrt(len(sizes)))
    return [QRectF(place % across * (wide + GAP), place // across * (tall + GAP), wide, tall)
            for place, (wide, tall) in enumerate(sizes)]


def _centred(boxes: list[QRectF], tall: float) -> list[QRectF]:
    """Every column in the middle of the height."""
    moved: list[QRectF] = []
    for box in boxes:
        column = [other for other in boxes if other.left() == box.left()]
        free = tall - max(other.bottom() for other in column)
        moved.append(box.translated(0, free / 2))
    return moved


def around_all(boxes: Iterable[QRectF]) -> QRectF:
    """The table that holds all of them."""
    found = list(boxes)
    right = max((box.right() for box in found), default=1.0)
    return QRectF(0, 0, max(right, 1), max((box.bottom() for box in found), default=1.0))
