"""Who Controls a Gate (base rules 3.1, 10.1; ledger CWB-GATE-01).

Automatic: a seat takes every free Gate it can at the end of its own action and at the start of its turn, and never
swaps keepers. A rule may leave the choice to the seat (variants/gates_by_choice.py).
"""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel import rulebook
from desktop_app.kernel.state import happen


def take_gates(table: Table, seat: str) -> bool:
    """Put a Unit of this seat on every free Gate where it has one that can stand there. True when it took one."""
    found = takes_unasked(table, seat)
    for area in found:
        take_gate(table, seat, table.units[seat][area][table.keepers(seat, area)[0]][0])
    return bool(found)


def takes_unasked(table: Table, seat: str) -> list[str]:
    """The Areas whose free Gates this seat takes without being asked."""
    found = [area for area in table.gates_free() if table.keepers(seat, area)]
    return found if found and rulebook.value(table, "gates_unasked", 1, seat) else []


def take_gate(table: Table, seat: str, keeper: str) -> None:
    """A Unit stands on the Gate of its Area from now on."""
    area = table.pieces[keeper].place
    table.gates[area] = keeper
    happen(table, "took_gate", seat, (keeper, area))
