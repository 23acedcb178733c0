"""A line of the log shows its moment, and where on the board it happened: a ring there that goes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.heights import RINGS
from desktop_app.gui.theme import colour

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage

STAYS, RADIUS = 1600, 38.0
"""Milliseconds that a ring stays, and its radius in pixels."""


class Ring(QGraphicsItem):
    """A ring of fixed size on the screen, in the colour of what is told, under names and pieces. It never takes the
    mouse."""

    def __init__(self, at: QPointF) -> None:
        super().__init__()
        self.setPos(at)
        self.setZValue(RINGS)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The ring with its dark edge."""
        reach = theme.scaled(RADIUS) + 6
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def shape(self) -> QPainterPath:
        """Nothing: the pointer reaches what lies below."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A blue line in a dark one."""
        tokens, radius = theme.colours(), theme.scaled(RADIUS)
        for tint, wide in ((tokens.map_halo, 9), (tokens.info, 5)):
            painter.setPen(QPen(colour(tint), wide))
            painter.drawEllipse(QPointF(0, 0), radius, radius)


class MomentRing(QObject):
    """An extra of the table page: it hears which line of the log was chosen."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self.rings: list[Ring] = []
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(STAYS)
        self._end.timeout.connect(self._clear)
        page.log.chosen.connect(self._show)

    def show_table(self) -> None:
        """Another moment has other rings."""
        self._clear()

    def _show(self, position: int) -> None:
        page = self._page
        page.controller.view_at(position)
        self._clear()
        board = page.board
        for id in self._places(position):
            where = board.table.where(id)
            if where is not None:
                ring = Ring(where)
                board.table.addItem(ring)
                self.rings.append(ring)
                board.centre_on(id)
        if theme.motion():
            self._end.start()  # without motion it stays until another moment

    def _places(self, position: int) -> list[str]:
        """The areas that the answer's events name; of pieces, where they lie now."""
        page = self._page
        lines = page.controller.match.log_at(position, page.controller.viewer())
        named = [str(id) for line in lines for id in (*line.event.ids, *line.event.args)]
        areas = page.board.table.areas
        lie = {piece.id: piece.place for piece in page.showing.view.pieces}
        found = [id if id in areas else lie.get(id, "") for id in named]
        return [id for id in dict.fromkeys(found) if id in areas]

    def _clear(self) -> None:
        self._end.stop()
        for ring in self.rings:
            if ring.scene() is not None:
                ring.scene().removeItem(ring)
        self.rings = []
