"""The Battle going on: its steps, the two sides, what they rolled, who takes the results and what that would mean."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.battle import BEFORE_BATTLE, Battle, combat
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.games.cthulhu_wars.view_dice import dice_results, sources
from desktop_app.games.cthulhu_wars.view_odds import ability, odds
from desktop_app.games.cthulhu_wars.view_pieces import CONTEST
from desktop_app.games.cthulhu_wars.view_touch import RESULTS, markers
from desktop_app.kernel import rulebook
from desktop_app.kernel.contests import AbilityView, ContestSide, ContestView, FighterView, Marker, ResultView
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import PASS, Ask, Text, text

KINDS = (ResultView("kill", Text("name.kill"), "killed"), ResultView("pain", Text("name.pain"), "pained"))
"""What a die of a Battle may come to, the heaviest first."""

STEP_OF = {
    "declared": "declare", "attacker_prepares": "before", "defender_prepares": "before", "still_two_sides": "before",
    "attacker_rolls": "roll", "defender_rolls": "roll", "count_results": "roll", "kill_which": "kills",
    "the_dead_leave": "kills", "after_kills": "kills", "pain_which": "pains",
}  # fmt: skip
"""The printed steps as the panel names them; all later ones belong to the retreats."""

OFFERED = (BEFORE_BATTLE, "battle_declared", "after_kills")
"""Questions at which abilities are offered."""


def contest(table: Table, ask: Ask | None, seat: str) -> ContestView | None:
    """The innermost Battle as this seat sees it; None when nobody fights."""
    battle = innermost(table, Battle)
    if battle is None:
        return None
    step = STEP_OF.get(battle.STEPS[min(battle.at, len(battle.STEPS) - 1)].rstrip("*"), "retreat")
    chances = odds(table, battle, seat) if not (battle.attack or battle.defence or battle.dice_of) else None
    needed = _needed(battle, chances is not None and bool(chances.abilities))
    steps = list(needed)
    named = tuple([Text(f"contest.step.{each}") for each in steps])
    skipped = tuple([place for place, each in enumerate(steps) if each != step and not needed[each]])
    sides = tuple([_side(table, battle, side, ask, seat) for side in battle.sides()])
    return ContestView(CONTEST, text("contest.title", area=battle.area), battle.area, named, steps.index(step), KINDS,
                       sides, chances, _offers(table, ask, seat), skipped)


def _needed(battle: Battle, prepares: bool) -> dict[str, bool]:
    """The steps in order, and whether this Battle takes them: the others are skipped."""
    rolled = bool(battle.dice_of)
    return {
        "declare": True,
        "before": prepares or bool(battle.bonus or battle.used),
        "roll": True,
        "kills": not rolled or any(battle.kills) or bool(battle.killed),
        "pains": not rolled or any(battle.pains) or bool(battle.hurt),
        "retreat": not rolled or any(battle.pains) or bool(battle.pained),
    }


def _side(table: Table, battle: Battle, side: str, ask: Ask | None, seat: str) -> ContestSide:
    """One side: before the dice have been counted nothing has fallen on it yet."""
    own = seat == side
    does = "attack" if side == battle.attacker else "defend"
    rolled = battle.attack if side == battle.attacker else battle.defence
    shown = ContestSide(side, Text(f"contest.role.you_{does}" if own else f"contest.role.{does}"),
                     len(rolled) if rolled or battle.dice_of else combat(table, battle, side),
                     sources(table, battle, side, rolled), dice_results(table, rolled) if battle.dice_of else ())
    if not battle.dice_of:
        return shown
    place, decider = battle.index(side), _decider(ask, side)
    kills = battle.kills[place] + _taken(table, battle.killed, side)
    pains = battle.pains[place] + _taken(table, battle.hurt, side)
    owed = _markers(table, battle, side, ask)
    return shown._replace(
        suffers=text("contest.suffers_you" if own else "contest.suffers", seat=side, kills=f"kill#{kills}",
                     pains=f"pain#{pains}"),
        note=_note(decider, seat, kills + pains, bool(owed)),
        fighters=tuple([_fighter(table, battle, unit) for source in shown.sources for unit in source.pieces]),
        markers=owed,
        to_come=next((Text(f"contest.to_come.{marker.result}") for marker in owed if marker.later), Text("")),
        warnings=_warnings(table, battle, side, ask) if decider == seat else (),
        decides=bool(seat) and decider == seat,
    )


def _decider(ask: Ask | None, side: str) -> str:
    """Who chooses now for this side's Units; "" when nobody is asked about them."""
    return ask.decider if ask is not None and ask.question in RESULTS and ask.about == side else ""


def _note(decider: str, seat: str, results: int, waits: bool) -> Text:
    """Who chooses, whether something is still to be chosen later, or that nothing is."""
    if decider:
        return Text("contest.note.you_choose") if decider == seat else text("contest.note.chooses", seat=decider)
    if not results:
        return Text("contest.note.nothing")
    return Text("contest.note.waits" if waits else "contest.note.done")


def _taken(table: Table, units: tuple[str, ...], side: str) -> int:
    return sum([table.pieces[unit].side == side for unit in units])


def _fighter(table: Table, battle: Battle, unit: str) -> FighterView:
    """A Unit and what has befallen it."""
    place = table.pieces[unit].place
    kills = battle.killed.count(unit)
    dies = kills >= rulebook.value(table, "kills_needed", 1, unit)
    fate = ""
    if kills and dies:
        fate = "killed"
    elif unit in battle.pained or kills:
        fate = "pained" if place == battle.area else "retreated" if place in table.game.near else "lost"
    elif place != battle.area:
        fate = "left" if place in table.game.near else "lost"
    results = ("kill",) * kills + ("pain",) * battle.hurt.count(unit)
    return FighterView(unit, Text(f"name.{table.pieces[unit].kind}"), results,
                       Text(f"contest.fate.{fate}") if fate else Text(""), place != battle.area)


def fighters_with(table: Table, verb: str, units: tuple[str, ...]) -> tuple[FighterView, ...]:
    """How these Units would stand in the Battle with one more Kill or Pain for each time that they are named."""
    twin = table.copy()
    battle = innermost(twin, Battle)
    assert battle is not None
    if verb == "kill":
        battle.killed += units
    else:
        battle.hurt += units
        battle.pained += units
    return tuple([_fighter(twin, battle, unit) for unit in dict.fromkeys(units)])


def _markers(table: Table, battle: Battle, side: str, ask: Ask | None) -> tuple[Marker, ...]:
    """Results still to be taken; those that are asked for now can be carried."""
    place = battle.index(side)
    asked = ask.question if ask is not None and ask.about == side else ""
    found: list[Marker] = []
    for question, result in RESULTS.items():
        owed = battle.kills[place] if result == "kill" else battle.pains[place]
        over = result == "kill" and bool(battle.hurt or battle.at > battle.STEPS.index("kill_which*"))
        if asked == question:
            found += [Marker(result, piece) for piece in markers(table, question, side)]
        elif not over and battle.at <= battle.STEPS.index("pain_which*"):
            later = result == "pain" and battle.at < battle.STEPS.index("pain_which*")
            found += [Marker(result, later=later)] * owed
    return tuple(found)


def _warnings(table: Table, battle: Battle, side: str, ask: Ask | None) -> tuple[Text, ...]:
    """What taking a result would mean, said before it happens."""
    if ask is None or ask.question not in RESULTS:
        return ()
    verb = RESULTS[ask.question]
    fighters = battle.fighters(table, side)
    open_units = [unit for units in fighters.values() for unit in units if not battle.results_of(unit)]
    found: list[Text] = []
    keeper = table.gates.get(battle.area, "")
    if keeper in open_units and not _heirs(table, battle, side, keeper):
        found.append(text(f"contest.keeps_gate.{verb}", unit=table.pieces[keeper].kind))
    for kind in dict.fromkeys([table.pieces[unit].kind for unit in open_units]) if verb == "kill" else ():
        needed = rulebook.value(table, "kills_needed", 1, fighters[kind][0])
        if needed > 1:
            found.append(text("contest.needs_kills", unit=kind, n=needed))
    owed = battle.kills if verb == "kill" else battle.pains
    surplus = owed[battle.index(side)] - len(open_units)
    if surplus > 0:
        found.append(text(f"contest.surplus.{verb}", n=surplus))
    return tuple(found)


def foretold(table: Table, verb: str, side: str, units: tuple[str, ...], told: bool) -> tuple[Text, ...]:
    """What it means for this side when these Units take a Kill or a Pain each; `told`: what befalls each of them is
    said elsewhere."""
    battle = innermost(table, Battle)
    assert battle is not None
    found: list[Text] = []
    for unit in dict.fromkeys(units):
        kind, needed = table.pieces[unit].kind, rulebook.value(table, "kills_needed", 1, unit)
        if table.gates.get(battle.area) == unit and not set(_heirs(table, battle, side, unit)) - set(units):
            found.append(text(f"contest.keeps_gate.{verb}", unit=kind))
        elif verb == "kill" and needed > battle.killed.count(unit) + units.count(unit):
            found.append(text("contest.needs_kills", unit=kind, n=needed))
        elif not told:
            found.append(text(f"contest.meant.{verb}", unit=kind))
    return tuple(found)


def _heirs(table: Table, battle: Battle, side: str, keeper: str) -> list[str]:
    """Other Units of this side here that could keep the Gate and have no result yet."""
    return [unit for kind in table.keepers(side, battle.area) for unit in battle.fighters(table, side).get(kind, ())
            if unit != keeper and not battle.results_of(unit)]


def _offers(table: Table, ask: Ask | None, seat: str) -> tuple[AbilityView, ...]:
    """Abilities that whoever looks may use now, each once however many ways there are."""
    if ask is None or ask.decider != seat or ask.question not in OFFERED or PASS not in ask.options:
        return ()
    verbs = dict.fromkeys([option.verb for option in ask.options if option != PASS])
    return tuple([ability(table, ask.seat, verb, seat)._replace(
        keys=tuple([option.key for option in ask.options if option.verb == verb]), keep=PASS.key) for verb in verbs])
