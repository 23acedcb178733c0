"""What the keyboard does on the editor's page, beside the commands of the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop_app.gui.preferences.key_map import key_words
from desktop_app.gui.wording import Wording

Standard = QKeySequence.StandardKey
KEYS: dict[str, QKeySequence | Standard | str] = {
    "tool.move": "1", "tool.stamp": "2", "tool.erase": "3", "turn": "T",
    "names": "N", "starts": "S", "guesses": "R",
    "copy": Standard.Copy, "cut": Standard.Cut, "paste": Standard.Paste, "duplicate": "Ctrl+D",
    "delete": Standard.Delete, "select_all": Standard.SelectAll, "leave": "Esc",
}  # fmt: skip
PLAIN_KEYS = ("arrows", "enter", "plus", "control_click", "double_click", "digits")
"""Keys that are no shortcuts: the board, the palette and the dice know them."""


def key_of(name: str) -> str:
    """The key of something as it stands on the keyboard."""
    return key_words(QKeySequence(KEYS[name]))


def actions(page: QWidget, wording: Wording, handlers: dict[str, Callable[[], object]]) -> dict[str, QAction]:
    """The actions of the page, which hears their keys."""
    found = {}
    for name, handle in handlers.items():
        action = QAction(wording.say(f"app.editor.{name}"), page)
        action.setShortcut(QKeySequence(KEYS[name]))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda _=False, act=handle: act())
        page.addAction(action)
        found[name] = action
    return found


def plain_keys(wording: Wording) -> list[tuple[str, str]]:
    """Keys that are no shortcuts and what they do."""
    return [(wording.say(f"app.editor.key.{name}"), wording.say(f"app.editor.key.{name}.does")) for name in PLAIN_KEYS]
