"""A hint: the best options of whoever is asked, with reasons; taken like any other option."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.gui.hands import Hands
from tests.gui.room_table import sit_down

Key = Qt.Key
SIGNS = ("+ ", "\u2212 ")


def wars(qtbot: QtBot, shelf: Path) -> Hands:
    """A person is asked for an action."""
    hands = sit_down(qtbot, shelf, "cthulhu_wars", 4, 3)
    hands.qtbot.waitUntil(lambda: bool(hands.page.showing.view.prompt.options))
    while not hands.page.controller.hints():
        hands.type_option("")
    return hands


def test_the_key_shows_three_options_with_reasons(qtbot: QtBot, tmp_path: Path) -> None:
    hands = wars(qtbot, tmp_path)
    before = hands.page.controller.match.position
    every = len(hands.rows())
    hands.page.board.setFocus()
    hands.key(Key.Key_H)
    rows = hands.rows()
    assert 1 <= len(rows) <= min(3, every)
    assert all(row.splitlines()[1][:2] in SIGNS for row in rows)
    assert len({row.splitlines()[1] for row in rows}) == len(rows), "each has a reason of its own"
    assert hands.page.options.title.text().startswith("Hint")
    assert hands.page.controller.match.position == before, "a hint changes nothing"
    hands.key(Key.Key_Return)
    assert hands.page.controller.match.position != before


def test_the_button_shows_it_and_escape_ends_it(qtbot: QtBot, tmp_path: Path) -> None:
    hands = wars(qtbot, tmp_path)
    every = hands.rows()
    button = next(b for b in hands.page.bar.children() if getattr(b, "accessibleName", str)() == "Hint")
    hands.press(button)
    assert hands.page.options.title.text().startswith("Hint")
    hands.key(Key.Key_Escape)
    assert hands.rows() == every


def test_the_key_of_the_list_brings_all_options_back(qtbot: QtBot, tmp_path: Path) -> None:
    hands = wars(qtbot, tmp_path)
    every = hands.rows()
    hands.page.board.setFocus()
    hands.key(Key.Key_H)
    assert hands.rows() != every
    hands.control(Key.Key_K)
    assert hands.rows() == every


def test_nothing_to_advise(hands: Hands) -> None:
    hands.page.board.setFocus()
    hands.key(Key.Key_H)
    assert hands.note() == "There is nothing to advise now."


def test_a_letter_in_the_list_filters(hands: Hands) -> None:
    hands.page.options.list.setFocus()
    hands.key(Key.Key_H)
    assert hands.page.options.filter.text() == "h"
    assert hands.note() != "There is nothing to advise now."


def test_the_second_line_says_why_it_is_asked(qtbot: QtBot, tmp_path: Path) -> None:
    alone = sit_down(qtbot, tmp_path, "call_of_madness", 2, 3, people=False)
    alone.qtbot.waitUntil(lambda: bool(alone.page.showing.view.prompt.options))
    prompt = alone.page.showing.view.prompt
    assert alone.note() == alone.page.wording.sentence(prompt.why)
    name = alone.page.wording.name(prompt.decider)
    assert alone.page.what_now.accessibleName() == f"{name}. {alone.question()}", "who must do what"


def test_another_second_line_does_not_move_the_board(qtbot: QtBot, tmp_path: Path) -> None:
    hands = wars(qtbot, tmp_path)
    hands.page.say("A note of two lines. " * 12)
    hands.settle()
    tall = hands.page.board.height()
    hands.page.say("Short.")
    hands.settle()
    assert hands.page.board.height() == tall
