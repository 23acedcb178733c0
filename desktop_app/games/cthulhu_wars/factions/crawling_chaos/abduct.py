"""Abduct: a Nightgaunt goes and takes an enemy with it (base rules 4.2; ledger CWF-CC-BOOK-ABDUCT)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.pre_battle import PreBattleAbility, nobody_lesser
from desktop_app.games.cthulhu_wars.procedures.battle import Battle, eliminate, fought
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Option, Reason

NIGHTGAUNT = "nightgaunt"


class Abduct(PreBattleAbility):
    """Any number of Nightgaunts in the Battle, one at a time: each is Eliminated, and for it the enemy Eliminates one
    of its Monsters or Cultists there."""

    id = verb = "abduct"
    proves = ("CWF-CC-BOOK-ABDUCT",)

    def refuses_in(self, table: Table, battle: Battle, option: Option) -> Reason | None:
        return self.lacks(table, battle, NIGHTGAUNT) or nobody_lesser(table, battle, battle.foe(self.seat))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        return Abducting(self.seat, fought(table).foe(self.seat))


@procedure("abducting", "nightgaunt_leaves", "abducted_which")
class Abducting(Procedure):
    """The enemy chooses whom the Nightgaunt takes."""

    seat: str
    enemy: str

    def nightgaunt_leaves(self, table: Table) -> Procedure:
        piece = fought(table).by_worth(table, self.seat, NIGHTGAUNT)[0]
        return eliminate((piece,), "abduct", self.seat, enemy=False)

    def abducted_which(self, table: Table) -> Ask:
        battle = fought(table)
        kinds = battle.lesser(table, self.enemy)
        return Ask(self.enemy, "abducted_which", tuple([Option("abducted", (kind,)) for kind in kinds]),
                   about=battle.area)

    def on_abducted_which(self, table: Table, reply: Option) -> Procedure:
        piece = fought(table).by_worth(table, self.enemy, str(reply.args[0]))[0]
        return eliminate((piece,), "abduct", self.seat)
