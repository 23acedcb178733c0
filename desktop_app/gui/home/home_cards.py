"""The large cards of the first screen: the last game, and one for each game that can be begun."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.buttons import GlyphButton
from desktop_app.gui.home.last_words import Happening, ago, happened, stands
from desktop_app.gui.home.scene import Scene, has_scene
from desktop_app.gui.parts import Medallion, Words, panel
from desktop_app.gui.picture import TablePicture
from desktop_app.gui.wording import Wording
from desktop_app.kernel.room import GameRoom

if TYPE_CHECKING:
    from desktop_app.app.library import LastGame
    from desktop_app.app.match import Match

PICTURE, SCENE, WIDE_SCENE = 180, 170, 300
"""The least heights of a table's picture, of a scene and of one on a wide card, in pixels at text size 100."""


class FirstCard(QFrame):
    """The last game with one button that goes on with it; without one a ready table and a new game. `beside`: the
    words stand beside the picture, not below it."""

    def __init__(self, wording: Wording, rooms: tuple[GameRoom, ...], last: LastGame, go_on: Callable[[], None],
                 begin: Callable[[], None], beside: bool = False) -> None:  # fmt: skip
        super().__init__()
        self.setProperty("look", "first_active")
        self.picture = TablePicture(wording)
        self.picture.setMinimumSize(theme.scaled(240), theme.scaled(PICTURE))
        self._wording = wording
        whole: QBoxLayout = QHBoxLayout(self) if beside else QVBoxLayout(self)
        whole.setContentsMargins(*[theme.scaled(12)] * 4)
        whole.setSpacing(theme.scaled(8))
        whole.addWidget(self.picture, 1)
        column, words = QVBoxLayout(), QVBoxLayout()
        column.setSpacing(theme.scaled(8))
        whole.addLayout(column, 1 if beside else 0)
        words.setContentsMargins(theme.scaled(12), theme.scaled(4), theme.scaled(12), theme.scaled(4))
        words.setSpacing(theme.scaled(4))
        column.addLayout(words)
        say = wording.say
        if last.match is not None:
            self._tell_last(words, last, last.match)
            self.main = GlyphButton(say("app.home.continue"), "play", say("app.key.enter"), "main", height=44)
            self.main.clicked.connect(lambda: go_on())
        else:
            self._tell_ready(words, rooms[0])
            self.main = GlyphButton(say("app.home.new"), "new", say("app.key.enter"), "main", height=44)
            self.main.clicked.connect(lambda: begin())
        if last.trouble is not None:
            why = wording.reason(last.trouble.reason)
            words.addWidget(Words(say("app.resume.trouble", why=why), "small", "loss"))
        column.addStretch(1 if beside else 0)
        column.addWidget(self.main)

    def _tell_last(self, column: QVBoxLayout, last: LastGame, match: Match) -> None:
        words, view = self._wording.of(match.room.id), match.view("")
        self.picture.show_view(match.room, view)
        column.addWidget(Words(words.name(match.room.id), "heading"))
        where = words.say("app.map_seats", map=match.setup.map, n=len(match.setup.seats))
        column.addWidget(Words(" · ".join(part for part in (last.name, where) if part), "body", "quiet"))
        column.addWidget(Words(stands(match, view, words), "body", "quiet"))
        rule = panel("rule")
        rule.setFixedHeight(1)
        column.addSpacing(theme.scaled(4))
        column.addWidget(rule)
        column.addSpacing(theme.scaled(4))
        since, lines = happened(match, view, words)
        head = QHBoxLayout()
        title = "app.home.since" if since else "app.home.lately" if lines else "app.home.begun"
        head.addWidget(Words(words.say(title), "small_b", "info"), 1)
        head.addWidget(Words(ago(words, time.time() - last.modified), "small", "past", wraps=False))
        column.addLayout(head)
        for line in lines:
            column.addLayout(_line(line))

    def _tell_ready(self, column: QVBoxLayout, room: GameRoom) -> None:
        words, setup = self._wording.of(room.id), room.default_setup()
        self.picture.show_setup(room, setup)
        column.addWidget(Words(words.name(room.id), "heading"))
        column.addWidget(Words(words.say("app.map_seats", map=setup.map, n=len(setup.seats)), "body", "quiet"))
        column.addWidget(Words(words.say("app.home.ready"), "body", "quiet"))


def _line(line: Happening) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(theme.scaled(10))
    side = theme.scaled(18)
    if line.livery is not None:
        row.addWidget(Medallion(line.livery, side))
    else:
        row.addSpacing(side + row.spacing())
    row.addWidget(Words(line.words, "small", "quiet"), 1)
    return row


class GameCard(QFrame):
    """A game: its scene, a line about it, a door to a new game of it, how many may sit down. `wide`: the card has
    room for a larger scene."""

    def __init__(self, wording: Wording, room: GameRoom, begin: Callable[[], None], wide: bool = False) -> None:
        super().__init__()
        self.setProperty("look", "first")
        words = wording.of(room.id)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, theme.scaled(16))
        column.setSpacing(theme.scaled(8))
        column.addWidget(_picture(words, room, theme.scaled(WIDE_SCENE if wide else SCENE)), 1)
        below = QVBoxLayout()
        below.setContentsMargins(theme.scaled(16), theme.scaled(6), theme.scaled(16), 0)
        below.setSpacing(theme.scaled(6))
        below.addWidget(Words(words.name(room.id), "heading"))
        about = Words(words.say(f"about.{room.id}"), "small", "quiet")
        below.addWidget(about)
        below.addSpacing(theme.scaled(6))
        row = QHBoxLayout()
        self.new = GlyphButton(words.say("app.home.new"), "new")
        self.new.setAccessibleName(words.say("app.home.new_of", game=room.id))
        self.new.clicked.connect(lambda: begin())
        row.addWidget(self.new)
        seats = Words(_seats(words, room), "small", "past", wraps=False)
        row.addStretch(1)
        row.addWidget(seats)
        below.addLayout(row)
        column.addLayout(below)


def _picture(words: Wording, room: GameRoom, height: int) -> QWidget:
    """Its scene; a game without one shows its table."""
    if has_scene(room.id):
        return Scene(room.id, height)
    made = TablePicture(words)
    made.setMinimumSize(theme.scaled(200), height)
    made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
    made.show_setup(room, room.default_setup())
    return made


def _seats(words: Wording, room: GameRoom) -> str:
    numbers = sorted({number for choice in room.catalogue().maps for number in choice.seats})
    if len(numbers) > 1:
        return words.say("app.home.seats", least=numbers[0], most=numbers[-1])
    return words.say("app.new.seats", n=numbers[0])
