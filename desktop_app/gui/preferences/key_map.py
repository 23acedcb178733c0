"""Which keys belong to which command: those that come with the program, and those the person has given instead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeySequence

from desktop_app.app.settings import SettingsKeeper

Key = QKeySequence | QKeySequence.StandardKey | str
EVERYWHERE, AT_TABLE, IN_EDITOR = "everywhere", "table", "editor"
_APART = (frozenset({"edit_position", "back_to_editor"}),)
"""Commands of one place that are never there at the same time: they may share a key."""

_BASIC = (
    Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up,
    Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab,
)  # fmt: skip
_BOARD = (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Equal, Qt.Key.Key_0)


class Entry(NamedTuple):
    """A command, where it can be used, and the keys it comes with. One that is `fixed` keeps them."""

    action: QAction
    where: str
    keys: tuple[QKeySequence, ...]
    fixed: bool = False


class KeyMap:
    """All commands with their keys, by name. What the person changes is kept in the settings."""

    def __init__(self, settings: SettingsKeeper) -> None:
        self._settings = settings
        self.entries: dict[str, Entry] = {}

    def add(self, name: str, action: QAction, keys: Iterable[Key], where: str = EVERYWHERE) -> None:
        """A command and the keys it comes with; its action has its keys from now on."""
        self.entries[name] = Entry(action, where, tuple(_sequences(keys)))
        self._dress(name)

    def add_fixed(self, name: str, action: QAction, keys: Iterable[Key], where: str) -> None:
        """A command whose keys can't be changed. The action only lends its words."""
        self.entries[name] = Entry(action, where, tuple(_sequences(keys)), fixed=True)

    def keys(self, name: str) -> tuple[QKeySequence, ...]:
        """The keys of a command now."""
        own = self._settings.now.keys.get(name)
        entry = self.entries[name]
        return entry.keys if own is None or entry.fixed else tuple([QKeySequence(key) for key in own if key])

    def is_changed(self, name: str) -> bool:
        """Has the person given this command another key?"""
        return name in self._settings.now.keys and not self.entries[name].fixed

    def refused(self, key: QKeySequence) -> str:
        """The id of the reason why no command may have this key, or nothing."""
        if key.isEmpty():
            return "app.key_refused.none"
        pressed = first(key)
        if pressed.keyboardModifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
            if pressed.key() in _BASIC:
                return "app.key_refused.basic"
            if pressed.key() in _BOARD:
                return "app.key_refused.board"
        return ""

    def taken_by(self, name: str, key: QKeySequence) -> str:
        """Another command that has this key in the same place, or nothing."""
        others = [other for other in self.entries if other != name and self._meet(name, other)]
        return next((other for other in others if key in self.keys(other)), "")

    def give(self, name: str, key: QKeySequence) -> None:
        """This key, and no other, for this command."""
        self._keep({name: [_portable(key)]})

    def swap(self, name: str, other: str, key: QKeySequence) -> None:
        """This key for the one command, the keys it had until now for the other."""
        left = [*self.keys(name), *[each for each in self.keys(other) if each != key]]
        self._keep({name: [_portable(key)], other: [_portable(each) for each in left]})

    def reset(self, name: str) -> None:
        """The keys that the command came with; whoever has one of them now gives it back the same way."""
        kept = dict(self._settings.now.keys)
        wanted = [name]
        while wanted:
            back = wanted.pop()
            kept.pop(back, None)
            wanted += [other for other in kept if other in self.entries and self._meet(back, other)
                       and set(kept[other]) & {_portable(key) for key in self.entries[back].keys}]
        self._settings.change(keys=kept)

    def dress(self) -> None:
        """Every action has its keys, and says the first in its tooltip."""
        for name, entry in self.entries.items():
            if not entry.fixed:
                self._dress(name)

    def _dress(self, name: str) -> None:
        action, keys = self.entries[name].action, self.keys(name)
        action.setShortcuts(list(keys))
        words = bare(action.text())
        action.setToolTip(f"{words} ({key_words(keys[0])})" if keys else words)

    def _meet(self, name: str, other: str) -> bool:
        """Can both be used at the same time?"""
        if any({name, other} <= apart for apart in _APART):
            return False
        places = {self.entries[name].where, self.entries[other].where}
        return EVERYWHERE in places or len(places) == 1

    def _keep(self, keys: dict[str, list[str]]) -> None:
        self._settings.change(keys={**self._settings.now.keys, **keys})


def first(key: QKeySequence) -> QKeyCombination:
    """The first press of a key that isn't empty."""
    found: QKeyCombination = key[0]  # type: ignore[index]  # Qt has it, its stubs don't say so
    return found


def key_words(sequence: QKeySequence) -> str:
    """A key as it stands on this system's keyboards."""
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)


def bare(words: str) -> str:
    """The words of a command without the marks of menus."""
    return words.replace("&", "").replace("…", "")


def _sequences(keys: Iterable[Key]) -> list[QKeySequence]:
    found: list[QKeySequence] = []
    for key in keys:
        several = QKeySequence.keyBindings(key) if isinstance(key, QKeySequence.StandardKey) else [QKeySequence(key)]
        found += [each for each in several[:1] if not each.isEmpty()]
    return found


def _portable(key: QKeySequence) -> str:
    return key.toString(QKeySequence.SequenceFormat.PortableText)
