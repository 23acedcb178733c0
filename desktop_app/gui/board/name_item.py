"""The name of an area: land upright, water italic, with a halo; several lines where one would touch the border."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.chart import outline_of
from desktop_app.gui.discs import Look, paint_piece
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.theme import colour
from desktop_app.kernel.views import AreaView

_LARGE = 10
"""Names are measured and outlined at ten times their size, where hinting and rounding don't show."""


SIZES = (14.0, 13.2, 12.4)
"""Sizes of a name at unit 1, the best first."""

GROWTH = 0.62
"""Where boards grow by x, names grow by x to this power."""

LEAST = 11.0
"""So many pixels high a name stays however far one looks from."""

PRINTED, TOKEN = 10, 17
"""Sides of the marks under a name, at unit 1: of what is printed there, and of what was laid there."""

GUESSED = "reconstructed"


class Mark(NamedTuple):
    """A drawing under a name and its side at unit 1. What was laid there is a coin."""

    art: str
    side: int

    @property
    def is_token(self) -> bool:
        """Was it laid there?"""
        return self.side == TOKEN


def marks_of(area: AreaView) -> tuple[Mark, ...]:
    """Those of its tags that have a drawing. "glyph:x" is printed on the board and drawn as "sign_x"."""
    found = []
    for tag in area.tags:
        printed = tag.startswith("glyph:") or tag == GUESSED
        art = tag.replace("glyph:", "sign_")
        if drawing(art) is not None:
            found.append(Mark(art, PRINTED if printed else TOKEN))
    return tuple(found)


class NameItem(QGraphicsItem):
    """The words of an area's name, centred on its label point."""

    def __init__(self, area: AreaView, name: str, unit: float, wet: bool) -> None:
        super().__init__()
        self.setZValue(10)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._unit = unit
        self.area = area.id
        self.marks = marks_of(area)
        lines = _best_fit(area, name, unit, wet).paths(wet)
        self._lines = [line.boundingRect() for line in lines]
        self._path = _together(lines)
        self.setPos(*area.label)

    def box(self) -> QRectF:
        """What the name and its marks cover, in board units, when the whole table is seen."""
        return self.solid().translated(self.pos())

    def lines(self) -> list[QRectF]:
        """The same line by line, without what is printed under the name; what was laid there is never left out."""
        if any(mark.is_token for mark in self.marks):
            return [self.box()]
        return [line.translated(self.pos()) for line in self._lines]

    def solid(self) -> QRectF:
        """What the name and its marks cover, round its own origin."""
        box = self._path.boundingRect()
        if self.marks:
            wide = self._marks_width()
            box = box.united(QRectF(-wide / 2, box.top(), wide, box.height() + 1.3 * self._tallest()))
        return box

    def grow(self, scale: float, level: float) -> None:
        """Seen from this near (1: the whole table; `scale`: pixels for each unit of the scene) it is so large."""
        grown = level**GROWTH / level
        pixels = SIZES[0] * self._unit * scale * self.parentItem().scale()
        self.setScale(grown if level >= 1 else max(grown, min(1 / level, LEAST / max(pixels, 0.01))))

    def boundingRect(self) -> QRectF:
        """The letters, their halo, and the marks."""
        edge = 3 * self._unit
        return self.solid().adjusted(-edge, -edge, edge, edge + 0.3 * self._tallest())

    def _tallest(self) -> float:
        return max((mark.side for mark in self.marks), default=0) * self._unit

    def _marks_width(self) -> float:
        return (sum(mark.side for mark in self.marks) + 4 * (len(self.marks) - 1)) * self._unit

    def shape(self) -> QPainterPath:
        """Nothing: the pointer reaches the area below."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The halo, then the letters."""
        tokens = theme.colours()
        halo = QPen(colour(tokens.map_halo, 0.78), 3.2 * self._unit, j=Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(self._path, halo)
        painter.fillPath(self._path, colour(tokens.map_text))
        self._paint_marks(painter)

    def _paint_marks(self, painter: QPainter) -> None:
        tokens = theme.colours()
        x = -self._marks_width() / 2
        middle = self._path.boundingRect().bottom() + 0.25 * PRINTED * self._unit + self._tallest() / 2
        for mark in self.marks:
            side = mark.side * self._unit
            drawn = drawing(mark.art)
            if mark.is_token:
                paint_piece(painter, QPointF(x + side / 2, middle), side, Look(mark.art, None, coin=True))
            elif drawn is not None:
                box = QRectF(x, middle - side / 2, side, side)
                paint_glyph(painter, drawn, box, colour(tokens.map_text, 0.85), colour(tokens.map_halo, 0.6))
            x += side + 4 * self._unit


class Fit(NamedTuple):
    """How a name is set: its lines and their size."""

    lines: tuple[str, ...]
    pixels: float

    def paths(self, wet: bool) -> list[QPainterPath]:
        """The letters of each line, all of them round the origin."""
        font = theme.font("ocean" if wet else "land", self.pixels * _LARGE)
        metrics = QFontMetricsF(font)
        paths = []
        height = metrics.height() * 0.86
        top = -height * len(self.lines) / 2
        for row, line in enumerate(self.lines):
            baseline = top + height * row + (height + metrics.capHeight()) / 2
            path = QPainterPath()
            path.addText(QPointF(-metrics.horizontalAdvance(line) / 2, baseline), font, line)
            paths.append(QTransform.fromScale(1 / _LARGE, 1 / _LARGE).map(path))
        return paths


def _together(lines: Sequence[QPainterPath]) -> QPainterPath:
    """All lines as one path."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for line in lines:
        path.addPath(line)
    return path


def _best_fit(area: AreaView, name: str, unit: float, wet: bool) -> Fit:
    """In as many lines as the view says, otherwise in few; as large as the area allows, within limits."""
    numbers = [area.lines] if area.lines else range(1, len(name.split()) + 1)
    ways = [lines for number in numbers if (lines := _broken(name, number))] or [(name,)]
    growth = unit * math.sqrt(theme.text_size() / 100)
    fits = [Fit(lines, size * growth) for size in SIZES for lines in ways]
    region = outline_of(area)
    boxes = ((fit, _together(fit.paths(wet)).boundingRect().translated(*area.label)) for fit in fits)
    return next((fit for fit, box in boxes if _inside(region, box)), fits[-1])


def _inside(region: QPainterPath, box: QRectF) -> bool:
    """Does the box lie in the region, as far as its rim shows?"""
    shares = (0.0, 0.25, 0.5, 0.75, 1.0)
    rim = [(x, y) for x in shares for y in shares if x in (0.0, 1.0) or y in (0.0, 1.0)]
    return all(region.contains(QPointF(box.left() + x * box.width(), box.top() + y * box.height())) for x, y in rim)


def _broken(name: str, lines: int) -> tuple[str, ...]:
    """The name in so many lines of words, the longest as short as can be; nothing when it has too few words."""
    words = name.split()
    if not 1 < lines <= len(words):
        return (name,) if lines == 1 else ()
    ways = [(0, *cuts, len(words)) for cuts in combinations(range(1, len(words)), lines - 1)]
    broken = [tuple(" ".join(words[a:b]) for a, b in pairwise(way)) for way in ways]
    return min(broken, key=lambda rows: max(len(row) for row in rows))
