"""Pools, and notes: rows of words with what lies in them."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.drawings import drawing
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import TARGET, Glyph
from desktop_app.kernel.views import ItemView

TOKEN, GLYPH = 26, 22


class PoolPanel(Panel):
    """What is at hand, in rows: pieces, words, a number."""

    def build(self) -> None:
        """One row an item. Pieces of one kind stand before the words, others below them."""
        for item in self.view.items:
            heaps = self.showing.stacks_of(item)
            if not item.text.id:
                self._below(item)
            elif len(heaps) > 1:
                self.column.addWidget(self.line(item))
                self._below(item)
            else:
                self.column.addWidget(self._row(item))

    def _row(self, item: ItemView) -> QWidget:
        row = QWidget()
        row.setProperty(TARGET, item.id)
        box = QHBoxLayout(row)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.GAP)
        pieces = self.pieces(item, TOKEN)
        if pieces is not None:
            pieces.setFixedWidth(max(token.width() for token in self.tokens[-1:]))
            box.addWidget(pieces)
        elif drawing(item.art) is not None:
            glyph = Glyph(item.art, GLYPH, theme.colours().text_3)
            glyph.setFixedWidth(theme.scaled(TOKEN * 1.3))
            box.addWidget(glyph)
        box.addWidget(self.line(item), 1)
        dice = self.dice(item.dice)
        if dice is not None:
            self.column.addWidget(dice)
        return row

    def _below(self, item: ItemView) -> None:
        for extra in (self.pieces(item, TOKEN), self.dice(item.dice)):
            if extra is not None:
                self.column.addWidget(extra)


class NotePanel(PoolPanel):
    """Something to read."""
