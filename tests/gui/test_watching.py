"""A game that is over, or any save, is watched from its start: played, paused, stepped, sought; nothing is answered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from desktop_app.app.library import Library
from desktop_app.app.match import HUMAN, Match, new_match
from desktop_app.app.rooms import room
from desktop_app.app.settings import Settings, SettingsKeeper
from desktop_app.app.worker import InlineBots
from desktop_app.gui.home.home_page import HomePage
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.services import Services
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.questions import Chance, Reply
from tests.gui.hands import LEFT, Hands
from tests.gui.harbour import HarbourMatch, HarbourRoom, RestingBots, Shelf, harbour_words

Key = Qt.Key


@pytest.fixture
def slow(look: None, qtbot: QtBot) -> Iterator[MainWindow]:
    """A window at the harbour whose films rest half a minute between two answers at their slowest: only steps go on."""
    settings = SettingsKeeper(Settings(film_speed=0.25, curtain=False))
    made = MainWindow(Services((HarbourRoom(),), Shelf(), HarbourMatch, RestingBots, ("random",),
                               film_delay=6_400, settings=settings), harbour_words())  # fmt: skip
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    yield made
    assert made.wording.missing == set()


@pytest.fixture
def over(slow: MainWindow, qtbot: QtBot) -> Hands:
    """A game of two persons that has just ended."""
    setup = HarbourRoom().default_setup()
    slow.show_match(HarbourMatch(HarbourRoom(), setup, {"keel": HUMAN, "oar": HUMAN}))
    hands = Hands(slow, qtbot)
    hands.drag("k1", "bay")
    hands.drag("k2", "bay")
    hands.type_option("close the harbour")
    if hands.page.showing.view.over is None:
        hands.type_option("close the harbour")  # it ends the game: once more
    assert hands.page.showing.view.over is not None
    return hands


def button(hands: Hands, words: str) -> QPushButton:
    return next(each for each in hands.page.findChildren(QPushButton) if each.text() == words)


def tool(hands: Hands, name: str) -> QToolButton:
    return next(each for each in hands.page.strip.findChildren(QToolButton) if each.accessibleName() == name)


def banner(hands: Hands) -> str:
    bar = hands.page.history
    return f"{bar.words.text()}. {bar.note.text()}" if bar.isVisible() else ""


def test_a_game_that_is_over_is_watched_from_its_result(over: Hands) -> None:
    over.press(button(over, "Watch this game"))
    assert over.place_of("k1") == "quay"
    assert banner(over).startswith("Watching Round 1. After answer 0 of 3. What is hidden from others stays hidden.")
    over.key(Key.Key_Period)
    assert over.place_of("k1") == "bay"
    over.press(tool(over, "One step of the bots"))
    assert over.place_of("k2") == "bay"
    assert banner(over).startswith("Watching Round 1. After answer 2 of 3.")
    over.press(button(over, "Leave"))
    assert banner(over) == ""
    assert over.page.result.isVisible(), "back at the result"


def test_nothing_is_answered_while_watching(over: Hands) -> None:
    match = over.page.controller.match
    before, stand, who = list(match.history), match.position, dict(match.controllers)
    over.press(button(over, "Watch this game"))
    over.drag("k1", "bay")
    over.click("k3")
    over.click("bay")
    for key in (Key.Key_Space, Key.Key_Return, Key.Key_H, Key.Key_F):
        over.page.board.setFocus()
        over.key(key)
    for key in (Key.Key_Z, Key.Key_Y):
        over.control(key)
    assert over.rows() == []
    assert (match.history, match.position, match.controllers) == (before, stand, who)
    assert banner(over).startswith("Watching")


def test_it_plays_by_itself_and_any_press_stops_it_where_it_is(over: Hands) -> None:
    over.window.services.settings.change(film_speed=16)
    over.press(button(over, "Watch this game"))
    over.qtbot.waitUntil(lambda: "After answer 1 of 3" in banner(over))
    QTest.mouseClick(over.page.board.viewport(), LEFT, pos=QPoint(5, 5))
    QTest.qWait(250)
    assert "After answer 1 of 3" in banner(over)
    over.page.board.setFocus()
    over.key(Key.Key_P)
    over.qtbot.waitUntil(lambda: "After answer 3 of 3" in banner(over))
    assert over.page.result.isVisible()
    over.page.board.setFocus()
    over.key(Key.Key_P)
    assert "After answer 0 of 3" in banner(over), "once more from the start"


def test_the_ribbon_seeks_and_skip_goes_to_the_end(over: Hands) -> None:
    over.press(button(over, "Watch this game"))
    over.page.strip.ribbon.setFocus()
    over.key(Key.Key_Right)
    over.key(Key.Key_Right)
    assert "After answer 2 of 3" in banner(over)
    over.press(tool(over, "Skip to my turn"))
    assert "After answer 3 of 3" in banner(over)
    assert not tool(over, "Lines of play").isVisible()


def test_escape_leaves_to_where_one_came_from(slow: MainWindow, over: Hands) -> None:
    slow.play.watch(over.page.controller.match)
    over.settle()
    over.page.board.setFocus()
    over.key(Key.Key_Escape)
    assert isinstance(slow.centralWidget(), HomePage)


# --- whose eyes


def play_out(game: str) -> Match:
    """A short game with secrets, ended by its players."""
    shipped = room(game)
    setup = shipped.default_setup("", 3)
    match = new_match(shipped, setup, dict.fromkeys(setup.seats, HUMAN), 4)
    for asked in iter(match.pending, None):
        if isinstance(asked, Chance):
            match.let_chance_answer()
        else:
            options = sorted(asked.options, key=lambda option: option.verb not in ("ritual", "pass", "pass_turn"))
            match.say(Reply(asked.decider, options[0].key))
    return match


def watch(qtbot: QtBot, folder: Path, match: Match) -> Hands:
    settings = SettingsKeeper(Settings(film_speed=0.25, curtain=False))
    window = MainWindow(Services((match.room,), Library(folder), new_match, InlineBots, ("random",),
                                 film_delay=6_400, settings=settings), wording_for())  # fmt: skip
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    qtbot.waitExposed(window)
    window.play.watch(match)
    return Hands(window, qtbot)


def test_a_running_game_is_watched_through_nobody_s_eyes(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    match = play_out("call_of_madness")
    end = match.way()
    match.go(end[len(end) // 2])
    hands = watch(qtbot, tmp_path, match)
    hands.page.strip.ribbon.setFocus()
    hands.key(Key.Key_PageDown)
    position = hands.page.controller.looked_at()
    assert not hands.page.history.eyes.isVisible()
    public = match.room.view(match.state_at(position), "")
    seen = hands.page.showing.view
    assert (seen.panels, seen.pieces) == (public.panels, tuple(p._replace(movable=False) for p in public.pieces))


def test_a_game_that_is_over_may_be_seen_through_any_seat_s_eyes(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    match = play_out("call_of_madness")
    seat = match.setup.seats[1]
    hands = watch(qtbot, tmp_path, match)
    hands.page.strip.ribbon.setFocus()
    hands.key(Key.Key_PageDown)
    state = match.state_at(hands.page.controller.looked_at())
    assert hands.page.showing.view.panels == match.room.view(state, "").panels
    hands.press(hands.page.history.eyes)
    name = hands.menu()[2]
    hands.choose(name)
    assert hands.page.showing.view.panels == match.room.view(state, seat).panels
    assert f"you see what {name} saw" in banner(hands)
