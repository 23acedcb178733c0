"""Absorb: a Shoggoth grows on its own side's Units (base rules 4.1; ledger CWF-GC-BOOK-ABSORB)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.pre_battle import PreBattleAbility
from desktop_app.games.cthulhu_wars.procedures.battle import Battle, eliminate, fought
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Option, Reason

SHOGGOTH = "shoggoth"


class Absorb(PreBattleAbility):
    """Any number of own Monsters and Cultists in the Battle, one at a time; each adds dice to one Shoggoth there.

    A Shoggoth doesn't absorb itself, but another one, whose added dice it takes over. Its dice go with it.
    """

    id = verb = "absorb"
    form = ("kind",)
    proves = ("CWF-GC-BOOK-ABSORB",)

    def candidates(self, table: Table, battle: Battle) -> list[Option]:
        return [Option(self.verb, (kind,)) for kind in battle.lesser(table, self.seat)]

    def refuses_in(self, table: Table, battle: Battle, option: Option) -> Reason | None:
        kind = str(option.args[0])
        if kind not in battle.lesser(table, self.seat):
            return Reason("not_in_the_battle", (kind,))
        shoggoths = len(battle.fighters(table, self.seat).get(SHOGGOTH, ())) - (kind == SHOGGOTH)
        return None if shoggoths > 0 else Reason("not_in_the_battle", (SHOGGOTH,))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        return Absorbing(self.seat, fought(table).by_worth(table, self.seat, str(option.args[0]))[0])


@procedure("absorbing", "absorbed_by_which")
class Absorbing(Procedure):
    """Which Shoggoth it is, where they differ: named by the dice that were added to it so far."""

    seat: str
    absorbed: str

    def absorbed_by_which(self, table: Table) -> Ask:
        battle = fought(table)
        dice = dict.fromkeys([battle.added(unit) for unit in self._absorbers(table, battle)])
        return Ask(self.seat, "absorbed_by_which", tuple([Option("absorbed_by", (number,)) for number in dice]),
                   about=self.absorbed)

    def on_absorbed_by_which(self, table: Table, reply: Option) -> Procedure:
        battle = fought(table)
        absorber = next(unit for unit in self._absorbers(table, battle) if battle.added(unit) == reply.args[0])
        dice = table.game.factions[self.seat].rows["absorb"].numbers["dice"]
        battle.add_dice(absorber, dice + battle.added(self.absorbed))
        return eliminate((self.absorbed,), "absorb", self.seat, enemy=False)

    def _absorbers(self, table: Table, battle: Battle) -> list[str]:
        return [unit for unit in battle.by_worth(table, self.seat, SHOGGOTH) if unit != self.absorbed]
