"""Tools, turning, nudging, dice by keys, tabs, what is laid over the map, and keys that are told."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop_app.gui import theme
from desktop_app.gui.editor.editor_hand import ERASE, MOVE, STAMP
from desktop_app.kernel.editing import piece_id
from tests.gui.editor.editor_hands import EditorHands, open_editor
from tests.gui.editor.test_gestures import ACOLYTE, AUSTRALIA, PACIFIC, TOP, undone
from tests.gui.hands import LEFT
from tests.gui.test_layout import check


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path) -> EditorHands:
    return open_editor(qtbot, tmp_path)


def tool(hands: EditorHands) -> str:
    """The tool that is shown as taken."""
    return next(name for name, button in hands.page.tools.buttons.items() if button.isChecked())


def test_erasing_takes_away_what_is_clicked_until_the_hand_lets_go(hands: EditorHands) -> None:
    hands.press(hands.page.tools.buttons[ERASE])
    assert tool(hands) == ERASE
    undone(hands, lambda: hands.click(TOP))
    assert hands.number(ACOLYTE, PACIFIC) == 5
    hands.key(Qt.Key.Key_Escape)
    assert tool(hands) == MOVE
    hands.click(piece_id(ACOLYTE, PACIFIC, 5))
    assert hands.number(ACOLYTE, PACIFIC) == 5


def test_stamping_repeats_what_is_selected(hands: EditorHands) -> None:
    hands.page.board.setFocus()
    hands.click(TOP)
    hands.key(Qt.Key.Key_2)
    assert tool(hands) == STAMP
    undone(hands, lambda: (hands.click_area(AUSTRALIA), hands.click_area("arabia")), steps=2)
    assert (hands.number(ACOLYTE, AUSTRALIA), hands.number(ACOLYTE, PACIFIC)) == (1, 6)
    hands.key(Qt.Key.Key_3)
    assert tool(hands) == ERASE
    undone(hands, lambda: hands.click(piece_id(ACOLYTE, AUSTRALIA, 1)))
    hands.key(Qt.Key.Key_1)
    assert tool(hands) == MOVE


def test_a_drag_from_the_palette_lights_only_what_is_under_the_pointer(hands: EditorHands) -> None:
    token, viewport = hands.tile(ACOLYTE), hands.page.board.viewport()
    goal = token.mapFromGlobal(viewport.mapToGlobal(hands.ground(AUSTRALIA)))
    hands.drag_from(token, token.rect().center(), goal, drop=False)
    assert hands.glowing() == {AUSTRALIA}
    assert not hands.page.board.table.traces.shown
    QTest.mouseRelease(token, LEFT, pos=goal)
    hands.settle()
    assert hands.glowing() == set()


def test_a_piece_is_turned_by_key_by_double_click_and_by_its_menu(hands: EditorHands) -> None:
    hands.place("great_cthulhu.starspawn", PACIFIC)
    gate = f"keeper.{PACIFIC}"
    keeper = {field.id: field.value for field in hands.model.fields()}[gate]
    assert keeper == ACOLYTE
    hands.click_area(PACIFIC)
    starspawn = piece_id("great_cthulhu.starspawn", PACIFIC, 1)
    hands.click(starspawn)
    undone(hands, lambda: hands.key(Qt.Key.Key_T))
    assert {field.id: field.value for field in hands.model.fields()}[gate] == "great_cthulhu.starspawn"
    undone(hands, lambda: QTest.mouseDClick(hands.page.board.viewport(), LEFT,
                                            pos=hands.spot(piece_id(ACOLYTE, PACIFIC, 1))))
    hands.page.board.asked.emit((starspawn,), hands.window.mapToGlobal(hands.spot(starspawn)))
    hands.settle()
    undone(hands, lambda: hands.choose("Turn over"))


def test_arrows_carry_what_is_selected_and_a_run_is_one_step(hands: EditorHands) -> None:
    hands.click(TOP)
    at = hands.model.undo_stack.index()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up):
        hands.key(key)
    assert hands.number(ACOLYTE, PACIFIC) == 5
    assert hands.model.undo_stack.index() == at + 1
    hands.key(Qt.Key.Key_Escape)
    hands.click(piece_id(ACOLYTE, PACIFIC, 5))
    hands.key(Qt.Key.Key_Left)
    assert hands.model.undo_stack.index() == at + 2
    for left in (5, 6):
        hands.undo()
        assert hands.number(ACOLYTE, PACIFIC) == left


def test_enter_selects_the_pieces_of_an_area_one_after_another(hands: EditorHands) -> None:
    hands.place("great_cthulhu.starspawn", PACIFIC)
    hands.key(Qt.Key.Key_Escape)
    hands.page.board.setFocus()
    hands.page.board.focus_area(PACIFIC)
    seen = []
    for _ in range(8):
        hands.key(Qt.Key.Key_Return)
        seen.append(hands.model.pieces[0].partition("@")[0] if hands.model.pieces else "")
    assert {ACOLYTE, "great_cthulhu.starspawn", ""} <= set(seen)


def test_dice_come_and_go_by_digits(hands: EditorHands) -> None:
    dice = hands.page.strip.editors["dice"]
    dice.more.setFocus()
    for key in (Qt.Key.Key_6, Qt.Key.Key_4, Qt.Key.Key_9):
        QTest.keyClick(QApplication.focusWidget(), key)
        hands.settle()
    assert hands.model.document["dice"] == [6, 4]
    QTest.keyClick(dice.more, Qt.Key.Key_Backspace)
    assert hands.model.document["dice"] == [6]
    hands.press(dice.entries[0])
    assert hands.model.document["dice"] == []
    hands.undo()
    assert not hands.model.document.get("dice")


def test_cards_are_dragged_onto_a_seats_name(hands: EditorHands) -> None:
    token, name = hands.tile("book.devolve"), hands.page.seats.seats["great_cthulhu"]
    goal = token.mapFromGlobal(name.mapToGlobal(name.rect().center()))
    undone(hands, lambda: hands.drag_from(token, token.rect().center(), goal))
    assert hands.model.document["factions"]["great_cthulhu"]["spellbooks"] == ["devolve"]
    other = hands.page.seats.seats["yellow_sign"]
    token = hands.tile("book.absorb")
    before = hands.model.document
    hands.drag_from(token, token.rect().center(), token.mapFromGlobal(other.mapToGlobal(other.rect().center())))
    assert hands.model.document == before
    assert hands.page.bar.words == hands.page.wording.say("app.editor.not_there")


def test_tracks_are_set_on_their_tab(hands: EditorHands) -> None:
    hands.press(hands.page.palette_card.tabs.bar.part("tracks"))
    assert hands.page.palette_card.tracks.isVisible()
    undone(hands, lambda: hands.press(hands.page.palette_card.tracks.editors["ritual"].stepper.more))
    hands.press(hands.page.palette_card.tabs.bar.part("pieces"))
    assert not hands.page.palette_card.tracks.isVisible()


def test_names_starts_and_graph_are_laid_over_the_map_and_taken_off(hands: EditorHands) -> None:
    board = hands.page.board
    board.setFocus()
    hands.key(Qt.Key.Key_N)
    assert not any(item.isVisible() for item in board.table.names.values())
    hands.key(Qt.Key.Key_N)
    assert all(item.isVisible() for item in board.table.names.values())
    hands.key(Qt.Key.Key_S)
    assert len(hands.page.overlays.marks) == 4
    hands.press(hands.page.board_bar.buttons[0])
    assert board.table.graph_shown
    assert hands.page.board_bar.graph.isChecked()
    hands.key(Qt.Key.Key_G)
    assert not board.table.graph_shown
    assert not hands.page.board_bar.graph.isChecked()
    hands.key(Qt.Key.Key_S)
    assert hands.page.overlays.marks == []


def test_the_list_of_keys_tells_those_of_the_editor(hands: EditorHands) -> None:
    hands.key(Qt.Key.Key_F1)
    told = {label.text() for label in QApplication.activeModalWidget().findChildren(QLabel)}
    say = hands.window.wording.say
    assert {say("app.editor.turn"), say("app.editor.tool.erase"), say("app.editor.key.digits.does")} <= told
    hands.key(Qt.Key.Key_Escape)


def test_the_editor_grows_with_the_window_and_keeps_the_draft(hands: EditorHands) -> None:
    hands.place("black_goat.ghoul", "arabia")
    small, document = hands.page.bar.play.height(), hands.model.document
    hands.window.resize(2560, 1440)
    hands.settle()
    assert hands.page.zoom == 1.6
    assert hands.page.bar.play.height() > 1.4 * small
    assert hands.model.document is document
    hands.undo()
    assert hands.number("black_goat.ghoul", "arabia") == 0
    hands.window.show_home()
    assert theme.scaled(100) == theme.text_size()


def test_very_large_words_scroll_and_leave_the_window_as_it_is(hands: EditorHands) -> None:
    hands.choose_in_menu_bar("200 %")
    assert (hands.window.width(), hands.window.height()) == (1366, 768)
    play, page = hands.page.bar.play, hands.page
    hands.key(Qt.Key.Key_Escape)
    page.sheet.ensureWidgetVisible(play)
    hands.settle()
    left = play.mapTo(page, play.rect().topLeft()).x()
    assert 0 <= left < left + play.width() <= page.width()


@pytest.mark.parametrize("size", [125, 150])
def test_nothing_is_cut_off_where_words_are_large(hands: EditorHands, size: int) -> None:
    hands.choose_in_menu_bar(f"{size} %")
    for tab in ("pieces", "cards", "tracks"):
        hands.press(hands.page.palette_card.tabs.bar.part(tab))
        check(hands.window)
