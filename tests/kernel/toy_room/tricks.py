"""Trick cards. A card being played lies in the place "in_play": clearing the stack can't lose it."""

from __future__ import annotations

from desktop_app.kernel import rulebook
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import answered
from desktop_app.kernel.questions import PASS, Ask, Option
from desktop_app.kernel.state import happen, place, show
from tests.kernel.toy_room.meadow import Table
from tests.kernel.toy_room.walking import ways

STEPS_OF = {"stampede": 2, "nap": 0}
AGAIN = ("stampede",)


@procedure("play_trick", "lay", "stampede_where*", "others", "again_which", "clear")
class PlayTrick(Procedure):
    """The card's own lines from top to bottom; the bottom line of some lets another card follow."""

    seat: str
    card: str
    moved: tuple[str, ...] = ()

    def lay(self, state: Table) -> None:
        place(state, self.card, "in_play")
        show(state, self.card)
        happen(state, "played", self.seat, (self.card,), (self.face(state),))

    def stampede_where(self, state: Table) -> Ask | None:
        if len(self.moved) == STEPS_OF[self.face(state)]:
            return None
        fresh = tuple([goat for goat in state.flock(self.seat) if goat not in self.moved])
        return Ask(self.seat, "stampede_where", tuple(ways(state, fresh)), about=self.card, may=True)

    def on_stampede_where(self, state: Table, reply: Option) -> Procedure | None:
        if reply == PASS:
            self.step_done()
            return None
        self.moved += (str(reply.args[0]),)
        return rulebook.act(state, answered(state), reply)

    def others(self, state: Table) -> None:
        if self.face(state) == "nap":
            state.oats[self.seat] += 2
            return
        for other in state.game.seats:
            if other != self.seat:
                state.oats[other] = max(0, state.oats[other] - 1)

    def again_which(self, state: Table) -> Ask | None:
        return Ask(self.seat, "again_which", may=True) if self.face(state) in AGAIN else None

    def on_again_which(self, state: Table, reply: Option) -> Procedure | None:
        return None if reply == PASS else rulebook.act(state, answered(state), reply)

    def clear(self, state: Table) -> None:
        place(state, self.card, "discard")

    def face(self, state: Table) -> str:
        return state.pieces[self.card].face
