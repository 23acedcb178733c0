"""The Thousand Forms: the enemies lose Power together, or Crawling Chaos gains it (base rules 4.2; CWR-005, -007)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.actions.action import short
from desktop_app.games.cthulhu_wars.actions.printed_action import PrintedAction
from desktop_app.games.cthulhu_wars.factions.crawling_chaos.nyarlathotep import NYARLATHOTEP
from desktop_app.games.cthulhu_wars.procedures.battle import FACES
from desktop_app.games.cthulhu_wars.procedures.die import counted
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.pledge import Pledge
from desktop_app.kernel.procedures import in_order, once, use
from desktop_app.kernel.questions import Ask, Chance, Option, Reason


class TheThousandForms(PrintedAction):
    """Once an Action Phase, while Nyarlathotep is in play."""

    id = verb = "the_thousand_forms"
    proves = ("CWF-CC-BOOK-THE-THOUSAND-FORMS", "CWR-005", "CWR-007", "CWB-R-11")
    price: ClassVar[int] = 0

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, risk="rolls")]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        if not table.in_play(seat, NYARLATHOTEP):
            return Reason("needs_in_play", (NYARLATHOTEP,))
        if not once(table, self.id, "action_phase"):
            return Reason("once_a_phase", (self.id,))
        return short(table, seat, self.cost(table))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        use(table, self.id, "action_phase")
        table.pay(ask.seat, self.cost(table))
        return ThousandForms(ask.seat)


@procedure("thousand_forms", "roll", "enemies_agree")
class ThousandForms(Procedure):
    """A die; the enemies lose as much between them, and where they can't or won't, the whole roll is gained."""

    seat: str
    rolled: int = 0

    def roll(self, table: Table) -> Chance:
        return Chance("dice", 1, FACES, about="the_thousand_forms")

    def on_roll(self, table: Table, reply: Option) -> None:
        self.rolled = counted(table, self.seat, "the_thousand_forms", reply)

    def enemies_agree(self, table: Table) -> Procedure:
        return Pledge("power", self.rolled, tuple([enemy for enemy in in_order(table) if enemy != self.seat]))

    def after_enemies_agree(self, table: Table, promises: tuple[int, ...]) -> None:
        if not promises:
            table.gain_power(self.seat, self.rolled)
