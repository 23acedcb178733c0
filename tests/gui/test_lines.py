"""Lines of play at the table: begun in the past, found again, named, switched and forgotten, by mouse and keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop_app.gui.past.line_dialog import LineDialog
from desktop_app.kernel.state import fingerprint
from tests.gui.hands import Hands
from tests.gui.room_table import sit_down

Key = Qt.Key


@pytest.fixture
def played(look: None, qtbot: QtBot, tmp_path: Path) -> Hands:
    """A shipped game, some answers in, everybody a person."""
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 3, 2)
    for _ in range(6):
        hands.type_option("")
    return hands


def lines(hands: Hands) -> list[str]:
    """What the menu lists, the current one with a star."""
    hands.press(hands.page.strip.lines)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    found = [("*" if action.isChecked() else "") + action.text() for action in menu.actions() if action.isCheckable()]
    hands.key(Key.Key_Escape)
    return found


def choose(hands: Hands, words: str) -> None:
    hands.press(hands.page.strip.lines)
    hands.choose(words)


def dialog() -> LineDialog:
    found = QApplication.activeModalWidget()
    assert isinstance(found, LineDialog)
    return found


def play_on_from(hands: Hands, answers: int, name: str = "") -> str:
    """Looks back by the ribbon's keys, presses the button, gives a name; which name it was."""
    hands.page.strip.ribbon.setFocus()
    hands.key(Key.Key_Home)
    for _ in range(answers):
        hands.key(Key.Key_Right)
    hands.press(hands.page.history.play_on)
    if name:
        dialog().name.setFocus()
        dialog().name.selectAll()
        hands.type(name)
    given = dialog().name.text()
    hands.press(dialog().do)
    return given


def test_play_on_from_here_keeps_what_was_played_as_the_main_line(played: Hands) -> None:
    match = played.page.controller.match
    end, table = match.position, fingerprint(match.state)
    past = match.way()[2]
    assert lines(played) == ["*Main line"]
    assert play_on_from(played, 2) == "From R1, answer 2"
    assert match.position == past
    assert not played.page.history.isVisible()
    assert lines(played) == ["Main line", "*From R1, answer 2"]
    choose(played, "Main line")
    if match.position != end:  # dice had come out: it is asked once
        choose(played, "Main line")
    assert (match.position, fingerprint(match.state)) == (end, table)


def test_a_name_is_needed_and_no_two_lines_have_the_same(played: Hands) -> None:
    play_on_from(played, 2, "By sea")
    played.page.strip.ribbon.setFocus()
    played.key(Key.Key_Home)
    played.press(played.page.history.play_on)
    asked = dialog()
    for name, possible in (("By sea", False), ("Main line", False), ("   ", False), ("By land", True)):
        asked.name.setFocus()
        asked.name.selectAll()
        played.type(name)
        assert asked.do.isEnabled() == possible, name
        assert asked.trouble.isVisible() == (name in ("By sea", "Main line"))
    position = played.page.controller.match.position
    played.key(Key.Key_Escape)
    assert played.page.controller.match.position == position
    assert lines(played) == ["Main line", "*By sea"]


def test_undo_and_another_answer_leave_a_line_that_is_listed_by_where_it_leaves(played: Hands) -> None:
    match = played.page.controller.match
    old = match.position
    while match.position == old or len(played.rows()) < 2:
        played.control(Key.Key_Z)
        if not match.can_undo():
            break
    played.control(Key.Key_K)
    for _ in played.rows()[1:]:
        played.key(Key.Key_Down)
    played.key(Key.Key_Return)
    listed = lines(played)
    assert listed[0] == "*Main line"
    assert listed[1].startswith("R1, instead: ")
    choose(played, listed[1])
    if match.position != old:
        choose(played, listed[1])
    assert match.position == old
    assert lines(played) == ["Main line", f"*{listed[1]}"]


def test_a_line_is_renamed_and_a_name_forgotten(played: Hands) -> None:
    play_on_from(played, 2, "By sea")
    choose(played, "Rename: By sea")
    dialog().name.selectAll()
    played.type("By the long way")
    played.key(Key.Key_Return)
    assert lines(played) == ["Main line", "*By the long way"]
    played.press(played.page.strip.lines)
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    forget = next(action for action in popup.actions() if action.menu() is not None).menu()
    assert isinstance(forget, QMenu)
    assert [action.text() for action in forget.actions()] == ["Main line"]
    popup.setActiveAction(popup.actions()[-1])
    played.key(Key.Key_Right)
    played.key(Key.Key_Return)
    assert "Main line" not in lines(played)


def test_lines_are_there_again_after_the_game_was_opened_anew(played: Hands) -> None:
    play_on_from(played, 2, "By sea")
    played.window.commands["home"].trigger()
    played.settle()
    played.window.commands["resume"].trigger()
    played.settle()
    assert lines(played) == ["Main line", "*By sea"]
