"""Desecrate: the King in Yellow defiles his Area and something comes of it (base rules 4.4)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import short
from desktop_app.games.cthulhu_wars.actions.printed_action import PrintedAction
from desktop_app.games.cthulhu_wars.procedures.battle import FACES
from desktop_app.games.cthulhu_wars.table import GREAT_OLD_ONE, Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import window
from desktop_app.kernel.questions import Ask, Chance, Option, Reason
from desktop_app.kernel.state import happen, place


class Desecrate(PrintedAction):
    """In the King's Area, when it bears no token yet and a token is left."""

    id = verb = "desecrate"
    form = ("place",)
    proves = ("CWF-YS-DESECRATE", "CWF-YS-REQ-3", "CWF-YS-REQ-4", "CWF-YS-REQ-5")

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, (area,), risk="rolls") for area in table.areas_with(seat, "king_in_yellow")]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        area = str(option.args[0])
        if "king_in_yellow" not in table.units[seat][area]:
            return Reason("needs_unit", ("king_in_yellow", area))
        if area in table.desecrated:
            return Reason("desecrated_already", (area,))
        if len(table.desecrated) >= table.game.numbers.desecration_tokens:
            return Reason("no_token_left")
        return short(table, seat, self.cost(table, area))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        area = str(option.args[0])
        table.pay(ask.seat, self.cost(table, area))
        return Desecration(ask.seat, area, self.numbers(table)["highest_cost_placed"])


@procedure("desecration", "roll", "desecrated", "place_which")
class Desecration(Procedure):
    """A roll of at most the own Units there places the token. Then, token or not, a cheap Unit comes from the Pool."""

    seat: str
    area: str
    highest_cost: int

    def roll(self, table: Table) -> Chance:
        return Chance("dice", 1, FACES, about="desecrate")

    def on_roll(self, table: Table, reply: Option) -> None:
        happen(table, "rolled", self.seat, (), reply.args)
        if int(reply.args[0]) <= table.count(self.seat, self.area):
            table.desecrated += (self.area,)
            happen(table, "desecrated", self.seat, (self.area,))

    def desecrated(self, table: Table) -> Procedure | None:
        """The Area's glyph fulfils its requirement; an Area without one fulfils none."""
        if self.area not in table.desecrated:
            return None
        table.earn(self.seat, f"desecrate_{table.game.earth.glyph.get(self.area, '')}")
        return window(table, "desecrated", (self.seat, self.area))

    def place_which(self, table: Table) -> Ask:
        units = [unit for unit in table.game.factions[self.seat].unit_kinds.values()
                 if unit.type != GREAT_OLD_ONE and unit.cost <= self.highest_cost and table.pool(self.seat, unit.id)]
        return Ask(self.seat, "place_which", tuple([Option("place", (unit.id, self.area)) for unit in units]),
                   about=self.area)

    def on_place_which(self, table: Table, reply: Option) -> None:
        place(table, table.pool(self.seat, str(reply.args[0]))[0], self.area)
