"""Mats and grids: items as chips in two columns, done ones filled, open ones outlined; or as short rows."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.drawings import drawing
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import TARGET, Glyph, Words, panel
from desktop_app.kernel.views import ItemView

WIDE = 12
"""Items with longer words have a row of their own."""

MARK = 14


class GridPanel(Panel):
    """Places on a mat."""

    def build(self) -> None:
        """Two columns, or one when the words are long; a row an item where room is short."""
        if self.dense:
            for item in self.view.items:
                self._row(item)
            return
        grid = QGridLayout()
        grid.setSpacing(theme.TIGHT)
        columns = 1 if any(self._letters(item) > WIDE for item in self.view.items) else 2
        for place, item in enumerate(self.view.items):
            grid.addWidget(self._chip(item), place // columns, place % columns)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        holder = QWidget()
        holder.setLayout(grid)
        grid.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(holder)

    def _letters(self, item: ItemView) -> int:
        number = self.number(item)
        return len(self.words(item)) + (len(number) + 2 if number else 0)

    def _row(self, item: ItemView) -> None:
        """Its mark, bright when it is done; its words; what lies in it."""
        row = QWidget()
        row.setProperty(TARGET, item.id)
        box = QHBoxLayout(row)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.GAP)
        if drawing(item.art) is not None:
            tokens = theme.colours()
            box.addWidget(Glyph(item.art, MARK, tokens.line_strong if item.state == "open" else tokens.text))
        box.addWidget(self.line(item), 1)
        self.column.addWidget(row)
        for extra in (self.pieces(item, 24), self.dice(item.dice)):
            if extra is not None:
                self.column.addWidget(extra)

    def _chip(self, item: ItemView) -> QFrame:
        chip = panel("card" if item.state in ("done", "now") else "panel")
        chip.setProperty(TARGET, item.id)
        box = QVBoxLayout(chip)
        box.setContentsMargins(8, 3, 8, 3)
        box.setSpacing(theme.HAIR)
        if item.state == "done":
            box.addWidget(Words(self.words(item), "small_b"))
        else:
            box.addWidget(self.line(item))
        for extra in (self.pieces(item, 26), self.dice(item.dice)):
            if extra is not None:
                box.addWidget(extra)
        return chip
