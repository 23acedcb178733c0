"""Spending madness markers: A draw, B bring back a discarded card, C turn the god piles over (ledger COM-C41)."""

from __future__ import annotations

from desktop_app.games.call_of_madness.actions.additional import ForAMarker
from desktop_app.games.call_of_madness.cards import new_batch
from desktop_app.games.call_of_madness.procedures.drawing import DrawCards, RevealTops
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.questions import Reason
from desktop_app.kernel.state import happen


class DrawForAMarker(ForAMarker):
    """A: a card from the own deck. With an empty deck it would do nothing and is not offered: a ruling."""

    id = "draw_for_a_marker"
    proves = ("COM-C36", "COM-C41", "COM-C87")
    verb = "draw_for_a_marker"

    def useless(self, table: Table, seat: str) -> Reason | None:
        return None if table.batches[seat] else Reason("empty_deck")

    def carry_out(self, table: Table, seat: str) -> Procedure:
        return DrawCards(seat, 1)


class ReturnDiscard(ForAMarker):
    """B: the top card of the own discard pile goes under the own deck, or is the new deck. All see which it is."""

    id = "return_discard"
    proves = ("COM-C41",)
    verb = "return_discard"

    def useless(self, table: Table, seat: str) -> Reason | None:
        return None if table.discards[seat] else Reason("empty_discard")

    def carry_out(self, table: Table, seat: str) -> None:
        top = table.discards[seat][-1]
        table.discards[seat] = table.discards[seat][:-1]
        happen(table, "returned_card", seat, (top,), (table.pieces[top].face,))
        new_batch(table, seat, (top,))


class TurnGodPiles(ForAMarker):
    """C: the top card of each god pile goes under it; the next ones are shown."""

    id = "turn_god_piles"
    proves = ("COM-C41",)
    verb = "turn_god_piles"

    def useless(self, table: Table, seat: str) -> Reason | None:
        return None if any(table.tops[god] for god in table.gods) else Reason("empty_piles")

    def carry_out(self, table: Table, seat: str) -> Procedure:
        for god in table.gods:
            if table.tops[god]:
                table.below[god] += (table.tops[god],)
                table.tops[god] = ""
        happen(table, "turned_god_piles", seat)
        return RevealTops()
