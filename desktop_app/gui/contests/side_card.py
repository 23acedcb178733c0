"""One side of a contest: who, how many dice or what they gave, and a row for each source of dice."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.contests.dice_row import DiceRow
from desktop_app.gui.contests.roominess import Room
from desktop_app.gui.contests.source_rows import SourceRow, SourceRows
from desktop_app.gui.marks import LOZENGE, ROUND, paint_gap, paint_mark
from desktop_app.gui.parts import Glyph, Medallion, PieceToken, Words, walk_by_arrows
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.table.table_layout import widened
from desktop_app.gui.theme import colour
from desktop_app.kernel.contests import ContestSide, ContestView
from desktop_app.kernel.questions import Text

CREST = 5
"""Height of the stripe in the side's colour."""

CORNER = 10
"""Radius of the card's corners, as the style sheet has it."""

MEDALLION = (30, 30, 24, 24)
"""Diameter of the side's medallion, for each room."""

NAMES = 116
"""Least width of a source's words."""


class SideCard(QFrame):
    """A card with a crest in the colour of its side. Without a hand it is only looked at; `names`: the least width of
    its sources' words."""

    def __init__(self, contest: ContestView, side: ContestSide, showing: Showing, hand: DragController | None = None,
                 names: int = NAMES) -> None:  # fmt: skip
        super().__init__()
        self.setProperty("look", "panel")
        self._contest, self._side, self._showing, self._hand = contest, side, showing, hand
        self._number: QWidget | None = None
        self._crest = theme.scaled(CREST)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.scaled(6) + self._crest, theme.MARGIN, theme.TIGHT)
        column.setSpacing(1)
        column.addWidget(self._head())
        self._sources = QWidget()
        self._lines = SourceRows(self._sources)
        ranks, wide = tuple(result.id for result in contest.results), self._names_wide(names)
        self.rows = [SourceRow(source, ranks, showing, hand, wide) for source in side.sources]
        for row in self.rows:
            self._lines.addWidget(row)
        column.addWidget(self._sources)
        column.addStretch(1)
        self.tokens: list[PieceToken] = [row.token for row in self.rows if row.token is not None]
        self.dice: list[DiceRow] = [row.dice for row in self.rows if row.dice is not None]
        walk_by_arrows(self.tokens)
        self.setAccessibleName(f"{self._name()}, {self._say(side.role)}")

    def tighten(self, room: Room) -> None:
        """Where there is little room, what the side does is told by its place alone."""
        self._role.setVisible(room == Room.AMPLE)
        if self._number is not None:
            self._number.setVisible(room < Room.SCANT)  # they can be seen
        self._medallion.setFixedSize(theme.scaled(MEDALLION[room]), theme.scaled(MEDALLION[room]))
        self._sources.setVisible(room < Room.LEAST or self._asked())
        self._lines.fold(room >= Room.SCANT)
        for row in self.rows:
            row.tighten(room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card, then its crest."""
        super().paintEvent(event)
        livery = self._showing.livery(self._side.seat)
        whole, stripe = QPainterPath(), QPainterPath()
        whole.addRoundedRect(QRectF(self.rect()), CORNER, CORNER)
        stripe.addRect(QRectF(0, 0, self.width(), self._crest))
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
        self._medallion = Medallion(self._showing.livery(self._side.seat), theme.scaled(MEDALLION[Room.AMPLE]))
        row.addWidget(self._medallion)
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
        self._number = Words(dice, "small", "quiet", wraps=False)
        row.addWidget(self._number)
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

    def _names_wide(self, least: int) -> int:
        """The same for all rows, so that dice stand below dice; no word is wider."""
        said = [("small_b", self._say(source.name)) for source in self._side.sources]
        said += [("small", self._say(part)) for source in self._side.sources for part in source.why]
        words = [(style, word) for style, each in said for word in each.split()]
        longest = max((QFontMetrics(theme.font(style)).horizontalAdvance(word) for style, word in words), default=0)
        return max(widened(least), longest + 2)

    def _asked(self) -> bool:
        """Can its pieces be chosen nowhere else?"""
        return not self._side.counts and self._hand is not None

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
