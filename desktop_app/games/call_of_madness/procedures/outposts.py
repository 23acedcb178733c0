"""Outposts that a player has to put on his own board (ADD OUTPOST and 3b of the rulebook; ledger COM-R15)."""

from __future__ import annotations

from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Option


@procedure("place_outposts", "place_where*")
class PlaceOutposts(Procedure):
    """Each where its owner likes; for each that finds no space or supply 2 cultists (ledger COM-C29, COM-C30)."""

    proves = ("COM-C28", "COM-C29", "COM-C30", "COM-C94", "COM-C96", "COM-R15")

    owner: str
    left: int

    def place_where(self, table: Table) -> Ask | None:
        spaces = table.spaces_for_outposts(self.owner)
        if self.left and not (spaces and table.outposts_left()):
            table.lose(self.owner, self.left * table.game.numbers.cultists_for_an_unplaced_outpost)
            self.left = 0
        if not self.left:
            return None
        return Ask(self.owner, "place_where", tuple([Option("outpost", (space,)) for space in spaces]))

    def on_place_where(self, table: Table, reply: Option) -> None:
        table.build(self.owner, str(reply.args[0]))
        self.left -= 1
