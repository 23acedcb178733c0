"""Headquarters Defence: turns clockwise from the holder of the time token until all have passed (rulebook 2)."""

from __future__ import annotations

from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel import rulebook
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import answered
from desktop_app.kernel.questions import PASS, Ask, Option
from desktop_app.kernel.state import happen

TURN = "turn"
"""The question of a turn: a card or the pass, and additional actions before it."""

MORE = "more"
"""The question after that: additional actions only, or the end of the turn."""

MAIN = ("play", "pass_round")
"""What a turn is made of: exactly one of these (ledger COM-C74)."""


@procedure("defence", "begin", "turn*", spans=("phase",))
class DefencePhase(Procedure):
    """Players who have passed are left out (ledger COM-C73)."""

    proves = ("COM-C43", "COM-C73", "COM-C91")

    last: str = ""
    """Whose turn was last."""

    def begin(self, table: Table) -> None:
        table.passed = ()
        table.free_used = ()

    def turn(self, table: Table) -> Procedure | None:
        seats = table.game.seats
        first = seats.index(self.last) + 1 if self.last else seats.index(table.time_token)
        for seat in (*seats[first:], *seats[:first]):
            if seat not in table.passed:
                self.last = seat
                return Turn(seat)
        return None


@procedure("turn", "begin", "act*", spans=("turn",))
class Turn(Procedure):
    """Additional actions, a card or the pass, additional actions (ledger COM-C38, COM-C74)."""

    proves = ("COM-C38", "COM-C74")

    seat: str
    acted: bool = False

    def begin(self, table: Table) -> None:
        table.in_turn = self.seat
        table.turn_deeds = {}
        happen(table, "turn_began", self.seat)

    def act(self, table: Table) -> Ask:
        return Ask(self.seat, MORE, may=True) if self.acted else Ask(self.seat, TURN)

    def on_act(self, table: Table, reply: Option) -> Procedure | None:
        if reply == PASS:
            self.step_done()
            return None
        self.acted = self.acted or reply.verb in MAIN
        return rulebook.act(table, answered(table), reply)
