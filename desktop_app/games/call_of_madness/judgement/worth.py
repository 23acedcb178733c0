"""What things are worth, for judgements: whole numbers, 100 to the cultist. They compare options, they don't predict.

Sources: the icons' values on this set of cards were measured in played games; the rest follows from the rules.
"""

from __future__ import annotations

from desktop_app.games.call_of_madness.procedures.entrance import GREEN, RED, entry_loss
from desktop_app.games.call_of_madness.sheets import Action, Card
from desktop_app.games.call_of_madness.spaces import DOWN
from desktop_app.games.call_of_madness.table import Table

CULTIST = 100
MARKER = 100
"""A madness marker: it pays for sets and draws, and goals count it."""

CARD = 150
"""A card drawn."""

OUTPOST = 90
"""One more outpost on a board: the way to the headquarters is shorter."""

LONGEST = 6
"""Rounds that one looks ahead at most."""

LOST_IN_A_ROUND = 9
"""Cultists that a player who is behind loses in a round."""

NEARNESS = (100, 100, 90, 75, 60, 50, 42)
"""How sure harm is, in hundredths, by the phases until it comes."""

BY_ICON = {"attack": 150, "destroy": 450, "move": 80, "strengthen": 20, "add_outpost": 50, "discard_outpost": 100,
           "ritual": 250, "move_miniature": 60, "stand_miniature": 120, "draw": CARD, "action": 80}
"""An icon with the number 1, when nobody knows yet what it will be used on."""


def rounds_left(table: Table) -> int:
    """How many more Investigators' Phases there will be, at a guess: 1 to 6. The poorest player ends the game."""
    return max(1, min(LONGEST, 1 + min(table.cultists.values()) // LOST_IN_A_ROUND))


def fire(rounds: int) -> int:
    """A fire token: cultists in each Preparation to come, more by night."""
    return 150 * (rounds - 1)


def harm(table: Table, investigator: str, rounds: int) -> int:
    """What it costs its board's owner when it enters."""
    colours = table.markers.get(investigator, ())
    return (CULTIST * entry_loss(table, investigator) + OUTPOST * colours.count(GREEN)
            + fire(rounds) * colours.count(RED))


def phases(table: Table, space: str) -> int:
    """Investigators' Phases until one that stands here enters: outposts are skipped."""
    return len([place for place in table.game.grid.lines[space][DOWN] if place not in table.outposts])


def nearness(phases: int, rounds: int) -> int:
    """How sure harm is that comes in so many phases: hardly, if the game should be over by then."""
    sure = NEARNESS[min(phases, len(NEARNESS) - 1)]
    return sure if phases <= rounds else sure // 3


def icon(action: Action, rounds: int) -> int:
    """An action before its target is known."""
    if action.icon == "own_cultists":
        return CULTIST * action.amount
    if action.icon == "other_cultists":
        return -CULTIST * action.amount // 2
    if action.icon == "add_fire":
        return fire(rounds) * (action.amount if action.target != "self" else -action.amount) // 2
    return BY_ICON[action.icon] * action.amount


def actions(found: tuple[Action, ...], rounds: int) -> int:
    """Several of them together; what costs markers is done when it is worth them."""
    values = [(icon(action, rounds), MARKER * action.madness_cost) for action in found]
    return sum([max(0, value - cost) if cost else value for value, cost in values])


def card(found: Card, rounds: int) -> int:
    """One play of a card: its best set, a night's set every other time, and what stands below."""
    sets = [(actions(each.actions, rounds) - MARKER * each.madness_cost, each.time) for each in found.sets]
    always = max([value for value, time in sets if time == "any"], default=0)
    best = max([value for value, _ in sets])
    return (always + best) // 2 + actions(found.bottom, rounds)


def power(table: Table, god: str, rounds: int) -> int:
    """One use of a god's power, by day or by night."""
    if not god:
        return 0
    found = table.game.pack.powers[god]
    return (actions(found.day, rounds) + actions(found.night, rounds)) // 2
