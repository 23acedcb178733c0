"""Games of Cthulhu Wars to look at: a room, a new table, and all positions of games played by chance."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from desktop_app.games.cthulhu_wars.room import CthulhuWars
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel import crank
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.events import Event
from desktop_app.kernel.questions import CHANCE, Ask, Chance, Option, Reply
from desktop_app.kernel.state import place
from desktop_app.resource_files import resource
from tests.games.by_chance import by_chance

LONGEST = 250
"""So many answers of a game are enough to look at."""


@cache
def room() -> CthulhuWars:
    """The shipped game."""
    packs = [resource("packs", "cthulhu_wars", f"{name}.json") for name in ("general", "factions", "earth")]
    return CthulhuWars(*[pack.read_text(encoding="utf-8") for pack in packs])


def new_table(seats: int = 4) -> Table:
    """The usual line-up; Great Cthulhu plays clockwise and takes the first action, whose options nobody has listed."""
    table = room().new_game(room().default_setup("", seats))
    assert isinstance(table, Table)
    crank.answer(table, Reply("great_cthulhu", "direction clockwise"))
    return table


def say(table: Table, *answers: str) -> Ask | Chance | None:
    """Give answers, "seat key" each; the question after them with its options."""
    for answer in answers:
        seat, _, key = answer.partition(" ")
        crank.answer(table, Reply(seat, key))
    return crank.pending(table)


def rich_table(seats: int) -> Table:
    """Everybody owns every spellbook, has much Power, and its Great Old Ones and some Monsters stand in the oceans."""
    table = new_table(seats)
    for seat, sheet in table.game.factions.items():
        for book in sheet.spellbooks[:5]:
            table.learn(seat, book)
        table.unmet[seat] = table.unmet[seat][:1]
        table.power[seat] = 20
        for kind in (*sheet.great_old_ones, *sheet.monsters):
            for area, unit in zip(("north_atlantic", "indian_ocean"), table.pool(seat, kind)):
                place(table, unit, area)
    table.awakened = tuple([kind for sheet in table.game.factions.values() for kind in sheet.great_old_ones])
    return table


def positions(seed: int, seats: int, rich: bool = False,
              limit: int = LONGEST) -> Iterator[tuple[Table, Ask | Chance | None, list[Event]]]:
    """Each position of a game played by chance, its question, and what has led to it. The table is the same one."""
    table = rich_table(seats) if rich else room().new_game(room().default_setup("", seats))
    assert isinstance(table, Table)
    stream = Stream("play", seed, seats)
    return by_chance(table, lambda asked: _reply(asked, stream), limit)


def _reply(asked: Ask | Chance, stream: Stream) -> Reply:
    """A verb by chance and one of its options; who passes a turn ends the fun, so that is seldom done."""
    if isinstance(asked, Chance):
        return Reply(CHANCE, Option(asked.kind, stream.sample(asked)).key)
    verbs = list(dict.fromkeys([option.verb for option in asked.options]))
    if len(verbs) > 1 and "pass_turn" in verbs and stream.below(4):
        verbs.remove("pass_turn")
    verb = verbs[stream.below(len(verbs))]
    options = [option for option in asked.options if option.verb == verb]
    return Reply(asked.decider, options[stream.below(len(options))].key)
