"""Painting of tiles: pieces that fill their place and show their numbers. Small ones show the numbers alone."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from desktop_app.gui import theme
from desktop_app.gui.cards import rounded
from desktop_app.gui.discs import Look, outline, paint_medallion
from desktop_app.gui.drawings import drawing, paint_drawing, paint_glyph
from desktop_app.gui.theme import colour

COMPACT = 27.0
"""Below this height, in pixels of the screen, a tile shows its numbers only."""

ACROSS = 2.6
"""In a room so many times as wide as it is tall values stand side by side."""

SLIMMEST = 2.25
"""What stands on a tile is no larger than in a room so many times as wide as it is tall."""

WARNING = "enters"
"""The badge, and the value, that stands in the colour of a loss."""


def paint_tile(painter: QPainter, box: QRectF, look: Look, zoom: float) -> None:
    """A tile in a box. `zoom`: pixels of the screen for each unit of the box."""
    tokens = theme.colours()
    if not look.values:
        _plate(painter, box, look)
        return
    warned = WARNING in look.badges
    shape = rounded(box, min(7.0, box.height() * 0.16))
    painter.fillPath(shape, colour(tokens.tile))
    line = tokens.loss if warned else tokens.line_strong
    painter.strokePath(shape, QPen(colour(line), (2.2 if warned else 1.2) / zoom))
    if box.height() * zoom < COMPACT:
        _numbers_only(painter, box.adjusted(2, 0, -2, 0), look, zoom)
        return
    unit = min(box.height(), box.width() / SLIMMEST)
    edge, spare = unit * 0.1, (box.height() - unit) / 2
    side = unit - 2 * edge
    _figure(painter, QRectF(box.left() + edge, box.top() + edge + spare, side, side), look)
    above = edge * 0.5 + spare * 0.6
    inner = QRectF(box.left() + side + 2.2 * edge, box.top() + above, 0, box.height() - 2 * above)
    inner.setRight(box.right() - edge * 0.8)
    if inner.width() > inner.height() * ACROSS:
        _numbers(painter, inner, look, zoom)
    else:
        _stacked(painter, inner, look, unit - edge)


def _stacked(painter: QPainter, box: QRectF, look: Look, unit: float) -> None:
    """A line for each value, as tall as in a room of `unit`; marks stand at the right of the first and the last."""
    tall = box.height() / len(look.values)
    pixels = min(unit / len(look.values) * 0.92, unit * 0.5)
    ends = [_number(painter, QPointF(box.left(), box.top() + (place + 0.5) * tall), name, str(value), pixels)
            for place, (name, value) in enumerate(look.values)]
    marks = [badge for badge in look.badges if badge != WARNING]
    upper = marks[:len(marks) // 2]
    for place, here in ((0, upper), (len(look.values) - 1, marks[len(upper):])):
        if here:
            room = QRectF(ends[place] + pixels * 0.2, box.top() + place * tall, 0, tall)
            room.setRight(box.right())
            _marks(painter, room, here)


def _plate(painter: QPainter, box: QRectF, look: Look) -> None:
    """A tile without numbers: stone with its drawing."""
    tokens = theme.colours()
    shape = rounded(box, min(7.0, box.height() * 0.16))
    painter.fillPath(shape, colour(tokens.plate))
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(colour(tokens.plate_ink, 0.16), 1.2))
    x = box.left() - box.height()
    while x < box.right():
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
        x += 9
    painter.restore()
    painter.strokePath(shape, QPen(colour(tokens.plate_ink, 0.7), 1.2))
    drawn = drawing(look.art)
    side = box.height() * 0.66
    if drawn is not None:
        where = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
        paint_glyph(painter, drawn, where, colour(tokens.plate_ink))


def _figure(painter: QPainter, box: QRectF, look: Look) -> None:
    livery = look.livery or theme.NEUTRAL
    radius = box.width() / 2
    if livery.neutral:
        painter.save()
        painter.translate(box.center())
        painter.fillPath(outline(radius * 0.94, octagon=True), colour(livery.field))
        painter.restore()
    else:
        paint_medallion(painter, box.center(), radius * 0.97, livery)
    drawn = drawing(look.art)
    side = radius * 1.4
    if drawn is not None:
        where = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
        paint_drawing(painter, drawn, where, colour(livery.figure), colour(livery.field), quiet=5.5)


def _numbers(painter: QPainter, box: QRectF, look: Look, zoom: float) -> None:
    """Each value with its drawing, as large as the room allows."""
    pixels = min(box.height() * 0.8, 26 / zoom)
    while pixels > 6 and _wide(look, pixels) > box.width():
        pixels *= 0.94
    x = box.left()
    for name, value in look.values:
        x = _number(painter, QPointF(x, box.center().y()), name, str(value), pixels) + pixels * 0.35


def _wide(look: Look, pixels: float) -> float:
    metrics = QFontMetricsF(theme.font("small_b", 100))
    words = sum(metrics.horizontalAdvance(str(value)) * pixels / 100 for _, value in look.values)
    return words + len(look.values) * pixels * 1.2 + (len(look.values) - 1) * pixels * 0.35


def _number(painter: QPainter, at: QPointF, name: str, value: str, pixels: float) -> float:
    tokens = theme.colours()
    tint = tokens.loss if name in ("health", WARNING) else tokens.text_2
    drawn, side = drawing(name), pixels * 0.92
    if drawn is not None:
        paint_glyph(painter, drawn, QRectF(at.x(), at.y() - side / 2, side, side), colour(tint))
    return _words(painter, QPointF(at.x() + side * 1.18, at.y()), value, pixels,
                  tokens.loss if name == WARNING else tokens.text)


def _words(painter: QPainter, left: QPointF, words: str, pixels: float, tint: str) -> float:
    """Letters as a path, so that they are sharp at any zoom; returns their right end."""
    font = theme.font("small_b", 100)
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(QPointF(0, metrics.capHeight() / 2), font, words)
    painter.save()
    painter.translate(left)
    painter.scale(pixels / 100, pixels / 100)
    painter.fillPath(path, colour(tint))
    painter.restore()
    return left.x() + metrics.horizontalAdvance(words) * pixels / 100


def _marks(painter: QPainter, box: QRectF, marks: list[str]) -> None:
    """Side by side at the right."""
    tokens = theme.colours()
    side = min(box.height() * 0.78, box.width() / len(marks) / 1.12)
    left = box.right() - side * (1.12 * len(marks) - 0.12)
    for place, mark in enumerate(marks):
        drawn = drawing(mark)
        if drawn is not None:
            where = QRectF(left + place * side * 1.12, box.center().y() - side / 2, side, side)
            paint_glyph(painter, drawn, where, colour(tokens.tint(mark) or tokens.text_2))


def _numbers_only(painter: QPainter, box: QRectF, look: Look, zoom: float) -> None:
    """Side by side with a rule between them; the first in the colour of a loss, since it is what can be taken away."""
    tokens = theme.colours()
    values = [(name, str(value).partition("/")[0]) for name, value in look.values]
    pixels = min(box.height() * 0.86, 14 / zoom)
    cell = box.width() / len(values)
    metrics = QFontMetricsF(theme.font("small_b", 100))
    for place, (name, value) in enumerate(values):
        wide = metrics.horizontalAdvance(value) * pixels / 100
        left = box.left() + place * cell + (cell - wide) / 2
        _words(painter, QPointF(left, box.center().y()), value, pixels,
               tokens.loss if name in ("health", WARNING) else tokens.text)
        if place:
            painter.setPen(QPen(colour(tokens.line_strong), 1 / zoom))
            x = box.left() + place * cell
            painter.drawLine(QPointF(x, box.top() + box.height() * 0.2), QPointF(x, box.bottom() - box.height() * 0.2))
