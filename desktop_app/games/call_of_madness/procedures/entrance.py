"""Investigators that leave the board: defeated, or through the headquarters.

Source: ATTACK, and 3a of the rulebook; ledger COM-C21, COM-C22, COM-C48 to COM-C50, COM-C92, COM-C93.
"""

from __future__ import annotations

from desktop_app.games.call_of_madness.goals.deeds import STARTING_HEALTH
from desktop_app.games.call_of_madness.procedures.drawing import DrawMadness
from desktop_app.games.call_of_madness.procedures.outposts import PlaceOutposts
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.state import happen

BLUE, GREEN, RED = "blue", "green", "red"


def note_defeat(table: Table, seat: str) -> None:
    """An investigator of this player's board has been defeated, which goals may ask about."""
    table.note_turn(f"defeated:{seat}")
    table.note_round(f"defeated:{seat}")


@procedure("defeat", "give_markers", "symbol", "leave")
class Defeat(Procedure):
    """The owner of the board gets its markers, and a random one for the symbol; the tile leaves."""

    proves = ("COM-C21", "COM-C22", "COM-C23", "COM-C25")

    investigator: str
    owner: str

    def give_markers(self, table: Table) -> None:
        happen(table, "defeated", self.owner, (self.investigator,))
        table.add_to_pool(self.owner, table.markers.pop(self.investigator, ()))
        note_defeat(table, self.owner)
        health = table.tile(self.investigator).health
        table.turn_deeds[STARTING_HEALTH] = max(health, table.turn_deeds.get(STARTING_HEALTH, 0))

    def symbol(self, table: Table) -> Procedure | None:
        return DrawMadness(self.owner, 1) if table.tile(self.investigator).madness_symbol else None

    def leave(self, table: Table) -> None:
        table.take_off(self.investigator)


def entry_loss(table: Table, investigator: str) -> int:
    """Cultists that this investigator costs when it enters: its strength, and 3 for each blue marker."""
    blue = table.markers.get(investigator, ()).count(BLUE)
    return table.tile(investigator).strength + blue * table.game.numbers.strength_of_a_blue_marker


@procedure("entrance", "lose", "green", "red", "gather", "symbols")
class Entrance(Procedure):
    """One loss for all who entered together, then their markers; a loss to 0 ends the game before (COM-R25)."""

    proves = ("COM-C48", "COM-C49", "COM-C50", "COM-C92", "COM-C93", "COM-R14",
              "COM-R17", "COM-R25")

    owner: str
    entered: tuple[str, ...]
    symbols_seen: int = 0

    def lose(self, table: Table) -> None:
        for investigator in self.entered:
            happen(table, "entered", self.owner, (investigator,))
            table.note_turn(f"entered:{self.owner}")
            note_defeat(table, self.owner)
        table.lose(self.owner, sum([entry_loss(table, each) for each in self.entered]))

    def green(self, table: Table) -> Procedure | None:
        """An outpost each, on the own board by the normal rules (ledger COM-C94)."""
        number = self._count(table, GREEN)
        return PlaceOutposts(self.owner, number) if number else None

    def red(self, table: Table) -> None:
        """A fire token each."""
        table.add_fire(self.owner, self._count(table, RED))

    def gather(self, table: Table) -> None:
        """The markers go to the pool, the tiles off the board."""
        for investigator in self.entered:
            self.symbols_seen += table.tile(investigator).madness_symbol
            table.add_to_pool(self.owner, table.markers.pop(investigator, ()))
            table.take_off(investigator)

    def symbols(self, table: Table) -> Procedure | None:
        """They count as defeated, the symbol's marker included; an option takes it away (ledger COM-C93)."""
        bonus = table.game.options["entered_symbol"] == "marker"
        return DrawMadness(self.owner, self.symbols_seen) if bonus and self.symbols_seen else None

    def _count(self, table: Table, colour: str) -> int:
        return sum([table.markers.get(investigator, ()).count(colour) for investigator in self.entered])
