"""How a game ended, beside the board: who has won or why nobody has, and the last numbers of every seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.dialogs import Flowing, scrolling
from desktop_app.gui.drawings import drawing
from desktop_app.gui.even_layout import EvenLayout
from desktop_app.gui.parts import Glyph, Medallion, Words
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.views import SeatView

CROWN = "crown"


class ResultPanel(QFrame):
    """It stands where the options stood. `new_game`: another one is wanted; `watched`: this one again, as a film;
    `left`: the table is to be looked at; `exported`: the game is wanted as a file."""

    new_game = Signal()
    watched = Signal()
    exported = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "active")
        self._shown: tuple[object, ...] = ()
        content = Flowing()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(16, 12, 16, 16)
        self._column.setSpacing(theme.MARGIN)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        area = scrolling(content)
        area.setFrameShape(QFrame.Shape.NoFrame)
        around.addWidget(area)
        self.sentence = Words("", "lead_b")
        self._table = QWidget()
        self._again, self._watch, self._look, self._export = [QPushButton() for _ in range(4)]
        self._again.setProperty("look", "main")
        self._again.clicked.connect(self.new_game)
        self._watch.clicked.connect(self.watched)
        self._look.clicked.connect(self.left)
        self._export.clicked.connect(self.exported)
        for button in (self._again, self._watch, self._look, self._export):
            button.setFont(theme.font("body_b"))
            button.setMinimumHeight(theme.scaled(40))
        self._title = Words("", "heading")
        for part in (self._title, self.sentence, self._table):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._column.addWidget(self._again)
        self._others = EvenLayout(most=2, gap=theme.GAP)
        self._column.addLayout(self._others)
        for button in (self._watch, self._look, self._export):
            self._others.addWidget(button)
        self.hide()

    def add_button(self, words: str) -> QPushButton:
        """Something more that one may want when a game is over, after the other buttons."""
        button = QPushButton(words)
        button.setFont(theme.font("body_b"))
        button.setMinimumHeight(theme.scaled(40))
        self._others.addWidget(button)
        return button

    def show_table(self, showing: Showing, winners: Sequence[str], conceded: Collection[str] = ()) -> None:
        """The end of this game; `winners` may be nobody. What a bot won with a seat that was `conceded` is no person's
        victory, and is said so."""
        shown = (showing.view.over, showing.view.seats, tuple(winners), tuple(conceded))
        if shown == self._shown:
            return
        self._shown = shown
        words = showing.wording
        self._title.setText(words.say("app.over"))
        self._again.setText(words.say("app.over.again"))
        self._watch.setText(words.say("app.watch.this"))
        self._look.setText(words.say("app.over.look"))
        told = [words.sentence(showing.view.over) if showing.view.over else ""]
        told += [words.say("app.concede.won", who=_name(seat, showing)) for seat in winners if seat in conceded]
        self.sentence.setText(" ".join(told))
        self._export.setText(words.say("app.over.export"))
        self.setAccessibleName(self.sentence.text())
        rows = sorted(showing.view.seats, key=lambda seat: seat.id not in winners)
        self._column.removeWidget(self._table)
        self._table.hide()
        self._table.deleteLater()
        self._table = self._rows(rows, winners, showing, conceded)
        self._column.insertWidget(2, self._table)

    def _rows(self, seats: Sequence[SeatView], winners: Sequence[str], showing: Showing,
              conceded: Collection[str]) -> QWidget:  # fmt: skip
        """A line a seat, winners first: whose, a crown, the name, its numbers in columns."""
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.GAP)
        grid.setVerticalSpacing(theme.GAP)
        grid.setColumnStretch(1, 1)
        for column, item in enumerate(seats[0].counters if seats else ()):
            grid.addWidget(_heading(item.art, showing.wording.sentence(item.text)), 0, column + 2)
        for row, seat in enumerate(seats, 1):
            has_won = seat.id in winners
            grid.addWidget(Medallion(showing.livery(seat.id), theme.scaled(22)), row, 0)
            name = _name(seat.id, showing)
            name = showing.wording.say("app.seat.conceded", who=name) if seat.id in conceded else name
            grid.addWidget(Words(name, "body_b" if has_won else "body"), row, 1)
            for column, item in enumerate(seat.counters):
                number = Words(showing.wording.word(item.value), "small_b" if has_won else "small", wraps=False)
                number.setAlignment(Qt.AlignmentFlag.AlignCenter)
                number.setAccessibleName(f"{showing.wording.sentence(item.text)}: {number.text()}")
                grid.addWidget(number, row, column + 2)
            if has_won:
                crown = Glyph(CROWN, 18, theme.colours().gain)
                crown.setAccessibleName(showing.wording.say("app.over.winner"))
                crown.setToolTip(crown.accessibleName())
                grid.addWidget(crown, row, len(seat.counters) + 2)
        return table


def _name(seat: str, showing: Showing) -> str:
    view = showing.seat(seat)
    return showing.wording.sentence(view.name) if view is not None else showing.wording.name(seat)


def _heading(art: str, words: str) -> QWidget:
    """What the numbers below are."""
    heading: QWidget = Glyph(art, 16) if drawing(art) is not None else Words(words, "small", "quiet", wraps=False)
    heading.setToolTip(words)
    heading.setAccessibleName(words)
    return heading
