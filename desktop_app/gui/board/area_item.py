"""The areas of a board as items: the light of goals, the focus line; and what is drawn for all of them together."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.chart import Chart, is_wet, outline_of, shore_of
from desktop_app.gui.theme import colour
from desktop_app.kernel.views import AreaView, BoardView

GOAL, REFUSED, ORIGIN, CHOSEN = "goal", "refused", "origin", "chosen"
MOST_PIXELS = 16_000_000
"""A ground of more pixels than this is scaled while it is painted, not before."""

_ROUND = Qt.PenJoinStyle.RoundJoin


class GroundItem(QGraphicsItem):
    """The chart below everything."""

    def __init__(self, chart: Chart) -> None:
        super().__init__()
        self._chart = chart
        self._scaled = QPixmap()
        self.setZValue(-1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The board."""
        return QRectF(0, 0, *self._chart.size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """In the pixels of the screen as it is zoomed now, so that a drag costs no scaling."""
        chart, ratio, to_screen = self._chart, painter.device().devicePixelRatioF(), painter.worldTransform()
        scale = to_screen.m11() * ratio
        size = QSize(round(chart.size[0] * scale), round(chart.size[1] * scale))
        if size.width() * size.height() > MOST_PIXELS:
            painter.drawPixmap(self.boundingRect(), chart.ground, QRectF(chart.ground.rect()))
            return
        if self._scaled.size() != size or self._scaled.devicePixelRatio() != ratio:
            whole, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            self._scaled = chart.ground.scaled(size, whole, smooth)
            self._scaled.setDevicePixelRatio(ratio)
        corner = to_screen.map(QPointF(0, 0))
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio), self._scaled)
        painter.restore()


class BorderItem(QGraphicsItem):
    """All borders of a board: a dark line with a light thread. Kept as a picture until somebody zooms."""

    def __init__(self, board: BoardView, unit: float) -> None:
        super().__init__()
        self._box = QRectF(0, 0, *board.size)
        self._unit = unit
        self._paths = [shore_of(area, board.size) for area in board.areas]
        self.setZValue(4)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        """The board."""
        return self._box

    def shape(self) -> QPainterPath:
        """Nothing: the pointer reaches the area below."""
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Each border once for each of its areas: the lines lie upon one another."""
        tokens = theme.colours()
        thick, thin = (5.0, 2.2) if tokens.heavy else (2.6, 0.9)
        dark = QPen(colour("#000000" if tokens.heavy else tokens.border), thick * self._unit, j=_ROUND)
        light = QPen(colour(tokens.thread, 0.75), thin * self._unit, j=_ROUND)
        for pen in (dark, light):
            for path in self._paths:
                painter.strokePath(path, pen)


class AreaItem(QGraphicsItem):
    """The region of one area. `mark` says how it is lit: goal, refused, origin, chosen or not at all."""

    def __init__(self, area: AreaView, chart: Chart) -> None:
        super().__init__()
        self.area = area
        self.mark = ""
        self.focused = False
        self.veiled = False
        self.wet = is_wet(area)
        self.path = outline_of(area)
        self._chart = chart
        self._unit = chart.unit

    def light(self, mark: str, veiled: bool = False) -> None:
        """Another light on the area."""
        if (mark, veiled) != (self.mark, self.veiled):
            self.mark, self.veiled = mark, veiled
            self._raise()
            self.update()

    def keep_picture(self, keep: bool) -> None:
        """Its light is kept as a picture, or painted each time: near by the pictures would be too large."""
        mode = QGraphicsItem.CacheMode.DeviceCoordinateCache if keep else QGraphicsItem.CacheMode.NoCache
        if mode != self.cacheMode():
            self.setCacheMode(mode)

    def warm(self) -> None:
        """Paints the light of a goal, which the first drag then needs not wait for."""
        self._chart.glow(self.area)

    def set_focused(self, focused: bool) -> None:
        """The keyboard stands here, or no longer."""
        if focused != self.focused:
            self.focused = focused
            self._raise()
            self.update()

    def _raise(self) -> None:
        """Light lies over the borders, a veil under them."""
        self.setZValue(4.8 if self.focused else 4.5 if self.mark else 0)

    def room(self) -> float:
        """How large it is, about."""
        box = self.path.boundingRect()
        return box.width() * box.height()

    def boundingRect(self) -> QRectF:
        """The outline and its lines."""
        edge = 4 * self._unit
        return self.path.boundingRect().adjusted(-edge, -edge, edge, edge)

    def shape(self) -> QPainterPath:
        """What the pointer hits."""
        return self.path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Only light: the ground lies below."""
        tokens = theme.colours()
        if self.veiled:
            painter.fillPath(self.path, colour(tokens.table, 0.5 if tokens.name == "light" else 0.34))
        if self.mark == GOAL:
            where, glow = self._chart.glow(self.area)
            painter.drawPixmap(where, glow, QRectF(glow.rect()))
        elif self.mark == REFUSED:
            self._hatch(painter)
            self._dashed(painter, tokens.loss)
        elif self.mark == ORIGIN:
            self._dashed(painter, tokens.map_text)
        elif self.mark == CHOSEN:
            self._line_inside(painter, QPen(colour(tokens.map_halo, 0.6), 13 * self._unit, j=_ROUND))
            self._line_inside(painter, QPen(colour(tokens.map_text), 9 * self._unit, j=_ROUND))
        if self.focused:
            self._line_inside(painter, QPen(colour(tokens.map_halo, 0.6), 9 * self._unit, j=_ROUND))
            self._line_inside(painter, QPen(colour(tokens.focus), 6 * self._unit, j=_ROUND))

    def _hatch(self, painter: QPainter) -> None:
        box = self.path.boundingRect()
        painter.save()
        painter.setClipPath(self.path, Qt.ClipOperation.IntersectClip)
        painter.setPen(QPen(colour(theme.colours().loss, 0.5), 1.4 * self._unit))
        x = box.left() - box.height()
        while x < box.right():
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
            x += 10 * self._unit
        painter.restore()

    def _dashed(self, painter: QPainter, tint: str) -> None:
        pen = QPen(colour(tint), 4 * self._unit, j=_ROUND)
        pen.setDashPattern([2.4, 1.8])
        self._line_inside(painter, pen)

    def _line_inside(self, painter: QPainter, pen: QPen) -> None:
        """A line along the border of which only the inner half is seen."""
        painter.save()
        painter.setClipPath(self.path, Qt.ClipOperation.IntersectClip)
        painter.strokePath(self.path, pen)
        painter.restore()
