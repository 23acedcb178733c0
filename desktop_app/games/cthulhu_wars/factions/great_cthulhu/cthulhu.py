"""Cthulhu: where he awakens (base rules 4.1; ledger CWF-GC-AWAKEN-CTHULHU, CWF-GC-UNIT-CTHULHU).

What he costs the second time stands on the sheet; his Combat too.
"""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Reason
from desktop_app.kernel.rulebook import Rule

CTHULHU = "cthulhu"


class Cthulhu(Rule):
    """He comes to his faction's start Area, where a Gate must stand: anybody's, or an abandoned one."""

    id = CTHULHU
    proves = ("CWF-GC-AWAKEN-CTHULHU",)

    def forbids_awaken_cthulhu(self, table: Table, seat: str, area: str) -> Reason | None:
        start = table.game.factions[self.seat].start_on(table.game.earth)
        if area != start:
            return Reason("only_in", (start,))
        return None if start in table.gates else Reason("no_gate_here", (start,))
