"""Pictures of screens without a screen: for the command `shot`, the demonstration and our own eyes."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app import bots
from desktop_app.app.hints import hints
from desktop_app.app.library import Library
from desktop_app.app.match import new_match
from desktop_app.app.rooms import rooms
from desktop_app.app.worker import InlineBots
from desktop_app.gui.application import prepared_application
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.services import Services
from desktop_app.gui.wording import Wording, wording_for

if TYPE_CHECKING:
    from desktop_app.app.match import Match

SCREENS = ("home", "new", "table")


def render(screen: str, match: Match | None, size: tuple[int, int], scale: float, out: Path,
           services: Services | None = None, wording: Wording | None = None) -> None:  # fmt: skip
    """Writes a picture of `size` pixels. `scale`: pixels for each logical point of the window."""
    if screen not in SCREENS:
        raise ValueError(f"no screen is called {screen!r}")
    prepared_application(sys.argv[:1])
    with TemporaryDirectory() as shelf:
        services = services or _still_services(Path(shelf))
        wording = wording or wording_for()
        _render(screen, match, MainWindow(services, wording), size, scale, out)


def _render(
    screen: str, match: Match | None, window: MainWindow, size: tuple[int, int], scale: float, out: Path
) -> None:
    try:
        window.resize(round(size[0] / scale), round(size[1] / scale))
        if screen == "new":
            window.show_new_game()
        elif screen == "table" and match is not None:
            window.show_match(match)
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        window.show()
        for _ in range(3):
            QApplication.processEvents()
        picture(window, scale).save(str(out))
    finally:
        window.close()
        window.deleteLater()


def _still_services(shelf: Path) -> Services:
    """The program's rooms, an empty shelf, and nobody who moves."""
    return Services(rooms(), Library(shelf), new_match, InlineBots, bots.LEVELS, plays=False, hints=hints)


def picture(window: MainWindow, scale: float) -> QImage:
    """The window as it stands."""
    image = QImage(round(window.width() * scale), round(window.height() * scale), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    painter = QPainter(image)
    window.render(painter, QPoint(0, 0))
    painter.end()
    return image
