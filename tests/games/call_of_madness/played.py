"""Games of Call of Madness to look at: a room, and all positions of games played by chance."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from desktop_app.games.call_of_madness.room import CallOfMadness
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel import crank
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.events import Event
from desktop_app.kernel.questions import CHANCE, Ask, Chance, Option, Reply
from desktop_app.resource_files import resource
from tests.games.by_chance import by_chance

LONGEST = 400
"""So many answers of a game are enough to look at."""

OPTIONS = ((), (("columns", "chosen"), ("cultists", "open"), ("variant", "longer")),
           (("paid_markers", "most_numerous"), ("unplaced_outpost", "acting_player")))
"""Rules options that games are played with in turn."""


@cache
def room() -> CallOfMadness:
    """The shipped game."""
    packs = [resource("packs", "call_of_madness", f"{name}.json") for name in ("general", "cards", "goals",
                                                                                "investigators")]
    return CallOfMadness(*[pack.read_text(encoding="utf-8") for pack in packs])


def new_table(seats: int = 3, options: tuple[tuple[str, str], ...] = ()) -> Table:
    """The usual line-up, before anything has been drawn."""
    table = room().new_game(room().default_setup("five_rows", seats)._replace(options=options))
    assert isinstance(table, Table)
    return table


def at_question(question: str, seats: int = 3, seed: int = 0, options: tuple[tuple[str, str], ...] = ()) -> Table:
    """A table at which this is asked for the first time in a game played by chance."""
    for number in range(seed, seed + 20):
        for table, asked, _ in positions(number, seats, options):
            if isinstance(asked, Ask) and asked.question == question:
                return table
    raise AssertionError(f"{question} is never asked")


def say(table: Table, *answers: str) -> Ask | Chance | None:
    """Give answers, "seat key" each; the question after them with its options."""
    for answer in answers:
        seat, _, key = answer.partition(" ")
        crank.answer(table, Reply(seat, key))
    return crank.pending(table)


def positions(seed: int, seats: int, options: tuple[tuple[str, str], ...] = (),
              limit: int = LONGEST) -> Iterator[tuple[Table, Ask | Chance | None, list[Event]]]:
    """Each position of a game played by chance, its question, and what has led to it. The table is the same one."""
    table = new_table(seats, options)
    stream = Stream("play", seed, seats)
    return by_chance(table, lambda asked: reply(asked, stream), limit)


def reply(asked: Ask | Chance, stream: Stream) -> Reply:
    """A verb by chance and one of its options; who passes ends the fun, so that is seldom done."""
    if isinstance(asked, Chance):
        return Reply(CHANCE, Option(asked.kind, stream.sample(asked)).key)
    verbs = list(dict.fromkeys([option.verb for option in asked.options]))
    if len(verbs) > 1 and "pass_round" in verbs and stream.below(3):
        verbs.remove("pass_round")
    verb = verbs[stream.below(len(verbs))]
    options = [option for option in asked.options if option.verb == verb]
    return Reply(asked.decider, options[stream.below(len(options))].key)
