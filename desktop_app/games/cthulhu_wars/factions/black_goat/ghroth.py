"""Ghroth: a die against the Areas with Fungi (base rules 4.3, 10.4; ledger CWB-R-11, CWR-005, CWR-012, CWR-013)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import short
from desktop_app.games.cthulhu_wars.actions.printed_action import PrintedAction
from desktop_app.games.cthulhu_wars.procedures.battle import FACES, eliminate
from desktop_app.games.cthulhu_wars.procedures.die import counted
from desktop_app.games.cthulhu_wars.table import CULTIST, Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.pledge import Pledge
from desktop_app.kernel.procedures import in_order
from desktop_app.kernel.questions import Ask, Chance, Option, Reason
from desktop_app.kernel.state import place

FUNGI = "fungi_from_yuggoth"
ACOLYTE = "acolyte"


class Ghroth(PrintedAction):
    """Allowed whatever may come of it, without any Fungi too."""

    id = verb = "ghroth"
    proves = ("CWF-BG-BOOK-GHROTH", "CWB-R-11", "CWR-005", "CWR-012", "CWR-013")

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, risk="rolls")]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        return short(table, seat, self.cost(table))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        table.pay(ask.seat, self.cost(table))
        return GhrothRoll(ask.seat)


@procedure("ghroth_roll", "roll")
class GhrothRoll(Procedure):
    """At most as high as there are Areas with Fungi: the enemies lose that many Cultists. Higher: an Acolyte comes."""

    seat: str

    def roll(self, table: Table) -> Chance:
        return Chance("dice", 1, FACES, about="ghroth")

    def on_roll(self, table: Table, reply: Option) -> Procedure:
        rolled = counted(table, self.seat, "ghroth", reply)
        if rolled <= len(table.areas_with(self.seat, FUNGI)):
            enemies = tuple([enemy for enemy in in_order(table)
                             if enemy != self.seat and table.cultists_in_play(enemy)])
            return GhrothLosses(self.seat, rolled, enemies)
        return GhrothGift(self.seat)


@procedure("ghroth_losses", "agree", "nothing_to_choose", "demand_from_whom*", "lose_which*", "they_leave")
class GhrothLosses(Procedure):
    """The enemies share the losses among themselves; if they don't agree Black Goat does. Each picks its own Cultists.

    A Cultist that is in play but off the map may be given and can't be demanded.
    """

    seat: str
    number: int
    enemies: tuple[str, ...]
    owed: tuple[int, ...] = ()
    """How many Cultists each enemy loses."""
    chosen: tuple[str, ...] = ()

    def agree(self, table: Table) -> Procedure | None:
        """There is nothing to talk about when all that they have on the map goes anyway."""
        able = tuple([table.cultists_in_play(enemy) for enemy in self.enemies])
        left = sum(able) - self.number
        if left < 0 or (left == 0 and able == self._most(table)):
            return None
        return Pledge("cultists", self.number, self.enemies, able, False)

    def after_agree(self, table: Table, promised: tuple[int, ...]) -> None:
        self.owed = promised

    def nothing_to_choose(self, table: Table) -> None:
        """Without agreement everybody begins at 0, unless all that can be demanded is lost anyway."""
        if not self.owed:
            most = self._most(table)
            self.owed = most if sum(most) <= self.number else (0,) * len(most)

    def demand_from_whom(self, table: Table) -> Ask | None:
        most = self._most(table)
        if sum(self.owed) >= min(self.number, sum(most)):
            return None
        able = [enemy for enemy, owed, limit in zip(self.enemies, self.owed, most) if owed < limit]
        return Ask(self.seat, "demand_from_whom", tuple([Option("demand", (enemy,)) for enemy in able]), about="ghroth")

    def on_demand_from_whom(self, table: Table, reply: Option) -> None:
        self.owed = tuple([owed + (enemy == reply.args[0]) for enemy, owed in zip(self.enemies, self.owed)])

    def lose_which(self, table: Table) -> Ask | None:
        enemy = self._next(table)
        if not enemy:
            return None
        cultists = tuple([Option("lose", choice) for choice in self._cultists(table, enemy)])
        return Ask(enemy, "lose_which", cultists, about="ghroth")

    def on_lose_which(self, table: Table, reply: Option) -> None:
        self.chosen += (self._spare(table, self._next(table), str(reply.args[0]), str(reply.args[1])),)

    def they_leave(self, table: Table) -> Procedure | None:
        return eliminate(self.chosen, "ghroth", self.seat) if self.chosen else None

    def _next(self, table: Table) -> str:
        """The first enemy that still has Cultists to name; "" for none."""
        named = [table.pieces[piece].side for piece in self.chosen]
        return next((enemy for enemy, owed in zip(self.enemies, self.owed) if named.count(enemy) < owed), "")

    def _most(self, table: Table) -> tuple[int, ...]:
        """How many can be demanded from each enemy."""
        return tuple([sum([table.count(enemy, area, CULTIST) for area in table.places_of(enemy)])
                      for enemy in self.enemies])

    def _cultists(self, table: Table, enemy: str) -> list[tuple[str, str]]:
        """(kind, place) of the Cultists in play that this enemy has not named yet."""
        kinds = table.game.factions[enemy].cultists
        return [(kind, where) for where in (*table.game.places, *table.game.zones) for kind in kinds
                if self._spare(table, enemy, kind, where)]

    def _spare(self, table: Table, enemy: str, kind: str, where: str) -> str:
        """The Cultist that stands for its equals, one that keeps no Gate if possible; "" for none."""
        if where in table.units[enemy]:
            return table.spare(enemy, kind, where, self.chosen)
        return next((piece for piece in table.at(where, enemy, kind) if piece not in self.chosen), "")


@procedure("ghroth_gift", "whose_acolyte", "place_where")
class GhrothGift(Procedure):
    """Black Goat places one Acolyte of any faction from its Pool in any Area. It must if anybody has one there."""

    seat: str
    owner: str = ""

    def whose_acolyte(self, table: Table) -> Ask:
        owners = [owner for owner in table.game.seats if table.pool(owner, ACOLYTE)]
        return Ask(self.seat, "whose_acolyte", tuple([Option("acolyte_of", (owner,)) for owner in owners]),
                   about="ghroth")

    def on_whose_acolyte(self, table: Table, reply: Option) -> None:
        self.owner = str(reply.args[0])

    def place_where(self, table: Table) -> Ask | None:
        if not self.owner:
            return None
        areas = tuple([Option("place", (ACOLYTE, area)) for area in table.game.places])
        return Ask(self.seat, "place_where", areas, about=self.owner)

    def on_place_where(self, table: Table, reply: Option) -> None:
        place(table, table.pool(self.owner, ACOLYTE)[0], str(reply.args[1]))
