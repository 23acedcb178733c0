"""What a Battle may come to: exact for the dice as they stand. Abilities that may still change them stand beside."""

from __future__ import annotations

from collections.abc import Mapping
from math import comb

from desktop_app.games.cthulhu_wars.procedures.battle import BEFORE_BATTLE, Battle, Pair, combat
from desktop_app.games.cthulhu_wars.table import GREAT_OLD_ONE, Table
from desktop_app.kernel import rulebook
from desktop_app.kernel.contests import AbilityView, FigureView, OddsView, SpreadView
from desktop_app.kernel.questions import Ask, Text, text

FACES = 6
"""Of a die."""

Chances = Mapping[Pair, int]
"""(Kills, Pains) -> in how many of all falls of the dice."""


def odds(table: Table, battle: Battle, seat: str) -> OddsView:
    """As this seat sees it: what it inflicts and suffers; whoever only watches sees it with the attacker's eyes."""
    own = seat if seat in battle.sides() else battle.attacker
    foe = battle.foe(own)
    inflicted, suffered = on_side(table, battle, foe), on_side(table, battle, own)
    dealt, taken = combat(table, battle, own), combat(table, battle, foe)
    you = "_you" if own == seat else ""
    spreads = (
        _spread(text(f"odds.inflicts{you}", seat=own), inflicted, dealt, False),
        _spread(text(f"odds.suffers{you}", seat=own), suffered, taken, True),
    )
    figures = [FigureView(text("odds.at_risk", unit=kind), percent(chance, FACES ** taken))
               for kind, chance in at_risk(table, battle, own, suffered)]
    more = percent(_more(inflicted, suffered), FACES ** (dealt + taken))
    figures += [
        FigureView(text(f"odds.pains_on{you}", seat=own), _mean(suffered, 1, taken)),
        FigureView(text("odds.pains_on", seat=foe), _mean(inflicted, 1, dealt)),
        FigureView(text(f"odds.more_kills{you}", seat=own), more),
    ]
    return OddsView(spreads, tuple(figures), _abilities(table, battle, seat))


def on_side(table: Table, battle: Battle, side: str) -> Chances:
    """Every (Kills, Pains) that the enemy's dice may do to a side, after all rules that change them."""
    dice = combat(table, battle, battle.foe(side))
    kill, pain = len(table.game.numbers.kill), len(table.game.numbers.pain)
    found: dict[Pair, int] = {}
    for kills in range(dice + 1):
        for pains in range(dice - kills + 1):
            blanks = dice - kills - pains
            ways = comb(dice, kills) * comb(dice - kills, pains) * kill ** kills * pain ** pains
            results = (kills, pains)
            for modifies in table.rules.at("modifies_results"):
                results = modifies(table, results, battle, side)
            found[results] = found.get(results, 0) + ways * (FACES - kill - pain) ** blanks
    return found


def of_kind(chances: Chances, place: int) -> tuple[int, ...]:
    """How often each number of Kills (place 0) or of Pains (place 1) comes."""
    found = [0] * (max(results[place] for results in chances) + 1)
    for results, ways in chances.items():
        found[results[place]] += ways
    return tuple(found)


def at_risk(table: Table, battle: Battle, side: str, chances: Chances) -> list[tuple[str, int]]:
    """Each Great Old One of a side, and in how many falls of the dice it may be lost: when there are Kills left for it
    after all others have taken theirs, or, where an enemy chooses, when there are enough for it."""
    units = [unit for units in battle.fighters(table, side).values() for unit in units]
    own_choice = rulebook.decider(table, Ask(side, "kill_which", about=side)) == side
    found: list[tuple[str, int]] = []
    for great in [unit for unit in units if table.kind(unit).type == GREAT_OLD_ONE]:
        shield = sum([rulebook.value(table, "results_a_unit", 1, unit) for unit in units if unit != great])
        needed = rulebook.value(table, "kills_needed", 1, great) + (shield if own_choice else 0)
        kills = of_kind(chances, 0)
        found.append((table.pieces[great].kind, sum(kills[needed:])))
    return found


def ability(table: Table, owner: str, verb: str, seat: str) -> AbilityView:
    """An ability by the verb that uses it."""
    whose = "ability.yours" if owner == seat else "ability.theirs"
    return AbilityView(owner, Text(f"name.{table.rules.verbs[verb].id}"), Text(whose), Text(f"ability.does.{verb}"))


def percent(ways: int, of: int) -> str:
    """A chance in hundredths, rounded; what can happen is never said to be impossible, nor what can fail certain."""
    hundredths = (200 * ways + of) // (2 * of)
    if ways and not hundredths:
        return "< 1 %"
    return "> 99 %" if hundredths == 100 and ways < of else f"{hundredths} %"


def tenths(number: int, of: int) -> str:
    """number / of, rounded to one decimal."""
    rounded = (20 * number + of) // (2 * of)
    return f"{rounded // 10}.{rounded % 10}"


def _spread(title: Text, chances: Chances, dice: int, suffered: bool) -> SpreadView:
    kills = of_kind(chances, 0)
    note = text("odds.average", n=dice, kills=_mean(chances, 0, dice))
    return SpreadView(title, note, kills, FACES ** dice, suffered)


def _mean(chances: Chances, place: int, dice: int) -> str:
    return tenths(sum([results[place] * ways for results, ways in chances.items()]), FACES ** dice)


def _more(first: Chances, second: Chances) -> int:
    """In how many falls of both sides' dice the first gives more Kills than the second."""
    ours, theirs = of_kind(first, 0), of_kind(second, 0)
    return sum([ways * sum(theirs[:kills]) for kills, ways in enumerate(ours)])


def _abilities(table: Table, battle: Battle, seat: str) -> tuple[AbilityView, ...]:
    """What each side could still use before the dice fall; a side that has had its turn has kept what it has."""
    done = ("defender_prepares", "still_two_sides", "attacker_rolls", "defender_rolls")
    step = battle.STEPS[battle.at].rstrip("*")
    found: list[AbilityView] = []
    for side in battle.sides():
        if step in done[1:] or (step == done[0] and side == battle.attacker):
            continue
        ask = rulebook.complete(table, Ask(side, BEFORE_BATTLE, about=battle.area))
        found += [ability(table, side, verb, seat) for verb in dict.fromkeys([option.verb for option in ask.options])]
    return tuple(found)
