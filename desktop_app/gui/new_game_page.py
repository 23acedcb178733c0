"""One page for a new game: map, seats, options, seed. Everything has a sensible default: Start works at once."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QIntValidator
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop_app.gui import theme
from desktop_app.gui.discs import liveries
from desktop_app.gui.match_controller import HUMAN
from desktop_app.gui.parts import ChoiceBox, Medallion, Words, panel
from desktop_app.gui.picture import TablePicture
from desktop_app.gui.services import Services
from desktop_app.gui.top_bar import TopBar
from desktop_app.gui.wording import Wording
from desktop_app.kernel.room import BadSetup, GameRoom, OptionChoice, Setup

MOST_SEED = 2**31 - 1


class SeatRow(QFrame):
    """One seat: its side, and who plays it."""

    changed = Signal()

    def __init__(self, wording: Wording, sides: tuple[str, ...], players: tuple[str, ...], number: int) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self.medallion = Medallion(theme.NEUTRAL, theme.scaled(36))
        self.side = _box(wording.say("app.new.side", n=number), [(side, wording.name(side)) for side in sides])
        self.player = _box(wording.say("app.new.player", n=number), [(p, wording.name(_player_id(p))) for p in players])
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(theme.MARGIN)
        row.addWidget(self.medallion)
        row.addWidget(self.side, 3)
        row.addWidget(self.player, 2)
        self.side.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.player.currentIndexChanged.connect(lambda _: self.changed.emit())


class NewGamePage(QWidget):
    """`started` carries the room, the setup, who plays each seat, and the seed."""

    started = Signal(object, object, object, int)

    def __init__(self, services: Services, wording: Wording, home: QAction, seed: int, room: str = "") -> None:
        super().__init__()
        self._services, self._wording = services, wording
        self._rows: list[SeatRow] = []
        self._sides: list[str] = []
        self._filling = False
        self._options: dict[str, QComboBox] = {}
        self.room = _box(
            wording.say("app.new.room"), [(room.id, wording.of(room.id).name(room.id)) for room in services.rooms]
        )
        self.map = _box(wording.say("app.new.map"), [])
        self.number = _box(wording.say("app.new.number"), [])
        self.seed = QLineEdit(str(seed))
        self.seed.setValidator(QIntValidator(0, MOST_SEED, self.seed))
        self.seed.setFont(theme.font("body"))
        self.seed.setMinimumHeight(theme.scaled(36))
        self.seed.setAccessibleName(wording.say("app.new.seed"))
        self.picture = TablePicture(wording)
        self.problem = Words("", "small", "loss")
        self.start = QPushButton(wording.say("app.new.start"))
        self.start.setProperty("look", "main")
        self.start.setFont(theme.font("lead_b"))
        self.start.setMinimumHeight(theme.scaled(52))
        self.start.setDefault(True)
        self._seat_column = QVBoxLayout()
        self._option_column = QVBoxLayout()
        self._lay_out(home)
        _choose(self.room, room)
        self._connect()
        self._room_chosen()

    # --- choosing -------------------------------------------------------------------------------------------------

    def chosen_room(self) -> GameRoom:
        """The game."""
        return self._services.rooms[max(0, self.room.currentIndex())]

    def _words(self) -> Wording:
        """The wording of the chosen game."""
        return self._wording.of(self.chosen_room().id)

    def setup(self) -> Setup:
        """What has been chosen."""
        seats = tuple(row.side.currentData() for row in self._rows)
        options = tuple((id, box.currentData()) for id, box in self._options.items())
        return Setup(self.map.currentData(), seats, options)

    def _room_chosen(self) -> None:
        catalogue = self.chosen_room().catalogue()
        usual = self.chosen_room().default_setup()
        self._filling = True
        _fill(self.map, [(choice.id, self._words().name(choice.id)) for choice in catalogue.maps], usual.map)
        self._fill_options(catalogue.options)
        self._filling = False
        self._map_chosen(len(usual.seats))

    def _map_chosen(self, wanted: int = 0) -> None:
        chosen = self.map.currentData()
        seats = next(choice.seats for choice in self.chosen_room().catalogue().maps if choice.id == chosen)
        wanted = wanted or len(self._rows)
        with QSignalBlocker(self.number):
            words = [(n, self._wording.say("app.new.seats", n=n)) for n in seats]
            _fill(self.number, words, wanted if wanted in seats else seats[0])
        self._number_chosen()

    def _number_chosen(self) -> None:
        usual = self.chosen_room().default_setup(self.map.currentData(), self.number.currentData())
        players = [row.player.currentData() for row in self._rows]
        for row in self._rows:
            self._seat_column.removeWidget(row)
            row.hide()
            row.deleteLater()
        everyone = (HUMAN, *self._services.bots)
        sides = self.chosen_room().catalogue().sides
        self._rows = [SeatRow(self._words(), sides, everyone, n + 1) for n in range(len(usual.seats))]
        self._filling = True
        for place, (row, side) in enumerate(zip(self._rows, usual.seats)):
            player = players[place] if place < len(players) else HUMAN if place == 0 else self._services.bots[0]
            _choose(row.side, side)
            _choose(row.player, player)
            row.changed.connect(self._seats_changed)
            self._seat_column.insertWidget(place, row)
        self._filling = False
        self._sides = list(usual.seats)
        self._preview()

    def _seats_changed(self) -> None:
        """A side that was taken twice: the other seat gets the one that became free."""
        if self._filling:
            return
        self._filling = True
        now = [row.side.currentData() for row in self._rows]
        changed = next((i for i, (a, b) in enumerate(zip(self._sides, now)) if a != b), None)
        if changed is not None:
            for place, row in enumerate(self._rows):
                if place != changed and now[place] == now[changed]:
                    _choose(row.side, self._sides[changed])
        self._sides = [row.side.currentData() for row in self._rows]
        self._filling = False
        self._preview()

    def _preview(self) -> None:
        if self._filling:
            return
        try:
            view = self.picture.show_setup(self.chosen_room(), self.setup())
        except BadSetup as bad:
            sentences = [self._problem_words(problem.code, problem.args) for problem in bad.problems]
            self.problem.setText(" ".join(sentences))
            self.start.setEnabled(False)
            return
        self.problem.setText("")
        self.start.setEnabled(True)
        colours = liveries(view.seats)
        for row in self._rows:
            row.medallion.show_livery(colours.get(row.side.currentData(), theme.NEUTRAL))

    def _problem_words(self, code: str, args: tuple[str, ...]) -> str:
        return self._words().say(f"problem.{code}", **{str(place): value for place, value in enumerate(args)})

    def _start(self) -> None:
        controllers = {row.side.currentData(): row.player.currentData() for row in self._rows}
        self.started.emit(self.chosen_room(), self.setup(), controllers, int(self.seed.text() or 0))

    # --- laying out -----------------------------------------------------------------------------------------------

    def _fill_options(self, choices: tuple[OptionChoice, ...]) -> None:
        while (item := self._option_column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self._options = {}
        for choice in choices:
            words = [(value, self._words().say(f"option.{choice.id}.{value}")) for value in choice.values]
            box = _box(self._words().say(f"option.{choice.id}"), words)
            box.currentIndexChanged.connect(lambda _: self._preview())
            self._options[choice.id] = box
            self._option_column.addWidget(Words(self._words().say(f"option.{choice.id}"), "body_b"))
            self._option_column.addWidget(box)

    def _connect(self) -> None:
        self.room.currentIndexChanged.connect(lambda _: self._room_chosen())
        self.map.currentIndexChanged.connect(lambda _: None if self._filling else self._map_chosen())
        self.number.currentIndexChanged.connect(lambda _: self._number_chosen())
        self.start.clicked.connect(self._start)
        self.seed.returnPressed.connect(self.start.click)

    def _lay_out(self, home: QAction) -> None:
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(TopBar(self._wording.say("app.new.title"), home, ()))
        columns = QHBoxLayout()
        columns.setContentsMargins(12, 12, 12, 12)
        columns.setSpacing(theme.MARGIN)
        columns.addWidget(self._map_panel(), 5)
        columns.addWidget(self._seats_panel(), 4)
        columns.addLayout(self._last_column(), 3)
        page.addLayout(columns, 1)

    def _map_panel(self) -> QFrame:
        frame, column = _titled(self._wording.say("app.new.where"))
        grid = QGridLayout()
        grid.setSpacing(theme.GAP)
        grid.setColumnStretch(1, 1)
        for row, (label, box) in enumerate((("app.new.room", self.room), ("app.new.map", self.map))):
            grid.addWidget(Words(self._wording.say(label), "body", "quiet", wraps=False), row, 0)
            grid.addWidget(box, row, 1)
        column.addLayout(grid)
        column.addWidget(self.picture, 1)
        return frame

    def _seats_panel(self) -> QFrame:
        frame, column = _titled(self._wording.say("app.new.who"))
        column.addWidget(self.number)
        self._seat_column.setSpacing(theme.GAP)
        column.addLayout(self._seat_column)
        column.addWidget(self.problem)
        column.addStretch(1)
        return frame

    def _options_area(self) -> QScrollArea:
        """The options; where they are many they scroll."""
        self._option_column.setSpacing(theme.GAP)
        self._option_column.setContentsMargins(0, 0, theme.GAP, 0)
        holder, outer = QWidget(), QVBoxLayout()
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addLayout(self._option_column)
        outer.addStretch(1)
        holder.setLayout(outer)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(holder)
        holder.setAutoFillBackground(False)
        area.viewport().setAutoFillBackground(False)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return area

    def _last_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(theme.MARGIN)
        frame, box = _titled(self._wording.say("app.new.how"))
        box.addWidget(self._options_area(), 1)
        box.addWidget(Words(self._wording.say("app.new.seed"), "body_b"))
        box.addWidget(self.seed)
        box.addWidget(Words(self._wording.say("app.new.seed_note"), "small", "quiet"))
        column.addWidget(frame, 1)
        go = panel("active")
        inner = QVBoxLayout(go)
        inner.setContentsMargins(12, 12, 12, 12)
        inner.addWidget(self.start)
        column.addWidget(go)
        return column


def _player_id(player: str) -> str:
    return player if player == HUMAN else f"bot_{player}"


def _titled(title: str) -> tuple[QFrame, QVBoxLayout]:
    frame = panel()
    column = QVBoxLayout(frame)
    column.setContentsMargins(16, 12, 16, 16)
    column.setSpacing(theme.MARGIN)
    column.addWidget(Words(title, "heading"))
    return frame, column


def _box(name: str, items: list[tuple[str, str]]) -> ChoiceBox:
    box = ChoiceBox(name)
    for data, words in items:
        box.addItem(words, data)
    return box


def _fill(box: QComboBox, items: Iterable[tuple[object, str]], chosen: object) -> None:
    box.clear()
    for data, words in items:
        box.addItem(words, data)
    _choose(box, chosen)


def _choose(box: QComboBox, data: object) -> None:
    box.setCurrentIndex(next((i for i in range(box.count()) if box.itemData(i) == data), 0))
