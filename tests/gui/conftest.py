"""A window at the little harbour, and hands for mouse and keys."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.gui import theme
from desktop_app.gui.application import prepared_application
from desktop_app.gui.board import chart, zoom_view
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.services import Services
from desktop_app.kernel.room import Setup
from tests.gui.hands import Hands
from tests.gui.harbour import HarbourMatch, HarbourRoom, RestingBots, Shelf, ToldBots, harbour_words
from tests.gui.opening import open_window


@pytest.fixture(scope="module", autouse=True)
def nothing_is_kept() -> Iterator[None]:
    """Windows of a file of tests go before the next one: they hold on to one another and to their pictures."""
    yield
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


@pytest.fixture(autouse=True)
def boards_settle_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards fill their room when the events are through, not some time later in the middle of a test."""
    monkeypatch.setattr(zoom_view, "FORMS", 0)
    monkeypatch.setattr(zoom_view, "SETTLES", 0)


@pytest.fixture(autouse=True)
def grounds_are_coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ground of a map is painted with few pixels: what is tried here lies on it."""
    monkeypatch.setattr(chart, "WIDTH", 480)


@pytest.fixture
def look(qapp: QApplication) -> Iterator[None]:
    """Fonts and theme of the program; each test begins with the dark one."""
    theme.choose("dark", 100)
    prepared_application([])
    yield
    theme.choose("dark", 100)


@pytest.fixture
def window(look: None, qtbot: QtBot) -> Iterator[MainWindow]:
    """The window on its first screen."""
    room = HarbourRoom()
    services = Services((room,), Shelf(), HarbourMatch, RestingBots, ("random",), film_delay=0)
    made = open_window(qtbot, services, harbour_words())
    yield made
    assert made.wording.missing == set()


@pytest.fixture
def hands(window: MainWindow, qtbot: QtBot) -> Hands:
    """Two persons at the table."""
    room = window.services.rooms[0]
    window.show_match(HarbourMatch(room, room.default_setup(), {"keel": "human", "oar": "human"}))
    return Hands(window, qtbot)


@pytest.fixture
def solo(window: MainWindow, qtbot: QtBot) -> Hands:
    """One person and a bot."""
    room = window.services.rooms[0]
    window.show_match(HarbourMatch(room, room.default_setup(), {"keel": "human", "oar": "random"}))
    return Hands(window, qtbot)


@pytest.fixture
def bots() -> ToldBots:
    """Players of wood that answer what they are told."""
    return ToldBots()


@pytest.fixture
def watching(look: None, qtbot: QtBot, bots: ToldBots) -> Iterator[Hands]:
    """A person who plays the oar and watches the keel's turn, which a bot plays."""
    room = HarbourRoom()
    window = MainWindow(
        Services((room,), Shelf(), HarbourMatch, lambda: bots, ("told",), film_delay=0), harbour_words()
    )
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    qtbot.waitExposed(window)
    setup = Setup("small", ("keel", "oar"), (("fog", "thick"),))
    window.show_match(HarbourMatch(room, setup, {"keel": "told", "oar": "human"}))
    yield Hands(window, qtbot)
    assert window.wording.missing == set()
