"""A button for an action: its drawing, its words and its key."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

from desktop_app.gui.buttons import GlyphButton
from desktop_app.gui.parts import relook
from desktop_app.gui.preferences.key_map import key_words


class ActionButton(GlyphButton):
    """`keyed`: whether the key is written on it; else it is only told. `key`: instead of the action's own."""

    def __init__(self, action: QAction, art: str = "", keyed: bool = False, look: str = "plain",
                 key: QKeySequence | None = None) -> None:  # fmt: skip
        self._words = action.text().replace("&", "").replace("\u2026", "")
        shown = key_words(key or action.shortcut())
        super().__init__(self._words, art, shown if keyed else "", look, "small_b", 32)
        self._action, self._base = action, look
        self.setAccessibleName(self._words)
        self.setToolTip(f"{self._words} ({shown})" if shown else self._words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is
        self.setCheckable(action.isCheckable())
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def show_main(self, main: bool) -> None:
        """Is it the one thing to do now?"""
        relook(self, "main" if main else self._base)

    def show_words(self, shown: bool) -> None:
        """With its words or with its drawing alone, if it has one."""
        self.setText(self._words if shown or not self.has_art() else "")

    def _follow(self) -> None:
        """The action has changed."""
        self.setEnabled(self._action.isEnabled())
        self.setChecked(self._action.isChecked())
        self.setHidden(not self._action.isVisible()) if self.parentWidget() is not None else None
