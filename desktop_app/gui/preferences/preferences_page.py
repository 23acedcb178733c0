"""The page of preferences: groups at the left, the rows of one group at the right. Everything works at once."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent, QShortcut, QUndoStack
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.dialogs import scrolling
from desktop_app.gui.fixed_page import zoom_for
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.menu_door import menu_button
from desktop_app.gui.parts import Words
from desktop_app.gui.past.film import AT_ONCE, SPEEDS
from desktop_app.gui.preferences.choosers import Segment
from desktop_app.gui.preferences.keys_group import KeysGroup
from desktop_app.gui.preferences.look_sample import LookSample
from desktop_app.gui.preferences.orders_group import OrdersGroup
from desktop_app.gui.preferences.preference_group import (
    PreferenceGroup,
    Section,
    Setting,
    SettingsGroup,
    action_row,
    small_button,
)
from desktop_app.gui.wording import Wording

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow

Columns = tuple[list[Section], list[Section]]
GROUPS = ("table", "look", "orders", "keys")
WIDEST = 1420
"""How wide a group may be, in pixels at 100 % text: longer lines are hard to read."""

LEAST = 200
"""Height that it needs, in pixels at 100 % text."""

NARROW, DOOR = 800, 150
"""From this width of the page on, in pixels at 100 % text, the groups stand beside the rows; and how wide they are."""

SECONDS = (1, 5, 15, 60)
"""How long a bot may be let think."""

LOOK_SHARES = (5, 6)
"""How settings of the look and the table that shows it share the width."""

_DRAWN = ("motion", "forecasts")
_SHOWN = ("hints", "since_last_turn", "previews")
_ASKED = ("confirm_undo", "confirm_results", "confirm_end", "confirm_leave")


class PreferencesPage(QWidget):
    """`left`: back to where one came from. `outgrown`: the window has changed enough for another zoom."""

    left = Signal()
    outgrown = Signal()

    def __init__(self, window: MainWindow, steps: QUndoStack, group: str = GROUPS[0]) -> None:
        super().__init__()
        self._window, self._steps = window, steps
        self.wording: Wording = window.wording
        self.settings = window.services.settings
        self.group, self._zoom = group, zoom_for(window.size())
        self.shown: PreferenceGroup | None = None
        with theme.zoomed(self._zoom):
            self._build()
        self.open_group(group)

    def _build(self) -> None:
        self.back = small_button(self.wording.say("app.preferences.back"))
        self.back.clicked.connect(self.left)
        self.doors: dict[str, QPushButton] = {}
        self._beside, self._holder = QWidget(), scrolling(QWidget(), across=True)
        self._lay_out()
        leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        leave.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        leave.activated.connect(self.left)

    def open_group(self, group: str) -> None:
        """The rows of another group."""
        if group != self.group:
            self._steps.clear()
        self.group = group
        for name, door in self.doors.items():
            door.setChecked(name == group)
        with theme.zoomed(self._zoom):
            self.shown = self._made(group)
        self._holder.setWidget(self.shown)
        self.shown.setAutoFillBackground(False)

    def put_menus(self, command: QAction) -> None:
        """At the right end of the bar."""
        with theme.zoomed(self._zoom):
            self._head.addWidget(menu_button(command))

    def show_settings(self) -> None:
        """The settings have changed."""
        if self.shown is not None:
            with theme.zoomed(self._zoom):
                self.shown.show_settings()

    def scrolled(self) -> int:
        """How far down one has looked."""
        return self._holder.verticalScrollBar().value()

    def scroll_to(self, value: int) -> None:
        """As far down as before."""
        self._holder.verticalScrollBar().setValue(value)

    def _made(self, group: str) -> PreferenceGroup:
        title = self.wording.say(f"app.preferences.{group}")
        if group == "keys":
            commands = self._window.commands
            return KeysGroup(title, commands.keys, commands.plain_keys(), self.settings, self.wording, self._steps)
        if group == "orders":
            return OrdersGroup(title, self._window.orders, self.settings, self.wording, self._steps)
        left, right = self._look() if group == "look" else self._table()
        shares = LOOK_SHARES if group == "look" else (1, 1)
        return SettingsGroup(title, left, right, self.settings, self.wording, self._steps, shares)

    def _look(self) -> Columns:
        say = self.wording.say
        themes = tuple([(name, say(f"app.theme.{name}")) for name in theme.THEMES])
        sizes = tuple([(size, say("app.text_size", n=size)) for size in theme.TEXT_SIZES])
        sample = self._window.preferences.sample()
        painters = tuple([partial(sample.picture, name) for name in theme.THEMES])
        drawn = tuple(map(Setting, _DRAWN))
        rows = (Setting("theme", themes, painters), Setting("text_scale", sizes), *drawn)
        return [Section("", rows, (self._layout_row(),))], [Section("", more=(LookSample(sample, self.wording),))]

    def _table(self) -> Columns:
        say = self.wording.say
        speeds = [(speed, say("app.speed", n=f"{speed:g}")) for speed in SPEEDS]
        speed = Setting("film_speed", (*speeds, (AT_ONCE, say("app.speed.at_once"))))
        thinking = Setting("thinking_time", tuple([(each, say("app.seconds", n=each)) for each in SECONDS]))
        left = [
            Section(say("app.preferences.bots"), (speed, thinking, Setting("bots_reasons"))),
            Section(say("app.preferences.persons"), (Setting("curtain"),)),
        ]
        right = [
            Section(say("app.preferences.shown"), tuple(map(Setting, _SHOWN))),
            Section(say("app.preferences.asked"), tuple(map(Setting, _ASKED))),
        ]
        return left, right

    def _layout_row(self) -> QFrame:
        say = self.wording.say
        button = small_button(say("app.preference.layout.do"))
        button.clicked.connect(self._window.commands["reset_layout"].trigger)
        return action_row(say("app.preference.layout"), say("app.preference.layout.note"), button)

    def _lay_out(self) -> None:
        bar = QFrame()
        bar.setProperty("look", "bar")
        self._head = head = QHBoxLayout(bar)
        head.setContentsMargins(12, 6, 12, 6)
        head.setSpacing(theme.MARGIN)
        head.addWidget(self.back)
        head.addWidget(Words(self.wording.say("app.preferences.title"), "heading"), 1)
        self._holder.setFrameShape(QFrame.Shape.NoFrame)
        self._holder.setMaximumWidth(theme.scaled(WIDEST))
        self._middle = middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        middle.setContentsMargins(24, 16, 12, 12)
        middle.setSpacing(theme.MARGIN)
        self._fill_doors()
        middle.addWidget(self._beside)
        middle.addWidget(self._holder, 100)
        middle.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(bar)
        page.addLayout(middle, 1)

    def minimumSizeHint(self) -> QSize:
        """Its rows scroll: it is content with little height."""
        return QSize(super().minimumSizeHint().width(), round(theme.scaled(LEAST) * self._zoom))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where room is short the groups stand above the rows."""
        super().resizeEvent(event)
        if zoom_for(self._window.size()) != self._zoom:
            self.outgrown.emit()
        longest = max(door.minimumSizeHint().width() for door in self.doors.values())
        door_wide = max(round(theme.scaled(DOOR) * self._zoom), longest)
        beside = self.width() >= theme.scaled(NARROW) * self._zoom
        self._middle.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._middle.setStretch(2, int(beside))
        if beside:
            self._beside.setFixedWidth(door_wide)
        else:
            self._beside.setMinimumWidth(0)
            self._beside.setMaximumWidth(self.width())
        for door in self.doors.values():
            door.setMinimumWidth(door_wide if beside else 0)

    def _fill_doors(self) -> None:
        """A button a group: one below the other, in rows where room is short."""
        flow = FlowLayout(self._beside, theme.GAP)
        self._beside.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        for place, name in enumerate(GROUPS):
            door = Segment(self.wording.say(f"app.preferences.{name}"))
            door.setMinimumHeight(theme.scaled(40))
            door.clicked.connect(lambda _=False, name=name: self.open_group(name))
            door.stepped.connect(lambda by, place=place: self._step(place + by))
            self.doors[name] = door
            flow.addWidget(door)

    def _step(self, place: int) -> None:
        if 0 <= place < len(GROUPS):
            self.doors[GROUPS[place]].setFocus()
            self.open_group(GROUPS[place])
