"""Time and bots: one undo goes over a bots' round, what a bot says too late is dropped, drags meet the newest table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.app.library import Library
from desktop_app.app.match import HUMAN, Match, new_match
from desktop_app.app.rooms import room
from desktop_app.app.settings import Settings, SettingsKeeper
from desktop_app.app.worker import BotAnswer, InlineBots
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.services import Services
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.state import fingerprint
from tests.gui.hands import Hands

Key = Qt.Key
GAMES = pytest.mark.parametrize("game", ["cthulhu_wars", "call_of_madness"])


class HeldBots(InlineBots):
    """Bots whose answers are held until somebody lets them go; what was held is said even after it was forgotten."""

    def __init__(self) -> None:
        super().__init__()
        self.held: list[BotAnswer] = []
        self.holds = self.lets_go = False

    def poll(self) -> BotAnswer | None:
        if self.lets_go and self.held:
            return self.held.pop()
        answer = super().poll()
        if answer is not None and self.holds:
            self.held.append(answer)
            return None
        return answer


@pytest.fixture
def bots() -> HeldBots:
    return HeldBots()


def sit_down(qtbot: QtBot, folder: Path, game: str, bots: HeldBots) -> Hands:
    """One person, who plays the first seat, and two bots."""
    shipped = room(game)
    setup = shipped.default_setup("", 3)
    settings = SettingsKeeper(Settings(confirm_undo=False, since_last_turn=False))
    window = MainWindow(Services((shipped,), Library(folder), new_match, lambda: bots, ("random",), film_delay=0,
                                 settings=settings), wording_for())  # fmt: skip
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    qtbot.waitExposed(window)
    who = {seat: "random" if place else HUMAN for place, seat in enumerate(setup.seats)}
    window.show_match(new_match(shipped, setup, who, 11))
    return Hands(window, qtbot)


def match_of(hands: Hands) -> Match:
    match = hands.page.controller.match
    assert isinstance(match, Match)
    return match


def my_turn(hands: Hands) -> None:
    match = match_of(hands)
    hands.qtbot.waitUntil(lambda: match.is_human(match.decider()))
    hands.settle()


def answer_until_bots_have_played(hands: Hands, answers: int = 2) -> tuple[int, str]:
    """Answers until bots have given some answers after one; where the last decision was, and its table."""
    match = match_of(hands)
    for _ in range(40):
        my_turn(hands)
        before = (match.position, fingerprint(match.state))
        hands.type_option("")
        my_turn(hands)
        since = match.timeline.path(match.position)[match.timeline.nodes[before[0]].depth :]
        if sum(match.timeline.nodes[at].reply.seat in match.setup.seats[1:] for at in since) >= answers:
            return before
    raise AssertionError("the bots never had a turn")


@GAMES
def test_one_undo_after_a_bots_round(look: None, qtbot: QtBot, tmp_path: Path, bots: HeldBots, game: str) -> None:
    """fault R04: undo after a bot's turn took back only the bot's move."""
    hands = sit_down(qtbot, tmp_path, game, bots)
    before = answer_until_bots_have_played(hands)
    hands.control(Key.Key_Z)
    assert (match_of(hands).position, fingerprint(match_of(hands).state)) == before
    hands.control(Key.Key_Y)
    assert match_of(hands).position > before[0] + 2, "and one redo gives all of it again"


@GAMES
def test_a_late_answer_after_undo(look: None, qtbot: QtBot, tmp_path: Path, bots: HeldBots, game: str) -> None:
    """fault R17: a bot's late answer arrived after undo."""
    hands = sit_down(qtbot, tmp_path, game, bots)
    match = match_of(hands)
    my_turn(hands)
    bots.holds = True
    for _ in range(30):
        before = match.position
        hands.type_option("")
        hands.settle()
        if not match.is_human(match.decider()):
            break
    qtbot.waitUntil(lambda: bool(bots.held))
    hands.control(Key.Key_Z)
    assert match.position == before
    bots.lets_go = True
    QTest.qWait(80)
    hands.settle()
    assert match.position == before
    assert hands.page.choices(), "the person is asked as before"


def test_a_late_answer_after_another_game_was_opened(
    look: None, qtbot: QtBot, tmp_path: Path, bots: HeldBots
) -> None:
    """fault R17: a bot's late answer arrived after a load."""
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", bots)
    match = match_of(hands)
    my_turn(hands)
    bots.holds = True
    for _ in range(30):
        hands.type_option("")
        hands.settle()
        if not match.is_human(match.decider()):
            break
    qtbot.waitUntil(lambda: bool(bots.held))
    setup = match.setup
    other = new_match(match.room, setup, dict.fromkeys(setup.seats, HUMAN), 3)
    stood = match.position
    hands.window.show_match(other)
    hands.settle()
    before = other.position
    bots.lets_go = True
    QTest.qWait(80)
    hands.settle()
    assert (other.position, match.position) == (before, stood)


@GAMES
def test_nothing_is_answered_by_a_drag_that_outlives_the_past(
    look: None, qtbot: QtBot, tmp_path: Path, bots: HeldBots, game: str
) -> None:
    """fault R20: a drag was begun at one moment and dropped at another."""
    hands = sit_down(qtbot, tmp_path, game, bots)
    answer_until_bots_have_played(hands)
    match = match_of(hands)
    stand = (match.position, fingerprint(match.state))
    board = hands.page.board
    piece = next((p.id for p in hands.page.showing.view.pieces if p.movable and p.id in board.table.pieces), "")
    if piece:
        spot = hands.spot(piece)
        hands.drag_from(board.viewport(), spot, spot + QPoint(60, 20), drop=False)
    hands.page.controller.view_after(1)  # as a click on the ribbon does, which a hand with the button down can't give
    hands.settle()
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=board.viewport().rect().center())
    hands.settle()
    assert (match.position, fingerprint(match.state)) == stand
    assert hands.page.history.isVisible()


def test_reasons_of_bots_are_told_again_when_a_game_is_continued(
    look: None, qtbot: QtBot, tmp_path: Path, bots: HeldBots
) -> None:
    """A reason belongs to the game: it was lost when the window was closed."""
    shipped = room("cthulhu_wars")
    setup = shipped.default_setup("", 3)
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", bots)
    who = {seat: "greedy" if place else HUMAN for place, seat in enumerate(setup.seats)}
    hands.window.show_match(new_match(shipped, setup, who, 11))
    answer_until_bots_have_played(hands)

    def thoughts() -> list[str]:
        return [row.under for row in hands.page.log.list.sentences.rows if row.under]

    told = thoughts()
    assert told
    hands.window.commands["home"].trigger()
    hands.settle()
    hands.window.commands["resume"].trigger()
    hands.settle()
    assert thoughts() == told
