"""Drawings that come with the program, as painter paths: an ink and what is cut out of it."""

from __future__ import annotations

import re
from functools import cache
from itertools import count
from typing import NamedTuple
from xml.etree import ElementTree

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen

from desktop_app.gui.kept_pictures import paint_kept
from desktop_app.resource_files import resource

GRID = 64
"""All drawings stand on a square of this size."""

_FOLDERS = ("pieces", "glyphs")
_TOKEN = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")
_numbers = count()
_NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


class Layer(NamedTuple):
    """One shape of a drawing: of ink, or cut out so that the ground shows."""

    cut: bool
    path: QPainterPath


class Drawing(NamedTuple):
    """A drawing: its layers from below, the outline of all its ink, and the ink that is left when all is cut out.
    `number`: no other drawing has it."""

    layers: tuple[Layer, ...]
    whole: QPainterPath
    carved: QPainterPath
    number: int


@cache
def drawing(name: str) -> Drawing | None:
    """The drawing of this name, if there is one."""
    for folder in _FOLDERS:
        file = resource("art", folder, f"{name}.svg")
        if name and file.is_file():
            return _read(file.read_text(encoding="utf-8"))
    return None


def paint_drawing(
    painter: QPainter, drawn: Drawing, box: QRectF, ink: QColor, ground: QColor, quiet: float = 0
) -> None:
    """Paints a drawing into a box. `quiet` keeps that much ground (in units of the grid) free round the figure."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / GRID, box.height() / GRID)
    if quiet:
        pen = QPen(ground, quiet, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(drawn.whole, pen)
    for layer in drawn.layers:
        painter.fillPath(layer.path, ground if layer.cut else ink)
    painter.restore()


def paint_glyph(painter: QPainter, drawn: Drawing, box: QRectF, ink: QColor, halo: QColor | None = None) -> None:
    """Paints a drawing in one colour: what is cut out stays as it was. `halo` is a soft edge round it."""
    size, soft = (box.width(), box.height()), halo.rgba() if halo is not None else None
    paint_kept(painter, box.center(), 0.65 * max(size), (drawn.number, size, ink.rgba(), soft),
               lambda here: _paint_glyph(here, drawn, size, ink, halo))  # fmt: skip


def _paint_glyph(painter: QPainter, drawn: Drawing, size: tuple[float, float], ink: QColor,
                 halo: QColor | None) -> None:  # fmt: skip
    """The same round the origin."""
    painter.save()
    painter.translate(-size[0] / 2, -size[1] / 2)
    painter.scale(size[0] / GRID, size[1] / GRID)
    if halo is not None:
        painter.strokePath(drawn.whole, QPen(halo, 14, j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(drawn.carved, ink)
    painter.restore()


def _read(svg: str) -> Drawing:
    layers = []
    whole = QPainterPath()
    for element in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}path"):
        path = _outline(element)
        cut = element.get("class") == "cut"
        layers.append(Layer(cut, path))
        if not cut:
            whole = whole.united(path)
    carved = QPainterPath()
    for layer in layers:
        carved = carved.subtracted(layer.path) if layer.cut else carved.united(layer.path)
    return Drawing(tuple(layers), whole, carved, next(_numbers))


def _outline(element: ElementTree.Element) -> QPainterPath:
    path = parse(element.get("d", ""))
    if element.get("fill") != "none":
        return path
    pen = QPainterPathStroker()
    pen.setWidth(float(element.get("stroke-width", "1")))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroked = pen.createStroke(path)
    stroked.setFillRule(Qt.FillRule.WindingFill)
    return stroked


def parse(data: str) -> QPainterPath:
    """Path data with absolute coordinates."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    tokens = _TOKEN.findall(data)
    letter, place = "", 0
    while place < len(tokens):
        if tokens[place].isalpha():
            letter = tokens[place]
            place += 1
        numbers = [float(token) for token in tokens[place : place + _NUMBERS[letter]]]
        place += len(numbers)
        _draw(path, letter, numbers)
        letter = "L" if letter == "M" else letter
    return path


def _draw(path: QPainterPath, letter: str, numbers: list[float]) -> None:
    here = path.currentPosition()
    if letter == "M":
        path.moveTo(*numbers)
    elif letter == "L":
        path.lineTo(*numbers)
    elif letter == "H":
        path.lineTo(numbers[0], here.y())
    elif letter == "V":
        path.lineTo(here.x(), numbers[0])
    elif letter == "C":
        path.cubicTo(*numbers)
    elif letter == "Q":
        path.quadTo(*numbers)
    else:
        path.closeSubpath()
