"""How a board that goes round goes on beyond its side rims: what lies there, fading, and arrows.

Nothing of it is hit."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.chart import Chart
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.kept_pictures import paint_kept_box
from desktop_app.gui.theme import colour

REACH = 0.12
"""So much of the board's width is shown again beyond each rim, where there is room: most of a column."""

LEAST = 1.0
"""Pixels that must be free beside a board for a strip to be seen."""

ARROW = 14.0
"""Side of an arrow in pixels; where less is free beside the board there is none."""

VEIL = 0.45
"""How strong the fade is at a rim."""

HEIGHTS = (0.25, 0.5, 0.75)
"""Where the arrows stand, as shares of the height."""


class RimItem(QGraphicsItem):
    """Both strips of one board. They lie outside of the table and never make it smaller."""

    def __init__(self, chart: Chart) -> None:
        super().__init__()
        self._chart = chart
        self._wide, self._tall = chart.size
        self.setZValue(30)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The board and the strips beside it."""
        return QRectF(-self._wide * REACH, 0, self._wide * (1 + 2 * REACH), self._tall)

    def shape(self) -> QPainterPath:
        """Nothing: nobody goes there."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Each strip is the other end of the chart under a fade of the table's colour, then its rim and arrows."""
        to_screen, device = painter.worldTransform(), painter.device()
        left = to_screen.map(QPointF(0, 0)).x()
        right = device.width() - to_screen.map(QPointF(self._wide, 0)).x()
        for side, free in ((-1, left), (1, right)):
            if free >= LEAST:
                self._paint_beyond(painter, side, min(free / to_screen.m11(), self._wide * REACH), free >= ARROW + 6)

    def paint_left(self, painter: QPainter, start: float, end: float) -> None:
        """From `start` to `end`, in units of the board, as it is seen beside a view: all of it veiled."""
        picture = self._chart.ground
        if end > 0:
            painter.drawPixmap(QRectF(0, 0, self._wide, self._tall), picture, QRectF(picture.rect()))
            painter.fillRect(QRectF(0, 0, end, self._tall), colour(theme.colours().table, VEIL))
        if start < 0:
            self._paint_strip(painter, -1, min(-start, self._wide * REACH))

    def _paint_beyond(self, painter: QPainter, side: int, reach: float, arrows: bool) -> None:
        """A strip with its arrows, kept as a picture: fades and dashes would cost milliseconds each time."""
        to_screen = painter.worldTransform()
        where = to_screen.mapRect(QRectF(self._wide if side > 0 else -reach, 0, reach, self._tall))

        def strip(kept: QPainter, box: QRectF) -> None:
            kept.translate(box.topLeft() - where.topLeft())
            kept.setTransform(to_screen, True)
            self._paint_strip(kept, side, reach)
            if arrows:
                self._paint_arrows(kept, side, ARROW / to_screen.m11())

        painter.save()
        painter.resetTransform()
        paint_kept_box(painter, where, ("beyond", self.looks(), side, to_screen.m11(), reach, arrows), strip)
        painter.restore()

    def looks(self) -> int:
        """Another number for each picture of a ground."""
        return self._chart.ground.cacheKey()

    def _paint_strip(self, painter: QPainter, side: int, reach: float) -> None:
        picture, tokens = self._chart.ground, theme.colours()
        scale = picture.width() / self._wide
        rim = self._wide if side > 0 else 0.0
        strip = QRectF(rim if side > 0 else -reach, 0, reach, self._tall)
        source = QRectF(0 if side > 0 else picture.width() - reach * scale, 0, reach * scale, picture.height())
        painter.drawPixmap(strip, picture, source)
        fade = QLinearGradient(rim, 0, rim + side * self._wide * REACH, 0)
        fade.setColorAt(0, colour(tokens.table, VEIL))
        fade.setColorAt(1, colour(tokens.table))
        painter.fillRect(strip, fade)
        pen = QPen(colour(tokens.map_text, 0.85), 1.4)
        pen.setCosmetic(True)
        pen.setDashPattern([2.0, 3.0])
        painter.setPen(pen)
        painter.drawLine(QPointF(rim, 0), QPointF(rim, self._tall))

    def _paint_arrows(self, painter: QPainter, side: int, arrow: float) -> None:
        tokens, drawn = theme.colours(), drawing("down")
        if drawn is None:
            return
        for share in HEIGHTS:
            painter.save()
            painter.translate((self._wide if side > 0 else 0.0) + side * arrow * 0.75, self._tall * share)
            painter.rotate(-90 * side)
            box = QRectF(-arrow / 2, -arrow / 2, arrow, arrow)
            paint_glyph(painter, drawn, box, colour(tokens.map_text), colour(tokens.map_halo, 0.6))
            painter.restore()
