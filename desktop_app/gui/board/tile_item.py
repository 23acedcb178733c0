"""A piece that fills its place on a board, and the heading of a board that belongs to a seat."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.piece_item import PieceItem
from desktop_app.gui.board.slots import Slot
from desktop_app.gui.cards import rounded
from desktop_app.gui.discs import Look, paint_medallion
from desktop_app.gui.gestures import Stack
from desktop_app.gui.theme import Livery, colour
from desktop_app.gui.tiles import paint_tile

WIDEST = 2.6
"""A tile is at most so many times as wide as it is tall; in a wider place it lies at the left."""

HEADING = 26.0
"""Height of a heading, in units of the table."""


class TileItem(PieceItem):
    """The picture of a tile in the box of its place."""

    def __init__(self, stack: Stack, look: Look, place: QRectF) -> None:
        tall = place.height() - 4
        wide = min(place.width() - 4, tall * WIDEST)
        super().__init__(stack, look, Slot(place.left() + 2 + wide / 2, place.center().y(), tall))
        self._box = QRectF(-wide / 2, -tall / 2, wide, tall)

    def boundingRect(self) -> QRectF:
        """The tile and its ring."""
        return self._box.adjusted(-4, -4, 4, 4)

    def shape(self) -> QPainterPath:
        """The tile itself."""
        return rounded(self._box, 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The tile, a ghost when it is in the hand, and its ring."""
        tokens = theme.colours()
        painter.setOpacity(0.4 if self.lifted else 1)
        paint_tile(painter, self._box, self.look, option.levelOfDetailFromTransform(painter.worldTransform()))
        painter.setOpacity(1)
        if self.selected or self.able:
            pen = QPen(colour(tokens.glow), 4 if self.selected else 2)
            painter.strokePath(rounded(self._box.adjusted(-1, -1, 1, 1), 7), pen)


class HeadingItem(QGraphicsItem):
    """Whose board this is: the seat's medallion and name, never smaller than a label."""

    def __init__(self, name: str, livery: Livery, wide: float) -> None:
        super().__init__()
        self._name, self._livery, self._wide = name, livery, wide
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The strip above the board."""
        return QRectF(0, 0, self._wide, HEADING)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The medallion, then the name."""
        zoom = option.levelOfDetailFromTransform(painter.worldTransform())
        radius = HEADING * 0.36
        paint_medallion(painter, QPointF(radius + 2, HEADING / 2), radius, self._livery)
        pixels = max(13.0, min(20.0, HEADING * zoom * 0.55))
        painter.save()
        painter.translate(2 * radius + 10, HEADING / 2)
        painter.scale(1 / zoom, 1 / zoom)
        font = theme.font("name", pixels)
        wide, room = QFontMetricsF(font).horizontalAdvance(self._name), (self._wide - 2 * radius - 10) * zoom
        if wide > room:  # a small board under a long name
            font = theme.font("name", max(9.0, int(pixels * room / wide)))
        painter.setFont(font)
        painter.setPen(colour(theme.colours().text))
        painter.drawText(QRectF(0, -20, self._wide * zoom, 40), Qt.AlignmentFlag.AlignVCenter, self._name)
        painter.restore()
