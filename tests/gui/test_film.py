"""A bot's turn is a film: as fast as one likes, paused, stepped, skipped, and ended by any press of the player."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from desktop_app.app.settings import read_settings, write_settings
from desktop_app.gui.services import Services
from desktop_app.kernel.room import Setup
from tests.gui.hands import LEFT, Hands
from tests.gui.harbour import HarbourMatch, HarbourRoom, Shelf, ToldBots, harbour_words
from tests.gui.opening import open_window

Key = Qt.Key
LONG = 60_000
"""Milliseconds: a film that never goes on by itself while a test looks."""


@pytest.fixture
def slow(look: None, qtbot: QtBot, bots: ToldBots) -> Iterator[Hands]:
    """The keel is played by a bot that sails to and fro and then rests; its film stands still for a minute."""
    room = HarbourRoom()
    bots.told = ["sail k1 quay>bay", "sail k1 bay>isle", "sail k1 isle>bay", "rest"]
    services = Services((room,), Shelf(), HarbourMatch, lambda: bots, ("told",), film_delay=LONG)
    window = open_window(qtbot, services, harbour_words())
    window.show_match(HarbourMatch(room, Setup("small", ("keel", "oar")), {"keel": "told", "oar": "human"}))
    hands = Hands(window, qtbot)
    qtbot.waitUntil(lambda: hands.page.controller.match.position == 1)
    hands.settle()
    yield hands
    assert window.wording.missing == set()


def position(hands: Hands) -> int:
    return int(hands.page.controller.match.position)


def is_my_turn(hands: Hands) -> bool:
    prompt = hands.page.showing.view.prompt
    return bool(prompt.decider == "oar")


def test_it_is_waited_between_two_answers(slow: Hands) -> None:
    QTest.qWait(60)
    assert position(slow) == 1


@pytest.mark.parametrize("press", ["key", "space", "click", "drag"])
def test_any_press_ends_it(slow: Hands, press: str) -> None:
    board = slow.page.board
    board.setFocus()
    if press == "click":
        QTest.mouseClick(board.viewport(), LEFT, pos=QPoint(5, 5))
    elif press == "drag":
        slow.drag_from(board.viewport(), slow.spot("o1"), slow.spot("isle"))
    else:
        slow.key(Key.Key_Space if press == "space" else Key.Key_Left)
    slow.qtbot.waitUntil(lambda: is_my_turn(slow))
    assert position(slow) == 4


def test_looking_does_not_end_it(slow: Hands) -> None:
    QTest.mouseMove(slow.page.board.viewport(), QPoint(40, 40))
    slow.wheel(slow.page.board.viewport(), QPoint(40, 40), 120)
    slow.key(Key.Key_Shift)
    QTest.qWait(60)
    assert position(slow) == 1


def test_pause_step_and_go_on(slow: Hands) -> None:
    slow.page.board.setFocus()
    slow.key(Key.Key_P)
    assert slow.note().startswith("Paused")
    slow.key(Key.Key_Left)
    QTest.mouseClick(slow.page.board.viewport(), LEFT, pos=QPoint(5, 5))
    QTest.qWait(60)
    assert position(slow) == 1, "a film that rests is looked at, not ended"
    slow.key(Key.Key_Period)
    slow.qtbot.waitUntil(lambda: position(slow) == 2)
    QTest.qWait(60)
    assert position(slow) == 2
    slow.key(Key.Key_P)
    assert not slow.note().startswith("Paused")
    assert position(slow) == 2, "now it runs at its speed again"


def test_skip_by_its_button(slow: Hands) -> None:
    slow.page.board.setFocus()
    slow.key(Key.Key_P)
    skip = next(b for b in slow.page.strip.findChildren(QToolButton) if b.accessibleName() == "Skip to my turn")
    slow.press(skip)
    slow.qtbot.waitUntil(lambda: is_my_turn(slow))
    assert not skip.isEnabled()


def test_the_next_film_runs_at_its_speed_again(slow: Hands, bots: ToldBots) -> None:
    slow.page.board.setFocus()
    slow.key(Key.Key_Left)
    slow.qtbot.waitUntil(lambda: is_my_turn(slow))
    bots.told = ["sail k1 bay>isle", "rest"]
    slow.type_option("rest")
    slow.qtbot.waitUntil(lambda: position(slow) == 6)
    QTest.qWait(60)
    assert position(slow) == 6


def test_another_speed_is_remembered(slow: Hands) -> None:
    slow.choose_in_menu_bar("At once")
    assert slow.window.services.settings.now.film_speed == 0.0
    slow.page.board.setFocus()
    slow.key(Key.Key_P)
    slow.key(Key.Key_P)
    slow.qtbot.waitUntil(lambda: is_my_turn(slow))


def test_without_bots_there_is_no_film(hands: Hands) -> None:
    names = {b.accessibleName() for b in hands.page.bar.findChildren(QToolButton) if b.isVisible()}
    assert not names & {"Pause the bots", "Skip to my turn", "One step of the bots"}


def test_the_setting_survives(tmp_path: Path) -> None:
    write_settings(read_settings(tmp_path).model_copy(update={"film_speed": 0.25}), tmp_path)
    assert read_settings(tmp_path).film_speed == 0.25
