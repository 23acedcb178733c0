"""The strip at the left of the boards, where their buttons stand: what lies there of a map that goes round, veiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop_app.gui.board.name_item import NameItem
from desktop_app.gui.board.rim_item import VEIL, RimItem
from desktop_app.gui.kept_pictures import paint_kept_box

if TYPE_CHECKING:
    from desktop_app.gui.board.zoom_view import ZoomView


class SideStrip(QWidget):
    """Only a picture: no piece lies in it and nothing of it is hit. Beside boards that end it shows nothing."""

    def __init__(self, board: ZoomView) -> None:
        super().__init__(board)
        self._board = board
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def stand(self) -> None:
        """Between the frame and the boards."""
        boards = self._board.viewport().geometry()
        frame = self._board.frameWidth()
        self.setGeometry(frame, boards.top(), boards.left() - frame, boards.height())
        self.setVisible(self.width() > 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """As if the boards' view went on here; a picture that is kept while nobody zooms or moves."""
        rims = [item for item in self._board.table.items() if isinstance(item, RimItem)]
        shift = QTransform.fromTranslate(self.width(), 0)
        ways = [rim.sceneTransform() * self._board.viewportTransform() * shift for rim in rims]
        if not rims:
            return

        def strip(kept: QPainter, box: QRectF) -> None:
            kept.translate(box.topLeft())
            for rim, to_strip in zip(rims, ways):
                from_strip, _ = to_strip.inverted()
                kept.save()
                kept.setTransform(to_strip, True)
                rim.paint_left(kept, *[from_strip.map(QPointF(x, 0)).x() for x in (0, self.width())])
                kept.restore()

        painter = QPainter(self)
        key = tuple([(rim.looks(), way.m11(), way.dx(), way.dy()) for rim, way in zip(rims, ways)])
        paint_kept_box(painter, QRectF(self.rect()), ("strip", key), strip)
        self._paint_what_stands(painter, shift)
        painter.end()

    def _paint_what_stands(self, painter: QPainter, shift: QTransform) -> None:
        """Names and pieces that a near view shows only in part go on there too, but for words under a button."""
        table, option = self._board.table, QStyleOptionGraphicsItem()
        to_strip = self._board.viewportTransform() * shift
        buttons = QRectF(self._board.corner.geometry().translated(-self.pos()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for item in (*table.names.values(), *dict.fromkeys(table.pieces.values())):
            way = item.sceneTransform() * to_strip
            box = way.mapRect(item.boundingRect())
            hidden = isinstance(item, NameItem) and box.intersects(buttons)
            if item.isVisible() and box.intersects(QRectF(self.rect())) and not hidden:
                painter.save()
                painter.setTransform(way)
                painter.setOpacity(1 - VEIL)
                item.paint(painter, option)
                painter.restore()
