"""The table of Call of Madness fits small and large windows with two, three and four seats."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from desktop_app.app.match import HUMAN, Match
from desktop_app.app.rooms import room
from desktop_app.gui import theme
from desktop_app.gui.card_token import CardPreview, CardToken
from desktop_app.gui.cards import whole
from desktop_app.gui.panels.card_panels import HandPanel
from desktop_app.gui.panels.whole_heap import WholeHeap
from desktop_app.gui.parts import PieceToken
from desktop_app.gui.table.seat_column import SeatColumn
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import CHANCE, Ask, Option, Reply
from desktop_app.kernel.timeline import Timeline
from tests.gui.hands import Hands
from tests.gui.room_table import show, sit_down
from tests.gui.test_layout import SIZES, check

MOVES = 130

GODS = 4

SEATS = ("ashen_prophet", "tide_speaker", "veiled_matron", "deep_mason")
PILES = ("shudde_mell", "dagon", "nyarlathotep", "shub_niggurath")
HAND = ("ashen_prophet_strike", "ashen_prophet_ritual", "ashen_prophet_ward", "shudde_mell_6", "dagon_5",
        "nyarlathotep_6")
"""Among them cards with long names and with five rows."""

LOWEST = 250
"""Pixels that the board is tall where words are large, at least."""

SPACE, LARGE_SPACE = 104, 84
"""Pixels that a space of the own board is wide on a small screen, at least; and where words are large."""


def played(hands: Hands, question: str) -> None:
    """The match goes on by chance for a while, to a moment at which this is asked."""
    match, stream = hands.page.controller.match, Stream("layout", 1)
    for number in range(4 * MOVES):
        asked = match.pending()
        if asked is None or (number > MOVES and isinstance(asked, Ask) and asked.question == question):
            break
        if isinstance(asked, Ask):
            match.say(Reply(asked.decider, asked.options[stream.below(len(asked.options))].key))
        else:
            match.say(Reply(CHANCE, Option(asked.kind, stream.sample(asked)).key))
    hands.settle()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_the_table_fits(look: None, qtbot: QtBot, tmp_path: Path, size: tuple[int, int], seats: int) -> None:
    hands = sit_down(qtbot, tmp_path, "call_of_madness", seats, seed=4)
    hands.window.resize(QSize(*size))
    for question in ("turn", "resolve"):
        played(hands, question)
        check(hands.window)
        assert not hands.page.below.verticalScrollBar().isVisible()
    boards = hands.page.board.table
    seen = hands.page.board.mapToScene(hands.page.board.viewport().rect()).boundingRect()
    assert all(seen.contains(item.sceneBoundingRect().center()) for item in boards.areas.values())
    assert len(hands.page.findChildren(WholeHeap)) == GODS


def test_a_card_is_shown_large_when_it_is_pointed_at(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "call_of_madness", 3, seed=4)
    played(hands, "turn")
    heap = hands.page.findChildren(WholeHeap)[0]
    middle = QPointF(heap.rect().center())
    QApplication.sendEvent(heap, QEnterEvent(middle, middle, QPointF(heap.mapToGlobal(middle.toPoint()))))
    qtbot.waitUntil(lambda: any(shown.isVisible() for shown in hands.window.findChildren(CardPreview)))
    [shown] = hands.window.findChildren(CardPreview)
    assert hands.window.rect().contains(shown.geometry())
    QApplication.sendEvent(heap, QEvent(QEvent.Type.Leave))
    assert not shown.isVisible()


def dealt(qtbot: QtBot, shelf: Path, seats: int, cards: int, hand: tuple[str, ...] = HAND, **said: str) -> Hands:
    """A turn with so many cards of these in the hand. `said`: what is told of every player besides."""
    shipped = room("call_of_madness")
    players = {seat: {"cultists": 30, "hand": list(hand[:cards]) if seat == SEATS[0] else [], "madness": {"blue": 3}}
               for seat in SEATS[:seats]}  # fmt: skip
    players = {seat: {**player, **said} for seat, player in players.items()}
    boards = {SEATS[0]: {"a5": "investigator_14", "b4": "investigator_20"}}
    setup, table = shipped.read_scenario({"game": "call_of_madness", "seats": list(SEATS[:seats]),
                                          "gods": {god: {} for god in PILES}, "boards": boards, "players": players})
    return show(qtbot, shelf, Match(shipped, setup, dict.fromkeys(setup.seats, HUMAN), Timeline(table, 1)))


@pytest.mark.parametrize("size", SIZES)
def test_four_markers_beside_a_picture_are_not_cut(look: None, qtbot: QtBot, tmp_path: Path,
                                                   size: tuple[int, int]) -> None:
    hands = dealt(qtbot, tmp_path, 4, 3, miniature="dagon")
    hands.window.resize(QSize(*size))
    hands.settle()
    heap = next(heap for heap in hands.page.findChildren(WholeHeap) if heap.findChildren(PieceToken))
    tokens = heap.findChildren(PieceToken)
    assert len(tokens) == len(SEATS)
    for token in tokens:
        assert token.visibleRegion().boundingRect() == token.rect()
        assert not heap.picture().intersects(QRect(token.mapTo(heap, QPoint(0, 0)), token.size()))
        assert token.mapTo(heap, QPoint(0, token.height())).y() <= heap.first_row()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 150])
def test_all_that_is_still_to_be_done_lies_beside_the_card(look: None, qtbot: QtBot, tmp_path: Path, text: int,
                                                           size: tuple[int, int]) -> None:
    theme.choose("dark", text)
    hands = dealt(qtbot, tmp_path, 4, 2, ("dagon_4", "dagon_5"))
    hands.window.resize(QSize(*size))
    hands.settle()
    hands.type_option("Rising Tide for 1 marker")
    left = [token for panel in hands.page.findChildren(HandPanel) for token in panel.findChildren(PieceToken)
            if not isinstance(token, CardToken)]
    assert len(left) == 3
    for token in left:
        assert token.visibleRegion().boundingRect() == token.rect()
        assert hands.page.hands.rect().contains(QRect(token.mapTo(hands.page.hands, QPoint(0, 0)), token.size()))


def test_pictures_of_heaps_take_the_height_of_a_large_window(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = dealt(qtbot, tmp_path, 3, 3)
    hands.window.resize(2560, 1440)
    hands.settle()
    for heap in hands.page.findChildren(WholeHeap):
        assert heap.picture().height() > heap.height() / 4


def scrolls(hands: Hands) -> bool:
    """Does anything of the table itself?"""
    return any(area.verticalScrollBar().isVisible() for area in (hands.page.frame.side, hands.page.below))


@pytest.mark.parametrize("cards", [0, 3, 6])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_hand_fits_a_small_screen(look: None, qtbot: QtBot, tmp_path: Path, seats: int, cards: int) -> None:
    hands = dealt(qtbot, tmp_path, seats, cards)
    check(hands.window)
    page = hands.page
    assert not scrolls(hands)
    assert len([token for token in page.hands.tokens() if isinstance(token, CardToken)]) == cards
    own = page.showing.view.boards[0]
    space = page.board.table.areas[own.areas[0].id].sceneBoundingRect()
    width, height = space.width() * page.board.transform().m11(), page.board.height()
    assert width >= SPACE
    if cards:
        play = next(choice for choice in page.choices() if choice.option.key.startswith("play "))
        page.take(play)
        hands.settle()
        check(hands.window)
        assert not scrolls(hands)
        assert page.board.height() == height, "the board stays as large, whatever is being played"


def test_where_room_is_short_seats_and_log_are_a_key_and_a_button_away(look: None, qtbot: QtBot,
                                                                       tmp_path: Path) -> None:
    hands = dealt(qtbot, tmp_path, 3, 3)
    page = hands.page
    assert not page.seats.isVisible()
    hands.key(Qt.Key.Key_S)
    assert page.seats.isVisible()
    assert page.log.isVisible()
    assert not page.frame.right.geometry().intersects(QRect(page.what_now.mapTo(page, QPoint(0, 0)),
                                                            page.what_now.size())), "what is asked stays in sight"
    assert [sheet.seat.id for sheet in page.seats.sheets] == [seat.id for seat in page.showing.view.seats]
    check(hands.window)
    hands.key(Qt.Key.Key_Escape)
    assert not page.log.isVisible()
    button = next(each for each in page.bar.findChildren(QToolButton)
                  if each.defaultAction() is hands.window.commands["seats"])
    hands.press(button)
    assert page.log.isVisible()
    hands.press(button)
    assert not page.log.isVisible()


def test_seats_and_the_list_of_options_take_turns(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = dealt(qtbot, tmp_path, 3, 3)
    page = hands.page
    hands.key(Qt.Key.Key_S)
    hands.open_options()
    assert page.options.isVisible()
    assert not page.log.isVisible()
    button = next(each for each in page.bar.findChildren(QToolButton)
                  if each.defaultAction() is hands.window.commands["seats"])
    hands.press(button)
    assert page.log.isVisible()
    assert not page.options.isVisible()


@pytest.mark.parametrize("text", [100, 200])
def test_seats_over_the_table_are_measured_at_the_width_that_they_have(
    look: None, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: int
) -> None:
    theme.choose("dark", text)
    measured: list[int] = []
    before = SeatColumn.set_room

    def seen(column: SeatColumn, width: int, height: int) -> None:
        measured.append(width)
        before(column, width, height)

    monkeypatch.setattr(SeatColumn, "set_room", seen)
    hands = dealt(qtbot, tmp_path, 3, 3)
    hands.window.resize(1366, 768)
    hands.key(Qt.Key.Key_S)
    hands.settle()
    assert measured[-1] == hands.page.seats.width()
    assert hands.page.seats.geometry().bottom() < hands.page.log.geometry().top()


def test_in_a_large_window_they_come_to_stand_beside_the_table(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = dealt(qtbot, tmp_path, 3, 3)
    hands.window.resize(2560, 1440)
    hands.settle()
    page = hands.page
    wide = page.frame.left.width()
    hands.key(Qt.Key.Key_S)
    assert page.log.isVisible()
    assert page.frame.left.width() < wide - page.log.width()
    check(hands.window)
    hands.key(Qt.Key.Key_S)
    assert not page.log.isVisible()
    assert page.frame.left.width() == wide


def test_what_one_works_for_stays_in_sight(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = dealt(qtbot, tmp_path, 3, 3)
    page = hands.page
    own = {panel.id for panel in page.showing.view.panels if panel.owner == SEATS[0] and panel.kind in ("mat", "deck")}
    shown = {panel.view.id for holder in (page.hands, page.shelf) for panel in holder.panels}
    assert own
    assert own <= shown


def test_a_large_window_has_larger_cards(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = dealt(qtbot, tmp_path, 3, 3)
    small = [token.height() for token in hands.page.hands.tokens()], hands.page.frame.side.width()
    hands.window.resize(2560, 1440)
    hands.settle()
    large = [token.height() for token in hands.page.hands.tokens()], hands.page.frame.side.width()
    assert min(large[0]) > 1.2 * max(small[0])
    assert large[1] > 1.2 * small[1]
    bottom = max(heap.geometry().bottom() for heap in hands.page.findChildren(WholeHeap))
    assert bottom > 1.6 * 2 * 184, "heaps take the height that is there"


def lit(hands: Hands) -> set[str]:
    """What has an amber frame on the table's panels."""
    return {id for panel in hands.page.panels() for id, frame in panel.targets.items()
            if frame.property("look") == "goal"}  # fmt: skip


def test_amber_frames_stand_only_where_something_can_be_done(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "call_of_madness", 3, seed=4)
    match, stream, seen = hands.page.controller.match, Stream("amber", 2), 0
    for _ in range(60):
        asked = match.pending()
        if isinstance(asked, Ask):
            hands.settle()
            places = {place for choice in hands.page.choices() for place in choice.option.places}
            assert lit(hands) <= places
            seen += bool(lit(hands))
            match.say(Reply(asked.decider, asked.options[stream.below(len(asked.options))].key))
        elif asked is not None:
            match.say(Reply(CHANCE, Option(asked.kind, stream.sample(asked)).key))
    assert seen
    hands.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert hands.page.history.isVisible()
    assert lit(hands) == set(), "nothing can be done in the past"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_take_the_height_that_is_there(look: None, qtbot: QtBot, tmp_path: Path, seats: int,
                                              size: tuple[int, int]) -> None:
    hands = dealt(qtbot, tmp_path, seats, 3)
    hands.window.resize(QSize(*size))
    board = hands.page.board
    qtbot.waitUntil(lambda: board.table.sceneRect().height() * board.transform().m11() > 0.93 * board.height())


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("text", [125, 150, 200])
def test_large_words_leave_board_and_hand_in_sight(look: None, qtbot: QtBot, tmp_path: Path, text: int,
                                                   seats: int) -> None:
    theme.choose("dark", text)
    hands = dealt(qtbot, tmp_path, seats, 5)
    page = hands.page
    for token in page.hands.tokens():
        seen = token.visibleRegion().boundingRect()
        assert seen.top() == 0
        assert seen.height() >= round(whole().name), "of each card at least its name is in sight"
    assert any(token.visibleRegion().boundingRect() == token.rect() for token in page.hands.tokens())
    own = page.board.table.areas[page.showing.view.boards[0].areas[0].id]
    assert own.sceneBoundingRect().width() * page.board.transform().m11() >= LARGE_SPACE
    for _ in range(2):
        check(hands.window)
        assert hands.window.size() == QSize(1366, 768)
        assert page.board.height() >= LOWEST
        assert len(page.findChildren(WholeHeap)) == GODS
        assert page.frame.side.widget().width() <= page.frame.side.viewport().width(), "gods scroll downwards only"
        play = next((choice for choice in page.choices() if choice.option.key.startswith("play ")), None)
        if play is not None:
            page.take(play)
            hands.settle()
    hands.key(Qt.Key.Key_S)
    assert page.log.isVisible()


@pytest.mark.parametrize("text", [250, 300])
def test_with_the_largest_words_the_table_stays_on_a_small_screen(look: None, qtbot: QtBot, tmp_path: Path,
                                                                  text: int) -> None:
    theme.choose("dark", text)
    hands = dealt(qtbot, tmp_path, 4, 3)
    check(hands.window)
    assert hands.window.size() == QSize(1366, 768)
