"""Making a problem report: everything that will be in it is shown before, and nothing of whose machine it is."""

from __future__ import annotations

import getpass
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop_app.app.problem_report import (
    ABOUT,
    DRAFT,
    GAME,
    LOG,
    PICTURE,
    draft_of_report,
    match_of_report,
    read_report,
)
from desktop_app.kernel.state import fingerprint
from tests.gui.fitting import faults
from tests.gui.shelf.shelf_hands import ShelfHands, a_match, open_shelf, say_where


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path) -> ShelfHands:
    return open_shelf(qtbot, tmp_path / "data")


def test_words_game_log_and_picture_are_shown_and_written(
    hands: ShelfHands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "zachary")
    match = a_match()
    hands.window.show_match(match)
    hands.settle()
    path = tmp_path / "report ü.zip"
    say_where(monkeypatch, path)
    hands.choose_in_menu_bar("&Problem report…")
    dialog = hands.dialog()
    dialog.words.setFocus()
    hands.type("zachary saw it at /home/zachary/x.txt")
    parts = dialog.parts
    assert [parts.choice.itemData(place) for place in range(parts.choice.count())] == [ABOUT, GAME, LOG, PICTURE]
    hands.qtbot.waitUntil(lambda: "saw it at x.txt" in parts.text.toPlainText())
    assert "zachary" not in parts.text.toPlainText()
    hands.choose_in(parts.choice, parts.choice.itemText(2))
    assert parts.text.toPlainText().count("\n") > 3
    hands.choose_in(parts.choice, parts.choice.itemText(3))
    assert parts.picture.isVisible()
    assert faults(dialog) == []
    assert not path.exists()
    hands.press(dialog.save_button)
    report = read_report(path.read_bytes())
    assert fingerprint(match_of_report(report).state) == fingerprint(match.state)
    assert report.about.words == "… saw it at x.txt"
    assert report.about.qt
    assert report.picture
    assert hands.note() == "Saved as “report ü.zip”."


def test_without_a_game_there_is_none_in_it(hands: ShelfHands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one.zip"
    say_where(monkeypatch, path)
    hands.choose_in_menu_bar("&Problem report…")
    hands.press(hands.dialog().save_button)
    assert read_report(path.read_bytes()).game == b""


def test_cancelling_writes_nothing(hands: ShelfHands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    say_where(monkeypatch, tmp_path / "one.zip")
    hands.choose_in_menu_bar("&Problem report…")
    hands.key(Qt.Key.Key_Escape)
    assert hands.dialog() is None
    assert not (tmp_path / "one.zip").exists()


def test_where_it_can_not_be_written_is_said(
    hands: ShelfHands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    say_where(monkeypatch, tmp_path)
    hands.choose_in_menu_bar("&Problem report…")
    hands.press(hands.dialog().save_button)
    assert any("is a folder" in label.text() for label in hands.dialog().findChildren(QLabel))


def test_a_fault_of_the_program_offers_a_report_with_its_traceback(
    hands: ShelfHands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "fault.zip"
    say_where(monkeypatch, path)
    hands.window.show_match(a_match())
    hands.settle()
    try:
        raise RuntimeError("the gate fell over")
    except RuntimeError as fault:
        hands.window.faults.caught(RuntimeError, fault, fault.__traceback__)
    hands.settle()
    hands.key(Qt.Key.Key_Return)
    hands.press(hands.dialog().save_button)
    assert "the gate fell over" in read_report(path.read_bytes()).about.trouble
    assert hands.page is not None, "the game goes on"


def test_a_report_made_in_the_editor_holds_the_draft_and_opens_there(
    hands: ShelfHands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "zachary")
    hands.choose_in_menu_bar(hands.window.wording.say("app.command.new_position", game="cthulhu_wars"))
    editor = hands.window.editor
    editor.model.set("author", "Zachary")
    editor.model.add("great_cthulhu.acolyte", "arabia")
    draft = editor.model.document
    path = tmp_path / "draft.zip"
    say_where(monkeypatch, path)
    hands.choose_in_menu_bar("&Problem report…")
    parts = hands.dialog().parts
    assert [parts.choice.itemData(place) for place in range(parts.choice.count())] == [ABOUT, DRAFT, PICTURE]
    assert "more_than_figures" in parts.text.toPlainText()
    hands.press(hands.dialog().save_button)
    report = read_report(path.read_bytes())
    assert draft_of_report(report) == {**draft, "author": "…"}
    hands.window.show_home()
    hands.drop(path)
    assert not hands.dialog().table_button.isEnabled()
    hands.press(hands.dialog().editor_button)
    assert editor.page() is not None
    assert editor.model.document == {**draft, "author": "…"}
    assert [each.problem.code for each in editor.model.problems] == ["more_than_figures"]
