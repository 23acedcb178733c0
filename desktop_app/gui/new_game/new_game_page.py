"""One page for a new game: map, seats, options, seed. Everything has a sensible default: Start works at once."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.buttons import SegmentBar
from desktop_app.gui.fixed_page import FixedPage
from desktop_app.gui.menu_door import menu_button
from desktop_app.gui.new_game.new_game_choice import NewGameChoice
from desktop_app.gui.new_game.new_game_map import MapPanel
from desktop_app.gui.new_game.new_game_options import OptionsPanel, SeedPanel, StartPanel
from desktop_app.gui.new_game.new_game_seats import SeatsPanel
from desktop_app.gui.parts import Words
from desktop_app.gui.services import Services
from desktop_app.gui.table.top_bar import command_button
from desktop_app.gui.wording import Wording
from desktop_app.kernel.room import GameRoom

Columns = list[tuple[QFrame, ...]]

GUTTER = 12
"""Between the columns and round them."""

SHARES = (407, 309, 258)
"""How wide the columns are beside one another."""


class NewGamePage(FixedPage):
    """`started` carries the room, the setup, who plays each seat, and the seed; what was chosen is kept for the next
    start. `choice`: what has been chosen already, when the page is made anew."""

    started = Signal(object, object, object, int)

    def __init__(self, services: Services, wording: Wording, commands: Mapping[str, QAction], choice: NewGameChoice,
                 window: QSize) -> None:  # fmt: skip
        super().__init__(window)
        self.choice = choice
        self._services, self._wording, self._commands = services, wording, commands
        self.build()

    def chosen_room(self) -> GameRoom:
        """The game."""
        return self.choice.room

    def content(self) -> QWidget:
        """The bar, and three columns; two or one where words are large."""
        words = self._wording.of(self.choice.room.id)
        wide = round(self.room().width() * 0.97 * SHARES[0] / sum(SHARES)) - 2 * theme.scaled(GUTTER)
        self.map = MapPanel(self.choice, words, wide)
        self.seats = SeatsPanel(self.choice, words, self._services.settings)
        self.options = OptionsPanel(self.choice, words, self._services.settings)
        self.seed = SeedPanel(self.choice, words)
        self.starting = StartPanel(self.choice, words)
        self.map.chosen.connect(self._take_map)
        self.seats.changed.connect(self._show)
        self.options.changed.connect(self._show)
        self.seed.entered.connect(self.starting.start.click)
        self.starting.start.clicked.connect(self._start)
        self._show()
        page = QWidget()
        whole = QVBoxLayout(page)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._bar())
        whole.addLayout(self._columns(), 1)
        return page

    def show_settings(self) -> None:
        """A taste was changed here or elsewhere."""
        self.options.show_settings()
        self.seats.pace.show_settings()

    def showEvent(self, event: QShowEvent) -> None:
        """The preferences may have lain over it."""
        super().showEvent(event)
        self.show_settings()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts; where it means something else, with the control key."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        presses = isinstance(QApplication.focusWidget(), QAbstractButton | QComboBox)
        if enter and (not presses or event.modifiers() & Qt.KeyboardModifier.ControlModifier):
            self.starting.start.click()
        else:
            super().keyPressEvent(event)

    # --- laying out -----------------------------------------------------------------------------------------------

    def _bar(self) -> QFrame:
        bar, say = QFrame(), self._wording.say
        bar.setProperty("look", "bar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(theme.scaled(12), theme.scaled(6), theme.scaled(12), theme.scaled(6))
        row.setSpacing(theme.scaled(8))
        row.addWidget(command_button(self._commands["home"]))
        row.addSpacing(theme.scaled(4))
        row.addWidget(Words(say("app.new.title"), "heading", wraps=False))
        row.addSpacing(theme.scaled(12))
        rooms = [(room.id, self._wording.of(room.id).name(room.id)) for room in self._services.rooms]
        self.rooms = SegmentBar(say("app.new.room"), rooms, self.choice.room.id, "body", 26)
        self.rooms.chosen.connect(self._take_room)
        self.rooms.setVisible(len(rooms) > 1)
        row.addWidget(self.rooms)
        row.addStretch(1)
        if "preferences" in self._commands:
            row.addWidget(command_button(self._commands["preferences"]))
        row.addWidget(menu_button(self._commands["menu"]))
        return bar

    def _columns(self) -> QHBoxLayout:
        """What begins stands where it is seen at once."""
        gap = theme.scaled(GUTTER)
        three: Columns = [(self.map,), (self.seats,), (self.options, self.seed, self.starting)]
        two: Columns = [(self.map, self.options), (self.starting, self.seats, self.seed)]
        one: Columns = [(self.starting, self.seats, self.map, self.options, self.seed)]
        room = self.room().width() - 2 * gap - 12
        columns = next((each for each in (three, two) if _needed(each, gap) <= room), one)
        row = QHBoxLayout()
        row.setContentsMargins(gap, gap, gap, gap)
        row.setSpacing(gap)
        for column, share in zip(columns, SHARES):
            inner = QVBoxLayout()
            inner.setSpacing(theme.scaled(8))
            for panel in column:
                inner.addWidget(panel, 1 if panel is column[0] and columns is three else 0)
            if columns is not three:
                inner.addStretch(1)
            row.addLayout(inner, share)
        return row

    # --- choosing -------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        self.map.show_choice()
        self.seats.show_choice()
        self.starting.show_choice()

    def _take_room(self, room: str) -> None:
        self.choice.take_room(room)
        self.build_soon()

    def _take_map(self, map: str) -> None:
        self.choice.take_map(map)
        self._show()

    def _start(self) -> None:
        choice = self.choice
        self._services.settings.change(last_setup=choice.last())
        self.started.emit(choice.room, choice.setup(), choice.controllers(), choice.seed)


def _needed(columns: Columns, gap: int) -> int:
    """How wide these columns must be at least."""
    widths = [max(panel.minimumSizeHint().width() for panel in column) for column in columns]
    return sum(widths) + gap * (len(columns) - 1)
