"""Matches of the Meadow for tests, and bots that are let loose on them."""

from __future__ import annotations

import time

from desktop_app.app.match import Match, new_match
from desktop_app.app.worker import BotAnswer, BotPool, InlineBots
from desktop_app.kernel.questions import CHANCE, Ask, Reply
from tests.app.meadow_room import MEADOW


def meadow_match(seed: int = 7, seats: int = 2, **controllers: str) -> Match:
    """A game in which seats that aren't named are played by the random bot."""
    setup = MEADOW.default_setup(seats=seats)
    return new_match(MEADOW, setup, {**dict.fromkeys(setup.seats, "random"), **controllers}, seed)


def first_option(match: Match) -> None:
    """The seat that is asked takes the first of its options."""
    asked = match.pending()
    assert isinstance(asked, Ask)
    match.say(Reply(asked.decider, asked.options[0].key))


def last_option(match: Match) -> None:
    """The seat that is asked takes the last of its options: it passes if it can."""
    asked = match.pending()
    assert isinstance(asked, Ask)
    match.say(Reply(asked.decider, asked.options[-1].key))


def play_bots(match: Match, pool: BotPool | None = None, limit: int = 3_000) -> list[BotAnswer]:
    """Let chance and the bots answer until a person is asked, the game is over or `limit` answers have been given."""
    bots = InlineBots() if pool is None else pool
    answers = []
    for _ in range(limit):
        seat = match.decider()
        if seat == CHANCE:
            match.let_chance_answer()
        elif not seat or match.is_human(seat):
            break
        else:
            bots.ask(match, seat)
            answers.append(wait_for(bots))
            match.say(answers[-1].reply)
    return answers


def wait_for(pool: BotPool, seconds: float = 20.0) -> BotAnswer:
    """Poll until an answer comes."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        answer = pool.poll()
        if answer is not None:
            return answer
        time.sleep(0.002)
    raise AssertionError("no answer came")


def play_people(match: Match, decisions: int) -> None:
    """People take their first option as often as said, and bots play in between."""
    play_bots(match)
    for _ in range(decisions):
        if match.decider():
            first_option(match)
            play_bots(match)
