"""Achieving an immediate goal, once a turn (ledger COM-C42, COM-C58, COM-C89, COM-R33)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.call_of_madness.actions.additional import AdditionalAction
from desktop_app.games.call_of_madness.goals.metric import achieved
from desktop_app.games.call_of_madness.procedures.drawing import RevealGoals
from desktop_app.games.call_of_madness.procedures.end_of_game import LONGER
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.procedures import once, use
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import happen


class ClaimGoal(AdditionalAction):
    """A face-up goal whose demand is met now; nothing is paid. In the longer variant it brings cultists at once."""

    id = "claim_goal"
    proves = ("COM-C42", "COM-C58", "COM-C67", "COM-C89", "COM-R33", "COM-R34")
    verb = "claim_goal"
    form: ClassVar[tuple[str, ...]] = ("goal",)

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option("claim_goal", (goal,)) for goal in table.goals_shown]

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        goal = str(option.args[0])
        if goal not in table.goals_shown:
            return Reason("not_on_display", (goal,))
        if not once(table, self.id, "turn"):
            return Reason("one_goal_a_turn")
        return None if achieved(table, ask.seat, table.game.goals[goal]) else Reason("demand_not_met", (goal,))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        seat, goal = ask.seat, str(option.args[0])
        use(table, self.id, "turn")
        table.goals_shown = tuple([each for each in table.goals_shown if each != goal])
        table.claimed[seat] += (goal,)
        happen(table, "claimed_goal", seat, (), (goal,))
        if table.game.options["variant"] == LONGER:
            table.gain(seat, table.game.goals[goal].points)
        return RevealGoals()
