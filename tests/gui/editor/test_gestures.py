"""Every gesture of the editor by mouse or keys, and its undoing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from desktop_app.app.drafts import KEPT_DRAFTS, DraftShelf, Shared, write_file
from desktop_app.gui.editor.editor_hand import PALETTE
from desktop_app.kernel.editing import piece_id
from tests.gui.editor.editor_hands import ALT, CONTROL, EditorHands, open_editor
from tests.gui.hands import LEFT
from tests.gui.test_layout import check

ACOLYTE, PACIFIC, AUSTRALIA = "great_cthulhu.acolyte", "south_pacific", "australia"
TOP = piece_id(ACOLYTE, PACIFIC, 6)


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path) -> EditorHands:
    return open_editor(qtbot, tmp_path)


def undone(hands: EditorHands, gesture: Callable[[], object], steps: int = 1) -> None:
    """The gesture changes the document, takes so many steps, and undoing them gives the same bytes."""
    before, at = json.dumps(hands.model.document), hands.model.undo_stack.index()
    gesture()
    after = json.dumps(hands.model.document)
    assert after != before
    assert hands.model.undo_stack.index() == at + steps
    for _ in range(steps):
        hands.undo()
    assert json.dumps(hands.model.document) == before
    for _ in range(steps):
        hands.key(Qt.Key.Key_Y, CONTROL)
    assert json.dumps(hands.model.document) == after


def test_placing_carrying_and_throwing_away(hands: EditorHands) -> None:
    undone(hands, lambda: hands.place("black_goat.ghoul", "arabia"))
    undone(hands, lambda: hands.carry(TOP, AUSTRALIA))
    assert hands.number(ACOLYTE, AUSTRALIA) == 1
    undone(hands, lambda: hands.throw_away(piece_id(ACOLYTE, AUSTRALIA, 1)))
    assert hands.number(ACOLYTE, AUSTRALIA) == 0


def test_click_and_click_and_stamping(hands: EditorHands) -> None:
    hands.click(TOP)
    undone(hands, lambda: hands.click_area(AUSTRALIA))
    hands.press(hands.tile("black_goat.ghoul"))
    undone(hands, lambda: (hands.click_area("arabia"), hands.click_area("europe")), steps=2)
    hands.key(Qt.Key.Key_Escape)
    hands.click_area("antarctica")
    assert hands.number("black_goat.ghoul", "antarctica") == 0


def test_too_many_are_a_problem_with_a_fix(hands: EditorHands) -> None:
    hands.place(ACOLYTE, AUSTRALIA)
    assert not hands.model.is_playable()
    assert not hands.window.editor.actions["play_from"].isEnabled()
    hands.click_area("europe")
    hands.press(hands.page.problems.causes[0])
    assert hands.model.about == AUSTRALIA
    undone(hands, lambda: hands.press(hands.page.problems.fixes[0]))
    assert hands.model.is_playable()


def test_all_places_of_too_many_are_named_and_of_very_many_the_number(hands: EditorHands) -> None:
    for number, area in enumerate((AUSTRALIA, "arabia", "europe", "antarctica"), start=1):
        hands.place(ACOLYTE, area)
        said = hands.page.problems.causes[0].accessibleName()
        assert hands.page.problems.fixes[0].text() == ("Return one" if number == 1 else f"Return {number}")
        names = ["Australia", "Arabia", "Europe", "Antarctica"][:number]
        assert "in 4 places" in said if number > 3 else all(name in said for name in names)


def test_stacking_by_steppers_is_one_step(hands: EditorHands) -> None:
    hands.place("great_cthulhu.deep_one", PACIFIC)
    at = hands.model.undo_stack.index()
    for _ in range(2):
        hands.step("great_cthulhu.deep_one")
    assert hands.number("great_cthulhu.deep_one", PACIFIC) == 3
    assert hands.model.undo_stack.index() == at
    hands.undo()
    assert hands.number("great_cthulhu.deep_one", PACIFIC) == 0


def test_deleting_what_is_selected(hands: EditorHands) -> None:
    hands.click(TOP)
    undone(hands, lambda: hands.key(Qt.Key.Key_Delete))
    assert hands.number(ACOLYTE, PACIFIC) == 5
    hands.key(Qt.Key.Key_Escape)
    hands.key(Qt.Key.Key_Delete)
    assert hands.number(ACOLYTE, PACIFIC) == 5


def test_several_at_once(hands: EditorHands) -> None:
    hands.click_with(CONTROL, TOP)
    assert hands.number(ACOLYTE, PACIFIC) == 6
    undone(hands, lambda: hands.carry(TOP, AUSTRALIA))
    assert hands.number(ACOLYTE, AUSTRALIA) >= 5
    viewport = hands.page.board.viewport()
    hands.drag_from(viewport, QPoint(8, 40), QPoint(viewport.width() - 8, viewport.height() - 40))
    assert len(hands.model.pieces) >= 24
    undone(hands, lambda: hands.key(Qt.Key.Key_Delete))
    assert hands.model.lying() == ()


def test_copy_cut_paste_and_duplicate(hands: EditorHands) -> None:
    hands.click(TOP)
    undone(hands, lambda: hands.control(Qt.Key.Key_D))
    hands.control(Qt.Key.Key_C)
    hands.click_area("arabia")  # carries the piece there
    hands.key(Qt.Key.Key_Escape)
    hands.click_area("europe")
    undone(hands, lambda: hands.control(Qt.Key.Key_V))
    assert hands.number(ACOLYTE, "europe") == 1
    hands.click(piece_id(ACOLYTE, "europe", 1))
    undone(hands, lambda: hands.control(Qt.Key.Key_X))


def test_keys_alone(hands: EditorHands) -> None:
    hands.tile("great_cthulhu.shoggoth").setFocus()
    hands.key(Qt.Key.Key_Return)
    assert hands.page.hand.selected.place == PALETTE
    hands.page.board.setFocus()
    hands.key(Qt.Key.Key_Right)
    here = hands.page.board.focused_area
    undone(hands, lambda: hands.key(Qt.Key.Key_Return))
    assert hands.number("great_cthulhu.shoggoth", here) == 1
    undone(hands, lambda: hands.key(Qt.Key.Key_Plus))
    assert hands.number("great_cthulhu.shoggoth", here) == 2
    hands.key(Qt.Key.Key_Minus)
    assert hands.number("great_cthulhu.shoggoth", here) == 1
    hands.key(Qt.Key.Key_Escape)
    hands.tile("great_cthulhu.deep_one").setFocus()
    undone(hands, lambda: hands.key(Qt.Key.Key_Plus))
    assert hands.number("great_cthulhu.deep_one", here) == 1


def test_nudges_in_a_row_are_one_step(hands: EditorHands) -> None:
    hands.click(TOP)
    at = hands.model.undo_stack.index()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up):
        hands.key(key, ALT)
    assert hands.number(ACOLYTE, PACIFIC) == 5
    assert hands.model.undo_stack.index() == at + 1
    hands.undo()
    assert hands.number(ACOLYTE, PACIFIC) == 6


def test_tab_comes_to_every_part(hands: EditorHands) -> None:
    hands.page.palette_card.tiles[0].token.setFocus()
    parts = ("palette_card", "board_bar", "board", "strip", "selected", "seats", "bar")
    seen = set()
    for _ in range(90):
        hands.key(Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        seen |= {name for name in parts if getattr(hands.page, name) in (focused, *_parents(focused))}
    assert seen == set(parts)


def _parents(widget: object) -> list[object]:
    found = []
    while widget is not None:
        widget = widget.parentWidget()
        found.append(widget)
    return found


def test_fields_are_undone_too(hands: EditorHands) -> None:
    undone(hands, lambda: hands.type_number(hands.box("doom.black_goat"), 7))
    undone(hands, lambda: hands.press(hands.page.strip.editors["round"].stepper.more))
    hands.press(hands.page.selected.doors["scenario"])
    line = hands.page.selected.form.editors["title"].line

    def rename() -> None:
        line.setFocus()
        hands.type("Siege")
        hands.key(Qt.Key.Key_Return)

    undone(hands, rename)
    seats = hands.page.selected.form.editors["seats"].stepper
    undone(hands, lambda: hands.press(seats.more))
    assert len(hands.model.view.seats) == 5
    undone(hands, lambda: hands.press_words("Empty board"))
    undone(hands, lambda: hands.press_words("Start position"))


def test_the_shelf_and_a_draft_that_was_left_open(hands: EditorHands, tmp_path: Path) -> None:
    hands.place("black_goat.ghoul", "arabia")
    kept = hands.model.document
    hands.key(Qt.Key.Key_Home, ALT)
    assert hands.page is None
    assert [entry.is_draft for entry in DraftShelf(tmp_path).entries()] == [True]
    hands.key(Qt.Key.Key_O, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    hands.key(Qt.Key.Key_Return)
    hands.settle()
    assert hands.model.document == kept
    hands.control(Qt.Key.Key_S)
    QApplication.activeModalWidget().findChild(QLineEdit).selectAll()
    hands.type("Goats")
    hands.key(Qt.Key.Key_Return)
    assert [(entry.name, entry.is_draft) for entry in DraftShelf(tmp_path).entries()] == [("Goats", False)]
    assert hands.model.is_saved()


def test_a_draft_that_had_to_go_is_told_of(hands: EditorHands, tmp_path: Path) -> None:
    shelf = DraftShelf(tmp_path)
    for number in range(KEPT_DRAFTS):
        shelf.autosave(f"old{number}", {"game": "cthulhu_wars"})
    hands.place("black_goat.ghoul", "arabia")
    hands.qtbot.waitUntil(lambda: "oldest untitled draft" in hands.page.bar.words)
    assert len(shelf.entries()) == KEPT_DRAFTS


def test_a_name_that_another_scenario_has_is_told_before_it_is_replaced(hands: EditorHands, tmp_path: Path) -> None:
    write_file(DraftShelf(tmp_path).path_of("Goats"), Shared({"game": "cthulhu_wars", "title": "Goats"}))
    hands.control(Qt.Key.Key_S)
    dialog = QApplication.activeModalWidget()
    assert dialog.replaces.isHidden()
    dialog.findChild(QLineEdit).selectAll()
    hands.type("Goats")
    assert dialog.replaces.isVisible()
    hands.type(" two")
    assert dialog.replaces.isHidden()
    hands.key(Qt.Key.Key_Return)
    hands.control(Qt.Key.Key_S)
    QApplication.activeModalWidget().findChild(QLineEdit).selectAll()
    hands.type("Goats two")
    assert QApplication.activeModalWidget().replaces.isHidden(), "it is this very one"
    hands.key(Qt.Key.Key_Escape)


def test_a_file_dropped_on_the_window_opens(hands: EditorHands, tmp_path: Path) -> None:
    document = {**hands.model.document, "title": "Dropped"}
    path = tmp_path / "any.json"
    write_file(path, Shared(document))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    enter = QDragEnterEvent(QPoint(50, 50), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(hands.window, enter)
    assert enter.isAccepted()
    event = QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(hands.window, event)
    hands.settle()
    assert hands.model.document == document
    path.write_text("no scenario", encoding="utf-8")
    QApplication.sendEvent(hands.window, enter)
    QApplication.sendEvent(hands.window, event)
    hands.settle()
    assert QApplication.activeModalWidget() is not None
    hands.key(Qt.Key.Key_Return)
    assert hands.model.document == document


def test_bot_games_run_beside_the_window(hands: EditorHands) -> None:
    hands.page.board.setFocus()
    hands.key(Qt.Key.Key_F6)
    assert hands.page.trials.is_playing()
    hands.qtbot.waitUntil(lambda: len(hands.page.trials.found) >= 2, timeout=20_000)
    assert not any(trial.fault for trial in hands.page.trials.found)
    hands.key(Qt.Key.Key_Home, ALT)
    QTest.qWait(50)
    assert hands.page is None


@pytest.mark.parametrize("about", ["south_pacific", "great_cthulhu", "scenario", "table"])
def test_everything_fits(hands: EditorHands, about: str) -> None:
    for _ in range(2):
        hands.place("great_cthulhu.cthulhu", PACIFIC)
    hands.model.select(about)
    for size in ((1366, 768), (2560, 1440)):
        hands.window.resize(*size)
        hands.settle()
        check(hands.window)
