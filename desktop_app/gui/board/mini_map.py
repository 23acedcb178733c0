"""The little map: while only a part of the table is seen it shows which, and moves it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.board_scene import BoardScene
from desktop_app.gui.theme import NEUTRAL, colour
from desktop_app.gui.wording import Wording

if TYPE_CHECKING:
    from desktop_app.gui.board.zoom_view import ZoomView

WIDE, TALL = 190.0, 130.0
"""At most so large, at text size 100."""

DOT = 2.6
"""Radius of a piece on it."""


class MiniMap(QWidget):
    """A small picture of all boards with a frame round what is seen. A press or a drag on it moves the camera."""

    def __init__(self, board: ZoomView, scene: BoardScene, wording: Wording) -> None:
        super().__init__(board)
        self._board, self._scene = board, scene
        self._seen = QRectF()
        self._ground = QPixmap()
        self._ground_of: tuple[object, ...] = ()
        self.setAccessibleName(wording.say("app.board.mini_map"))
        self.setToolTip(wording.say("app.board.mini_map"))
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.hide()

    def follow(self, seen: QRectF) -> None:
        """The camera shows this part of the scene. When that is all of it the map goes."""
        self._seen = seen
        whole = self._scene.sceneRect()
        part = seen.width() < whole.width() * 0.98 or seen.height() < whole.height() * 0.98
        if part != self.isVisibleTo(self._board):
            self.setVisible(part)
        if part:
            self.stand()
            self.update()

    def stand(self) -> None:
        """In the lower right corner of the board."""
        whole = self._scene.sceneRect()
        if whole.isEmpty():
            return
        scale = min(theme.scaled(WIDE) / whole.width(), theme.scaled(TALL) / whole.height())
        self.resize(QSize(round(whole.width() * scale), round(whole.height() * scale)))
        edge = theme.scaled(12)
        self.move(self._board.width() - self.width() - edge, self._board.height() - self.height() - edge)
        self.raise_()

    def frame(self) -> QRectF:
        """The frame round what is seen, in pixels of the map."""
        scale = self._scale()
        return QRectF(self._seen.topLeft() * scale, self._seen.size() * scale).intersected(QRectF(self.rect()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Grounds, pieces as dots, a veil over what is not seen, and the frame."""
        tokens, scale = theme.colours(), self._scale()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(self.rect(), self._painted_ground())
        for item in dict.fromkeys(self._scene.pieces.values()):
            dot = QPainterPath()
            dot.addEllipse(item.scenePos() * scale, DOT, DOT)
            painter.fillPath(dot, colour((item.look.livery or NEUTRAL).line))
            painter.strokePath(dot, QPen(colour(tokens.map_halo), 0.8))
        frame = self.frame().adjusted(1, 1, -1, -1)
        veil = QPainterPath()
        veil.addRect(QRectF(self.rect()))
        hole = QPainterPath()
        hole.addRect(frame)
        painter.fillPath(veil.subtracted(hole), colour(tokens.table, 0.45))
        painter.setPen(QPen(colour(tokens.text), 2))
        painter.drawRect(frame)
        painter.setPen(QPen(colour(tokens.line_strong), 1))
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The camera goes there."""
        self._look_at(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """And follows the pointer."""
        self._look_at(event.position())

    def _look_at(self, point: QPointF) -> None:
        self._board.centerOn(point / self._scale())

    def _scale(self) -> float:
        return self.width() / max(self._scene.sceneRect().width(), 1)

    def _painted_ground(self) -> QPixmap:
        """All grounds: painted once for a table, a theme and a size."""
        ratio = self.devicePixelRatioF()
        key = (self._scene.grounds_key(), theme.colours().name, self.size(), ratio)
        if key != self._ground_of:
            self._ground_of = key
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            self._ground.fill(colour(theme.colours().well))
            painter = QPainter(self._ground)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.scale(self._scale(), self._scale())
            self._scene.paint_grounds(painter)
            painter.end()
        return self._ground
