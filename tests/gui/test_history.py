"""A line of the log shows the table as it was: nothing can be changed there, and the way back is short (R05)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.gui.past.log_panel import LogPanel
from tests.gui.fitting import faults
from tests.gui.hands import LEFT, Hands
from tests.gui.harbour import ToldBots
from tests.gui.room_table import sit_down

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def sailed(hands: Hands) -> Hands:
    """Three answers have been given."""
    hands.drag("k1", "bay")
    hands.drag("k1", "isle")
    hands.drag("k2", "bay")
    return hands


def click_line(hands: Hands, row: int) -> None:
    rows = hands.page.log.list
    rows.scrollTo(rows.model().index(row, 0))
    QTest.mouseClick(rows.viewport(), LEFT, pos=rows.visualRect(rows.model().index(row, 0)).center())
    hands.settle()


def banner(hands: Hands) -> str:
    bar = hands.page.history
    return f"{bar.words.text()}, {bar.note.text().partition('.')[0].lower()}" if bar.isVisible() else ""


def test_a_line_that_is_clicked_shows_its_moment(sailed: Hands) -> None:
    click_line(sailed, 0)
    assert banner(sailed) == "Viewing Round 1, after answer 1 of 3"
    assert (sailed.place_of("k1"), sailed.place_of("k2")) == ("bay", "quay")
    assert not sailed.page.what_now.isVisible()
    sailed.press(sailed.page.history.back)
    assert banner(sailed) == ""
    assert (sailed.place_of("k1"), sailed.place_of("k2")) == ("isle", "bay")
    assert sailed.page.board.hasFocus()


def test_enter_on_a_line_and_escape(sailed: Hands) -> None:
    sailed.page.log.list.setFocus()
    sailed.key(Key.Key_Down)
    sailed.key(Key.Key_Return)
    assert banner(sailed)
    sailed.key(Key.Key_Escape)
    assert banner(sailed) == ""


def test_the_log_shows_what_was_told_last_by_the_moment_that_is_looked_at(hands: Hands) -> None:
    for there in ("bay", "isle") * 12:
        hands.drag("k1", there)
    rows, bar = hands.page.log.list, hands.page.log.list.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    hands.page.board.setFocus()
    for _ in range(14):
        hands.key(Key.Key_Left, ALT)
    moment = hands.page.controller.viewed
    place = max(place for place, row in enumerate(rows.sentences.rows) if row.value is not None and row.value <= moment)

    def in_sight() -> bool:
        return bool(rows.viewport().rect().contains(rows.visualRect(rows.model().index(place, 0))))

    assert in_sight()
    hands.key(Key.Key_Escape)
    assert bar.value() == bar.maximum(), "the newest again"
    assert not in_sight(), "else the log need not have moved"


def test_keys_walk_through_time(sailed: Hands) -> None:
    sailed.page.board.setFocus()
    sailed.key(Key.Key_Left, ALT)
    assert sailed.place_of("k2") == "quay"
    sailed.key(Key.Key_Left, ALT)
    assert banner(sailed) == "Viewing Round 1, after answer 1 of 3"
    sailed.key(Key.Key_Right, ALT)
    sailed.key(Key.Key_Right, ALT)
    assert banner(sailed) == ""
    for _ in range(5):
        sailed.key(Key.Key_Left, ALT)
    assert banner(sailed) == "Viewing Round 1, after answer 0 of 3"


def test_the_slider(sailed: Hands) -> None:
    sailed.key(Key.Key_Left, ALT)
    sailed.page.strip.ribbon.setFocus()
    sailed.key(Key.Key_Home)
    assert sailed.place_of("k1") == "quay"
    sailed.key(Key.Key_Right)
    assert sailed.place_of("k1") == "bay"
    sailed.key(Key.Key_End)
    assert banner(sailed) == ""


def test_nothing_changes_there(sailed: Hands) -> None:
    """fault R05: pieces were moved while history was looked at."""
    match = sailed.page.controller.match
    before, stand = list(match.history), match.position
    click_line(sailed, 1)
    seen = banner(sailed)
    sailed.drag("k1", "isle")
    sailed.drag("k3", "bay")
    sailed.click("k3")
    sailed.click("bay")
    assert sailed.rows() == []
    for press in (Key.Key_Space, Key.Key_Space, Key.Key_Return, Key.Key_H, Key.Key_P, Key.Key_Period):
        sailed.page.board.setFocus()
        sailed.key(press)
    for press in (Key.Key_Z, Key.Key_Y):
        sailed.control(press)
    sailed.page.options.filter.setFocus()
    sailed.type("rest")
    sailed.key(Key.Key_Return)
    play = next(menu for menu in sailed.window.findChildren(QMenu) if menu.title() == "&Play")
    walks = ("earlier", "later", "options", "orders")  # they show something else
    free = [sailed.window.commands[name] for name in walks]
    for action in [action for action in play.actions() if action not in free and action.isEnabled()]:
        action.trigger()
        sailed.settle()
    assert banner(sailed) == seen
    assert (match.history, match.position) == (before, stand)
    sailed.page.board.setFocus()
    sailed.key(Key.Key_Escape)
    assert banner(sailed) == ""
    sailed.drag("k3", "bay")
    assert match.position == stand + 1, "now the game goes on"


def test_bots_wait_while_somebody_looks_back(watching: Hands, bots: ToldBots) -> None:
    match = watching.page.controller.match
    bots.told = ["sail k1 quay>bay"]
    watching.qtbot.waitUntil(lambda: match.position == 1)
    watching.page.board.setFocus()
    watching.key(Key.Key_Left, ALT)
    bots.told = ["sail k1 bay>isle"]
    QTest.qWait(80)
    assert match.position == 1
    assert banner(watching)
    watching.key(Key.Key_Escape)
    watching.qtbot.waitUntil(lambda: match.position == 2)


@pytest.mark.parametrize("game", ["cthulhu_wars", "call_of_madness"])
def test_a_shipped_game(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    """fault R05, in the games that are played."""
    hands = sit_down(qtbot, tmp_path, game, 3, 2)
    hands.page.board.setFocus()
    for _ in range(12):
        if hands.page.choices():
            hands.type_option("")
    match = hands.page.controller.match
    stand, table = match.position, match.state
    click_line(hands, 1)
    assert banner(hands)
    for piece in [piece for piece in hands.page.showing.view.pieces if piece.id in hands.page.board.table.pieces][:4]:
        spot = hands.spot(piece.id)
        hands.drag_from(hands.page.board.viewport(), spot, spot + QPoint(90, 40))
    assert (match.position, match.state) == (stand, table)
    hands.key(Key.Key_Escape)
    assert not banner(hands)


@pytest.mark.parametrize("width", [200, 360])
def test_what_opens_the_card_again_is_whole_however_narrow_the_log_is(look: None, qtbot: QtBot, width: int) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(400, 300)
    log = LogPanel("Log")
    log.setParent(page)
    log.show_since("Since your last turn: 146")
    log.setGeometry(0, 0, width, 200)
    page.show()
    QApplication.processEvents()
    assert faults(page) == []
    title, button = log.findChild(QLabel), log.since
    assert (button.y() >= title.y() + title.height()) == (width == 200), "below the title only where it must be"
