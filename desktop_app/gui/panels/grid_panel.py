"""Mats and grids: items as chips in two columns, done ones filled, open ones outlined; or as short rows."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.drawings import drawing
from desktop_app.gui.nested import Node, trees
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import Glyph, Words, panel
from desktop_app.kernel.views import ItemView

WIDE = 12
"""Items with longer words have a row of their own."""

MARK = 14


class GridPanel(Panel):
    """Places on a mat."""

    def build(self) -> None:
        """Two columns, or one when the words are long; a row an item where room is short."""
        nodes = trees(self.view.items)
        if self.dense:
            for node in nodes:
                self._row(node)
            return
        grid = QGridLayout()
        grid.setSpacing(theme.TIGHT)
        columns = 1 if any(node.parts or self._letters(node.item) > WIDE for node in nodes) else 2
        for place, node in enumerate(nodes):
            grid.addWidget(self._chip(node), place // columns, place % columns)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        holder = QWidget()
        holder.setLayout(grid)
        grid.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(holder)

    def _letters(self, item: ItemView) -> int:
        number = self.number(item)
        return len(self.words(item)) + (len(number) + 2 if number else 0)

    def _row(self, node: Node) -> None:
        """Its mark, bright when it is done; its words; what lies in it. Its parts show on pointing."""
        item = node.item
        row = QFrame()
        self.target(item.id, row)
        row.setToolTip("\n".join(self._told(part.item) for part in node.parts))
        box = QHBoxLayout(row)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.GAP)
        if drawing(item.art) is not None:
            tokens = theme.colours()
            box.addWidget(Glyph(item.art, MARK, tokens.line_strong if item.state == "open" else tokens.text))
        box.addWidget(self.line(item), 1)
        self.column.addWidget(row)
        for extra in () if node.parts else (self.pieces(item, 24), self.dice(item.dice)):
            if extra is not None:
                self.column.addWidget(extra)

    def _told(self, item: ItemView) -> str:
        number = self.number(item)
        return f"{self.words(item)}: {number}" if number else self.words(item)

    def _chip(self, node: Node) -> QFrame:
        item = node.item
        chip = panel("card" if item.state in ("done", "now") else "panel")
        self.target(item.id, chip)
        box = QVBoxLayout(chip)
        box.setContentsMargins(8, 3, 8, 3)
        box.setSpacing(theme.HAIR)
        if item.state == "done":
            box.addWidget(Words(self.words(item), "small_b"))
        else:
            box.addWidget(self.line(item))
        for part in node.parts:
            box.addWidget(self.line(part.item))
        for extra in () if node.parts else (self.pieces(item, 26), self.dice(item.dice)):
            if extra is not None:
                box.addWidget(extra)
        return chip
