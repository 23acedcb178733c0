"""What floats above the window: the piece in the hand, and the reason why something is not allowed."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.discs import Look, paint_piece

HAND = 40
"""Diameter of an ordinary piece in the hand."""

WIDEST = 280
"""Width of a tip's words."""


class LiftedPiece(QWidget):
    """The piece in the hand. It follows the pointer and never takes the mouse."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._look, self._number = Look("", None), 1
        self.hide()

    def take(self, look: Look, number: int = 1) -> None:
        """Another piece, or so many."""
        self._look, self._number = look, number
        side = theme.scaled(HAND * min(look.size, 1.6) * 1.6)
        self.resize(side, side)
        self.update()

    def follow(self, at: QPoint) -> None:
        """Stands under the pointer, which is given in points of the screen."""
        self.move(self._window.mapFromGlobal(at) - QPoint(self.width() // 2, self.height() // 2))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The piece."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        paint_piece(painter, middle, self.width() / 1.6, self._look, self._number)
        painter.end()


class ReasonTip(QFrame):
    """Short sentences beside the pointer: why not, or what would be. It goes by itself after `stays` milliseconds;
    with 0 it stays."""

    def __init__(self, window: QWidget, look: str = "reason", stays: int = 6000) -> None:
        super().__init__(window)
        self._window = window
        self._stays = stays
        self.setProperty("look", look)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.label = QLabel()
        self.label.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 12, 8)
        self._column.setSpacing(theme.GAP)
        self._column.addWidget(self.label)
        self.picture: QWidget | None = None
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(stays)
        self._end.timeout.connect(self.hide)
        self.hide()

    def show_reason(self, words: str, at: QPoint, picture: QWidget | None = None) -> None:
        """Stands beside a point of the screen, inside the window; a picture stands below the words."""
        self._hang(picture)
        self.label.setFont(theme.font("body_b"))
        self.label.setText(words)
        widest = max(self.label.fontMetrics().horizontalAdvance(line) for line in words.split("\n"))
        most = theme.scaled(WIDEST) if picture is None else picture.sizeHint().width()
        self.label.setFixedWidth(min(most, widest + 4))
        self.adjustSize()
        window = self._window
        corner = window.mapFromGlobal(at) + QPoint(26, -self.height() - 18)
        corner.setX(corner.x() - max(0, self.width() - theme.scaled(WIDEST) - 28))  # wide ones reach no further right
        corner.setX(max(8, min(corner.x(), window.width() - self.width() - 8)))
        corner.setY(max(8, min(corner.y(), window.height() - self.height() - 8)))
        self.move(corner)
        self.setAccessibleName(words)
        self.show()
        self.raise_()
        if self._stays:
            self._end.start()

    def _hang(self, picture: QWidget | None) -> None:
        if self.picture is not None:
            self._column.removeWidget(self.picture)
            self.picture.hide()
            self.picture.deleteLater()
        self.picture = picture
        if picture is not None:
            self._column.addWidget(picture)
