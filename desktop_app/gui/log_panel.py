"""What happened, in plain words, the newest at the end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout

from desktop_app.gui import theme
from desktop_app.gui.parts import Words
from desktop_app.gui.sentence_list import Sentence, SentenceList


class LogPanel(QFrame):
    """The list of everything that happened."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        self.list = SentenceList(marks_current=False)
        self.list.setAccessibleName(title)
        self.list.setSelectionMode(SentenceList.SelectionMode.NoSelection)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 8)
        column.setSpacing(theme.TIGHT)
        column.addWidget(Words(title, "name"))
        column.addWidget(self.list, 1)

    def show_lines(self, lines: Sequence[Sentence]) -> None:
        """Another log; scrolls to its end."""
        if list(lines) != list(self.list.sentences.rows):
            self.list.sentences.show_rows(lines)
            self.list.scrollToBottom()
