"""A piece that fills its place on a board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.piece_item import PieceItem
from desktop_app.gui.board.slots import Slot
from desktop_app.gui.cards import rounded
from desktop_app.gui.discs import Look
from desktop_app.gui.gestures import Stack
from desktop_app.gui.theme import colour
from desktop_app.gui.tiles import paint_tile

WIDEST = 2.6
"""A tile is at most so many times as wide as it is tall; in a wider place it lies at the left."""

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

    def ring(self) -> QPainterPath:
        """A line round it, a little away from it."""
        return rounded(self._box.adjusted(-5, -5, 5, 5), 10)

    def ghost(self) -> Callable[[QPainter, float], None]:
        """Paints it round the origin, whatever becomes of the item: for a painter at so many pixels a unit."""
        box, look = QRectF(self._box), self.look
        return lambda painter, zoom: paint_tile(painter, box, look, zoom)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The tile, a ghost when it is in the hand, and its ring."""
        tokens = theme.colours()
        painter.setOpacity(0.4 if self.lifted else 1)
        paint_tile(painter, self._box, self.look, option.levelOfDetailFromTransform(painter.worldTransform()))
        painter.setOpacity(1)
        if self.selected or self.able:
            pen = QPen(colour(tokens.glow), 4 if self.selected else 2)
            painter.strokePath(rounded(self._box.adjusted(-1, -1, 1, 1), 7), pen)
