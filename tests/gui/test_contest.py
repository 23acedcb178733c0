"""A Battle at the window, by mouse and by keys: each step of the contest over the board, and what it never hides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.app.match import HUMAN, Match
from desktop_app.app.rooms import room
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.gui import theme
from desktop_app.gui.contests.contest_overlay import ContestOverlay
from desktop_app.gui.contests.result_tokens import MarkerToken, SlotToken
from desktop_app.gui.parts import PieceToken, Words
from desktop_app.kernel import crank
from desktop_app.kernel.questions import Ask, Reply
from desktop_app.kernel.state import place
from desktop_app.kernel.timeline import Timeline
from tests.games.cthulhu_wars.played import new_table, say
from tests.gui.hands import Hands
from tests.gui.room_table import show

Sit = Callable[..., Hands]
GREAT, YELLOW = "great_cthulhu", "yellow_sign"
LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key
ONE_KILL = "One Kill falls on Yellow Sign: choose the Unit."
TWO_KILLS = "2 Kills fall on Yellow Sign: choose a Unit for the next one."


def fight(*units: str) -> Table:
    """These stand in Europe beside one Acolyte of Yellow Sign's on a Gate; the others are in Arabia."""
    table = new_table()
    for number in range(2, 7):
        place(table, f"{YELLOW}.acolyte.{number}", "arabia")
    for unit in units:
        place(table, unit, "europe")
    return table


def rolled(table: Table, *faces: str) -> Table:
    """Great Cthulhu has attacked, nobody prepared, the dice fell like this."""
    say(table, f"{GREAT} battle europe {YELLOW}")
    for fallen in faces:
        while isinstance(asked := crank.pending(table), Ask):
            crank.answer(table, Reply(asked.decider, "pass"))
        crank.answer(table, Reply("chance", f"dice {fallen}"))
    return table


def two_kills() -> Table:
    """Two Kills fall on two Undead, a Byakhee, and the Acolyte on the Gate."""
    table = fight(f"{GREAT}.cthulhu.1", f"{YELLOW}.undead.1", f"{YELLOW}.undead.2", f"{YELLOW}.byakhee.1")
    return rolled(table, "6 6 1 1 1 1", "1 1 1")


@pytest.fixture
def sit(look: None, qtbot: QtBot, tmp_path: Path) -> Iterator[Sit]:
    made: list[Hands] = []

    def down(table: Table, dice: tuple[int, ...] = ()) -> Hands:
        shipped = room("cthulhu_wars")
        setup = shipped.default_setup("", 4)
        table.asked = None
        match = Match(shipped, setup, dict.fromkeys(setup.seats, HUMAN), Timeline(table, 1, dice))
        made.append(show(qtbot, tmp_path, match))
        return made[-1]

    yield down
    for hands in made:
        assert hands.window.wording.missing == set()


def markers(hands: Hands) -> list[MarkerToken]:
    return [token for token in hands.contest().tokens() if isinstance(token, MarkerToken)]


def slot(hands: Hands, piece: str) -> SlotToken:
    return next(each for each in hands.contest().slots() if piece in each.stack.ids)


def fate(hands: Hands, piece: str) -> str:
    return str(slot(hands, piece).accessibleName()).rpartition(", ")[2]


def lit(hands: Hands) -> str:
    return next(str(each.text()) for each in hands.contest().findChildren(Words) if each.property("look") == "lit")


def carry(hands: Hands, token: PieceToken, end: QPoint, drop: bool = True) -> None:
    """From a token to a point of the screen."""
    hands.drag_from(token, token.rect().center(), token.mapFromGlobal(end), drop)


# Kills and Pains ------------------------------------------------------------------------------------------------------


def test_a_marker_is_dragged_onto_a_unit_in_the_contest(sit: Sit) -> None:
    hands = sit(two_kills())
    assert (hands.question(), lit(hands), len(markers(hands))) == (TWO_KILLS, "Kills", 2)
    goal = slot(hands, f"{YELLOW}.undead.1")
    carry(hands, markers(hands)[0], goal.mapToGlobal(goal.rect().center()), drop=False)
    assert goal.able
    assert goal.over, "the one under the pointer"
    assert not slot(hands, f"{GREAT}.cthulhu.1").able
    marker = markers(hands)[0]
    QTest.mouseRelease(marker, LEFT, pos=marker.mapFromGlobal(goal.mapToGlobal(goal.rect().center())))
    hands.settle()
    assert (hands.question(), len(markers(hands))) == (ONE_KILL, 1)
    assert fate(hands, f"{YELLOW}.undead.1") == "Killed"
    assert not slot(hands, f"{YELLOW}.undead.1").able


def test_a_marker_is_dragged_onto_a_unit_on_the_board(sit: Sit) -> None:
    hands = sit(two_kills())
    hands.key(Key.Key_B)
    assert hands.contest().folded
    board = hands.page.board.viewport()
    heap = next(id for id in hands.page.board.table.pieces if id.startswith(f"{YELLOW}.undead"))
    carry(hands, markers(hands)[0], board.mapToGlobal(hands.spot(heap)))
    assert hands.question() == ONE_KILL


def test_a_marker_is_clicked_and_then_a_unit(sit: Sit) -> None:
    hands = sit(two_kills())
    hands.press(markers(hands)[0])
    assert markers(hands)[0].selected
    hands.press(slot(hands, f"{YELLOW}.acolyte.1"))
    assert fate(hands, f"{YELLOW}.acolyte.1") == "Killed"


def test_a_unit_is_clicked(sit: Sit) -> None:
    hands = sit(two_kills())
    hands.press(slot(hands, f"{YELLOW}.undead.1"))
    assert fate(hands, f"{YELLOW}.undead.1") == "Killed"


def test_arrows_walk_and_enter_takes(sit: Sit) -> None:
    hands = sit(two_kills())
    markers(hands)[0].setFocus()
    hands.key(Key.Key_Return)
    assert markers(hands)[0].selected
    hands.key(Key.Key_Right)
    hands.key(Key.Key_Right)
    focused = QApplication.focusWidget()
    assert isinstance(focused, SlotToken)
    aimed = focused.stack.ids[0]
    hands.key(Key.Key_Return)
    assert fate(hands, aimed) == "Killed"
    focused = QApplication.focusWidget()
    assert isinstance(focused, PieceToken)
    assert hands.contest().isAncestorOf(focused), "the keyboard stays in the contest"


def test_an_option_of_the_list_does_the_same(sit: Sit) -> None:
    hands = sit(two_kills())
    hands.type_option("kill acolyte")
    assert fate(hands, f"{YELLOW}.acolyte.1") == "Killed"


def test_escape_puts_the_marker_back(sit: Sit) -> None:
    hands = sit(two_kills())
    goal = slot(hands, f"{YELLOW}.undead.1")
    carry(hands, markers(hands)[0], goal.mapToGlobal(goal.rect().center()), drop=False)
    hands.key(Key.Key_Escape)
    QTest.mouseRelease(markers(hands)[0], LEFT)
    hands.settle()
    assert hands.question() == TWO_KILLS


def test_a_marker_dropped_where_it_may_not_go_says_why(sit: Sit) -> None:
    hands = sit(two_kills())
    goal = slot(hands, f"{GREAT}.cthulhu.1")
    carry(hands, markers(hands)[0], goal.mapToGlobal(goal.rect().center()))
    assert hands.tip() == "That is no Unit of Yellow Sign in this Battle."
    assert hands.question() == TWO_KILLS


def test_consequences_are_said_before_they_happen(sit: Sit) -> None:
    hands = sit(two_kills())
    told = [each.text() for each in hands.contest().findChildren(Words)]
    assert "The Acolyte keeps your Gate. Killed, the Gate stands empty." in told


def test_the_pains_come_after_the_kills(sit: Sit) -> None:
    table = fight(f"{GREAT}.cthulhu.1", f"{YELLOW}.undead.1", f"{YELLOW}.undead.2", f"{YELLOW}.byakhee.1")
    hands = sit(rolled(table, "6 4 1 1 1 1", "1 1 1"))
    hands.press(slot(hands, f"{YELLOW}.undead.1"))
    hands.key(Key.Key_Space)
    assert lit(hands) == "Pains"
    marker, goal = markers(hands)[0], slot(hands, f"{YELLOW}.byakhee.1")
    carry(hands, marker, goal.mapToGlobal(goal.rect().center()))
    hands.key(Key.Key_Space)
    assert lit(hands) == "Retreat"
    assert "retreat" in hands.question().lower()


# Before the roll ------------------------------------------------------------------------------------------------------


def buttons(hands: Hands) -> dict[str, QPushButton]:
    return {str(each.text()): each for each in hands.contest().findChildren(QPushButton) if each.isVisible()}


def test_an_ability_is_offered_with_its_button_and_can_be_kept(sit: Sit) -> None:
    hands = sit(say_battle(fight(f"{GREAT}.cthulhu.1", f"{YELLOW}.undead.1", f"{YELLOW}.byakhee.1")))
    assert lit(hands) == "Before the roll"
    assert list(buttons(hands)) == ["Keep it", "Use Devour"]
    hands.press(buttons(hands)["Keep it"])
    assert "dice fall" in hands.question() or hands.contest() is None or lit(hands) != "Before the roll"


def test_using_it_asks_its_victim(sit: Sit) -> None:
    hands = sit(say_battle(fight(f"{GREAT}.cthulhu.1", f"{YELLOW}.undead.1", f"{YELLOW}.byakhee.1")))
    hands.press(buttons(hands)["Use Devour"])
    assert hands.question() == "Cthulhu devours one of your Units in Europe. Choose which."
    assert not hands.contest().folded, "the Units that may go stand in the contest"
    undead = next(each for each in hands.contest().tokens() if f"{YELLOW}.undead.1" in each.stack.ids)
    assert undead.able
    hands.press(undead)
    assert hands.place_of(f"{YELLOW}.undead.1") != "europe"


def test_several_abilities_are_offered_one_after_the_other(sit: Sit) -> None:
    table = fight(f"{GREAT}.cthulhu.1", f"{GREAT}.shoggoth.1", f"{GREAT}.deep_one.1", f"{YELLOW}.undead.1")
    table.learn(GREAT, "absorb")
    hands = sit(say_battle(table))
    first = list(buttons(hands))[1]
    hands.press(buttons(hands)["Keep it"])
    second = list(buttons(hands))[1]
    assert {first, second} == {"Use Devour", "Use Absorb"}
    assert hands.question().startswith("Before the Battle")


def say_battle(table: Table) -> Table:
    say(table, f"{GREAT} battle europe {YELLOW}")
    return table


# The board ------------------------------------------------------------------------------------------------------------


def overlay(hands: Hands) -> ContestOverlay:
    return next(extra for extra in hands.page.extras if isinstance(extra, ContestOverlay))


def covered(hands: Hands) -> list[str]:
    """Areas that may be chosen and lie under the contest where one would click on them."""
    page, panel = hands.page, hands.contest()
    asked = {id for choice in page.choices() for id in choice.option.to_ids} & set(page.showing.areas)
    box = QRect(panel.mapTo(page, QPoint(0, 0)), panel.size())
    return [id for id in asked if box.contains(page.board.viewport().mapTo(page, hands.spot(id)))]


def retreating() -> Table:
    table = fight(f"{GREAT}.cthulhu.1", f"{YELLOW}.undead.1", f"{YELLOW}.byakhee.1")
    rolled(table, "4 1 1 1 1 1", "1 1")
    say(table, f"{YELLOW} pain {YELLOW} undead")
    return table


def test_for_a_retreat_it_folds_by_itself_and_hides_nothing_that_may_be_chosen(sit: Sit) -> None:
    hands = sit(retreating())
    assert hands.contest().folded
    assert not overlay(hands).veil.isVisible()
    assert covered(hands) == []
    pained = next(each for each in hands.contest().tokens() if f"{YELLOW}.undead.1" in each.stack.ids)
    hands.press(pained)
    assert hands.glowing() >= {"scandinavia"}
    hands.click("scandinavia")
    assert hands.place_of(f"{YELLOW}.undead.1") == "scandinavia"


def test_the_pained_are_dragged_from_the_bar_to_where_they_go(sit: Sit) -> None:
    hands = sit(retreating())
    pained = next(each for each in hands.contest().tokens() if f"{YELLOW}.undead.1" in each.stack.ids)
    carry(hands, pained, hands.page.board.viewport().mapToGlobal(hands.spot("scandinavia")))
    assert hands.place_of(f"{YELLOW}.undead.1") == "scandinavia"


def test_it_lies_over_the_board_only(sit: Sit) -> None:
    hands = sit(two_kills())
    page, panel = hands.page, hands.contest()
    ground = QRect(page.board.mapTo(page, QPoint(0, 0)), page.board.size())
    assert ground.contains(panel.geometry())
    assert panel.width() <= 874
    assert overlay(hands).veil.isVisible()
    assert overlay(hands).veil.geometry() == ground
    hands.window.resize(1600, 900)
    hands.settle()
    ground = QRect(page.board.mapTo(page, QPoint(0, 0)), page.board.size())
    assert ground.contains(hands.contest().geometry())
    assert overlay(hands).veil.geometry() == ground


def test_it_is_folded_and_unfolded_by_button_and_key(sit: Sit) -> None:
    hands = sit(two_kills())
    hands.press(hands.contest().fold_button)
    assert hands.contest().folded
    assert not overlay(hands).veil.isVisible()
    assert len(markers(hands)) == 2, "they stay at hand"
    hands.key(Key.Key_B)
    assert not hands.contest().folded
    assert overlay(hands).veil.isVisible()


def test_it_goes_with_the_battle_and_comes_back_with_undo(sit: Sit) -> None:
    table = fight(f"{GREAT}.cthulhu.1", f"{YELLOW}.undead.1", f"{YELLOW}.undead.2")
    hands = sit(rolled(table, "6 1 1 1 1 1", "1"))
    hands.press(slot(hands, f"{YELLOW}.undead.1"))
    hands.key(Key.Key_Space)
    assert hands.contest() is None
    assert not overlay(hands).veil.isVisible()
    hands.control(Key.Key_Z)
    assert lit(hands) == "Kills"


def throw(hands: Hands, qtbot: QtBot) -> list[bool]:
    """The ability is kept and the attacker's dice fall: which rows roll when they are first seen."""
    found: list[bool] = []

    def look() -> bool:
        panel = hands.contest()
        attacks = panel.sides[0] if panel is not None and not panel.folded else None
        if attacks is None or "6: " not in " ".join(row.accessibleName() for row in attacks.dice):
            return False
        found.extend(row.is_rolling() for row in attacks.dice)
        return True

    hands.page.controller.changed.connect(look)
    hands.press(buttons(hands)["Keep it"])
    qtbot.waitUntil(lambda: bool(found))
    return found


def scripted() -> Table:
    return say_battle(fight(f"{GREAT}.cthulhu.1", f"{YELLOW}.undead.1", f"{YELLOW}.byakhee.1"))


SIXES = (6, 1, 1, 1, 1, 1, 1, 1)


def test_dice_roll_where_things_may_move_and_come_to_rest(sit: Sit, qtbot: QtBot) -> None:
    hands = sit(scripted(), SIXES)
    hands.window.play.film.choose_speed(1.0)
    hands.window.play.film._pause_between = 60
    assert any(throw(hands, qtbot))
    qtbot.waitUntil(lambda: not any(row.is_rolling() for row in hands.contest().dice()))


@pytest.mark.parametrize("still", ["film", "motion"])
def test_dice_lie_still_where_the_film_is_played_at_once_or_nothing_may_move(
    sit: Sit, qtbot: QtBot, still: str
) -> None:
    hands = sit(scripted(), SIXES)
    hands.window.play.film._pause_between = 60 if still == "motion" else 0
    theme.choose(motion=still != "motion")
    try:
        assert not any(throw(hands, qtbot))
    finally:
        theme.choose(motion=True)
