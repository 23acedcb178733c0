"""What the dice of a contest came to that was over before anybody had to choose: a bar tells it, until somebody answers
the next question or closes it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from desktop_app.app.luck import Fight, Luck, ledger_of
from desktop_app.gui import theme
from desktop_app.gui.contests.placing import AROUND, free_corner, free_ground
from desktop_app.gui.contests.side_card import MarkIcon
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.icons import icon
from desktop_app.gui.parts import Glyph, Medallion, Words
from desktop_app.kernel.contests import ContestView

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage


LEFT, RIGHT = 16, 12
"""Margins of the bar."""


class AftermathBar(QFrame):
    """One contest that is over: a line for each side with its dice and what they gave."""

    def __init__(self, page: TablePage, contest: ContestView, fight: Fight) -> None:
        super().__init__(page)
        self.setProperty("look", "contest")
        self._page, self._contest = page, contest
        say = page.wording.say
        title = say("app.contest.over", what=page.wording.sentence(fight.title))
        self._lines: list[FlowLayout] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(*(theme.scaled(side) for side in (LEFT, 6, RIGHT, 10)))
        column.setSpacing(theme.TIGHT)
        head = QHBoxLayout()
        head.setSpacing(theme.GAP)
        head.addWidget(Glyph("dice", 20))
        self._title = Words(title, "heading_small")
        head.addWidget(self._title, 1)
        self.close_button = QToolButton()
        self.close_button.setIcon(icon("close"))
        self.close_button.setIconSize(QSize(theme.scaled(14), theme.scaled(14)))
        self.close_button.setAccessibleName(say("app.luck.close"))
        self.close_button.setToolTip(self.close_button.accessibleName())
        head.addWidget(self.close_button)
        column.addLayout(head)
        told = [self._side(column, side) for side in fight.sides]
        self.setAccessibleName(". ".join([title, *told]))

    def least_width(self) -> int:
        """How wide it must be for its title to stand in one line, in pixels."""
        self.ensurePolished()
        title = self._title.fontMetrics().horizontalAdvance(self._title.text())
        beside = theme.scaled(20) + 2 * theme.GAP + 4 + self.close_button.sizeHint().width()
        return title + beside + self._edges()

    def fit(self, room: int) -> None:
        """As wide as its longest line, or as there is room, in pixels; then lines break."""
        lines = max(line.width_of_one_row() for line in self._lines)
        self.setFixedWidth(min(room, max(self.least_width(), lines + self._edges())))
        self.adjustSize()

    def _edges(self) -> int:
        """The width of its margins and its frame, in pixels."""
        return theme.scaled(LEFT) + theme.scaled(RIGHT) + 2 * theme.HAIR

    def _side(self, column: QVBoxLayout, side: Luck) -> str:
        page, wording = self._page, self._page.wording
        line = QWidget()
        row = FlowLayout(line, theme.GAP)
        self._lines.append(row)
        seat = page.showing.seat(side.seat)
        name = wording.sentence(seat.name) if seat is not None else wording.name(side.seat)
        dice = wording.say("app.contest.dice", n=side.dice)
        row.addWidget(Medallion(page.showing.livery(side.seat), theme.scaled(22)))
        row.addWidget(Words(name, "small_b", wraps=False))
        row.addWidget(Words(dice, "small", "quiet", wraps=False))
        told = [f"{name}: {dice}"]
        for count in side.counts:
            kind = next((each for each in self._contest.results if each.id == count.result), None)
            if kind is not None:
                row.addWidget(MarkIcon(self._contest, count.result, 9))
                row.addWidget(Words(str(count.came), "number", wraps=False))
                told.append(wording.say("app.contest.count", what=wording.sentence(kind.name), n=count.came))
        column.addWidget(line)
        return ", ".join(told)


class Aftermath(QObject):
    """An Extra of the table page. `bar` is what is told, None while nothing is."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self.bar: AftermathBar | None = None
        self._before: ContestView | None = None
        self._position = page.controller.match.position
        self._was_asked = False
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self._place)
        page.board.viewport().installEventFilter(self)
        page.drawer.stood.connect(self._place)
        page.board.table.relaid.connect(partial(self._again.start, 0))  # what may be chosen lies elsewhere then

    def show_table(self) -> None:
        """Another position."""
        page = self._page
        match, contest = page.controller.match, page.showing.view.contest
        past = page.controller.viewed is not None
        moved = match.position != self._position
        onward = moved and self._position in match.way()
        if contest is not None or past or (moved and (self._was_asked or not onward)):
            self.close()
        before, self._before = self._before, contest
        self._position, self._was_asked = match.position, bool(page.choices())
        unseen = before is not None and not any(side.counts for side in before.sides)
        if before is not None and contest is None and unseen and onward and not past:
            self._tell(before)
        elif self.bar is not None:
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The board has another size: what may be chosen lies elsewhere."""
        if event.type() == QEvent.Type.Resize and self.bar is not None:
            self._again.start(0)  # after the board has followed
        return False

    def close(self) -> None:
        """It has been read."""
        if self.bar is not None:
            self.bar.hide()
            self.bar.deleteLater()  # not at once: its own button may have been pressed
            self.bar = None

    def _tell(self, contest: ContestView) -> None:
        controller = self._page.controller
        found = ledger_of(controller.match, controller.viewer(), controller.match.position)
        if found is None or not found.fights:
            return
        fight = found.fights[-1]
        if {side.seat for side in fight.sides} <= {side.seat for side in contest.sides}:
            self.close()
            self.bar = AftermathBar(self._page, contest, fight)
            self.bar.close_button.clicked.connect(self.close)
            self._place()

    def _place(self) -> None:
        if self.bar is None:
            return
        self.bar.fit(free_ground(self._page, self.bar.least_width()).width() - 4 * AROUND)
        self.bar.move(free_corner(self._page, self.bar))
        self.bar.show()
        self.bar.raise_()
