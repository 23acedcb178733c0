"""One area of a board: its ground, its light when it is a goal, its focus line. Names are items of their own above."""

from __future__ import annotations

import math
import random
import zlib
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.theme import colour, mix
from desktop_app.kernel.views import AreaView

if TYPE_CHECKING:
    from collections.abc import Sequence

_LAND_TINTS = ("land", "land_2", "land_3")
GOAL, REFUSED, ORIGIN = "goal", "refused", "origin"


class AreaItem(QGraphicsItem):
    """The region of one area. `mark` says how it is lit: goal, refused, origin or not at all."""

    def __init__(self, area: AreaView, unit: float) -> None:
        super().__init__()
        self.area = area
        self.mark = ""
        self.focused = False
        self.veiled = False
        self._unit = unit
        self.path = outline_of(area)
        self._shore_lines = self._inner_lines()
        self._waves = self._scatter() if self.wet else []

    @property
    def wet(self) -> bool:
        """Is its ground water?"""
        return theme.colours().ground(self.area.tags) in theme.WET

    def light(self, mark: str, veiled: bool = False) -> None:
        """Another light on the area."""
        if (mark, veiled) != (self.mark, self.veiled):
            self.mark, self.veiled = mark, veiled
            self.setZValue(2 if mark else 0)
            self.update()

    def set_focused(self, focused: bool) -> None:
        """The keyboard stands here, or no longer."""
        if focused != self.focused:
            self.focused = focused
            self.setZValue(3 if focused else 2 if self.mark else 0)
            self.update()

    def boundingRect(self) -> QRectF:
        """The outline and its lines."""
        edge = 4 * self._unit
        return self.path.boundingRect().adjusted(-edge, -edge, edge, edge)

    def shape(self) -> QPainterPath:
        """What the pointer hits."""
        return self.path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Ground, marks, border, then the light."""
        painter.save()
        painter.setClipPath(self.path, Qt.ClipOperation.IntersectClip)
        self._paint_ground(painter)
        if self.veiled:
            painter.fillPath(self.path, colour(theme.colours().table, 0.34))
        if self.mark == GOAL:
            self._paint_glow(painter)
        elif self.mark == REFUSED:
            self._paint_hatch(painter)
        painter.restore()
        self._paint_border(painter)
        if self.mark == ORIGIN:
            self._dashed(painter, theme.colours().map_text)
        elif self.mark == REFUSED:
            self._dashed(painter, theme.colours().loss)
        if self.focused:
            painter.strokePath(self.path, QPen(colour(theme.colours().focus), 3 * self._unit))

    def _paint_ground(self, painter: QPainter) -> None:
        tokens = theme.colours()
        ground = tokens.grounds[self._ground_name()]
        box = self.path.boundingRect()
        fall = QLinearGradient(box.topLeft(), box.bottomRight())
        fall.setColorAt(0, mix(ground.fill, ground.edge, 0 if tokens.heavy else 0.22))
        fall.setColorAt(1, mix(ground.fill, "#000000" if tokens.name == "dark" else ground.edge, 0.14))
        painter.fillPath(self.path, fall)
        if not tokens.heavy:
            self._soft_edge(painter, ground.edge, (26 if self.wet else 18) * self._unit, 0.8 if self.wet else 0.55)
        for place, line in enumerate(self._shore_lines):
            painter.strokePath(line, QPen(colour(ground.mark, 0.55 - 0.15 * place), 0.9 * self._unit))
        if self._waves and not tokens.heavy:
            pen = QPen(colour(ground.mark, 0.5), 1.1 * self._unit, c=Qt.PenCapStyle.RoundCap)
            for wave in self._waves:
                painter.strokePath(wave, pen)

    def _ground_name(self) -> str:
        name = theme.colours().ground(self.area.tags)
        return _LAND_TINTS[zlib.crc32(self.area.id.encode()) % 3] if name == "land" else name

    def _soft_edge(self, painter: QPainter, tint: str, depth: float, strength: float, steps: int = 5) -> None:
        """A band that fades inwards from the border; the painter is clipped to the area."""
        for step in range(steps):
            width = depth * 2 * (1 - step / steps)
            painter.strokePath(self.path, QPen(colour(tint, strength / steps), width, j=Qt.PenJoinStyle.RoundJoin))

    def _paint_glow(self, painter: QPainter) -> None:
        tokens = theme.colours()
        inner = "#FFC93C" if tokens.name == "light" else tokens.glow
        if not tokens.heavy:
            painter.fillPath(self.path, colour(inner, 0.12))
            self._soft_edge(painter, inner, 20 * self._unit, 0.7)
        painter.strokePath(self.path, QPen(colour("#000000", 0.5), 8 * self._unit, j=Qt.PenJoinStyle.RoundJoin))
        painter.strokePath(self.path, QPen(colour(tokens.glow), 5.6 * self._unit, j=Qt.PenJoinStyle.RoundJoin))

    def _paint_hatch(self, painter: QPainter) -> None:
        box = self.path.boundingRect()
        painter.setPen(QPen(colour(theme.colours().loss, 0.5), 1.4 * self._unit))
        x = box.left() - box.height()
        while x < box.right():
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
            x += 10 * self._unit

    def _paint_border(self, painter: QPainter) -> None:
        tokens = theme.colours()
        join = Qt.PenJoinStyle.RoundJoin
        painter.strokePath(self.path, QPen(colour(tokens.border, 0.95), 2.6 * self._unit, j=join))
        painter.strokePath(self.path, QPen(colour(tokens.thread, 0.5), 0.9 * self._unit, j=join))

    def _dashed(self, painter: QPainter, tint: str) -> None:
        pen = QPen(colour(tint), 2 * self._unit, j=Qt.PenJoinStyle.RoundJoin)
        pen.setDashPattern([4, 3])
        painter.strokePath(self.path, pen)

    def _inner_lines(self) -> Sequence[QPainterPath]:
        """Shore lines: thin outlines at fixed distances inside the border of water."""
        if not self.wet:
            return ()
        lines = []
        for distance in (5, 10) if not theme.colours().heavy else (6,):
            stroker = QPainterPathStroker()
            stroker.setWidth(2 * distance * self._unit)
            stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            lines.append(stroker.createStroke(self.path).simplified())
        return lines

    def _scatter(self) -> list[QPainterPath]:
        """A few wave marks, always at the same points, clear of the border."""
        dice = random.Random(zlib.crc32(self.area.id.encode()))
        box, unit = self.path.boundingRect(), self._unit
        waves: list[QPainterPath] = []
        middles: list[QPointF] = []
        for _ in range(200):
            spot = QPointF(dice.uniform(box.left(), box.right()), dice.uniform(box.top(), box.bottom()))
            far = all(math.hypot(spot.x() - m.x(), spot.y() - m.y()) > 52 * unit for m in middles)
            clear = self.path.contains(QRectF(spot.x() - 22 * unit, spot.y() - 18 * unit, 44 * unit, 36 * unit))
            if far and clear:
                middles.append(spot)
                waves.append(_wave(spot, 7 * unit))
        return waves


def outline_of(area: AreaView) -> QPainterPath:
    """All polygons of an area as one path."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for polygon in area.polygons:
        path.addPolygon(QPolygonF([QPointF(*corner) for corner in polygon]))
        path.closeSubpath()
    return path


def _wave(middle: QPointF, reach: float) -> QPainterPath:
    path = QPainterPath(middle + QPointF(-reach, 0))
    path.quadTo(middle + QPointF(-reach / 2, -reach * 0.7), middle)
    path.quadTo(middle + QPointF(reach / 2, reach * 0.7), middle + QPointF(reach, 0))
    return path
