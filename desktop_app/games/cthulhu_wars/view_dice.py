"""Where the dice of a side come from, how many each source has and why, and what they came to."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.battle import Battle, alone_in, shares
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel import rulebook
from desktop_app.kernel.contests import SourceView
from desktop_app.kernel.questions import Atom, Text, text
from desktop_app.kernel.views import DieView

BLANK = "blank"
"""What a die means that does nothing."""


def sources(table: Table, battle: Battle, side: str, rolled: tuple[Atom, ...]) -> tuple[SourceView, ...]:
    """A row for each kind of Unit, those without dice too, then what belongs to the side as a whole; each with its own
    dice, the best first. After the roll the rows stay as they were when the dice fell."""
    noted = [(source, dice) for whose, source, dice in battle.dice_of if whose == side]
    found: list[SourceView] = []
    begin = 0
    for source, dice in noted or shares(table, battle, side):
        own = tuple(sorted([die(table, int(face)) for face in rolled[begin:begin + dice]], reverse=True))
        begin += dice
        units = _units(table, battle, side, source)
        why = _why(table, battle, side, source, len(units), dice) if units else (text("contest.why.total", n=dice),)
        found.append(SourceView(source, Text(f"name.{source}"), why, dice, units, own))
    return tuple(found)


def die(table: Table, face: int) -> DieView:
    """A rolled die and what it means in a Battle."""
    numbers = table.game.numbers
    return DieView(face, "kill" if face in numbers.kill else "pain" if face in numbers.pain else BLANK)


def dice_results(table: Table, rolled: tuple[Atom, ...]) -> tuple[tuple[str, int], ...]:
    """How many dice came to each result."""
    means = [die(table, int(face)).meaning for face in rolled]
    return tuple([(result, means.count(result)) for result in ("kill", "pain")])


def _units(table: Table, battle: Battle, side: str, kind: str) -> tuple[str, ...]:
    """The Units of a kind that fight, or fought when the dice fell."""
    if battle.dice_of:
        pieces = table.pieces
        return tuple([unit for unit in battle.fought if pieces[unit].kind == kind and pieces[unit].side == side])
    return battle.fighters(table, side).get(kind, ())


def _why(table: Table, battle: Battle, side: str, kind: str, units: int, dice: int) -> tuple[Text, ...]:
    """Why they roll so many: printed Combat, each rule that changes it, what abilities have added. When a loss in this
    Battle has changed what a rule would give now, only the sum is told."""
    printed = table.game.kinds[kind].combat or 0
    added = sum([battle.added(unit) for unit in _units(table, battle, side, kind)])
    parts: list[Text] = []
    told = printed * units + added
    for modifies in table.rules.at("modifies_combat") if kind in battle.fighters(table, side) else ():
        more = dict(alone_in(table, battle, side, modifies))[kind]
        if more:
            told += more
            parts.append(_rule(table, battle, side, rulebook.rule_of(modifies), units, more))
    if told != dice:
        return (text("contest.why.total", n=dice),)
    if printed or not parts:
        parts.insert(0, text("contest.why.each" if units > 1 and printed else "contest.why.combat", n=printed))
    if added:
        parts.append(text("contest.why.added", n=added))
    return tuple(parts)


def _rule(table: Table, battle: Battle, side: str, rule: object, units: int, dice: int) -> Text:
    """What a rule adds: `n` dice, `each` of so many `units`, and `a` and `b` when it is made of two numbers."""
    parts_of = getattr(rule, "combat_parts", None)
    parts = parts_of(table, battle, side) if parts_of is not None else ()
    args: list[tuple[str, Atom]] = [("n", dice), ("each", dice // units), ("units", units), *zip("ab", parts)]
    return Text(f"contest.why.{getattr(rule, 'id', '')}", tuple(args))


