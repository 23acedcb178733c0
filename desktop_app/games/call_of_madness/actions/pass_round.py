"""Pass: no more turns this round; the first to pass takes the time token (ledger COM-C43, COM-C90, COM-C91)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.call_of_madness.procedures.headquarters_defence import TURN
from desktop_app.games.call_of_madness.procedures.play_card import ANOTHER_CARD
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb
from desktop_app.kernel.state import happen


class PassRound(Verb):
    """Always allowed, with cards in hand too, and it costs nothing. The token keeps its side (ledger COM-R28)."""

    id = "pass_round"
    proves = ("COM-C43", "COM-C45", "COM-C90", "COM-C91", "COM-C99", "COM-R28")
    verb = "pass_round"
    questions: ClassVar[tuple[str, ...]] = (TURN, ANOTHER_CARD)

    def offers(self, table: Table, ask: Ask, options: list[Option]) -> None:
        options.append(Option("pass_round", risk="gives_up"))

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        return None

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        if not table.passed:
            table.time_token = ask.seat
        table.passed += (ask.seat,)
        happen(table, "passed", ask.seat)
