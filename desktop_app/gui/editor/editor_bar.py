"""The bar above the editor: what is worked on, and what can be done with all of it."""

from __future__ import annotations

from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from desktop_app.gui import theme
from desktop_app.gui.editor.key_button import KeyButton
from desktop_app.gui.parts import Words, relook
from desktop_app.gui.top_bar import command_button
from desktop_app.gui.wording import Wording

LARGE = 125
"""Above this text size, in per cent, there is no room for the title."""


class EditorBar(QFrame):
    """Home and the title at the left, commands at the right."""

    def __init__(self, wording: Wording, actions: dict[str, QAction]) -> None:
        super().__init__()
        relook(self, "bar")
        self._title = Words("", "body_b", wraps=False)
        self._where = Words("", "small", "quiet", wraps=False)
        self.title = self.words = ""
        self._room = QWidget()
        self._room.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        inside = QHBoxLayout(self._room)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(theme.GAP)
        inside.addWidget(self._title)
        inside.addWidget(self._where)
        inside.addStretch(1)
        self.play = KeyButton(actions["play_from"], "play", keyed=theme.text_size() <= LARGE)
        rule = QFrame()
        rule.setFixedSize(1, theme.scaled(18))
        relook(rule, "rule")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(theme.GAP)
        row.addWidget(command_button(actions["home"]))
        row.addSpacing(4)
        if theme.text_size() <= LARGE:
            row.addWidget(Words(wording.say("app.editor.title"), "heading", wraps=False))
            row.addSpacing(4)
            row.addWidget(rule)
            row.addSpacing(4)
        row.addWidget(self._room, 1)
        row.addWidget(KeyButton(actions["save_scenario"], "", keyed=False))
        row.addWidget(KeyButton(actions["share"], "share", keyed=False))
        row.addWidget(KeyButton(actions["trials"], "machine", keyed=False))
        row.addWidget(self.play)
        self._row = row

    def put_menu(self, button: QWidget) -> None:
        """The button of the menus, at the right end."""
        self._row.addWidget(button)

    def show_words(self, title: str, words: str) -> None:
        """What it is called; what it is and whether it has been kept, or a message."""
        self.title, self.words = title, words
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other words fit."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Nothing is cut off: where both don't fit the title goes; what is too long is told whoever points there."""
        room = self._room.width()
        wide = [label.fontMetrics().horizontalAdvance(words) + theme.GAP for label, words in
                ((self._title, self.title), (self._where, self.words))]  # fmt: skip
        self._title.setText(self.title if sum(wide) <= room else "")
        self._where.setText(self.words if wide[1] <= room else "")
        self._room.setToolTip(f"{self.title} {self.words}".strip())
