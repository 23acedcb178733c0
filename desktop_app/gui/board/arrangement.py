"""Where boards lie beside one another: the heaviest in a row, lighter ones stacked in columns beside them, at the left
where each belongs to somebody."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from desktop_app.kernel.views import BoardView

GAP = 24.0

TALLER = 1.12
"""A column of small boards may be so much taller than the tallest board."""


HEADING, UNDER, BESIDE = 26.0, 18.0, 46.0
"""Height of a heading, of a row of numbers below it, width of a column of numbers beside a board, in units of the
table."""

ROW = 184.0
"""Boards that are so wide have their numbers in a row, narrower ones in a column."""


class Rim(NamedTuple):
    """What stands at the left of a board and above it, in units of the table; `numbers`: its owner's too."""

    left: float = 0.0
    top: float = 0.0
    numbers: bool = False


def rims(boards: Sequence[BoardView]) -> list[Rim]:
    """For each board. The one that is larger than others needs no numbers: all that its owner has lies in sight."""
    heaviest = max((board.weight for board in boards), default=1.0)
    alike = all(board.weight == heaviest for board in boards)
    return [_rim(board, alike or board.weight < heaviest) for board in boards]


def _rim(board: BoardView, numbers: bool) -> Rim:
    if not board.owner:
        return Rim()
    if not numbers:
        return Rim(0, HEADING)
    across = board.size[0] * board.weight >= ROW
    return Rim(0, HEADING + UNDER, True) if across else Rim(BESIDE, HEADING, True)


def arranged(boards: Sequence[BoardView]) -> list[QRectF]:
    """A box for each board, rims included, in units of the table."""
    sizes = [(board.size[0] * board.weight + rim.left, board.size[1] * board.weight + rim.top)
             for board, rim in zip(boards, rims(boards))]
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
    centred = _centred(boxes, max((box.bottom() for box in boxes), default=0.0))
    return _mirrored(centred) if boards and boards[0].owner else centred


def _mirrored(boxes: list[QRectF]) -> list[QRectF]:
    """The first at the right end."""
    right = max(box.right() for box in boxes)
    return [box.translated(right - box.right() - box.left(), 0) for box in boxes]


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
