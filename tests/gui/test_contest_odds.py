"""Before a Battle is declared its odds are shown, beside the option and with a piece in the hand; the same picture
stands in the contest before the dice fall."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.gui.contests.odds_picture import OddsPicture, SpreadBars
from desktop_app.gui.parts import Words
from desktop_app.kernel.contests import SpreadView
from desktop_app.kernel.questions import Text
from tests.gui.hands import Hands
from tests.gui.room_table import sit_down_at

GREAT, YELLOW = "great_cthulhu", "yellow_sign"
BARS = ["Kills you inflict: 0: 33 %, 1: 40 %, 2: 20 %, 3: 5 %, 4+: 1 %", "Kills you suffer: 0: 100 %"]
"""Six dice of Cthulhu's against none."""


@pytest.fixture
def table(look: None, qtbot: QtBot, tmp_path: Path) -> Callable[[dict[str, str]], Hands]:
    return lambda places: sit_down_at(qtbot, tmp_path, 4, places)


def bars(within: QWidget) -> list[str]:
    return [each.accessibleName() for each in within.findChildren(SpreadBars)]


def test_the_option_is_pointed_at(table: Callable[[dict[str, str]], Hands]) -> None:
    hands = table({f"{GREAT}.cthulhu.1": "europe"})
    hands.control(Qt.Key.Key_K)
    hands.type("battle yellow")
    tip = hands.page.forecast.tip
    hands.qtbot.waitUntil(tip.isVisible)
    assert bars(tip) == BARS
    words = [each.text() for each in tip.findChildren(Words)]
    assert words[words.index("Devour") :][:3] == [
        "Devour", "yours", "The enemy loses a Monster or Cultist that it chooses."]  # fmt: skip
    assert "not counted in the odds" in words
    right = tip.mapTo(hands.window, QPoint(tip.width(), 0)).x()
    assert right <= hands.page.options.mapTo(hands.window, QPoint(0, 0)).x()
    hands.key(Qt.Key.Key_Escape)
    hands.key(Qt.Key.Key_Escape)
    assert not tip.isVisible()
    assert hands.contest() is None, "nothing of it has happened"


def test_the_same_picture_stands_in_the_contest_until_the_dice_fall(table: Callable[[dict[str, str]], Hands]) -> None:
    hands = table({f"{GREAT}.cthulhu.1": "europe"})
    hands.type_option("battle yellow")
    hands.qtbot.waitUntil(lambda: hands.contest() is not None)
    assert bars(hands.contest()) == BARS
    hands.press(next(each for each in hands.contest().findChildren(QPushButton) if each.text() == "Keep it"))
    hands.qtbot.waitUntil(lambda: hands.contest() is None or not hands.contest().findChildren(OddsPicture))


def test_bars_beyond_the_last_are_one_and_add_up(look: None, qtbot: QtBot) -> None:
    shown = SpreadBars(SpreadView(Text(""), Text(""), (1, 4, 6, 4, 1, 0, 0), 16), "")
    qtbot.addWidget(shown)
    assert shown.labels() == [("0", "6 %"), ("1", "25 %"), ("2", "38 %"), ("3", "25 %"), ("4+", "6 %")]
