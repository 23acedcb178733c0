"""The frame of the table: the bar with its phases and its menu button, the strip of buttons, where columns widen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from desktop_app.gui import theme
from desktop_app.gui.home.home_page import HomePage
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.new_game.new_game_page import NewGamePage
from tests.gui.hands import Hands
from tests.gui.room_table import sit_down
from tests.gui.test_layout import check

Key = Qt.Key


def told(hands: Hands, look: str = "") -> list[str]:
    labels = [label for label in hands.page.bar.phases.findChildren(QLabel) if label.isVisible()]
    return [label.text() for label in labels if not look or label.property("look") == look]


def test_the_phases_are_one_line_and_the_current_one_is_lit(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "call_of_madness", 3, seed=4)
    while not hands.page.showing.view.phases or not told(hands, "lit"):
        hands.type_option("")
    phases = hands.page.showing.view.phases
    assert told(hands)[1:] == [hands.page.wording.sentence(phase.text) for phase in phases]
    assert told(hands, "lit") == [hands.page.wording.sentence(phase.text) for phase in phases if phase.now]


def test_where_room_is_short_the_current_phase_stays(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    theme.choose(size=200)
    hands = sit_down(qtbot, tmp_path, "call_of_madness", 3, seed=4)
    while not told(hands, "lit"):
        hands.type_option("")
    now = next(phase for phase in hands.page.showing.view.phases if phase.now)
    assert told(hands)[1:] == [hands.page.wording.sentence(now.text)]


def test_a_room_without_phases_has_its_own_line(hands: Hands) -> None:
    assert told(hands) == ["Round 1"]


# --- menus


def menus(window: MainWindow) -> QMenu:
    popup = QApplication.activePopupWidget()
    assert popup is window.menus.menus
    assert isinstance(popup, QMenu)
    return popup


def entries(menu: QMenu) -> set[str]:
    """All entries, also of menus within menus."""
    found: set[str] = set()
    for action in menu.actions():
        inner = action.menu()
        found |= entries(inner) if isinstance(inner, QMenu) else {action.text()}
    return found


def test_the_button_shows_every_command(hands: Hands) -> None:
    hands.press(hands.window.menus.button)
    shown = entries(menus(hands.window))
    commands = hands.window.commands
    for name in ("new", "open", "save", "home", "quit", "undo", "redo", "options", "hint", "zoom_in", "zoom_out", "fit",
                 "keys", "preferences", "finish", "pause", "step", "skip"):  # fmt: skip
        assert commands[name].text() in shown, name
    hands.key(Key.Key_Escape)


def test_the_key_opens_the_menus_and_arrows_and_enter_choose(hands: Hands) -> None:
    hands.key(Key.Key_F10)
    assert menus(hands.window).actions()
    hands.key(Key.Key_Down)
    hands.key(Key.Key_Right)
    hands.key(Key.Key_Return)
    assert isinstance(hands.window.centralWidget(), NewGamePage)


def test_alt_alone_opens_the_menus_and_alt_with_another_key_does_not(hands: Hands) -> None:
    board = hands.page.board
    QTest.keyPress(board, Key.Key_Alt)
    QTest.keyRelease(board, Key.Key_Alt)
    hands.settle()
    assert menus(hands.window)
    hands.key(Key.Key_Escape)
    hands.key(Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert QApplication.activePopupWidget() is None


def test_every_page_has_the_button(window: MainWindow, qtbot: QtBot) -> None:
    hands = Hands(window, qtbot)
    for page in (HomePage, NewGamePage):
        assert isinstance(window.centralWidget(), page)
        assert window.menus.button.isVisible()
        hands.press(window.menus.button)
        assert menus(window)
        hands.key(Key.Key_Escape)
        hands.control(Key.Key_N)


@pytest.mark.parametrize("size", [(1366, 768), (2560, 1440)])
@pytest.mark.parametrize("command", ["home", "preferences", "open"])
def test_the_button_stands_in_line_with_its_neighbours(
    window: MainWindow, qtbot: QtBot, command: str, size: tuple[int, int]
) -> None:
    hands = Hands(window, qtbot)
    window.resize(*size)
    hands.settle()
    window.commands[command].trigger()
    hands.settle()
    button = window.menus.button
    middle = button.mapTo(window, button.rect().center())
    others = [each for each in window.findChildren(QAbstractButton) if each.isVisible() and each is not button]
    line = [each for each in others if abs(each.mapTo(window, each.rect().center()).y() - middle.y()) <= 1]
    assert line
    assert middle.x() > max(each.mapTo(window, each.rect().topRight()).x() for each in line)
    assert all(each.height() <= 1.3 * button.height() for each in line), "it grows with the page"


# --- buttons, columns, large words


def test_the_main_button_stands_at_the_right_with_its_key_and_others_without(hands: Hands) -> None:
    buttons = hands.page.what_now.buttons()
    assert buttons[-1] is hands.page.what_now.main_button
    assert buttons[-1].key_cap() == "Space"
    assert len(buttons) <= 3
    assert all(button.key_cap() == "" for button in buttons[:-1])


@pytest.mark.parametrize(("width", "wide"), [(1366, 336), (1599, 336), (1600, 404), (2560, 404)])
def test_the_right_column_is_wider_in_wide_windows(hands: Hands, width: int, wide: int) -> None:
    hands.window.resize(width, 900)
    hands.settle()
    assert hands.page.seats.width() == hands.page.log.width() == wide
    assert hands.page.bar.height() == 44


@pytest.mark.parametrize(("game", "seats"), [("cthulhu_wars", 5), ("call_of_madness", 4)])
def test_words_twice_as_large_fit_a_small_screen(look: None, qtbot: QtBot, tmp_path: Path, game: str,
                                                 seats: int) -> None:  # fmt: skip
    theme.choose(size=200)
    hands = sit_down(qtbot, tmp_path, game, seats, seed=4)
    assert (hands.window.width(), hands.window.height()) == (1366, 768)
    check(hands.window)


def test_five_lines_of_the_log_are_in_sight_beside_five_seats(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 5, seed=4)
    rows = hands.page.log.list
    assert rows.viewport().height() >= 5 * rows.fontMetrics().height()


def test_the_panels_below_keep_their_height_while_they_are_made_anew(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 4, seed=5)
    below, tracks = hands.page.below, hands.page.tracks
    heights: list[int] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Resize:
                heights.append(below.height())
            return False

    watch, panels, height = Watch(), list(tracks.panels), below.height()
    below.installEventFilter(watch)
    for _ in range(30):
        hands.type_option("")
        if tracks.panels != panels:
            break
    assert tracks.panels != panels
    assert set(heights) <= {height}
