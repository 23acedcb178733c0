"""Where land ends at water: pieces of a small land may stand over its shore, and those of the water keep off it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop_app.gui.board.chart import is_wet, path_of
from desktop_app.kernel.views import AreaView, Point, Polygon

REACH = 13.0
"""So far pieces may stand out over water, at unit 1."""

SMALL = 12_500.0
"""Land of less than this, at unit 1, is small."""

Region = tuple[tuple[Polygon, ...], bool]
"""The polygons of an area, and whether it is water."""


class Shape(NamedTuple):
    """One area as it is painted. `reach`: so far its pieces may stand out over water."""

    path: QPainterPath
    wet: bool
    reach: float


class Coast:
    """All areas of a board, painted white and black: white is where pieces of one of them may lie."""

    def __init__(self, regions: Sequence[Region], size: Point, unit: float) -> None:
        self._size = size
        self._shapes = {polygons: _shape(polygons, wet, unit) for polygons, wet in regions}

    def reach(self, area: AreaView) -> float:
        """How far pieces of this area may stand out over water."""
        return self._shapes[area.polygons].reach

    def paint(self, painter: QPainter, area: AreaView, outline: QPainterPath, over_shore: bool) -> None:
        """One region of an area. `over_shore`: with the water before it that is kept free for its pieces."""
        reach = self.reach(area) if over_shore else 0.0
        white, black = Qt.GlobalColor.white, Qt.GlobalColor.black
        own = self._shapes[area.polygons]
        others = [shape for shape in self._shapes.values() if shape is not own]
        if reach:
            painter.setClipRect(QRectF(0, 0, *self._size), Qt.ClipOperation.IntersectClip)
            painter.strokePath(outline, QPen(white, 2 * reach, j=Qt.PenJoinStyle.RoundJoin))
            for shape in others:
                if not shape.wet:
                    painter.fillPath(shape.path, black)
        else:
            painter.fillPath(outline, white)
        if reach or own.wet:
            for shape in others:
                if shape.reach:
                    painter.strokePath(shape.path, QPen(black, 2 * shape.reach, j=Qt.PenJoinStyle.RoundJoin))
        if reach:
            painter.fillPath(outline, white)


def coast_of(areas: Sequence[AreaView], size: Point, unit: float) -> Coast:
    """The coast of a board: made once, while its regions are the same."""
    return _made(tuple([(area.polygons, is_wet(area)) for area in areas]), size, unit)


@lru_cache(maxsize=12)
def _made(regions: tuple[Region, ...], size: Point, unit: float) -> Coast:
    return Coast(regions, size, unit)


def _shape(polygons: tuple[Polygon, ...], wet: bool, unit: float) -> Shape:
    room = sum(_room(polygon) for polygon in polygons) / unit**2
    return Shape(path_of(polygons), wet, 0.0 if wet or room > SMALL else REACH * unit)


def _room(polygon: Polygon) -> float:
    """How large a polygon is."""
    sides = zip(polygon, (*polygon[1:], polygon[0]))
    return abs(sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in sides)) / 2
