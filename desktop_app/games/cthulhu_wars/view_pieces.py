"""What lies on the map and on the seats' sheets: Units, Gates, Captives, results of dice, own Elder Signs."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.move import moved_already
from desktop_app.games.cthulhu_wars.procedures.battle import Battle
from desktop_app.games.cthulhu_wars.table import CULTIST, ELDER_SIGNS, GREAT_OLD_ONE, POOL, REVEALED, Table, hand
from desktop_app.games.cthulhu_wars.view_touch import RESULTS, markers
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import Ask, Text, text
from desktop_app.kernel.sight import knows
from desktop_app.kernel.views import PieceView

SIZES = {CULTIST: 0.9, GREAT_OLD_ONE: 1.6}
"""How large Units are beside a Monster."""

Badges = dict[str, tuple[str, ...]]

CONTEST = "contest"
"""The panel of the Battle going on."""


def pieces(table: Table, seat: str, ask: Ask | None, movable: frozenset[str]) -> tuple[PieceView, ...]:
    """Everything this seat may see that is a thing of its own. `movable`: what an option may begin with."""
    marks = badges(table)
    found = [_gate(table, area) for area in table.gates]
    for side in table.game.sides:
        for place, stack in (*table.units[side].items(), *table.held[side].items()):
            if stack and is_shown(place, side):
                shown = place if place in table.game.near else panel_of(place, side)
                found += [_unit(table, unit, kind, shown, marks.get(unit, ()), unit in movable)
                          for kind, units in stack.items() for unit in units]
    found += [_sign(table, seat, sign, sign in movable) for sign in own_signs(table, seat)]
    if ask is not None and ask.question in RESULTS:
        found += [_marker(ask, marker, marker in movable) for marker in markers(table, ask.question, ask.about)]
    return tuple(found)


def is_shown(place: str, side: str) -> bool:
    """Elder Signs are counted on the sheets; only a seat's own lie there as pieces."""
    return place not in (ELDER_SIGNS, REVEALED, hand(side))


def panel_of(zone: str, side: str) -> str:
    """The panel that shows what lies off the map: a zone names its seat, or is the side's own."""
    return zone if ":" in zone else f"{zone}:{side}"


def pool_panel(seat: str) -> str:
    """The panel of a seat's Pool."""
    return panel_of(POOL, seat)


def own_signs(table: Table, seat: str) -> tuple[str, ...]:
    """The Elder Signs whose values this seat knows: its own."""
    if seat not in table.held:
        return ()
    return tuple([sign for sign in table.at(hand(seat), seat, "elder_sign") if knows(table, seat, sign)])


def badges(table: Table) -> Badges:
    """What is special about Units now: they keep a Gate, have Moved this turn, were assigned a Kill or a Pain."""
    found: Badges = {keeper: ("keeps",) for keeper in table.gates.values() if keeper}
    battle = innermost(table, Battle)
    _mark(found, moved_already(table), "moved")
    if battle is not None:
        here = [unit for unit in battle.killed if table.pieces[unit].place == battle.area]
        _mark(found, tuple(dict.fromkeys(here)), "killed")
        _mark(found, tuple([unit for unit in battle.pained if table.pieces[unit].place == battle.area]), "pained")
    return found


def _mark(found: Badges, units: tuple[str, ...], badge: str) -> None:
    for unit in units:
        found[unit] = (*found.get(unit, ()), badge)


def _unit(table: Table, unit: str, kind: str, place: str, marks: tuple[str, ...], movable: bool) -> PieceView:
    printed = table.game.kinds.get(kind)
    size = SIZES.get(printed.type, 1.0) if printed is not None else 1.0
    side = table.pieces[unit].side
    return PieceView(unit, kind, place, kind, side, size, badges=marks, movable=movable,
                     spoken=text("spoken.unit", unit=kind, seat=side))


def _gate(table: Table, area: str) -> PieceView:
    """A Gate belongs to nobody: whoever keeps it stands in it. One off the map lies on its keeper's sheet."""
    keeper = table.gates[area]
    side = table.pieces[keeper].side if keeper else ""
    place = area if area in table.game.near else panel_of(area, side)
    if not keeper:
        return PieceView(f"gate:{area}", "gate", place, "gate", badges=("abandoned",),
                         spoken=text("spoken.gate_abandoned", area=area))
    return PieceView(f"gate:{area}", "gate", place, "gate", spoken=text("spoken.gate", area=area, seat=side))


def _sign(table: Table, seat: str, sign: str, movable: bool) -> PieceView:
    worth = int(table.pieces[sign].face)
    return PieceView(sign, "elder_sign", f"signs:{seat}", "elder_sign", seat, values=(("worth", worth),),
                     movable=movable, spoken=text("spoken.elder_sign", n=worth))


def _marker(ask: Ask, marker: str, movable: bool) -> PieceView:
    kind = RESULTS[ask.question]
    art, form = {"kill": ("killed", "round"), "pain": ("pained", "lozenge")}[kind]
    return PieceView(marker, kind, CONTEST, art, movable=movable, spoken=Text(f"spoken.{kind}"), form=form)
