"""Small pictures of maps to choose from; each is the map itself, painted small."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QAbstractButton

from desktop_app.gui import theme
from desktop_app.gui.board.stretch import fitting_stretch, stretched
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.theme import colour, mix
from desktop_app.gui.wording import Wording
from desktop_app.kernel.room import GameRoom
from desktop_app.kernel.views import BoardView

SHARP = 2
"""Pixels of a picture for each of the screen's, so that it stays sharp where the screen is finer."""

WIDE, TALL = 112, 66
"""A picture's least size in pixels at text size 100."""


MOST_CUT = 1.1
"""A map that is wider or taller than its picture is drawn so many times larger at most than it would fit whole."""

_PAINTED: dict[tuple[str, str, int, int, str], QPixmap] = {}


def map_picture(room: GameRoom, map: str, size: QSize) -> QPixmap:
    """A picture of a map in the theme's colours; painted once for each size."""
    key = (room.id, map, size.width(), size.height(), theme.colours().name)
    if key not in _PAINTED:
        view = room.view(room.new_game(room.default_setup(map)), "")
        board = stretched(view.boards[0], fitting_stretch(view.boards[:1], size.width(), size.height()))
        _PAINTED[key] = _paint(board, size * SHARP)
    return _PAINTED[key]


def _paint(board: BoardView, size: QSize) -> QPixmap:
    """Grounds and borders only: nobody could see more of it, and the whole chart takes a second."""
    tokens = theme.colours()
    made = QPixmap(size)
    made.fill(colour(tokens.well))
    fits = sorted((size.width() / board.size[0], size.height() / board.size[1]))
    grown = min(fits[1], fits[0] * MOST_CUT)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size.width() / 2, size.height() / 2)
    painter.scale(grown, grown)
    painter.translate(-board.size[0] / 2, -board.size[1] / 2)
    for area in board.areas:
        name = tokens.ground(area.tags)
        ground = tokens.grounds[name]
        path = QPainterPath()
        for polygon in area.polygons:
            path.addPolygon(QPolygonF([QPointF(*point) for point in polygon]))
            path.closeSubpath()
        painter.fillPath(path, mix(ground.fill, ground.edge, 0.35))
        wet = name in theme.WET
        painter.strokePath(path, QPen(colour(ground.mark if wet else tokens.border, 0.5 if wet else 1), 3 / grown))
    painter.end()
    return made


class MapTile(QAbstractButton):
    """A map's picture, its name, and for how many seats it is. The chosen one wears an amber frame with a tick.
    `wide`: its picture, in pixels."""

    def __init__(self, room: GameRoom, map: str, words: Wording, seats: str, wide: int) -> None:
        super().__init__()
        self.map = map
        self._name, self._seats = words.name(map), seats
        self._picture = QSize(wide, round(wide * TALL / WIDE))
        self._fonts = (theme.font("small"), theme.font("small_b"))
        self._pixmap = map_picture(room, map, self._picture)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAccessibleName(f"{self._name}, {seats}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """The picture with two or more lines below it."""
        wide = self._picture.width() + 8
        return QSize(wide, self._picture.height() + 14 + round(self._line() * len(self._lines(wide))))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Picture, frame, words."""
        tokens = theme.colours()
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(4, 4, self.width() - 8, self._picture.height())
        shape = QPainterPath()
        shape.addRoundedRect(box, 6, 6)
        painter.setClipPath(shape)
        painter.drawPixmap(box, self._pixmap, self._seen(box))
        painter.setClipping(False)
        if self.isChecked():
            painter.setPen(QPen(colour(tokens.glow), 2.6))
            painter.drawRoundedRect(box.adjusted(-2.5, -2.5, 2.5, 2.5), 8, 8)
            self._tick(painter, box.topRight() + QPointF(-11, 11))
        else:
            painter.setPen(QPen(colour(tokens.text if self.underMouse() else tokens.line_strong), 1.2))
            painter.drawRoundedRect(box, 6, 6)
        if self.hasFocus():
            painter.setPen(QPen(colour(tokens.focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
        self._write(painter, box.bottom() + 6)
        painter.end()

    def _seen(self, box: QRectF) -> QRectF:
        """The part of the picture that fills the box."""
        source = QRectF(self._pixmap.rect())
        grown = max(box.width() / source.width(), box.height() / source.height())
        seen = QRectF(0, 0, box.width() / grown, box.height() / grown)
        seen.moveCenter(source.center())
        return seen

    def _tick(self, painter: QPainter, middle: QPointF) -> None:
        tokens, drawn = theme.colours(), drawing("check")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(tokens.accent))
        painter.drawEllipse(middle, 9, 9)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if drawn is not None:
            paint_glyph(painter, drawn, QRectF(middle.x() - 5, middle.y() - 5, 10, 10), colour(tokens.accent_ink))

    def _write(self, painter: QPainter, top: float) -> None:
        tokens = theme.colours()
        lines = self._lines(self.width())
        for place, line in enumerate(lines):
            last = place == len(lines) - 1
            painter.setFont(self._fonts[self.isChecked() and not last])
            painter.setPen(colour(tokens.text_3 if last else tokens.text if self.isChecked() else tokens.text_2))
            where = QRectF(0, top + place * self._line(), self.width(), self._line())
            painter.drawText(where, Qt.AlignmentFlag.AlignCenter, line)

    def _line(self) -> float:
        return QFontMetricsF(self._fonts[True]).height()

    def _lines(self, width: int) -> list[str]:
        """The name broken so that it fits, then the seats."""
        metrics, lines = QFontMetricsF(self._fonts[True]), [""]
        for word in self._name.split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and metrics.horizontalAdvance(longer) > width:
                lines.append(word)
            else:
                lines[-1] = longer
        return [*lines, self._seats]
