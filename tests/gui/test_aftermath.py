"""Dice that left nothing to choose are told all the same: in a bar that hides nothing and goes with the next answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot

from desktop_app.app.match import HUMAN, Match
from desktop_app.app.rooms import room
from desktop_app.gui.contests.aftermath import Aftermath, AftermathBar
from desktop_app.kernel.state import place
from desktop_app.kernel.timeline import Timeline
from tests.games.cthulhu_wars.played import new_table
from tests.gui.hands import Hands
from tests.gui.room_table import show

GREAT, YELLOW = "great_cthulhu", "yellow_sign"


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path) -> Hands:
    """A Starspawn attacks the Acolytes in Europe, and its three dice do nothing."""
    table = new_table()
    place(table, f"{GREAT}.starspawn.1", "europe")
    table.asked = None
    shipped = room("cthulhu_wars")
    setup = shipped.default_setup("", 4)
    match = Match(shipped, setup, dict.fromkeys(setup.seats, HUMAN), Timeline(table, 1, (1, 2, 3)))
    return show(qtbot, tmp_path, match)


def bar(hands: Hands) -> AftermathBar | None:
    return next(extra.bar for extra in hands.page.extras if isinstance(extra, Aftermath))


def fight(hands: Hands) -> AftermathBar:
    hands.type_option("battle yellow")
    hands.qtbot.waitUntil(lambda: bar(hands) is not None)
    shown = bar(hands)
    assert shown is not None
    return shown


def test_it_tells_what_each_side_rolled(hands: Hands) -> None:
    assert fight(hands).accessibleName() == (
        "Battle in Europe: what the dice came to. Great Cthulhu: 3 dice, Kill: 0, Pain: 0. "
        "Yellow Sign: 0 dice, Kill: 0, Pain: 0"
    )
    assert hands.contest() is None


def test_it_hides_nothing_that_may_be_chosen_and_goes_with_the_next_answer(hands: Hands) -> None:
    shown = fight(hands)
    page = hands.page
    box = QRect(shown.mapTo(page, QPoint(0, 0)), shown.size())
    asked = {id for choice in page.choices() for id in choice.option.to_ids} & set(page.showing.areas)
    spots = {id: page.board.viewport().mapTo(page, hands.spot(id)) for id in asked}
    assert sum(box.contains(spot) for spot in spots.values()) <= 1, "at most the best spot of one is hidden"
    for id in asked:
        area = page.board.mapFromScene(page.board.table.areas[id].sceneBoundingRect()).boundingRect()
        assert not box.contains(QRect(page.board.viewport().mapTo(page, area.topLeft()), area.size())), "some is seen"
    hands.type_option("move acolyte")
    assert bar(hands) is None


def test_it_can_be_closed(hands: Hands) -> None:
    shown = fight(hands)
    hands.press(shown.close_button)
    assert bar(hands) is None
