"""What a result would bring is said in the half of whoever chooses, before it happens; so is what comes later."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.gui.contests.result_slots import Consequences
from desktop_app.gui.contests.result_tokens import SlotToken
from desktop_app.gui.parts import Words
from tests.gui.hands import Hands
from tests.gui.test_contest import GREAT, YELLOW, carry, fight, markers, rolled, slot
from tests.gui.test_laid_results import ACOLYTE, BYAKHEE, UNDEAD, seated

GATE = "The Acolyte keeps your Gate. Killed, the Gate stands empty."


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path) -> Hands:
    table = fight(f"{GREAT}.cthulhu.1", f"{GREAT}.starspawn.1", UNDEAD, f"{YELLOW}.undead.2", BYAKHEE)
    return seated(qtbot, tmp_path, rolled(table, "6 6 5 1 1 1 1 1 1", "6 5 1"))


def said(hands: Hands) -> str:
    """The line at the foot of the half of whoever chooses."""
    found = [foot for foot in hands.contest().findChildren(Consequences) if foot.isVisible()]
    assert len(found) == 1, "the other side chooses nothing now"
    return str(found[0].words.text())


def point(token: SlotToken) -> None:
    spot = QPointF(token.rect().center())
    QApplication.sendEvent(token, QEnterEvent(spot, spot, QPointF(token.mapToGlobal(token.rect().center()))))


def test_it_is_said_of_the_unit_that_the_pointer_is_on(hands: Hands) -> None:
    assert said(hands) == GATE, "what the step may bring, while nothing is pointed at"
    tall = hands.contest().height()
    point(slot(hands, BYAKHEE))
    assert said(hands) == "Byakhee: killed, it goes back to its Pool."
    assert hands.contest().height() == tall, "nothing jumps"
    QApplication.sendEvent(slot(hands, BYAKHEE), QEvent(QEvent.Type.Leave))
    assert said(hands) == GATE


def test_it_is_said_of_the_unit_that_the_keyboard_is_on(hands: Hands) -> None:
    markers(hands)[0].setFocus()
    hands.key(Qt.Key.Key_Return)
    while UNDEAD not in (focused := QApplication.focusWidget()).stack.ids:  # type: ignore[union-attr]  # a token
        hands.key(Qt.Key.Key_Right)
    assert isinstance(focused, SlotToken)
    assert said(hands) == "Undead: killed, it goes back to its Pool."


def test_it_is_said_of_the_unit_that_a_marker_is_carried_over_and_of_what_was_laid(hands: Hands) -> None:
    goal = slot(hands, UNDEAD)
    carry(hands, markers(hands)[0], goal.mapToGlobal(QPoint(30, 30)), drop=False)
    assert said(hands) == "Undead: killed, it goes back to its Pool."
    carry(hands, markers(hands)[0], goal.mapToGlobal(QPoint(30, 30)))
    goal = slot(hands, ACOLYTE)
    carry(hands, markers(hands)[0], goal.mapToGlobal(QPoint(30, 30)))
    assert GATE in said(hands), "it is laid, and waits to be confirmed"


def test_without_previews_only_what_the_step_may_bring_is_said(hands: Hands) -> None:
    hands.window.services.settings.change(previews=False)
    point(slot(hands, BYAKHEE))
    assert said(hands) == GATE


def test_what_comes_in_a_later_step_has_a_row_in_the_other_half(hands: Hands) -> None:
    words = [label.text() for label in hands.contest().results[0].findChildren(Words)]
    assert "Pains to come" in words
    assert "Pains to come" not in [label.text() for label in hands.contest().results[1].findChildren(Words)]
