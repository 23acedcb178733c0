"""What somebody else has just moved: a dashed trace from where it stood, and a ghost that goes along it.

Pieces themselves are always where they are. A trace runs over the ground, under every name, piece and number, so that
none is ever covered; it never takes the mouse.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEasingCurve, QLineF, QObject, QPointF, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.heights import MOVING
from desktop_app.gui.board.piece_item import PieceItem
from desktop_app.gui.theme import colour

FLIGHT, STAYS = 220, 1000
"""Milliseconds that a ghost takes, and that a trace stays. Without motion it stays until the next move."""

MOST = 8
"""When more pieces than this have moved at once, nobody could follow them."""

REACH = 1.6
"""A tile reaches at most so far from its middle, in heights."""


class Trace(QGraphicsItem):
    """A way: dashed, with a ring round its end, and the ghost where it is now. `share`: of the way it has gone.

    `legs`: one line, or two that lead over a rim and in from the other one, seen only `within` their board."""

    def __init__(self, legs: Sequence[QLineF], within: QRectF | None, mover: PieceItem) -> None:
        super().__init__()
        self.legs, self.within = tuple(legs), within
        self.share = 1.0
        self._scale = mover.sceneTransform().m11()
        self._diameter = mover.diameter * self._scale
        self._ring, self._ghost = mover.ring(), mover.ghost()
        self.setZValue(MOVING)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def line(self) -> QLineF:
        """The line that leads to the end."""
        return self.legs[-1]

    def boundingRect(self) -> QRectF:
        """The way and both its ends."""
        edge = self._diameter * REACH
        box = QRectF()
        for leg in self.legs:
            box |= QRectF(leg.p1(), leg.p2()).normalized().adjusted(-edge, -edge, edge, edge)
        return box & self.within if self.within is not None else box

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
        if self.within is not None:
            painter.setClipRect(self.within, Qt.ClipOperation.IntersectClip)
        under = QPen(colour(tokens.map_halo, 0.7), thick * 2, c=Qt.PenCapStyle.RoundCap)
        above = QPen(colour(tokens.map_text), thick, c=Qt.PenCapStyle.RoundCap)
        above.setDashPattern([2.0, 2.2])
        for pen in (under, above):
            painter.setPen(pen)
            for leg in self.legs:
                painter.drawLine(_shortened(leg, self._diameter * 0.6))
        self._move_to(painter, self.line.p2())
        for pen in (under, above):
            painter.strokePath(self._ring, _in_units(pen, self._scale))
        painter.restore()
        if self.share < 1:
            self._paint_ghosts(painter, option.levelOfDetailFromTransform(painter.worldTransform()) * self._scale)

    def _paint_ghosts(self, painter: QPainter, zoom: float) -> None:
        """One on each leg: over a rim it goes and comes at the same time."""
        painter.setOpacity(0.75)
        for leg in self.legs:
            self._move_to(painter, leg.pointAt(self.share))
            self._ghost(painter, zoom)
            painter.restore()

    def _move_to(self, painter: QPainter, point: QPointF) -> None:
        """Until it is restored the painter stands there, in units of the mover's board."""
        painter.save()
        painter.translate(point)
        painter.scale(self._scale, self._scale)


def _shortened(leg: QLineF, by: float) -> QLineF:
    line = QLineF(leg)
    line.setLength(max(1.0, line.length() - by))
    return line


def _in_units(pen: QPen, scale: float) -> QPen:
    """As thick where all is drawn `scale` times as large."""
    finer = QPen(pen)
    finer.setWidthF(pen.widthF() / scale)
    return finer


def legs_of(start: QPointF, end: QPointF, going_round: Sequence[QRectF]) -> tuple[list[QLineF], QRectF | None]:
    """The way from one point to another, and the board that it stays in: on one that goes round, whose box is among
    these, it leads over the rim where that is shorter."""
    for board in going_round:
        across = end.x() - start.x()
        if abs(across) > board.width() / 2 and board.contains(start) and board.contains(end):
            round_ = QPointF(board.width() if across > 0 else -board.width(), 0)
            return [QLineF(start, end - round_), QLineF(start + round_, end)], board
    return [QLineF(start, end)], None


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

    def show_moves(self, before: Mapping[str, tuple[str, QPointF]], pieces: Mapping[str, PieceItem],
                   going_round: Sequence[QRectF] = ()) -> None:  # fmt: skip
        """`before`: the place of each piece and where it stood. Those that stand in another place now left a trace.
        `going_round`: the boxes of boards whose left rim is their right one."""
        moved = [
            (before[id][1], item)
            for id, item in pieces.items()
            if id in before and before[id][0] != item.stack.top.place
        ]
        self.clear()
        if not 0 < len(moved) <= MOST:
            return
        for start, item in moved:
            trace = Trace(*legs_of(start, item.scenePos(), going_round), item)
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

