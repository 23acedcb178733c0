"""Death from Below: a Monster comes in the Doom Phase (base rules 4.5)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.procedures.doom_phase import DOOM_SLOT
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.procedures import once, use
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb
from desktop_app.kernel.state import place


class DeathFromBelow(Verb):
    """One of the cheapest Monsters in the Pool is placed where the seat has a Unit, for nothing."""

    id = verb = "death_from_below"
    form = ("kind", "place")
    proves = ("CWF-SL-DEATH-FROM-BELOW",)
    questions: ClassVar[tuple[str, ...]] = (DOOM_SLOT,)

    def offers(self, table: Table, ask: Ask, options: list[Option]) -> None:
        if once(table, self.id, "doom_slot"):
            options += [Option(self.verb, (kind, area)) for area in table.places_of(ask.seat)
                        for kind in cheapest(table, ask.seat)]

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        kind, area = (str(word) for word in option.args)
        if not once(table, self.id, "doom_slot"):
            return Reason("once_a_doom_phase", (self.id,))
        if kind not in cheapest(table, ask.seat):
            return Reason("not_the_cheapest", (kind,))
        return None if table.units[ask.seat][area] else Reason("no_unit_of_yours", (area,))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        kind, area = (str(word) for word in option.args)
        use(table, self.id, "doom_slot")
        place(table, table.pool(ask.seat, kind)[0], area)


def cheapest(table: Table, seat: str) -> list[str]:
    """The kinds of Monsters in the Pool with the lowest cost."""
    kinds = [kind for kind in table.game.factions[seat].monsters if table.pool(seat, kind)]
    least = min([table.game.kinds[kind].cost for kind in kinds], default=0)
    return [kind for kind in kinds if table.game.kinds[kind].cost == least]
