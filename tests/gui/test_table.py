"""What a person does at the table, by mouse and by keys. No test here calls what the program does inside."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.gui.main_window import MainWindow
from desktop_app.kernel.views import PromptView
from tests.gui.hands import Hands
from tests.gui.harbour import Harbour, HarbourMatch, HarbourRoom, ToldBots

Key = Qt.Key


# --- by mouse


def test_a_drag_onto_a_legal_area_moves_the_piece(hands: Hands) -> None:
    hands.drag("k1", "bay")
    assert hands.place_of("k1") == "bay"
    assert hands.place_of("k2") == "quay", "one piece of a stack is carried"


def test_a_dragged_piece_makes_its_goals_glow(hands: Hands) -> None:
    hands.drag("k4", "bay", drop=False)
    assert hands.glowing() == {"quay", "isle"}
    hands.release("quay")
    assert hands.glowing() == set()


def test_over_an_illegal_area_the_reason_shows_and_the_piece_goes_back(hands: Hands) -> None:
    hands.drag("k1", "isle", drop=False)
    hands.qtbot.waitUntil(lambda: hands.tip() != "", timeout=2000)
    assert hands.tip() == "The Boat can't reach Isle from here."
    hands.release("isle")
    assert hands.place_of("k1") == "quay"
    assert "can't reach" in hands.tip()


def test_a_piece_that_nobody_may_move_is_not_lifted(hands: Hands) -> None:
    hands.drag("whale", "isle")
    assert hands.place_of("whale") == "bay"
    assert hands.glowing() == set()


def test_click_and_click_does_what_a_drag_does(hands: Hands) -> None:
    hands.click("k4")
    assert hands.glowing() == {"quay", "isle"}
    assert all("Boat from Bay" in row for row in hands.rows()), "the list is narrowed to the piece"
    hands.click("isle")
    assert hands.place_of("k4") == "isle"


def test_click_and_click_on_an_illegal_area_says_why(hands: Hands) -> None:
    hands.click("k1")
    hands.click("isle")
    assert hands.tip() == "The Boat can't reach Isle from here."
    assert hands.place_of("k1") == "quay"


def test_a_gesture_with_several_meanings_asks_which(hands: Hands) -> None:
    hands.drag("kship", "bay")
    menu = hands.menu()
    assert len(menu) == 2
    hands.choose("Tow")
    assert hands.place_of("kship") == "bay"


def test_a_piece_is_dragged_out_of_a_panel(hands: Hands) -> None:
    token = next(token for token in hands.page.seats.tokens() if "coin1" in token.stack.ids)
    end = token.mapFromGlobal(hands.page.board.viewport().mapToGlobal(hands.spot("isle")))
    hands.drag_from(token, token.rect().center(), end)
    assert hands.place_of("coin1") == "isle"


def test_a_click_on_an_area_offers_what_can_be_done_there(hands: Hands) -> None:
    hands.click("bay")
    assert hands.menu() == ["Brawl in Bay (1)"]


def test_a_question_for_an_area_is_answered_by_one_click(hands: Hands) -> None:
    hands.type_option("call for fog")
    assert hands.glowing() == {"quay", "bay", "isle"}
    hands.click("isle")
    assert hands.question() == "Move a boat, or do something else"


def test_a_question_for_a_piece_is_answered_by_one_click(hands: Hands) -> None:
    hands.type_option("brawl")
    hands.qtbot.waitUntil(lambda: hands.question() == "Which piece sinks?")
    hands.click("k4")
    assert "k4" not in {piece.id for piece in hands.page.showing.view.pieces}


def test_dice_are_shown_in_the_contest(hands: Hands) -> None:
    assert hands.contest() is None
    hands.type_option("brawl")
    hands.qtbot.waitUntil(lambda: hands.contest() is not None and hands.dice() != [])
    assert hands.dice()[0] == "Boat: 6: hit, 5: hit, 2: nothing, 1: nothing, 4: nothing"


def test_the_wheel_zooms_and_a_drag_over_ground_pans(hands: Hands) -> None:
    board = hands.page.board
    before = board.transform().m11()
    hands.wheel(board.viewport(), hands.spot("bay"), 240)
    assert board.transform().m11() > before * 1.3
    left = board.horizontalScrollBar().value()
    start = hands.spot("bay")
    hands.drag_from(board.viewport(), start, start - QPoint(90, 0))
    assert board.horizontalScrollBar().value() > left


# --- a drag that comes to nothing


def test_escape_puts_the_piece_back(hands: Hands) -> None:
    hands.drag("k1", "bay", drop=False)
    hands.key(Key.Key_Escape)
    assert hands.glowing() == set()
    hands.release("bay")
    assert hands.place_of("k1") == "quay"


def test_a_piece_that_a_bot_moves_falls_out_of_the_hand(watching: Hands, bots: ToldBots) -> None:
    watching.drag("o1", "quay", drop=False)
    assert watching.page.hand.carried is not None
    bots.told.append("drift o1 isle")
    watching.qtbot.waitUntil(lambda: watching.place_of("o1") == "isle")
    watching.settle()
    assert watching.page.hand.carried is None
    watching.release("quay")
    assert watching.place_of("o1") == "isle"


def test_a_drop_beside_the_board_puts_the_piece_back(hands: Hands) -> None:
    viewport = hands.page.board.viewport()
    hands.drag_from(viewport, hands.spot("k1"), QPoint(-60, -60))
    assert hands.place_of("k1") == "quay"
    assert hands.glowing() == set()


# --- by keys


def test_typing_filters_the_options_and_enter_takes_one(hands: Hands) -> None:
    hands.control(Key.Key_K)
    hands.type("ship tow")
    assert hands.rows() == ["Tow a Ship from The Long Stone Quay to Bay (2)"]
    hands.key(Key.Key_Return)
    assert hands.place_of("kship") == "bay"


def test_arrows_walk_the_options_from_the_filter_line(hands: Hands) -> None:
    hands.control(Key.Key_K)
    hands.key(Key.Key_Down)
    hands.key(Key.Key_Down)
    assert hands.page.options.list.currentIndex().row() == 2
    wanted = hands.rows()[2]
    assert "from Bay to Isle" in wanted
    assert hands.glowing() == {"isle"}, "the option that is pointed at is shown on the board"
    hands.key(Key.Key_Return)
    assert hands.place_of("k4") == "isle"


def test_letters_typed_in_the_list_go_to_the_filter(hands: Hands) -> None:
    hands.control(Key.Key_K)
    hands.key(Key.Key_Tab)
    hands.type("fog")
    assert hands.page.options.filter.text() == "fog"
    assert hands.rows() == ["Call for fog"]


def test_an_interjection_is_in_the_list(hands: Hands) -> None:
    assert "Cry out for help" in hands.rows()


def test_arrows_and_enter_move_a_piece_on_the_board(hands: Hands) -> None:
    hands.page.board.setFocus()
    hands.key(Key.Key_Right)
    assert hands.page.board.focused_area == "quay"
    assert hands.note().startswith("The Long Stone Quay")
    hands.key(Key.Key_Return)
    assert any("Boat" in entry for entry in hands.menu())
    hands.key(Key.Key_Return)
    hands.key(Key.Key_Right)
    assert hands.page.board.focused_area == "bay"
    hands.key(Key.Key_Return)
    assert hands.place_of("k1") == "bay"


def test_space_arms_a_weighty_answer_and_takes_it_the_second_time(hands: Hands) -> None:
    hands.page.board.setFocus()
    hands.key(Key.Key_Space)
    assert "Press again" in hands.page.what_now.main_button.text()
    assert hands.page.showing.view.prompt.decider == "keel"
    hands.key(Key.Key_Space)
    assert hands.page.showing.view.prompt.decider == "oar"


class LightRoom(HarbourRoom):
    """What the main button stands for may be taken lightly."""

    def prompt(self, state: Harbour, seat: str) -> PromptView:
        prompt = super().prompt(state, seat)
        return prompt._replace(main="call") if state.asked == "act" and prompt.options else prompt


@pytest.mark.parametrize("way", ["space", "mouse"])
def test_an_answer_without_risk_is_taken_at_once(window: MainWindow, qtbot: QtBot, way: str) -> None:
    room = LightRoom()
    window.show_match(HarbourMatch(room, room.default_setup(), {"keel": "human", "oar": "human"}))
    hands = Hands(window, qtbot)
    assert hands.page.what_now.main_button.text() == "Call for fog"
    if way == "space":
        hands.key(Key.Key_Space)
    else:
        hands.press(hands.page.what_now.main_button)
    assert hands.question() == "Where does the fog rise?"


def test_escape_disarms(hands: Hands) -> None:
    hands.page.board.setFocus()
    hands.key(Key.Key_Space)
    hands.key(Key.Key_Escape)
    hands.key(Key.Key_Space)
    assert hands.page.showing.view.prompt.decider == "keel"


def test_the_main_button_takes_two_clicks_as_well(hands: Hands) -> None:
    hands.press(hands.page.what_now.main_button)
    assert hands.page.showing.view.prompt.decider == "keel"
    hands.press(hands.page.what_now.main_button)
    assert hands.page.showing.view.prompt.decider == "oar"


def test_space_in_the_filter_line_is_a_letter(hands: Hands) -> None:
    hands.control(Key.Key_K)
    QTest.keyClick(QApplication.focusWidget(), Key.Key_A)
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Space)
    hands.settle()
    assert hands.page.options.filter.text() == "a "
    assert hands.page.showing.view.prompt.decider == "keel"


# --- a bot at the table


def test_a_bot_answers_and_its_note_is_seen(solo: Hands) -> None:
    solo.page.board.setFocus()
    solo.key(Key.Key_Space)
    solo.key(Key.Key_Space)
    solo.qtbot.waitUntil(lambda: solo.page.bar.findChild(type(solo.page.what_now.question)) is not None)
    solo.qtbot.waitUntil(lambda: solo.page.showing.view.phase.args == (("n", 2),))
    assert solo.page.showing.view.prompt.decider == "keel"
    assert "took too long" in solo.note()
