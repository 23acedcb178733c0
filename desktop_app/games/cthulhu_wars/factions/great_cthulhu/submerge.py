"""Submerge: Cthulhu goes down into the deep and comes up anywhere (base rules 4.1; ledger CWR-017, CWF-GC-R-04).

In the deep Units are in play: Cultists gather Power there, and nobody can reach them.
"""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.actions.action import Action, short
from desktop_app.games.cthulhu_wars.actions.printed_action import PrintedAction
from desktop_app.games.cthulhu_wars.factions.great_cthulhu.cthulhu import CTHULHU
from desktop_app.games.cthulhu_wars.game import OCEAN_DEEP
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import PASS, Ask, Option, Reason
from desktop_app.kernel.state import happen, place


class Submerge(PrintedAction):
    """From an ocean Area, with any of the Units that stand there."""

    id = verb = "submerge"
    form = ("place",)
    proves = ("CWF-GC-BOOK-SUBMERGE", "CWR-017")

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, (area,)) for area in table.areas_with(seat, CTHULHU)]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        area = str(option.args[0])
        if CTHULHU not in table.units[seat][area]:
            return Reason("needs_unit", (CTHULHU, area))
        if area not in table.game.oceans:
            return Reason("no_ocean", (area,))
        return short(table, seat, self.cost(table, area))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        area = str(option.args[0])
        table.pay(ask.seat, self.cost(table, area))
        return Submerging(ask.seat, area)


@procedure("submerging", "cthulhu_dives", "submerge_which*")
class Submerging(Procedure):
    """First he, then one Unit after the other, until it is enough."""

    seat: str
    area: str

    def cthulhu_dives(self, table: Table) -> None:
        self._dive(table, CTHULHU)

    def submerge_which(self, table: Table) -> Ask:
        dives = tuple([Option("dive", (kind,)) for kind in table.units[self.seat][self.area]])
        return Ask(self.seat, "submerge_which", dives, about=self.area, may=True)

    def on_submerge_which(self, table: Table, reply: Option) -> None:
        if reply == PASS:
            self.step_done()
        else:
            self._dive(table, str(reply.args[0]))

    def _dive(self, table: Table, kind: str) -> None:
        piece = table.spare(self.seat, kind, self.area)
        place(table, piece, OCEAN_DEEP)
        happen(table, "dived", self.seat, (piece, self.area))


class Surface(Action):
    """An action of its own, later: all that lies in the deep appears in one Area, whichever it be."""

    id = verb = "surface"
    form = ("place",)
    proves = ("CWF-GC-BOOK-SUBMERGE", "CWR-017", "CWF-GC-R-04")
    price: ClassVar[int] = 0

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, (area,)) for area in table.game.places] if table.at(OCEAN_DEEP, seat) else []

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        if not table.at(OCEAN_DEEP, seat):
            return Reason("nobody_submerged")
        return short(table, seat, self.cost(table, str(option.args[0])))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        area = str(option.args[0])
        table.pay(ask.seat, self.cost(table, area))
        for piece in table.at(OCEAN_DEEP, ask.seat):
            place(table, piece, area)
            happen(table, "surfaced", ask.seat, (piece, area))

    def cost(self, table: Table, area: str) -> int:
        """The printed Power, after every rule has had its say about the Area."""
        printed = table.game.factions[self.seat].rows["submerge"].numbers["cost_to_surface"]
        return table.cost(self.id, printed, self.seat, area)
