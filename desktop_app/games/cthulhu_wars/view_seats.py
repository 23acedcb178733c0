"""The seats and their sheets: counters, spellbooks and what they still need, Pool, Captives, own Elder Signs."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.spellbook import TakeSpellbook
from desktop_app.games.cthulhu_wars.requirements import Requirement
from desktop_app.games.cthulhu_wars.table import POOL, Table, hand
from desktop_app.games.cthulhu_wars.view_pieces import is_shown, own_signs, panel_of, pool_panel
from desktop_app.kernel.procedures import innermost, nearest
from desktop_app.kernel.questions import Ask, Text, text
from desktop_app.kernel.seating import from_seat, standing
from desktop_app.kernel.views import ItemView, PanelView, SeatView


def seats(table: Table, viewer: str, ask: Ask | None) -> tuple[SeatView, ...]:
    """All seats as they sit, beginning with the one that looks."""
    return tuple([_seat(table, seat, ask) for seat in from_seat(table.game.seats, viewer)])


def _seat(table: Table, seat: str, ask: Ask | None) -> SeatView:
    look = table.game.factions[seat].colours
    out = table.power[seat] <= 0 and nearest(table, "action_phase") is not None
    return SeatView(seat, Text(f"name.{seat}"), look.field, look.second, look.line, look.figure, look.pattern,
                    _counters(table, seat, ask), standing(table, seat, ask, out))


def _counters(table: Table, seat: str, ask: Ask | None) -> tuple[ItemView, ...]:
    """Of Elder Signs everybody sees how many, nobody else what they are worth. Power is lit while an action may be
    paid with it."""
    acts = ask is not None and ask.decider == seat and ask.question == "action"
    signs = len(table.at(hand(seat), seat, "elder_sign"))
    books = len(table.spellbooks[seat])
    return (
        ItemView("power", text("short.power"), table.power[seat], state="now" if acts else "", art="power"),
        ItemView("doom", text("short.doom"), table.doom[seat], art="doom"),
        ItemView("elder_signs", text("short.elder_signs"), signs, art="elder_sign"),
        ItemView("spellbooks", text("short.spellbooks"), books, table.game.numbers.spellbooks_to_win, art="spellbook"),
    )


def sheet(table: Table, seat: str, viewer: str) -> list[PanelView]:
    """The panels of one seat."""
    panels = [_books(table, seat)]
    if viewer == seat and own_signs(table, seat):
        panels.append(_signs(table, seat))
    panels.append(_pool(table, seat))
    return [*panels, *_zones(table, seat)]


def _books(table: Table, seat: str) -> PanelView:
    """Six places: the books that are owned, those that may be taken now, what is still to be fulfilled."""
    wanted = {each.id: each for all in table.game.requirements.values() for each in all if each.seat == seat}
    items = [ItemView(f"{seat}:{book}", Text(f"short.{book}"), state="done", art="spellbook")
             for book in table.spellbooks[seat]]
    items += [ItemView(f"{seat}:{requirement}", text("sheet.book_owed"), state="now", art="spellbook")
              for owner, requirement in _owed(table) if owner == seat]
    items += [_unmet(table, seat, requirement, wanted.get(requirement)) for requirement in table.unmet[seat]]
    title = text("sheet.spellbooks", n=len(table.spellbooks[seat]), of=table.game.numbers.spellbooks_to_win)
    return PanelView(f"books:{seat}", "mat", title, seat, tuple(items))


def _owed(table: Table) -> tuple[tuple[str, str], ...]:
    """(seat, fulfilled requirement) of the books that are still to be chosen, the one that is asked for first."""
    taking = innermost(table, TakeSpellbook)
    chosen = taking is None or taking.STEPS[taking.at] != "spellbook_which"
    return table.owed if taking is None or chosen else ((taking.seat, taking.requirement), *table.owed)


def _unmet(table: Table, seat: str, id: str, requirement: Requirement | None) -> ItemView:
    have, want = requirement.progress(table, seat) if requirement is not None else (0, 0)
    value = min(have, want) if want else ""
    return ItemView(f"{seat}:{id}", Text(f"short.{id}"), value, want, "open", art="spellbook")


def _signs(table: Table, seat: str) -> PanelView:
    """One's own Elder Signs by what they are worth."""
    by_worth: dict[int, tuple[str, ...]] = {}
    for sign in own_signs(table, seat):
        worth = int(table.pieces[sign].face)
        by_worth[worth] = (*by_worth.get(worth, ()), sign)
    items = tuple([ItemView(f"signs:{seat}:{worth}", text("sheet.sign", n=worth), pieces=by_worth[worth],
                            art="elder_sign") for worth in sorted(by_worth)])
    total = sum([worth * len(signs) for worth, signs in by_worth.items()])
    return PanelView(f"signs:{seat}", "pool", text("sheet.signs", n=total), seat, items)


def _pool(table: Table, seat: str) -> PanelView:
    """A row for each kind of Unit on the sheet: what it costs, how it fights, how many are left."""
    rows: list[ItemView] = []
    for kind in table.game.factions[seat].unit_kinds.values():
        left = table.pool(seat, kind.id)
        again = kind.cost_again is not None and kind.id in table.awakened
        combat: int | str = "varies" if kind.combat is None else kind.combat
        words = text("sheet.unit", unit=kind.id, cost=kind.cost_again or 0 if again else kind.cost, combat=combat)
        rows.append(ItemView(f"{pool_panel(seat)}:{kind.id}", words, len(left), kind.count, "" if left else "open",
                             kind.id, left))
    return PanelView(pool_panel(seat), "pool", text("sheet.pool"), seat, tuple(rows))


def _zones(table: Table, seat: str) -> list[PanelView]:
    """What else lies on the sheet: Captives, and Units that are in play but off the map."""
    shelves: dict[str, tuple[str, ...]] = {}
    for side in table.game.sides:
        for zone, stack in table.held[side].items():
            panel = panel_of(zone, side)
            if is_shown(zone, side) and zone != POOL and panel.endswith(f":{seat}"):
                here = [unit for units in stack.values() for unit in units]
                gate = (f"gate:{zone}",) if zone in table.gates else ()
                shelves[panel] = (*shelves.get(panel, ()), *gate, *here)
    return [_zone(panel, seat, shelves[panel]) for panel in sorted(shelves)]


def _zone(panel: str, seat: str, held: tuple[str, ...]) -> PanelView:
    title = text(f"sheet.{panel.partition(':')[0]}", n=len(held))
    return PanelView(panel, "pool", title, seat, (ItemView(f"{panel}:all", Text(""), pieces=held),))
