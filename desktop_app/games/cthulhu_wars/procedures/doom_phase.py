"""The Doom Phase: Doom for Gates, then each seat's slot (base rules 3.4; ledger CWB-DOOM-01 to -03)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.action_phase import TakeAction
from desktop_app.games.cthulhu_wars.procedures.spellbook import TakeSpellbooks
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel import rulebook
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import window
from desktop_app.kernel.questions import PASS, Ask, Option

DOOM_SLOT = "doom_slot"
"""The question in a seat's slot: a Ritual and its other Doom abilities, in the order it likes."""


@procedure("doom_phase", "doom_for_gates", "look", "take_spellbooks", "slot*", "map_events", "look_again",
           "take_last_spellbooks", spans=("phase", "doom_phase"))
class DoomPhase(Procedure):
    """A game that has reached its end ends with this frame."""
    proves = ("CWB-DOOM-01", "CWB-DOOM-03")

    slots: int = 0
    """How many seats have had their slot."""

    def doom_for_gates(self, table: Table) -> None:
        for seat in table.order:
            table.gain_doom(seat, rulebook.value(table, "doom_for_gates", table.gate_count(seat), seat))

    def look(self, table: Table) -> None:
        table.look("doom_phase")

    def take_spellbooks(self, table: Table) -> Procedure | None:
        return TakeSpellbooks() if table.owed else None

    def slot(self, table: Table) -> Procedure | None:
        if self.slots == len(table.order):
            return None
        self.slots += 1
        return DoomSlot(table.order[self.slots - 1])

    def map_events(self, table: Table) -> Procedure | None:
        """After every seat's chance, in the order the map says (ledger CWB-DOOM-03)."""
        return window(table, "doom_phase_ends")

    def look_again(self, table: Table) -> None:
        """What the end of the phase has brought about counts before the victory check."""
        table.look("action_done")

    def take_last_spellbooks(self, table: Table) -> Procedure | None:
        return self.take_spellbooks(table)


@procedure("doom_slot", "begin", "ability*", spans=("doom_slot",))
class DoomSlot(Procedure):
    """One seat's chance."""
    proves = ("CWB-DOOM-02",)

    seat: str

    def begin(self, table: Table) -> None:
        table.in_turn = self.seat

    def ability(self, table: Table) -> Ask:
        return Ask(self.seat, DOOM_SLOT, may=True)

    def on_ability(self, table: Table, reply: Option) -> Procedure | None:
        if reply == PASS:
            self.step_done()
            return None
        return TakeAction(self.seat, DOOM_SLOT, reply.verb, reply.args)
