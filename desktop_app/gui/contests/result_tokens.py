"""Markers of results that are still to be taken, and the pieces that they are carried onto: ordinary tokens of the
hand. They can be dragged, clicked one after the other, or walked to with the arrow keys and taken with Enter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
)

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.contests.roominess import Room
from desktop_app.gui.discs import paint_count, paint_piece
from desktop_app.gui.gestures import Stack
from desktop_app.gui.marks import ROUND, paint_gap, paint_mark
from desktop_app.gui.parts import PieceToken
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.theme import colour
from desktop_app.kernel.contests import FighterView


class Measure(NamedTuple):
    """Of a piece's place: its least width and its height, the width of its disc, the least room beside its words, their
    size, and how wide two of them may be in one line."""

    wide: int
    tall: int
    disc: int
    edge: int
    words: int
    line: int


SMALL = Measure(44, 64, 29, 5, 11, 0)
MEASURES = (Measure(70, 80, 37, 10, 12, 64), Measure(52, 80, 37, 6, 12, 64), SMALL, SMALL)
"""For each room."""

WORDS = 22
"""How far above its lower rim the words of a place begin."""

MARK, BESIDE = 11, 22
"""Radius of a result on a piece, and from there to the next one."""


class MarkerToken(PieceToken):
    """A result that can be carried; while it is in the hand its place is empty. `number`: so many equal ones lie on one
    another here."""

    def __init__(self, stack: Stack, showing: Showing, hand: DragController, form: str) -> None:
        super().__init__(stack, showing.look(stack.top), showing.spoken(stack), hand, 27)
        self._form = form
        self.number = 1

    @property
    def lifted(self) -> bool:
        """Is it in the hand?"""
        return bool(self._lifted)

    def pile(self, number: int) -> None:
        """So many lie here."""
        self.number = number
        self.update()

    def draw(self, painter: QPainter) -> None:
        """The marker, its ring when it is selected, and the line of the keyboard's focus."""
        middle = QPointF(self.width() / 2, self.height() / 2)
        radius = self._diameter / 2 * (1 if self._form == ROUND else 0.86)
        left = self.number - self._lifted
        if left:
            paint_mark(painter, middle, radius, self._form, self.look.art)
        else:
            paint_gap(painter, middle, radius, self._form)
        if left > 1:
            paint_count(painter, middle, self._diameter, str(left))
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
    """A piece, or equal ones, that may take a result: its frame is dashed while it can, full under the pointer.
    `pointed`: the pointer or the keyboard has come or gone; `aimed`: this piece is meant by a click or a key."""

    pointed = Signal()
    aimed = Signal(str)

    def __init__(self, fighters: Sequence[FighterView], forms: Mapping[str, tuple[str, str]], showing: Showing,
                 hand: DragController) -> None:  # fmt: skip
        stack = Stack(tuple(showing.pieces[each.piece] for each in fighters))
        look = showing.look(stack.top)._replace(badges=(), coin=False)
        say = showing.wording.sentence
        fates = Counter(say(each.fate) for each in fighters if each.fate.id)
        all_same = set(fates.values()) == {len(fighters)}
        told = list(fates) if all_same else [f"{fate} {showing.wording.say('app.contest.times', n=number)}"
                                             for fate, number in fates.items()]  # fmt: skip
        super().__init__(stack, look, ", ".join((showing.spoken(stack), *told)), hand)
        self._words = told[0] if all_same else say(fighters[0].name)
        self._is_fate, self._gone = all_same, fighters[0].gone
        taken = Counter(result for each in fighters for result in each.results)
        self._marks = [(*forms[result], number) for result, number in taken.items()]
        self.over = False
        self.tighten(Room.AMPLE)

    def tighten(self, room: Room) -> None:
        """Narrower where there is less room; its words are never cut."""
        self._measure = measure = MEASURES[room]
        self._diameter = theme.scaled(measure.disc * min(self.look.size, 1.05))
        metrics = QFontMetrics(self._font())
        self._lines = self._broken(metrics)
        widest = max(metrics.horizontalAdvance(line) for line in self._lines)
        self._wide = max(theme.scaled(measure.wide), widest + theme.scaled(measure.edge))
        self.stand(len(self._lines))

    def lines(self) -> int:
        """How many lines its words take."""
        return len(self._lines)

    def stand(self, lines: int) -> None:
        """As tall as others with so many lines of words."""
        further = (lines - 1) * QFontMetrics(self._font()).height()
        self.setFixedSize(self._wide, theme.scaled(self._measure.tall) + further)

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
        elif tokens.heavy:  # its ground is that of the card
            painter.strokePath(path, QPen(colour(tokens.line), 1))
        if self.hasFocus():
            painter.setPen(QPen(colour(tokens.focus), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 6, 6)
        middle = QPointF(self.width() / 2, theme.scaled((self._measure.tall - WORDS) / 2 + 2))
        painter.setOpacity(0.4 if self._gone else 1)
        paint_piece(painter, middle, self._diameter, self.look, len(self.stack.pieces))
        painter.setOpacity(1)
        self._paint_words(painter)
        self._paint_marks(painter)

    def _paint_words(self, painter: QPainter) -> None:
        tokens = theme.colours()
        painter.setFont(self._font())
        ink = tokens.loss if self._is_fate else tokens.text_2
        painter.setPen(colour(ink))
        top = theme.scaled(self._measure.tall - WORDS)
        below = QRectF(2, top, self.width() - 4, self.height() - top - 3)
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, "\n".join(self._lines))

    def _paint_marks(self, painter: QPainter) -> None:
        """What has been taken, with its number where several equal ones stand here."""
        for place, (form, art, number) in enumerate(self._marks):
            at = QPointF(self.width() - theme.scaled(14 + BESIDE * place), theme.scaled(14))
            paint_mark(painter, at, theme.scaled(MARK) * (1 if form == ROUND else 0.86), form, art)
            if number > 1:
                paint_count(painter, at, 2 * theme.scaled(MARK), str(number))

    def _font(self) -> QFont:
        return theme.font("badge", theme.scaled(self._measure.words))

    def _broken(self, metrics: QFontMetrics) -> list[str]:
        """A long name in two lines."""
        words = self._words.replace("-", "-\u200b").replace("\u200b", " ").split(" ")
        if len(words) == 1 or metrics.horizontalAdvance(self._words) <= theme.scaled(self._measure.line):
            return [self._words]
        return [words[0], " ".join(words[1:])]
