"""Markers of a contest's results: the heaviest is round, any other a lozenge. Shape and drawing tell them apart
without colour, on the table and in the hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop_app.gui import theme
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.theme import BONE, INK, colour

ROUND, LOZENGE = "round", "lozenge"
"""Their forms, as PieceView names them."""

WIDER = 1.22
"""A lozenge reaches so much further than a round marker."""


def mark_outline(centre: QPointF, radius: float, form: str) -> QPainterPath:
    """The edge of a marker."""
    path = QPainterPath()
    if form == ROUND:
        path.addEllipse(centre, radius, radius)
        return path
    reach = radius * WIDER
    path.moveTo(centre + QPointF(0, -reach))
    for corner in (QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0)):
        path.lineTo(centre + corner)
    path.closeSubpath()
    return path


def paint_mark(painter: QPainter, centre: QPointF, radius: float, form: str, art: str) -> None:
    """A marker with its drawing."""
    path = mark_outline(centre, radius, form)
    ink = BONE if form == ROUND else INK
    tokens = theme.colours()
    painter.fillPath(path, colour(tokens.die if form == ROUND else tokens.lozenge))
    painter.strokePath(path, QPen(colour(ink), 1.6))
    drawn = drawing(art)
    if drawn is not None:
        side = radius * 1.1
        paint_glyph(painter, drawn, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), colour(ink))


def paint_gap(painter: QPainter, centre: QPointF, radius: float, form: str) -> None:
    """The empty place of a marker that has been taken."""
    pen = QPen(colour(theme.colours().text_3), 1.4, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([2.4, 2])
    painter.strokePath(mark_outline(centre, radius, form), pen)
