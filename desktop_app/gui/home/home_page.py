"""The first screen: go on with the last game, begin one, and the ways to everything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.buttons import CardButton, GlyphButton
from desktop_app.gui.fixed_page import Chart, FixedPage
from desktop_app.gui.home.home_cards import FirstCard, GameCard
from desktop_app.gui.home.home_counts import counted
from desktop_app.gui.menu_door import menu_button
from desktop_app.gui.parts import Glyph, Words, panel
from desktop_app.gui.picture import TablePicture
from desktop_app.gui.services import Services
from desktop_app.gui.wording import Wording

EDGE, GUTTER = 40, 20
"""The page's margin and the space between cards, in pixels at text size 100."""

PLATE = 44
"""Side of the plate under a door's drawing, in pixels at text size 100."""

LEAST_FIRST, LEAST_GAME, LEAST_DOOR = 360, 236, 220
"""How narrow cards and doors may be."""


class Door(NamedTuple):
    """A way to another page: its command, its drawing."""

    command: str
    art: str


DOORS = (Door("scenarios", "scenario"), Door("replays", "replay"), Door("position", "branch"), Door("cast", "person"))
UPPER = (Door("open", "deck"), Door("preferences", "settings"))


class HomePage(FixedPage):
    """`commands`: doors stand for those that are there. `begin`: opens the page for a new game of a room."""

    def __init__(self, services: Services, wording: Wording, commands: Mapping[str, QAction],
                 begin: Callable[[str], None], window: QSize) -> None:  # fmt: skip
        super().__init__(window)
        self._services, self._wording, self._commands, self._begin = services, wording, commands, begin
        self._last = services.library.last_game()
        self.build()

    def content(self) -> QWidget:
        """Title, cards, doors."""
        page = Chart()
        column = QVBoxLayout(page)
        edge = theme.scaled(EDGE)
        column.setContentsMargins(edge, theme.scaled(28), edge, theme.scaled(12))
        column.setSpacing(theme.scaled(16))
        column.addLayout(self._title())
        column.addLayout(self._cards(), 1)
        column.addLayout(self._doors())
        column.addWidget(Words(self._wording.say("app.unofficial"), "small", "past"))
        return page

    def arrangement(self) -> object:
        """Do all cards stand in one row, and how many doors?"""
        return self._one_row(), self._doors_in_a_row()

    @property
    def picture(self) -> TablePicture:
        """The picture of the last game's table, or of a ready one."""
        return self.first.picture

    # --- parts ----------------------------------------------------------------------------------------------------

    def _width(self) -> int:
        return self.room().width() - 2 * theme.scaled(EDGE) - theme.scaled(10)

    def _one_row(self) -> bool:
        games = len(self._services.rooms)
        return self._width() >= theme.scaled(LEAST_FIRST + games * (LEAST_GAME + GUTTER))

    def _doors_in_a_row(self) -> int:
        fits = (self._width() + theme.scaled(GUTTER)) // theme.scaled(LEAST_DOOR + GUTTER)
        return max(1, min(len(DOORS), fits if fits != len(DOORS) - 1 else len(DOORS) // 2))

    def _title(self) -> QHBoxLayout:
        say = self._wording.say
        row = QHBoxLayout()
        row.setSpacing(theme.scaled(8))
        words = QVBoxLayout()
        words.setSpacing(0)
        title = Words(say("app.title"), "title")
        title.setFont(theme.font("title", theme.scaled(42)))
        words.addWidget(title)
        words.addWidget(Words(say("app.tagline"), "prose_it", "quiet"))
        row.addWidget(Glyph("emblem", 52, theme.colours().accent_text))
        row.addSpacing(theme.scaled(4))
        row.addLayout(words, 1)
        buttons = self._upper_buttons()
        wide = title.fontMetrics().horizontalAdvance(title.text()) + theme.scaled(72)
        taken = wide + sum(button.sizeHint().width() + row.spacing() for button in buttons)
        flat = taken <= self._width()
        doors = QBoxLayout(QBoxLayout.Direction.LeftToRight if flat else QBoxLayout.Direction.TopToBottom)
        doors.setSpacing(row.spacing())
        for button in buttons:
            doors.addWidget(button)
        doors.addStretch(1)
        row.addLayout(doors)
        menus = menu_button(self._commands["menu"])
        menus.setFixedSize(theme.scaled(36), theme.scaled(36))
        row.addWidget(menus, 0, Qt.AlignmentFlag.AlignVCenter if flat else Qt.AlignmentFlag.AlignTop)
        return row

    def _upper_buttons(self) -> list[GlyphButton]:
        made = []
        for door in UPPER:
            action = self._commands.get(door.command)
            if action is not None:
                button = GlyphButton(_plain(action), door.art, height=36)
                button.clicked.connect(action.trigger)
                made.append(button)
        return made

    def _cards(self) -> QBoxLayout:
        services = self._services
        rooms, gap = services.rooms, theme.scaled(GUTTER)
        usual = services.rooms[0].id
        self.first = FirstCard(self._wording, rooms, self._last, self._commands["resume"].trigger,
                               lambda: self._begin(usual), beside=not self._one_row())  # fmt: skip
        games = QHBoxLayout()
        games.setSpacing(gap)
        for room in rooms:
            card = GameCard(self._wording, room, partial(self._begin, room.id), not self._one_row())
            games.addWidget(card, 10)
        whole: QBoxLayout = QHBoxLayout() if self._one_row() else QVBoxLayout()
        whole.setSpacing(gap)
        whole.addWidget(self.first, 20 - 2 * len(rooms))
        whole.addLayout(games, 10 * len(rooms))
        return whole

    def _doors(self) -> QGridLayout:
        """Those whose command is there."""
        grid, many = QGridLayout(), self._doors_in_a_row()
        grid.setSpacing(theme.scaled(GUTTER))
        found = [door for door in DOORS if door.command in self._commands]
        for place, door in enumerate(found):
            action = self._commands[door.command]
            note = counted(door.command, self._services, self._wording)
            grid.addWidget(self._door(action, door.art, note), place // many, place % many)
            grid.setColumnStretch(place % many, 1)
        return grid

    def _door(self, action: QAction, art: str, note: str) -> CardButton:
        name = _plain(action)
        card = CardButton(f"{name}. {note}")
        card.row.setContentsMargins(*[theme.scaled(14)] * 4)
        card.row.setSpacing(theme.scaled(14))
        plate = panel("plate")
        plate.setFixedSize(theme.scaled(PLATE), theme.scaled(PLATE))
        inner = QHBoxLayout(plate)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(Glyph(art, 24), 0, Qt.AlignmentFlag.AlignCenter)
        card.add(plate)
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.scaled(2))
        column.addWidget(Words(name, "body_b"))
        column.addWidget(Words(note, "small", "quiet"))
        card.add(words, 1)
        card.add(Glyph("next", 12, theme.colours().text_3))
        card.clicked.connect(action.trigger)
        return card


def _plain(action: QAction) -> str:
    """A command's words without the mark of its key."""
    return action.text().replace("&", "").replace("…", "")
