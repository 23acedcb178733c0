"""The keys of all commands: press a row, then the new key."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QUndoStack
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop_app.app.settings import SettingsKeeper
from desktop_app.gui import theme
from desktop_app.gui.parts import Words
from desktop_app.gui.preferences.key_map import EVERYWHERE, KeyMap, bare, first, key_words
from desktop_app.gui.preferences.preference_group import PreferenceGroup, small_button
from desktop_app.gui.preferences.two_columns import TwoColumns
from desktop_app.gui.wording import Wording

_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr,
              Qt.Key.Key_unknown)  # fmt: skip


class KeyButton(QPushButton):
    """Shows a command and its keys. After a press it waits for a key; `pressed_key` carries it, whatever it is."""

    pressed_key = Signal(QKeySequence)
    gave_up = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.waits = False
        self.setProperty("look", "row")
        self.name = Words("", "body")
        self.keys = Words("", "body_b", wraps=False)
        self._fonts = (theme.font("body"), theme.font("body_b"))
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 6, 12, 6)
        line.setSpacing(theme.MARGIN)
        line.addWidget(self.name, 1)
        line.addWidget(self.keys)
        for words in (self.name, self.keys):
            words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setMinimumHeight(theme.scaled(40))

    def tell_bare(self, bare: bool) -> None:
        """That there is no key is said quietly."""
        self.keys.setFont(self._fonts[not bare])
        self.keys.setProperty("tone", "past" if bare else "")
        self.keys.style().unpolish(self.keys)
        self.keys.style().polish(self.keys)

    def event(self, event: QEvent) -> bool:
        """While it waits no key means anything else."""
        if self.waits and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._take(event)
                return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Somebody looks elsewhere."""
        super().focusOutEvent(event)
        if self.waits and event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.gave_up.emit()

    def _take(self, event: QKeyEvent) -> None:
        event.accept()
        if event.key() in _MODIFIERS or event.isAutoRepeat():
            return
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        self.pressed_key.emit(QKeySequence(event.key() | held.value))


class KeyRow(QFrame):
    """A command with its keys, and what is said about a key that was pressed."""

    def __init__(self, name: str, keys: KeyMap, wording: Wording) -> None:
        super().__init__()
        self.command, self._keys, self._wording = name, keys, wording
        self._wanted, self._other = QKeySequence(), ""
        self.button = KeyButton()
        self.button.clicked.connect(self._wait)
        self.button.pressed_key.connect(self._pressed)
        self.button.gave_up.connect(self._rest)
        self.reset = small_button(wording.say("app.keys.reset"))
        self.reset.clicked.connect(lambda: keys.reset(name))
        self.message = Words("", "small", "loss")
        self.swap = small_button(wording.say("app.keys.swap"))
        self.swap.clicked.connect(self._swap)
        self.leave = small_button(wording.say("app.keys.leave"))
        self.leave.clicked.connect(self._rest)
        line = QHBoxLayout()
        line.setSpacing(theme.GAP)
        line.addWidget(self.button, 1)
        line.addWidget(self.reset)
        below = QHBoxLayout()
        below.setSpacing(theme.GAP)
        below.addWidget(self.message, 1)
        below.addWidget(self.swap)
        below.addWidget(self.leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.TIGHT)
        column.addLayout(line)
        column.addLayout(below)
        self._say("")
        self.show_keys()

    def show_keys(self) -> None:
        """The keys as they are now."""
        words = bare(self._keys.entries[self.command].action.text())
        has = ", ".join(key_words(key) for key in self._keys.keys(self.command)) or self._wording.say("app.keys.none")
        self.button.name.setText(words)
        self.button.tell_bare(not self._keys.keys(self.command))
        self.button.keys.setText(self._wording.say("app.keys.press") if self.button.waits else has)
        self.button.setAccessibleName(f"{words}: {has}")
        self.reset.setAccessibleName(self._wording.say("app.keys.reset_of", what=words))
        self.reset.setVisible(self._keys.is_changed(self.command))

    def _wait(self) -> None:
        self.button.waits = True
        self._say("")
        self.show_keys()

    def _rest(self) -> None:
        self.button.waits = False
        self._say("")
        self.show_keys()

    def _pressed(self, key: QKeySequence) -> None:
        refused = self._keys.refused(key)
        if refused:
            self.button.waits = first(key).key() != Qt.Key.Key_Escape
            self._say(self._wording.say(refused, key=key_words(key)))
            self.show_keys()
            return
        self.button.waits = False
        self._wanted, self._other = key, self._keys.taken_by(self.command, key)
        if not self._other:
            self._say("")
            self._keys.give(self.command, key)
            self.show_keys()
            return
        entry = self._keys.entries[self._other]
        sentence = "app.keys.taken_for_good" if entry.fixed else "app.keys.taken"
        self._say(self._wording.say(sentence, key=key_words(key), what=bare(entry.action.text())), not entry.fixed)
        self.show_keys()
        (self.leave if entry.fixed else self.swap).setFocus()

    def _swap(self) -> None:
        self._say("")
        self.button.setFocus()
        self._keys.swap(self.command, self._other, self._wanted)

    def _say(self, words: str, can_swap: bool = False) -> None:
        self.message.setText(words)
        self.message.setVisible(bool(words))
        self.swap.setVisible(can_swap)
        self.leave.setVisible(bool(words) and not self.button.waits)


class KeysGroup(PreferenceGroup):
    """All commands, by where they can be used; the keys that stay as they are below those for everywhere."""

    def __init__(self, title: str, keys: KeyMap, plain: list[tuple[str, str]], settings: SettingsKeeper,
                 wording: Wording, steps: QUndoStack) -> None:  # fmt: skip
        super().__init__(title, ("keys",), settings, wording, steps)
        self.column.addWidget(Words(wording.say("app.keys.how"), "body", "quiet"))
        self.rows = [KeyRow(name, keys, wording) for name, entry in keys.entries.items() if not entry.fixed]
        places: dict[str, list[QWidget]] = {}
        for where in dict.fromkeys(entry.where for entry in keys.entries.values()):
            rows = [row for row in self.rows if keys.entries[row.command].where == where]
            places[where] = [Words(wording.say(f"app.keys.where.{where}"), "name"), *rows]
        left = [*places.pop(EVERYWHERE), Words(wording.say("app.keys.stay"), "name"), *map(_plain_row, plain)]
        right = [widget for widgets in places.values() for widget in widgets]
        self.column.addWidget(TwoColumns(left, right), 1)
        self.show_settings()

    def show_settings(self) -> None:
        """Every row, too."""
        super().show_settings()
        for row in self.rows:
            row.show_keys()


def _plain_row(key: tuple[str, str]) -> QWidget:
    """A key that nobody can change, and what it does."""
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(12, 0, 12, 0)
    line.setSpacing(theme.MARGIN)
    line.addWidget(Words(key[1], "body"), 1)
    line.addWidget(Words(key[0], "body_b", wraps=False))
    return row
