"""A game's picture for the first screen: its own drawn scene, cut to the card that it fills."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from desktop_app.gui import theme
from desktop_app.gui.theme import colour
from desktop_app.resource_files import resource

UPPER = 0.62
"""Of what is too tall, the share that is cut above."""


def has_scene(room: str) -> bool:
    """Is there a scene for this game?"""
    return resource("art", "scenes", f"{room}.svg").is_file()


@cache
def _drawn(room: str) -> QSvgRenderer:
    return QSvgRenderer(resource("art", "scenes", f"{room}.svg").read_bytes())


class Scene(QWidget):
    """Fills its room; the upper corners are round as those of the card. Painted once for each size."""

    def __init__(self, room: str, height: int, corner: int = 11) -> None:
        super().__init__()
        self._renderer, self._corner = _drawn(room), corner
        self._painted: QPixmap | None = None
        self.setMinimumHeight(height)

    def sizeHint(self) -> QSize:
        """It takes whatever room is left."""
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The scene, and the line below it."""
        wanted = self.size() * self.devicePixelRatioF()
        if self._painted is None or self._painted.size() != wanted:
            self._painted = self._paint(wanted)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        painter.setClipPath(self._outline(box))
        painter.drawPixmap(self.rect(), self._painted)
        painter.setPen(QPen(colour(theme.colours().line_strong), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        painter.end()

    def _outline(self, box: QRectF) -> QPainterPath:
        path, corner = QPainterPath(), self._corner
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(box, corner, corner)
        path.addRect(box.adjusted(0, corner, 0, 0))
        return path

    def _paint(self, size: QSize) -> QPixmap:
        """Large enough to fill the room, what is too much cut off at the rims."""
        drawn = self._renderer.defaultSize()
        grown = max(size.width() / drawn.width(), size.height() / drawn.height())
        wide, tall = drawn.width() * grown, drawn.height() * grown
        made = QPixmap(size)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, top = (size.width() - wide) / 2, (size.height() - tall) * UPPER
        self._renderer.render(painter, QRectF(left, top, wide, tall))
        painter.end()
        return made
