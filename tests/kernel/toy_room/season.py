"""Season, day, turn and scoring: the spans of the Meadow."""

from __future__ import annotations

from desktop_app.kernel import rulebook
from desktop_app.kernel.drawing import Draws
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.pledge import Pledge
from desktop_app.kernel.procedures import NOW, answered, finish, in_order
from desktop_app.kernel.questions import PASS, Ask, Option
from tests.kernel.toy_room.calling import Calling, LayPegs
from tests.kernel.toy_room.dog import DogRound
from tests.kernel.toy_room.landslide import Landslide
from tests.kernel.toy_room.meadow import Table


@procedure("season", "day*", "over", spans=("game",))
class Season(Procedure):
    """Days, and then who has most."""

    days: int
    begun: int = 0

    def day(self, state: Table) -> Procedure | None:
        if self.begun == self.days:
            return None
        self.begun += 1
        return Day(self.begun)

    def over(self, state: Table) -> None:
        finish(state, NOW)


@procedure("day", "dawn", "tricks", "lay_pegs*", "turn*", "calling", "landslide", "dog", "well", spans=("day",))
class Day(Procedure):
    """One printed day."""

    number: int
    turns: int = 0
    layers: int = 0

    def dawn(self, state: Table) -> None:
        seats = state.game.seats
        state.first = seats[(self.number - 1) % len(seats)]
        state.in_turn = state.first
        state.hurdles = 0
        for seat in seats:
            state.oats[seat] += 3

    def tricks(self, state: Table) -> Procedure:
        return Draws("tricks", "trick", tuple([(seat, 1) for seat in in_order(state)]))

    def lay_pegs(self, state: Table) -> Procedure | None:
        if self.layers == len(state.game.seats):
            return None
        self.layers += 1
        return LayPegs(state.game.turn_order(state)[self.layers - 1])

    def turn(self, state: Table) -> Procedure | None:
        if self.turns == len(state.game.seats):
            return None
        self.turns += 1
        return Turn(state.game.turn_order(state)[self.turns - 1])

    def calling(self, state: Table) -> Procedure:
        return Calling()

    def landslide(self, state: Table) -> Procedure | None:
        return Landslide() if self.number % 2 == 0 else None

    def dog(self, state: Table) -> Procedure:
        return DogRound(state.pieces["dog"].place)

    def well(self, state: Table) -> Procedure | None:
        return Pledge("oats", 4, in_order(state)) if self.number % 3 == 0 else None

    def after_well(self, state: Table, promised: tuple[int, ...]) -> None:
        if not promised:
            for seat in state.game.seats:
                state.hay[seat] = max(1, state.hay[seat] - 1)


@procedure("turn", "begin", "action*", spans=("turn", "segment"))
class Turn(Procedure):
    """Actions until the seat passes."""

    seat: str

    def begin(self, state: Table) -> None:
        state.in_turn = self.seat

    def action(self, state: Table) -> Ask:
        return Ask(self.seat, "action", may=True, always=True)

    def on_action(self, state: Table, reply: Option) -> Procedure | None:
        if reply == PASS:
            self.step_done()
            return None
        return rulebook.act(state, answered(state), reply)


@procedure("scoring", "count")
class Scoring(Procedure):
    """A point a goat, two a bale of hay, one a charm."""

    def count(self, state: Table) -> None:
        for seat in state.game.seats:
            goods = len(state.flock(seat)) + 2 * state.hay[seat]
            state.points[seat] += goods + len(state.at(f"hand:{seat}", seat, "charm"))
