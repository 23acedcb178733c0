"""Who takes the results: markers in a tray, and the pieces that they are carried onto.

Markers and pieces are ordinary tokens of the hand: they can be dragged, clicked one after the other, or walked to with
the arrow keys and taken with Enter.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.contests.side_card import MarkIcon, form_of
from desktop_app.gui.discs import paint_piece
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.gestures import Stack
from desktop_app.gui.marks import ROUND, paint_gap, paint_mark
from desktop_app.gui.parts import Glyph, PieceToken, Words, walk_by_arrows
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.theme import colour
from desktop_app.kernel.contests import ContestSide, ContestView, FighterView
from desktop_app.kernel.questions import Text

FEW = 5
"""So many pieces stand each for itself; of more the equal ones stand together."""

MANY = 4
"""So many results of a kind lie each for itself in a tray; more are counted, so that the words beside have room."""

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
    or the keyboard has come or gone."""

    pointed = Signal()

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


class Consequences(QWidget):
    """What is said before it happens: blue what may come of this step, salmon what the result pointed at would do."""

    def __init__(self, general: list[str], kept: bool) -> None:
        super().__init__()
        self._general = "\n".join(general)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        self._glyphs = [Glyph("warning", 16, tint) for tint in (theme.colours().info, theme.colours().loss)]
        for glyph in self._glyphs:
            row.addWidget(glyph, 0, Qt.AlignmentFlag.AlignTop)
        self.words = Words("", "small", "quiet")
        row.addWidget(self.words, 1)
        if kept:  # its room is there from the beginning: nothing jumps below the pointer
            self.setMinimumHeight(max(self.words.fontMetrics().height(), theme.scaled(16)))
        self.foretell("")
        if not kept and not general:
            self.hide()  # never shown from here: without a parent it would be a window of its own

    def foretell(self, words: str) -> bool:
        """These words, or the general ones; says whether they need more lines than any before."""
        shown = words or self._general
        if shown == self.words.text() and shown:
            return False
        self.words.setText(shown)
        for glyph, is_there in zip(self._glyphs, (bool(shown) and not words, bool(words)), strict=True):
            glyph.setVisible(is_there)
        tall = self.words.heightForWidth(self.words.width()) if self.words.isVisible() else 0
        grows = tall > self.minimumHeight() > 0
        if grows:
            self.setMinimumHeight(tall)
        return grows


class ResultsCard(QFrame):
    """What falls on one side and who takes it. Its frame is amber while whoever looks chooses."""

    def __init__(self, contest: ContestView, side: ContestSide, showing: Showing, hand: DragController) -> None:
        super().__init__()
        self.setProperty("look", "active" if side.decides else "panel")
        self.markers: list[PieceToken] = []
        self.slots: list[SlotToken] = []
        self._contest, self._side, self._showing, self._hand = contest, side, showing, hand
        column = self._column = QVBoxLayout(self)
        column.addWidget(self._head())
        column.addWidget(self._fighters())
        if side.to_come.id and not side.decides:
            column.addWidget(self._still_to_come())
        column.addStretch(1)
        self._foot = self._warnings()
        column.addWidget(self._foot)
        self.tighten(False)
        walk_by_arrows([*self.markers, *self.slots])
        self.setAccessibleName(f"{self._say(side.suffers)}. {self._say(side.note)}")

    def tokens(self) -> list[PieceToken]:
        """Everything that the hand may take or go to."""
        return [*self.markers, *self.slots]

    def tighten(self, tight: bool) -> None:
        """Narrower places where there is too little room for all; that one chooses is told by the frame then."""
        self._note.setVisible(not tight)
        edge = theme.TIGHT if tight else theme.GAP
        self._column.setContentsMargins(theme.scaled(12), edge, theme.scaled(12), edge)
        self._column.setSpacing(edge)
        for slot in self.slots:
            slot.tighten(tight)

    def _head(self) -> QWidget:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Words(self._say(self._side.suffers), "body_b"))
        self._note = Words(self._say(self._side.note), "small", "quiet")
        words.addWidget(self._note)
        row.addLayout(words, 1)
        row.addWidget(self._tray())
        return head

    def _tray(self) -> QWidget:
        tray = QWidget()
        flow = QHBoxLayout(tray)
        flow.setContentsMargins(0, 0, 0, 0)
        flow.setSpacing(theme.GAP)
        placed = self._placed()
        for result in placed if len(placed) + len(self._side.markers) <= MANY + 2 else ():
            flow.addWidget(MarkIcon(self._contest, result, 11, empty=True))
        now = self._side.markers if self._side.decides else [each for each in self._side.markers if not each.later]
        shown = self._side._replace(markers=tuple(now))
        for token in markers_of(self._contest, shown, self._showing, self._hand):
            flow.addWidget(token)
            if isinstance(token, PieceToken):
                self.markers.append(token)
        return tray

    def _still_to_come(self) -> QWidget:
        """What is chosen in a later step."""
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        row.addWidget(Words(self._say(self._side.to_come), "small", "quiet", wraps=False))
        for marker in self._side.markers:
            if marker.later:
                row.addWidget(MarkIcon(self._contest, marker.result, 9))
        row.addStretch(1)
        return line

    def _placed(self) -> list[str]:
        """What has left the tray in the step that goes on: its places are empty."""
        if not self._side.decides:
            return []
        later = {marker.result for marker in self._side.markers if not marker.piece}
        found = [result for fighter in self._side.fighters for result in fighter.results if result not in later]
        now = {marker.result for marker in self._side.markers if marker.piece} or set(found[-1:])
        return [result for result in found if result in now]

    def _fighters(self) -> QWidget:
        """Every piece by itself, or equal ones together when there are many."""
        holder = QWidget()
        flow = FlowLayout(holder, gap=theme.GAP)
        for fighters in self._heaps():
            stack = Stack(tuple(self._showing.pieces[each.piece] for each in fighters))
            forms = tuple((form_of(self._contest, result), self._art(result)) for result in fighters[0].results)
            slot = SlotToken(stack, fighters[0], forms, self._showing, self._hand)
            self.slots.append(slot)
            flow.addWidget(slot)
        return holder

    def _heaps(self) -> list[list[FighterView]]:
        shown = [each for each in self._side.fighters if each.piece in self._showing.pieces]
        if len(shown) <= FEW:
            return [[each] for each in shown]
        heaps: dict[tuple[object, ...], list[FighterView]] = {}
        for each in shown:
            kind = self._showing.pieces[each.piece].kind
            heaps.setdefault((kind, each.results, each.fate, each.gone), []).append(each)
        return list(heaps.values())

    def _art(self, result: str) -> str:
        return next(each.art for each in self._contest.results if each.id == result)

    def _warnings(self) -> Consequences:
        return Consequences([self._say(warning) for warning in self._side.warnings], self._side.decides)

    def foretell(self, words: str) -> bool:
        """What the option that is pointed at would bring, "" for none; says whether the card needs more room now."""
        return self._foot.foretell(words)

    def _say(self, text: Text) -> str:
        return self._showing.wording.sentence(text)


def markers_of(contest: ContestView, side: ContestSide, showing: Showing, hand: DragController) -> list[QWidget]:
    """The results that a side has still to take: those that are asked for now lie there to be carried."""
    say = showing.wording.say
    found: list[QWidget] = []
    for result in dict.fromkeys([marker.result for marker in side.markers]):
        of_kind = [marker for marker in side.markers if marker.result == result]
        pieces = [showing.pieces[marker.piece] for marker in of_kind if marker.piece in showing.pieces]
        waiting, more = len(of_kind) - len(pieces), len(pieces) - MANY
        found += [MarkerToken(Stack((piece,)), showing, hand, form_of(contest, result)) for piece in pieces[:MANY]]
        if more > 0:
            found.append(Words(say("app.contest.more", n=more), "body_b", wraps=False))
        found += [MarkIcon(contest, result, 9) for _ in range(waiting if waiting <= MANY else 1)]
        if waiting > MANY:
            found.append(Words(say("app.contest.times", n=waiting), "body_b", wraps=False))
    return found
