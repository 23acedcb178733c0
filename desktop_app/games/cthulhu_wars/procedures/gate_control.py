"""Who Controls a Gate (base rules 3.1, 10.1; ledger CWB-GATE-01).

Our form, automatic: a seat takes every free Gate it can at the end of its own action and at the start of its turn,
and never swaps keepers.
"""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.state import happen


def take_gates(table: Table, seat: str) -> bool:
    """Put a Unit of this seat on every free Gate where it has one that can stand there. True when it took one."""
    took = False
    for area in table.gates_free():
        kinds = table.keepers(seat, area)
        if kinds:
            keeper = table.units[seat][area][kinds[0]][0]
            table.gates[area] = keeper
            took = True
            happen(table, "took_gate", seat, (keeper, area))
    return took
