"""A piece, or a stack of equal ones, on a board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.slots import Slot
from desktop_app.gui.discs import Look, outline, paint_piece
from desktop_app.gui.gestures import Stack
from desktop_app.gui.theme import colour


class PieceItem(QGraphicsItem):
    """The picture of a stack in its slot. It decides nothing: the board's hand picks it up."""

    def __init__(self, stack: Stack, look: Look, slot: Slot) -> None:
        super().__init__()
        self.stack = stack
        self.look = look
        self.diameter = slot.diameter
        self.able = False
        self.selected = False
        self.lifted = 0
        self.setPos(slot.x, slot.y)
        self.setZValue(20 if look.livery else 19)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_state(self, able: bool, selected: bool, lifted: int) -> None:
        """Whether it may act, is selected, and how many of it are in the hand."""
        if (able, selected, lifted) != (self.able, self.selected, self.lifted):
            self.able, self.selected, self.lifted = able, selected, lifted
            self.update()

    def boundingRect(self) -> QRectF:
        """Disc, crown, shadow, count and ring."""
        reach = self.diameter * 0.78
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def solid(self) -> QRectF:
        """The box of the disc."""
        return self.shape().boundingRect()

    def shape(self) -> QPainterPath:
        """The disc itself."""
        return outline(self.diameter / 2)

    def ring(self) -> QPainterPath:
        """A line round it, a little away from it."""
        return outline(self.diameter * 0.62)

    def ghost(self) -> Callable[[QPainter, float], None]:
        """Paints it round the origin, whatever becomes of the item: for a painter at so many pixels a unit."""
        diameter, look = self.diameter, self.look
        return lambda painter, zoom: paint_piece(painter, QPointF(0, 0), diameter, look)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The rest of the stack, or a ghost when all of it is in the hand."""
        tokens = theme.colours()
        left = len(self.stack.pieces) - self.lifted
        if left <= 0:
            painter.setOpacity(0.45)
            paint_piece(painter, QPointF(0, 0), self.diameter, self.look)
            painter.setOpacity(1)
            pen = QPen(colour(tokens.map_text), self.diameter * 0.05)
            pen.setDashPattern([3, 2.4])
            painter.strokePath(outline(self.diameter / 2), pen)
            return
        paint_piece(painter, QPointF(0, 0), self.diameter, self.look, left)
        ring = outline(self.diameter * (0.66 if self.look.size >= 1.5 else 0.57))
        if self.selected:
            painter.strokePath(ring, QPen(colour(tokens.glow), self.diameter * 0.1))
        elif self.able:
            painter.strokePath(ring, QPen(colour(tokens.glow), self.diameter * 0.045))
