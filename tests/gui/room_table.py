"""A window at a shipped game, everybody a person."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop_app.app.library import Library
from desktop_app.app.match import new_match
from desktop_app.app.rooms import room
from desktop_app.app.worker import InlineBots
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.services import Services
from desktop_app.gui.wording import wording_for
from tests.gui.hands import Hands


def sit_down(qtbot: QtBot, shelf: Path, game: str, seats: int, seed: int, people: bool = True) -> Hands:
    """A new game at the window."""
    shipped = room(game)
    services = Services((shipped,), Library(shelf), new_match, InlineBots, ("random",), film_delay=0)
    window = MainWindow(services, wording_for())
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    qtbot.waitExposed(window)
    setup = shipped.default_setup("", seats)
    who = {seat: "human" if people or place == 0 else "random" for place, seat in enumerate(setup.seats)}
    window.show_match(new_match(shipped, setup, who, seed))
    return Hands(window, qtbot)
