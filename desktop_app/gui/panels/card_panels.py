"""Hands, decks and bags: cards side by side, and heaps with what lies open on them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.card_token import CardToken, Peek
from desktop_app.gui.cards import Measures, middle, small, whole
from desktop_app.gui.drawings import drawing
from desktop_app.gui.even_layout import EvenLayout
from desktop_app.gui.fan_layout import FanLayout
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.list_layout import ListLayout
from desktop_app.gui.nested import Node, trees
from desktop_app.gui.panels.heap_card import HeapCard
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.panels.whole_heap import WholeHeap
from desktop_app.gui.parts import TARGET, Glyph, Words, panel
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.views import ItemView

CARD_WIDTH, LEFT_WIDTH, SLIM, TOKEN = 112, 74, 36, 16
CARD, HEAP = 2, 3
"""How deep the parts of a card go, and of a heap that shows cards."""

COLUMNS = 2
FIRST = 100
"""How much more of spare height goes to cards than to nothing at all."""

ROWS = 2
"""So many rows of things have room beside a card."""

PLAYED = 92
"""Width of a card that is being played, beside whole cards."""


class HandPanel(Panel):
    """Cards in a hand, face up. A card with rows is drawn as one; what lies on it stands beside it."""

    def build(self) -> None:
        """Cards side by side, or one below the other where everything stands in columns."""
        row = QWidget()
        down = self.showing.in_columns and bool(self.view.owner)
        flow: ListLayout
        if self.showing.in_columns and not down:
            flow = FlowLayout(row, gap=theme.GAP)  # what lies on a card that is being played stands below it
        else:
            flow = FanLayout(row, gap=theme.GAP, seen=round(self._size().name) if down else 0)
        for card in trees(self.view.items):
            if card.depth >= CARD and card.item.pieces:
                self._card(flow, card)
            else:
                flow.addWidget(self._plain(card))
        self.column.addWidget(row, FIRST if down else 0)

    def has_title(self) -> bool:
        """Whole cards in a hand need none above them."""
        return not self.showing.whole

    def share(self) -> int:
        """As wide as its cards are; what is being played, beside whole cards, as narrow as can be."""
        if self.showing.whole and not self.view.owner:
            return 0
        nodes = trees(self.view.items)
        return max(1, len(nodes) + len([part for node in nodes for part in node.parts if part.item.pieces]))

    def _size(self) -> Measures:
        return whole() if self.showing.whole else middle() if self.showing.roomy else small()

    def _card(self, flow: ListLayout, card: Node) -> None:
        beside = [part for part in card.parts if part.item.pieces]
        face = card._replace(parts=tuple(part for part in card.parts if not part.item.pieces))
        for heap in self.showing.stacks_of(card.item):
            words = self._spoken(face)
            token = CardToken(face, heap, self.showing.look(heap.top), words, self.showing, self.hand, self._size())
            if self.showing.whole and not self.view.owner:
                token.setFixedWidth(theme.scaled(PLAYED))
            self.tokens.append(token)
            flow.addWidget(token)
        for part in beside:
            flow.addWidget(self._beside(part))

    def _spoken(self, card: Node) -> str:
        return ". ".join([self.words(card.item), *[self.words(row.item) for row in card.parts]])

    def _beside(self, part: Node) -> QWidget:
        """Things that lie on a card, to be taken from it, so many below one another as stand beside a card."""
        holder, before = QWidget(), len(self.tokens)
        box = QVBoxLayout(holder)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.TIGHT)
        box.addWidget(Words(self.words(part.item), "small_b", "quiet"))
        pieces = self.pieces(part.item, 34)
        if pieces is not None:
            box.addWidget(pieces)
        box.addStretch(1)
        tokens = self.tokens[before:]
        across = tokens[: -(-len(tokens) // ROWS)]
        wide = sum(token.width() + theme.GAP for token in across)
        holder.setFixedWidth(max(wide, theme.scaled(LEFT_WIDTH if self.showing.whole else CARD_WIDTH)))
        return holder

    def _plain(self, card: Node) -> QFrame:
        item = card.item
        frame = panel("card")
        frame.setProperty(TARGET, item.id)
        frame.setFixedWidth(theme.scaled(CARD_WIDTH))
        box = QVBoxLayout(frame)
        box.setContentsMargins(8, 6, 8, 6)
        box.setSpacing(theme.TIGHT)
        if drawing(item.art) is not None:
            box.addWidget(Glyph(item.art, 28), 0, Qt.AlignmentFlag.AlignHCenter)
        box.addWidget(self.line(item))
        pieces = self.pieces(item, 30)
        if pieces is not None:
            box.addWidget(pieces)
        return frame


class DeckPanel(Panel):
    """Heaps: what they are, how many lie in them, what can be seen of them."""

    def build(self) -> None:
        """A line a heap; heaps with a card for sale side by side."""
        heaps = trees(self.view.items)
        shown = _with_rows(heaps)
        lines = QWidget()
        slim = self.showing.whole and self.dense and bool(self.view.owner) and not self.showing.in_columns
        columns = EvenLayout(lines, most=1 if slim else COLUMNS, gap=theme.GAP if slim else theme.TIGHT)
        for heap in heaps:
            if heap not in shown:
                columns.addWidget(self._line(heap, slim))
        if columns.count():
            self.column.addWidget(lines)
            if slim:
                self.setFixedWidth(theme.scaled(SLIM) + self._longest_word())
        if shown and self.showing.whole and not self.dense:
            self._whole(shown)
        elif shown:
            row = QWidget()
            flow = FlowLayout(row, gap=theme.GAP)
            made = [self._heap(heap) for heap in shown]
            for widget in made:
                widget.setFixedHeight(max(each.height() for each in made))
                flow.addWidget(widget)
            self.column.addWidget(row)

    def share(self) -> int:
        """What somebody's heaps are told in beside his hand is as narrow as can be."""
        return 0 if self.view.owner and self.showing.whole else 1

    def has_title(self) -> bool:
        """Heaps with names of their own need none above them, nor those of a seat."""
        return not self.view.owner and not _with_rows(trees(self.view.items))

    def _longest_word(self) -> int:
        """In pixels: no word is broken."""
        metrics = QFontMetrics(theme.font("small"))
        return max(metrics.horizontalAdvance(word) for item in self.view.items for word in self.words(item).split())

    def _slim(self, item: ItemView) -> QWidget:
        """The number above the words."""
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Words(self.number(item), "body_b", wraps=False))
        column.addWidget(Words(self.words(item), "small", "quiet"))
        return holder

    def _line(self, heap: Node, slim: bool) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.HAIR)
        faces = tuple(part for part in heap.parts if part.depth >= CARD)
        line = HeapLine(faces, self.showing, self._slim(heap.item) if slim else self.line(heap.item), heap.item.art)
        self.target(heap.item.id, line)
        column.addWidget(line)
        pieces = self.pieces(heap.item, 26)
        if pieces is not None:
            column.addWidget(pieces)
        return holder

    def _whole(self, heaps: Sequence[Node]) -> None:
        """Side by side, as tall as there is room for."""
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.GAP)
        for place, heap in enumerate(heaps):
            shown = self._lay(heap, WholeHeap(heap, self.showing, self._spoken(heap)))
            grid.addWidget(shown, *divmod(place, self.showing.abreast))
        self.column.addLayout(grid, FIRST)

    def _heap(self, heap: Node) -> QWidget:
        return self._lay(heap, HeapCard(heap, self.showing, self._spoken(heap), short=self.dense))

    def _lay(self, heap: Node, shown: HeapCard | WholeHeap) -> QWidget:
        self.target(heap.item.id, shown)
        before = len(self.tokens)
        pieces = self.pieces(heap.item, TOKEN)
        if pieces is not None:
            tokens = self.tokens[before:]
            shown.lay(pieces, sum(token.width() + 2 for token in tokens), max(token.height() for token in tokens))
        return shown

    def _spoken(self, heap: Node) -> str:
        rows = [row for part in heap.parts for row in ((part, *part.parts) if part.depth >= CARD else (part,))]
        head = f"{self.words(heap.item)}: {self.number(heap.item)}"
        return ". ".join([head, *[self.words(row.item) for row in rows]])


def _with_rows(heaps: Sequence[Node]) -> list[Node]:
    """The heaps with rows of their own, if a card lies on one of them; those that have run out stand among them."""
    found = [heap for heap in heaps if any(part.depth == 1 for part in heap.parts)]
    return found if any(heap.depth >= HEAP for heap in found) else []


class HeapLine(QFrame):
    """A heap in one line. Pointed at, the cards that lie open in it are shown."""

    def __init__(self, faces: tuple[Node, ...], showing: Showing, line: QWidget, art: str) -> None:
        super().__init__()
        box = QHBoxLayout(self)
        box.setContentsMargins(4, 1, 4, 1)
        box.setSpacing(theme.GAP)
        if drawing(art) is not None:
            box.addWidget(Glyph(art, 18, theme.colours().text_3))
        box.addWidget(line, 1)
        Peek(self, faces, showing, paper=False)
