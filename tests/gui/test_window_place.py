"""The window stands where it was left, but always on a screen that is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.settings import Settings, SettingsKeeper, Window, kept_settings
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.services import Services
from desktop_app.gui.window_place import clamped, usual_place
from tests.gui.hands import Hands
from tests.gui.harbour import HarbourMatch, HarbourRoom, RestingBots, Shelf, harbour_words

MAIN, SECOND = QRect(0, 0, 1366, 768), QRect(1366, 0, 1920, 1080)


def stored(settings: SettingsKeeper, qtbot: QtBot) -> MainWindow:
    services = Services((HarbourRoom(),), Shelf(), HarbourMatch, RestingBots, ("random",), film_delay=0,
                        settings=settings)  # fmt: skip
    window = MainWindow(services, harbour_words())
    qtbot.addWidget(window)
    window.place.show()
    qtbot.waitExposed(window)
    return window


@pytest.mark.parametrize("place", [(5000, 0), (-3000, 40), (200, 9000), (200, -5000), (1360, 760)])
def test_a_window_that_was_left_on_no_screen_is_brought_back(place: tuple[int, int]) -> None:
    """Fault R11: the window stays off the screen after a monitor is gone."""
    found = clamped(Window(x=place[0], y=place[1], width=1000, height=600), [MAIN])
    assert MAIN.contains(QRect(found.x, found.y, found.width, found.height))


def test_a_window_on_the_second_screen_stays_there() -> None:
    left = Window(x=1500, y=100, width=1000, height=600)
    assert clamped(left, [MAIN, SECOND]) == left
    assert MAIN.contains(QRect(clamped(left, [MAIN]).x, clamped(left, [MAIN]).y, 1000, 600)), "when that has gone"


def test_a_window_larger_than_its_screen_becomes_as_large_as_that() -> None:
    """Fault R11: nothing of a window may lie where nobody can reach it."""
    found = clamped(Window(x=0, y=0, width=2560, height=1440), [MAIN])
    assert (found.width, found.height) == (1366, 768)


def test_a_small_screen_is_filled_and_a_large_one_is_not() -> None:
    assert usual_place(MAIN).maximized
    large = usual_place(QRect(0, 0, 2560, 1440))
    assert not large.maximized
    assert (large.width, large.height) == (2176, 1224)


def test_the_stored_place_is_used_and_visible(qtbot: QtBot, look: None) -> None:
    """Fault R11: a stored x of 5000 is visible after the start."""
    window = stored(SettingsKeeper(_settings(Window(x=5000, y=60, width=700, height=500))), qtbot)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert screen.intersects(window.geometry())
    assert window.geometry().x() >= screen.x()


def test_place_and_whether_it_filled_the_screen_are_kept(qtbot: QtBot, look: None, tmp_path: Path) -> None:
    keeper = kept_settings(tmp_path)
    keeper.change(window=Window(x=30, y=40, width=790, height=590))
    window = stored(keeper, qtbot)
    window.showMaximized()
    window.close()
    kept = kept_settings(tmp_path).now.window
    assert kept is not None
    assert kept.maximized
    again = stored(kept_settings(tmp_path), qtbot)
    assert again.isMaximized()


def test_the_layout_is_reset_from_the_menu(qtbot: QtBot, look: None) -> None:
    keeper = SettingsKeeper(_settings(Window(x=10, y=10, width=500, height=400)))
    window = stored(keeper, qtbot)
    hands = Hands(window, qtbot)
    hands.choose_in_menu_bar("Reset layout")
    assert keeper.now.window is None
    assert window.isMaximized() is usual_place(QGuiApplication.primaryScreen().availableGeometry()).maximized


def test_a_screen_that_goes_gives_the_window_back(qtbot: QtBot, look: None) -> None:
    """Fault R11: the second screen is unplugged while the window is there."""
    window = stored(SettingsKeeper(_settings(Window(x=10, y=10, width=300, height=300))), qtbot)
    window.setGeometry(6000, 100, 600, 400)
    gone = QGuiApplication.primaryScreen()
    QGuiApplication.instance().screenRemoved.emit(gone)
    assert gone.availableGeometry().intersects(window.geometry())


def test_while_no_screen_is_left_the_window_waits_for_one(qtbot: QtBot, look: None,
                                                          monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    """Fault R11: the only screen is switched off and on again."""
    window = stored(SettingsKeeper(_settings(Window(x=10, y=10, width=300, height=300))), qtbot)
    window.setGeometry(6000, 100, 600, 400)
    application, screen = QGuiApplication.instance(), QGuiApplication.primaryScreen()
    with monkeypatch.context() as gone:
        gone.setattr(QGuiApplication, "screens", list)
        gone.setattr(QGuiApplication, "primaryScreen", lambda: None)
        application.screenRemoved.emit(screen)
        assert window.geometry().x() == 6000
    application.screenAdded.emit(screen)
    assert screen.availableGeometry().intersects(window.geometry())


def _settings(place: Window) -> Settings:
    return Settings(window=place, curtain=False)
