"""Random games of Call of Madness for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.app.rooms import room
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel import crank
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import CHANCE, Ask, Chance, Reply
from desktop_app.kernel.room import Setup

ROOM = room("call_of_madness")


def setup_for(seats: int, *options: tuple[str, str]) -> Setup:
    """The usual line-up of this size with these options."""
    return ROOM.default_setup(seats=seats)._replace(options=options)


def table_for(setup: Setup) -> Table:
    """A new game."""
    table = ROOM.new_game(setup)
    assert isinstance(table, Table)
    return table


def described(document: dict[str, object]) -> Table:
    """The table of a document."""
    table = ROOM.read_scenario({"game": "call_of_madness", **document})[1]
    assert isinstance(table, Table)
    return table


def positions(setup: Setup, seed: int) -> Iterator[tuple[Table, Ask | Chance | None]]:
    """Every position of a random game, verbs before targets; the last one has no question."""
    table, stream = table_for(setup), Stream("random game", seed)
    while True:
        asked = crank.pending(table)
        yield table, asked
        if asked is None:
            return
        if isinstance(asked, Chance):
            crank.answer(table, Reply(CHANCE, " ".join(map(str, (asked.kind, *stream.sample(asked))))))
            continue
        verbs = list(dict.fromkeys([option.verb for option in asked.options]))
        verb = verbs[stream.below(len(verbs))]
        options = [option for option in asked.options if option.verb == verb]
        crank.answer(table, Reply(asked.decider, options[stream.below(len(options))].key))


def end_of(setup: Setup, seed: int) -> Table:
    """The last position."""
    return list(positions(setup, seed))[-1][0]
