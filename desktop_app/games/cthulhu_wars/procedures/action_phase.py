"""The Action Phase: each seat with Power in turn takes one action, until nobody can act (base rules 3.1, 10.1)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.gate_control import take_gates
from desktop_app.games.cthulhu_wars.procedures.spellbook import TakeSpellbooks
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel import rulebook
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import answered, nearest, open_window, window
from desktop_app.kernel.questions import PASS, Ask, Atom, Option
from desktop_app.kernel.state import happen

ACTION = "action"
"""The question for a turn's main action; unlimited ones are offered beside it."""

SECOND_ACTION = "second_action"
"""A book has given a further, different action: nothing comes between (ledger CWF-YS-R-01)."""

MORE_ACTIONS = "more_actions"
"""After the main action: unlimited ones only."""

MAIN_ACTIONS = (ACTION, SECOND_ACTION)


@procedure("action_phase", "turn*", spans=("phase", "action_phase"))
class ActionPhase(Procedure):
    """Turns in order of play. A seat without Power is skipped, and is back in when it gains some (CWB-TURN-03)."""
    proves = ("CWB-TURN-03", "CWB-TURN-04")

    last: str = ""
    """Whose turn was last."""

    def turn(self, table: Table) -> Procedure | None:
        after = table.order.index(self.last) + 1 if self.last else 0
        seats = table.order[after:] + table.order[:after]
        able = next((seat for seat in seats if table.power[seat] > 0), "")
        if not able:
            return None
        for seat in seats[:seats.index(able)]:
            open_window(table, "turn_skipped", (seat,))
        self.last = able
        return Turn(able)


@procedure("turn", "before_turn", "begin", "take_spellbooks", "action*", spans=("turn",))
class Turn(Procedure):
    """Any unlimited actions, exactly one main action, any unlimited actions (ledger CWB-TURN-01)."""
    proves = ("CWB-TURN-01",)

    seat: str
    acted: bool = False
    second: str = ""
    """The book that gives a second action now."""
    moved: tuple[str, ...] = ()
    """Units that have Moved: once a turn each, in whoever's Move (ledger CWB-MOVE-01)."""

    def before_turn(self, table: Table) -> Procedure | None:
        """What a rule demands of a seat that is to have a turn."""
        table.in_turn = self.seat
        return window(table, "before_turn", (self.seat,))

    def begin(self, table: Table) -> None:
        """Whoever has no Power left has no turn."""
        if table.power[self.seat] <= 0:
            self.skip_rest()
            return
        happen(table, "turn_began", self.seat)
        if take_gates(table, self.seat):
            table.look("gates_taken")

    def take_spellbooks(self, table: Table) -> Procedure | None:
        """What a Gate that was taken just now has brought, before the action."""
        return TakeSpellbooks() if table.owed else None

    def action(self, table: Table) -> Ask | None:
        if table.power[self.seat] <= 0:
            return None
        if self.second:
            return Ask(self.seat, SECOND_ACTION, about=self.second, may=True, always=True)
        if not self.acted:
            return Ask(self.seat, ACTION, always=True)
        return Ask(self.seat, MORE_ACTIONS, may=True)

    def on_action(self, table: Table, reply: Option) -> Procedure | None:
        question = answered(table).question
        if question == SECOND_ACTION:
            self.second = ""
        elif question == ACTION:
            self.acted = not unlimited(table, reply.verb, self.seat)
            if not self.acted and reply.verb not in self.used:
                self.used += (reply.verb,)
        elif reply == PASS:
            self.step_done()
        return None if reply == PASS else TakeAction(self.seat, question, reply.verb, reply.args)


def unlimited(table: Table, verb: str, seat: str) -> bool:
    """Does this action leave the turn's main action to be taken?"""
    return rulebook.value(table, "unlimited_" + verb, 0, seat) > 0


@procedure("take_action", "perform", "take_gates", "look", "take_spellbooks*", "after_action",
           spans=("segment", "one_action"))
class TakeAction(Procedure):
    """One action from its cost to what follows it, in a turn or in a slot of the Doom Phase."""
    proves = ("CWB-R-05",)

    seat: str
    question: str
    verb: str
    words: tuple[Atom, ...]

    def perform(self, table: Table) -> Procedure | None:
        happen(table, "acted", self.seat, (), (self.verb, *self.words))
        return rulebook.act(table, Ask(self.seat, self.question), Option(self.verb, self.words))

    def take_gates(self, table: Table) -> None:
        """Control is taken in a turn only, not in a slot of the Doom Phase (ledger CWB-GATE-01)."""
        if nearest(table, "action_phase") is not None:
            take_gates(table, self.seat)

    def look(self, table: Table) -> None:
        table.look("action_done")

    def take_spellbooks(self, table: Table) -> Procedure | None:
        return TakeSpellbooks() if table.owed else None

    def after_take_spellbooks(self, table: Table, result: None) -> None:
        """A spellbook can make a Unit one that stands on a Gate, and a Gate can bring the next spellbook."""
        self.take_gates(table)
        self.look(table)

    def after_action(self, table: Table) -> Procedure | None:
        """After any player's action, the seat in turn first (ledger CWB-R-05). Doom abilities are no actions."""
        return window(table, "after_action", (self.seat,)) if nearest(table, "action_phase") is not None else None
