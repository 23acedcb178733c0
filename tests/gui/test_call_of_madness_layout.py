"""The table of Call of Madness fits small and large windows with two, three and four seats."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from desktop_app.app.rooms import room
from desktop_app.gui.panels.card_panels import HeapCard
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import CHANCE, Ask, Option, Reply
from tests.gui.hands import Hands
from tests.gui.room_table import sit_down
from tests.gui.test_layout import SIZES, check

MOVES = 130


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
    assert len(hands.page.findChildren(HeapCard)) == len(room("call_of_madness").default_setup("", 4).seats)


def test_a_card_is_shown_large_when_it_is_pointed_at(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "call_of_madness", 3, seed=4)
    played(hands, "turn")
    heap = hands.page.findChildren(HeapCard)[0]
    heap._peek.show()
    hands.settle()
    shown = heap._peek._shown
    assert shown is not None
    assert shown.isVisible()
    assert hands.window.rect().contains(shown.geometry())
    heap._peek.end()
    assert heap._peek._shown is None
