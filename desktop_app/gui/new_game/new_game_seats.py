"""The middle of the New game page: how many seats, who sits in each, who sits out, how fast bots answer, and
whether the seats fit together."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.settings import SettingsKeeper
from desktop_app.gui import theme
from desktop_app.gui.buttons import GlyphButton, SegmentBar
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.new_game.new_game_choice import NewGameChoice
from desktop_app.gui.new_game.seat_row import SeatRow
from desktop_app.gui.new_game.side_tokens import SideToken
from desktop_app.gui.new_game.table_tastes import PaceRow
from desktop_app.gui.parts import Glyph, Words, panel
from desktop_app.gui.wording import Wording

GROWS = 100
"""Rows take spare height up to their greatest one; what is left then lies below the bench."""


class SeatsPanel(QFrame):
    """`changed`: something was chosen here."""

    changed = Signal()

    def __init__(self, choice: NewGameChoice, words: Wording, settings: SettingsKeeper) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        self._choice, self._words, self._zoom = choice, words, theme.zoom()
        self.rows: list[SeatRow] = []
        self.tokens: list[SideToken] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(*[theme.scaled(12)] * 4)
        column.setSpacing(theme.scaled(8))
        column.addLayout(self._head())
        self._rows = QVBoxLayout()
        self._rows.setSpacing(theme.scaled(8))
        column.addLayout(self._rows, GROWS)
        self._bench_title = Words(words.say("app.new.bench"), "small_b", "quiet")
        column.addWidget(self._bench_title)
        self._bench = QWidget()
        self._bench_row = FlowLayout(self._bench, gap=theme.scaled(8))
        column.addWidget(self._bench)
        column.addStretch(1)
        rule = panel("rule")
        rule.setFixedHeight(1)
        column.addWidget(rule)
        self.pace = PaceRow(settings, words)
        column.addWidget(self.pace)
        verdict = QHBoxLayout()
        verdict.setSpacing(theme.scaled(8))
        top = Qt.AlignmentFlag.AlignTop
        self._fine = Glyph("check", 16, theme.colours().gain)
        self._bad = Glyph("warning", 16, theme.colours().loss)
        self.fits = Words(words.say("app.new.fits"), "small", "quiet")
        self.problem = Words("", "small", "loss")
        for widget in (self._fine, self._bad):
            verdict.addWidget(widget, 0, top)
        for label in (self.fits, self.problem):
            verdict.addWidget(label, 1)
        column.addLayout(verdict)

    def show_choice(self) -> None:
        """Seats, bench and verdict as they are chosen."""
        choice, who = self._choice, self._choice.room.introduction()
        self.number.show_value(len(choice.seats))
        with theme.zoomed(self._zoom):
            if len(self.rows) != len(choice.seats):
                self._make_rows(len(choice.seats))
            if [token.side for token in self.tokens] != list(choice.bench()):
                self._make_bench(choice.bench())
        for part in (self._bench, self._bench_title):
            part.setVisible(bool(choice.bench()))
        for row, side, player in zip(self.rows, choice.seats, choice.players):
            row.show_seat(who.side(side, choice.map), player, choice.level(row.place))
        self._judge()

    def held(self) -> SideToken | None:
        """The side that was taken from the bench by a click."""
        return next((token for token in self.tokens if token.isChecked()), None)

    # --- making ---------------------------------------------------------------------------------------------------

    def _head(self) -> QHBoxLayout:
        words, row = self._words, QHBoxLayout()
        row.setSpacing(theme.scaled(12))
        row.addWidget(Words(words.say("app.new.who"), "heading", wraps=False))
        numbers = [(number, str(number)) for number in self._choice.numbers()]
        self.number = SegmentBar(words.say("app.new.number"), numbers, len(self._choice.seats))
        self.number.chosen.connect(self._take_number)
        row.addWidget(self.number)
        row.addStretch(1)
        self.shuffle = GlyphButton(words.say("app.new.shuffle"), "dice", height=34)
        self.shuffle.clicked.connect(self._shuffle)
        row.addWidget(self.shuffle)
        return row

    def _make_rows(self, number: int) -> None:
        while len(self.rows) > number:
            _remove(self.rows.pop())
        while len(self.rows) < number:
            row = SeatRow(self._words, len(self.rows), self._choice.catalogue().sides, self._choice.bots)
            row.side_taken.connect(self._take_side)
            row.player_taken.connect(self._take_player)
            row.put.connect(self._put)
            row.let_go.connect(self._let_go)
            row.walked.connect(self._walk)
            self.rows.append(row)
            self._rows.addWidget(row, 1)

    def _make_bench(self, bench: tuple[str, ...]) -> None:
        for token in self.tokens:
            self._bench_row.removeWidget(token)
            _remove(token)
        words, who, self.tokens = self._words, self._choice.room.introduction(), []
        for side in bench:
            name = words.name(side)
            token = SideToken(side, name, who.side(side, self._choice.map), words.say("app.new.token", side=side))
            token.clicked.connect(lambda _=False, token=token: self._taken(token))
            token.lifted.connect(self._carried)
            token.dropped.connect(lambda at, side=side: self._dropped(side, at))
            token.put_back.connect(self._let_go)
            self._bench_row.addWidget(token)
            token.show()
            self.tokens.append(token)

    def _judge(self) -> None:
        words, found = self._words, self._choice.problems()
        said = [words.say(f"problem.{each.code}", **{str(n): value for n, value in enumerate(each.args)})
                for each in found]
        self.problem.setText(" ".join(said))
        for widget, seen in ((self._fine, not found), (self.fits, not found), (self._bad, bool(found)),
                             (self.problem, bool(found))):  # fmt: skip
            widget.setVisible(seen)

    # --- what is chosen -------------------------------------------------------------------------------------------

    def _take_number(self, number: int) -> None:
        self._choice.take_number(number)
        self.changed.emit()

    def _take_side(self, place: int, side: str) -> None:
        self._choice.take_side(place, side)
        self.changed.emit()

    def _take_player(self, place: int, player: str) -> None:
        self._choice.take_player(place, player)
        self.changed.emit()

    def _shuffle(self) -> None:
        self._choice.shuffle(random.Random())
        self.changed.emit()

    # --- the hand -------------------------------------------------------------------------------------------------

    def _taken(self, token: SideToken) -> None:
        """A click on a side that sits out: every seat waits for it; the same click again lets go."""
        for other in self.tokens:
            if other is not token:
                other.setChecked(False)
        self._await(token.isChecked())
        if token.isChecked() and token.hasFocus():
            self.rows[0].setFocus()
            self._await(True)

    def _put(self, place: int) -> None:
        token = self.held()
        if token is not None:
            self._seat(place, token.side)

    def _let_go(self) -> None:
        token = self.held()
        self._await(False)
        if token is not None:
            token.setChecked(False)
            token.setFocus()

    def _walk(self, place: int) -> None:
        if 0 <= place < len(self.rows):
            self.rows[place].setFocus()
            self._await(True)

    def _carried(self, at: QPoint) -> None:
        under = self._row_at(at)
        for row in self.rows:
            row.await_side(True, row is under)

    def _dropped(self, side: str, at: QPoint) -> None:
        row = self._row_at(at)
        self._await(False)
        if row is not None:
            self._seat(row.place, side)

    def _seat(self, place: int, side: str) -> None:
        self._await(False)
        self._take_side(place, side)
        self.rows[place].side.setFocus()

    def _await(self, awaits: bool) -> None:
        for row in self.rows:
            row.await_side(awaits)

    def _row_at(self, at: QPoint) -> SeatRow | None:
        return next((row for row in self.rows if row.rect().contains(row.mapFromGlobal(at))), None)


def _remove(widget: QWidget) -> None:
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()
