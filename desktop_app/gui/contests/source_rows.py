"""Where the dice of a side come from: a row for each source, or, where there is little room, all in a few lines."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLayoutItem, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.contests.dice_row import DiceRow
from desktop_app.gui.contests.roominess import Room
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.gestures import Stack
from desktop_app.gui.parts import PieceToken, Words
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.theme import colour
from desktop_app.kernel.contests import SourceView

ROWS, DISCS = (36, 28, 22, 22), (26, 19, 16, 16)
"""Least height of a source's row and width of its piece, for each room."""

PIECE = 40
"""Room of a source's piece, with its crown and its count."""

REACH = 1.3
"""So many times as wide as its disc is a piece with its crown and its count."""


class SourceToken(PieceToken):
    """A source's pieces, which are smaller where there is less room."""

    def tighten(self, room: Room) -> None:
        """As large as there is room."""
        self._diameter = theme.scaled(DISCS[room] * min(self.look.size, 1.04))
        tall = round(self._diameter * REACH)
        self.setFixedSize(tall if room >= Room.SCANT else theme.scaled(PIECE), tall)
        self.update()


class SourceRow(QWidget):
    """Who rolls, why, and the dice. `ranks`: what a die may mean, the heaviest first; `wide`: the room of its words, in
    pixels. Without a hand its piece is only looked at."""

    def __init__(self, source: SourceView, ranks: tuple[str, ...], showing: Showing, hand: DragController | None,
                 wide: int) -> None:  # fmt: skip
        super().__init__()
        self._room = Room.AMPLE
        say = showing.wording.sentence
        name, why = say(source.name), " + ".join(say(part) for part in source.why)
        self._told = f"{name}: {why}"
        box = self._box = QHBoxLayout(self)
        box.setSpacing(theme.GAP)
        self.token = _token(source, showing, hand)
        self._piece = self.token or QWidget()
        if self.token is None:
            self._piece.setFixedWidth(theme.scaled(PIECE))
        box.addWidget(self._piece)
        self._words = QWidget()
        self._words.setFixedWidth(wide)
        lines = QVBoxLayout(self._words)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(Words(name, "small_b", "" if source.dice else "quiet"))
        self._why = Words(why, "small", "quiet" if source.dice else "past")
        lines.addWidget(self._why)
        box.addWidget(self._words)
        self.dice = _dice(source, ranks, showing, name) if source.dice > 0 else None
        self._end = self.dice or Words(showing.wording.say("app.contest.no_dice"), "small", "past")
        box.addWidget(self._end, 1)

    def tighten(self, room: Room) -> None:
        """Lower, or only its piece and its dice."""
        self._room, folds = room, room >= Room.SCANT
        self._box.setContentsMargins(0, int(not folds), 0, int(not folds))
        self._box.setSpacing(theme.TIGHT if folds else theme.GAP)
        self.setMinimumHeight(0 if folds else theme.scaled(ROWS[room]))
        self.setToolTip(self._told if room else "")
        self._why.setVisible(room == Room.AMPLE)
        self._piece.setVisible(self.token is not None or not folds)
        self._words.setVisible(self.token is None or not folds)
        if self.token is not None:
            self.token.tighten(room)
        self._end.setVisible(self.dice is not None or not folds)
        if self.dice is not None:
            self.dice.fold(folds)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A hair line above it, where it has a row of its own."""
        if self._room < Room.SCANT:
            painter = QPainter(self)
            painter.fillRect(0, 0, self.width(), 1, colour(theme.colours().line))
            painter.end()


class SourceRows(FlowLayout):
    """One below the other, or, folded, one behind the other in as few lines as hold them."""

    folded = False

    def fold(self, folded: bool) -> None:
        """Another way to stand."""
        self.folded, self._gap = folded, theme.GAP if folded else 1
        self.invalidate()

    def _rows(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        if self.folded:
            return super()._rows(width)
        return [[(item, QSize(width, _tall(item, width)))] for item in self._items]


def _tall(item: QLayoutItem, width: int) -> int:
    """How tall a row of this width is."""
    wanted = item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
    return max(wanted, item.minimumSize().height())


def _token(source: SourceView, showing: Showing, hand: DragController | None) -> SourceToken | None:
    """Its pieces, if it is rolled by any that are there."""
    found = tuple(showing.pieces[id] for id in source.pieces if id in showing.pieces)
    if not found:
        return None
    stack = Stack(found)
    look = showing.look(stack.top)._replace(badges=(), coin=False)
    return SourceToken(stack, look, showing.spoken(stack), hand)


def _dice(source: SourceView, ranks: tuple[str, ...], showing: Showing, name: str) -> DiceRow:
    say = showing.wording.say
    fell = ", ".join(say("app.die", face=die.face, meaning=die.meaning or "blank") for die in source.rolled)
    unrolled = say("app.contest.dice", n=source.dice)
    return DiceRow(source.dice, source.rolled, ranks, f"{name}: {fell or unrolled}")
