"""How fast our own games are: what is measured, and how. Times are those of the processor."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from statistics import median

from desktop_app import bots
from desktop_app.bots.play import LIMIT, play_out
from desktop_app.bots.random_bot import RandomBot
from desktop_app.kernel import crank, rulebook
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import Ask, Chance, Reply
from desktop_app.kernel.room import GameRoom
from desktop_app.kernel.state import State
from desktop_app.kernel.timeline import chance_reply

EARLY = 10
"""Answers after which a game is still young."""

ANSWERS = 800
"""As many as a long game has: so many are replayed."""

OPTIONS = 50
"""The main question that is listed has about so many."""

CUT = 15
"""Decisions of a roll-out."""

Figures = dict[str, float]

ANY_OPTION, VERB_FIRST = "decisions_a_second_any_option", "decisions_a_second_verb_first"


def medians(rounds: list[Figures]) -> Figures:
    """The median of each figure."""
    return {name: float(median([each[name] for each in rounds])) for name in rounds[0]}


def random_play(room: GameRoom, games: int) -> Figures:
    """Decisions a second of random play, chance not counted: any option alike, and a verb first."""
    return {ANY_OPTION: _decisions(room, RandomBot(verb_first=False), games),
            VERB_FIRST: _decisions(room, RandomBot(verb_first=True), games)}


def own_figures(room: GameRoom, games: int) -> Figures:
    """Everything that concerns us alone."""
    played = [_play(room, RandomBot(verb_first=True), seed)[1] for seed in range(games)]
    early, late = (_after(room, played[0], answers) for answers in (EARLY, len(played[0]) * 9 // 10))
    return {
        "copy_early_us": _microseconds(early.copy),
        "copy_late_us": _microseconds(late.copy),
        f"replay_{ANSWERS}_answers_ms": _replay(room, played),
        "cut_roll_outs_a_second": _roll_outs(early),
        "greedy_game_s": _greedy(room, games),
        **_main_question(room),
    }


def _decisions(room: GameRoom, bot: RandomBot, games: int) -> float:
    decisions = 0
    start = time.process_time()
    for seed in range(games):
        decisions += _play(room, bot, seed)[0]
    return decisions / max(time.process_time() - start, 1e-9)


def _play(room: GameRoom, bot: RandomBot, seed: int) -> tuple[int, list[Reply]]:
    """Decisions, and all replies. The bot sees everything: how it looks is not what is measured."""
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
    return decisions, replies


def _after(room: GameRoom, replies: list[Reply], answers: int) -> State:
    """The position after so many answers."""
    state = room.new_game(room.default_setup())
    for reply in replies[:answers]:
        crank.answer(state, reply)
    return state


def _replay(room: GameRoom, played: list[list[Reply]]) -> float:
    """Milliseconds for 800 answers of whole games, one after the other."""
    tables = [room.new_game(room.default_setup()) for _ in played]
    start = time.process_time()
    for state, replies in zip(tables, played):
        for reply in replies:
            crank.answer(state, reply)
    each = (time.process_time() - start) / max(sum([len(replies) for replies in played]), 1)
    return each * ANSWERS * 1e3


def _roll_outs(start: State, times: int = 60) -> float:
    """Random games from here, cut short, each on a copy of its own."""
    bot = RandomBot(verb_first=True)
    begun = time.process_time()
    for seed in range(times):
        state, decisions, given = start.copy(), 0, 0
        while decisions < CUT and (asked := crank.pending(state)) is not None:
            given += 1
            if isinstance(asked, Chance):
                crank.answer(state, chance_reply(seed, given, asked))
            else:
                decisions += 1
                crank.answer(state, bot.choose(state, asked, seed * LIMIT + given))
    return times / max(time.process_time() - begun, 1e-9)


def _greedy(room: GameRoom, games: int) -> float:
    """Seconds for a whole game of greedy bots, each of which gets a table dealt anew."""
    setup = room.default_setup()
    players: Mapping[str, bots.Bot] = dict.fromkeys(setup.seats, bots.bot("greedy"))
    start = time.process_time()
    for seed in range(games):
        play_out(room.new_game(setup), players, seed)
    return (time.process_time() - start) / games


def _main_question(room: GameRoom) -> Figures:
    """Listing one question of about fifty options, among those that can always be answered."""
    found = _question(room)
    if found is None:
        return {}
    state, ask = found
    bare = Ask(ask.seat, ask.question, about=ask.about, may=ask.may, always=True, seen_by=ask.seen_by)
    return {"main_question_options": float(len(ask.options)),
            "main_question_us": _microseconds(lambda: rulebook.complete(state, bare), 300)}


def _question(room: GameRoom) -> tuple[State, Ask] | None:
    best: tuple[State, Ask] | None = None
    state, given, stream = room.new_game(room.default_setup()), 0, Stream("question")
    bot = RandomBot(verb_first=True)
    while (asked := crank.pending(state)) is not None and given < LIMIT:
        if isinstance(asked, Ask) and asked.always and (best is None or _off(asked) < _off(best[1])):
            best = state.copy(), asked
        reply = (chance_reply(0, given, asked) if isinstance(asked, Chance)
                 else bot.choose(state, asked, stream.below(1 << 31)))
        crank.answer(state, reply)
        given += 1
    return best


def _off(ask: Ask) -> int:
    return abs(len(ask.options) - OPTIONS)


def _microseconds(action: Callable[[], object], times: int = 2_000) -> float:
    start = time.process_time()
    for _ in range(times):
        action()
    return (time.process_time() - start) / times * 1e6
