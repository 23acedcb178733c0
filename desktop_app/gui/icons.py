"""Icons of commands: lines on a grid of 64, in the theme's ink."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPen, QPixmap

from desktop_app.gui import theme
from desktop_app.gui.theme import colour

Line = tuple[tuple[float, float], ...]
_LINES: dict[str, tuple[Line, ...]] = {
    "home": (
        ((6, 32), (32, 8), (58, 32)), ((14, 28), (14, 56), (50, 56), (50, 28)),
        ((27, 56), (27, 40), (37, 40), (37, 56)),
    ),
    "menu": (((10, 16), (54, 16)), ((10, 32), (54, 32)), ((10, 48), (54, 48))),
    "close": (((14, 14), (50, 50)), ((50, 14), (14, 50))),
    "save": (((32, 6), (32, 40)), ((18, 27), (32, 41), (46, 27)), ((8, 40), (8, 56), (56, 56), (56, 40))),
    "fit": (
        ((8, 22), (8, 8), (22, 8)), ((42, 8), (56, 8), (56, 22)), ((56, 42), (56, 56), (42, 56)),
        ((22, 56), (8, 56), (8, 42)),
    ),
    "graph": (
        ((14, 44), (26, 16)), ((30, 16), (50, 40)), ((18, 48), (46, 46)),
        *(tuple((x + 7 * a, y + 7 * b) for a, b in ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 0)))
          for x, y in ((12, 50), (28, 12), (52, 46))),
    ),
    "seats": (
        ((8, 10), (40, 10), (40, 28), (8, 28), (8, 10)), ((8, 38), (56, 38)), ((8, 47), (56, 47)), ((8, 56), (40, 56)),
    ),
    "zoom_in": (((10, 32), (54, 32)), ((32, 10), (32, 54))),
    "zoom_out": (((10, 32), (54, 32)),),
    "hint": (((24, 46), (24, 40), (14, 30), (14, 18), (24, 8), (40, 8), (50, 18), (50, 30), (40, 40), (40, 46),
              (24, 46)),
             ((27, 56), (37, 56))),
    "pause": (((22, 12), (22, 52)), ((42, 12), (42, 52))),
    "step": (((14, 12), (40, 32), (14, 52), (14, 12)), ((52, 12), (52, 52))),
    "skip": (((10, 12), (30, 32), (10, 52)), ((34, 12), (54, 32), (34, 52))),
    "preferences": (
        ((6, 18), (16, 18)), ((32, 18), (58, 18)), ((16, 10), (16, 26), (32, 26), (32, 10), (16, 10)),
        ((6, 46), (32, 46)), ((48, 46), (58, 46)), ((32, 38), (32, 54), (48, 54), (48, 38), (32, 38)),
    ),
    "play": (((18, 10), (50, 32), (18, 54), (18, 10)),),
    "branch": (((18, 8), (18, 56)), ((18, 40), (32, 36), (44, 28), (46, 8))),
    "luck": (
        ((10, 10), (54, 10), (54, 54), (10, 54), (10, 10)), ((23, 23), (23.2, 23)), ((32, 32), (32.2, 32)),
        ((41, 41), (41.2, 41)),
    ),
    "fold": (((12, 42), (32, 22), (52, 42)),),
    "unfold": (((12, 22), (32, 42), (52, 22)),),
    "undo": (((22, 8), (8, 22), (22, 36)),),
    "redo": (((42, 8), (56, 22), (42, 36)),),
}  # fmt: skip
_TURNS = {"undo": -1, "redo": 1}


def icon(name: str) -> QIcon:
    """The icon of a command."""
    tokens = theme.colours()
    made = QIcon()
    for mode, tint in ((QIcon.Mode.Normal, tokens.text), (QIcon.Mode.Disabled, tokens.text_3)):
        made.addPixmap(_pixmap(name, tint, 0.5 if mode == QIcon.Mode.Disabled else 1.0), mode)
    return made


@cache
def _pixmap(name: str, tint: str, alpha: float) -> QPixmap:
    pixmap = QPixmap(64, 64)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour(tint, alpha), 7, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(_path(name), pen)
    painter.end()
    return pixmap


def _path(name: str) -> QPainterPath:
    path = QPainterPath()
    for line in _LINES.get(name, ()):
        path.moveTo(*line[0])
        for point in line[1:]:
            path.lineTo(*point)
    if name in _TURNS:  # the tail of a curved arrow
        left = _TURNS[name] < 0
        path.moveTo(QPointF(10 if left else 54, 22))
        path.lineTo(QPointF(38 if left else 26, 22))
        box = QRectF(22 if left else 10, 22, 32, 34)
        path.arcTo(box, 90, -180 if left else 180)
        path.lineTo(QPointF(24 if left else 40, 56))
    return path
