"""Giving up: asked once, a bot plays on, and it is told on the sheet, in the log and at the end."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from desktop_app.gui.home.home_page import HomePage
from desktop_app.gui.new_game.new_game_page import NewGamePage
from tests.gui.hands import Hands
from tests.gui.test_seat_menu import open_menu

Key = Qt.Key


def answer(hands: Hands, words: str) -> None:
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    hands.press(next(b for b in dialog.findChildren(QPushButton) if b.text() == words))


def texts(hands: Hands, part: object) -> list[str]:
    return [label.text() for label in part.findChildren(QLabel)]


def concede(hands: Hands, seat: str) -> None:
    open_menu(hands, seat)
    hands.choose("Concede")
    answer(hands, "Concede")


def test_it_is_asked_once_and_nothing_happens_on_no(hands: Hands) -> None:
    open_menu(hands, "oar")
    hands.choose("Concede")
    answer(hands, "Play on")
    assert hands.page.controller.match.conceded == {}
    assert hands.page.controller.match.controllers["oar"] == "human"


def test_enter_does_not_give_up(hands: Hands) -> None:
    """It can't be taken back."""
    open_menu(hands, "oar")
    hands.choose("Concede")
    hands.key(Key.Key_Return)
    assert QApplication.activeModalWidget() is None
    assert hands.page.controller.match.conceded == {}


def test_a_bot_plays_on_and_the_sheet_and_the_log_tell(hands: Hands) -> None:
    concede(hands, "oar")
    match = hands.page.controller.match
    assert match.controllers["oar"] == "random"
    sheet = next(sheet for sheet in hands.page.seats.sheets if sheet.seat.id == "oar")
    assert any("conceded" in words for words in texts(hands, sheet))
    assert any("Oar has conceded" in row.words for row in hands.page.log.list.sentences.rows)
    open_menu(hands, "oar")
    assert hands.menu() == [], "nobody takes it back, and there is no other bot"
    hands.type_option("rest")
    hands.qtbot.waitUntil(lambda: hands.page.showing.view.phase.args == (("n", 2),))


def test_the_last_person_is_asked_what_now_and_watches(solo: Hands) -> None:
    solo.window.commands["concede"].trigger()
    solo.settle()
    answer(solo, "Concede")
    assert solo.window.play.film.paused
    assert {b.text() for b in QApplication.activeModalWidget().findChildren(QPushButton)} == {
        "Watch to the end", "New game", "Home"}  # fmt: skip
    solo.key(Key.Key_Return)
    solo.qtbot.waitUntil(lambda: solo.page.controller.match.position > 2)


def test_the_last_person_goes_home_or_begins_anew(solo: Hands) -> None:
    concede(solo, "keel")
    answer(solo, "New game")
    assert isinstance(solo.window.centralWidget(), NewGamePage)


def test_home(solo: Hands) -> None:
    concede(solo, "keel")
    answer(solo, "Home")
    assert isinstance(solo.window.centralWidget(), HomePage)


def test_what_a_bot_wins_with_it_is_no_persons_victory(hands: Hands) -> None:
    concede(hands, "keel")
    hands.qtbot.waitUntil(lambda: hands.page.showing.view.prompt.decider == "oar")
    hands.type_option("close the harbour")
    if hands.page.showing.view.over is None:
        hands.type_option("close the harbour")
    shown = texts(hands, hands.page.result)
    assert any("a bot has won with this side" in words for words in shown)
    assert any("Keel, conceded" in words for words in shown)
