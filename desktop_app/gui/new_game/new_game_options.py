"""The right of the New game page: rules options and tastes with a sentence each, the seed, and Start."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QIntValidator
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.app.settings import SettingsKeeper
from desktop_app.gui import theme
from desktop_app.gui.buttons import GlyphButton, SegmentBar
from desktop_app.gui.new_game.new_game_choice import NewGameChoice
from desktop_app.gui.new_game.table_tastes import TASTES, TasteRow
from desktop_app.gui.parts import ChoiceBox, Words, panel
from desktop_app.gui.wording import Wording
from desktop_app.kernel.room import OptionChoice

MOST_SEED = 2**31 - 1
SIDE_BY_SIDE = 3
"""Up to so many values of an option stand side by side; more are a list."""

MOST_IN_WORDS = 6
FEW = 6
"""So many rows have lines between them; below fewer options stand tastes until there are so many."""


class OptionsPanel(QFrame):
    """Every option of the game, and below them what concerns the table as far as there is room; their usual values
    are playable. `changed`: another value of an option was chosen."""

    changed = Signal()

    def __init__(self, choice: NewGameChoice, words: Wording, settings: SettingsKeeper) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        self._choice, self._words = choice, words
        self.controls: dict[str, SegmentBar | ChoiceBox] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.scaled(14), theme.scaled(10), theme.scaled(14), theme.scaled(10))
        column.setSpacing(theme.scaled(6))
        head = QHBoxLayout()
        head.setSpacing(theme.scaled(8))
        head.addWidget(Words(words.say("app.new.how"), "heading", wraps=False))
        good = Words(words.say("app.new.good"), "small", "past")
        good.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(good, 1)
        column.addLayout(head)
        options = choice.catalogue().options
        self.tastes = {name: TasteRow(name, settings, words) for name in TASTES[: max(0, FEW - len(options))]}
        rows = [*map(self._row, options), *self.tastes.values()]
        for place, row in enumerate(rows):
            if place:
                column.addStretch(1)
            if place and len(rows) <= FEW:
                rule = panel("rule")
                rule.setFixedHeight(1)
                column.addWidget(rule)
                column.addStretch(1)
            column.addWidget(row)
        column.addStretch(2)

    def show_settings(self) -> None:
        """A taste may have been changed elsewhere."""
        for row in self.tastes.values():
            row.show_settings()

    def _row(self, option: OptionChoice) -> QWidget:
        """Name and value in one line, what it means below it."""
        words, row = self._words, QWidget()
        column = QVBoxLayout(row)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.scaled(2))
        line = QHBoxLayout()
        line.setSpacing(theme.scaled(8))
        line.addWidget(Words(words.say(f"option.{option.id}"), "body_b"), 1)
        control = self.controls[option.id] = self._control(option)
        line.addWidget(control)
        column.addLayout(line)
        column.addWidget(Words(words.say(f"option.{option.id}.about"), "small", "quiet"))
        return row

    def _control(self, option: OptionChoice) -> SegmentBar | ChoiceBox:
        words, now = self._words, self._choice.options[option.id]
        name = words.say(f"option.{option.id}")
        values = [(value, words.say(f"option.{option.id}.{value}")) for value in option.values]
        if len(values) <= SIDE_BY_SIDE:
            bar = SegmentBar(name, values, now)
            bar.chosen.connect(lambda value: self._take(option.id, value))
            return bar
        box = ChoiceBox(name)
        box.setFont(theme.font("small"))
        box.setMinimumHeight(theme.scaled(30))
        for value, said in values:
            box.addItem(said, value)
        box.setCurrentIndex(box.findData(now))
        box.currentIndexChanged.connect(lambda _: self._take(option.id, box.currentData()))
        return box

    def _take(self, id: str, value: str) -> None:
        self._choice.take_option(id, value)
        self.changed.emit()


class SeedPanel(QFrame):
    """The seed: typed, made anew, copied. `entered`: Enter was pressed in it."""

    entered = Signal()

    def __init__(self, choice: NewGameChoice, words: Wording) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        self._choice = choice
        self.seed = QLineEdit(str(choice.seed))
        self.seed.setValidator(QIntValidator(0, MOST_SEED, self.seed))
        self.seed.setFont(theme.font("number"))
        self.seed.setMinimumHeight(theme.scaled(38))
        self.seed.setAccessibleName(words.say("app.new.seed"))
        self.new = self._button("dice", words.say("app.new.seed.new"))
        self.copy = self._button("deck", words.say("app.new.seed.copy"))
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.scaled(14), theme.scaled(10), theme.scaled(14), theme.scaled(10))
        column.setSpacing(theme.scaled(8))
        head = QHBoxLayout()
        head.setSpacing(theme.scaled(8))
        head.addWidget(Words(words.say("app.new.seed"), "body_b", wraps=False), 0, Qt.AlignmentFlag.AlignTop)
        note = Words(words.say("app.new.seed_note"), "small", "quiet")
        note.setAlignment(Qt.AlignmentFlag.AlignRight)
        head.addWidget(note, 1)
        column.addLayout(head)
        row = QHBoxLayout()
        row.setSpacing(theme.scaled(8))
        row.addWidget(self.seed, 1)
        row.addWidget(self.new)
        row.addWidget(self.copy)
        column.addLayout(row)
        self.seed.textChanged.connect(self._typed)
        self.seed.returnPressed.connect(self.entered)
        self.new.clicked.connect(self._make)
        self.copy.clicked.connect(self._copy)

    def _button(self, art: str, words: str) -> GlyphButton:
        made = GlyphButton("", art, height=38)
        made.setAccessibleName(words)
        made.setToolTip(words)
        return made

    def _typed(self, text: str) -> None:
        self._choice.seed = int(text or 0)

    def _make(self) -> None:
        self.seed.setText(str(random.randrange(1_000_000_000)))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.seed.text())


class StartPanel(QFrame):
    """The one amber thing: Start, and what begins then."""

    def __init__(self, choice: NewGameChoice, words: Wording) -> None:
        super().__init__()
        self.setProperty("look", "active")
        self._choice, self._words = choice, words
        self.start = GlyphButton(words.say("app.new.start"), "play", words.say("app.key.enter"), "main", "lead_b", 46)
        self.start.setDefault(True)
        self.begins = Words("", "small", "quiet")
        self.begins.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(*[theme.scaled(12)] * 4)
        column.setSpacing(theme.scaled(8))
        column.addWidget(self.start)
        column.addWidget(self.begins)

    def show_choice(self) -> None:
        """Who plays against whom, and where; nothing can be started that the room refuses."""
        choice, words = self._choice, self._words
        people = choice.people()
        bots = len(choice.seats) - people
        kind = "bots" if not people else "solo" if people == 1 else "mixed" if bots else "people"
        self.begins.setText(
            words.say(f"app.new.begins.{kind}", people=in_words(words, people), map=choice.map,
                      bots=words.say("app.new.bots", n=bots, number=in_words(words, bots)))
        )  # fmt: skip
        self.start.setEnabled(not choice.problems())


def in_words(words: Wording, number: int) -> str:
    """A small number as a word."""
    return words.say(f"app.number.{number}") if 0 < number <= MOST_IN_WORDS else str(number)
