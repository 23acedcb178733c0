"""The New game page by mouse and by keys: maps, seats, sides, options, seed, Start."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop_app import bots
from desktop_app.app.library import Library
from desktop_app.app.match import new_match
from desktop_app.app.rooms import rooms
from desktop_app.app.settings import kept_settings
from desktop_app.app.worker import InlineBots
from desktop_app.gui.home.home_page import HomePage
from desktop_app.gui.new_game.map_tiles import MapTile
from desktop_app.gui.new_game.new_game_page import NewGamePage
from desktop_app.gui.new_game.seat_row import SeatRow
from desktop_app.gui.services import Services
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.room import Setup
from tests.gui.fitting import faults
from tests.gui.hands import LEFT, Hands
from tests.gui.opening import open_window

Key = Qt.Key
GAMES = [room.id for room in rooms()]


def sit_down(shelf: Path, qtbot: QtBot, plays: bool = False) -> Hands:
    services = Services(rooms(), Library(shelf), new_match, InlineBots, bots.LEVELS, film_delay=0, plays=plays,
                        settings=kept_settings(shelf / "settings"))  # fmt: skip
    window = open_window(qtbot, services, wording_for())
    return Hands(window, qtbot)


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path) -> Hands:
    """At the page of Cthulhu Wars, four seats."""
    made = sit_down(tmp_path, qtbot)
    made.control(Key.Key_N)
    return made


def page(hands: Hands) -> NewGamePage:
    found = hands.window.centralWidget()
    assert isinstance(found, NewGamePage)
    return found


def seats(hands: Hands) -> list[str]:
    return [row.side.currentData() for row in page(hands).seats.rows]


def segment(hands: Hands, bar: QWidget, words: str) -> None:
    hands.press(next(part for part in bar.parts if part.text() == words))


def said(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def setup(hands: Hands) -> Setup:
    """Of the match that lies on the table."""
    found: Setup = hands.page.controller.match.setup
    return found


# --- maps


def test_the_map_shows_its_start_position_and_says_how_it_differs(hands: Hands) -> None:
    tiles = page(hands).map.tiles
    assert [tile.map for tile in tiles] == ["earth_33", "earth_35", "earth_53", "earth_55"]
    hands.press(tiles[3])
    assert [tile.isChecked() for tile in tiles] == [False, False, False, True]
    assert "21 Areas" in said(page(hands).map)
    assert any("Arabia and Scandinavia stand alone" in words for words in said(page(hands).map))
    assert any("sleeper" in id for id in page(hands).map.picture.table.pieces)
    assert len(seats(hands)) == 5


def test_a_reconstructed_board_says_so(hands: Hands) -> None:
    segment(hands, page(hands).rooms, "Call of Madness")
    assert any("reconstruction" in words for words in said(page(hands).map))
    segment(hands, page(hands).rooms, "Cthulhu Wars")
    assert not any("reconstruction" in words for words in said(page(hands).map))


def test_a_map_is_chosen_by_keys(hands: Hands) -> None:
    page(hands).map.tiles[1].setFocus()
    hands.key(Key.Key_Right)
    hands.key(Key.Key_Space)
    assert page(hands).choice.map == "earth_53"


# --- seats


@pytest.mark.parametrize("number", [2, 3, 5])
def test_the_number_of_seats(hands: Hands, number: int) -> None:
    segment(hands, page(hands).seats.number, str(number))
    assert len(seats(hands)) == number
    assert "The seats fit together." in said(page(hands).seats)
    assert faults(hands.window) == []


def test_the_number_of_seats_by_keys(hands: Hands) -> None:
    page(hands).seats.number.parts[2].setFocus()
    hands.key(Key.Key_Right)
    assert len(seats(hands)) == 5


def test_a_side_is_dragged_onto_a_seat(hands: Hands) -> None:
    token, row = page(hands).seats.tokens[0], page(hands).seats.rows[2]
    side, before = token.side, seats(hands)
    goal = token.mapFromGlobal(row.mapToGlobal(row.rect().center()))
    hands.drag_from(token, token.rect().center(), goal, drop=False)
    assert row.property("look") == "goal"
    assert page(hands).seats.rows[0].property("look") == "await"
    QTest.mouseRelease(token, LEFT, pos=goal)
    hands.settle()
    assert seats(hands) == [*before[:2], side, before[3]]
    assert [each.side for each in page(hands).seats.tokens] == [before[2]]
    assert {row.property("look") for row in page(hands).seats.rows} == {"card"}


def test_a_side_that_is_dropped_elsewhere_or_put_back_changes_nothing(hands: Hands) -> None:
    token, before = page(hands).seats.tokens[0], seats(hands)
    hands.drag_from(token, token.rect().center(), token.rect().center() + QPoint(0, 90))
    assert seats(hands) == before
    row = page(hands).seats.rows[1]
    goal = token.mapFromGlobal(row.mapToGlobal(row.rect().center()))
    hands.drag_from(token, token.rect().center(), goal, drop=False)
    token.setFocus()
    hands.key(Key.Key_Escape)
    QTest.mouseRelease(token, LEFT, pos=goal)
    hands.settle()
    assert seats(hands) == before
    assert {row.property("look") for row in page(hands).seats.rows} == {"card"}


def test_a_side_is_clicked_and_then_a_seat(hands: Hands) -> None:
    token, row = page(hands).seats.tokens[0], page(hands).seats.rows[1]
    side = token.side
    hands.press(token)
    assert row.property("look") == "await"
    QTest.mouseClick(row, LEFT, pos=QPoint(row.width() // 2, row.height() - 4))
    hands.settle()
    assert seats(hands)[1] == side


def test_a_side_is_seated_by_keys_alone(hands: Hands) -> None:
    token = page(hands).seats.tokens[0]
    side = token.side
    token.setFocus()
    hands.key(Key.Key_Return)
    hands.key(Key.Key_Down)
    hands.key(Key.Key_Down)
    hands.key(Key.Key_Return)
    assert seats(hands)[2] == side


def test_escape_lets_go_of_a_side(hands: Hands) -> None:
    token, before = page(hands).seats.tokens[0], seats(hands)
    token.setFocus()
    hands.key(Key.Key_Return)
    hands.key(Key.Key_Escape)
    assert QApplication.focusWidget() is token
    assert not token.isChecked()
    assert seats(hands) == before


def test_the_list_of_a_seat_swaps_two_seats(hands: Hands) -> None:
    before, box = seats(hands), page(hands).seats.rows[0].side
    box.setFocus()
    hands.key(Key.Key_Down)
    assert seats(hands)[:2] == [before[1], before[0]]


def test_a_seat_says_where_it_begins(hands: Hands) -> None:
    row = page(hands).seats.rows[1]
    assert row.start.text() == "South Asia"
    hands.press(page(hands).map.tiles[2])
    assert row.start.text() == "Asia"


def test_shuffle_seats_others(hands: Hands) -> None:
    before = seats(hands)
    hands.press(page(hands).seats.shuffle)
    assert seats(hands) != before
    assert len(set(seats(hands))) == 4


def test_persons_bots_and_their_levels(hands: Hands) -> None:
    first, second = page(hands).seats.rows[:2]
    assert "at this screen" in said(first)
    segment(hands, second.who, "You")
    assert page(hands).starting.begins.text() == "two at this screen against two bots on Earth, wide Old World"
    segment(hands, second.who, "Bot")
    second.level.setFocus()
    hands.key(Key.Key_Down)
    assert second.does.text() == "weighs its moves, errs often"
    assert page(hands).choice.players == ("human", "greedy_easy", "greedy", "greedy")
    segment(hands, first.who, "Bot")
    assert page(hands).starting.begins.text().endswith("you watch")


# --- options, problems, seed


def test_what_the_room_refuses_is_said_where_it_says_that_all_is_well(hands: Hands) -> None:
    segment(hands, page(hands).rooms, "Call of Madness")
    segment(hands, page(hands).seats.number, "2")
    starter = page(hands).options.controls["starting_player"]
    starter.setFocus()
    hands.key(Key.Key_End)
    found = said(page(hands).seats)
    assert "The seats fit together." not in found
    assert page(hands).seats.problem.text() == "there is no such option, or not with the value Deep Mason"
    assert not page(hands).starting.start.isEnabled()
    starter.setFocus()
    hands.key(Key.Key_Home)
    assert "The seats fit together." in said(page(hands).seats)
    assert page(hands).starting.start.isEnabled()


def test_every_option_has_a_sentence_and_is_played_by(hands: Hands) -> None:
    bar = page(hands).options.controls["gate_control"]
    assert any("Free Gates" in words for words in said(page(hands).options))
    segment(hands, bar, "By choice")
    hands.press(page(hands).starting.start)
    assert setup(hands).options == (("gate_control", "by_choice"),)


def test_the_seed_is_typed_made_and_copied(hands: Hands) -> None:
    panel = page(hands).seed
    panel.seed.setFocus()
    panel.seed.selectAll()
    QTest.keyClicks(panel.seed, "4711")
    hands.press(panel.copy)
    assert QApplication.clipboard().text() == "4711"
    hands.press(panel.new)
    assert panel.seed.text() != "4711"
    panel.seed.selectAll()
    panel.seed.setFocus()
    QTest.keyClicks(panel.seed, "12")
    hands.key(Key.Key_Return)
    assert hands.page.controller.match.seed == 12


def test_an_empty_seed_is_no_fault(hands: Hands) -> None:
    panel = page(hands).seed
    panel.seed.setFocus()
    panel.seed.selectAll()
    hands.key(Key.Key_Delete)
    hands.key(Key.Key_Return)
    assert hands.page.controller.match.seed == 0


# --- starting


def test_the_last_setup_is_there_at_the_next_start(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    first = sit_down(tmp_path, qtbot)
    first.control(Key.Key_N)
    segment(first, page(first).rooms, "Call of Madness")
    segment(first, page(first).seats.number, "3")
    hands_row = page(first).seats.rows[2]
    segment(first, hands_row.who, "You")
    first.press(page(first).starting.start)
    first.window.close()
    again = sit_down(tmp_path, qtbot)
    again.control(Key.Key_N)
    assert page(again).chosen_room().id == "call_of_madness"
    assert page(again).choice.players == ("human", "greedy", "human")


def test_another_theme_keeps_what_was_chosen(hands: Hands) -> None:
    segment(hands, page(hands).seats.number, "3")
    hands.choose_in_menu_bar("Light")
    hands.settle()
    assert len(seats(hands)) == 3


def move(hands: Hands) -> None:
    """The first move, in one gesture: a drag, or a click on a card or a button in sight."""
    table, choices = hands.page.board.table, hands.page.choices()
    drags = [(piece, goal) for choice in choices for piece in choice.option.from_ids for goal in choice.option.to_ids
             if piece in table.pieces and goal in table.areas]  # fmt: skip
    cards = [panel.targets[id] for panel in hands.page.panels() for choice in choices for id in choice.option.to_ids
             if id in panel.targets]  # fmt: skip
    seen = [each for each in (*cards, *hands.page.what_now.buttons()) if not each.visibleRegion().isEmpty()]
    if drags:
        hands.drag(*drags[0])
    else:
        QTest.mouseClick(seen[0], LEFT, pos=QPoint(12, seen[0].height() // 2))
    hands.settle()


@pytest.mark.parametrize("game", GAMES)
def test_from_the_first_screen_to_the_first_move_in_three_presses(
    look: None, qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    hands = sit_down(tmp_path, qtbot, plays=True)
    home = hands.window.centralWidget()
    assert isinstance(home, HomePage)
    name = hands.window.wording.of(game).name(game)
    hands.press(next(b for b in home.findChildren(QWidget) if b.accessibleName() == f"New game: {name}"))
    hands.press(page(hands).starting.start)
    match = hands.page.controller.match
    assert match.room.id == game
    qtbot.waitUntil(lambda: match.decider() != "" and match.is_human(match.decider()))  # after dice and bots
    hands.settle()
    before = match.position
    move(hands)
    assert match.position > before
    assert match.timeline.nodes[match.timeline.path(match.position)[before]].reply.seat in match.setup.seats


@pytest.mark.parametrize("enter", [Key.Key_Return, Key.Key_Enter])
def test_twice_enter_begins_a_game(look: None, qtbot: QtBot, tmp_path: Path, enter: Qt.Key) -> None:
    hands = sit_down(tmp_path, qtbot)
    hands.key(enter)
    hands.key(enter)
    match = hands.page.controller.match
    assert match.is_human(match.decider()), "the person is asked first"


def test_enter_starts_from_the_seed_and_with_the_control_key_from_anywhere(hands: Hands) -> None:
    page(hands).seats.shuffle.setFocus()
    hands.control(Key.Key_Return)
    assert hands.page is not None


# --- looks


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1366, 768), (1600, 900), (2560, 1440)])
def test_nothing_is_cut_off_or_has_to_be_scrolled(hands: Hands, game: str, size: tuple[int, int]) -> None:
    hands.window.resize(*size)
    hands.window.show_new_game(game)
    hands.settle()
    assert faults(hands.window) == []
    assert page(hands).verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("size", [(1366, 768), (2560, 1440)])
def test_rows_of_seats_are_equally_tall_and_pictures_of_maps_stand_on_one_line(hands: Hands,
                                                                               size: tuple[int, int]) -> None:
    hands.window.resize(*size)
    hands.settle()
    heights = {row.height() for row in page(hands).findChildren(SeatRow)}
    assert max(heights) - min(heights) <= 1
    assert len({tile.y() for tile in page(hands).findChildren(MapTile)}) == 1
