"""Pictures of tables: of cards on a shelf, and of files that are shared."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop_app.gui import theme
from desktop_app.gui.board.board_scene import BoardScene
from desktop_app.gui.theme import colour
from desktop_app.gui.wording import Wording
from desktop_app.kernel.views import TableView

LARGE, SMALL = (640, 360), (320, 180)
"""Pixels of the picture on a card, and of the one that goes with a file."""


def painted(view: TableView, wording: Wording, size: tuple[int, int] = LARGE) -> QImage:
    """The boards, as large as they can be in so many pixels."""
    wide, tall = size
    scene = BoardScene(wording)
    scene.fill(wide, tall)
    scene.show_table(view)
    image = QImage(wide, tall, QImage.Format.Format_RGB32)
    image.fill(colour(theme.colours().table))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    whole = scene.sceneRect()
    room = whole.size().scaled(wide, tall, Qt.AspectRatioMode.KeepAspectRatio)
    goal = QRectF((wide - room.width()) / 2, (tall - room.height()) / 2, room.width(), room.height())
    scene.render(painter, goal, whole, Qt.AspectRatioMode.KeepAspectRatio)
    painter.end()
    return image


def thumbnail(view: TableView, wording: Wording) -> bytes:
    """The boards as a small PNG."""
    return png(painted(view, wording, SMALL))


def png(image: QImage) -> bytes:
    """The bytes of a picture's file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # PySide's stub knows file names only
    return bytes(data.data())
