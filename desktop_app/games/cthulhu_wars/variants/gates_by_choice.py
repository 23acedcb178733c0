"""Gate control by choice (base rules 3.1, 10.1; ledger CWB-GATE-01, CWB-GATE-02).

Control is taken, given up and handed from Unit to Unit by unlimited actions that cost nothing, between the other
actions of a seat's own turn; each Gate at most once a turn, so that nothing goes round in a circle.
"""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.actions.action import Action
from desktop_app.games.cthulhu_wars.procedures.action_phase import ACTION, MORE_ACTIONS, Turn
from desktop_app.games.cthulhu_wars.procedures.gate_control import take_gate
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.procedures import once, use
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Rule
from desktop_app.kernel.state import happen

VARIANT = "gates_by_choice"
OPTION = "gate_control"
AUTOMATIC, BY_CHOICE = "automatic", "by_choice"


def applies(seats: tuple[str, ...], options: dict[str, str]) -> bool:
    """When the option says so."""
    return options.get(OPTION) == BY_CHOICE


class NothingIsTakenUnasked(Rule):
    """Nobody takes a Gate without saying so."""

    id = "nothing_is_taken_unasked"

    def modifies_gates_unasked(self, table: Table, unasked: int, seat: str) -> int:
        return 0


class GateChoice(Action):
    """What the three have in common."""

    price: ClassVar[int] = 0
    main: ClassVar[bool] = False
    questions: ClassVar[tuple[str, ...]] = (ACTION, MORE_ACTIONS)

    def refuses_seat(self, table: Table, ask: Ask) -> Reason | None:
        turn = table.stack[-1]
        if not isinstance(turn, Turn) or turn.seat != ask.seat:
            return Reason("only_in_your_turn")
        return super().refuses_seat(table, ask)

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        area = str(option.args[-1])
        if not once(table, mark(area), "turn"):
            return Reason("once_a_turn", (area,))
        return self.refuses_gate(table, seat, area) or self.refuses_keeper(table, seat, area, str(option.args[0]))

    def refuses_gate(self, table: Table, seat: str, area: str) -> Reason | None:
        """What speaks against this Gate: by default that somebody else Controls it, or nobody."""
        return None if table.keeps(seat, area) else Reason("no_gate_of_yours", (area,))

    def refuses_keeper(self, table: Table, seat: str, area: str, kind: str) -> Reason | None:
        """What speaks against a Unit of this kind as the one to stand there."""
        return None if kind in table.keepers(seat, area) else Reason("no_keeper", (kind, area))


class TakeGate(GateChoice):
    """An abandoned Gate, with a Unit there that can stand on it."""

    id = verb = "take_gate"
    form = ("kind", "gate")

    def modifies_unlimited_take_gate(self, table: Table, unlimited: int, seat: str) -> int:
        return 1

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, (kind, area)) for area in table.gates_free() for kind in table.keepers(seat, area)]

    def refuses_gate(self, table: Table, seat: str, area: str) -> Reason | None:
        return Reason("gate_is_kept", (area,)) if table.gates[area] else None

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        kind, area = (str(word) for word in option.args)
        use(table, mark(area), "turn")
        take_gate(table, ask.seat, table.spare(ask.seat, kind, area))


class AbandonGate(GateChoice):
    """The Unit that stands on it steps aside."""

    id = verb = "abandon_gate"
    form = ("gate",)

    def modifies_unlimited_abandon_gate(self, table: Table, unlimited: int, seat: str) -> int:
        return 1

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, (area,), risk="gives_up") for area in table.gates_of(seat)]

    def refuses_keeper(self, table: Table, seat: str, area: str, kind: str) -> Reason | None:
        return None

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        area = str(option.args[0])
        use(table, mark(area), "turn")
        keeper, table.gates[area] = table.gates[area], ""
        happen(table, "abandoned_gate", ask.seat, (keeper, area))


class SwapKeeper(GateChoice):
    """Another Unit steps in. One of the same kind would change nothing."""

    id = verb = "swap_keeper"
    form = ("kind", "gate")

    def modifies_unlimited_swap_keeper(self, table: Table, unlimited: int, seat: str) -> int:
        return 1

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, (kind, area)) for area in table.gates_of(seat)
                for kind in table.keepers(seat, area)]

    def refuses_keeper(self, table: Table, seat: str, area: str, kind: str) -> Reason | None:
        if table.pieces[table.gates[area]].kind == kind:
            return Reason("keeps_it_already", (kind, area))
        return super().refuses_keeper(table, seat, area, kind)

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        kind, area = (str(word) for word in option.args)
        use(table, mark(area), "turn")
        take_gate(table, ask.seat, table.spare(ask.seat, kind, area))


def mark(area: str) -> str:
    """What a turn remembers of a Gate that was chosen about."""
    return f"gate:{area}"


RULES: tuple[type[Rule], ...] = (NothingIsTakenUnasked, TakeGate, AbandonGate, SwapKeeper)
