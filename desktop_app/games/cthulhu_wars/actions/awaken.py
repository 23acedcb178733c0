"""Awaken a Great Old One; where, and at what further price, its own faction's folder says (base rules 3.1, 4)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import Action, short
from desktop_app.games.cthulhu_wars.table import GREAT_OLD_ONE, Table
from desktop_app.kernel import rulebook
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import window
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import happen, place


class Awaken(Action):
    """Each Great Old One has one rule with `forbids_awaken_<kind>(table, seat, area)`: its printed conditions."""

    verb = "awaken"
    form = ("kind", "place")

    def candidates(self, table: Table, seat: str) -> list[Option]:
        kinds = [kind for kind in table.game.factions[seat].great_old_ones
                 if table.pool(seat, kind) and table.power[seat] >= self.cost(table, seat, kind)]
        return [Option("awaken", (kind, area)) for kind in kinds for area in table.game.places]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        kind = str(option.args[0])
        if table.game.kinds[kind].type != GREAT_OLD_ONE or not table.pool(seat, kind):
            return Reason("pool_empty", (kind,))
        return self.refuses_candidate(table, seat, option) or short(table, seat, self.cost(table, seat, kind))

    def refuses_candidate(self, table: Table, seat: str, option: Option) -> Reason | None:
        kind, area = option.args
        for forbids in table.rules.at(f"forbids_awaken_{kind}"):
            reason: Reason | None = forbids(table, seat, area)
            if reason is not None:
                return reason
        return None

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        kind, area = (str(word) for word in option.args)
        table.pay(ask.seat, self.cost(table, ask.seat, kind))
        return Awakening(ask.seat, kind, area)

    def cost(self, table: Table, seat: str, kind: str) -> int:
        """The printed cost, or that of awakening it again."""
        printed = table.game.kinds[kind]
        again = printed.cost_again is not None and kind in table.awakened
        return rulebook.value(table, "cost_awaken", printed.cost_again or 0 if again else printed.cost, seat, kind)


@procedure("awakening", "pay_further_price", "arrive", "after_awakening")
class Awakening(Procedure):
    """What else it costs, its arrival, and what comes of it."""

    seat: str
    kind: str
    area: str

    def pay_further_price(self, table: Table) -> Procedure | None:
        return window(table, "awakening", (self.seat, self.kind, self.area))

    def arrive(self, table: Table) -> None:
        piece = table.pool(self.seat, self.kind)[0]
        place(table, piece, self.area)
        if self.kind not in table.awakened:
            table.awakened += (self.kind,)
        happen(table, "awakened", self.seat, (piece, self.area))
        table.earn(self.seat, f"awaken_{self.kind}")

    def after_awakening(self, table: Table) -> Procedure | None:
        return window(table, "awakened", (self.seat, self.kind, self.area))
