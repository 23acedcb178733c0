"""The Red Sign: Dark Young build and keep Gates (base rules 4.3; ledger CWR-018)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.battle import Battle
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.rulebook import Rule


class TheRedSign(Rule):
    """In play each is worth 1 Power at Gather Power and 1 die of Shub-Niggurath's. Otherwise they are no Cultists.

    Where a Cultist and a Dark Young could stand on a Gate it is the Dark Young: nobody can capture it.
    """

    id = "the_red_sign"
    proves = ("CWF-BG-BOOK-THE-RED-SIGN", "CWR-018")

    keeps_gates = ("dark_young",)
    """Kinds that come before Cultists."""

    def modifies_gate_keepers(self, table: Table, kinds: tuple[str, ...], seat: str) -> tuple[str, ...]:
        return (*self.keeps_gates, *kinds) if seat == self.seat else kinds

    def modifies_gathered_power(self, table: Table, power: int, seat: str) -> int:
        return power + self._worth(table, "power") if seat == self.seat else power

    def modifies_combat(self, table: Table, dice: int, battle: Battle, side: str) -> int:
        if side != self.seat or "shub_niggurath" not in battle.fighters(table, side):
            return dice
        return dice + self._worth(table, "combat")

    def _worth(self, table: Table, what: str) -> int:
        """What all Dark Young in play are worth."""
        numbers = table.game.factions[self.seat].rows[self.id].numbers
        return numbers[what] * table.in_play(self.seat, "dark_young")
