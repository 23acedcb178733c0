"""A contest: who stands against whom, with which dice, and what befell them."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import TARGET, Words, panel
from desktop_app.kernel.views import ItemView

WORDS = 110
"""Width of the words that stand before pieces."""


class ContestPanel(Panel):
    """The sides beside each other. An item whose id continues another's ("left:dice" after "left") belongs to it."""

    HAS_TITLE = False

    def build(self) -> None:
        """The title, then a card for each side."""
        self.column.setSpacing(theme.TIGHT)
        self.column.addWidget(Words(self.title, "name"))
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        for items in self._sides():
            row.addWidget(self._card(items), 1)
        self.column.addLayout(row)

    def _sides(self) -> list[list[ItemView]]:
        sides: list[list[ItemView]] = []
        for item in self.view.items:
            if sides and item.id.startswith(f"{sides[-1][0].id}:"):
                sides[-1].append(item)
            else:
                sides.append([item])
        return sides

    def _card(self, items: list[ItemView]) -> QFrame:
        card = panel("card")
        card.setProperty(TARGET, items[0].id)
        box = QVBoxLayout(card)
        box.setContentsMargins(10, 6, 10, 6)
        box.setSpacing(theme.TIGHT)
        for item in items:
            line = self.line(item, "body" if item is items[0] else "small")
            pieces = self.pieces(item, 28)
            box.addWidget(line if pieces is None else self._beside(line, pieces))
            dice = self.dice(item.dice)
            if dice is not None:
                box.addWidget(dice)
        box.addStretch(1)
        return card

    def _beside(self, line: QWidget, pieces: QWidget) -> QWidget:
        row = QWidget()
        box = QHBoxLayout(row)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.GAP)
        line.setFixedWidth(theme.scaled(WORDS))
        box.addWidget(line)
        box.addWidget(pieces, 1)
        return row
