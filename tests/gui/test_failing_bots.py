"""Bots that hang, crash, talk nonsense or answer late, in a process of their own: the window goes on (fault R06)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.library import Library
from desktop_app.app.match import Match, new_match
from desktop_app.app.rooms import room
from desktop_app.app.worker import ProcessBots
from desktop_app.gui.services import Services
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.questions import Chance
from tests.app import stub_bots
from tests.gui.hands import Hands
from tests.gui.opening import open_window

GAMES = ("cthulhu_wars", "call_of_madness")
BROKEN = ("bot_crashed", "bot_nonsense")
NOTES = {"hangs": ("bot_too_slow",), "crashes": ("bot_crashed",), "exits": ("bot_crashed",), "illegal": BROKEN,
         "nothing": BROKEN, "huge": BROKEN}  # fmt: skip
"""What may be said of each."""


class Lasting(ProcessBots):
    """One worker for all windows of this file: to start one takes a second."""

    def close(self) -> None:
        """The window lets go of it; the next one goes on with it."""
        self.cancel()

    def end(self) -> None:
        super().close()


@pytest.fixture(scope="module")
def worker() -> Iterator[Lasting]:
    pool = Lasting(deadline=30.0, modules=("tests.app.in_other_process",))
    yield pool
    pool.end()


def sit_down(qtbot: QtBot, shelf: Path, game: str, worker: Lasting, bot: str) -> tuple[Hands, Match]:
    """A person in the first seat, who is asked first; the bot in all others."""
    shipped = room(game)
    setup = shipped.default_setup("", 2 if game == "call_of_madness" else 3)
    seats = dict.fromkeys(setup.seats, bot) | {setup.seats[0]: "human"}
    match = new_match(shipped, setup, seats, 5)
    services = Services((shipped,), Library(shelf), new_match, lambda: worker, ("random",), film_delay=0)
    window = open_window(qtbot, services, wording_for())
    window.show_match(match)
    return Hands(window, qtbot), match


def answers_of_bots(match: Match) -> list[str]:
    people = {seat for seat, who in match.controllers.items() if who == "human"} | {"chance"}
    return [node.reply.key for node in match.timeline.nodes[1:] if node.reply.seat not in people]


def let_bots_answer(hands: Hands, match: Match, how_many: int) -> None:
    """The person takes the first option whenever it is asked, until the bots have answered so often."""

    def enough() -> bool:
        if match.decider() in match.controllers and match.is_human(match.decider()):
            hands.page.options.list.setFocus()
            QTest.keyClick(hands.page.options.list, Qt.Key.Key_Home)
            QTest.keyClick(hands.page.options.list, Qt.Key.Key_Return)
        return len(answers_of_bots(match)) >= how_many

    hands.qtbot.waitUntil(enough, timeout=20_000)


@pytest.mark.parametrize(("game", "bot"), [
    *[(GAMES[0], bot) for bot in NOTES], (GAMES[1], "hangs"), (GAMES[1], "illegal"),
])  # fmt: skip
def test_the_window_lives_and_says_what_went_wrong(qtbot: QtBot, tmp_path: Path, worker: Lasting,
                                                   monkeypatch: pytest.MonkeyPatch, game: str, bot: str) -> None:
    if bot == "hangs":
        monkeypatch.setattr(worker, "deadline", 0.6)
    ticks: list[int] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(1))
    hands, match = sit_down(qtbot, tmp_path, game, worker, bot)
    notes: list[tuple[str, str]] = []
    hands.page.controller.noted.connect(lambda note: notes.append((note, hands.note())))
    timer.start(10)
    let_bots_answer(hands, match, 1)
    hands.settle()
    (id, seat), seen = notes[0][0].split(), notes[0][1]
    assert id in NOTES[bot]
    assert seen.startswith(f"{hands.page.wording.name(seat)}: the bot"), "it stands in the line below the question"
    assert "safe move" in seen
    assert QApplication.activeModalWidget() is None
    if bot == "hangs":  # the window was alive all the while
        assert len(ticks) > 5


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_bot_that_fails_gets_a_legal_answer(qtbot: QtBot, tmp_path: Path, worker: Lasting,
                                                               game: str) -> None:
    hands, match = sit_down(qtbot, tmp_path, game, worker, "crashes")
    let_bots_answer(hands, match, 12)
    again = new_match(match.room, match.setup, match.controllers, match.seed)
    for position in match.timeline.path(match.position):
        asked, reply = again.pending(), match.timeline.nodes[position].reply
        if isinstance(asked, Chance):
            again.let_chance_answer()
        else:
            again.say(reply)  # refuses what is not legal
    assert again.view("") == match.view("")
    assert QApplication.activeModalWidget() is None


def test_a_late_answer_is_used_while_the_question_stands(qtbot: QtBot, tmp_path: Path, worker: Lasting) -> None:
    hands, match = sit_down(qtbot, tmp_path, GAMES[0], worker, "slow")
    notes: list[str] = []
    hands.page.controller.noted.connect(notes.append)
    let_bots_answer(hands, match, 1)
    assert notes == []


def test_the_stub_bots_of_this_file_are_known() -> None:
    assert set(NOTES) <= {*stub_bots.NONSENSE, "hangs", "crashes", "exits"}
