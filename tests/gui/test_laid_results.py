"""The last result of a step is only laid until it is confirmed, and one after the other can be taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.match import HUMAN, Match
from desktop_app.app.rooms import room
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.gui.buttons import GlyphButton
from desktop_app.gui.contests.result_tokens import MarkerToken
from desktop_app.gui.parts import PieceToken
from desktop_app.gui.wording import Wording
from desktop_app.kernel.timeline import Timeline
from tests.gui.hands import Hands
from tests.gui.room_table import show
from tests.gui.test_contest import (
    GREAT,
    ONE_KILL,
    TWO_KILLS,
    YELLOW,
    carry,
    fate,
    fight,
    markers,
    rolled,
    slot,
    two_kills,
)

Key = Qt.Key
BYAKHEE, UNDEAD, ACOLYTE = f"{YELLOW}.byakhee.1", f"{YELLOW}.undead.1", f"{YELLOW}.acolyte.1"


def at_europe(table: Table, dice: tuple[int, ...] = ()) -> Match:
    """Four persons at this position; the next dice fall like this."""
    shipped = room("cthulhu_wars")
    setup = shipped.default_setup("", 4)
    table.asked = None
    return Match(shipped, setup, dict.fromkeys(setup.seats, HUMAN), Timeline(table, 1, dice))


def seated(qtbot: QtBot, shelf: Path, table: Table, words: Wording | None = None, dice: tuple[int, ...] = ()) -> Hands:
    return show(qtbot, shelf, at_europe(table, dice), words)


@pytest.fixture
def hands(look: None, qtbot: QtBot, tmp_path: Path) -> Hands:
    return seated(qtbot, tmp_path, two_kills())


def button(hands: Hands, words: str) -> GlyphButton:
    return next(each for each in hands.page.what_now.guests() if each.text() == words)


def focused() -> PieceToken:
    widget = QApplication.focusWidget()
    assert isinstance(widget, PieceToken)
    return widget


def is_ready(hands: Hands) -> bool:
    confirm = button(hands, "Confirm Kills")
    assert confirm.isEnabled() == (confirm.property("look") == "main"), "amber only when it can be pressed"
    return confirm.isEnabled()


def drop(hands: Hands, piece: str) -> None:
    goal = slot(hands, piece)
    carry(hands, markers(hands)[0], goal.mapToGlobal(goal.rect().center()))


def test_by_drags_the_last_one_is_laid_and_a_button_confirms_it(hands: Hands) -> None:
    assert not is_ready(hands)
    drop(hands, BYAKHEE)
    assert (hands.question(), is_ready(hands)) == (ONE_KILL, False)
    at = hands.page.controller.match.position
    drop(hands, ACOLYTE)
    assert hands.page.controller.match.position == at, "nothing has been answered yet"
    assert (fate(hands, ACOLYTE), markers(hands), is_ready(hands)) == ("Killed", [], True)
    assert hands.page.what_now.note.text() == "All results lie somewhere. Confirm, or lay the last one elsewhere."
    hands.press(button(hands, "Confirm Kills"))
    assert hands.page.controller.match.position != at
    assert hands.page.controller.match.state.pieces[ACOLYTE].place != "europe"


def test_by_clicks_another_unit_may_still_take_it(hands: Hands) -> None:
    hands.press(markers(hands)[0])
    hands.press(slot(hands, UNDEAD))
    hands.press(slot(hands, BYAKHEE))
    assert fate(hands, BYAKHEE) == "Killed"
    hands.press(slot(hands, ACOLYTE))
    assert (fate(hands, BYAKHEE), fate(hands, ACOLYTE)) != ("Killed", "Killed")
    hands.press(button(hands, "Confirm Kills"))
    pieces = hands.page.controller.match.state.pieces
    assert (pieces[BYAKHEE].place, pieces[ACOLYTE].place != "europe") == ("europe", True)


def test_by_keys_they_are_laid_taken_back_and_confirmed(hands: Hands) -> None:
    def enter(piece: str) -> None:
        markers(hands)[0].setFocus()
        hands.key(Key.Key_Return)
        while piece not in focused().stack.ids:
            hands.key(Key.Key_Right)
        hands.key(Key.Key_Return)

    enter(BYAKHEE)
    enter(ACOLYTE)
    assert is_ready(hands)
    hands.key(Key.Key_Z)
    assert (hands.question(), len(markers(hands)), is_ready(hands)) == (ONE_KILL, 1, False)
    hands.key(Key.Key_Z)
    assert (hands.question(), len(markers(hands))) == (TWO_KILLS, 2)
    at = hands.page.controller.match.position
    hands.key(Key.Key_Z)
    assert hands.page.controller.match.position == at, "the dice have fallen: Undo one goes no further back"
    enter(BYAKHEE)
    enter(ACOLYTE)
    hands.key(Key.Key_Space)
    assert hands.page.controller.match.state.pieces[ACOLYTE].place != "europe"


def test_escape_and_undo_lift_what_was_only_laid(hands: Hands) -> None:
    drop(hands, BYAKHEE)
    for lift in (lambda: hands.key(Key.Key_Escape), lambda: hands.control(Key.Key_Z)):
        drop(hands, ACOLYTE)
        assert is_ready(hands)
        lift()
        assert (hands.question(), len(markers(hands))) == (ONE_KILL, 1)


def test_what_is_only_laid_stays_when_the_window_grows(hands: Hands) -> None:
    drop(hands, BYAKHEE)
    drop(hands, ACOLYTE)
    at, before = hands.page.controller.match.position, hands.page
    hands.window.resize(2560, 1440)
    hands.settle()
    assert hands.page is not before
    assert hands.page.controller.match.position == at
    assert (fate(hands, ACOLYTE), markers(hands), is_ready(hands)) == ("Killed", [], True)
    hands.press(button(hands, "Confirm Kills"))
    assert hands.page.controller.match.state.pieces[ACOLYTE].place != "europe"


def test_what_was_only_laid_does_not_lie_at_another_moment(hands: Hands) -> None:
    drop(hands, BYAKHEE)
    drop(hands, ACOLYTE)
    hands.key(Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert hands.page.controller.viewed is not None
    assert fate(hands, ACOLYTE) != "Killed"
    hands.key(Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert (hands.page.controller.viewed, len(markers(hands)), is_ready(hands)) == (None, 1, False)


def test_undo_one_is_a_button_once_one_lies(hands: Hands) -> None:
    assert [each.text() for each in hands.page.what_now.guests()] == ["Confirm Kills"]
    drop(hands, BYAKHEE)
    hands.press(button(hands, "Undo one"))
    assert (hands.question(), len(markers(hands))) == (TWO_KILLS, 2)


def test_where_the_rest_is_forced_all_of_it_is_shown_before_it_happens(
    look: None, qtbot: QtBot, tmp_path: Path
) -> None:
    table = fight(f"{GREAT}.cthulhu.1", BYAKHEE)
    hands = seated(qtbot, tmp_path, rolled(table, "6 6 1 1 1 1", "1 1"))
    hands.press(slot(hands, BYAKHEE))
    assert (fate(hands, BYAKHEE), fate(hands, ACOLYTE), is_ready(hands)) == ("Killed", "Killed", True)


def test_without_the_setting_each_result_is_answered_at_once(hands: Hands) -> None:
    hands.window.services.settings.change(confirm_results=False)
    drop(hands, BYAKHEE)
    assert [each.text() for each in hands.page.what_now.guests()] == ["Undo one"]
    drop(hands, ACOLYTE)
    assert hands.page.controller.match.state.pieces[ACOLYTE].place != "europe"


def test_a_marker_leaves_its_place_empty_in_the_tray(hands: Hands) -> None:
    drop(hands, BYAKHEE)
    assert len(hands.contest().findChildren(MarkerToken)) == 1
    assert fate(hands, BYAKHEE) == "Killed"


def test_one_that_was_laid_out_of_the_list_is_confirmed_by_space(hands: Hands) -> None:
    drop(hands, BYAKHEE)
    hands.type_option("acolyte")
    assert is_ready(hands)
    hands.key(Key.Key_Space)
    assert hands.page.controller.match.state.pieces[ACOLYTE].place != "europe"
