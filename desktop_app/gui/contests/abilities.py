"""Abilities that may still change the dice of a contest, and the one that is offered now."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.contests.roominess import Room
from desktop_app.gui.parts import Medallion, Words
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.contests import AbilityView

IN_A_ROW = (3, 3, 4, 4)
"""For each room: abilities beside one another."""


class AbilityRow(QWidget):
    """What may still change the dice, a few beside one another: whose, its name, what it does."""

    def __init__(self, abilities: tuple[AbilityView, ...], showing: Showing) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.GAP)
        say = showing.wording.say
        self._head = QWidget()
        head = QHBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(Words(say("app.contest.may_change"), "small_b", "quiet", wraps=False))
        head.addStretch(1)
        head.addWidget(Words(say("app.contest.not_counted"), "small", "past", wraps=False))
        self._cards = [AbilityCard(ability, showing) for ability in abilities]
        self.tighten(Room.AMPLE)

    def tighten(self, room: Room) -> None:
        """Where there is little room, what each does is told by a tip."""
        many = min(IN_A_ROW[room], len(self._cards))
        self._grid.addWidget(self._head, 0, 0, 1, many)
        for place, card in enumerate(self._cards):
            card.tighten(room)
            self._grid.addWidget(card, 1 + place // many, place % many)
        for column in range(max(IN_A_ROW)):
            self._grid.setColumnStretch(column, int(column < many))


class AbilityCard(QFrame):
    """One ability."""

    def __init__(self, ability: AbilityView, showing: Showing) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        row = self._row = QHBoxLayout(self)
        row.setSpacing(theme.scaled(10))
        row.addWidget(Medallion(showing.livery(ability.owner), theme.scaled(20)))
        self._words = AbilityWords(ability, showing)
        row.addWidget(self._words, 1)

    def tighten(self, room: Room) -> None:
        """With what it does, or without."""
        small = room >= Room.SCANT
        side, top = theme.scaled(10), theme.scaled(2 if small else 6)
        self._row.setContentsMargins(side, top, side, top)
        self._words.note.setVisible(not small)
        self.setToolTip(self._words.note.text() if small else "")


class AbilityWords(QWidget):
    """Its name, whose it is, what it does."""

    def __init__(self, ability: AbilityView, showing: Showing) -> None:
        super().__init__()
        say = showing.wording.sentence
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(theme.HAIR)
        first = QHBoxLayout()
        first.setSpacing(theme.scaled(10))
        first.addWidget(Words(say(ability.name), "body_b", wraps=False))
        first.addWidget(Words(say(ability.whose), "small", "past", wraps=False))
        first.addStretch(1)
        lines.addLayout(first)
        self.note = Words(say(ability.note), "small", "quiet")
        lines.addWidget(self.note)


class OfferCard(QFrame):
    """The abilities that may be used now, one at a time. `used` carries the one that is, `kept` the last one when
    none is."""

    used = Signal(object)
    kept = Signal(object)

    def __init__(self, offers: tuple[AbilityView, ...], showing: Showing) -> None:
        super().__init__()
        self.setProperty("look", "active")
        self._offers, self._showing = offers, showing
        self._at = 0
        self.row: QBoxLayout = QHBoxLayout(self)
        self.row.setSpacing(theme.MARGIN)
        self.row.setContentsMargins(theme.scaled(12), theme.TIGHT, theme.scaled(10), theme.TIGHT)
        self._fill()

    def _fill(self) -> None:
        """The ability that is offered first of those that have not been kept."""
        while self.row.count():
            item = self.row.takeAt(0)
            gone = item.widget() if item is not None else None
            if gone is not None:
                gone.hide()
                gone.deleteLater()
        offered = self._offers[self._at]
        self.row.addWidget(Medallion(self._showing.livery(offered.owner), theme.scaled(22)))
        self.row.addWidget(AbilityWords(offered, self._showing), 1)
        wording = self._showing.wording
        self._button(wording.say("app.contest.keep"), "").clicked.connect(self._keep)
        words = wording.say("app.contest.use", what=wording.sentence(offered.name))
        self._button(words, "main").clicked.connect(partial(self.used.emit, offered))

    def _button(self, words: str, look: str) -> QPushButton:
        button = QPushButton(words)
        button.setFont(theme.font("body_b"))
        button.setMinimumHeight(theme.scaled(36))
        button.setProperty("look", look)
        self.row.addWidget(button)
        return button

    def _keep(self) -> None:
        """The next one is offered; after the last the question is answered."""
        if self._at + 1 < len(self._offers):
            self._at += 1
            self._fill()
        else:
            self.kept.emit(self._offers[self._at])
