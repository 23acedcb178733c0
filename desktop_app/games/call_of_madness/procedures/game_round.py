"""The whole game: set-up, then rounds of Preparation, Headquarters Defence and the Investigators' Phase."""

from __future__ import annotations

from desktop_app.games.call_of_madness.procedures.headquarters_defence import DefencePhase
from desktop_app.games.call_of_madness.procedures.investigators_phase import InvestigatorsPhase
from desktop_app.games.call_of_madness.procedures.preparation import Preparation
from desktop_app.games.call_of_madness.procedures.setting_up import SettingUp
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.state import happen


@procedure("game", "set_up", "round*", spans=("game",))
class WholeGame(Procedure):
    """Rounds go on until somebody has lost the last cultist."""

    def set_up(self, table: Table) -> Procedure:
        return SettingUp()

    def round(self, table: Table) -> Procedure:
        return Round()


@procedure("round", "begin", "preparation", "defence", "investigators", "next_round", spans=("round",))
class Round(Procedure):
    """The first round has no Preparation (ledger COM-C07, COM-C101)."""

    proves = ("COM-C07", "COM-C101")

    def begin(self, table: Table) -> None:
        table.round_deeds = {}
        happen(table, "round_began", "", (), (table.round,))

    def preparation(self, table: Table) -> Procedure | None:
        return Preparation() if table.round > 1 else None

    def defence(self, table: Table) -> Procedure:
        return DefencePhase()

    def investigators(self, table: Table) -> Procedure:
        return InvestigatorsPhase()

    def next_round(self, table: Table) -> None:
        table.round += 1
