"""Whole games without a window: what arena, soak and bench are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from desktop_app.bots import Bot, ask, glimpse, seed_at
from desktop_app.kernel import crank
from desktop_app.kernel.questions import Atom, Chance, Reply
from desktop_app.kernel.state import State
from desktop_app.kernel.timeline import chance_reply, left_of

LIMIT = 3_000
"""No game is meant to need more answers."""


class Played(NamedTuple):
    """A game that was played: its answers in order, the table they led to, and whether they ran out before its end."""

    replies: tuple[Reply, ...]
    state: State
    unfinished: bool


def play_out(state: State, bots: Mapping[str, Bot], seed: int, limit: int = LIMIT,
             dice: tuple[Atom, ...] = (), given: int = 0) -> Played:
    """Let bots (one a seat) play from here to the end, or until `limit` answers have been given.

    The same as a match of these bots with this seed. `dice` come before the random ones; `given`: how many answers the
    match has had already. A bot's illegal answer raises IllegalAnswer. The state that was handed in stays as it was.
    """
    table = state.copy()
    replies: list[Reply] = []
    asked = crank.current(table)
    while asked is not None and len(replies) < limit:
        depth = given + len(replies)
        if isinstance(asked, Chance):
            reply = chance_reply(seed, depth, asked, dice)
            number = asked.number
            dice = left_of(dice, number * (asked.kind == "dice"), number * (asked.kind == "draw"))
        else:
            choice = seed_at(seed, depth, asked.decider)
            reply = ask(bots[asked.decider], glimpse(table, asked.decider, choice), choice)
        replies.append(reply)
        asked = crank.answer(table, reply)
    return Played(tuple(replies), table, unfinished=asked is not None)
