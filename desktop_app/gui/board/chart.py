"""The ground of a board as a picture: painted once for each board and theme, then only drawn.

Fading edges and shore lines cost milliseconds each; a drag must not wait for them.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from desktop_app.gui import theme
from desktop_app.gui.board.engravings import ENGRAVED, engrave, engraving_of, scattered
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.theme import WET, Ground, colour, mix
from desktop_app.kernel.questions import Text
from desktop_app.kernel.views import AreaView, BoardView, Point, Polygon

WIDTH = 2200
"""The picture's width in pixels, whatever the board's own units are; less for a board that is shown smaller."""

LIGHT = 0.6
"""Lights have so many pixels for each of the ground's: they are soft, and a lift waits for those of all goals."""

KEPT, PATHS = 12, 512
"""So many pictures of boards are kept, and so many outlines of areas."""

EMBLEM = "emblem:"
"""How a tag begins that names the drawing of what lies in an area."""

_LAND_TINTS = ("land", "land_2", "land_3")
_Mode = QPainter.CompositionMode
_ROUND = Qt.PenJoinStyle.RoundJoin


def outline_of(area: AreaView) -> QPainterPath:
    """All polygons of an area as one path."""
    return path_of(area.polygons)


def shore_of(area: AreaView, size: Point) -> QPainterPath:
    """The outline without what runs along the rim of the board."""
    return QPainterPath(_shore(area.polygons, size))


def path_of(polygons: tuple[Polygon, ...]) -> QPainterPath:
    """All of them as one closed path."""
    return QPainterPath(_path(polygons))


@lru_cache(maxsize=PATHS)
def _path(polygons: tuple[Polygon, ...]) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for polygon in polygons:
        path.addPolygon(QPolygonF([QPointF(*corner) for corner in polygon]))
        path.closeSubpath()
    return path


@lru_cache(maxsize=PATHS)
def _shore(polygons: tuple[Polygon, ...], size: Point) -> QPainterPath:
    path = QPainterPath()
    for polygon in polygons:
        for start, end in zip(polygon, (*polygon[1:], polygon[0])):
            if not _on_rim(start, end, size):
                if path.currentPosition() != QPointF(*start) or path.elementCount() == 0:
                    path.moveTo(*start)
                path.lineTo(*end)
    return path


def grounds_of(boards: Sequence[BoardView]) -> list[BoardView]:
    """The boards without the marks that come and go."""
    ground = theme.colours().ground
    return [
        board._replace(areas=tuple(
            a._replace(tags=(ground(a.tags), ENGRAVED + engraving_of(a)), spoken=Text("")) for a in board.areas))
        for board in boards
    ]


def is_wet(area: AreaView) -> bool:
    """Is its ground water?"""
    return theme.colours().ground(area.tags) in WET


class Chart:
    """The pictures of one board in one theme."""

    _made: dict[tuple[object, ...], Chart] = {}

    def __init__(self, board: BoardView, unit: float) -> None:
        self.size = board.size
        self.unit = unit
        self._width = max(400, round(WIDTH * min(1.0, board.weight)))
        self._scale = self._width / board.size[0]
        self._areas = {area.id: area for area in board.areas}
        self._glows: dict[tuple[Polygon, ...], tuple[QRectF, QPixmap]] = {}

    @classmethod
    def of(cls, board: BoardView, unit: float) -> Chart:
        """The chart of a board: made once, while its regions, their grounds and the theme are the same. `unit`: the
        measure of the board before it was made taller."""
        regions = tuple((area.polygons, _ground_name(area), _emblems(area), engraving_of(area)) for area in board.areas)
        key = (regions, theme.colours().name, board.weight, unit)
        if key not in cls._made:
            if len(cls._made) >= KEPT:
                cls._made.pop(next(iter(cls._made)))
            cls._made[key] = cls(board, unit)
        return cls._made[key]

    @cached_property
    def ground(self) -> QPixmap:
        """The picture; painted when it is first seen, for a board may yet become taller before that."""
        return self._paint_ground()

    def glow(self, area: AreaView) -> tuple[QRectF, QPixmap]:
        """The light of a goal: where it is drawn, and its picture."""
        if area.polygons not in self._glows:
            self._glows[area.polygons] = self._paint_glow(area)
        return self._glows[area.polygons]

    # --- the ground -----------------------------------------------------------------------------------------------

    def _paint_ground(self) -> QPixmap:
        pixmap = QPixmap(self._width, max(1, round(self.size[1] * self._scale)))
        pixmap.fill(colour(theme.colours().well))
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._scale, self._scale)
        for area in self._areas.values():
            self._paint_area(painter, area)
        painter.end()
        return pixmap

    def _paint_area(self, painter: QPainter, area: AreaView) -> None:
        tokens, path, wet = theme.colours(), outline_of(area), is_wet(area)
        ground = tokens.grounds[_ground_name(area)]
        box = path.boundingRect()
        fall = QLinearGradient(box.topLeft(), box.bottomRight())
        fall.setColorAt(0, mix(ground.fill, ground.edge, 0 if tokens.heavy else 0.22))
        fall.setColorAt(1, mix(ground.fill, "#000000" if tokens.name == "dark" else ground.edge, 0.14))
        painter.fillPath(path, fall)
        painter.strokePath(path, QPen(fall, self.unit))  # no seam between neighbours
        if not tokens.heavy:
            where, image = self._band(area, (22 if wet else 15) * self.unit, ground.edge, 0.8 if wet else 0.6)
            painter.drawImage(where, image)
        if wet:
            self._paint_water(painter, area, path, ground)
        elif not tokens.heavy:
            shade = mix(ground.fill, "#FFFFFF" if tokens.name == "light" else "#000000", 0.2)
            engrave(painter, area, path, self.unit, shade, colour(ground.mark, 0.85))
        self._paint_emblem(painter, area, box, ground)

    def _paint_emblem(self, painter: QPainter, area: AreaView, box: QRectF, ground: Ground) -> None:
        """What lies here, faintly, while nothing does: the drawing that a tag names."""
        for art in _emblems(area):
            drawn = drawing(art)
            side = min(box.width(), box.height()) * 0.6
            if drawn is not None:
                where = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
                paint_glyph(painter, drawn, where, colour(ground.mark, 0.3))

    def _paint_water(self, painter: QPainter, area: AreaView, path: QPainterPath, ground: Ground) -> None:
        heavy = theme.colours().heavy
        where, image = self._shore_lines(area, ground.mark, (6,) if heavy else (5, 10))
        painter.setOpacity(0.6)
        painter.drawImage(where, image)
        pen = QPen(colour(ground.mark), 1.1 * self.unit, c=Qt.PenCapStyle.RoundCap)
        for wave in () if heavy else _waves(area, path, self.unit):
            painter.strokePath(wave, pen)
        painter.setOpacity(1)

    def _shore_lines(self, area: AreaView, tint: str, distances: Iterable[int]) -> tuple[QRectF, QImage]:
        """Thin lines at fixed distances inside the border."""
        where, image, painter = self._canvas(area)
        shore = shore_of(area, self.size)
        for distance in sorted(distances, reverse=True):
            painter.setCompositionMode(_Mode.CompositionMode_Source)
            painter.strokePath(shore, QPen(colour(tint), (2 * distance + 0.9) * self.unit, j=_ROUND))
            painter.setCompositionMode(_Mode.CompositionMode_Clear)
            painter.strokePath(shore, QPen(colour(tint), (2 * distance - 0.9) * self.unit, j=_ROUND))
        self._keep_inside(painter, area)
        return where, image

    # --- light ----------------------------------------------------------------------------------------------------

    def _paint_glow(self, area: AreaView) -> tuple[QRectF, QPixmap]:
        tokens = theme.colours()
        light = "#FFC93C" if tokens.name == "light" else tokens.glow
        scale = self._scale * LIGHT
        where, image, painter = self._canvas(area, scale)
        if not tokens.heavy:
            painter.fillPath(outline_of(area), colour(light, 0.14))
            band_where, band = self._band(area, 20 * self.unit, light, 0.85, scale)
            painter.drawImage(band_where, band)
        shore = shore_of(area, self.size)
        wide = 8.5 if tokens.heavy else 5.2  # the inner half is seen, and borders lie over it
        painter.strokePath(shore, QPen(colour("#000000", 0.55), (wide + 2.6) * self.unit, j=_ROUND))
        painter.strokePath(shore, QPen(colour(tokens.glow), wide * self.unit, j=_ROUND))
        self._keep_inside(painter, area)
        return where, QPixmap.fromImage(image)

    def _band(self, area: AreaView, depth: float, tint: str, strength: float,
              scale: float = 0.0) -> tuple[QRectF, QImage]:  # fmt: skip
        """A band of colour that fades inwards from the border: what lies outside, blurred, seen inside."""
        scale = scale or self._scale
        where, image, painter = self._canvas(area, scale)
        painter.fillRect(where, colour(tint))
        painter.setCompositionMode(_Mode.CompositionMode_Clear)
        painter.fillPath(outline_of(area), colour(tint))
        for strip in self._beyond(where):
            painter.fillRect(strip, colour(tint))
        painter.end()
        image = _blurred(image, depth * scale / 2)
        painter = self._painter(image, where)
        painter.setCompositionMode(_Mode.CompositionMode_DestinationIn)
        painter.fillRect(where, colour("#000000", strength))
        self._keep_inside(painter, area)
        return where, image

    def _beyond(self, where: QRectF) -> list[QRectF]:
        """What of a box lies beyond the rim of the board: no shore."""
        width, height = self.size
        return [
            QRectF(where.left(), where.top(), max(0.0, -where.left()), where.height()),
            QRectF(width, where.top(), max(0.0, where.right() - width), where.height()),
            QRectF(where.left(), where.top(), where.width(), max(0.0, -where.top())),
            QRectF(where.left(), height, where.width(), max(0.0, where.bottom() - height)),
        ]

    def _canvas(self, area: AreaView, scale: float = 0.0) -> tuple[QRectF, QImage, QPainter]:
        """A clear picture round an area, and a painter that paints on it in board units. `scale`: its pixels for each
        of them, by default as many as the ground has."""
        scale = scale or self._scale
        edge = 24 * self.unit
        where = outline_of(area).boundingRect().adjusted(-edge, -edge, edge, edge)
        size = QSize(math.ceil(where.width() * scale), math.ceil(where.height() * scale))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        where.setSize(QRectF(0, 0, size.width() / scale, size.height() / scale).size())
        return where, image, self._painter(image, where)

    def _painter(self, image: QImage, where: QRectF) -> QPainter:
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(image.width() / where.width(), image.height() / where.height())
        painter.translate(-where.topLeft())
        return painter

    def _keep_inside(self, painter: QPainter, area: AreaView) -> None:
        """Takes away what lies outside the area, and ends painting."""
        outside = QPainterPath()
        outside.addRect(outline_of(area).boundingRect().adjusted(*(side * self.unit for side in (-40, -40, 40, 40))))
        painter.setCompositionMode(_Mode.CompositionMode_Clear)
        painter.fillPath(outside.subtracted(outline_of(area)), colour("#000000"))
        painter.end()


def unit_of(board: BoardView) -> float:
    """The measure that lines, names and pieces of a board grow with."""
    return math.sqrt(board.size[0] * board.size[1]) / 583


def _blurred(image: QImage, radius: float) -> QImage:
    """Made small and large again, twice, with smoothing."""
    factor = max(1.0, radius / 1.5)
    smooth, whole = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    small = QSize(max(2, round(image.width() / factor)), max(2, round(image.height() / factor)))
    return image.scaled(small, whole, smooth).scaled(small * 3, whole, smooth).scaled(image.size(), whole, smooth)


def _emblems(area: AreaView) -> tuple[str, ...]:
    return tuple(tag.removeprefix(EMBLEM) for tag in area.tags if tag.startswith(EMBLEM))


def _ground_name(area: AreaView) -> str:
    name = theme.colours().ground(area.tags)
    return _LAND_TINTS[zlib.crc32(area.id.encode()) % 3] if name == "land" else name


def _waves(area: AreaView, path: QPainterPath, unit: float) -> list[QPainterPath]:
    """A few wave marks, always at the same points, clear of border and name."""
    name = QRectF(area.label[0] - 70 * unit, area.label[1] - 24 * unit, 140 * unit, 48 * unit)
    spots = scattered(area, path.boundingRect(), 120,
                      lambda spot: not name.contains(spot) and _is_clear(path, spot, 20 * unit), 56 * unit)  # fmt: skip
    return [_wave(spot, 7 * unit) for spot in spots]


def _is_clear(path: QPainterPath, spot: QPointF, reach: float) -> bool:
    steps = ((0, 0), (reach, 0), (-reach, 0), (0, reach), (0, -reach))
    return all(path.contains(spot + QPointF(*step)) for step in steps)


def _wave(middle: QPointF, reach: float) -> QPainterPath:
    path = QPainterPath(middle + QPointF(-reach, 0))
    path.quadTo(middle + QPointF(-reach / 2, -reach * 0.7), middle)
    path.quadTo(middle + QPointF(reach / 2, reach * 0.7), middle + QPointF(reach, 0))
    return path


def _on_rim(start: Point, end: Point, size: Point) -> bool:
    return any(
        abs(start[axis] - rim) < 0.51 and abs(end[axis] - rim) < 0.51 for axis in (0, 1) for rim in (0.0, size[axis])
    )
