"""Several pieces in one gesture: lasso, whole stacks, counts, keys; each is its own answer, one undo takes all back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.hands import LEFT, Hands
from tests.gui.room_table import sit_down_at

Key = Qt.Key
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
COAST, GOAL = "south_pacific", "south_atlantic"
ACOLYTES = tuple(f"great_cthulhu.acolyte.{n}" for n in range(1, 7))
AFTER = "great_cthulhu.deep_one.1"


@pytest.fixture
def coast(look: None, qtbot: QtBot, tmp_path: Path) -> Hands:
    """Great Cthulhu's first action: eight Power, six Acolytes and a Deep One in one area."""
    return sit_down_at(qtbot, tmp_path, 4, {AFTER: COAST})


def number_in(hands: Hands, area: str, side: str = "great_cthulhu") -> int:
    return sum(piece.place == area and piece.owner == side for piece in hands.page.showing.view.pieces)


def stack_of(hands: Hands, number: int) -> str:
    """A piece of the stack of so many."""
    pieces = hands.page.board.table.pieces
    return next(id for id, item in pieces.items() if len(item.stack.ids) == number and id.startswith("great")
                and item.stack.top.place == COAST)  # fmt: skip


def carry(hands: Hands, piece: str, goal: str, modifier: Qt.KeyboardModifier = CONTROL) -> None:
    board = hands.page.board.viewport()
    start, end = hands.spot(piece), hands.spot(goal)
    QTest.mousePress(board, LEFT, modifier, start)
    for step in range(1, 6):
        QTest.mouseMove(board, start + (end - start) * step / 5)
        QApplication.processEvents()


def lasso(hands: Hands, corners: list[QPoint], modifier: Qt.KeyboardModifier = SHIFT) -> None:
    board = hands.page.board.viewport()
    QTest.mousePress(board, LEFT, modifier, corners[0])
    for corner in corners[1:]:
        QTest.mouseMove(board, corner)
        QApplication.processEvents()
    QTest.mouseRelease(board, LEFT, modifier, corners[-1])
    hands.settle()


def around(hands: Hands, area: str) -> list[QPoint]:
    """Corners round all pieces of an area, the first one on bare ground."""
    board = hands.page.board
    spots = [board.mapFromScene(item.scenePos()) for item in board.table.pieces.values()
             if item.stack.top.place == area]  # fmt: skip
    left, right = min(s.x() for s in spots) - 26, max(s.x() for s in spots) + 26
    top, bottom = min(s.y() for s in spots) - 26, max(s.y() for s in spots) + 26
    return [QPoint(left, top), QPoint(right, top), QPoint(right, bottom), QPoint(left, bottom)]


def all_went(hands: Hands, number: int) -> None:
    hands.qtbot.waitUntil(lambda: number_in(hands, GOAL) == number)
    hands.settle()


def test_with_control_a_drag_takes_the_whole_stack(coast: Hands) -> None:
    carry(coast, stack_of(coast, 5), GOAL)
    assert coast.page.hand.party.number == 5
    assert coast.note().startswith("5 together")
    coast.release(GOAL)
    all_went(coast, 5)
    assert coast.note() == "All 5 went."


def test_without_it_one_goes(coast: Hands) -> None:
    coast.drag(stack_of(coast, 5), GOAL)
    all_went(coast, 1)


def test_the_wheel_holds_fewer_and_more(coast: Hands) -> None:
    carry(coast, stack_of(coast, 5), GOAL)
    board = coast.page.board
    level = board.zoom_level()
    for turn in (-120, -120, -120, 120):
        coast.wheel(board.viewport(), coast.spot(GOAL), turn)
    assert coast.page.hand.party.number == 3
    assert board.zoom_level() == level
    coast.release(GOAL)
    all_went(coast, 3)


def test_from_one_the_wheel_goes_up_to_the_whole_stack(coast: Hands) -> None:
    coast.drag(stack_of(coast, 5), GOAL, drop=False)
    for _ in range(9):
        coast.wheel(coast.page.board.viewport(), coast.spot(GOAL), 120)
    assert coast.page.hand.party.number == 5


def test_one_undo_takes_all_of_them_back_and_one_redo_gives_all_again(coast: Hands) -> None:
    match = coast.page.controller.match
    before = len(match.way())
    carry(coast, stack_of(coast, 5), GOAL)
    coast.release(GOAL)
    all_went(coast, 5)
    assert len(match.way()) == before + 5, "each is an answer of its own"
    coast.control(Key.Key_Z)
    assert number_in(coast, GOAL) == 0
    assert len(match.way()) == before
    coast.control(Key.Key_Y)
    assert number_in(coast, GOAL) == 5
    coast.control(Key.Key_Z)
    assert number_in(coast, GOAL) == 0


def test_an_answer_before_or_after_the_group_is_undone_by_itself(coast: Hands) -> None:
    coast.drag(AFTER, GOAL)
    all_went(coast, 1)
    carry(coast, stack_of(coast, 5), GOAL)
    coast.release(GOAL)
    all_went(coast, 6)
    coast.drag(stack_of(coast, 1), GOAL)
    all_went(coast, 7)
    for left in (6, 1, 0):
        coast.control(Key.Key_Z)
        assert number_in(coast, GOAL) == left


def test_a_lasso_takes_several_kinds(coast: Hands) -> None:
    lasso(coast, around(coast, COAST))
    assert set(coast.page.hand.party.ids) == {*ACOLYTES, AFTER}
    assert GOAL in coast.glowing()
    coast.click(GOAL)
    all_went(coast, 7)
    assert coast.note() == "All 7 went."


def test_the_key_t_makes_a_lasso_ready_for_one_drag(coast: Hands) -> None:
    coast.page.board.setFocus()
    coast.key(Key.Key_T)
    lasso(coast, around(coast, COAST), Qt.KeyboardModifier.NoModifier)
    assert coast.page.hand.party.number == 7
    coast.key(Key.Key_Escape)
    assert coast.page.hand.party.number == 0
    lasso(coast, around(coast, COAST), Qt.KeyboardModifier.NoModifier)
    assert coast.page.hand.party.number == 0, "the second drag pans"


def test_a_lasso_can_be_dragged_from_any_of_its_pieces(coast: Hands) -> None:
    lasso(coast, around(coast, COAST))
    carry(coast, AFTER, GOAL, Qt.KeyboardModifier.NoModifier)
    assert coast.page.hand.party.number == 7
    coast.release(GOAL)
    all_went(coast, 7)


def test_a_lasso_round_nothing_of_ones_own_says_so(coast: Hands) -> None:
    lasso(coast, around(coast, "south_asia"))
    assert coast.page.hand.held() is None
    assert coast.note() == "Nothing there may go anywhere now."


def test_keys_mark_an_area_and_send_its_pieces(coast: Hands) -> None:
    board = coast.page.board
    board.setFocus()
    board.focus_area(COAST)
    coast.key(Key.Key_Return, SHIFT)
    assert coast.page.hand.party.number == 7
    coast.key(Key.Key_Down, SHIFT)
    coast.key(Key.Key_Down, SHIFT)
    assert coast.page.hand.party.number == 5
    coast.key(Key.Key_Up)
    goal = board.focused_area
    assert goal in coast.glowing()
    assert "5 of 5 can go" in coast.note()
    coast.key(Key.Key_Return)
    coast.qtbot.waitUntil(lambda: number_in(coast, goal) == 5)


def test_power_ends_and_the_reason_stands_there(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    """Ten Units, eight Power."""
    monsters = [f"great_cthulhu.{kind}" for kind in ("deep_one.1", "deep_one.2", "shoggoth.1", "starspawn.1")]
    coast = sit_down_at(qtbot, tmp_path, 4, dict.fromkeys(monsters, COAST))
    lasso(coast, around(coast, COAST))
    assert coast.page.hand.party.number == 10
    coast.drag(stack_of(coast, 5), GOAL, drop=False)
    coast.qtbot.waitUntil(lambda: coast.page.forecast.tip.isVisible())
    assert coast.page.forecast.tip.label.text().startswith("8 of 10 can go.")
    coast.release(GOAL)
    coast.qtbot.waitUntil(lambda: number_in(coast, GOAL) == 8)
    coast.settle()
    assert coast.note().startswith("8 of 10 went. ")
    assert len(coast.note()) > len("8 of 10 went. Now ")


def test_a_question_that_only_one_may_answer_makes_no_group(hands: Hands) -> None:
    hands.page.hand.together = lambda pieces: 1
    carry(hands, "k1", "bay")
    assert hands.page.hand.party.number == 1


def test_where_nobody_can_tell_the_group_goes_as_far_as_it_is_offered(hands: Hands) -> None:
    """The harbour can't be tried out: three boats go, and the undo counts them as one gesture."""
    carry(hands, "k1", "bay")
    assert hands.page.hand.party.number == 3
    hands.release("bay")
    hands.qtbot.waitUntil(lambda: {hands.place_of(id) for id in ("k1", "k2", "k3")} == {"bay"})
    hands.settle()
    hands.control(Key.Key_Z)
    assert {hands.place_of(id) for id in ("k1", "k2", "k3")} == {"quay"}
