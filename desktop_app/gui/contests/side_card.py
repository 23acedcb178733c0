"""One side of a contest: who, how many dice or what they gave, and a row for each source of dice."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.contests.dice_row import DiceRow
from desktop_app.gui.gestures import Stack
from desktop_app.gui.marks import LOZENGE, ROUND, paint_gap, paint_mark
from desktop_app.gui.parts import Glyph, Medallion, PieceToken, Words, panel, walk_by_arrows
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.table.table_layout import widened
from desktop_app.gui.theme import colour
from desktop_app.kernel.contests import ContestSide, ContestView, SourceView
from desktop_app.kernel.questions import Text

CREST = 5
"""Height of the stripe in the side's colour."""

ROW = (36, 28)
"""Least height of a source's row, and where there is too little room for all."""

NAMES = 116
"""Width of a source's words."""


DISC = (26, 19)
"""Width of a source's piece, and where there is too little room for all."""


class SourceToken(PieceToken):
    """A source's pieces, which are smaller where there is too little room for all."""

    def tighten(self, tight: bool) -> None:
        """Small or not."""
        self._diameter = theme.scaled(DISC[tight] * min(self.look.size, 1.04))
        self.setFixedSize(theme.scaled(40), round(self._diameter * 1.3))
        self.update()


class SideCard(QFrame):
    """A card with a crest in the colour of its side."""

    def __init__(self, contest: ContestView, side: ContestSide, showing: Showing, hand: DragController) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        self.tokens: list[PieceToken] = []
        self.dice: list[DiceRow] = []
        self._sources: list[SourceToken] = []
        self._source_rows: list[tuple[QWidget, Words]] = []
        self._contest, self._side, self._showing, self._hand = contest, side, showing, hand
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.scaled(6) + CREST, theme.MARGIN, theme.TIGHT)
        column.setSpacing(1)
        column.addWidget(self._head())
        for source in side.sources:
            rule = panel("rule")
            rule.setFixedHeight(1)
            column.addWidget(rule)
            column.addWidget(self._row(source))
        column.addStretch(1)
        walk_by_arrows(self.tokens)
        self.setAccessibleName(f"{self._name()}, {self._say(side.role)}")

    def tighten(self, tight: bool) -> None:
        """Where there is too little room for all: why there are so many dice is only told by a tip then,
        and what the side does is told by its place."""
        self._role.setVisible(not tight)
        for token in self._sources:
            token.tighten(tight)
        for row, why in self._source_rows:
            row.setMinimumHeight(theme.scaled(ROW[tight]))
            row.setToolTip(why.text() if tight else "")
            why.setVisible(not tight)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card, then its crest."""
        super().paintEvent(event)
        livery = self._showing.livery(self._side.seat)
        whole, stripe = QPainterPath(), QPainterPath()
        whole.addRoundedRect(QRectF(self.rect()), 10, 10)
        stripe.addRect(QRectF(0, 0, self.width(), CREST))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bright = theme.colours().shade < 1 and not theme.colours().heavy
        painter.fillPath(whole.intersected(stripe), colour(livery.field if bright else livery.line))
        painter.end()

    def _head(self) -> QWidget:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        row.addWidget(Medallion(self._showing.livery(self._side.seat), theme.scaled(30)))
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(Words(self._name(), "name"))
        self._role = Words(self._say(self._side.role), "small", "quiet")
        names.addWidget(self._role)
        row.addLayout(names, 1)
        number = self._side.dice
        dice = self._showing.wording.say("app.contest.dice", n=number)
        if not self._side.counts:
            row.addWidget(Glyph("dice", 20))
            row.addWidget(Words(str(number), "number", wraps=False))
            row.addWidget(Words(self._showing.wording.say("app.contest.dice_word", n=number), "small", "quiet", False))
            return head
        row.addWidget(Words(dice, "small", "quiet", wraps=False))
        for result, count in self._side.counts:
            row.addWidget(self._count(result, count))
        return head

    def _count(self, result: str, count: int) -> QWidget:
        """How many of a result its dice gave."""
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(theme.TIGHT, 0, 0, 0)
        row.setSpacing(theme.TIGHT)
        row.addWidget(MarkIcon(self._contest, result, 10))
        row.addWidget(Words(str(count), "number", wraps=False))
        kind = next(each for each in self._contest.results if each.id == result)
        words = self._showing.wording.say("app.contest.count", what=self._say(kind.name), n=count)
        holder.setAccessibleName(words)
        holder.setToolTip(words)
        return holder

    def _row(self, source: SourceView) -> QWidget:
        """Who rolls, why, and the dice."""
        row = QWidget()
        row.setMinimumHeight(theme.scaled(ROW[0]))
        box = QHBoxLayout(row)
        box.setContentsMargins(0, 1, 0, 1)
        box.setSpacing(theme.GAP)
        box.addWidget(self._who(source))
        words = QWidget()
        lines = QVBoxLayout(words)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        quiet = "" if source.dice else "quiet"
        name, why = self._say(source.name), " + ".join(self._say(part) for part in source.why)
        lines.addWidget(Words(name, "small_b", quiet))
        reason = Words(why, "small", "quiet" if source.dice else "past")
        lines.addWidget(reason)
        self._source_rows.append((row, reason))
        words.setFixedWidth(self._names_wide())
        box.addWidget(words)
        if source.dice > 0:
            box.addWidget(self._dice(source, name), 1)
        else:
            box.addWidget(Words(self._showing.wording.say("app.contest.no_dice"), "small", "past"), 1)
        return row

    def _names_wide(self) -> int:
        """The same for all rows, so that dice stand below dice; no word is wider."""
        said = [("small_b", self._say(source.name)) for source in self._side.sources]
        said += [("small", self._say(part)) for source in self._side.sources for part in source.why]
        words = [(style, word) for style, each in said for word in each.split()]
        longest = max((QFontMetrics(theme.font(style)).horizontalAdvance(word) for style, word in words), default=0)
        return max(widened(NAMES), longest + 2)

    def _who(self, source: SourceView) -> QWidget:
        pieces = self._showing.pieces
        found = tuple(pieces[id] for id in source.pieces if id in pieces)
        room = theme.scaled(40)
        if not found:
            holder = QWidget()
            holder.setFixedWidth(room)
            return holder
        stack = Stack(found)
        look = self._showing.look(stack.top)._replace(badges=(), coin=False)
        token = SourceToken(stack, look, self._showing.spoken(stack), self._hand)
        token.tighten(False)
        self._sources.append(token)
        self.tokens.append(token)
        return token

    def _dice(self, source: SourceView, name: str) -> DiceRow:
        wording = self._showing.wording
        fell = ", ".join(wording.say("app.die", face=die.face, meaning=die.meaning or "blank") for die in source.rolled)
        ranks = tuple(result.id for result in self._contest.results)
        unrolled = wording.say("app.contest.dice", n=source.dice)
        made = DiceRow(source.dice, source.rolled, ranks, f"{name}: {fell or unrolled}")
        self.dice.append(made)
        return made

    def _name(self) -> str:
        seat = self._showing.seat(self._side.seat)
        return self._say(seat.name) if seat is not None else self._showing.wording.name(self._side.seat)

    def _say(self, text: Text) -> str:
        return self._showing.wording.sentence(text)


class MarkIcon(QWidget):
    """A marker that is only looked at; `empty`: the place that it has left."""

    def __init__(self, contest: ContestView, result: str, radius: int, empty: bool = False) -> None:
        super().__init__()
        self._empty = empty
        self._art = next(each.art for each in contest.results if each.id == result)
        self._form = form_of(contest, result)
        self._radius = theme.scaled(radius)
        side = round(self._radius * (2 if self._form == ROUND else 2.1)) + 4
        self.setFixedSize(side, side)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Its fixed size."""
        return self.size()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The marker."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self._radius if self._form == ROUND else self._radius * 0.84
        middle = QPointF(self.width() / 2, self.height() / 2)
        if self._empty:
            paint_gap(painter, middle, radius, self._form)
        else:
            paint_mark(painter, middle, radius, self._form, self._art)
        painter.end()


def form_of(contest: ContestView, result: str) -> str:
    """The form of a result's markers."""
    return ROUND if contest.results[0].id == result else LOZENGE
