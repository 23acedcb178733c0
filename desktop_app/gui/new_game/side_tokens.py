"""Sides as discs: the piece that stands for one, and those that sit out, to be dragged or clicked onto a seat."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop_app.gui import theme
from desktop_app.gui.discs import liveries, look_of, paint_medallion, paint_piece
from desktop_app.gui.theme import colour
from desktop_app.kernel.introduction import SideView

DISC, TOKEN = 44, 34
"""Diameters at text size 100: of the piece on a seat, of a side that sits out."""


class SidePiece(QWidget):
    """The piece that stands for a side, on the side's own disc."""

    def __init__(self) -> None:
        super().__init__()
        self._diameter = theme.scaled(DISC)
        self._side: SideView | None = None
        self.setFixedSize(round(self._diameter * 1.3), round(self._diameter * 1.3))

    def show_side(self, side: SideView) -> None:
        """Another side."""
        self._side = side
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The disc; a great one with its crown."""
        if self._side is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = look_of(self._side.piece, liveries([self._side.seat]))
        paint_piece(painter, QPointF(self.rect().center()), self._diameter, look)
        painter.end()


class SideToken(QAbstractButton):
    """A side that sits out. `lifted`: it is carried, at a point of the screen; `dropped`: it was let go there;
    `put_back`: it was not. A click takes it into the hand, which is what `isChecked` tells."""

    lifted = Signal(QPoint)
    dropped = Signal(QPoint)
    put_back = Signal()

    def __init__(self, side: str, name: str, view: SideView, words: str) -> None:
        super().__init__()
        self.side, self._name = side, name
        self._livery = liveries([view.seat])[view.seat.id]
        self._disc, self._font = theme.scaled(TOKEN), theme.font("small")
        self._pressed: QPoint | None = None
        self._ghost: _Ghost | None = None
        self.setCheckable(True)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setMinimumSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """The disc and its name below it."""
        metrics = QFontMetricsF(self._font)
        wide = max(self._disc + 12, metrics.horizontalAdvance(self._name) + 12)
        return QSize(round(wide), round(self._disc + metrics.height() + 16))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Disc and name; amber when it is in the hand."""
        tokens = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self._disc / 2 + 6)
        painter.setOpacity(0.4 if self._ghost is not None else 1)
        paint_medallion(painter, middle, self._disc / 2 - 1, self._livery)
        painter.setOpacity(1)
        if self.isChecked():
            painter.setPen(QPen(colour(tokens.glow), 3))
            painter.drawEllipse(middle, self._disc / 2 + 3, self._disc / 2 + 3)
        painter.setFont(self._font)
        painter.setPen(colour(tokens.text if self.underMouse() or self.isChecked() else tokens.text_2))
        top = self._disc + 10
        painter.drawText(QRectF(0, top, self.width(), self.height() - top), Qt.AlignmentFlag.AlignHCenter, self._name)
        if self.hasFocus():
            painter.setPen(QPen(colour(tokens.focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It may become a click or a drag."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.globalPosition().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Farther than a slip of the hand: it is carried."""
        at = event.globalPosition().toPoint()
        if self._pressed is None:
            return
        if self._ghost is None and (at - self._pressed).manhattanLength() < QApplication.startDragDistance():
            return
        if self._ghost is None:
            self._ghost = _Ghost(self, self._disc)
        self._ghost.go(at)
        self.lifted.emit(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go: dropped, or it was a click."""
        self._pressed = None
        if self._ghost is None:
            super().mouseReleaseEvent(event)
            return
        self._end()
        self.dropped.emit(event.globalPosition().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it back."""
        if event.key() == Qt.Key.Key_Escape and (self._ghost is not None or self.isChecked()):
            self._pressed = None
            self._end()
            self.setChecked(False)
            self.put_back.emit()
        else:
            super().keyPressEvent(event)

    def paint_disc(self, painter: QPainter, middle: QPointF) -> None:
        """The disc alone, for the hand."""
        paint_medallion(painter, middle, self._disc / 2 - 1, self._livery)

    def _end(self) -> None:
        self.setDown(False)
        if self._ghost is not None:
            self._ghost.hide()
            self._ghost.deleteLater()
            self._ghost = None
        self.update()


class _Ghost(QWidget):
    """The disc under the pointer."""

    def __init__(self, token: SideToken, disc: int) -> None:
        super().__init__(token.window())
        self._token = token
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(disc + 4, disc + 4)
        self.show()

    def go(self, at: QPoint) -> None:
        """To a point of the screen."""
        self.move(self.window().mapFromGlobal(at) - self.rect().center())

    def paintEvent(self, event: QPaintEvent) -> None:
        """As the token's own."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._token.paint_disc(painter, QPointF(self.width() / 2, self.height() / 2))
        painter.end()
