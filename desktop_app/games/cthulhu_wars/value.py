"""What things are worth, for judgements: whole numbers, 100 to the Power. They compare options, they don't predict.

A Gate or Cultist is worth what it will still gather; how long that is, the Ritual marker and the Doom tell.
"""

from __future__ import annotations

from functools import cache

from desktop_app.games.cthulhu_wars.procedures.battle import Battle, combat
from desktop_app.games.cthulhu_wars.table import CULTIST, GREAT_OLD_ONE, Table, hand

POWER = 100
SPELLBOOK = 900
"""One of the first spellbooks: no victory without six."""

LAST_SPELLBOOKS = {1: 2400, 2: 1300}
"""What the next one is worth to a seat that lacks so many."""

SIGN = 167
"""The Doom of an Elder Sign that nobody has seen, in hundredths: the bag holds 60 Doom in 36 signs."""

LONGEST = 5
"""Rounds that one looks ahead at most."""


def rounds_left(table: Table) -> int:
    """How many more times Power will be gathered, at a guess: 1 to 5. Rituals and Doom both end a game."""
    seats = len(table.game.seats)
    by_ritual = 1 + 3 * (len(table.game.ritual_track) - table.ritual) // (seats + 1)
    most = max(table.doom.values())
    by_doom = 1 + (table.game.numbers.doom_to_end - most) // 6
    return max(1, min(by_ritual, by_doom, LONGEST))


def spellbook(table: Table, seat: str) -> int:
    """What the next spellbook is worth to this seat."""
    missing = table.game.numbers.spellbooks_to_win - len(table.spellbooks[seat])
    return LAST_SPELLBOOKS.get(missing, SPELLBOOK) if missing > 0 else 0


def gate(rounds: int) -> int:
    """A Gate: 2 Power and 1 Doom a round, and Doom in a Ritual."""
    return 120 + 220 * rounds


def cultist(rounds: int) -> int:
    """A Cultist in play: 1 Power a round."""
    return 20 + 80 * rounds


def doom(table: Table, seat: str, own: bool = False) -> int:
    """A seat's Doom in hundredths: its own Elder Signs as they are, those of others at their average."""
    signs = table.at(hand(seat), seat, "elder_sign")
    worth = sum([100 * int(table.pieces[sign].face) for sign in signs]) if own else SIGN * len(signs)
    return 100 * table.doom[seat] + worth


def in_play(table: Table, seat: str) -> int:
    """How many Great Old Ones of a seat are in play."""
    return sum([table.in_play(seat, kind) for kind in table.game.factions[seat].great_old_ones])


def can_capture(captor: str, guard: str) -> bool:
    """May the strongest Unit of one side take a Cultist beside the strongest of another (ledger CWB-CAPTURE-01)?"""
    if captor in ("", CULTIST) or guard == GREAT_OLD_ONE:
        return False
    return guard in ("", CULTIST) or captor == GREAT_OLD_ONE


def dice(table: Table, area: str, side: str, foe: str) -> int:
    """What a side would roll if it began a Battle here now."""
    return combat(table, Battle(area, side, foe), side)


@cache
def chance_of_kills(dice: int, kills: int) -> int:
    """In how many of a hundred rolls of so many dice there are at least so many Kills: one face of six each."""
    if kills <= 0:
        return 100
    ways: int = 5 ** dice
    fewer = 0
    for number in range(min(kills, dice + 1)):
        fewer += ways
        ways = ways * (dice - number) // (5 * (number + 1))
    rolls: int = 6 ** dice
    return 100 * (rolls - fewer) // rolls
