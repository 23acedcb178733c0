"""The heraldic patterns of the discs: a second cue beside colour. Every element is at least a fifth of the radius."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath


@cache
def pattern(name: str) -> QPainterPath:
    """The second colour of a disc of radius 1 round the origin, not yet clipped; empty for a plain one."""
    path = QPainterPath()
    draw = _PATTERNS.get(name)
    if draw is not None:
        draw(path)
    return path


def _box(path: QPainterPath, x: float, y: float, width: float, height: float) -> None:
    path.addRect(QRectF(x, y, width, height))


def _shape(path: QPainterPath, *corners: tuple[float, float]) -> None:
    path.moveTo(*corners[0])
    for corner in corners[1:]:
        path.lineTo(*corner)
    path.closeSubpath()


def _waves(path: QPainterPath) -> None:
    for y in (-0.85, -0.25, 0.35, 0.95):
        path.moveTo(-1, y)
        for i in range(4):
            x, swing = -1 + i * 0.5, 0.15 if i % 2 else -0.15
            path.cubicTo(x + 0.175, y + swing, x + 0.325, y + swing, x + 0.5, y)
        path.lineTo(1, y + 0.28)
        for i in range(3, -1, -1):
            x, swing = -1 + i * 0.5, 0.15 if i % 2 else -0.15
            path.cubicTo(x + 0.325, y + 0.28 + swing, x + 0.175, y + 0.28 + swing, x, y + 0.28)
        path.closeSubpath()


def _bend(path: QPainterPath) -> None:
    for c in (-1.5, -0.75, 0, 0.75, 1.5):
        _shape(path, (c - 1.2, 1.2), (c + 1.2, -1.2), (c + 1.6, -1.2), (c - 0.8, 1.2))


def _roundels(path: QPainterPath) -> None:
    for ring, number, offset in ((0.78, 8, 0), (0.3, 3, 30)):
        for i in range(number):
            angle = math.radians(360 / number * i + offset)
            path.addEllipse(QPointF(ring * math.cos(angle), ring * math.sin(angle)), 0.2, 0.2)


def _pales(path: QPainterPath) -> None:
    for x in (-0.85, -0.37, 0.11, 0.59):
        _box(path, x, -1, 0.25, 2)


def _half(path: QPainterPath) -> None:
    _box(path, -1, 0, 2, 1)


def _wedges(path: QPainterPath) -> None:
    for i in range(6):
        a, b = math.radians(60 * i - 15), math.radians(60 * i + 15)
        _shape(path, (0, 0), (2 * math.cos(a), 2 * math.sin(a)), (2 * math.cos(b), 2 * math.sin(b)))


def _rings(path: QPainterPath) -> None:
    for outer, inner in ((0.86, 0.64), (0.42, 0.2)):
        ring, hole = QPainterPath(), QPainterPath()
        ring.addEllipse(QPointF(0, 0), outer, outer)
        hole.addEllipse(QPointF(0, 0), inner, inner)
        path.addPath(ring.subtracted(hole))


def _checks(path: QPainterPath) -> None:
    for i in range(4):
        for j in range(4):
            if (i + j) % 2:
                _box(path, -1 + i * 0.5, -1 + j * 0.5, 0.5, 0.5)


def _chevrons(path: QPainterPath) -> None:
    for y in (-1.3, -0.65, 0, 0.65, 1.3):
        _shape(path, (-1, y + 0.5), (0, y - 0.2), (1, y + 0.5), (1, y + 0.8), (0, y + 0.1), (-1, y + 0.8))


def _lozenges(path: QPainterPath) -> None:
    for i in range(-2, 3):
        for j in range(-2, 3):
            if (i + j) % 2:
                x, y = i * 0.42, j * 0.42
                _shape(path, (x, y - 0.3), (x + 0.3, y), (x, y + 0.3), (x - 0.3, y))


def _cross(path: QPainterPath) -> None:
    _box(path, -0.2, -1, 0.4, 2)
    _box(path, -1, -0.2, 2, 0.4)


_PATTERNS: dict[str, Callable[[QPainterPath], None]] = {
    "waves": _waves, "bend": _bend, "roundels": _roundels, "pales": _pales, "half": _half, "wedges": _wedges,
    "rings": _rings, "checks": _checks, "chevrons": _chevrons, "lozenges": _lozenges, "cross": _cross,
}  # fmt: skip
