"""The whole game: who begins, then rounds of Action, Gather Power, First Player and Doom (base rules 2 and 3)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.action_phase import ActionPhase
from desktop_app.games.cthulhu_wars.procedures.doom_phase import DoomPhase
from desktop_app.games.cthulhu_wars.procedures.first_player import Direction, FirstPlayer
from desktop_app.games.cthulhu_wars.procedures.gather_power import GatherPower
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.state import happen


@procedure("game", "direction", "round*", spans=("game",))
class WholeGame(Procedure):
    """Round 1 begins with the choice of direction and the Action Phase (ledger CWB-SETUP-05, -06)."""
    proves = ("CWB-SETUP-06",)

    def direction(self, table: Table) -> Procedure:
        return Direction(table.order[0])

    def round(self, table: Table) -> Procedure:
        return Round()


@procedure("round", "action_phase", "gather_power", "first_player", "doom_phase", "next_round", spans=("round",))
class Round(Procedure):
    """One round. The game ends with its Doom Phase, or with a turn, when Doom or Instant Death says so."""

    def action_phase(self, table: Table) -> Procedure:
        happen(table, "round_began", "", (), (table.round,))
        return ActionPhase()

    def gather_power(self, table: Table) -> Procedure:
        return GatherPower()

    def first_player(self, table: Table) -> Procedure:
        return FirstPlayer()

    def doom_phase(self, table: Table) -> Procedure:
        return DoomPhase()

    def next_round(self, table: Table) -> None:
        table.round += 1
