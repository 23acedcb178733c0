"""Fertility Cult: Summoning is an unlimited action (base rules 4.3)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.rulebook import Rule


class FertilityCult(Rule):
    """Any number before and after the turn's main action, each at its cost."""

    id = "fertility_cult"
    proves = ("CWF-BG-FERTILITY-CULT",)

    def modifies_unlimited_summon(self, table: Table, unlimited: int, seat: str) -> int:
        return 1 if seat == self.seat else unlimited
