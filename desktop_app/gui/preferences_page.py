"""The page of preferences: groups at the left, the rows of one group at the right. Everything works at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QUndoStack
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.choosers import Segment
from desktop_app.gui.film import AT_ONCE, SPEEDS
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.keys_group import KeysGroup
from desktop_app.gui.look_sample import LookSample
from desktop_app.gui.orders_group import OrdersGroup
from desktop_app.gui.parts import Words
from desktop_app.gui.preference_group import BESIDE, PreferenceGroup, Setting, SettingsGroup, action_row, small_button
from desktop_app.gui.wording import Wording

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow

GROUPS = ("bots", "look", "table", "orders", "keys")
WIDEST = 900
"""How wide a row may be, in pixels at 100 % text: longer lines are hard to read."""

_TABLE = ("confirm_undo", "confirm_end", "confirm_leave", "since_last_turn", "previews", "curtain")


class PreferencesPage(QWidget):
    """`left`: back to where one came from."""

    left = Signal()

    def __init__(self, window: MainWindow, steps: QUndoStack, group: str = GROUPS[0]) -> None:
        super().__init__()
        self._window, self._steps = window, steps
        self.wording: Wording = window.wording
        self.settings = window.services.settings
        self.group = group
        self.shown: PreferenceGroup | None = None
        self.back = small_button(self.wording.say("app.preferences.back"))
        self.back.clicked.connect(self.left)
        self.doors: dict[str, QPushButton] = {}
        self._holder = QScrollArea()
        self._lay_out()
        leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        leave.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        leave.activated.connect(self.left)
        self.open_group(group)

    def open_group(self, group: str) -> None:
        """The rows of another group."""
        self.group = group
        self._steps.clear()
        for name, door in self.doors.items():
            door.setChecked(name == group)
        self.shown = self._made(group)
        self._holder.setWidget(self.shown)
        self.shown.setAutoFillBackground(False)

    def show_settings(self) -> None:
        """The settings have changed."""
        if self.shown is not None:
            self.shown.show_settings()

    def scrolled(self) -> int:
        """How far down one has looked."""
        return self._holder.verticalScrollBar().value()

    def scroll_to(self, value: int) -> None:
        """As far down as before."""
        self._holder.verticalScrollBar().setValue(value)

    def _made(self, group: str) -> PreferenceGroup:
        title, say = self.wording.say(f"app.preferences.{group}"), self.wording.say
        if group == "keys":
            commands = self._window.commands
            return KeysGroup(title, commands.keys, commands.plain_keys(), self.settings, self.wording, self._steps)
        if group == "orders":
            return OrdersGroup(title, self._window.orders, self.settings, self.wording, self._steps)
        more: list[QWidget] = []
        if group == "bots":
            speeds = [(speed, say("app.speed", n=f"{speed:g}")) for speed in SPEEDS]
            rows = [Setting("film_speed", (*speeds, (AT_ONCE, say("app.speed.at_once")))), Setting("motion")]
        elif group == "look":
            themes = [(name, say(f"app.theme.{name}")) for name in theme.THEMES]
            sizes = [(size, say("app.text_size", n=size)) for size in theme.TEXT_SIZES]
            rows = [Setting("theme", tuple(themes)), Setting("text_scale", tuple(sizes))]
            more = [LookSample(self.wording), self._layout_row()]
        else:
            rows = [Setting(name) for name in _TABLE]
        return SettingsGroup(title, rows, self.settings, self.wording, self._steps, more)

    def _layout_row(self) -> QFrame:
        say = self.wording.say
        button = small_button(say("app.preference.layout.do"))
        button.clicked.connect(self._window.commands["reset_layout"].trigger)
        return action_row(say("app.preference.layout"), say("app.preference.layout.note"), button)

    def _lay_out(self) -> None:
        bar = QFrame()
        bar.setProperty("look", "bar")
        head = QHBoxLayout(bar)
        head.setContentsMargins(12, 6, 12, 6)
        head.setSpacing(theme.MARGIN)
        head.addWidget(self.back)
        head.addWidget(Words(self.wording.say("app.preferences.title"), "heading"), 1)
        _frameless(self._holder)
        self._holder.setMaximumWidth(theme.scaled(WIDEST))
        middle = QHBoxLayout() if theme.text_size() <= BESIDE else QVBoxLayout()
        middle.setContentsMargins(24, 16, 12, 12)
        middle.setSpacing(24)
        middle.addWidget(self._doors())
        middle.addWidget(self._holder, 10)
        if isinstance(middle, QHBoxLayout):
            middle.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(bar)
        page.addLayout(middle, 1)

    def _doors(self) -> QWidget:
        """A button a group: one below the other, in rows where words are large."""
        doors = QWidget()
        beside = theme.text_size() <= BESIDE
        column = QVBoxLayout(doors) if beside else FlowLayout(doors, theme.GAP)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP)
        for place, name in enumerate(GROUPS):
            door = Segment(self.wording.say(f"app.preferences.{name}"))
            door.setMinimumHeight(theme.scaled(40))
            door.setMinimumWidth(theme.scaled(150) if beside else 0)
            door.clicked.connect(lambda _=False, name=name: self.open_group(name))
            door.stepped.connect(lambda by, place=place: self._step(place + by))
            self.doors[name] = door
            column.addWidget(door)
        if isinstance(column, QVBoxLayout):
            column.addStretch(1)
        return doors

    def _step(self, place: int) -> None:
        if 0 <= place < len(GROUPS):
            self.doors[GROUPS[place]].setFocus()
            self.open_group(GROUPS[place])


def _frameless(area: QScrollArea) -> None:
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.viewport().setAutoFillBackground(False)
