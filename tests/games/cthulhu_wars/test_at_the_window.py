"""The real game at the real window, by mouse: what the view says can be carried can be carried."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.library import Library
from desktop_app.app.match import HUMAN, Match, new_match
from desktop_app.app.worker import InlineBots
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.gui import theme
from desktop_app.gui.application import prepared_application
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.parts import PieceToken
from desktop_app.gui.services import Services
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.state import place
from desktop_app.kernel.timeline import Timeline
from tests.games.cthulhu_wars.played import new_table, room, say
from tests.gui.hands import Hands
from tests.gui.opening import open_window

GREAT, YELLOW = "great_cthulhu", "yellow_sign"


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """The window on its first screen, with this one game."""
    theme.choose("dark", 100)
    prepared_application([])
    services = Services((room(),), Library(tmp_path), new_match, InlineBots, ("random",), plays=False)
    made = open_window(qtbot, services, wording_for("cthulhu_wars"))
    yield made
    assert made.wording.missing == set()


def sit_down(window: MainWindow, qtbot: QtBot, table: Table) -> Hands:
    """Four persons at this table."""
    setup = room().default_setup("", 4)
    table.asked = None
    window.show_match(Match(room(), setup, dict.fromkeys(setup.seats, HUMAN), Timeline(table, 1)))
    return Hands(window, qtbot)


def token(hands: Hands, piece: str) -> PieceToken:
    """A piece that lies in a panel."""
    shown = hands.contest()
    tokens = [*hands.page.seats.tokens(), *(shown.choosable() if shown is not None else ())]
    return next(each for each in tokens if piece in each.stack.ids)


def carry(hands: Hands, piece: str, goal: PieceToken | str) -> None:
    """From a panel onto the board, or onto a piece in a panel."""
    start = token(hands, piece)
    if isinstance(goal, str):
        end = hands.page.board.viewport().mapToGlobal(hands.spot(goal))
    else:
        end = goal.mapToGlobal(goal.rect().center())
    hands.drag_from(start, start.rect().center(), start.mapFromGlobal(end))


def test_a_unit_is_dragged_to_a_neighbouring_area(window: MainWindow, qtbot: QtBot) -> None:
    hands = sit_down(window, qtbot, new_table())
    hands.drag(f"{GREAT}.acolyte.2", "antarctica")
    assert hands.place_of(f"{GREAT}.acolyte.2") == "antarctica"
    assert hands.question() == "Move another Unit, or stop. You have 7 Power."


def test_over_an_area_that_is_too_far_the_reason_shows(window: MainWindow, qtbot: QtBot) -> None:
    hands = sit_down(window, qtbot, new_table())
    hands.drag(f"{GREAT}.acolyte.2", "europe")
    assert hands.tip() == "South Pacific and Europe are not neighbours."
    assert hands.place_of(f"{GREAT}.acolyte.2") == "south_pacific"


def test_a_monster_is_dragged_out_of_the_pool(window: MainWindow, qtbot: QtBot) -> None:
    hands = sit_down(window, qtbot, new_table())
    carry(hands, f"{GREAT}.shoggoth.1", "south_pacific")
    assert hands.place_of(f"{GREAT}.shoggoth.1") == "south_pacific"


def test_a_monster_is_not_summoned_where_no_gate_is(window: MainWindow, qtbot: QtBot) -> None:
    hands = sit_down(window, qtbot, new_table())
    carry(hands, f"{GREAT}.shoggoth.1", "antarctica")
    assert hands.tip() == "You Control no Gate in Antarctica."


def test_a_battle_is_declared_by_a_click_on_the_enemy(window: MainWindow, qtbot: QtBot) -> None:
    table = new_table()
    place(table, f"{GREAT}.shoggoth.1", "europe")
    hands = sit_down(window, qtbot, table)
    hands.click(f"{YELLOW}.acolyte.2")
    assert hands.menu() == ["Battle Yellow Sign in Europe (1)", "Capture a Cultist of Yellow Sign in Europe (1)"]
    hands.choose("Battle")
    assert "dice fall" in hands.question()


def test_a_battle_is_declared_by_dragging_a_unit_onto_the_enemy(window: MainWindow, qtbot: QtBot) -> None:
    table = new_table()
    place(table, f"{GREAT}.shoggoth.1", "europe")
    hands = sit_down(window, qtbot, table)
    enemy = f"{YELLOW}.acolyte.2"
    hands.drag(f"{GREAT}.shoggoth.1", enemy, drop=False)
    tip = hands.page.forecast.tip
    qtbot.waitUntil(tip.isVisible)
    assert tip.picture is not None, "the odds show before it is declared"
    assert not tip.geometry().contains(tip.parentWidget().mapFromGlobal(hands.page.hand.at())), "and not under the hand"
    hands.release(enemy)
    assert hands.menu() == ["Battle Yellow Sign in Europe (1)", "Capture a Cultist of Yellow Sign in Europe (1)"]
    hands.choose("Battle")
    assert "dice fall" in hands.question()


def test_a_drag_that_ends_in_its_own_area_declares_nothing(window: MainWindow, qtbot: QtBot) -> None:
    table = new_table()
    place(table, f"{GREAT}.shoggoth.1", "europe")
    hands = sit_down(window, qtbot, table)
    before = hands.page.controller.match.position
    hands.drag(f"{GREAT}.shoggoth.1", "europe")
    assert hands.menu() == []
    assert hands.page.controller.match.position == before


def fallen_dice() -> Table:
    """Two Kills on Yellow Sign's Acolytes and Undead in Europe."""
    table = new_table()
    for unit in (f"{GREAT}.cthulhu.1", f"{YELLOW}.undead.1", f"{YELLOW}.undead.2"):
        place(table, unit, "europe")
    say(table, f"{GREAT} battle europe {YELLOW}", f"{GREAT} pass", "chance dice 6 6 1 1 1 1", "chance dice 1")
    return table


def test_a_kill_is_dragged_onto_a_unit(window: MainWindow, qtbot: QtBot) -> None:
    hands = sit_down(window, qtbot, fallen_dice())
    assert hands.question() == "2 Kills fall on Yellow Sign: choose a Unit for the next one."
    carry(hands, f"kill:{YELLOW}:1", token(hands, f"{YELLOW}.undead.1"))
    assert hands.question() == "One Kill falls on Yellow Sign: choose the Unit."


def test_a_kill_falls_on_the_unit_that_is_clicked(window: MainWindow, qtbot: QtBot) -> None:
    hands = sit_down(window, qtbot, fallen_dice())
    hands.click(f"{YELLOW}.undead.1")
    assert hands.question() == "One Kill falls on Yellow Sign: choose the Unit."
