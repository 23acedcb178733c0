"""Who plays a seat can be changed at any time: from its sheet, from the menu; a bot can finish a turn."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.gui.hands import Hands
from tests.gui.harbour import ToldBots
from tests.gui.room_table import sit_down

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier


def open_menu(hands: Hands, seat: str) -> None:
    """The right button on a sheet's head, as the platform tells it."""
    sheet = next(sheet for sheet in hands.page.seats.sheets if sheet.seat.id == seat)
    middle = sheet.head.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, sheet.head.mapToGlobal(middle))
    QApplication.sendEvent(sheet.head, event)
    hands.settle()


def position(hands: Hands) -> int:
    return int(hands.page.controller.match.position)


def test_a_seat_is_handed_over_to_a_bot_and_taken_over_again(hands: Hands) -> None:
    open_menu(hands, "oar")
    assert hands.menu() == ["Hand over to: Bot, plays at random", "Concede…"]
    hands.choose("Hand over")
    assert hands.page.controller.match.controllers == {"keel": "human", "oar": "random"}
    hands.type_option("rest")
    hands.qtbot.waitUntil(lambda: hands.page.showing.view.phase.args == (("n", 2),))
    assert hands.page.showing.view.prompt.decider == "keel", "the bot has played its turn"
    open_menu(hands, "oar")
    hands.choose("Take this seat over")
    hands.type_option("rest")
    assert hands.page.showing.view.prompt.decider == "oar"


def test_a_seat_is_taken_over_while_its_bot_thinks(watching: Hands, bots: ToldBots) -> None:
    open_menu(watching, "keel")
    watching.choose("Take this seat over")
    bots.told = ["sail k1 quay>bay"]
    watching.settle()
    assert position(watching) == 0
    watching.drag("k1", "bay")
    assert watching.place_of("k1") == "bay"
    assert position(watching) == 1


def test_a_bot_finishes_a_turn_and_no_more(hands: Hands) -> None:
    hands.drag("k1", "bay")
    hands.page.board.setFocus()
    hands.key(Key.Key_F)
    hands.qtbot.waitUntil(lambda: hands.page.showing.view.prompt.decider == "oar")
    before = position(hands)
    hands.qtbot.wait(60)
    assert position(hands) == before
    assert hands.page.controller.match.controllers == {"keel": "human", "oar": "human"}
    hands.type_option("rest")
    before = position(hands)
    hands.qtbot.wait(60)
    assert position(hands) == before, "the next turn is the person's own again"


def test_from_the_menu_bar(hands: Hands) -> None:
    seats = next(menu for menu in hands.window.findChildren(QMenu) if menu.title() == "Seats")
    seats.popup(hands.window.mapToGlobal(QPoint(200, 60)))
    hands.settle()
    assert hands.menu() == ["Keel", "Oar"]
    seats.actions()[1].menu().actions()[0].trigger()
    seats.close()
    hands.settle()
    assert hands.page.controller.match.controllers["oar"] == "random"


def test_nothing_of_it_while_somebody_looks_back(hands: Hands) -> None:
    hands.drag("k1", "bay")
    hands.page.board.setFocus()
    hands.key(Key.Key_Left, ALT)
    open_menu(hands, "oar")
    assert hands.menu() == []
    hands.key(Key.Key_F)
    assert position(hands) == 1


def test_a_shipped_turn_is_finished(qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 3, 2)
    hands.qtbot.waitUntil(lambda: bool(hands.page.choices()))
    seat, before = hands.page.showing.view.prompt.decider, position(hands)
    hands.page.board.setFocus()
    hands.key(Key.Key_F)
    hands.qtbot.waitUntil(lambda: hands.page.controller.may_finish() not in ("", seat))
    assert position(hands) > before
    stand = position(hands)
    hands.qtbot.wait(60)
    assert position(hands) == stand
