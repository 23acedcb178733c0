"""Painting of pieces: solid discs with a side's colour, pattern and figure; and of things that belong to nobody.

Board, sheets, lists and the piece in the hand all paint with these few functions, so a piece looks the same everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from desktop_app.gui import theme
from desktop_app.gui.drawings import drawing, paint_drawing
from desktop_app.gui.kept_pictures import paint_kept
from desktop_app.gui.marks import LOZENGE, ROUND, paint_mark
from desktop_app.gui.patterns import pattern
from desktop_app.gui.theme import BONE, INK, NEUTRAL, Livery, colour, mix
from desktop_app.kernel.questions import Atom
from desktop_app.kernel.views import PieceView, SeatView

GREAT = 1.5
"""From this size on a piece wears a crown of teeth."""

REACH = 0.8
"""How far a picture of a piece goes from its middle, in diameters: shadow, crown, stack and count."""

HEART = 0.68
"""How much of a heap of several sides shows its largest piece; round it are the colours of all."""

COIN = "coin"
"""The form of small things."""

ABANDONED = "abandoned"
"""The badge of a thing that somebody should keep and nobody does: its ring is broken."""


class Look(NamedTuple):
    """How a piece looks: equal looks paint equal pictures. `crowd`: of a heap of several sides the colours of all."""

    art: str
    livery: Livery | None
    size: float = 1.0
    badges: tuple[str, ...] = ()
    keeper: Livery | None = None
    coin: bool = False
    broken: bool = False
    mixed: bool = False
    values: tuple[tuple[str, Atom], ...] = ()
    mark: str = ""
    crowd: tuple[Livery, ...] = ()


def liveries(seats: Sequence[SeatView]) -> dict[str, Livery]:
    """The colours of every seat."""
    inks = {"bone": BONE, "ink": INK}
    return {s.id: Livery(s.field, s.second, s.line, inks.get(s.ink, s.ink), s.pattern) for s in seats}


def look_of(piece: PieceView, sides: dict[str, Livery], keeper: Livery | None = None, coin: bool = False) -> Look:
    """How this piece looks. What has no owner is a thing, beside the boards a coin; an owner without a seat is
    a neutral side."""
    livery = sides.get(piece.owner, NEUTRAL) if piece.owner else None
    broken = ABANDONED in piece.badges
    return Look(
        piece.art,
        livery,
        piece.size,
        piece.badges if livery else (),
        keeper,
        coin or piece.form == COIN,
        broken,
        values=piece.values,
        mark=piece.form if piece.form in (ROUND, LOZENGE) else "",
    )


def outline(radius: float, octagon: bool = False) -> QPainterPath:
    """A disc, or the octagon of neutral sides."""
    path = QPainterPath()
    if octagon:
        corners = [math.radians(45 * i + 22.5) for i in range(8)]
        _polygon(path, [(1.06 * radius * math.cos(a), 1.06 * radius * math.sin(a)) for a in corners])
    else:
        path.addEllipse(QPointF(0, 0), radius, radius)
    return path


def paint_medallion(painter: QPainter, centre: QPointF, radius: float, livery: Livery) -> None:
    """A side's field alone: sheets, log, markers."""
    paint_kept(painter, centre, radius * 1.2 + 2, (radius, livery), lambda here: _field(here, radius, livery))


def paint_piece(painter: QPainter, centre: QPointF, diameter: float, look: Look, number: int = 1) -> None:
    """A piece, or a stack of equal ones, round a point."""
    paint_kept(painter, centre, diameter * REACH + 6, (diameter, look, number),
               lambda here: _paint(here, diameter, look, number))


def _paint(painter: QPainter, diameter: float, look: Look, number: int) -> None:
    """A piece or a stack round the origin."""
    centre = QPointF(0, 0)
    if look.mark:
        paint_mark(painter, centre, diameter / 2, look.mark, look.art)
        return
    if look.livery is None and look.coin:
        _coin(painter, diameter / 2, look.art)
    elif look.livery is None:
        _thing(painter, diameter / 2, look)
    else:
        _disc(painter, diameter / 2, look, look.livery, number)
    words = count_words(look, number)
    if words:
        paint_count(painter, centre, diameter, words, look.mixed)
    _badges(painter, centre, diameter, look.badges, look.size >= GREAT)


def _disc(painter: QPainter, radius: float, look: Look, livery: Livery, number: int) -> None:
    shape = outline(radius, livery.neutral)
    rim = QPen(colour(theme.colours().rim), max(1.0, radius * 0.05))
    _shadow(painter, radius)
    for below in range(min(number, 3) - 1, 0, -1):
        under = shape.translated(0, below * 0.2 * radius)
        painter.fillPath(under, mix(livery.field, "#000000", 0.35))
        painter.strokePath(under, rim)
    if look.size >= GREAT:
        crown = _crown(radius)
        painter.fillPath(crown, colour("#3C4644" if livery.neutral else livery.field))
        painter.strokePath(crown, QPen(rim.color(), rim.widthF(), j=Qt.PenJoinStyle.RoundJoin))
    if look.crowd:
        _shares(painter, radius, look.crowd)
        radius *= HEART
    _field(painter, radius, livery)
    _figure(painter, radius * (1.48 if look.size >= GREAT else 1.4), look.art, livery)


def _field(painter: QPainter, radius: float, livery: Livery) -> None:
    shape = outline(radius, livery.neutral)
    painter.fillPath(shape, colour(livery.field))
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.scale(radius, radius)
    painter.fillPath(pattern(livery.pattern), colour(livery.second))
    painter.restore()
    painter.strokePath(shape, QPen(colour(theme.colours().rim), max(1.1, radius * 0.085)))


def _shares(painter: QPainter, radius: float, crowd: Sequence[Livery]) -> None:
    """A disc of which each side has its share, with its colour and pattern."""
    rim = max(1.1, radius * 0.085)
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    for place, livery in enumerate(crowd):
        share = QPainterPath()
        share.arcMoveTo(box, 90 - place * 360 / len(crowd))
        share.arcTo(box, 90 - place * 360 / len(crowd), -360 / len(crowd))
        share.lineTo(0, 0)
        share.closeSubpath()
        painter.save()
        painter.setClipPath(share, Qt.ClipOperation.IntersectClip)
        _field(painter, radius, livery._replace(neutral=False))
        painter.restore()
        painter.strokePath(share, QPen(colour(theme.colours().rim), rim, j=Qt.PenJoinStyle.RoundJoin))


def _figure(painter: QPainter, side: float, art: str, livery: Livery) -> None:
    box = QRectF(-side / 2, -side / 2, side, side)
    drawn = drawing(art)
    if drawn is not None:
        paint_drawing(painter, drawn, box, colour(livery.figure), colour(livery.field), quiet=5.5)
        return
    painter.setPen(colour(livery.figure))  # no drawing: its first letter stands for it
    painter.setFont(theme.font("name", side * 0.6))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, art[:1].upper())


def _thing(painter: QPainter, radius: float, look: Look) -> None:
    """What belongs to nobody lies in a ring of stones; when somebody keeps it, their light shines in it."""
    tokens = theme.colours()
    _shadow(painter, radius)
    painter.fillPath(outline(radius), colour("#101A1B"))
    light = QRadialGradient(QPointF(0, 0), radius)
    if look.keeper is not None:
        for at, alpha in ((0.0, 1.0), (0.72, 0.85), (1.0, 0.25)):
            light.setColorAt(at, colour(look.keeper.line, alpha))
    else:
        light.setColorAt(0, colour("#000000"))
        light.setColorAt(1, colour("#26302F"))
    painter.fillPath(outline(radius * 0.8), light)
    dull = mix(tokens.stone_dim, tokens.stone, 0.4).name() if look.broken else tokens.stone_dim
    _stones(painter, radius, tokens.stone if look.keeper else dull, look.broken)
    drawn = drawing(look.art)
    if drawn is not None and look.keeper is None:
        side = radius * 1.05
        box = QRectF(-side / 2, -side / 2, side, side)
        paint_drawing(painter, drawn, box, colour(BONE if look.broken else "#8FA3A0", 0.9), colour("#101A1B"))


def _coin(painter: QPainter, radius: float, art: str) -> None:
    """A thing that lies beside the boards: a dark coin with its drawing."""
    _shadow(painter, radius)
    painter.fillPath(outline(radius), colour(INK))
    painter.strokePath(outline(radius), QPen(colour(BONE), max(1.1, radius * 0.085)))
    drawn = drawing(art)
    side = radius * 1.25
    if drawn is not None:
        ink = colour(theme.colours().tint(art) or BONE)
        paint_drawing(painter, drawn, QRectF(-side / 2, -side / 2, side, side), ink, colour(INK))


FALLEN, LOOSE = (2, 6), {1: 14.0, 3: -9.0, 7: 11.0}
"""Of the nine stones of a broken ring those that have fallen, and by how many degrees others lean."""


def _stones(painter: QPainter, radius: float, tint: str, broken: bool = False) -> None:
    """A ring of stones. In a broken one some have fallen and others lean outwards."""
    outer = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    rim = radius * 0.24
    inner = outer.adjusted(rim, rim, -rim, -rim)
    for i in range(9):
        if broken and i in FALLEN:
            continue
        start, sweep = 40 * i + 3.5, 33
        stone = QPainterPath()
        stone.arcMoveTo(outer, start)
        stone.arcTo(outer, start, sweep)
        stone.arcTo(inner, start + sweep, -sweep)
        stone.closeSubpath()
        if broken and i in LOOSE:
            stone = _leaning(stone, LOOSE[i], radius)
        painter.fillPath(stone, colour(tint))
        painter.strokePath(stone, QPen(colour(INK), max(0.8, radius * 0.04)))


def _leaning(stone: QPainterPath, degrees: float, radius: float) -> QPainterPath:
    middle = stone.boundingRect().center()
    away = middle * (0.07 * radius / max(0.01, math.hypot(middle.x(), middle.y())))
    turn = QTransform().translate(middle.x() + away.x(), middle.y() + away.y()).rotate(degrees)
    return turn.translate(-middle.x(), -middle.y()).map(stone)


def _crown(radius: float) -> QPainterPath:
    path = QPainterPath()
    points = []
    for i in range(32):
        angle, reach = math.radians(11.25 * i - 90), radius * (1.2 if i % 2 == 0 else 1.03)
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    _polygon(path, points)
    return path


def _polygon(path: QPainterPath, points: list[tuple[float, float]]) -> None:
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()


def _shadow(painter: QPainter, radius: float) -> None:
    shade = theme.colours().shade
    if not shade:
        return
    fall = QRadialGradient(QPointF(0, radius * 0.12), radius * 1.25)
    fall.setColorAt(0.75, colour("#000000", 0.45 * shade))
    fall.setColorAt(1, colour("#000000", 0))
    painter.fillPath(outline(radius * 1.25).translated(0, radius * 0.12), fall)


TIMES = "\N{MULTIPLICATION SIGN}"


def count_words(look: Look, number: int) -> str:
    """How many lie on one another, or what a coin is worth; of coins on one another both."""
    worth = [str(value) for _, value in look.values[:1] if look.coin]
    return TIMES.join([str(number), *worth]) if number > 1 else "".join(worth)


def count_box(diameter: float, words: str) -> QRectF:
    """Where the number of a stack stands, round the middle of its disc; more than two signs go on to the left."""
    pixels = max(10.0, diameter * 0.36)
    height, width = pixels * 1.32, pixels * (1.0 + 0.45 * len(words))
    right = 0.27 * diameter + min(width, pixels * 1.9) / 2
    return QRectF(right - width, 0.32 * diameter - height / 2, width, height)


def paint_count(painter: QPainter, centre: QPointF, diameter: float, words: str, mixed: bool = False) -> None:
    """The number of pieces in a bone pill; of a heap of several kinds in a dark one."""
    box = count_box(diameter, words).translated(centre)
    pixels = box.height() / 1.32
    ground, ink = (INK, BONE) if mixed else (BONE, INK)
    pill = QPainterPath()
    pill.addRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.fillPath(pill, colour(ground))
    painter.strokePath(pill, QPen(colour(ink), max(1.0, pixels / 11)))
    painter.setPen(colour(ink))
    painter.setFont(theme.font("badge", pixels))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def badge_spots(diameter: float, number: int, great: bool = False) -> list[tuple[QPointF, float]]:
    """Middle and radius of each badge, round the middle of its disc; on great ones as large as elsewhere."""
    radius = max(5.0, diameter * (0.13 if great else 0.2))
    return [
        (QPointF((n * 2.2 - 1) * radius - 0.12 * diameter, -0.32 * diameter), radius) for n in range(min(number, 2))
    ]


def _badges(painter: QPainter, centre: QPointF, diameter: float, badges: tuple[str, ...], great: bool) -> None:
    """Small plates at the upper left: the badge's own drawing, or a ring when it has none."""
    for badge, (middle, radius) in zip(badges, badge_spots(diameter, len(badges), great)):
        painter.save()
        painter.translate(centre + middle)
        painter.fillPath(outline(radius), colour(INK))
        painter.strokePath(outline(radius), QPen(colour(BONE), max(1.0, radius * 0.2)))
        drawn = drawing(badge)
        side = radius * 1.3
        if drawn is not None:
            paint_drawing(painter, drawn, QRectF(-side / 2, -side / 2, side, side), colour(BONE), colour(INK))
        else:
            painter.fillPath(outline(radius * 0.4), colour(BONE))
        painter.restore()
