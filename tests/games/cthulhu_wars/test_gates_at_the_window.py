"""Gates are taken and left with the mouse, where that is the seat's own choice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop_app.app.match import scenario_match
from tests.games.cthulhu_wars.played import room
from tests.gui.conftest import look
from tests.gui.hands import Hands
from tests.gui.room_table import sit_down

__all__ = ["look"]

ACOLYTE = "black_goat.acolyte.1"


def at_gates(qtbot: QtBot, shelf: Path, gate: str) -> Hands:
    """Black Goat's turn; this is how it stands with the Gate in Europe."""
    document: dict[str, Any] = {
        "game": "cthulhu_wars", "options": {"gate_control": "by_choice"}, "turn": "black_goat",
        "areas": {"europe": {"gate": gate, "black_goat": {"acolyte": 2}}},
    }  # fmt: skip
    hands = sit_down(qtbot, shelf, "cthulhu_wars", 4, 1)
    people = dict.fromkeys(room().default_setup("", 4).seats, "human")
    hands.window.show_match(scenario_match(room(), document, people, 1))
    hands.settle()
    return hands


def kept(hands: Hands) -> str:
    """Who stands on the Gate in Europe."""
    keeper: str = hands.page.controller.match.state.gates["europe"]
    return keeper


@pytest.mark.usefixtures("look")
def test_an_acolyte_is_dragged_onto_the_gate_beside_it(qtbot: QtBot, tmp_path: Path) -> None:
    hands = at_gates(qtbot, tmp_path, "abandoned")
    hands.drag(ACOLYTE, "gate:europe")
    assert kept(hands) == ACOLYTE
    assert hands.question() == "Take an action. You have 8 Power."


@pytest.mark.usefixtures("look")
def test_whoever_points_at_its_keeper_may_leave_a_gate(qtbot: QtBot, tmp_path: Path) -> None:
    hands = at_gates(qtbot, tmp_path, "black_goat")
    hands.click(ACOLYTE)
    (leave,) = [row for row in hands.rows() if "Abandon" in row]
    hands.type_option(leave)
    assert kept(hands) == ""
    hands.control(Qt.Key.Key_Z)
    assert kept(hands) == ACOLYTE
