"""Gather Power (base rules 3.2, 10.1; ledger CWB-GATHER-01 to -04)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.spellbook import TakeSpellbooks
from desktop_app.games.cthulhu_wars.table import POOL, Table, captives
from desktop_app.kernel import rulebook
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import NOW, finish, window
from desktop_app.kernel.state import happen, place


@procedure("gather_power", "begin", "gather", "return_captives", "raise_the_weakest", "look", "take_spellbooks",
           spans=("phase", "gather_power", "segment"))
class GatherPower(Procedure):
    """All seats at once; then captives go home, and nobody has less than half of the highest."""
    proves = ("CWB-GATHER-01", "CWB-GATHER-02", "CWB-GATHER-03", "CWB-GATHER-04")

    def begin(self, table: Table) -> Procedure | None:
        return window(table, "gather_power")

    def gather(self, table: Table) -> None:
        abandoned = list(table.gates.values()).count("")  # one that slumbers off the map included (CWR-100)
        for seat in table.game.seats:
            table.power[seat] = gathered(table, seat, abandoned)
            happen(table, "gathered_power", seat, (), (table.power[seat],))

    def return_captives(self, table: Table) -> None:
        for captor in table.game.seats:
            for owner in table.game.seats:
                for piece in table.at(captives(captor), owner):
                    place(table, piece, POOL)

    def raise_the_weakest(self, table: Table) -> None:
        most = max(table.power.values())
        half = (most + 1) // 2
        for seat in table.game.seats:
            if table.power[seat] < half:
                table.power[seat] = half
                happen(table, "raised_to_half", seat, (), (half,))
        if most == 0:
            happen(table, "nobody_has_power")
            finish(table, NOW)

    def look(self, table: Table) -> None:
        table.look("power_gathered")

    def take_spellbooks(self, table: Table) -> Procedure | None:
        return TakeSpellbooks() if table.owed else None


def gathered(table: Table, seat: str, abandoned: int) -> int:
    """What one seat gathers, before the weakest are raised."""
    numbers = table.game.numbers
    held = sum([len(table.at(captives(seat), owner)) for owner in table.game.seats])
    power = (numbers.power_per_gate * table.gate_count(seat)
             + numbers.power_per_cultist * table.cultists_in_play(seat)
             + numbers.power_per_abandoned_gate * abandoned
             + numbers.power_per_captive * held)
    return rulebook.value(table, "gathered_power", power, seat)
