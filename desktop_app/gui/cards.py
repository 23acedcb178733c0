"""Painting of cards: a name, rows of marks, a price. In a hand they are paper, on a heap dark."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop_app.gui import theme
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.kept_pictures import paint_kept_box
from desktop_app.gui.nested import Node
from desktop_app.gui.theme import colour
from desktop_app.gui.wording import Wording

CORNER, EDGE = 8.0, 8.0
OPEN, NOW = "open", "now"

USUAL_ROWS, LOOSEST, LARGEST = 4, 2.4, 1.4
"""Rows of a usual card, and how much looser and larger the rows of one with fewer may stand."""

PRICE, RAISED = 20, 2
"""Height of the pill with a card's price, and how far its middle lies above the card's edge, at text size 100."""

INSET, RULE, GLYPH = 4, 7, 16
"""What stands before a row's first mark and around the rule behind it, in pixels; a usual glyph at text size 100."""

MANY, CLOSER, TIGHTEST, LEAST_NUMERAL = 3, 0.8, 0.4, 11
"""From so many marks in a row on they are smaller; how small they may become, and their numbers, in pixels."""


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
    of numbers and name; how much larger numbers are than their style's."""

    name: float
    row: float
    glyph: float
    style: str
    name_style: str
    words: float = 0.0
    larger: float = 1.0


def small() -> Measures:
    """A card in a panel."""
    return Measures(theme.scaled(34), theme.scaled(24), theme.scaled(15), "small_b", "card_small")


def middle() -> Measures:
    """A card in a panel of a tall window."""
    return Measures(theme.scaled(42), theme.scaled(31), theme.scaled(20), "body_b", "card")


def whole() -> Measures:
    """A card beside others that are as tall, whatever stands on them."""
    return Measures(theme.scaled(36), theme.scaled(27), theme.scaled(16), "body_b", "card_small")


def large() -> Measures:
    """A card that is looked at: its rows are said in words too."""
    return Measures(theme.scaled(36), theme.scaled(50), theme.scaled(21), "number", "card", theme.scaled(20))


def height_of(card: Node, size: Measures) -> float:
    """How tall a card is."""
    return size.name + size.row * len(card.parts) + EDGE


def usual_height(size: Measures) -> float:
    """How tall cards are that are all equally tall; more rows stand closer."""
    return size.name + size.row * USUAL_ROWS + EDGE


def price_rise() -> int:
    """How far a price stands out over the upper edge of its card."""
    return theme.scaled(PRICE / 2 + RAISED)


def row_boxes(card: Node, box: QRectF, size: Measures) -> list[tuple[Node, QRectF]]:
    """The rows of a card and where they stand: they share its height."""
    tall = min((box.height() - size.name - EDGE) / max(1, len(card.parts)), size.row * LOOSEST)
    top = box.top() + size.name
    return [(row, QRectF(box.left() + EDGE / 2, top + place * tall, box.width() - EDGE, tall))
            for place, row in enumerate(card.parts)]


def paint_card(painter: QPainter, box: QRectF, card: Node, wording: Wording, size: Measures, paper: bool,
               able: frozenset[str] = frozenset(), framed: bool = False) -> None:  # fmt: skip
    """A card in a box, painted once and kept. `able`: ids of rows that may be taken now; `framed`: the card itself
    may, or is selected. A price stands out over its upper edge."""
    rise = price_rise() if card.item.value != "" else 0
    key = (card, wording, size, paper, able & {row.item.id for row in card.parts}, framed, box.size().toTuple())

    def paint(kept: QPainter, where: QRectF) -> None:
        _paint_card(kept, where.adjusted(2, rise + 2, -2, -2), card, wording, size, paper, able, framed)

    paint_kept_box(painter, box.adjusted(-2, -rise - 2, 2, 2), key, paint)


def _paint_card(painter: QPainter, box: QRectF, card: Node, wording: Wording, size: Measures, paper: bool,
                able: frozenset[str], framed: bool) -> None:  # fmt: skip
    ink = inks(paper)
    tokens = theme.colours()
    shape = rounded(box.adjusted(1, 1, -1, -1), CORNER)
    painter.fillPath(shape, colour(ink.ground))
    _watermark(painter, box, card, ink)
    _name(painter, box, card, wording, size, ink)
    rows = row_boxes(card, box, size)
    size = _filling(rows, size, wording)
    for row, where in rows:
        painter.setPen(QPen(colour(ink.line, 0.35), 1))
        painter.drawLine(where.topLeft(), where.topRight())
        if row.item.id in able or row.item.state == NOW:
            lit = rounded(where.adjusted(0, 1.5, 0, -1.5), 5)
            painter.fillPath(lit, colour(tokens.accent, 0.38))
            painter.strokePath(lit, QPen(colour(tokens.glow), 1.4))
        paint_row(painter, where, row, wording, size, ink)
    painter.strokePath(shape, QPen(colour(tokens.glow if framed else ink.line, 1 if framed else 0.6),
                                   3 if framed else 1))
    if card.item.value != "":
        corner = QPointF(box.right() - EDGE, box.top() - theme.scaled(RAISED))
        paint_price(painter, corner, wording.word(card.item.value))


def _filling(rows: list[tuple[Node, QRectF]], size: Measures, wording: Wording) -> Measures:
    """Marks and numbers as large as rows that are taller than usual allow, and none of them too wide for its row."""
    tall = min((box.height() for _, box in rows), default=size.row)
    larger = min(LARGEST, tall / size.row)
    while larger > 1:
        grown = size._replace(row=size.row * larger, glyph=size.glyph * larger, larger=larger)
        if all(_needed(row, grown, wording) <= box.width() for row, box in rows):
            return grown
        larger -= 0.05
    return size


def _needed(row: Node, size: Measures, wording: Wording) -> float:
    """How wide a row is whose marks need not be made smaller than many are."""
    cells = _cells(row, wording)
    return INSET + _wide(cells[:1], size, 1.0) + RULE + _wide(cells[1:], size, _closeness(len(cells) - 1))


def _cells(row: Node, wording: Wording) -> list[tuple[str, str]]:
    """When and for what, then the marks: glyphs and what stands beside them."""
    first = "" if row.item.value in ("", 1) else wording.word(row.item.value)
    return [(row.item.art, first), *[(mark.item.art, wording.word(mark.item.value)) for mark in row.parts]]


def _closeness(marks: int) -> float:
    return CLOSER if marks >= MANY else 1.0


def paint_row(painter: QPainter, box: QRectF, row: Node, wording: Wording, size: Measures, ink: Inks) -> None:
    """When and for what, a thin rule, then the marks: smaller when they are many or need more room than there is."""
    past = row.item.state == OPEN
    (sign, number), *cells = _cells(row, wording)
    left, middle = box.left() + INSET, box.center().y() - size.words / 2
    first = _cell(painter, QPointF(left, middle), sign, number, size, 1.0, ink.quiet) + 3
    painter.setPen(QPen(colour(ink.line, 0.35), 1))
    tall = min(box.height() - size.words, size.glyph * 1.5) / 2
    painter.drawLine(QPointF(first - 4, middle - tall), QPointF(first - 4, middle + tall))
    shrink = _fitting(cells, size, box.right() - 2 - first)
    x = first + 2
    for art, value in cells:
        x = _cell(painter, QPointF(x, middle), art, value, size, shrink, ink.quiet if past else ink.text)
    if size.words:
        _said(painter, box, wording.sentence(row.item.text), size, ink)


def _said(painter: QPainter, box: QRectF, words: str, size: Measures, ink: Inks) -> None:
    font = theme.font("small")
    painter.setFont(font)
    painter.setPen(colour(ink.quiet))
    room = QRectF(box.left() + 4, box.bottom() - size.words - 4, box.width() - 8, size.words)
    told = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, told)


def _fitting(cells: list[tuple[str, str]], size: Measures, room: float) -> float:
    """How much smaller marks are drawn: not at all, or as little as makes them fit."""
    shrink = _closeness(len(cells))
    while shrink > TIGHTEST and _wide(cells, size, shrink) > room:
        shrink -= 0.05
    return shrink


def _wide(cells: list[tuple[str, str]], size: Measures, shrink: float) -> float:
    metrics = QFontMetricsF(_numerals(size, shrink))
    return sum(_glyph_wide(size, shrink) + metrics.horizontalAdvance(value) + _gap(size, shrink) for _, value in cells)


def _numerals(size: Measures, shrink: float) -> QFont:
    """Never smaller than can be read."""
    font = theme.font(size.style)
    font.setPixelSize(max(LEAST_NUMERAL, round(font.pixelSize() * size.larger * shrink)))
    return font


def _glyph_wide(size: Measures, shrink: float) -> float:
    return size.glyph * shrink + max(1.0, 3 * shrink)


def _gap(size: Measures, shrink: float) -> float:
    """Between two marks: closest where they are smallest."""
    return max(2.0, 8 * shrink - 3) * max(1.0, size.glyph / theme.scaled(GLYPH) * theme.zoom())


def _cell(painter: QPainter, at: QPointF, art: str, value: str, size: Measures, shrink: float, tint: str) -> float:
    """One mark with its number; returns where the next begins."""
    side = size.glyph * shrink
    drawn = drawing(art)
    if drawn is not None:
        paint_glyph(painter, drawn, QRectF(at.x(), at.y() - side / 2, side, side), colour(tint))
    x = at.x() + _glyph_wide(size, shrink)
    if value:
        font = _numerals(size, shrink)
        painter.setFont(font)
        painter.setPen(colour(tint))
        wide = QFontMetricsF(font).horizontalAdvance(value)
        box = QRectF(x, at.y() - size.row / 2, wide + 1, size.row)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, value)
        x += wide
    return x + _gap(size, shrink)


def _name(painter: QPainter, box: QRectF, card: Node, wording: Wording, size: Measures, ink: Inks) -> None:
    """In two lines where one is too short."""
    room = box.adjusted(EDGE * 0.75, 2, -EDGE * 0.4, 0)
    room.setHeight(size.name - 2)
    priced = card.item.value != ""
    if priced:
        room.setTop(room.top() + 1)
    painter.setPen(colour(ink.text))
    kept = theme.scaled(PRICE * 1.5) if priced else 0
    paint_name(painter, room, wording.sentence(card.item.text), theme.font(size.name_style), kept)


def paint_name(painter: QPainter, room: QRectF, words: str, font: QFont, kept: float = 0) -> None:
    """Words in a room, in one line or, closely, in two, in the middle of its height; smaller only where a word would be
    cut. The painter's pen is used. `kept`: width at the right of the upper one of two lines where something else is."""
    metrics = QFontMetricsF(font)
    lines = [words] if metrics.horizontalAdvance(words) <= room.width() else _in_two(words, metrics, kept)
    rooms = [room.width() - (kept if len(lines) > 1 and not place else 0) for place in range(len(lines))]
    share = min(wide / max(1, metrics.horizontalAdvance(line)) for wide, line in zip(rooms, lines, strict=True))
    if share < 1:
        font = QFont(font)
        font.setPixelSize(max(1, int(font.pixelSize() * share)))
        metrics = QFontMetricsF(font)
    painter.setFont(font)
    step = metrics.ascent() * 1.02 + metrics.descent() * 0.5
    y = room.center().y() + (metrics.ascent() - metrics.descent()) / 2 - step * (len(lines) - 1) / 2
    for place, line in enumerate(lines):
        painter.drawText(QPointF(room.left(), y + place * step), line)


def _in_two(words: str, metrics: QFontMetricsF, kept: float) -> list[str]:
    """Broken at the space that leaves the shortest longer line."""
    parts = words.split()
    ways = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    wide = metrics.horizontalAdvance
    return list(min(ways, key=lambda way: max(wide(way[0]) + kept, wide(way[1])), default=(words,)))


def paint_price(painter: QPainter, right: QPointF, price: str) -> float:
    """A pill with what the card costs, its right end and middle at a point; returns its left end."""
    font = theme.font("small_b")
    wide = max(QFontMetricsF(font).horizontalAdvance(price) + theme.scaled(12), theme.scaled(PRICE * 1.5))
    tall = theme.scaled(PRICE)
    pill = QRectF(right.x() - wide, right.y() - tall / 2, wide, tall)
    painter.fillPath(rounded(pill, tall / 2), colour(theme.BONE))
    painter.strokePath(rounded(pill, tall / 2), QPen(colour(theme.INK, 0.6), 1))
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
