"""A heap with its picture and its whole top card side by side, where there is room for both."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from desktop_app.gui import theme
from desktop_app.gui.card_token import Peek
from desktop_app.gui.cards import inks, paint_card, paint_name, paint_row, rounded, whole
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.kept_pictures import paint_kept_box
from desktop_app.gui.nested import Node
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.theme import colour

CARD = 2
"""How deep the parts of a card go."""

WHOLE_WIDE, LEAST, MOST = 274, 164, 300
"""Width of such a heap, and how tall it is at least and at most, at text size 100."""

SLACK = 7
"""How much narrower it may be beside a scroll bar."""

EDGE, LEFT, PICTURE, ROW, GAP = 8, 116, 44, 23, 5
"""Its rim, how wide its left half is, the side of its picture, the height of a row, the space between rows."""


class WholeHeap(QFrame):
    """At the left its name, its picture, what lies on it, its rows, how many are left; at the right its card."""

    def __init__(self, heap: Node, showing: Showing, words: str) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self._heap, self._showing, self._zoom = heap, showing, theme.zoom()
        self._rows = [part for part in heap.parts if part.depth == 1]
        self._cards = tuple(part for part in heap.parts if part.depth >= CARD)
        self.setAccessibleName(words)
        self.setMinimumSize(theme.scaled(WHOLE_WIDE - SLACK), theme.scaled(LEAST))
        self.setMaximumSize(theme.scaled(WHOLE_WIDE) + theme.GAP, theme.scaled(MOST))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._peek = Peek(self, self._cards, showing, paper=False)
        self._pieces: QWidget | None = None

    def lay(self, pieces: QWidget, wide: int, tall: int) -> None:
        """Things lie on the heap, beside its picture."""
        pieces.setParent(self)
        beside = theme.scaled(LEFT - PICTURE) - theme.TIGHT
        pieces.setGeometry(theme.scaled(EDGE + PICTURE) + theme.TIGHT, theme.scaled(30), beside, theme.scaled(PICTURE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Both halves, painted once and kept."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        with theme.zoomed(self._zoom):
            key = (self._heap, self._showing.wording, self.size().toTuple(), theme.scaled(100))
            paint_kept_box(painter, QRectF(self.rect()), key, lambda kept, _: self._paint(kept))
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        self._head(painter)
        self._paint_rows(painter)
        self._left_over(painter)
        left, top = theme.scaled(EDGE + LEFT + EDGE), theme.scaled(14)
        for card in self._cards[:1]:
            box = QRectF(left, top, self.width() - left - theme.scaled(EDGE), self.height() - top - theme.scaled(EDGE))
            paint_card(painter, box, card, self._showing.wording, whole(), paper=False)

    def _head(self, painter: QPainter) -> None:
        tokens, name, edge = theme.colours(), self._heap.item, theme.scaled(EDGE)
        painter.setPen(colour(tokens.text))
        room = QRectF(edge, 4, theme.scaled(LEFT), theme.scaled(26))
        paint_name(painter, room, self._showing.wording.sentence(name.text), theme.font("card_small"))
        side = theme.scaled(PICTURE)
        box = QRectF(edge, theme.scaled(30), side, side)
        painter.fillPath(rounded(box, 6), colour(tokens.well))
        drawn = drawing(name.art)
        if drawn is not None:
            inset = side * 0.1
            paint_glyph(painter, drawn, box.adjusted(inset, inset, -inset, -inset), colour(tokens.text_2))

    def _paint_rows(self, painter: QPainter) -> None:
        """The one of now in a bright frame."""
        tokens, ink, wording = theme.colours(), inks(paper=False), self._showing.wording
        tall, top = theme.scaled(ROW), theme.scaled(30 + PICTURE + GAP + 3)
        for place, row in enumerate(self._rows):
            box = QRectF(theme.scaled(EDGE), top + place * (tall + theme.scaled(GAP)), theme.scaled(LEFT), tall)
            now = row.item.state != "open"
            shape = rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 5)
            painter.strokePath(shape, QPen(colour(tokens.text_2 if now else tokens.line, 1), 1.4 if now else 1))
            shown = row.item._replace(state="" if now else "open")
            paint_row(painter, box, row._replace(item=shown), wording, whole(), ink)

    def _left_over(self, painter: QPainter) -> None:
        tokens, edge, side = theme.colours(), theme.scaled(EDGE), theme.scaled(16)
        drawn = drawing("deck")
        box = QRectF(edge, self.height() - edge - side, side, side)
        if drawn is not None:
            paint_glyph(painter, drawn, box, colour(tokens.text_3))
        words = self._showing.wording.say("app.heap.left", n=self._heap.item.value)
        painter.setFont(theme.font("small"))
        painter.setPen(colour(tokens.text_2))
        room = QRectF(box.right() + theme.scaled(6), box.top() - 4, theme.scaled(LEFT), side + 8)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The card large, after a moment."""
        self._peek.begin()

    def leaveEvent(self, event: object) -> None:
        """No longer."""
        self._peek.end()

    def hideEvent(self, event: object) -> None:
        """Nothing stays behind."""
        self._peek.end()
