"""Painting of cards: a name, rows of marks, a price. In a hand they are paper, on a heap dark."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from desktop_app.gui import theme
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.nested import Node
from desktop_app.gui.theme import colour
from desktop_app.gui.wording import Wording

CORNER, EDGE = 8.0, 8.0
OPEN, NOW = "open", "now"


class Inks(NamedTuple):
    """What a card is painted with."""

    ground: str
    text: str
    quiet: str
    line: str


def inks(paper: bool) -> Inks:
    """Paper, or the dark card of a heap."""
    tokens = theme.colours()
    if paper:
        return Inks(tokens.paper, tokens.paper_ink, tokens.paper_quiet, tokens.paper_quiet)
    return Inks(tokens.raised, tokens.text, tokens.text_3, tokens.line_strong)


class Measures(NamedTuple):
    """Heights at the text size in use: of the name, of a row, of a glyph, of the words below a row's marks; the styles
    of numbers and name."""

    name: float
    row: float
    glyph: float
    style: str
    name_style: str
    words: float = 0.0


def small() -> Measures:
    """A card in a panel."""
    return Measures(theme.scaled(26), theme.scaled(24), theme.scaled(15), "small_b", "card_small")


def middle() -> Measures:
    """A card in a panel of a tall window."""
    return Measures(theme.scaled(32), theme.scaled(31), theme.scaled(20), "body_b", "card")


def large() -> Measures:
    """A card that is looked at: its rows are said in words too."""
    return Measures(theme.scaled(36), theme.scaled(50), theme.scaled(21), "number", "card", theme.scaled(20))


def height_of(card: Node, size: Measures) -> float:
    """How tall a card is."""
    return size.name + size.row * len(card.parts) + EDGE


def row_boxes(card: Node, box: QRectF, size: Measures) -> list[tuple[Node, QRectF]]:
    """The rows of a card and where they stand."""
    top = box.top() + size.name
    return [(row, QRectF(box.left() + EDGE / 2, top + place * size.row, box.width() - EDGE, size.row))
            for place, row in enumerate(card.parts)]


def paint_card(painter: QPainter, box: QRectF, card: Node, wording: Wording, size: Measures, paper: bool,
               able: frozenset[str] = frozenset(), framed: bool = False) -> None:  # fmt: skip
    """A card in a box. `able`: ids of rows that may be taken now; `framed`: the card itself may, or is selected."""
    ink = inks(paper)
    tokens = theme.colours()
    shape = rounded(box.adjusted(1, 1, -1, -1), CORNER)
    painter.fillPath(shape, colour(ink.ground))
    _watermark(painter, box, card, ink)
    _name(painter, box, card, wording, size, ink)
    for row, where in row_boxes(card, box, size):
        painter.setPen(QPen(colour(ink.line, 0.35), 1))
        painter.drawLine(where.topLeft(), where.topRight())
        if row.item.id in able or row.item.state == NOW:
            painter.fillPath(rounded(where.adjusted(0, 1.5, 0, -1.5), 5), colour(tokens.accent, 0.38))
        paint_row(painter, where, row, wording, size, ink)
    painter.strokePath(shape, QPen(colour(tokens.glow if framed else ink.line, 1 if framed else 0.6),
                                   3 if framed else 1))


def paint_row(painter: QPainter, box: QRectF, row: Node, wording: Wording, size: Measures, ink: Inks) -> None:
    """When, for what, and the marks; smaller when they need more room than there is."""
    past = row.item.state == OPEN
    number = "" if row.item.value == "" else wording.word(row.item.value)
    cells = [(row.item.art, number, True), *[(mark.item.art, wording.word(mark.item.value), False)
                                             for mark in row.parts]]
    shrink = min(1.0, (box.width() - 6) / max(1.0, _wide(cells, size, 1.0)))
    x, y = box.left() + 4, box.center().y() - size.words / 2
    for art, value, is_head in cells:
        x = _cell(painter, QPointF(x, y), art, value, size, shrink,
                  ink.quiet if is_head or past else ink.text)
        if is_head:
            x += size.glyph * 0.35 * shrink
    if size.words:
        _said(painter, box, wording.sentence(row.item.text), size, ink)


def _said(painter: QPainter, box: QRectF, words: str, size: Measures, ink: Inks) -> None:
    font = theme.font("small")
    painter.setFont(font)
    painter.setPen(colour(ink.quiet))
    room = QRectF(box.left() + 4, box.bottom() - size.words - 4, box.width() - 8, size.words)
    told = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, told)


def _wide(cells: list[tuple[str, str, bool]], size: Measures, shrink: float) -> float:
    metrics = QFontMetricsF(theme.font(size.style))
    words = sum(metrics.horizontalAdvance(value) + 3 for _, value, _ in cells if value)
    return (words + len(cells) * (size.glyph + 8) + size.glyph * 0.35) * shrink


def _cell(painter: QPainter, at: QPointF, art: str, value: str, size: Measures, shrink: float, tint: str) -> float:
    """One mark with its number; returns where the next begins."""
    side = size.glyph * shrink
    drawn = drawing(art)
    if drawn is not None:
        paint_glyph(painter, drawn, QRectF(at.x(), at.y() - side / 2, side, side), colour(tint))
    x = at.x() + side + 3 * shrink
    if value:
        font = theme.font(size.style)
        font.setPixelSize(max(11, round(font.pixelSize() * shrink)))
        painter.setFont(font)
        painter.setPen(colour(tint))
        wide = QFontMetricsF(font).horizontalAdvance(value)
        box = QRectF(x, at.y() - size.row / 2, wide + 1, size.row)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, value)
        x += wide
    return x + 5 * shrink


def _name(painter: QPainter, box: QRectF, card: Node, wording: Wording, size: Measures, ink: Inks) -> None:
    room = box.adjusted(EDGE * 0.75, 2, -EDGE * 0.6, 0)
    room.setHeight(size.name - 2)
    if card.item.value != "":
        price = wording.word(card.item.value)
        room.setRight(paint_price(painter, QPointF(room.right(), room.center().y()), price, size))
    font = theme.font(size.name_style)
    words = wording.sentence(card.item.text)
    wide = QFontMetricsF(font).horizontalAdvance(words)
    if wide > room.width():
        font.setPixelSize(max(11, int(font.pixelSize() * room.width() / wide)))
    painter.setFont(font)
    painter.setPen(colour(ink.text))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)


def paint_price(painter: QPainter, right: QPointF, price: str, size: Measures) -> float:
    """A pill at the right with what the card costs; returns its left end."""
    font = theme.font("small_b")
    wide = QFontMetricsF(font).horizontalAdvance(price) + theme.scaled(12)
    tall = theme.scaled(18)
    pill = QRectF(right.x() - wide, right.y() - tall / 2, wide, tall)
    painter.fillPath(rounded(pill, tall / 2), colour(theme.BONE))
    painter.setFont(font)
    painter.setPen(colour(theme.INK))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, price)
    return pill.left() - 4


def _watermark(painter: QPainter, box: QRectF, card: Node, ink: Inks) -> None:
    drawn = drawing(card.item.art)
    if drawn is None:
        return
    side = min(box.width(), box.height()) * 0.62
    painter.save()
    painter.setClipPath(rounded(box.adjusted(1, 1, -1, -1), CORNER))
    where = QRectF(box.right() - side * 0.85, box.bottom() - side * 0.85, side, side)
    paint_glyph(painter, drawn, where, colour(ink.text, 0.08))
    painter.restore()


def rounded(box: QRectF, corner: float) -> QPainterPath:
    """A box with round corners."""
    path = QPainterPath()
    path.addRoundedRect(box, corner, corner)
    return path
