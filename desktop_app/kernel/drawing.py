"""Draws that seats are owed, made in turn order, each seen by nobody else."""

from __future__ import annotations

from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Chance, Option
from desktop_app.kernel.state import State, deal, happen, place


@procedure("draws", "draw*", "unpaid")
class Draws(Procedure):
    """Each seat draws what it is owed out of one bag onto blank pieces of a kind; an empty bag pays otherwise.

    The blank pieces lie in the place named like the bag; what is drawn goes to the seat's hand place.
    """

    bag: str
    kind: str
    owed: tuple[tuple[str, int], ...]

    def draw(self, state: State) -> Chance | None:
        if not self.owed or not state.bags[self.bag]:
            return None
        return Chance("draw", 1, state.bags[self.bag], about=self.kind, seen_by=(self.owed[0][0],))

    def on_draw(self, state: State, reply: Option) -> None:
        (seat, count), *others = self.owed
        self.owed = ((seat, count - 1), *others) if count > 1 else tuple(others)
        piece = state.at(self.bag, "", self.kind)[0]
        deal(state, self.bag, piece, str(reply.args[0]), known=(seat,))
        place(state, piece, f"hand:{seat}", side=seat)
        happen(state, "drew", seat, (piece,), (str(reply.args[0]),), seen_by=(seat,))

    def unpaid(self, state: State) -> None:
        for seat, count in self.owed:
            state.game.bag_empty(state, self.bag, seat, count)
