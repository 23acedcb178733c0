"""A contest: who stands against whom, with which dice, and what befell them."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QVBoxLayout

from desktop_app.gui import theme
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import TARGET, Words, panel
from desktop_app.kernel.views import ItemView


class ContestPanel(Panel):
    """Rows of the contest; each has its words, its pieces and its dice."""

    HAS_TITLE = False

    def build(self) -> None:
        """The title, then one card a row."""
        self.column.setSpacing(theme.GAP)
        self.column.addWidget(Words(self.title, "name"))
        for item in self.view.items:
            self.column.addWidget(self._card(item))

    def _card(self, item: ItemView) -> QFrame:
        card = panel("card")
        card.setProperty(TARGET, item.id)
        box = QVBoxLayout(card)
        box.setContentsMargins(8, 6, 8, 6)
        box.setSpacing(theme.TIGHT)
        box.addWidget(self.line(item, "body"))
        for extra in (self.dice(item.dice), self.pieces(item)):
            if extra is not None:
                box.addWidget(extra)
        return card
