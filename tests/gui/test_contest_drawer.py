"""The drawer of all options while a contest lies over the board: it is above it, works, and gives the contest back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.gui import theme
from desktop_app.gui.contests.result_tokens import SlotToken
from tests.gui.fitting import faults
from tests.gui.hands import Hands
from tests.gui.test_contest import ONE_KILL, TWO_KILLS, two_kills
from tests.gui.test_contest_sizes import great_at
from tests.gui.test_laid_results import BYAKHEE, seated

Key = Qt.Key


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path) -> Hands:
    return seated(qtbot, tmp_path, two_kills())


def seen(hands: Hands, part: QWidget, spot: QPoint) -> bool:
    """Is this point of it what a person sees there?"""
    found = hands.page.childAt(part.mapTo(hands.page, spot))
    return bool(found is part or part.isAncestorOf(found))


def row_spot(hands: Hands, words: str) -> QPoint:
    """The middle of the first row with these words, in points of the list."""
    rows = hands.page.options.list
    model = rows.model()
    row = next(row for row in range(model.rowCount()) if words in model.index(row, 0).data().lower())
    middle: QPoint = rows.visualRect(model.index(row, 0)).center()
    return middle


def test_its_rows_lie_over_the_contest_and_its_veil(hands: Hands) -> None:
    hands.open_options()
    options, panel = hands.page.options, hands.contest()
    assert options.geometry().intersects(panel.geometry()), "else nothing could lie over it"
    for spot in (QPoint(8, 8), options.rect().center(), options.rect().bottomLeft() + QPoint(8, -8)):
        assert seen(hands, options, spot)
    edge = panel.mapTo(hands.page, panel.rect().topLeft())
    assert edge.x() < options.x(), "the contest is still in sight beside it"


def test_a_folded_contest_makes_room_for_it_and_comes_back(hands: Hands) -> None:
    hands.window.resize(1366, 768)
    hands.settle()
    hands.press(hands.contest().fold_button)
    before = hands.contest().geometry()
    hands.open_options()
    assert hands.page.options.geometry().intersects(before), "else there would be nothing to make room for"
    assert not hands.page.options.geometry().intersects(hands.contest().geometry())
    hands.close_options()
    assert hands.contest().geometry() == before


@pytest.mark.parametrize("text", [125, 150, 200])
def test_its_words_stay_whole_where_words_are_large(look: None, qtbot: QtBot, tmp_path: Path, text: int) -> None:
    theme.choose("dark", text)
    hands = seated(qtbot, tmp_path, great_at("retreat"))
    hands.window.resize(1366, 768)
    hands.settle()
    hands.open_options()
    assert hands.contest().folded, "Areas are to be chosen"
    assert [fault for fault in faults(hands.contest()) if fault.startswith("cut off")] == []


def test_it_stays_above_when_the_contest_changes_or_the_window_grows(hands: Hands) -> None:
    hands.open_options()
    hands.type_option("byakhee")
    assert hands.question() == ONE_KILL
    assert seen(hands, hands.page.options, hands.page.options.rect().center())
    hands.window.resize(hands.window.width() + 40, hands.window.height() + 30)
    hands.settle()
    assert seen(hands, hands.page.options, hands.page.options.rect().center())


def test_a_row_is_chosen_by_the_mouse(hands: Hands) -> None:
    hands.open_options()
    rows, spot = hands.page.options.list, row_spot(hands, "byakhee")
    assert seen(hands, rows, rows.viewport().mapTo(rows, spot))
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    hands.settle()
    assert hands.question() == ONE_KILL


def test_closed_by_esc_the_contest_has_the_keyboard(hands: Hands) -> None:
    hands.open_options()
    hands.key(Key.Key_Escape)
    assert not hands.page.drawer.is_open()
    panel = hands.contest()
    assert seen(hands, panel, panel.rect().center())
    focused = QApplication.focusWidget()
    assert isinstance(focused, SlotToken)
    assert focused.able
    assert hands.question() == TWO_KILLS


def test_closed_after_a_result_was_laid_space_confirms_it(hands: Hands) -> None:
    hands.type_option("byakhee")
    hands.type_option("acolyte")
    hands.key(Key.Key_Space)
    assert hands.page.controller.match.state.pieces[BYAKHEE].place != "europe"
    assert hands.question() not in (ONE_KILL, TWO_KILLS)
