"""The bar above the editor: what is worked on, and what can be done with all of it."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from desktop_app.gui import theme
from desktop_app.gui.editor.action_button import ActionButton
from desktop_app.gui.editor.button_row import fit_buttons
from desktop_app.gui.parts import Words, relook
from desktop_app.gui.table.top_bar import command_button
from desktop_app.gui.wording import Wording

EDGE = 12


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
        self._home = command_button(actions["home"])
        self._head = Words(wording.say("app.editor.title"), "heading", wraps=False)
        self._rule = QFrame()
        self._rule.setFixedSize(1, theme.scaled(18))
        relook(self._rule, "rule")
        self._buttons = [ActionButton(actions[name], art) for name, art in
                         (("save_scenario", "scenario"), ("share", "share"), ("trials", "machine"))]  # fmt: skip
        self.play = ActionButton(actions["play_from"], "play", keyed=True)
        self._buttons.append(self.play)
        self._menu: QWidget | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(EDGE, 6, EDGE, 6)
        self._row.setSpacing(theme.GAP)
        for part in (self._home, self._head, self._rule):
            self._row.addWidget(part)
        self._row.addWidget(self._room, 1)
        for button in self._buttons:
            self._row.addWidget(button)

    def put_menu(self, button: QWidget) -> None:
        """The button of the menus, at the right end."""
        self._menu = button
        self._row.addWidget(button)
        self._fit()

    def show_words(self, title: str, words: str) -> None:
        """What it is called; what it is and whether it has been kept, or a message."""
        self.title, self.words = title, words
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Any width will do: words give way."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other words fit."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Nothing is cut off. The page's title goes first, then keys and words of the buttons, then the draft's title;
        what is too long is told whoever points there."""
        wide = [label.fontMetrics().horizontalAdvance(words) + theme.GAP for label, words in
                ((self._title, self.title), (self._where, self.words))]  # fmt: skip
        fixed = [part.sizeHint().width() + theme.GAP for part in (self._home, self._menu) if part is not None]
        room = self.width() - 2 * EDGE - sum(fixed)
        head = self._head.sizeHint().width() + self._rule.width() + 2 * theme.GAP
        left = room - fit_buttons(self._buttons, room - wide[1])
        titled = left >= head + sum(wide)
        self._head.setVisible(titled)
        self._rule.setVisible(titled)
        left -= head if titled else 0
        self._title.setText(self.title if sum(wide) <= left else "")
        self._where.setText(self.words if wide[1] <= left else "")
        self._room.setToolTip(f"{self.title} {self.words}".strip())
