"""The Battle going on: two sides, where their dice come from, what they rolled and who takes the results."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.battle import Battle, combat
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.games.cthulhu_wars.view_pieces import CONTEST
from desktop_app.games.cthulhu_wars.view_touch import RESULTS, markers
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import Ask, Atom, text
from desktop_app.kernel.views import DieView, ItemView, PanelView


def contest(table: Table, ask: Ask | None) -> list[PanelView]:
    """The panel of the innermost Battle; none when nobody fights."""
    battle = innermost(table, Battle)
    if battle is None:
        return []
    items: list[ItemView] = []
    for side, rolled in zip(battle.sides(), (battle.attack, battle.defence)):
        items += _side(table, battle, side, rolled, ask)
    return [PanelView(CONTEST, "contest", text("contest.title", area=battle.area), "", tuple(items))]


def _side(table: Table, battle: Battle, side: str, rolled: tuple[Atom, ...], ask: Ask | None) -> list[ItemView]:
    """Head with dice; before the roll a row for each source of them; the Units that take part; results to assign."""
    head = "contest.attacks" if side == battle.attacker else "contest.defends"
    number = len(rolled) if rolled else combat(table, battle, side)
    items = [ItemView(f"{CONTEST}:{side}", text(head, seat=side, n=number), state="now",
                      dice=tuple([die(table, int(face)) for face in rolled]))]
    if not rolled:
        items += [ItemView(f"{CONTEST}:{side}:{source}", text(id, what=source, n=dice), dice)
                  for id, source, dice in sources(table, battle, side)]
    units = tuple([unit for units in battle.fighters(table, side).values() for unit in units])
    items.append(ItemView(f"{CONTEST}:{side}:units", text("contest.units", n=len(units)), pieces=units))
    if ask is not None and ask.question in RESULTS and ask.about == side:
        owed = markers(table, ask.question, side)
        items.append(ItemView(f"{CONTEST}:{side}:owed", text(f"contest.owed_{RESULTS[ask.question]}", n=len(owed)),
                              state="now", pieces=owed))
    return items


def die(table: Table, face: int) -> DieView:
    """A rolled die and what it means in a Battle."""
    numbers = table.game.numbers
    return DieView(face, "kill" if face in numbers.kill else "pain" if face in numbers.pain else "blank")


def sources(table: Table, battle: Battle, side: str) -> list[tuple[str, str, int]]:
    """(text, source, dice): each kind of Unit by its printed Combat, rules that change it, what abilities added."""
    found: list[tuple[str, str, int]] = []
    total = 0
    for kind, units in battle.fighters(table, side).items():
        dice = (table.game.kinds[kind].combat or 0) * len(units)
        if dice:
            found.append(("contest.from_units", kind, dice))
        total += dice
    for rule in table.rules.rules:
        modifies = getattr(rule, "modifies_combat", None)
        if modifies is not None:
            after = modifies(table, total, battle, side)
            if after != total:
                found.append(("contest.from_rule", rule.id, after - total))
            total = after
    more = battle.dice_added(table, side)
    if more:
        found.append(("contest.from_abilities", "before_battle", more))
    return found
