"""Cards as widgets: in a hand they can be clicked row by row and dragged; pointed at, they are shown large."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.gui import cards, theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.cards import Measures, height_of, paint_card, price_rise, row_boxes, usual_height
from desktop_app.gui.discs import Look
from desktop_app.gui.gestures import Stack
from desktop_app.gui.nested import Node
from desktop_app.gui.parts import PieceToken
from desktop_app.gui.table.showing import Showing

REST = 350
"""Milliseconds of pointing after which a card is shown large."""

NARROW, NARROWEST, SMALL_WIDTH, WHOLE_WIDTH, MIDDLE_WIDTH, LARGE_WIDTH = 100, 82, 138, 164, 184, 312


def _narrowest() -> int:
    """It grows half as fast as the text: a hand is to stay side by side."""
    return round(theme.scaled(NARROWEST) * (100 + theme.text_size()) / (2 * theme.text_size()))


class CardPreview(QWidget):
    """Cards shown large above the window. It never takes the mouse."""

    def __init__(self, window: QWidget, faces: Sequence[Node], showing: Showing, paper: bool) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._faces, self._showing, self._paper = faces, showing, paper
        size = cards.large()
        self._columns = max(1, min(len(faces), (window.width() - 32) // theme.scaled(LARGE_WIDTH + 8)))
        self._height = max(height_of(face, size) for face in faces) + price_rise()
        rows = -(-len(faces) // self._columns)
        self.resize(self._columns * theme.scaled(LARGE_WIDTH + 8), round(rows * (self._height + 8)))

    def stand_by(self, widget: QWidget) -> None:
        """Above a widget, or below it where there is more room, inside the window."""
        window = self.parentWidget()
        assert window is not None
        corner = widget.mapTo(window, QPoint(widget.width() // 2 - self.width() // 2, -self.height() - 10))
        if corner.y() < 8:
            below = widget.mapTo(window, QPoint(0, widget.height() + 10)).y()
            corner.setY(below if below + self.height() < window.height() else 8)
        corner.setX(max(8, min(corner.x(), window.width() - self.width() - 8)))
        self.move(corner)
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Every card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size, wide = cards.large(), theme.scaled(LARGE_WIDTH)
        for place, face in enumerate(self._faces):
            row, column = divmod(place, self._columns)
            top = row * (self._height + 8) + price_rise()
            box = QRectF(column * (wide + 8), top, wide, height_of(face, size))
            paint_card(painter, box, face, self._showing.wording, size, self._paper)
        painter.end()


BEGINS, ENDS = (QEvent.Type.Enter,), (
    QEvent.Type.Leave, QEvent.Type.Hide, QEvent.Type.FocusOut, QEvent.Type.MouseButtonPress)  # fmt: skip
"""What a widget hears when a look at its cards may begin, and when one is over."""


class Peek(QObject):
    """Shows cards large while a widget is pointed at for a moment, or has the keyboard's focus."""

    def __init__(self, widget: QWidget, faces: Sequence[Node], showing: Showing, paper: bool) -> None:
        super().__init__(widget)
        self._widget, self._faces, self._showing, self._paper = widget, faces, showing, paper
        self._shown: CardPreview | None = None
        self._rest = QTimer(widget)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self.show)

        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The pointer has come; it has gone, or a button is down, or the widget can't be seen any more."""
        if event.type() in BEGINS and self._faces:
            self._rest.start()
        elif event.type() in ENDS:
            self._end()
        return False

    def show(self) -> None:
        """At once."""
        if self._shown is None and self._faces and QApplication.mouseButtons().value == 0:
            self._shown = CardPreview(self._widget.window(), self._faces, self._showing, self._paper)
            self._shown.stand_by(self._widget)

    def _end(self) -> None:
        self._rest.stop()
        if self._shown is not None:
            self._shown.hide()
            self._shown.deleteLater()
            self._shown = None


class CardToken(PieceToken):
    """A card of a hand. A click takes it up; a click on one of its rows, when it is taken up, is that row's answer."""

    def __init__(self, card: Node, stack: Stack, look: Look, words: str, showing: Showing, hand: DragController | None,
                 size: Measures) -> None:  # fmt: skip
        super().__init__(stack, look, words, hand)
        self.card, self._size, self._wording = card, size, showing.wording
        self._able_rows: frozenset[str] = frozenset()
        self._zoom = theme.zoom()
        self.setFixedHeight(round(usual_height(size) if showing.whole else height_of(card, size)))
        self.setMinimumWidth(_narrowest() if showing.whole else theme.scaled(NARROW))
        most = WHOLE_WIDTH if showing.whole else MIDDLE_WIDTH if showing.roomy else SMALL_WIDTH
        self.setMaximumWidth(theme.scaled(most))
        self.setToolTip("")
        self.setAccessibleName(words)
        self._peek = Peek(self, (card,), showing, paper=True)
        self._pressed_at = QPoint()

    def show_rows(self, able: frozenset[str]) -> None:
        """The rows that may be taken now."""
        mine = frozenset(row.item.id for row in self.card.parts) & able
        if mine != self._able_rows:
            self._able_rows = mine
            self.update()

    def row_at(self, point: QPointF) -> str:
        """The row under a point of the card."""
        boxes = row_boxes(self.card, QRectF(self.rect()), self._size)
        return next((row.item.id for row, box in boxes if box.contains(point)), "")

    def row_point(self, row: str) -> QPoint:
        """The middle of a row."""
        boxes = row_boxes(self.card, QRectF(self.rect()), self._size)
        return next(box.center().toPoint() for each, box in boxes if each.item.id == row)

    def draw(self, painter: QPainter) -> None:
        """The card, a ghost when it is in the hand."""
        painter.setOpacity(0.4 if self._lifted else 1)
        with theme.zoomed(self._zoom):
            paint_card(painter, QRectF(self.rect()), self.card, self._wording, self._size, True,
                       self._able_rows if self.selected else frozenset(), self.able or self.selected or self.hasFocus())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Into the hand."""
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A row of the card that is taken up, or what a piece does."""
        point = event.position()
        near = (point.toPoint() - self._pressed_at).manhattanLength() < QApplication.startDragDistance()
        row = self.row_at(point)
        if self._hand is not None and self._holds and near and self.selected and row in self._able_rows:
            self._holds = False
            self._hand.pick(row, event.globalPosition().toPoint())
            return
        super().mouseReleaseEvent(event)

    def _tell(self) -> None:
        self._peek.show()
