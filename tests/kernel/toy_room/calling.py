"""Pegs: each seat hides numbers on its goats, then numbers are called and goats act in that order."""

from __future__ import annotations

from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.leaving import Eliminate, commander, events
from desktop_app.kernel.procedures import in_order
from desktop_app.kernel.questions import PASS, Ask, Option
from desktop_app.kernel.state import deal, give_back, place, show
from tests.kernel.toy_room.meadow import NUMBERS, Table
from tests.kernel.toy_room.scuffle import LEAVE
from tests.kernel.toy_room.walking import March, ways


@procedure("lay_pegs", "peg_on*")
class LayPegs(Procedure):
    """One seat's secret choices."""

    seat: str

    def peg_on(self, state: Table) -> Ask | None:
        bare = [goat for goat in state.flock(self.seat)
                if state.pieces[goat].owner == self.seat and not state.peg_on(goat)]
        if not bare:
            return None
        options = tuple([Option("peg", (bare[0], number)) for number in state.bags[f"pegs:{self.seat}"]])
        return Ask(self.seat, "peg_on", options, about=bare[0], seen_by=(self.seat,))

    def on_peg_on(self, state: Table, reply: Option) -> None:
        goat, number = map(str, reply.args)
        peg = state.at(f"hand:{self.seat}", self.seat, "peg")[0]
        deal(state, f"pegs:{self.seat}", peg, number, known=(self.seat,))
        place(state, peg, f"on:{goat}")


def take_up(state: Table, goat: str) -> None:
    """The peg of a goat goes back to its owner's hand, and whoever borrowed the goat is done with it."""
    peg = state.peg_on(goat)
    owner = state.pieces[goat].owner
    if peg:
        give_back(state, f"pegs:{owner}", peg)
        place(state, peg, f"hand:{owner}")
    state.pieces[goat] = state.pieces[goat]._replace(commander="")


@procedure("calling", "number*")
class Calling(Procedure):
    """One number after the other."""

    called: int = 0
    """How many numbers have been called."""

    def number(self, state: Table) -> Procedure | None:
        if self.called == len(NUMBERS):
            return None
        self.called += 1
        return Number(NUMBERS[self.called - 1])


@procedure("number", "turn_up", "call_which*")
class Number(Procedure):
    """Everybody turns up the pegs with this number; then their goats act, whoever owns them."""

    number: str

    def turn_up(self, state: Table) -> None:
        for seat in state.game.seats:
            for peg in state.pegs_laid(seat):
                if state.pieces[peg].face == self.number:
                    show(state, peg)

    def call_which(self, state: Table) -> tuple[Ask, ...]:
        pegs = [peg for seat in state.game.seats for peg in state.pegs_laid(seat) if peg not in state.known]
        goats = [state.pieces[peg].place.removeprefix("on:") for peg in pegs]
        return tuple([Ask(seat, "call_which", tuple([Option("call", (goat,)) for goat in goats
                                                     if commander(state, goat) == seat]), about=self.number)
                      for seat in in_order(state)])

    def on_call_which(self, state: Table, reply: Option) -> Procedure:
        goat = str(reply.args[0])
        return Called(goat, commander(state, goat))


@procedure("called", "called_where", "take_up_peg", spans=("segment",))
class Called(Procedure):
    """One goat acts for its commander: it walks, or butts a goat that its commander does not lead."""

    goat: str
    seat: str

    def called_where(self, state: Table) -> Ask:
        here = state.pieces[self.goat].place
        enemies = [Option("butt", (other,)) for seat in state.game.seats for other in state.at(here, seat)
                   if other != self.goat and commander(state, other) != self.seat]
        return Ask(self.seat, "called_where", (*self._ways(state), *enemies), about=self.goat, may=True)

    def on_called_where(self, state: Table, reply: Option) -> Procedure | None:
        if reply.verb == "butt":
            state.points[self.seat] += 1
            return Eliminate(events(LEAVE, (str(reply.args[0]),)), cause="butt", doer=self.seat)
        return None if reply == PASS else March(str(reply.args[0]), str(reply.args[2]))

    def take_up_peg(self, state: Table) -> None:
        take_up(state, self.goat)

    def _ways(self, state: Table) -> list[Option]:
        return ways(state, (self.goat,))
