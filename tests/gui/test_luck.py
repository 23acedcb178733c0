"""The ledger of luck is opened by key, menu and from the contest; it tells what came and what was expected."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from desktop_app.gui.contests.luck_dialog import LuckBar, LuckDialog
from tests.gui.hands import Hands
from tests.gui.room_table import sit_down, sit_down_at

GREAT, YELLOW = "great_cthulhu", "yellow_sign"
Key = Qt.Key


@pytest.fixture
def table(look: None, qtbot: QtBot, tmp_path: Path) -> Callable[[], Hands]:
    return lambda: sit_down_at(qtbot, tmp_path, 4, {f"{GREAT}.cthulhu.1": "europe"})


def dialog() -> LuckDialog | None:
    found = QApplication.activeModalWidget()
    return found if isinstance(found, LuckDialog) else None


def opened() -> LuckDialog:
    found = dialog()
    assert found is not None
    return found


def fight(hands: Hands) -> None:
    """Six dice of Cthulhu's, none against them."""
    hands.type_option("battle yellow")
    hands.press(next(each for each in hands.page.what_now.buttons() if "Go on" in each.text()))
    hands.qtbot.waitUntil(lambda: "dice fall" not in hands.question())


def test_before_any_roll_it_says_so(table: Callable[[], Hands]) -> None:
    hands = table()
    hands.page.board.setFocus()
    hands.key(Key.Key_L)
    assert "No dice have been rolled yet that count here." in opened().lines()
    hands.key(Key.Key_Return)
    assert dialog() is None


def test_it_tells_what_came_beside_what_was_to_be_expected(table: Callable[[], Hands]) -> None:
    hands = table()
    fight(hands)
    hands.choose_in_menu_bar("&Luck of the dice…")
    lines = opened().lines()
    assert "6 dice" in lines
    assert any(line.startswith("Kills ") and line.endswith("(expected 1.0)") for line in lines)
    assert any(line.startswith("Pains ") and line.endswith("(expected 2.0)") for line in lines)
    assert "Battle in Europe" in lines
    assert len(opened().findChildren(LuckBar)) == 2
    assert all(bar.accessibleName() for bar in opened().findChildren(LuckBar))
    hands.key(Key.Key_Escape)
    assert dialog() is None


def test_of_the_past_it_tells_only_what_had_happened(table: Callable[[], Hands]) -> None:
    hands = table()
    fight(hands)
    hands.page.board.setFocus()
    for _ in range(4):
        hands.key(Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    hands.key(Key.Key_L)
    assert "No dice have been rolled yet that count here." in opened().lines()
    hands.key(Key.Key_Escape)


def test_the_contest_has_a_button_for_it(table: Callable[[], Hands]) -> None:
    hands = table()
    hands.type_option("battle yellow")
    button = next(each for each in hands.contest().findChildren(QToolButton)
                  if each.accessibleName() == "Luck of the dice")  # fmt: skip
    hands.press(button)
    assert dialog() is not None
    hands.key(Key.Key_Escape)


def test_a_game_without_dice_has_no_such_command(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "call_of_madness", 2, 1)
    assert not hands.window.commands["luck"].isVisible()
    hands.page.board.setFocus()
    hands.key(Key.Key_L)
    assert dialog() is None
