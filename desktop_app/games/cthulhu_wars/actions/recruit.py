"""Recruit a Cultist where you have a Unit, or anywhere when you have none (ledger CWB-RECRUIT-01)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import Action, short
from desktop_app.games.cthulhu_wars.table import CULTIST, Table
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import happen, place


class Recruit(Action):
    """Never more than the figures in the Pool."""

    verb = "recruit"
    proves = ("CWB-RECRUIT-01",)
    form = ("kind", "place")

    def candidates(self, table: Table, seat: str) -> list[Option]:
        kinds = [kind for kind in table.game.factions[seat].cultists if table.pool(seat, kind)]
        return [Option("recruit", (kind, area)) for kind in kinds
                for area in table.places_of(seat) or table.game.places]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        kind, area = (str(word) for word in option.args)
        if table.game.kinds[kind].type != CULTIST or not table.pool(seat, kind):
            return Reason("pool_empty", (kind,))
        if not table.units[seat][area] and table.places_of(seat):
            return Reason("no_unit_of_yours", (area,))
        return short(table, seat, self.cost(table, seat, kind, area))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        kind, area = (str(word) for word in option.args)
        table.pay(ask.seat, self.cost(table, ask.seat, kind, area))
        piece = table.pool(ask.seat, kind)[0]
        place(table, piece, area)
        happen(table, "recruited", ask.seat, (piece, area))

    def cost(self, table: Table, seat: str, kind: str, area: str) -> int:
        """What such a Cultist costs this seat here."""
        return table.cost("recruit", table.game.kinds[kind].cost, seat, area)
