"""The Investigators' Phase: all go down one space, then come the outposts, then decks are renewed (rulebook 3)."""

from __future__ import annotations

from desktop_app.games.call_of_madness.cards import new_batch
from desktop_app.games.call_of_madness.movement import step
from desktop_app.games.call_of_madness.procedures.entrance import Entrance
from desktop_app.games.call_of_madness.procedures.outposts import PlaceOutposts
from desktop_app.games.call_of_madness.spaces import DOWN
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.state import place


@procedure("investigators_phase", "advance*", "add_outposts*", "renew_decks", spans=("phase",))
class InvestigatorsPhase(Procedure):
    """From the holder of the time token clockwise; one player is finished before the next (ledger COM-C51, COM-C95)."""

    proves = ("COM-C51", "COM-C52", "COM-C53", "COM-C95", "COM-C96", "COM-C97")

    advanced: int = 0
    filled: int = 0

    def advance(self, table: Table) -> Procedure | None:
        if self.advanced == len(table.game.seats):
            return None
        self.advanced += 1
        return Advance(table.game.turn_order(table)[self.advanced - 1])

    def add_outposts(self, table: Table) -> Procedure | None:
        """One for every three cards in the discard pile, rounded up (ledger COM-C52)."""
        if self.filled == len(table.game.seats):
            return None
        self.filled += 1
        seat = table.game.turn_order(table)[self.filled - 1]
        table.in_turn = seat
        return PlaceOutposts(seat, outposts_due(table, seat))

    def renew_decks(self, table: Table) -> None:
        """The discard pile is shuffled and put under the deck, whose order stays (ledger COM-C53, COM-C97)."""
        for seat in table.game.turn_order(table):
            new_batch(table, seat, table.discards[seat])
            table.discards[seat] = ()


def outposts_due(table: Table, seat: str) -> int:
    """What the size of the discard pile brings."""
    return -(-len(table.discards[seat]) // table.game.numbers.discards_for_an_outpost)


@procedure("advance", "move", "enter")
class Advance(Procedure):
    """One player's investigators, those nearest to the headquarters first, skipping outposts (ledger COM-C46)."""

    proves = ("COM-C46", "COM-C47", "COM-C54")

    seat: str
    entered: tuple[str, ...] = ()

    def move(self, table: Table) -> None:
        table.in_turn = self.seat
        for space in table.game.grid.nearest_first(self.seat):
            investigator = table.at_space(space)
            goal = step(table, space, DOWN) if investigator else ""
            if goal:
                place(table, investigator, goal)
                if goal not in table.game.grid.row:
                    self.entered += (investigator,)

    def enter(self, table: Table) -> Procedure | None:
        return Entrance(self.seat, self.entered) if self.entered else None
