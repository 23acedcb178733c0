"""What lies in an area is told where the pointer rests, and a heap of several kinds opens on a click."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.parts import Glyph, PieceToken
from desktop_app.gui.table.showing import Showing
from tests.gui.hands import LEFT, Hands
from tests.gui.room_table import sit_down_at

GREAT, YELLOW = "great_cthulhu", "yellow_sign"
CROWD = ("shoggoth.1", "shoggoth.2", "deep_one.1", "deep_one.2", "starspawn.1", "starspawn.2", "acolyte.2", "acolyte.3")
OTHERS = ("crawling_chaos.nightgaunt.1", "crawling_chaos.flying_polyp.1", "crawling_chaos.hunting_horror.1",
          "black_goat.ghoul.1", "black_goat.fungi_from_yuggoth.1", "black_goat.dark_young.1")  # fmt: skip


def words(hands: Hands) -> list[str]:
    card = hands.page.hover
    return [label.text() for label in card.findChildren(QLabel) if label.isVisible()]


def point_at(hands: Hands, area: str) -> None:
    viewport = hands.page.board.viewport()
    QTest.mouseMove(viewport, hands.spot(area) + QPoint(2, 1))
    QTest.mouseMove(viewport, hands.spot(area))
    hands.qtbot.waitUntil(lambda: hands.page.hover.isVisible() and hands.page.hover.place == area)


def carry(hands: Hands, token: PieceToken, goal: QPoint) -> None:
    """To a point of the screen; the card steps aside as soon as the coin is lifted."""
    start = token.mapToGlobal(token.rect().center())
    QTest.mousePress(token, LEFT, pos=token.rect().center())
    for step in range(1, 6):
        QTest.mouseMove(token, token.mapFromGlobal(start + (goal - start) * step / 5))
    QTest.mouseRelease(token, LEFT, pos=token.mapFromGlobal(goal))
    hands.settle()


@pytest.fixture
def crowded(look: None, qtbot: QtBot, tmp_path: Path) -> Hands:
    """Many of the person's pieces in a small area, marks and an abandoned thing elsewhere."""
    places = {f"{GREAT}.{piece}": "new_zealand" for piece in CROWD}
    places |= {f"{YELLOW}.{piece}": "new_zealand" for piece in ("undead.1", "byakhee.1", "acolyte.2")}
    places |= dict.fromkeys(OTHERS, "new_zealand")
    return sit_down_at(qtbot, tmp_path, 5, places, desecrated=("europe",), gates={"arabia": ""})


def test_a_mark_that_was_laid_there_is_drawn_and_spoken(crowded: Hands) -> None:
    point_at(crowded, "europe")
    assert words(crowded)[0].endswith("Desecrated")
    name = crowded.page.board.table.names["europe"]
    assert [mark.art for mark in name.marks if mark.is_token] == ["desecrated"]
    assert not any(mark.is_token for mark in crowded.page.board.table.names["arabia"].marks)


def test_a_thing_that_nobody_keeps_is_broken_and_says_so(crowded: Hands) -> None:
    assert crowded.page.board.table.pieces["gate:arabia"].look.broken
    point_at(crowded, "arabia")
    assert "Abandoned Gate in Arabia, kept by nobody" in words(crowded)


def test_the_keyboard_hears_the_same(crowded: Hands) -> None:
    board = crowded.page.board
    board.setFocus()
    crowded.click("europe")
    assert "Desecrated" in crowded.note()


def test_a_heap_opens_and_a_coin_of_it_is_carried(crowded: Hands) -> None:
    piece = f"{GREAT}.starspawn.1"
    assert crowded.page.board.table.pieces[piece].stack.is_mixed
    crowded.click(piece)
    card = crowded.page.hover
    assert card.isVisible()
    assert "2 \u00d7 Starspawn of Great Cthulhu" in words(crowded)
    window = crowded.window
    assert window.rect().contains(QRect(card.mapTo(window, QPoint(0, 0)), card.size()))
    token = next(token for token in card.findChildren(PieceToken) if piece in token.stack.ids)
    carry(crowded, token, crowded.page.board.viewport().mapToGlobal(crowded.spot("south_pacific")))
    assert crowded.place_of(piece) == "south_pacific"


def test_a_coin_of_a_heap_is_selected_by_a_click(crowded: Hands) -> None:
    crowded.click(f"{GREAT}.starspawn.1")
    token = next(t for t in crowded.page.hover.findChildren(PieceToken) if f"{GREAT}.shoggoth.1" in t.stack.ids)
    QTest.mouseClick(token, LEFT)
    crowded.settle()
    assert crowded.page.hand.selected.kind == "shoggoth"
    crowded.click("south_pacific")
    assert crowded.place_of(f"{GREAT}.shoggoth.1") == "south_pacific"


def test_it_goes_when_a_piece_is_lifted(crowded: Hands, window: MainWindow) -> None:
    point_at(crowded, "new_zealand")
    crowded.drag(f"{GREAT}.starspawn.1", "south_pacific", drop=False)
    card = crowded.page.hover
    assert not card.isVisible() or not crowded.window.rect().intersects(card.geometry())
    crowded.release("south_pacific")


# --- by keys, and what has no room on a piece


def test_the_key_o_opens_what_lies_in_an_area_and_its_coins_can_be_chosen(crowded: Hands) -> None:
    board, card = crowded.page.board, crowded.page.hover
    board.setFocus()
    board.focus_area("new_zealand")
    crowded.key(Qt.Key.Key_O)
    assert card.isVisible()
    assert len(card.tokens) == 7 + len(OTHERS)
    mine = next(n for n, token in enumerate(card.tokens) if f"{GREAT}.starspawn.1" in token.stack.ids)
    for _ in range(mine):
        crowded.key(Qt.Key.Key_Down)
    assert card.tokens[mine].hasFocus()
    crowded.key(Qt.Key.Key_Return)
    assert not card.isVisible()
    assert board.hasFocus()
    assert crowded.page.hand.selected.kind == "starspawn"
    assert "south_pacific" in crowded.glowing()


def test_escape_closes_it_and_the_board_has_the_keyboard(crowded: Hands) -> None:
    board, card = crowded.page.board, crowded.page.hover
    board.setFocus()
    board.focus_area("new_zealand")
    crowded.key(Qt.Key.Key_O)
    crowded.key(Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert board.hasFocus()


def test_a_third_badge_stands_beside_the_words(crowded: Hands) -> None:
    page = crowded.page
    page.hover.show_table(Showing(page.showing.view._replace(pieces=tuple(
        piece._replace(badges=("pained", "asleep", "wounded")) if piece.id == f"{GREAT}.starspawn.1" else piece
        for piece in page.showing.view.pieces)), page.wording))  # fmt: skip
    point_at(crowded, "new_zealand")
    beside = [glyph for glyph in page.hover.findChildren(Glyph) if glyph.isVisible()]
    assert len(beside) == 1


# --- why not, for what is typed


@pytest.mark.parametrize(("typed", "told"), [("acolyte arabia", "are not neighbours"), ("xyzzy", "No option has")])
def test_a_wish_that_nothing_matches_says_why(crowded: Hands, typed: str, told: str) -> None:
    crowded.control(Qt.Key.Key_K)
    crowded.type(typed)
    assert crowded.page.options.empty.isVisible()
    assert told in crowded.page.options.empty.text()
