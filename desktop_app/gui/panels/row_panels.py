"""Pools, and notes: rows of words with what lies in them; where room is short, coins whose words show on pointing."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.drawings import drawing
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import TARGET, Glyph, PieceToken, Words
from desktop_app.kernel.views import ItemView

TOKEN, GLYPH, COIN = 26, 22, 23


class PoolPanel(Panel):
    """What is at hand, in rows: pieces, words, a number. Dense: coins in one line, the title before them."""

    _one_line = 0

    def has_title(self) -> bool:
        """Dense, it stands in the line of the coins."""
        return not self._in_coins()

    def build(self) -> None:
        """One row an item. Pieces of one kind stand before the words, others below them."""
        if self._in_coins():
            self._coins()
            return
        for item in self.view.items:
            heaps = self.showing.stacks_of(item)
            if not item.text.id:
                self._below(item)
            elif len(heaps) > 1:
                self.column.addWidget(self.line(item))
                self._below(item)
            else:
                self.column.addWidget(self._row(item))

    def _in_coins(self) -> bool:
        """Can everything be told by coins? Words without a drawing can't."""
        items = self.view.items
        return self.dense and all((item.pieces or drawing(item.art) is not None) and not item.dice for item in items)

    def _coins(self) -> None:
        row = QWidget()
        flow = FlowLayout(row, gap=1)
        if self.title:
            title = Words(f"{self.title}  ", "small_b", "quiet", wraps=False)
            title.setFixedHeight(theme.scaled(COIN * 1.3))
            flow.addWidget(title)
        for item in self.view.items:
            heaps = self.showing.stacks_of(item)
            for heap in heaps:
                words = self._details(item) if item.text.id and len(heaps) == 1 else self.showing.spoken(heap)
                token = PieceToken(heap, self.showing.look(heap.top), words, self.hand, COIN, most=1.1)
                self.tokens.append(token)
                flow.addWidget(token)
            if not heaps:
                flow.addWidget(self._nothing_left(item))
        self._one_line = flow.width_of_one_row()
        self.column.addWidget(row)

    def sizeHint(self) -> QSize:
        """In coins: as wide as one line of them."""
        hint = super().sizeHint()
        return QSize(max(hint.width(), self._one_line), hint.height())

    def _nothing_left(self, item: ItemView) -> QWidget:
        """The shadow of what lies elsewhere now."""
        shadow = Glyph(item.art, GLYPH - 2, theme.colours().line_strong)
        shadow.setFixedSize(theme.scaled(COIN * 1.3), theme.scaled(COIN * 1.3))
        shadow.setProperty(TARGET, item.id)
        shadow.setToolTip(self._details(item))
        shadow.setAccessibleName(self._details(item))
        return shadow

    def _details(self, item: ItemView) -> str:
        number = self.number(item)
        return f"{self.words(item)}: {number}" if number else self.words(item)

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

    def _in_coins(self) -> bool:
        return False
