"""The contest that an option would begin, told beside it: who fights with which dice, what may come of it, and which
abilities may still change that. It is only looked at."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.contests.abilities import AbilityRow
from desktop_app.gui.contests.odds_picture import OddsPicture
from desktop_app.gui.contests.placing import least_width
from desktop_app.gui.contests.roominess import Room
from desktop_app.gui.contests.side_card import SideCard
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.contests import ContestView, OddsView

WIDE = 640
"""Its width where there is room."""

NAMES = 92
"""Least width of a source's words."""


class Declaration(QWidget):
    """`most`: no larger than this, in pixels, if it can be."""

    def __init__(self, contest: ContestView, odds: OddsView, showing: Showing, most: QSize) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP)
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        self._parts: list[SideCard | OddsPicture | AbilityRow] = []
        for side in contest.sides:
            card = SideCard(contest, side, showing, names=NAMES)
            self._parts.append(card)
            row.addWidget(card, 1)
        column.addLayout(row)
        below: list[OddsPicture | AbilityRow] = [OddsPicture(odds, showing)]
        if odds.abilities:
            below.append(AbilityRow(odds.abilities, showing))
        for part in below:
            self._parts.append(part)
            column.addWidget(part)
        self._column = column
        self._fit(most)

    def _fit(self, most: QSize) -> None:
        """The roomiest way in which it fits."""
        for room in Room:
            for part in self._parts:
                part.tighten(max(room, Room.TIGHT) if isinstance(part, OddsPicture) else room)
            wide = max(least_width(self), min(theme.scaled(WIDE), most.width()))
            self.setFixedSize(wide, most.height())  # lines break as they will, and then ask for no more than that
            self._column.activate()
            tall = self._column.totalHeightForWidth(wide)
            self.setFixedSize(wide, tall)
            if wide <= most.width() and tall <= most.height():
                return
