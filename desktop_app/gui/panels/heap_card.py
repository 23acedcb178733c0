"""A heap with a name, rows of its own and a card on top of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.card_token import Peek
from desktop_app.gui.cards import (
    height_of,
    inks,
    middle,
    paint_card,
    paint_price,
    paint_row,
    price_rise,
    rounded,
    small,
)
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.nested import Node
from desktop_app.gui.table.showing import Showing

CARD = 2
"""How deep the parts of a card go."""

WIDE, ROOMY_WIDE, EMBLEM = 176, 212, 36
"""Widths of a heap, in large windows too, and the side of its picture."""

EDGE = 6


class HeapCard(QFrame):
    """Its picture and name, what lies on it, its rows, its top card. `short`: the card's name only; the whole card is
    shown large when it is pointed at."""

    def __init__(self, heap: Node, showing: Showing, words: str, short: bool) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self._heap, self._showing, self._short = heap, showing, short
        self._rows = [part for part in heap.parts if part.depth == 1]
        self._cards = tuple(part for part in heap.parts if part.depth >= CARD)
        self.setAccessibleName(words)
        self._size = middle() if showing.roomy and not short else small()
        tall = self._rows_end() + (self._size.name if short or not self._cards else self._card_tall() + EDGE)
        wide = ROOMY_WIDE if showing.roomy and not short else WIDE
        self.setFixedSize(theme.scaled(wide), round(tall) + 4)
        Peek(self, self._cards, showing, paper=False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, EDGE, 4)
        self._row = QHBoxLayout()
        self._row.setSpacing(0)
        self._row.addStretch(1)
        if short:
            column.addStretch(1)
        else:
            column.addSpacing(round(self._size.name) - 2)
        column.addLayout(self._row)
        if not short:
            column.addStretch(1)

    def lay(self, pieces: QWidget, wide: int, tall: int) -> None:
        """Things lie on the heap, where they cover neither name nor rows."""
        pieces.setFixedSize(wide, tall)
        if self._short:
            self.setFixedHeight(self.height() + tall)
        self._row.addWidget(pieces)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Its name, its rows in one line, its card or the name and price of it."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._head(painter)
        self._paint_rows(painter)
        for card in self._cards[:1]:
            if self._short:
                self._line(painter, card)
            else:
                box = QRectF(EDGE, self._rows_end(), self.width() - 2 * EDGE, self._card_tall())
                paint_card(painter, box, card, self._showing.wording, self._size, paper=False)
        painter.end()

    def _head_tall(self) -> float:
        return self._size.name + (0 if self._short else theme.scaled(EMBLEM) - theme.scaled(12))

    def _rows_end(self) -> float:
        return self._head_tall() + self._size.row + EDGE + (0 if self._short else price_rise() - 2)

    def _card_tall(self) -> float:
        """All cards of a game's heaps are as tall as the tallest: they stand in one row."""
        return max([height_of(card, self._size) for card in self._cards], default=0)

    def _head(self, painter: QPainter) -> None:
        size, tokens, wording = self._size, theme.colours(), self._showing.wording
        name = self._heap.item
        drawn = drawing(name.art)
        side = size.name - 4 if self._short else theme.scaled(EMBLEM)
        if not self._short:
            painter.fillPath(rounded(QRectF(EDGE, EDGE, side, side), 5), theme.colour(tokens.well))
        if drawn is not None:
            inset = 0 if self._short else side * 0.12
            box = QRectF(EDGE + inset, (4 if self._short else EDGE) + inset, side - 2 * inset, side - 2 * inset)
            paint_glyph(painter, drawn, box, theme.colour(tokens.text_2))
        painter.setFont(theme.font("card_small"))
        painter.setPen(theme.colour(tokens.text))
        words = wording.sentence(name.text)
        if not self._cards:
            words = f"{words}  {wording.word(name.value)}"
        room = QRectF(side + EDGE * 2, 2, self.width() - side - 3 * EDGE, size.name)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)

    def _paint_rows(self, painter: QPainter) -> None:
        ink, size, wording = inks(paper=False), self._size, self._showing.wording
        wide = (self.width() - EDGE) / max(1, len(self._rows))
        for place, row in enumerate(self._rows):
            where = QRectF(3 + place * wide, self._head_tall() + 2, wide, size.row)
            shown = row.item._replace(state="open" if row.item.state == "open" else "")
            paint_row(painter, where, row._replace(item=shown), wording, size, ink)

    def _line(self, painter: QPainter, card: Node) -> None:
        size, tokens, wording = self._size, theme.colours(), self._showing.wording
        where = QRectF(8, self._rows_end() - 3, self.width() - 16, size.name)
        painter.setPen(theme.colour(tokens.line_strong, 0.5))
        painter.drawLine(where.topLeft(), where.topRight())
        right = QPointF(where.right(), where.center().y())
        where.setRight(paint_price(painter, right, wording.word(card.item.value)))
        painter.setFont(theme.font("card_small"))
        painter.setPen(theme.colour(tokens.text_2))
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, wording.sentence(card.item.text))
