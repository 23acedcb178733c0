"""The pictures of cards: a table's boards as an image."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop_app.gui import theme
from desktop_app.gui.board.board_scene import BoardScene
from desktop_app.gui.theme import colour
from desktop_app.gui.wording import Wording
from desktop_app.kernel.views import TableView

WIDTH, HEIGHT = 640, 360


def painted(view: TableView, wording: Wording) -> QImage:
    """The boards, as large as they can be."""
    scene = BoardScene(wording)
    scene.show_table(view)
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(colour(theme.colours().table))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    whole = scene.sceneRect()
    size = whole.size().scaled(WIDTH, HEIGHT, Qt.AspectRatioMode.KeepAspectRatio)
    goal = QRectF((WIDTH - size.width()) / 2, (HEIGHT - size.height()) / 2, size.width(), size.height())
    scene.render(painter, goal, whole, Qt.AspectRatioMode.KeepAspectRatio)
    painter.end()
    return image
