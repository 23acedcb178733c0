"""A group of preferences: rows of a name, a sentence and a control, and the way back to how the group came."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QUndoCommand, QUndoStack
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop_app.app.settings import Settings, SettingsKeeper
from desktop_app.gui import theme
from desktop_app.gui.parts import Words, panel
from desktop_app.gui.preferences.choosers import Segments, Switch
from desktop_app.gui.preferences.two_columns import TwoColumns
from desktop_app.gui.wording import Wording

BESIDE = 150
"""Up to this text size, in per cent, a control stands beside its words; above it below them."""


class Setting(NamedTuple):
    """A setting that is chosen here; without `values` it is a switch. `pictures`: a painter for each value, if they
    are told by pictures."""

    name: str
    values: tuple[tuple[Any, str], ...] = ()
    pictures: tuple[Callable[[QSize], QPixmap], ...] = ()


class BackToDefaults(QUndoCommand):
    """Some settings as they came with the program."""

    def __init__(self, settings: SettingsKeeper, names: Sequence[str]) -> None:
        super().__init__()
        self._settings = settings
        self._before = {name: getattr(settings.now, name) for name in names}
        self._after = {name: getattr(Settings(), name) for name in names}

    def redo(self) -> None:
        """The defaults."""
        self._settings.change(**self._after)

    def undo(self) -> None:
        """What was there before."""
        self._settings.change(**self._before)


class PreferenceGroup(QWidget):
    """One group. `names`: the settings that its way back concerns."""

    def __init__(self, title: str, names: Sequence[str], settings: SettingsKeeper, wording: Wording,
                 steps: QUndoStack) -> None:  # fmt: skip
        super().__init__()
        self.settings, self.wording, self._names, self._steps = settings, wording, tuple(names), steps
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, theme.MARGIN, 0)
        self.column.setSpacing(theme.GAP)
        self.defaults = small_button(wording.say("app.preferences.defaults"))
        self.defaults.clicked.connect(self._back_to_defaults)
        self.undo = small_button(wording.say("app.preferences.undo"))
        self.undo.clicked.connect(steps.undo)
        head = QHBoxLayout()
        head.setSpacing(theme.GAP)
        head.addWidget(Words(title, "heading", wraps=theme.text_size() > BESIDE), 1)
        buttons = head if theme.text_size() <= BESIDE else QHBoxLayout()
        buttons.addWidget(self.undo)
        buttons.addWidget(self.defaults)
        self.column.addLayout(head)
        if buttons is not head:
            buttons.addStretch(1)
            self.column.addLayout(buttons)

    def minimumSizeHint(self) -> QSize:
        """It scrolls: its height follows from its width alone."""
        return QSize(super().minimumSizeHint().width(), 0)

    def show_settings(self) -> None:
        """The settings have changed."""
        now, usual = self.settings.now, Settings()
        self.defaults.setEnabled(any(getattr(now, name) != getattr(usual, name) for name in self._names))
        self.undo.setVisible(self._steps.canUndo())

    def _back_to_defaults(self) -> None:
        self._steps.clear()
        self._steps.push(BackToDefaults(self.settings, self._names))
        self.show_settings()
        self.undo.setFocus()


class SettingRow(QFrame):
    """A setting: its name, what it does in a sentence, and its control."""

    def __init__(self, setting: Setting, settings: SettingsKeeper, wording: Wording) -> None:
        super().__init__()
        self.setting, self._settings = setting, settings
        self.setProperty("look", "panel")
        name = wording.say(f"app.preference.{setting.name}")
        now = getattr(settings.now, setting.name)
        self.control: Switch | Segments
        if setting.values:
            said = [words for _, words in setting.values]
            self.control = Segments(name, said, self._place(now), setting.pictures)
            self.control.chosen.connect(lambda place: self._change(setting.values[place][0]))
        else:
            self.control = Switch(name, now)
            self.control.clicked.connect(self._change)
        lay_row(self, name, wording.say(f"app.preference.{setting.name}.note"), self.control, not setting.values)

    def show_settings(self) -> None:
        """The settings have changed."""
        now = getattr(self._settings.now, self.setting.name)
        if isinstance(self.control, Switch):
            self.control.setChecked(now)
        else:
            self.control.show_choice(self._place(now))

    def _place(self, now: Any) -> int:
        return next((place for place, (value, _) in enumerate(self.setting.values) if value == now), -1)

    def _change(self, value: Any) -> None:
        self._settings.change(**{self.setting.name: value})


class Section(NamedTuple):
    """Settings that belong together, under a title if they have one; `more` stands below them."""

    title: str
    rows: tuple[Setting, ...] = ()
    more: tuple[QWidget, ...] = ()


class SettingsGroup(PreferenceGroup):
    """A group of settings in two columns of sections."""

    def __init__(self, title: str, left: Sequence[Section], right: Sequence[Section], settings: SettingsKeeper,
                 wording: Wording, steps: QUndoStack, shares: tuple[int, int] = (1, 1)) -> None:  # fmt: skip
        names = [row.name for section in (*left, *right) for row in section.rows]
        super().__init__(title, names, settings, wording, steps)
        self.rows: list[SettingRow] = []
        self.column.addWidget(TwoColumns(self._made(left), self._made(right), shares), 1)
        self.show_settings()

    def _made(self, sections: Sequence[Section]) -> list[QWidget]:
        """Titles and rows, from the top down."""
        made: list[QWidget] = []
        for section in sections:
            rows = [SettingRow(row, self.settings, self.wording) for row in section.rows]
            self.rows += rows
            made += [Words(section.title, "name")] if section.title else []
            made += [*rows, *section.more]
        return made

    def show_settings(self) -> None:
        """Every row, too."""
        super().show_settings()
        for row in self.rows:
            row.show_settings()


def lay_row(row: QFrame, name: str, note: str, control: QWidget, beside: bool) -> None:
    """Words, and the control beside or below them."""
    words = QVBoxLayout()
    words.setSpacing(theme.HAIR)
    words.addWidget(Words(name, "body_b"))
    if note:
        words.addWidget(Words(note, "small", "quiet"))
    if beside and theme.text_size() <= BESIDE:
        line = QHBoxLayout(row)
        line.addLayout(words, 1)
        line.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        line.setContentsMargins(16, 10, 12, 10)
        line.setSpacing(theme.MARGIN)
    else:
        column = QVBoxLayout(row)
        column.addLayout(words)
        column.addWidget(control)
        column.setContentsMargins(16, 10, 12, 12)
        column.setSpacing(theme.GAP)


def action_row(name: str, note: str, button: QPushButton) -> QFrame:
    """A row whose control is a button."""
    row = panel()
    lay_row(row, name, note, button, beside=True)
    return row


def small_button(words: str, look: str = "plain") -> QPushButton:
    """A button among the rows."""
    button = QPushButton(words)
    button.setProperty("look", look)
    button.setFont(theme.font("body_b"))
    button.setMinimumHeight(theme.scaled(34))
    return button
