"""What somebody else has just moved: a dashed trace from where it stood, and a ghost that goes along it.

Pieces themselves are always where they are; a trace is only painted above them and never takes the mouse.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QEasingCurve, QLineF, QObject, QPointF, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.piece_item import PieceItem
from desktop_app.gui.cards import rounded
from desktop_app.gui.discs import Look, count_box, outline, paint_piece
from desktop_app.gui.theme import colour

FLIGHT, STAYS = 220, 1000
"""Milliseconds that a ghost takes, and that a trace stays. Without motion it stays until the next move."""

MOST = 8
"""When more pieces than this have moved at once, nobody could follow them."""


class Trace(QGraphicsItem):
    """One way: dashed, with a ring round its end, and the ghost where it is now. `share`: of the way it has gone;
    `over`: what it passes below, so that no number is ever covered."""

    def __init__(self, start: QPointF, end: QPointF, diameter: float, look: Look, over: QPainterPath) -> None:
        super().__init__()
        self.over = over
        self.line = QLineF(start, end)
        self.share = 1.0
        self._diameter, self._look = diameter, look
        self.setZValue(40)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The way and both its ends."""
        edge = self._diameter
        return QRectF(self.line.p1(), self.line.p2()).normalized().adjusted(-edge, -edge, edge, edge)

    def shape(self) -> QPainterPath:
        """Nothing: the pointer reaches what lies below."""
        return QPainterPath()

    def fly(self, share: float) -> None:
        """The ghost has come so far."""
        self.share = share
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A dark line under a light dashed one; it ends at the rim of the piece."""
        tokens, thick = theme.colours(), self._diameter * 0.09
        seen = QPainterPath()
        seen.addRect(self.boundingRect())
        painter.setClipPath(seen.subtracted(self.over), Qt.ClipOperation.IntersectClip)
        line = QLineF(self.line)
        line.setLength(max(1.0, line.length() - self._diameter * 0.6))
        under = QPen(colour(tokens.map_halo, 0.7), thick * 2, c=Qt.PenCapStyle.RoundCap)
        above = QPen(colour(tokens.map_text), thick, c=Qt.PenCapStyle.RoundCap)
        above.setDashPattern([2.0, 2.2])
        ring = outline(self._diameter * 0.62).translated(self.line.p2())
        for pen in (under, above):
            painter.setPen(pen)
            painter.drawLine(line)
            painter.strokePath(ring, pen)
        if self.share < 1:
            painter.setOpacity(0.75)
            paint_piece(painter, self.line.pointAt(self.share), self._diameter, self._look)


class Traces(QObject):
    """All traces of a scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.shown: list[Trace] = []
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(STAYS)
        self._end.timeout.connect(self.clear)
        self._flight = QVariantAnimation(self)
        self._flight.setDuration(FLIGHT)
        self._flight.setStartValue(0.0)
        self._flight.setEndValue(1.0)
        self._flight.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._flight.valueChanged.connect(self._flown)

    def show_moves(self, before: Mapping[str, tuple[str, QPointF]], pieces: Mapping[str, PieceItem]) -> None:
        """`before`: the place of each piece and where it stood. Those that stand in another place now left a trace."""
        moved = [
            (before[id][1], item)
            for id, item in pieces.items()
            if id in before and before[id][0] != item.stack.top.place
        ]
        self.clear()
        if not 0 < len(moved) <= MOST:
            return
        for start, item in moved:
            scale = item.sceneTransform().m11()
            over = _above(item, dict.fromkeys(pieces.values()))
            trace = Trace(start, item.scenePos(), item.diameter * scale, item.look, over)
            self._scene.addItem(trace)
            self.shown.append(trace)
        if theme.motion():
            self._flight.start()
            self._end.start()

    def clear(self) -> None:
        """Every trace goes."""
        self._flight.stop()
        self._end.stop()
        for trace in self.shown:
            self._scene.removeItem(trace)
        self.shown = []

    def _flown(self, share: float) -> None:
        for trace in self.shown:
            trace.fly(share)


def _above(mover: PieceItem, items: Iterable[PieceItem]) -> QPainterPath:
    """Every other piece, and the numbers of all stacks, in the scene."""
    found = QPainterPath()
    found.setFillRule(Qt.FillRule.WindingFill)
    for item in items:
        if item is not mover:
            found.addPath(item.mapToScene(item.shape()))
        if len(item.stack.pieces) > 1:
            found.addPath(item.mapToScene(rounded(count_box(item.diameter, len(item.stack.pieces)), 1)))
    return found
