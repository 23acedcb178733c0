"""The banner above a table that is looked at as it was: which moment it is, and the ways through time."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from desktop_app.gui import theme
from desktop_app.gui.match_controller import MatchController
from desktop_app.gui.parts import Words
from desktop_app.gui.showing import Showing
from desktop_app.gui.wording import Wording


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
        self.back = QPushButton(wording.say("app.history.back"))
        self.back.setProperty("look", "main")
        self.back.clicked.connect(self.left)
        for button in (self.play_on, self.back):
            button.setFont(theme.font("body_b"))
            button.setMinimumHeight(theme.scaled(36))
        lines = QVBoxLayout()
        lines.setSpacing(theme.HAIR)
        lines.addWidget(self.words)
        lines.addWidget(self.note)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 10, 8)
        row.setSpacing(theme.MARGIN)
        row.addLayout(lines, 1)
        row.addWidget(self.play_on)
        row.addWidget(self.back)
        self.hide()

    def show_table(self, controller: MatchController, showing: Showing) -> None:
        """Another moment; hidden when it is now."""
        if controller.viewed is None:
            self.hide()
            return
        phase, of = showing.wording.sentence(showing.view.phase), len(controller.match.way()) - 1
        words = self._wording.say("app.history.viewing", what=phase)
        note = self._wording.say("app.history.note", n=controller.answers_before(), of=of)
        self.words.setText(words)
        self.note.setText(note)
        self.setAccessibleName(f"{words}. {note}")
        self.show()
