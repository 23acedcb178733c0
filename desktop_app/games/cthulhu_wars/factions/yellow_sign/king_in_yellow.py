"""The King in Yellow: where he awakens (base rules 4.4)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Reason
from desktop_app.kernel.rulebook import Rule


class KingInYellow(Rule):
    """In an Area with a Unit of his faction's and without any Gate."""

    id = "king_in_yellow"
    proves = ("CWF-YS-AWAKEN-KING-IN-YELLOW",)

    def forbids_awaken_king_in_yellow(self, table: Table, seat: str, area: str) -> Reason | None:
        if area in table.gates:
            return Reason("gate_here", (area,))
        return None if table.units[seat][area] else Reason("no_unit_of_yours", (area,))
