"""What all actions share: legality in stages, walked alike by listing and by "why not?"."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.procedures.action_phase import MAIN_ACTIONS, MORE_ACTIONS, unlimited
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb


class Action(Verb):
    """What may be done between the others' turns. `price`: the least Power it costs, looked at before anything else.

    `main`: whether it can be a turn's main action; passing is none, nor is what is unlimited and nothing else.
    """

    questions: ClassVar[tuple[str, ...]] = MAIN_ACTIONS
    price: ClassVar[int] = 1
    main: ClassVar[bool] = True

    def offers(self, table: Table, ask: Ask, options: list[Option]) -> None:
        if self.refuses_seat(table, ask) is None:
            seat = ask.seat
            options += [option for option in self.candidates(table, seat)
                        if self.refuses_candidate(table, seat, option) is None]

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        return self.refuses_seat(table, ask) or self.refuses_choice(table, ask.seat, option)

    def refuses_seat(self, table: Table, ask: Ask) -> Reason | None:
        """What speaks against the verb as a whole; asked once a listing."""
        if ask.question == MORE_ACTIONS and not unlimited(table, self.verb, ask.seat):
            return Reason("one_main_action")
        return None if table.power[ask.seat] >= self.price else Reason("power_short", (self.price,))

    def candidates(self, table: Table, seat: str) -> list[Option]:
        """Read off the index: all that is legal, and little that is not."""
        return [Option(self.verb)]

    def refuses_candidate(self, table: Table, seat: str, option: Option) -> Reason | None:
        """What may still speak against an option that `candidates` has read off: a part of `refuses_choice`."""
        return self.refuses_choice(table, seat, option)

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        """What speaks against this option, whoever thought of it."""
        return None


def short(table: Table, seat: str, cost: int) -> Reason | None:
    """A Reason when the seat can't pay this."""
    return None if table.power[seat] >= cost else Reason("power_short", (cost,))
