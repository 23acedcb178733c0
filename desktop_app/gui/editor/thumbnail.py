"""A small picture of a table, for the shelf."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop_app.gui import theme
from desktop_app.gui.board.board_scene import BoardScene
from desktop_app.gui.theme import colour
from desktop_app.gui.wording import Wording
from desktop_app.kernel.views import TableView

WIDTH, HEIGHT = 320, 180


def thumbnail(view: TableView, wording: Wording) -> bytes:
    """The boards as a PNG."""
    scene = BoardScene(wording)
    scene.show_table(view)
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(colour(theme.colours().table))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(image.rect()), scene.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # PySide's stub knows file names only
    return bytes(data.data())
