"""Emissary of the Outer Gods: Nyarlathotep is hard to be rid of (base rules 4.2, 10.4; ledger CWR-010)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.factions.crawling_chaos.nyarlathotep import NYARLATHOTEP
from desktop_app.games.cthulhu_wars.procedures.battle import fought
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.rulebook import Event, Rule


class EmissaryOfTheOuterGods(Rule):
    """Where no enemy Great Old One was in the Battle, a Kill on him becomes a Pain, and when he is given up for want of
    a retreat he stays. Other Eliminations take him (ledger CWB-R-10)."""

    id = "emissary_of_the_outer_gods"
    proves = ("CWF-CC-BOOK-EMISSARY-OF-THE-OUTER-GODS", "CWR-010")

    def replaces_kill(self, table: Table, event: Event) -> tuple[tuple[str, str], ...] | None:
        return (("kill_becomes_pain", event[1]),) if self._saves(table, event[1]) else None

    def replaces_give_up(self, table: Table, event: Event) -> tuple[tuple[str, str], ...] | None:
        return () if self._saves(table, event[1]) else None

    def _saves(self, table: Table, piece: str) -> bool:
        record = table.pieces[piece]
        if record.kind != NYARLATHOTEP or record.side != self.seat:
            return False
        battle = fought(table)
        return not battle.had_great_old_one(table, battle.foe(self.seat))
