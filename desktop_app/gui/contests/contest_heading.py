"""The heading of a contest: where it is, its steps, and the buttons that tell everybody's luck and fold it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from desktop_app.gui import theme
from desktop_app.gui.contests.roominess import Room
from desktop_app.gui.icons import icon
from desktop_app.gui.parts import Glyph, Words
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.contests import ContestView

LARGE = 150
"""Above this text size, in per cent, the title may take two lines."""


class ContestHeading(QWidget):
    """`fold`: the board is wanted, or the contest again; `luck`: everybody's luck is to be told. Folded, it names only
    the step that goes on."""

    fold = Signal()
    luck = Signal()

    def __init__(self, contest: ContestView, showing: Showing, folded: bool) -> None:
        super().__init__()
        self._contest, self._showing, self._folded = contest, showing, folded
        self._other_steps: list[QWidget] = []
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        sign = Glyph("attack", 20)
        row.addWidget(sign)
        large = theme.text_size() > LARGE
        self._title = Words(showing.wording.sentence(contest.title), "heading_small", wraps=large)
        self._titles: list[QWidget] = [sign, self._title]
        row.addWidget(self._title, int(large))
        if not large:
            row.addStretch(1)
        for place in range(len(contest.steps)):
            if place == contest.step or not folded:
                self._add_step(place)
        say = showing.wording.say
        if not folded:
            self._button("luck", say("app.luck")).clicked.connect(self.luck)
        words = say("app.contest.unfold" if folded else "app.contest.fold")
        self.fold_button = self._button("unfold" if folded else "fold", words)
        self.fold_button.clicked.connect(self.fold)

    def name_all(self, all_steps: bool) -> None:
        """All steps, or only the one that goes on."""
        for part in self._other_steps:
            part.setVisible(all_steps)

    def tighten(self, room: Room) -> None:
        """With its title, or, where there is little room, without."""
        for part in self._titles:
            part.setVisible(room < Room.SCANT)

    def width_of_one_line(self) -> int:
        """How wide it must be for its title to stand in one line."""
        title = self._title
        if title.isHidden():
            return self.sizeHint().width()
        rest = self.sizeHint().width() - title.sizeHint().width()
        return rest + title.fontMetrics().horizontalAdvance(title.text()) + 2

    def _add_step(self, place: int) -> None:
        """Amber when it goes on, crossed out when nobody needs it."""
        contest, say = self._contest, self._showing.wording.sentence
        if place and not self._folded:
            self._other_steps.append(Glyph("next", 9, theme.colours().text_3))
            self._row.addWidget(self._other_steps[-1])
        lit, skipped = place == contest.step, place in contest.skipped
        tone = "" if lit else "past" if skipped or place < contest.step else "quiet"
        words = Words(say(contest.steps[place]), "small_b" if lit else "small", tone, wraps=False)
        if skipped:
            crossed = words.font()
            crossed.setStrikeOut(True)
            words.setFont(crossed)
            words.setAccessibleName(self._showing.wording.say("app.contest.skipped", what=words.text()))
        if lit:
            words.setProperty("look", "lit")
        else:
            self._other_steps.append(words)
        self._row.addWidget(words, 0, Qt.AlignmentFlag.AlignVCenter)

    def _button(self, art: str, words: str) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon(art))
        button.setIconSize(QSize(theme.scaled(16), theme.scaled(16)))
        button.setAccessibleName(words)
        button.setToolTip(words)
        self._row.addWidget(button)
        return button
