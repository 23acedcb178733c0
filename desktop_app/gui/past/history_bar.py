"""The banner above a table that is looked at as it was: which moment it is, and the ways through time."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QMenu, QPushButton, QVBoxLayout

from desktop_app.gui import theme
from desktop_app.gui.match_controller import MatchController
from desktop_app.gui.parts import Words
from desktop_app.gui.past.watching import WatchController
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.table.what_now import LEAST, STRIP
from desktop_app.gui.wording import Wording

LARGE = 150
"""From this text size on, in per cent, the board needs the room of the second line: it is said when one points."""


SHARE = 0.6
"""Of the strip's width, which buttons side by side may take."""


class HistoryBar(QFrame):
    """`left`: back to now. `played_on`: the game is to go on from the moment that is looked at."""

    left = Signal()
    played_on = Signal()

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self._wording = wording
        self.setProperty("look", "active")
        self.words = Words("", "lead_b")
        self.note = Words("", "small", "quiet")
        self.play_on = QPushButton(wording.say("app.history.play_on"))
        self.play_on.clicked.connect(self.played_on)
        self.eyes_menu = QMenu(self)
        self.eyes = QPushButton()
        self.eyes.clicked.connect(self._choose_eyes)
        self.back = QPushButton()
        self.back.setProperty("look", "main")
        self.back.clicked.connect(self.left)
        for button in (self.play_on, self.eyes, self.back):
            button.setFont(theme.font("body_b"))
            button.setMinimumHeight(theme.scaled(36))
        lines = QVBoxLayout()
        lines.setSpacing(theme.HAIR)
        lines.addWidget(self.words)
        lines.addWidget(self.note)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 10, 4)
        row.setSpacing(theme.MARGIN)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.setSpacing(theme.GAP)
        self.setMinimumHeight(theme.scaled(STRIP))
        row.addLayout(lines, 1)
        for button in (self.play_on, self.eyes, self.back):
            self._buttons.addWidget(button)
        row.addLayout(self._buttons)
        self.hide()

    def minimumSizeHint(self) -> QSize:
        """Any width will do: buttons go below one another."""
        return QSize(theme.scaled(LEAST), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width has room for another arrangement."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Buttons side by side while the sentence keeps a part of the strip."""
        shown = [button for button in (self.play_on, self.eyes, self.back) if not button.isHidden()]
        wide = sum(button.sizeHint().width() + theme.GAP for button in shown)
        ways = QBoxLayout.Direction
        self._buttons.setDirection(ways.LeftToRight if wide <= self.width() * SHARE else ways.TopToBottom)

    def show_table(self, controller: MatchController, showing: Showing) -> None:
        """Another moment; hidden when it is now, unless the game is only watched."""
        if controller.viewed is None and not controller.watching:
            self.hide()
            return
        say = self._wording.say
        watches = isinstance(controller, WatchController)
        phase, of = showing.wording.sentence(showing.view.phase), len(controller.match.way()) - 1
        words = say("app.watch.viewing" if watches else "app.history.viewing", what=phase)
        note = say("app.history.after", n=controller.answers_before(), of=of)
        self.back.setText(say("app.watch.leave" if watches else "app.history.back"))
        self.play_on.setHidden(watches)
        self.eyes.setVisible(isinstance(controller, WatchController) and len(controller.eyes()) > 1)
        if isinstance(controller, WatchController):
            note += " " + self._show_eyes(controller, showing)
        else:
            note += " " + say("app.history.note")
        self.words.setText(words)
        large = theme.text_size() >= LARGE
        self.note.setText(note)
        self.note.setHidden(large)
        self.words.setToolTip(note if large else "")
        self.setAccessibleName(f"{words}. {note}")
        self._fit()
        self.show()

    def _show_eyes(self, controller: WatchController, showing: Showing) -> str:
        """The menu of eyes; what is hidden from those that look now, in words."""
        say = self._wording.say
        names = {seat: say("app.watch.nobody") if not seat else seat_name(seat, showing) for seat in controller.eyes()}
        self.eyes_menu.clear()
        for seat, name in names.items():
            action = self.eyes_menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(seat == controller.viewer())
            action.triggered.connect(lambda _=False, seat=seat: controller.look_through(seat))
        now = names[controller.viewer()]
        self.eyes.setText(say("app.watch.eyes", who=now))
        return say("app.watch.through", who=now) if controller.viewer() else say("app.watch.public")

    def _choose_eyes(self) -> None:
        self.eyes_menu.popup(self.eyes.mapToGlobal(self.eyes.rect().bottomLeft()))


def seat_name(seat: str, showing: Showing) -> str:
    """What a seat is called."""
    view = showing.seat(seat)
    return showing.wording.sentence(view.name) if view is not None else showing.wording.name(seat)
