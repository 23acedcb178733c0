"""Devolve: Acolytes become Deep Ones (base rules 4.1, 10.1; ledger CWF-GC-BOOK-DEVOLVE, CWF-GC-R-04)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb
from desktop_app.kernel.state import happen, place

ACOLYTE, DEEP_ONE = "acolyte", "deep_one"


class Devolve(Verb):
    """After any player's action, one Acolyte on the map at a time, as many as its owner likes: no action, and free.

    The Acolyte is replaced, not Eliminated; where it kept a Gate that is abandoned.
    """

    id = verb = "devolve"
    form = ("place",)
    proves = ("CWF-GC-BOOK-DEVOLVE", "CWF-GC-R-04")
    questions: ClassVar[tuple[str, ...]] = ("after_action",)

    def offers(self, table: Table, ask: Ask, options: list[Option]) -> None:
        if table.pool(ask.seat, DEEP_ONE):
            options += [Option(self.verb, (area,)) for area in table.areas_with(ask.seat, ACOLYTE)]

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        area = str(option.args[0])
        if ACOLYTE not in table.units[ask.seat][area]:
            return Reason("needs_unit", (ACOLYTE, area))
        return None if table.pool(ask.seat, DEEP_ONE) else Reason("pool_empty", (DEEP_ONE,))

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        area = str(option.args[0])
        acolyte = table.spare(ask.seat, ACOLYTE, area)
        deep_one = table.pool(ask.seat, DEEP_ONE)[0]
        place(table, acolyte, table.game.home(table, acolyte))
        place(table, deep_one, area)
        happen(table, "devolved", ask.seat, (acolyte, deep_one, area))
