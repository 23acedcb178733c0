"""Nyarlathotep: where he awakens and how he fights (base rules 4.2; ledger CWF-CC-UNIT-NYARLATHOTEP)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.battle import Battle
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Reason
from desktop_app.kernel.rulebook import Rule

NYARLATHOTEP = "nyarlathotep"


class Nyarlathotep(Rule):
    """His Combat is the spellbooks of both sides of the Battle; he awakens at a Gate of his faction's."""

    id = NYARLATHOTEP
    proves = ("CWF-CC-UNIT-NYARLATHOTEP", "CWF-CC-AWAKEN-NYARLATHOTEP")

    def modifies_combat(self, table: Table, dice: int, battle: Battle, side: str) -> int:
        if side != self.seat or self.id not in battle.fighters(table, side):
            return dice
        return dice + sum(self.combat_parts(table, battle, side))

    def combat_parts(self, table: Table, battle: Battle, side: str) -> tuple[int, ...]:
        """(own spellbooks, the enemy's)."""
        return tuple([len(table.spellbooks.get(each, ())) for each in (side, battle.foe(side))])

    def forbids_awaken_nyarlathotep(self, table: Table, seat: str, area: str) -> Reason | None:
        return None if table.keeps(seat, area) else Reason("no_gate_of_yours", (area,))


def fought_here(table: Table, battle: Battle, seat: str) -> bool:
    """Was he in this Battle when the dice fell, whatever became of him?"""
    return any(table.pieces[piece].kind == NYARLATHOTEP and table.pieces[piece].side == seat
               for piece in battle.great_old_ones)
