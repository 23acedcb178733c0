"""Hands, decks and bags: cards side by side, and heaps of which only the number is seen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.drawings import drawing
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import TARGET, Glyph, panel

CARD_WIDTH = 112


class HandPanel(Panel):
    """Cards in a hand, face up."""

    def build(self) -> None:
        """Cards side by side."""
        row = QWidget()
        flow = FlowLayout(row, gap=theme.GAP)
        for item in self.view.items:
            card = panel("card")
            card.setProperty(TARGET, item.id)
            card.setFixedWidth(theme.scaled(CARD_WIDTH))
            box = QVBoxLayout(card)
            box.setContentsMargins(8, 6, 8, 6)
            box.setSpacing(theme.TIGHT)
            if drawing(item.art) is not None:
                box.addWidget(Glyph(item.art, 28), 0, Qt.AlignmentFlag.AlignHCenter)
            box.addWidget(self.line(item))
            pieces = self.pieces(item, 26)
            if pieces is not None:
                box.addWidget(pieces)
            flow.addWidget(card)
        self.column.addWidget(row)


class DeckPanel(Panel):
    """Heaps: what they are and how many lie in them."""

    def build(self) -> None:
        """One line a heap."""
        for item in self.view.items:
            line = self.line(item)
            line.setProperty(TARGET, item.id)
            self.column.addWidget(line)
            pieces = self.pieces(item, 26)
            if pieces is not None:
                self.column.addWidget(pieces)
