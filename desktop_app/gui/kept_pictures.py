"""Pictures that were painted once and are kept: the same disc stands in dozens of places, position after position."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop_app.gui import theme

LARGEST = 400
"""Pixels of the side of the largest picture that is kept."""

MOST_PIXELS = 8_000_000
"""So many pixels are kept; then the pictures that were not needed for longest go."""



class Key(NamedTuple):
    """Equal keys paint equal pictures. `scale`: pixels of the screen for a unit; `part`: where between two pixels."""

    what: Hashable
    theme: str
    scale: float
    part: tuple[float, float]


_kept: dict[Key, QPixmap] = {}
_pixels = 0


def paint_kept(painter: QPainter, centre: QPointF, reach: float, key: Hashable,
               paint: Callable[[QPainter], None]) -> None:  # fmt: skip
    """Paints round a point, at most `reach` to each side. `paint` does it round the origin; equal keys paint alike.

    What is turned, or larger than LARGEST, is painted each time."""
    turn, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
    scale = turn.m11() * ratio
    side = 2 * math.ceil(reach * scale) + 2
    if turn.m12() or turn.m21() or turn.m11() != turn.m22() or not 0 < side <= LARGEST:
        painter.save()
        painter.translate(centre)
        paint(painter)
        painter.restore()
        return
    there = turn.map(centre) * ratio
    left, top = math.floor(there.x()), math.floor(there.y())
    part = (round(2 * (there.x() - left)) / 2, round(2 * (there.y() - top)) / 2)
    picture = _picture(Key(key, theme.colours().name, scale, part), side, paint)
    painter.save()
    painter.resetTransform()
    picture.setDevicePixelRatio(ratio)
    painter.drawPixmap(QPointF((left - side // 2) / ratio, (top - side // 2) / ratio), picture)
    painter.restore()


def _picture(key: Key, side: int, paint: Callable[[QPainter], None]) -> QPixmap:
    """The kept picture, or a new one; the latest stands last."""
    global _pixels
    picture = _kept.pop(key, None)
    if picture is None:
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(side // 2 + key.part[0], side // 2 + key.part[1])
        painter.scale(key.scale, key.scale)
        paint(painter)
        painter.end()
        _pixels += side * side
        while _pixels > MOST_PIXELS and _kept:
            gone = _kept.pop(next(iter(_kept)))
            _pixels -= gone.width() * gone.height()
    _kept[key] = picture
    return picture
