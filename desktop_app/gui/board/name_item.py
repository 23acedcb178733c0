"""The name of an area: land upright, water italic, with a halo; several lines where one would touch the border."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
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

APART, GIVES_WAY = 6.0, 6
"""What is left free between two names at unit 1, and in how many steps large ones give way for it."""

ASIDE = sorted(((x, y) for x in range(-56, 57, 8) for y in range(-32, 33, 8)), key=lambda at: at[0] ** 2 + at[1] ** 2)
"""So far a name may step aside, in units, the nearest first."""

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
    """The words of an area's name, centred on its label point. `grown`: so much larger than at text size 100."""

    def __init__(self, area: AreaView, name: str, unit: float, wet: bool, grown: float) -> None:
        super().__init__()
        self.setZValue(10)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._unit = unit
        self.area = area.id
        self.marks = marks_of(area)
        self.grown, self.label = grown, area.label
        lines = _best_fit(area, name, unit * grown, wet).paths(wet)
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


Make = Callable[[AreaView, float], "NameItem"]
"""Makes the name of an area, grown so much."""


def apart(areas: Sequence[AreaView], unit: float, make: Make) -> dict[str, NameItem]:
    """A name for each area: they grow with the text, more slowly. Where two would touch, one steps aside within its
    area, or both are no larger than has room."""
    most = math.sqrt(theme.text_size() / 100)
    names = {area.id: make(area, most) for area in areas}
    for step in range(1, GIVES_WAY + 1):
        for area in _crowded(areas, names, unit):
            _step_aside(area, names, unit, make)
        near = _crowded(areas, names, unit)
        if not near or most == 1:
            break
        names.update({area.id: make(area, most - (most - 1) * step / GIVES_WAY) for area in near})
    return names


def _crowded(areas: Sequence[AreaView], names: dict[str, NameItem], unit: float) -> list[AreaView]:
    """Those whose name touches another one, the largest first."""
    found = [area for area in areas if _touches(area.id, names[area.id].box(), names, unit)]
    return sorted(found, key=lambda area: -outline_of(area).boundingRect().width())


def _step_aside(area: AreaView, names: dict[str, NameItem], unit: float, make: Make) -> None:
    """As little as can be, if the name still touches another one and has room elsewhere in its area."""
    name, region = names[area.id], outline_of(area)
    if not _touches(area.id, name.box(), names, unit):
        return
    for aside in ASIDE:
        x, y = aside[0] * unit, aside[1] * unit
        box = name.box().translated(x, y)
        if _inside(region, box) and not _touches(area.id, box, names, unit):
            names[area.id] = make(area._replace(label=(name.x() + x, name.y() + y)), name.grown)
            return


def _touches(area: str, box: QRectF, names: dict[str, NameItem], unit: float) -> bool:
    reach = APART * unit
    around = box.adjusted(-reach, -reach, reach, reach)
    return any(around.intersects(other.box()) for other in names.values() if other.area != area)


def _best_fit(area: AreaView, name: str, growth: float, wet: bool) -> Fit:
    """In as many lines as the view says, otherwise in few; as large as the area allows, within limits."""
    numbers = [area.lines] if area.lines else range(1, len(name.split()) + 1)
    ways = [lines for number in numbers if (lines := _broken(name, number))] or [(name,)]
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
