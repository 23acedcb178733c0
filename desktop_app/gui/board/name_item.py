"""The name of an area: land upright, water italic, with a halo; two lines where one would touch the border."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.theme import colour
from desktop_app.kernel.views import AreaView

_LARGE = 10
"""Names are measured and outlined at ten times their size, where hinting and rounding don't show."""


MARK = 10
"""Side of a mark under a name, at unit 1."""


def marks_of(area: AreaView) -> tuple[str, ...]:
    """The drawings that stand under the name: those of its tags that have one. "glyph:x" is the drawing "sign_x"."""
    names = [tag.replace("glyph:", "sign_") for tag in area.tags]
    return tuple(name for name in names if drawing(name) is not None)


class NameItem(QGraphicsItem):
    """The words of an area's name, centred on its label point."""

    def __init__(self, area: AreaView, name: str, unit: float, wet: bool) -> None:
        super().__init__()
        self.setZValue(10)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._unit = unit
        self._marks = marks_of(area)
        self.lines = _broken(name, area.lines) or _split(name, _room(area), wet, unit)
        self._path = self._outline(wet)
        self.setPos(*area.label)

    def box(self) -> QRectF:
        """What the name and its marks cover, in board units."""
        box = self._path.boundingRect()
        if self._marks:
            box.setBottom(box.bottom() + MARK * 1.3 * self._unit)
        return box.translated(self.pos())

    def boundingRect(self) -> QRectF:
        """The letters and their halo."""
        edge = 3 * self._unit
        below = MARK * 1.6 * self._unit if self._marks else 0
        return self._path.boundingRect().adjusted(-edge, -edge, edge, edge + below)

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
        tokens, side = theme.colours(), MARK * self._unit
        x = -(len(self._marks) * 1.4 - 0.4) * side / 2
        y = self._path.boundingRect().bottom() + side * 0.25
        for mark in self._marks:
            drawn = drawing(mark)
            if drawn is not None:
                box = QRectF(x, y, side, side)
                paint_glyph(painter, drawn, box, colour(tokens.map_text, 0.85), colour(tokens.map_halo, 0.6))
            x += 1.4 * side

    def _outline(self, wet: bool) -> QPainterPath:
        font = theme.font("ocean" if wet else "land", _pixels(self._unit) * _LARGE)
        metrics = QFontMetricsF(font)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        height = metrics.height() * 0.86
        top = -height * len(self.lines) / 2
        for row, line in enumerate(self.lines):
            baseline = top + height * row + (height + metrics.capHeight()) / 2
            path.addText(QPointF(-metrics.horizontalAdvance(line) / 2, baseline), font, line)
        return _shrunk(path)


def _pixels(unit: float) -> float:
    return 14 * unit * math.sqrt(theme.text_size() / 100)


def _shrunk(path: QPainterPath) -> QPainterPath:
    small = QTransform.fromScale(1 / _LARGE, 1 / _LARGE).map(path)
    small.setFillRule(Qt.FillRule.WindingFill)
    return small


def _room(area: AreaView) -> float:
    """How wide the area is at its label."""
    x, y = area.label
    left, right = -1e9, 1e9
    for polygon in area.polygons:
        previous = polygon[-1]
        for corner in polygon:
            if (previous[1] > y) != (corner[1] > y):
                cut = previous[0] + (y - previous[1]) / (corner[1] - previous[1]) * (corner[0] - previous[0])
                left, right = (max(left, cut), right) if cut <= x else (left, min(right, cut))
            previous = corner
    return 2 * min(x - left, right - x)


def _broken(name: str, lines: int) -> tuple[str, ...]:
    """The name in so many lines of words, the longest as short as can be; nothing when it has too few words."""
    words = name.split()
    if not 1 < lines <= len(words):
        return (name,) if lines == 1 else ()
    ways = [(0, *cuts, len(words)) for cuts in combinations(range(1, len(words)), lines - 1)]
    broken = [tuple(" ".join(words[a:b]) for a, b in pairwise(way)) for way in ways]
    return min(broken, key=lambda rows: max(len(row) for row in rows))


def _split(name: str, room: float, wet: bool, unit: float) -> tuple[str, ...]:
    metrics = QFontMetricsF(theme.font("ocean" if wet else "land", _pixels(unit) * _LARGE))
    words = name.split()
    if len(words) < 2 or metrics.horizontalAdvance(name) / _LARGE < room - 10 * unit:
        return (name,)
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return min(cuts, key=lambda pair: max(len(pair[0]), len(pair[1])))
