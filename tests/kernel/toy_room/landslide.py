"""A landslide: everything in two places goes at once."""

from __future__ import annotations

from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.leaving import Eliminate, events
from desktop_app.kernel.procedures import NOW, finish
from desktop_app.kernel.questions import Atom, Chance, Option
from tests.kernel.toy_room.meadow import OPEN_LAND, Table
from tests.kernel.toy_room.scuffle import LEAVE

TOO_FEW = 4
"""With fewer goats than this on the meadow nobody wants to go on."""


@procedure("landslide", "rumble", "bury", "look_round", spans=("segment",))
class Landslide(Procedure):
    """No enemy's act, no action of anybody's, and in nobody's turn: a segment of its own."""

    places: tuple[Atom, ...] = ()

    def rumble(self, state: Table) -> Chance:
        return Chance("draw", 2, OPEN_LAND)

    def on_rumble(self, state: Table, reply: Option) -> None:
        self.places = reply.args

    def bury(self, state: Table) -> Procedure:
        buried = tuple([goat for where in OPEN_LAND if where in self.places
                        for seat in state.game.seats for goat in state.at(where, seat)])
        return Eliminate(events(LEAVE, buried), cause="landslide", enemy=False)

    def look_round(self, state: Table) -> None:
        if sum(len(state.flock(seat)) for seat in state.game.seats) < TOO_FEW:
            finish(state, NOW)
