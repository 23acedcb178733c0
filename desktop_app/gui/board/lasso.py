"""A line drawn round pieces takes them together."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from desktop_app.gui import theme
from desktop_app.gui.theme import colour


class Lasso(QWidget):
    """Lies over a board while it is drawn, and never takes the mouse."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._points: list[QPoint] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def is_drawn(self) -> bool:
        """Is a line being drawn?"""
        return bool(self._points)

    def begin(self, point: QPoint, over: QWidget) -> None:
        """From here on, in points of the widget that it lies over."""
        self.setGeometry(over.geometry())
        self._points = [point]
        self.show()
        self.raise_()

    def stretch(self, point: QPoint) -> None:
        """On to here."""
        self._points.append(point)
        self.update()

    def end(self) -> QPainterPath:
        """What the line runs round: it closes by itself."""
        path = self._path()
        self.cancel()
        return path

    def cancel(self) -> None:
        """Nothing is taken."""
        self._points = []
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A wash inside, a dashed line round it."""
        tokens = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = self._path()
        painter.fillPath(path, colour(tokens.glow, 0.12))
        painter.strokePath(path, QPen(colour(tokens.map_halo, 0.7), 4, j=Qt.PenJoinStyle.RoundJoin))
        pen = QPen(colour(tokens.glow), 2, j=Qt.PenJoinStyle.RoundJoin)
        pen.setDashPattern([4, 3])
        painter.strokePath(path, pen)
        painter.end()

    def _path(self) -> QPainterPath:
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(point) for point in self._points]))
        path.closeSubpath()
        return path
