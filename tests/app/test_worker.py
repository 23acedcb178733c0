"""Bots beside the window: late, silent, broken and talking nonsense, they never stop a game and never spoil one."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.app.match import Match
from desktop_app.app.worker import InlineBots, ProcessBots
from desktop_app.bots.fallback import safe_reply
from desktop_app.bots.play import play_out
from desktop_app.kernel.questions import CHANCE, Reply
from desktop_app.kernel.state import fingerprint
from desktop_app.kernel.timeline import Why
from tests.app import stub_bots
from tests.app.games import meadow_match, play_bots, wait_for

MODULES = ("tests.app.in_other_process",)


@pytest.fixture(scope="module")
def shared() -> Iterator[ProcessBots]:
    """One worker for all tests that leave it as it was."""
    pool = ProcessBots(deadline=10.0, modules=MODULES)
    yield pool
    pool.close()


@pytest.fixture
def hasty() -> Iterator[ProcessBots]:
    """A worker with little patience."""
    pool = ProcessBots(deadline=0.5, modules=MODULES)
    yield pool
    pool.close()


def ready_match(bot: str, seats: int = 2, seed: int = 7) -> Match:
    """A match in which ash, played by this bot, is asked something that can be passed."""
    match = meadow_match(seed=seed, seats=seats, ash=bot, birch="human")
    for _ in range(100):
        asked = match.pending()
        if match.decider() == CHANCE:
            match.let_chance_answer()
        elif match.decider() == "ash" and asked.options[-1].key == "pass":
            return match
        else:
            match.say(Reply(asked.decider, asked.options[0].key))
    raise AssertionError("ash is never asked")


def quiet(pool: ProcessBots, seconds: float) -> None:
    """Nothing is said for a while."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        assert pool.poll() is None
        time.sleep(0.005)


def settle(pool: ProcessBots, match: Match) -> None:
    """Wait until the worker is up: it has answered once."""
    pool.ask(match, match.decider())
    wait_for(pool)


def test_a_game_is_the_same_in_this_process_and_in_another_and_without_a_match(shared):
    ends = []
    for pool in (InlineBots(), shared):
        match = meadow_match(seed=11, seats=3)
        answers = play_bots(match, pool)
        assert [answer.note for answer in answers if answer.note] == []
        ends.append(fingerprint(match.state))
    from desktop_app import bots

    start = meadow_match(seed=11, seats=3).state
    played = play_out(start, dict.fromkeys(match.controllers, bots.bot("random")), seed=11)
    assert ends == [fingerprint(played.state)] * 2


def test_nothing_asked_nothing_said(shared):
    quiet(shared, 0.05)
    assert InlineBots().poll() is None


def test_the_worker_has_no_window(shared):
    match = ready_match("counts_windows")
    shared.ask(match, "ash")
    assert wait_for(shared).reply == Reply("ash", "pass")


def test_a_person_s_seat_can_be_lent_to_a_bot(shared):
    match = ready_match("human")
    shared.ask(match, "ash")
    answer = wait_for(shared)
    assert (answer.game_id, answer.position, answer.reply.seat, answer.note) == \
        (match.game_id, match.position, "ash", "")


@pytest.mark.parametrize("name", stub_bots.NONSENSE)
def test_nonsense_becomes_a_safe_answer(shared, name):
    for pool in (InlineBots(), shared):
        match = ready_match(name)
        pool.ask(match, "ash")
        answer = wait_for(pool)
        assert answer.reply == safe_reply(match.pending()) == Reply("ash", "pass")
        assert answer.note in ("bot_nonsense ash", "bot_crashed ash")
        match.say(answer.reply)


def test_a_bot_that_throws_gets_a_safe_answer(shared):
    for pool in (InlineBots(), shared):
        match = ready_match("crashes")
        pool.ask(match, "ash")
        answer = wait_for(pool)
        assert (answer.reply.key, answer.note) == ("pass", "bot_crashed ash")


def test_a_table_that_can_not_be_dealt_anew_gets_a_safe_answer(shared, monkeypatch):
    def fails(*_):
        raise RuntimeError("no way found")

    monkeypatch.setattr("desktop_app.bots.glimpse", fails)
    for pool in (InlineBots(), shared):
        match = ready_match("random")
        pool.ask(match, "ash")
        answer = wait_for(pool)
        assert (answer.reply.key, answer.note) == ("pass", "bot_crashed ash")


def test_a_bot_that_takes_its_process_along_is_survived(hasty):
    match = ready_match("exits")
    hasty.ask(match, "ash")
    answer = wait_for(hasty)
    assert (answer.reply.key, answer.note) == ("pass", "bot_crashed ash")
    match.hand_over("ash", "random")
    hasty.ask(match, "ash")
    assert wait_for(hasty).note == ""


def test_a_hanging_bot_is_ended_in_time_and_another_worker_takes_over(hasty):
    settle(hasty, ready_match("random"))
    match = ready_match("hangs")
    hasty.ask(match, "ash")
    assert hasty.poll() is None  # whoever polls never waits for it
    answer = wait_for(hasty)
    assert (answer.reply.key, answer.note) == ("pass", "bot_too_slow ash")
    settle(hasty, ready_match("random"))


def test_the_time_to_think_may_change_between_two_questions(hasty, monkeypatch):
    allowed = [30.0]
    monkeypatch.setattr(hasty, "deadline", lambda: allowed[0])
    settle(hasty, ready_match("random"))
    allowed[0] = 0.3
    hasty.ask(ready_match("hangs"), "ash")
    assert wait_for(hasty).note == "bot_too_slow ash"


def test_a_bot_is_told_what_it_gave_as_its_last_reason_in_this_turn():
    match, pool, seats = meadow_match(seed=7, ash="tells", birch="tells"), InlineBots(), [""]
    said = {True: set(), False: set()}
    for _ in range(60):
        if match.decider() == CHANCE:
            match.let_chance_answer()
        elif match.decider():
            pool.ask(match, match.decider())
            answer = pool.poll()
            match.say(answer.reply, Why(answer.reason, answer.seen_by))
            said[seats[-1] == answer.reply.seat].add(dict(answer.reason.args)["n"])
            seats.append(answer.reply.seat)
    assert said == {True: {1}, False: {0}}


def test_every_kind_of_question_is_answered_by_bots_that_fail():
    for bot in ("crashes", "illegal", "nothing"):
        match = meadow_match(seats=3, ash=bot, birch=bot, cedar=bot)
        answers = play_bots(match, limit=400)
        assert match.decider() == "" or len(answers) > 100
        assert all(answer.note for answer in answers)


def test_a_late_answer_after_undo_is_dropped(shared):
    match = ready_match("slow")
    here = match.position
    shared.ask(match, "ash")
    shared.poll()
    shared.cancel()
    match.go(match.timeline.nodes[here].parent)
    quiet(shared, 0.7)
    match.go(here)
    quiet(shared, 0.05)
    shared.ask(match, "ash")
    assert wait_for(shared).position == here


def test_an_answer_for_another_position_is_dropped_even_if_nobody_cancelled(shared):
    match = ready_match("slow")
    shared.ask(match, "ash")
    shared.poll()
    match.say(Reply("ash", "pass"))
    quiet(shared, 0.7)


def test_a_late_answer_after_another_game_was_loaded_is_dropped(shared):
    old, new = ready_match("slow"), ready_match("random")
    assert old.position == new.position
    shared.ask(old, "ash")
    shared.poll()
    shared.cancel()
    shared.ask(new, "ash")
    answer = wait_for(shared)
    assert answer.game_id == new.game_id
    quiet(shared, 0.6)


def test_a_question_asked_twice_is_answered_once(shared):
    match = ready_match("slow")
    shared.ask(match, "ash")
    shared.poll()
    shared.ask(match, "ash")
    assert wait_for(shared).note == ""
    quiet(shared, 0.6)


def test_a_hanging_bot_that_was_cancelled_is_ended_too(hasty):
    settle(hasty, ready_match("random"))
    match = ready_match("hangs")
    hasty.ask(match, "ash")
    hasty.poll()
    hasty.cancel()
    quiet(hasty, 0.8)
    match.hand_over("ash", "random")
    hasty.ask(match, "ash")
    assert wait_for(hasty).note == ""


def test_a_worker_that_can_not_start_costs_a_safe_answer_and_no_more():
    pool = ProcessBots(modules=("tests.app.no_such_module",))
    try:
        match = ready_match("random")
        for _ in range(2):
            pool.ask(match, "ash")
            answer = wait_for(pool)
            assert (answer.reply.key, answer.note) == ("pass", "bot_crashed ash")
            quiet(pool, 0.05)
    finally:
        pool.close()


def test_inline_answers_for_another_position_are_dropped():
    pool = InlineBots()
    match = ready_match("random")
    pool.ask(match, "ash")
    match.say(Reply("ash", "pass"))
    assert pool.poll() is None
    pool.ask(match, match.decider())
    pool.cancel()
    assert pool.poll() is None


def test_what_others_hide_has_no_influence_on_a_bot(monkeypatch):
    """Hidden faces are exchanged behind the seat's back: the same position is put before the bot."""
    match = ready_match("peeks", seats=3)
    hidden = [piece for piece, known in sorted(match.state.known.items())
              if piece in match.state.pieces and "ash" not in known and match.state.pieces[piece].face]
    by_bag = {}
    for piece in hidden:
        by_bag.setdefault(match.state.game.bag_of(match.state.pieces[piece]), []).append(piece)
    exchanged = next(pieces for pieces in by_bag.values()
                     if len({match.state.pieces[piece].face for piece in pieces}) > 1)
    shown = []
    for turn in range(len(exchanged)):
        table = match.state.copy()
        faces = [match.state.pieces[piece].face for piece in exchanged]
        for piece, face in zip(exchanged, faces[turn:] + faces[:turn]):
            table.pieces[piece] = table.pieces[piece]._replace(face=face)
        monkeypatch.setattr(match.timeline, "state", table)
        from desktop_app.app.worker import _Question, think

        shown.append(think(_Question(match, "ash", turn).request).reply.key)
    assert len(shown) > 1
    assert len(set(shown)) == 1


def test_no_worker_is_left_behind_by_a_program_that_was_killed(tmp_path):
    program = """
import time
from desktop_app.app.worker import ProcessBots
from tests.app.games import meadow_match
from tests.app.test_worker import ready_match, settle
if __name__ == "__main__":
    pool = ProcessBots(modules=("tests.app.in_other_process",))
    settle(pool, ready_match("random"))
    pool.ask(ready_match("hangs"), "ash")
    pool.poll()
    print(pool._worker.process.pid, flush=True)
    time.sleep(60)
"""
    file = tmp_path / "program.py"
    file.write_text(f"import sys\nsys.path.insert(0, {str(Path(__file__).parents[2])!r})\n{program}", encoding="utf-8")
    with subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, text=True) as process:
        number = int(process.stdout.readline())
        process.kill()
    for _ in range(500):
        if is_gone(number):
            return
        time.sleep(0.01)
    raise AssertionError("the worker thinks on")


def is_gone(number: int) -> bool:
    """Has the process ended (a zombie that nobody has waited for has, too)?"""
    if sys.platform == "win32":
        asked = ["tasklist", "/FI", f"PID eq {number}"]
        return str(number) not in subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return True
    status = Path(f"/proc/{number}/stat")
    return status.exists() and status.read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()[0] == "Z"
