"""Several equal Units stand in a Battle: a result lies on the one that it was put on, whichever of them took it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop_app.gui.contests.result_tokens import SlotToken
from tests.gui.hands import Hands
from tests.gui.test_contest import GREAT, YELLOW, carry, fight, markers, rolled
from tests.gui.test_laid_results import button, seated

Key = Qt.Key
Put = Callable[[Hands, int], None]


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path) -> Hands:
    """Two Kills and one Pain fall on four Undead and the Acolyte."""
    undead = [f"{YELLOW}.undead.{number}" for number in range(1, 5)]
    return seated(qtbot, tmp_path, rolled(fight(f"{GREAT}.cthulhu.1", *undead), "6 6 4 1 1 1", "1 1 1"))


def slots(hands: Hands) -> list[SlotToken]:
    """Yellow Sign's, from the left: the Undead are the first four."""
    return [slot for slot in hands.contest().slots() if slot.stack.top.owner == YELLOW]


def told(hands: Hands) -> list[str]:
    """What stands below each Undead."""
    return [str(slot.accessibleName()).rpartition(", ")[2] for slot in slots(hands)[:4]]


def marked(hands: Hands) -> list[int]:
    """The places at which a result lies."""
    return [place for place, words in enumerate(told(hands)) if words in ("Killed", "Pained")]


def by_drag(hands: Hands, place: int) -> None:
    goal = slots(hands)[place]
    carry(hands, markers(hands)[0], goal.mapToGlobal(goal.rect().center()))


def by_clicks(hands: Hands, place: int) -> None:
    hands.press(markers(hands)[0])
    hands.press(slots(hands)[place])


def by_one_click(hands: Hands, place: int) -> None:
    hands.press(slots(hands)[place])


def by_keys(hands: Hands, place: int) -> None:
    slots(hands)[place].setFocus()
    hands.key(Key.Key_Return)


@pytest.mark.parametrize("put", [by_drag, by_clicks, by_one_click, by_keys])
def test_a_result_lies_where_it_was_put_and_undo_one_takes_the_last_one(hands: Hands, put: Put) -> None:
    put(hands, 2)
    assert marked(hands) == [2]
    put(hands, 3)
    assert marked(hands) == [2, 3]
    hands.key(Key.Key_Z)
    assert marked(hands) == [2]
    put(hands, 1)
    assert marked(hands) == [1, 2]
    hands.key(Key.Key_Z)
    hands.key(Key.Key_Z)
    assert marked(hands) == []


def test_it_stays_there_in_the_next_steps_and_when_the_window_grows(hands: Hands) -> None:
    by_drag(hands, 3)
    by_drag(hands, 1)
    hands.press(button(hands, "Confirm Kills"))
    assert marked(hands) == [1, 3]
    by_drag(hands, 2)
    hands.window.resize(2560, 1440)
    hands.settle()
    assert [told(hands)[place] for place in (1, 2, 3)] == ["Killed", "Pained", "Killed"]


def test_it_is_found_again_by_whoever_looks_back(hands: Hands) -> None:
    by_drag(hands, 2)
    hands.key(Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert marked(hands) == []
    hands.key(Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert marked(hands) == [2]


def test_out_of_the_list_it_lies_on_whichever_takes_it(hands: Hands) -> None:
    slots(hands)[3].setFocus()
    hands.type_option("kill undead")
    assert len(marked(hands)) == 1
