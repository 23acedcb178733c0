"""A heap with its picture and its whole top card side by side, where there is room for both."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
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

EDGE, TOP, LEFT, ROW, GAP, LAST = 8, 30, 116, 23, 5, 24
"""Its rim, what lies above its picture, how wide its left half is, the height of a row, the space between rows, the
height of what is left over."""

PICTURE, WIDEST = 44, 80
"""The side of its picture, at least and where there is height for more."""


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
        Peek(self, self._cards, showing, paper=False)
        self._pieces: QWidget | None = None
        self._side = theme.scaled(PICTURE)

    def lay(self, pieces: QWidget, wide: int, tall: int) -> None:
        """Things lie on the heap, beside its picture."""
        pieces.setParent(self)
        self._pieces = pieces
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture takes the height that nothing else needs."""
        super().resizeEvent(event)
        self._share()

    def picture(self) -> QRect:
        """Where its picture is."""
        with theme.zoomed(self._zoom):
            return QRect(theme.scaled(EDGE), theme.scaled(TOP), self._side, self._side)

    def first_row(self) -> int:
        """Where its rows begin, from above: below its picture and all that lies beside it."""
        with theme.zoomed(self._zoom):
            lying = self._tall(self._beside(self._side)) + theme.HAIR
            return theme.scaled(TOP) + max(self._side + theme.scaled(GAP + 3), lying)

    def _share(self) -> None:
        """The picture as large as leaves room for the rows below it and for the things beside it."""
        with theme.zoomed(self._zoom):
            below = theme.scaled(GAP + 3 + LAST + EDGE) + len(self._rows) * theme.scaled(ROW + GAP)
            top, least = theme.scaled(TOP), theme.scaled(PICTURE)
            side = max(least, min(theme.scaled(WIDEST), self.height() - top - below))
            while side > least and not self._holds(side):
                side -= 2
            self._side = max(side, least)
            if self._pieces is not None:
                left, wide = theme.scaled(EDGE) + self._side + theme.TIGHT, self._beside(self._side)
                self._pieces.setGeometry(left, top, wide, max(self._side + theme.TIGHT, self._tall(wide)))

    def _holds(self, side: int) -> bool:
        """Beside such a picture there is room for what lies on the heap."""
        if self._pieces is None:
            return True
        beside = self._beside(side)
        return self._pieces.minimumSizeHint().width() <= beside and self._tall(beside) <= side + theme.TIGHT

    def _beside(self, side: int) -> int:
        return theme.scaled(LEFT) - side - theme.TIGHT

    def _tall(self, wide: int) -> int:
        return self._pieces.heightForWidth(wide) if self._pieces is not None else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Both halves, painted once and kept."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        with theme.zoomed(self._zoom):
            key = (self._heap, self._showing.wording, self.size().toTuple(), self._side, theme.scaled(100))
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
        box = QRectF(self.picture())
        painter.fillPath(rounded(box, 6), colour(tokens.well))
        drawn = drawing(name.art)
        if drawn is not None:
            inset = box.width() * 0.1
            paint_glyph(painter, drawn, box.adjusted(inset, inset, -inset, -inset), colour(tokens.text_2))

    def _paint_rows(self, painter: QPainter) -> None:
        """The one of now in a bright frame."""
        tokens, ink, wording = theme.colours(), inks(paper=False), self._showing.wording
        tall, top = theme.scaled(ROW), self.first_row()
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
