"""Markers of results that are still to be taken, and the pieces that they are carried onto: ordinary tokens of the
hand. They can be dragged, clicked one after the other, or walked to with the arrow keys and taken with Enter."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
)

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.discs import paint_piece
from desktop_app.gui.gestures import Stack
from desktop_app.gui.marks import ROUND, paint_gap, paint_mark
from desktop_app.gui.parts import PieceToken
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.theme import colour
from desktop_app.kernel.contests import FighterView

SLOT, NARROW = (70, 80), 52
"""Least width and height of a piece's place, and its least width where there is too little room for all."""


class MarkerToken(PieceToken):
    """A result that can be carried; while it is in the hand its place is empty."""

    def __init__(self, stack: Stack, showing: Showing, hand: DragController, form: str) -> None:
        super().__init__(stack, showing.look(stack.top), showing.spoken(stack), hand, 27)
        self._form = form

    def draw(self, painter: QPainter) -> None:
        """The marker, its ring when it is selected, and the line of the keyboard's focus."""
        middle = QPointF(self.width() / 2, self.height() / 2)
        radius = self._diameter / 2 * (1 if self._form == ROUND else 0.86)
        if self._lifted:
            paint_gap(painter, middle, radius, self._form)
        else:
            paint_mark(painter, middle, radius, self._form, self.look.art)
        if self.selected:
            painter.setPen(QPen(colour(theme.colours().glow), 3))
            painter.drawEllipse(middle, self.width() / 2 - 2, self.height() / 2 - 2)
        self._focus(painter)

    def _focus(self, painter: QPainter) -> None:
        if self.hasFocus():
            painter.setPen(QPen(colour(theme.colours().focus), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)


class SlotToken(PieceToken):
    """A piece that may take a result: its frame is dashed while it can, full under the pointer. `pointed`: the pointer
    or the keyboard has come or gone; `aimed`: this piece is meant by a click or a key."""

    pointed = Signal()
    aimed = Signal(str)

    def __init__(self, stack: Stack, fighter: FighterView, forms: tuple[tuple[str, str], ...], showing: Showing,
                 hand: DragController) -> None:  # fmt: skip
        look = showing.look(stack.top)._replace(badges=(), coin=False)
        name, fate = showing.wording.sentence(fighter.name), showing.wording.sentence(fighter.fate)
        spoken = ", ".join(part for part in (showing.spoken(stack), fate) if part)
        super().__init__(stack, look, spoken, hand, 37, most=1.05)
        self._words, self._is_fate, self._gone = fate or name, bool(fate), fighter.gone
        self._marks = forms
        self.over = False
        self.tighten(False)

    def tighten(self, tight: bool) -> None:
        """Narrower where there is too little room for all; its words are never cut."""
        metrics = QFontMetrics(theme.font("badge"))
        widest = max(metrics.horizontalAdvance(word) for word in self._broken())
        least, edges = (NARROW, 6) if tight else (SLOT[0], 10)
        wide = max(theme.scaled(least), widest + theme.scaled(edges))
        self.setFixedSize(wide, theme.scaled(SLOT[1]) + self._further_lines())

    def show_over(self, over: bool) -> None:
        """A marker, or the pointer, is above it."""
        if over != self.over:
            self.over = over
            self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer comes."""
        self.show_over(True)
        self.pointed.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer goes."""
        self.show_over(False)
        self.pointed.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """It is meant, and not another one like it."""
        self.aimed.emit(self.stack.top.id)
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The same by the keyboard."""
        self.aimed.emit(self.stack.top.id)
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes."""
        super().focusInEvent(event)
        self.pointed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard goes."""
        super().focusOutEvent(event)
        self.pointed.emit()

    def draw(self, painter: QPainter) -> None:
        """Ground, frame, piece, words, and what it has taken."""
        tokens = theme.colours()
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        path = QPainterPath()
        path.addRoundedRect(box, 8, 8)
        painter.fillPath(path, colour(tokens.raised if self.able else tokens.well))
        if self.able and (self.over or self.hasFocus()):
            painter.fillPath(path, colour(tokens.glow, 0.16))
            painter.strokePath(path, QPen(colour(tokens.glow), 3))
        elif self.able:
            pen = QPen(colour(tokens.glow), 1.8)
            pen.setDashPattern([3, 2.2])
            painter.strokePath(path, pen)
        if self.hasFocus():
            painter.setPen(QPen(colour(tokens.focus), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 6, 6)
        middle = QPointF(self.width() / 2, theme.scaled(31))
        painter.setOpacity(0.4 if self._gone else 1)
        paint_piece(painter, middle, self._diameter, self.look, len(self.stack.pieces))
        painter.setOpacity(1)
        self._paint_words(painter)
        for place, (form, art) in enumerate(self._marks):
            at = QPointF(self.width() - theme.scaled(14 + 22 * place), theme.scaled(14))
            paint_mark(painter, at, theme.scaled(11) * (1 if form == ROUND else 0.86), form, art)

    def _paint_words(self, painter: QPainter) -> None:
        tokens = theme.colours()
        painter.setFont(theme.font("badge"))
        ink = tokens.loss if self._is_fate else tokens.text_2
        painter.setPen(colour(ink))
        top = theme.scaled(SLOT[1] - 22)
        below = QRectF(2, top, self.width() - 4, self.height() - top - 3)
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, "\n".join(self._broken()))

    def _broken(self) -> list[str]:
        """A long name in two lines."""
        words = self._words.replace("-", "-\u200b").replace("\u200b", " ").split(" ")
        whole = QFontMetrics(theme.font("badge")).horizontalAdvance(self._words)
        if len(words) == 1 or whole <= theme.scaled(SLOT[0]) - 6:
            return [self._words]
        return [words[0], " ".join(words[1:])]

    def _further_lines(self) -> int:
        return (len(self._broken()) - 1) * QFontMetrics(theme.font("badge")).height()
