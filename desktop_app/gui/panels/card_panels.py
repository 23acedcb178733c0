"""Hands, decks and bags: cards side by side, and heaps with what lies open on them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.card_token import CardToken, Peek
from desktop_app.gui.cards import Measures, height_of, inks, middle, paint_card, paint_price, paint_row, small
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.fan_layout import FanLayout
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.nested import Node, trees
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import TARGET, Glyph, Words, panel
from desktop_app.gui.showing import Showing

CARD_WIDTH, HEAP_WIDTH = 112, 176
CARD, HEAP = 2, 3
"""How deep the parts of a card go, and of a heap that shows cards."""


class HandPanel(Panel):
    """Cards in a hand, face up. A card with rows is drawn as one; what lies on it stands beside it."""

    def build(self) -> None:
        """Cards side by side."""
        row = QWidget()
        flow = FanLayout(row, gap=theme.GAP)
        for card in trees(self.view.items):
            if card.depth >= CARD and card.item.pieces:
                self._card(flow, card)
            else:
                flow.addWidget(self._plain(card))
        self.column.addWidget(row)

    def share(self) -> int:
        """As wide as its cards are."""
        nodes = trees(self.view.items)
        return max(1, len(nodes) + len([part for node in nodes for part in node.parts if part.item.pieces]))

    def _size(self) -> Measures:
        return middle() if self.showing.roomy else small()

    def _card(self, flow: FanLayout, card: Node) -> None:
        beside = [part for part in card.parts if part.item.pieces]
        face = card._replace(parts=tuple(part for part in card.parts if not part.item.pieces))
        for heap in self.showing.stacks_of(card.item):
            words = self._spoken(face)
            token = CardToken(face, heap, self.showing.look(heap.top), words, self.showing, self.hand, self._size())
            self.tokens.append(token)
            flow.addWidget(token)
        for part in beside:
            flow.addWidget(self._beside(part))

    def _spoken(self, card: Node) -> str:
        return ". ".join([self.words(card.item), *[self.words(row.item) for row in card.parts]])

    def _beside(self, part: Node) -> QWidget:
        """Things that lie on a card, to be taken from it."""
        holder = QWidget()
        box = QVBoxLayout(holder)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.TIGHT)
        box.addWidget(Words(self.words(part.item), "small_b", "quiet"))
        pieces = self.pieces(part.item, 34)
        if pieces is not None:
            box.addWidget(pieces)
        box.addStretch(1)
        holder.setFixedWidth(theme.scaled(CARD_WIDTH))
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
        for heap in heaps:
            if heap not in shown:
                self._line(heap)
        if shown:
            row = QWidget()
            flow = FlowLayout(row, gap=theme.GAP)
            made = [self._heap(heap) for heap in shown]
            for widget in made:
                widget.setFixedHeight(max(each.height() for each in made))
                flow.addWidget(widget)
            self.column.addWidget(row)

    def has_title(self) -> bool:
        """Heaps with names of their own need none above them."""
        return not _with_rows(trees(self.view.items))

    def _line(self, heap: Node) -> None:
        faces = tuple(part for part in heap.parts if part.depth >= CARD)
        line = HeapLine(faces, self.showing, self.line(heap.item), heap.item.art)
        self.target(heap.item.id, line)
        self.column.addWidget(line)
        pieces = self.pieces(heap.item, 26)
        if pieces is not None:
            self.column.addWidget(pieces)

    def _heap(self, heap: Node) -> QWidget:
        shown = HeapCard(heap, self.showing, self._spoken(heap))
        self.target(heap.item.id, shown)
        before = len(self.tokens)
        pieces = self.pieces(heap.item, 16)
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
        self._peek = Peek(self, faces, showing, paper=False)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Its cards, after a moment."""
        self._peek.begin()

    def leaveEvent(self, event: object) -> None:
        """No longer."""
        self._peek.end()

    def hideEvent(self, event: object) -> None:
        """Nothing stays behind."""
        self._peek.end()


class HeapCard(QFrame):
    """A heap with a name, rows of its own and a card on top: the card in short, large when it is pointed at."""

    def __init__(self, heap: Node, showing: Showing, words: str) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self._heap, self._showing = heap, showing
        self._rows = [part for part in heap.parts if part.depth == 1]
        self._cards = tuple(part for part in heap.parts if part.depth >= CARD)
        self.setAccessibleName(words)
        self._size = small()
        self._beside = middle() if showing.roomy and self._cards else None
        tall = self._size.name * 2 + self._size.row + 8
        if self._beside is not None:
            tall = max(tall, height_of(self._cards[0], self._beside) + 12)
        self.setFixedSize(theme.scaled(HEAP_WIDTH) * (2 if self._beside else 1), round(tall))
        self._peek = Peek(self, self._cards, showing, paper=False)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 2, 6, 4)
        self._row.setSpacing(0)
        self._row.addStretch(1)

    def lay(self, pieces: QWidget, wide: int, tall: int) -> None:
        """Things lie on the heap: below its rows where they would lie on its name."""
        pieces.setFixedWidth(wide)
        if self._beside is not None:
            self._row.insertSpacing(0, theme.scaled(HEAP_WIDTH) - pieces.width() - 14)
            self._row.insertWidget(1, pieces, 0, Qt.AlignmentFlag.AlignTop)
        else:
            pieces.setFixedHeight(tall)
            self.setFixedHeight(self.height() + tall)
            self._row.addWidget(pieces, 0, Qt.AlignmentFlag.AlignBottom)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Its name, its rows in one line, the name and price of the card."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size, ink, wording, tokens = self._size, inks(paper=False), self._showing.wording, theme.colours()
        box = QRectF(self.rect())
        if self._beside is not None:
            box.setWidth(box.width() / 2)
            face = QRectF(box.right(), 6, box.width() - 8, height_of(self._cards[0], self._beside))
            paint_card(painter, face, self._cards[0], wording, self._beside, paper=False)
        name = self._heap.item
        drawn = drawing(name.art)
        side = size.name - 4
        if drawn is not None:
            paint_glyph(painter, drawn, QRectF(8, 4, side, side), theme.colour(tokens.text_2))
        painter.setFont(theme.font("card_small"))
        painter.setPen(theme.colour(tokens.text))
        words = f"{wording.sentence(name.text)}  {wording.word(name.value)}" if not self._cards else wording.sentence(
            name.text)
        painter.drawText(QRectF(side + 14, 2, box.width() - side - 16, size.name), Qt.AlignmentFlag.AlignVCenter, words)
        wide = (box.width() - 8) / max(1, len(self._rows))
        for place, row in enumerate(self._rows):
            where = QRectF(4 + place * wide, size.name + 2, wide, size.row)
            paint_row(painter, where, row._replace(item=row.item._replace(state="open" if row.item.state == "open"
                                                                          else "")), wording, size, ink)
        for card in self._cards[:1] if self._beside is None else ():
            self._card(painter, card, size.name + size.row + 3)
        painter.end()

    def _card(self, painter: QPainter, card: Node, top: float) -> None:
        size, tokens, wording = self._size, theme.colours(), self._showing.wording
        where = QRectF(8, top, self.width() - 16, size.name)
        painter.setPen(theme.colour(tokens.line_strong, 0.5))
        painter.drawLine(where.topLeft(), where.topRight())
        where.setRight(paint_price(painter, where.center() + (where.topRight() - where.topLeft()) / 2,
                                   wording.word(card.item.value), size))
        painter.setFont(theme.font("card_small"))
        painter.setPen(theme.colour(tokens.text_2))
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, wording.sentence(card.item.text))

    def enterEvent(self, event: QEnterEvent) -> None:
        """The card large, after a moment."""
        self._peek.begin()

    def leaveEvent(self, event: object) -> None:
        """No longer."""
        self._peek.end()

    def hideEvent(self, event: object) -> None:
        """Nothing stays behind."""
        self._peek.end()
