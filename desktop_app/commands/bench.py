"""How fast it all is on this machine."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable

from desktop_app.bots.random_bot import RandomBot
from desktop_app.commands.answers import DONE, Refused, say
from desktop_app.commands.documents import room_called
from desktop_app.kernel import crank
from desktop_app.kernel.questions import Chance, Reply
from desktop_app.kernel.room import GameRoom
from desktop_app.kernel.state import State
from desktop_app.kernel.timeline import chance_reply

COPIES = 2_000
LIMIT = 3_000
EARLY = 10
"""Answers after which a game is still young."""


def add(parser: ArgumentParser) -> None:
    """Which game, and how much of it."""
    parser.add_argument("--game", default="")
    parser.add_argument("--games", type=int, default=10, metavar="N", help="games of each kind")


def run(args: Namespace) -> int:
    """Print the figures. Times are those of the processor."""
    if args.games < 1:
        raise Refused("--games must be at least 1")
    room = room_called(args.game)
    any_option = _decisions(room, RandomBot(verb_first=False), args.games)
    verb_first = _decisions(room, RandomBot(verb_first=True), args.games)
    replies, early, late = _one_game(room)
    figures = {
        "decisions_a_second_any_option": any_option,
        "decisions_a_second_verb_first": verb_first,
        "copy_early_us": _microseconds(early.copy, COPIES),
        "copy_late_us": _microseconds(late.copy, COPIES),
        "replay_us_an_answer": _replay(room, replies),
    }
    say(args, figures, [f"{name.replace('_', ' ')}: {value:,.1f}" for name, value in figures.items()])
    return DONE


def _decisions(room: GameRoom, bot: RandomBot, games: int) -> float:
    """Decisions a second of random play, chance not counted."""
    decisions = 0
    start = time.process_time()
    for seed in range(games):
        decisions += _play(room, bot, seed)[0]
    return decisions / max(time.process_time() - start, 1e-9)


def _play(room: GameRoom, bot: RandomBot, seed: int) -> tuple[int, list[Reply], State]:
    """Decisions, all replies, and the last table. The bot sees everything: how it looks is not what is measured."""
    state = room.new_game(room.default_setup())
    replies: list[Reply] = []
    decisions = 0
    while (asked := crank.pending(state)) is not None and len(replies) < LIMIT:
        if isinstance(asked, Chance):
            replies.append(chance_reply(seed, len(replies), asked))
        else:
            decisions += 1
            replies.append(bot.choose(state, asked, seed * LIMIT + len(replies)))
        crank.answer(state, replies[-1])
    return decisions, replies, state


def _one_game(room: GameRoom) -> tuple[list[Reply], State, State]:
    _, replies, late = _play(room, RandomBot(verb_first=True), 0)
    early = room.new_game(room.default_setup())
    for reply in replies[:EARLY]:
        crank.answer(early, reply)
    return replies, early, late


def _replay(room: GameRoom, replies: list[Reply]) -> float:
    state = room.new_game(room.default_setup())
    start = time.process_time()
    for reply in replies:
        crank.answer(state, reply)
    return (time.process_time() - start) / max(len(replies), 1) * 1e6


def _microseconds(action: Callable[[], object], times: int) -> float:
    start = time.process_time()
    for _ in range(times):
        action()
    return (time.process_time() - start) / times * 1e6
