"""The column of seats: all in sight at once, the open one larger; opened by a click or by Enter."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from desktop_app.app.match import HUMAN, Match
from desktop_app.app.rooms import room
from desktop_app.gui import theme
from desktop_app.gui.parts import Words
from desktop_app.gui.table.seat_glance import MARK, MARK_GAP, Marks, next_wanted
from desktop_app.kernel.questions import Text
from desktop_app.kernel.timeline import Timeline
from desktop_app.kernel.views import ItemView, PanelView
from tests.games.cthulhu_wars.played import new_table
from tests.gui.hands import Hands
from tests.gui.room_table import show, sit_down


def _sit_down_late(qtbot: QtBot, shelf: Path) -> Hands:
    """Five seats: the first owns no spellbook, each after it one more than the seat before."""
    table, shipped = new_table(5), room("cthulhu_wars")
    for had, (seat, sheet) in enumerate(table.game.factions.items()):
        for book in sheet.spellbooks[:had]:
            table.learn(seat, book)
        table.unmet[seat] = table.unmet[seat][had:]
    setup = shipped.default_setup("", 5)
    return show(qtbot, shelf, Match(shipped, setup, dict.fromkeys(setup.seats, HUMAN), Timeline(table, 1)))


@pytest.mark.parametrize("size", [(1366, 768), (2560, 1440)])
@pytest.mark.parametrize("seats", [4, 5])
def test_every_seat_is_in_sight(look: None, qtbot: QtBot, tmp_path: Path, seats: int, size: tuple[int, int]) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", seats, seed=1)
    hands.window.resize(*size)
    hands.settle()
    column = hands.page.seats
    assert len(column.sheets) == seats
    for sheet in column.sheets:
        top = sheet.mapTo(column.viewport(), QPoint(0, 0)).y()
        assert 0 <= top <= top + sheet.height() <= column.viewport().height()
    assert not column.verticalScrollBar().isVisible()
    own, *others = column.sheets
    assert own.panels != []
    assert all(sheet.height() <= own.height() for sheet in others)


def test_the_pool_shows_its_coins_without_scrolling(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 5, seed=1)
    tokens = hands.page.seats.sheets[0].tokens()
    assert [len(token.stack.pieces) for token in tokens] == [4, 2, 2, 1]
    assert tokens[0].toolTip() == "Deep One, cost 1, Combat 1: 4/4"


def test_a_small_sheet_opens_by_enter_and_keeps_the_keyboard(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 4, seed=1)
    third = hands.page.seats.sheets[2]
    assert third.panels == []
    third.head.setFocus()
    hands.key(Qt.Key.Key_Return)
    sheets = hands.page.seats.sheets
    assert sheets[2].panels != []
    assert sheets[0].panels == []
    assert sheets[2].head.hasFocus()


def test_arrows_walk_along_the_coins_and_their_words_show(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 4, seed=1)
    tokens = hands.page.seats.sheets[0].tokens()
    tokens[0].setFocus(Qt.FocusReason.TabFocusReason)
    hands.key(Qt.Key.Key_Right)
    assert tokens[1].hasFocus()
    assert QToolTip.text() == "Shoggoth, cost 2, Combat 2: 2/2"


def test_a_click_on_a_sheet_opens_it_and_the_others_close(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 4, seed=1)
    assert [bool(sheet.panels) for sheet in hands.page.seats.sheets] == [True, False, False, False]
    closed = hands.page.seats.sheets[1].head
    assert closed.accessibleName() == "Crawling Chaos, Person, Power: 8, Doom: 0, Signs: 0, Books: 0/6"
    hands.press(closed)
    assert [bool(sheet.panels) for sheet in hands.page.seats.sheets] == [False, True, False, False]


def test_five_seats_show_their_pools_on_a_screen_of_1920_and_all_they_have_on_one_of_2560(
    look: None, qtbot: QtBot, tmp_path: Path
) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 5, seed=1)
    hands.window.resize(1920, 1080)
    hands.settle()
    assert all(sheet.tokens() for sheet in hands.page.seats.sheets)
    hands.window.resize(2560, 1440)
    hands.settle()
    own, *others = hands.page.seats.sheets
    assert all(len(sheet.panels) == len(own.panels) for sheet in others)
    rows = hands.page.log.list
    assert rows.viewport().height() >= 5 * rows.fontMetrics().height()


def _grab_slots(marks: Marks) -> list[bool]:
    """Which of the marks have something drawn in their middle."""
    picture = marks.grab().toImage()
    step = (marks.width() + theme.scaled(MARK_GAP)) / len(marks.had)
    middles = [round(step * place + theme.scaled(MARK) / 2) for place in range(len(marks.had))]
    ground = picture.pixelColor(middles[-1], marks.height() // 2).lightness()
    return [any(abs(picture.pixelColor(x + off, marks.height() // 2).lightness() - ground) > 40 for off in (-3, 0, 3))
            for x in middles]  # fmt: skip


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_a_closed_row_shows_the_books_of_a_rival_and_what_it_needs_next(
    look: None, qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    hands = _sit_down_late(qtbot, tmp_path)
    hands.window.resize(*size)
    hands.settle()
    for sheet in hands.page.seats.sheets[1:]:
        marks = sheet.findChild(Marks)
        assert marks is not None
        mat = next(panel for panel in hands.page.showing.view.panels if panel.id == f"books:{sheet.seat.id}")
        assert marks.had == [item.state == "done" for item in mat.items]
        assert _grab_slots(marks) == marks.had
        numbers = {part.text() for part in sheet.head.findChildren(Words)}
        assert {str(counter.value) for counter in sheet.seat.counters[:3]} <= numbers
        wanted = next_wanted(mat)
        assert wanted is not None
        assert any(hands.page.showing.wording.sentence(wanted.text) in told for told in numbers)


def test_what_has_come_the_farthest_is_wanted_next() -> None:
    places = [ItemView("a", Text("a"), state="done"), ItemView("b", Text("b"), state="open"),
              ItemView("c", Text("c"), 1, 3, "open"), ItemView("d", Text("d"), 2, 3, "open"),
              ItemView("e", Text("e"), 2, 3, "open")]  # fmt: skip
    wanted = next_wanted(PanelView("mat", "mat", Text("m"), items=tuple(places)))
    assert wanted is places[3]
    assert next_wanted(PanelView("mat", "mat", Text("m"), items=(places[0],))) is None


def test_the_tip_of_a_closed_row_tells_all_that_lies_in_its_sheet(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = _sit_down_late(qtbot, tmp_path)
    hands.window.resize(1366, 768)
    hands.settle()
    words, rival = hands.page.showing.wording, hands.page.seats.sheets[1]
    tip = rival.head.toolTip()
    lying = [panel for panel in hands.page.showing.view.panels if panel.owner == rival.seat.id]
    assert len(lying) >= 2
    for panel in lying:
        assert words.sentence(panel.title) in tip
        assert all(words.sentence(item.text) in tip for item in panel.items)
    assert "Bot" in tip or "Person" in tip
    assert rival.head.accessibleDescription() in tip
