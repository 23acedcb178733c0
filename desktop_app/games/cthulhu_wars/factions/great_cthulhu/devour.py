"""Devour: before a Battle with Cthulhu the enemy loses a Monster or Cultist (base rules 4.1; ledger CWF-GC-DEVOUR)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.pre_battle import PreBattleAbility, nobody_lesser
from desktop_app.games.cthulhu_wars.factions.great_cthulhu.cthulhu import CTHULHU
from desktop_app.games.cthulhu_wars.procedures.battle import Battle, eliminate, fought
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import once, use
from desktop_app.kernel.questions import Ask, Option, Reason


class Devour(PreBattleAbility):
    """Once a Battle. What is devoured counts like what is Killed (corrections to base rules 4.1)."""

    id = verb = "devour"
    proves = ("CWF-GC-DEVOUR", "CWB-R-10")

    def refuses_in(self, table: Table, battle: Battle, option: Option) -> Reason | None:
        if not once(table, self.id, "battle"):
            return Reason("once_a_battle", (self.id,))
        return self.lacks(table, battle, CTHULHU) or nobody_lesser(table, battle, battle.foe(self.seat))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        use(table, self.id, "battle")
        return Devouring(self.seat, fought(table).foe(self.seat))


@procedure("devouring", "devour_which")
class Devouring(Procedure):
    """The enemy chooses."""

    seat: str
    enemy: str

    def devour_which(self, table: Table) -> Ask:
        battle = fought(table)
        kinds = battle.lesser(table, self.enemy)
        return Ask(self.enemy, "devour_which", tuple([Option("devoured", (kind,)) for kind in kinds]),
                   about=battle.area)

    def on_devour_which(self, table: Table, reply: Option) -> Procedure:
        piece = fought(table).by_worth(table, self.enemy, str(reply.args[0]))[0]
        return eliminate((piece,), "devour", self.seat)

    def after_devour_which(self, table: Table, eliminated: int) -> None:
        fought(table).add_toll(self.seat, eliminated)
