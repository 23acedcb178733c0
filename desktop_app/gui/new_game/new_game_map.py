"""The left of the New game page: the table as it will stand, the maps to choose from, what the chosen one adds."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout

from desktop_app.gui import theme
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.new_game.map_tiles import WIDE, MapTile
from desktop_app.gui.new_game.new_game_choice import NewGameChoice
from desktop_app.gui.parts import Glyph, Words, panel
from desktop_app.gui.picture import TablePicture
from desktop_app.gui.wording import Wording
from desktop_app.kernel.introduction import NoteView
from desktop_app.kernel.room import BadSetup, MapChoice

LARGEST = 160
PICTURE = (380, 190)
"""The least size of the large picture in pixels at text size 100."""


class MapPanel(QFrame):
    """`chosen`: the id of another map. `width`: about how wide it will be; the small pictures fill it."""

    chosen = Signal(str)

    def __init__(self, choice: NewGameChoice, words: Wording, width: int) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        self._choice, self._words, self._wide = choice, words, width - 2 * theme.scaled(12)
        self.picture = TablePicture(words)
        self.picture.setMinimumSize(*[theme.scaled(length) for length in PICTURE])
        self._name = Words("", "heading")
        self._size = Words("", "small", "quiet", wraps=False)
        self._notes = QFrame()
        self._grid = QGridLayout(self._notes)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.scaled(8))
        self._grid.setColumnStretch(2, 1)
        self._zoom = theme.zoom()
        column = QVBoxLayout(self)
        column.setContentsMargins(*[theme.scaled(12)] * 4)
        column.setSpacing(theme.scaled(8))
        column.addWidget(self.picture, 1)
        head = QHBoxLayout()
        head.addWidget(self._name, 1)
        head.addWidget(self._size)
        column.addLayout(head)
        column.addLayout(self._tiles(choice.catalogue().maps))
        column.addWidget(_rule())
        column.addWidget(Words(words.say("app.new.adds"), "small_b", "quiet"))
        column.addWidget(self._notes)
        self._guessed = _Guess()
        column.addWidget(self._guessed)

    def show_choice(self) -> None:
        """The map has changed, or who sits at it."""
        choice, words = self._choice, self._words
        with suppress(BadSetup):  # the picture stays as it was then; the seats' panel says what is wrong
            self.picture.show_view(choice.room, choice.table())
        about = choice.room.introduction().map(choice.map)
        self._name.setText(words.name(choice.map))
        self._size.setText(words.sentence(about.size))
        for tile in self.tiles:
            tile.setChecked(tile.map == choice.map)
        self._tell(about.notes)
        self._guessed.tell(words.sentence(about.guessed))

    def _tiles(self, maps: tuple[MapChoice, ...]) -> FlowLayout:
        flow = FlowLayout(gap=theme.scaled(8))
        gap, least, most = theme.scaled(8), theme.scaled(WIDE), theme.scaled(LARGEST)
        wide = max(least, min(most, (self._wide + gap) // max(len(maps), 1) - gap - 10))
        self.tiles = [MapTile(self._choice.room, each.id, self._words, self._seats(each.seats), wide) for each in maps]
        tallest = max((tile.sizeHint().height() for tile in self.tiles), default=0)
        for tile in self.tiles:
            tile.setMinimumHeight(tallest)  # all pictures stand on one line, however long the names below them
            tile.clicked.connect(lambda _=False, map=tile.map: self.chosen.emit(map))
            flow.addWidget(tile)
        return flow

    def _seats(self, numbers: tuple[int, ...]) -> str:
        if len(numbers) > 1:
            return self._words.say("app.home.seats", least=numbers[0], most=numbers[-1])
        return self._words.say("app.new.seats", n=numbers[0])

    def _tell(self, notes: tuple[NoteView, ...]) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        with theme.zoomed(self._zoom):
            for row, note in enumerate(notes):
                top = Qt.AlignmentFlag.AlignTop
                self._grid.addWidget(Glyph(note.art, 16), row, 0, top)
                self._grid.addWidget(Words(self._words.sentence(note.title), "small_b", wraps=False), row, 1, top)
                self._grid.addWidget(Words(self._words.sentence(note.sentence), "small", "quiet"), row, 2)


class _Guess(QFrame):
    """What had to be reconstructed, in the colour of what is not certain."""

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, theme.scaled(4), 0, 0)
        row.setSpacing(theme.scaled(8))
        row.addWidget(Glyph("reconstructed", 16, theme.colours().info), 0, Qt.AlignmentFlag.AlignTop)
        self._words = Words("", "small", "info")
        row.addWidget(self._words, 1)

    def tell(self, sentence: str) -> None:
        """Another sentence; none hides it."""
        self._words.setText(sentence)
        self.setVisible(bool(sentence))


def _rule() -> QFrame:
    made = panel("rule")
    made.setFixedHeight(1)
    return made
