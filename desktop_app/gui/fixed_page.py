"""Pages without a table: they grow with the window instead of reflowing for ever, and scroll when it is too small."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from desktop_app.gui import theme
from desktop_app.gui.theme import colour

DRAWN_FOR = QSize(1366, 768)
"""The window that a page is drawn for at zoom 1."""

MOST_ZOOM = 1.6

SMALL, LEAST_ZOOM = QSize(1000, 600), 0.35
"""In a smaller window, as on a small screen whose system draws everything two or three times as large, all is drawn
smaller instead of reaching over the screen; and the least zoom."""


def zoom_for(window: QSize) -> float:
    """How many times as large a page is drawn in a window of this size: in steps of a tenth, 0.35 to 1.6."""
    shrunk = shrunk_for(window)
    if shrunk < 1:
        return shrunk
    fits = min(window.width() / DRAWN_FOR.width(), window.height() / DRAWN_FOR.height())
    return max(1.0, min(MOST_ZOOM, math.floor(fits * 10 + 1e-6) / 10))


def shrunk_for(window: QSize) -> float:
    """How much smaller everything is drawn in a small window: 0.35 to 1, in steps of a twentieth."""
    fits = min(window.width() / SMALL.width(), window.height() / SMALL.height())
    return max(LEAST_ZOOM, min(1.0, math.floor(fits * 20 + 1e-6) / 20))


class FixedPage(QScrollArea):
    """Made of what `content` builds, anew when the window has changed enough for another zoom or arrangement."""

    def __init__(self, window: QSize) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self._window = window
        self._built: tuple[float, object] | None = None
        self._head: QWidget | None = None

    def content(self) -> QWidget:
        """Builds the page. Lengths and fonts of the theme are those of the zoom."""
        raise NotImplementedError

    def head(self) -> QWidget | None:
        """What stands above the page and does not scroll; made after the content."""
        return None

    def arrangement(self) -> object:
        """Whatever else the page is built anew for when it changes, by its room."""
        return None

    def room(self) -> QSize:
        """How much room there is, in pixels."""
        return self._window

    def build(self) -> None:
        """Builds the page anew. The keyboard stays where it was."""
        stops = self._stops()
        focused = next((place for place, stop in enumerate(stops) if stop.hasFocus()), -1)
        height = self.verticalScrollBar().value()
        with theme.zoomed(zoom_for(self._window)):
            self._built = (zoom_for(self._window), self.arrangement())
            made, head = self.content(), self.head()
        made.setAutoFillBackground(False)
        old = self.takeWidget()
        self.setWidget(made)
        made.show()
        self._show_head(head)
        self._fit()
        if old is not None:
            old.deleteLater()
        self.verticalScrollBar().setValue(height)
        stops = self._stops()
        if 0 <= focused < len(stops):
            stops[focused].setFocus()

    def build_soon(self) -> None:
        """Builds the page anew when the press that asked for it is over: the keyboard has moved on then."""
        QTimer.singleShot(0, self, self.build)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The page grows in steps."""
        super().resizeEvent(event)
        self._window = self.window().size()
        with theme.zoomed(zoom_for(self._window)):
            wanted = (zoom_for(self._window), self.arrangement())
        if self._built is not None and wanted != self._built:
            self.build()
        else:
            self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Words of the page have changed: it may need more room."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self._fit()
        return super().eventFilter(watched, event)

    def _show_head(self, head: QWidget | None) -> None:
        if self._head is not None:
            self._head.hide()
            self._head.deleteLater()
        self._head = head
        if head is not None:
            head.setParent(self)
            head.show()

    def _fit(self) -> None:
        """As wide as the window, as tall as it must be: a scroll area of its own would leave room for each sentence
        as if it were broken into two lines."""
        if self._head is not None:
            tall = max(self._head.heightForWidth(self.width()), self._head.sizeHint().height())
            self.setViewportMargins(0, tall, 0, 0)
            self._head.setGeometry(0, 0, self.viewport().width(), tall)
        page, room = self.widget(), self.viewport().size()
        if page is not None:
            page.resize(room.width(), max(room.height(), page.heightForWidth(room.width())))

    def _stops(self) -> list[QWidget]:
        parts = [part for part in (self._head, self.widget()) if part is not None]
        found = [each for part in parts for each in part.findChildren(QWidget)]
        return [each for each in found if each.focusPolicy() != Qt.FocusPolicy.NoFocus]


class Chart(QWidget):
    """A ground with quiet lines, as on a chart of the deep."""

    LINES, STEP = 24, 20

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lines from rim to rim."""
        tokens = theme.colours()
        if tokens.heavy:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(tokens.line, 0.34), 1))
        for line in range(self.LINES + 2):
            painter.drawPath(self._line(line))
        painter.end()

    def _line(self, number: int) -> QPainterPath:
        path = QPainterPath(QPointF(-self.STEP, self._height(number, -self.STEP)))
        for x in range(0, self.width() + 2 * self.STEP, self.STEP):
            path.lineTo(x, self._height(number, x))
        return path

    def _height(self, number: int, x: int) -> float:
        base = number * self.height() / self.LINES - 40
        return base + 26 * math.sin(x / 210 + number * 0.42) + 15 * math.sin(x / 83 - number * 0.3)
