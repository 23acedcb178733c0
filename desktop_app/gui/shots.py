"""Pictures of screens without a screen: for the command `shot`, the demonstration and our own eyes."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app import bots
from desktop_app.app.group_moves import can_go
from desktop_app.app.hints import hints
from desktop_app.app.library import Library
from desktop_app.app.match import HUMAN, Match, new_match, scenario_of
from desktop_app.app.rooms import rooms
from desktop_app.app.settings import LastSetup
from desktop_app.app.worker import InlineBots
from desktop_app.gui.application import prepared_application
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.services import Services
from desktop_app.gui.wording import Wording, wording_for


def _stay(window: MainWindow, match: Match | None) -> None:
    """The window shows its first screen already."""


def _new(window: MainWindow, match: Match | None) -> None:
    """The page for a new game: the table that was asked for, a person in its first seat, and the usual bots."""
    if match is not None:
        setup, room = match.setup, match.room.id
        window.services.settings.change(last_setup=LastSetup(
            game=room, map=setup.map, seats=list(setup.seats), controllers={setup.seats[0]: HUMAN},
            options=dict(setup.options)))
    window.show_new_game()


def _table(window: MainWindow, match: Match | None) -> None:
    if match is not None:
        window.show_match(match)


def _history(window: MainWindow, match: Match | None) -> None:
    """The table as it was half way."""
    _table(window, match)
    page = window.table_page()
    if page is not None:
        page.controller.view_after(len(page.controller.match.way()) // 2)


def _editor(window: MainWindow, match: Match | None) -> None:
    """The table as a scenario in the editor."""
    if match is not None:
        window.editor.open(scenario_of(match))


STAGES: dict[str, Callable[[MainWindow, Match | None], None]] = {
    "home": _stay, "new": _new, "table": _table, "contest": _table, "history": _history, "editor": _editor,
}  # fmt: skip
"""How to get to each screen. A table with a contest is a table: which one is for whoever brings the match."""


def render(screen: str, match: Match | None, size: tuple[int, int], scale: float, out: Path,
           services: Services | None = None, wording: Wording | None = None) -> None:  # fmt: skip
    """Writes a picture of `size` pixels. `scale`: pixels for each logical point of the window."""
    if screen not in STAGES:
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
        STAGES[screen](window, match)
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        window.show()
        for _ in range(6):
            QApplication.processEvents()
        picture(window, scale).save(str(out))
    finally:
        window.close()
        window.deleteLater()


def _still_services(shelf: Path) -> Services:
    """The program's rooms, an empty shelf, and nobody who moves."""
    return Services(rooms(), Library(shelf), new_match, InlineBots, bots.LEVELS, plays=False, hints=hints,
                    foresee=can_go)  # fmt: skip


def picture(window: MainWindow, scale: float) -> QImage:
    """The window as it stands."""
    image = QImage(round(window.width() * scale), round(window.height() * scale), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    painter = QPainter(image)
    window.render(painter, QPoint(0, 0))
    painter.end()
    return image
