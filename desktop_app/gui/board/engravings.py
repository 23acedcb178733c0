"""Small drawings on the ground, as on old charts: peaks, dunes, trees, cracks. Few, and clear of shores and names."""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop_app.gui.drawings import GRID, parse
from desktop_app.kernel.views import AreaView

ENGRAVED = "engraving:"
"""How a tag begins that names what is engraved in an area."""

MOST, TRIES, APART = 9, 420, 1.35
"""So many engravings an area has at most, sought at so many points, and so far apart, in sides."""

SHRINKING = (1.0, 0.8, 0.64)
"""How small engravings become where there is hardly any room."""

NAME, SHORT, LINE = 130.0, 84.0, 21.0
"""At unit 1, the width that is kept free for a name in one line and in several, and the height for each of its lines
and for the marks below."""


class Engraving(NamedTuple):
    """A drawing on a grid of 64: closed shapes, filled a little darker than the ground, and open lines. `side`: at unit
    1. `turns`: it lies in any direction."""

    shapes: tuple[str, ...]
    lines: tuple[str, ...]
    side: float
    turns: bool = False


_CROWN = ("M32 8 C46 8 52 18 50 27 C56 32 52 42 42 41 L36 41 L37 57 L27 57 L28 41 L22 41 C12 42 8 32 14 27 "
          "C12 18 18 8 32 8Z")  # fmt: skip

DRAWN = {
    "peak": Engraving(("M4 56 L26 14 L36 34 L42 24 L60 56Z",), ("M26 14 L30 34 L24 46", "M42 24 L44 40"), 25),
    "hill": Engraving(("M4 56 C14 36 22 28 30 26 C40 26 50 40 60 56Z",),
                      ("M34 32 C38 36 42 44 44 52", "M42 36 C46 42 49 48 51 54"), 23),
    "dune": Engraving((), ("M4 46 C14 32 26 28 34 30 C30 38 32 44 40 50", "M34 30 C44 32 54 40 60 50",
                           "M12 56 C24 50 44 52 56 58"), 25),
    "tree": Engraving((_CROWN,), ("M32 24 L32 41", "M32 32 L40 26"), 20),
    "pine": Engraving(("M32 6 L44 24 L38 24 L50 42 L35 42 L35 57 L29 57 L29 42 L14 42 L26 24 L20 24Z",),
                      ("M32 20 L32 42",), 19),
    "crack": Engraving((), ("M8 14 L24 26 L22 40 L38 46 L54 60", "M24 26 L40 18 L56 22"), 28, turns=True),
}  # fmt: skip


def engraving_of(area: AreaView) -> str:
    """What is engraved in an area, or nothing."""
    return next((tag.removeprefix(ENGRAVED) for tag in area.tags if tag.startswith(ENGRAVED)), "")


def engrave(painter: QPainter, area: AreaView, path: QPainterPath, unit: float, fill: QColor, line: QColor) -> None:
    """Paints what is engraved in an area, whose outline is `path`, always at the same points."""
    drawn = DRAWN.get(engraving_of(area))
    if drawn is None:
        return
    for place, (spot, side) in enumerate(engraved_at(area, path, unit)):
        painter.save()
        painter.translate(spot)
        if drawn.turns:
            painter.rotate(place * 67 % 360)
        scale = side / GRID
        painter.scale(scale, scale)
        painter.translate(-GRID / 2, -GRID / 2)
        pen = QPen(line, 1.1 * unit / scale, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
        for data in drawn.shapes:
            painter.fillPath(_path(data), fill)
        for data in (*drawn.shapes, *drawn.lines):
            painter.strokePath(_path(data), pen)
        painter.restore()


def scattered(area: AreaView, box: QRectF, tries: int, fits: Callable[[QPointF], bool], apart: float) -> list[QPointF]:
    """Points in a box that fit and are that far apart: as many as are found in so many tries, always the same ones."""
    dice, found = random.Random(zlib.crc32(area.id.encode())), list[QPointF]()
    for _ in range(tries):
        spot = QPointF(dice.uniform(box.left(), box.right()), dice.uniform(box.top(), box.bottom()))
        if fits(spot) and all(math.hypot(spot.x() - m.x(), spot.y() - m.y()) > apart for m in found):
            found.append(spot)
    return found


def engraved_at(area: AreaView, path: QPainterPath, unit: float) -> list[tuple[QPointF, float]]:
    """Middles and sides of an area's engravings: inside the shore with all they cover, beside the name. They are
    smaller where they would find no room."""
    for shrink in SHRINKING:
        side = DRAWN[engraving_of(area)].side * unit * shrink
        spots = _spots(area, path, side, unit)
        if spots:
            break
    return [(spot, side * (0.8 if place % 2 else 1.0)) for place, spot in enumerate(spots)]


def _spots(area: AreaView, path: QPainterPath, side: float, unit: float) -> list[QPointF]:
    tall = LINE * ((area.lines or 2) + 1) * unit + side
    wide = (SHORT if area.lines > 1 else NAME) * unit + side
    name = QRectF(area.label[0] - wide / 2, area.label[1] - tall / 2, wide, tall)
    turns = [QPointF(math.cos(turn * math.tau / 8), math.sin(turn * math.tau / 8)) * reach * side
             for reach in (0.0, 0.3, 0.62) for turn in range(8 if reach else 1)]  # fmt: skip

    def fits(spot: QPointF) -> bool:
        return not name.contains(spot) and all(path.contains(spot + turn) for turn in turns)

    return scattered(area, path.boundingRect(), TRIES, fits, APART * side)[:MOST]


@cache
def _path(data: str) -> QPainterPath:
    return parse(data)
