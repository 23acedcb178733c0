"""Mats and grids: chips in two columns, done ones filled, open ones outlined; where room is short small ones."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.drawings import drawing
from desktop_app.gui.even_layout import EvenLayout
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.nested import Node, trees
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import Glyph, PlaceMark, Words, panel
from desktop_app.kernel.views import ItemView

COLUMNS = 2
ABREAST = 3
"""So many things with parts stand side by side where they are nobody's."""

MARK = 14

DONE = ("done", "now")


class GridPanel(Panel):
    """Places on a mat."""

    def has_title(self) -> bool:
        """In short no title stands above them, nor above what is told whole."""
        return not self.dense and not (self.showing.whole and not self.view.owner)

    def build(self) -> None:
        """Two columns, or one where there is more to say of each."""
        nodes = trees(self.view.items)
        if self.dense:
            self._in_short(nodes)
            return
        holder = QWidget()
        deep = any(node.parts for node in nodes)
        own = self.showing.roomy or self.view.owner
        most = COLUMNS if not deep else 1 if own else ABREAST
        layout = EvenLayout(holder, most=most, gap=theme.GAP)
        for node in nodes:
            layout.addWidget(self._deep(node) if node.parts else self._chip(node.item))
        self.column.addWidget(holder)

    def _chip(self, item: ItemView) -> QFrame:
        """Its mark, its words, how far it has come."""
        done = item.state in DONE
        chip = panel("card" if done else "outline")
        self.target(item.id, chip)
        chip.setToolTip(self._told(item))
        column = QVBoxLayout(chip)
        column.setContentsMargins(8, 2, 8, 2)
        column.setSpacing(theme.HAIR)
        row = QHBoxLayout()
        row.setSpacing(theme.TIGHT)
        if drawing(item.art) is not None:
            row.addWidget(PlaceMark(item.art, MARK, done))
        row.addWidget(Words(self.words(item), "small_b" if done else "small", "" if done else "quiet"), 1)
        if self.number(item):
            row.addWidget(Words(self.number(item), "badge", "" if done else "quiet", wraps=False))
        column.addLayout(row)
        for extra in (self.pieces(item, 26), self.dice(item.dice)):
            if extra is not None:
                column.addWidget(extra)
        return chip

    def _deep(self, node: Node) -> QFrame:
        """Its words and number, below them its parts."""
        item = node.item
        chip = panel("card" if item.state in DONE else "outline")
        self.target(item.id, chip)
        column = QVBoxLayout(chip)
        column.setContentsMargins(8, 3, 8, 3)
        column.setSpacing(0)
        if self.showing.whole and not self.view.owner:
            self._told_whole(column, node)
            return chip
        if not self.showing.roomy:
            chip.setToolTip(self._lines(node))
            column.addWidget(self._in_one_line(node) if self.view.owner else self._in_two_lines(node))
            return chip
        column.addWidget(self.line(item._replace(state="done")))
        for part in node.parts:
            column.addWidget(self.line(part.item))
        return chip

    def _told_whole(self, column: QVBoxLayout, node: Node) -> None:
        """Its words and number, what it asks for, how far that has come."""
        column.setContentsMargins(8, 4, 8, 6)
        head = QHBoxLayout()
        head.setSpacing(theme.TIGHT)
        head.addWidget(Words(self.words(node.item), "card_small"), 1)
        head.addWidget(Words(self.number(node.item), "number", wraps=False), 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        for part in node.parts:
            column.addWidget(Words(self.words(part.item), "small", "quiet"))
        column.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(theme.TIGHT)
        self._progress(foot, node._replace(item=node.item._replace(value="")))
        foot.addStretch(1)
        column.addLayout(foot)

    def _in_one_line(self, node: Node) -> QWidget:
        """Its words, how far each part has come, its number."""
        row = QWidget()
        box = QHBoxLayout(row)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.GAP)
        box.addWidget(Words(self.words(node.item), "small_b"), 1)
        self._progress(box, node)
        return row

    def _in_two_lines(self, node: Node) -> QWidget:
        """The same, its words above."""
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Words(self.words(node.item), "small_b"))
        row = QHBoxLayout()
        row.setSpacing(theme.TIGHT)
        column.addStretch(1)
        column.addLayout(row)
        row.addStretch(1)
        self._progress(row, node)
        return holder

    def _progress(self, box: QHBoxLayout, node: Node) -> None:
        for part in node.parts:
            met = part.item.state == "done"
            tint = theme.colours().gain if met else theme.colours().text_3
            if self.number(part.item):
                box.addWidget(Words(self.number(part.item), "badge", "gain" if met else "quiet", wraps=False))
            box.addWidget(Glyph("check" if met else "close", 12, tint))
        if self.number(node.item) and node.item.value != "":
            box.addSpacing(theme.TIGHT)
            box.addWidget(Words(self.number(node.item), "body_b", wraps=False))

    def _in_short(self, nodes: tuple[Node, ...]) -> None:
        """Small chips side by side; pieces and dice below them."""
        holder = QWidget()
        flow = FlowLayout(holder, gap=theme.TIGHT)
        for node in sorted(nodes, key=lambda node: node.item.state not in DONE):
            flow.addWidget(self._small(node))
        self.column.addWidget(holder)
        for node in nodes:
            for extra in () if node.parts else (self.pieces(node.item, 24), self.dice(node.item.dice)):
                if extra is not None:
                    self.column.addWidget(extra)

    def _small(self, node: Node) -> QFrame:
        done = node.item.state in DONE
        chip = panel("card" if done else "outline")
        self.target(node.item.id, chip)
        chip.setToolTip(self._lines(node))
        row = QHBoxLayout(chip)
        row.setContentsMargins(8, 1, 8, 1)
        row.setSpacing(theme.GAP)
        style, tone = ("small_b", "") if done else ("small", "quiet")
        row.addWidget(Words(self.words(node.item), style, tone, wraps=False))
        if self.showing.whole:
            self._progress(row, node._replace(item=node.item._replace(value="")))
        if self.number(node.item):
            row.addWidget(Words(self.number(node.item), "badge", "" if done else "quiet", wraps=False))
        return chip

    def _lines(self, node: Node) -> str:
        return "\n".join([self._told(node.item), *[f"  {self._told(part.item)}" for part in node.parts]])

    def _told(self, item: ItemView) -> str:
        number = self.number(item)
        return f"{self.words(item)}: {number}" if number else self.words(item)
