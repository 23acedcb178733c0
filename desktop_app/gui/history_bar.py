"""The banner above a table that is looked at as it was: which moment it is, and the ways through time."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSlider, QVBoxLayout

from desktop_app.gui import theme
from desktop_app.gui.match_controller import MatchController
from desktop_app.gui.parts import Words
from desktop_app.gui.showing import Showing
from desktop_app.gui.wording import Wording


class HistoryBar(QFrame):
    """`moved` carries how many answers after the start is to be looked at; `left`: back to now."""

    moved = Signal(int)
    left = Signal()

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self._wording = wording
        self.setProperty("look", "active")
        self.words = Words("", "lead_b")
        self.note = Words(wording.say("app.history.note"), "small", "quiet")
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(wording.say("app.history.slider"))
        self.slider.setMinimumHeight(theme.scaled(24))
        self.slider.valueChanged.connect(self.moved)
        self.back = QPushButton(wording.say("app.history.back"))
        self.back.setFont(theme.font("body_b"))
        self.back.setMinimumHeight(theme.scaled(36))
        self.back.setProperty("look", "main")
        self.back.clicked.connect(self.left)
        lines = QVBoxLayout()
        lines.setSpacing(theme.HAIR)
        lines.addWidget(self.words)
        lines.addWidget(self.note)
        lines.addWidget(self.slider)
        if theme.text_size() > theme.TEXT_SIZES[0]:
            self.note.hide()  # large words leave room for the board
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 10, 8)
        row.setSpacing(theme.MARGIN)
        row.addLayout(lines, 1)
        row.addWidget(self.back)
        self.hide()

    def show_table(self, controller: MatchController, showing: Showing) -> None:
        """Another moment; hidden when it is now."""
        if controller.viewed is None:
            self.hide()
            return
        way = controller.match.way()
        self._show_moment(showing.wording.sentence(showing.view.phase), way.index(controller.viewed), len(way) - 1)

    def _show_moment(self, phase: str, after: int, of: int) -> None:
        words = self._wording.say("app.history.viewing", what=phase, n=after, of=of)
        self.words.setText(words)
        self.setAccessibleName(words)
        with QSignalBlocker(self.slider):
            self.slider.setMaximum(of)
            self.slider.setValue(after)
        self.show()
