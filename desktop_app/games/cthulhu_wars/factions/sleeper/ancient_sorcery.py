"""Ancient Sorcery: a Serpent Man borrows another faction's unique ability (base rules 4.5; CWF-SL-R-10)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import short
from desktop_app.games.cthulhu_wars.actions.printed_action import PrintedAction
from desktop_app.games.cthulhu_wars.table import Table, sorcery
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import Window
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import place

SERPENT_MAN = "serpent_man"


class AncientSorcery(PrintedAction):
    """The Serpent Man lies on that faction's card until the next Doom Phase has ended; then it returns anywhere and
    brings 1 Power. Meanwhile the ability is this seat's as well."""

    id = verb = "ancient_sorcery"
    form = ("place", "seat")
    proves = ("CWF-SL-BOOK-ANCIENT-SORCERY", "CWF-SL-R-10", "CWR-087", "CWR-090", "CWR-091", "CWR-092")

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, (area, other)) for area in table.areas_with(seat, SERPENT_MAN)
                for other in table.game.seats if other != seat]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        area, other = (str(word) for word in option.args)
        if other == seat:
            return Reason("not_yourself")
        if SERPENT_MAN not in table.units[seat][area]:
            return Reason("needs_unit", (SERPENT_MAN, area))
        if table.at(sorcery(other), seat):
            return Reason("borrowed_already", (other,))
        return short(table, seat, self.cost(table, area))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        area, other = (str(word) for word in option.args)
        table.pay(ask.seat, self.cost(table, area))
        place(table, table.units[ask.seat][area][SERPENT_MAN][0], sorcery(other))
        table.rules = table.game.rules_in_force(table)

    def reacts_doom_phase_ends(self, table: Table, window: Window) -> Procedure | None:
        return ReturnSerpentMan(self.seat)


@procedure("return_serpent_man", "serpent_man_where*")
class ReturnSerpentMan(Procedure):
    """Each comes back to any Area."""

    seat: str

    def serpent_man_where(self, table: Table) -> Ask | None:
        if not self._away(table):
            return None
        areas = tuple([Option("serpent_man_to", (area,)) for area in table.game.places])
        return Ask(self.seat, "serpent_man_where", areas)

    def on_serpent_man_where(self, table: Table, reply: Option) -> None:
        place(table, self._away(table)[0], str(reply.args[0]))
        table.gain_power(self.seat, table.game.factions[self.seat].rows["ancient_sorcery"].numbers["power"])
        table.rules = table.game.rules_in_force(table)

    def _away(self, table: Table) -> list[str]:
        return [piece for other in table.game.seats for piece in table.at(sorcery(other), self.seat)]
