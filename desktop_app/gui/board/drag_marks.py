"""What a drag leaves on the board: a ring where the piece could land in each goal, and the way it comes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.heights import LANDING, MOVING
from desktop_app.gui.discs import outline
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.theme import colour

RING = 13.5
"""Radius of a landing ring at unit 1."""

BENDS = (0.0, 0.12, -0.12, 0.24, -0.24, 0.36, -0.36, 0.5, -0.5)
"""How far a way may bend aside, as a share of its length: straight if nothing lies in it."""

LOOKS = 32
"""So many parts of a way are looked at."""

_ROUND = Qt.PenCapStyle.RoundCap


class LandingRing(QGraphicsItem):
    """Where the piece in the hand would come to lie. `near`: it is held over this area."""

    def __init__(self, where: QPointF, unit: float) -> None:
        super().__init__()
        self._unit = unit
        self.near = False
        self.setPos(where)
        self.setZValue(LANDING)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_near(self, near: bool) -> None:
        """The hand has come, or gone."""
        if near != self.near:
            self.near = near
            self.update()

    def boundingRect(self) -> QRectF:
        """The ring and its line."""
        reach = (RING + 3) * self._unit
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def shape(self) -> QPainterPath:
        """Nothing: the pointer reaches the area below."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A dashed ring with a chevron; under the hand it is whole."""
        tokens, unit = theme.colours(), self._unit
        ring = outline(RING * unit)
        painter.fillPath(ring, colour(tokens.map_halo, 0.75 if tokens.name == "light" else 0.5))
        pen = QPen(colour(tokens.glow), (3.2 if self.near else 2.2) * unit, c=Qt.PenCapStyle.FlatCap)
        if not self.near:
            pen.setDashPattern([2.4, 1.8])
        painter.strokePath(ring, pen)
        chevron = drawing("down")
        if chevron is not None:
            side = 12 * unit
            paint_glyph(painter, chevron, QRectF(-side / 2, -side / 2 + unit, side, side), colour(tokens.glow))


class Way(QGraphicsItem):
    """A dashed curve from where the piece lay to where it is held, bent round what lies between; it runs under what it
    can't go round."""

    def __init__(self, start: QPointF, unit: float, obstacles: Sequence[QRectF]) -> None:
        super().__init__()
        self._start, self._unit = start, unit
        self._obstacles = [box for box in obstacles if not box.contains(start)]
        self.path = QPainterPath(start)
        self.setZValue(MOVING)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lead_to(self, end: QPointF) -> None:
        """The piece is held here now."""
        self.prepareGeometryChange()
        bend = self._best_bend(end)
        self.path = QPainterPath(self._start)
        self.path.quadTo(_knee(self._start, end, bend), end)

    def _best_bend(self, end: QPointF) -> float:
        """The one on which least lies; the first of equals bends least."""
        box = QRectF(self._start, end).normalized()
        reach = max(box.width(), box.height()) * max(BENDS)
        around = box.adjusted(-reach, -reach, reach, reach)
        near = [each for each in self._obstacles if each.intersects(around) and not each.contains(end)]
        best, fewest = 0.0, math.inf
        for bend in BENDS:
            lies = 0
            for point in _points(self._start, end, bend):
                lies += sum([each.contains(point) for each in near])
                if lies >= fewest:
                    break
            if lies < fewest:
                best, fewest = bend, lies
            if not lies:
                break
        return best

    def boundingRect(self) -> QRectF:
        """The curve and its line."""
        edge = 4 * self._unit
        return self.path.boundingRect().adjusted(-edge, -edge, edge, edge)

    def shape(self) -> QPainterPath:
        """Nothing: the pointer reaches what lies below."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A dark line under an amber dashed one."""
        tokens, unit = theme.colours(), self._unit
        under = QPen(colour(tokens.map_halo, 0.6), 4.2 * unit, c=_ROUND)
        above = QPen(colour(tokens.glow), 2.2 * unit, c=_ROUND)
        above.setDashPattern([3.8, 3.0])
        painter.strokePath(self.path, under)
        painter.strokePath(self.path, above)


class DragMarks:
    """The rings and the way of a scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.rings: dict[str, LandingRing] = {}
        self.way: Way | None = None

    def show_goals(self, spots: Mapping[str, tuple[QPointF, float]], over: str) -> None:
        """A ring for each goal: where it lies in the scene, and the board's unit there. `over`: below the hand."""
        if set(spots) != set(self.rings):
            self._clear_rings()
            for id, (where, unit) in spots.items():
                self.rings[id] = LandingRing(where, unit)
                self._scene.addItem(self.rings[id])
        for id, ring in self.rings.items():
            ring.show_near(id == over)

    def begin_way(self, start: QPointF, unit: float, obstacles: Iterable[QRectF]) -> None:
        """A piece was lifted here."""
        self.end_way()
        self.way = Way(start, unit, tuple(obstacles))
        self._scene.addItem(self.way)

    def end_way(self) -> None:
        """It was put down."""
        if self.way is not None:
            self._scene.removeItem(self.way)
            self.way = None

    def clear(self) -> None:
        """Nothing is carried."""
        self._clear_rings()
        self.end_way()

    def _clear_rings(self) -> None:
        for ring in self.rings.values():
            self._scene.removeItem(ring)
        self.rings = {}


def _knee(start: QPointF, end: QPointF, bend: float) -> QPointF:
    along = end - start
    return (start + end) / 2 + QPointF(along.y(), -along.x()) * bend


def _points(start: QPointF, end: QPointF, bend: float) -> list[QPointF]:
    """Points of a way between its ends."""
    knee = _knee(start, end, bend)
    shares = [step / LOOKS for step in range(1, LOOKS)]
    return [start * ((1 - s) * (1 - s)) + knee * (2 * s * (1 - s)) + end * (s * s) for s in shares]
