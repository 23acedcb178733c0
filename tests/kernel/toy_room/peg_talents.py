"""Talents about pegs: hidden numbers that somebody may know who doesn't own them."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Chance, Option, Reason
from desktop_app.kernel.rulebook import Verb
from desktop_app.kernel.state import happen
from tests.kernel.toy_room.meadow import Table


class Borrow(Verb):
    """Its holder commands a neighbour's pegged goat when its number is called, and sees the number now."""

    id = "borrow"
    talent: ClassVar[str] = "borrow"
    verb = "borrow"
    form: ClassVar[tuple[str, ...]] = ("goat",)
    questions: ClassVar[tuple[str, ...]] = ("action",)

    def offers(self, state: Table, ask: Ask, options: list[Option]) -> None:
        found = [Option("borrow", (goat,), risk="reveals") for seat in state.game.seats if seat != ask.seat
                 for goat in state.flock(seat)]
        options += [option for option in found if self.refuses(state, ask, option) is None]

    def refuses(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        goat = str(option.args[0])
        record = state.pieces[goat]
        if record.side == ask.seat or record.side not in state.game.seats:
            return Reason("no_neighbours", (goat,))
        if not state.peg_on(goat):
            return Reason("no_peg", (goat,))
        return Reason("already_borrowed", (goat,)) if record.commander else None

    def performs(self, state: Table, ask: Ask, option: Option) -> None:
        goat = str(option.args[0])
        state.pieces[goat] = state.pieces[goat]._replace(commander=ask.seat)
        happen(state, "borrowed", ask.seat, (goat,))
        peg = state.peg_on(goat)
        knowing = state.known[peg]
        state.known[peg] = tuple([seat for seat in state.game.seats if seat == ask.seat or seat in knowing])


class Fog(Verb):
    """Its holder looks at a neighbour's pegs and mixes them: from now on only the holder knows which lies where."""

    id = "fog"
    talent: ClassVar[str] = "fog"
    verb = "fog"
    form: ClassVar[tuple[str, ...]] = ("side",)
    questions: ClassVar[tuple[str, ...]] = ("action",)

    def offers(self, state: Table, ask: Ask, options: list[Option]) -> None:
        options += [Option("fog", (seat,), risk="reveals") for seat in state.game.seats
                    if seat != ask.seat and state.pegs_laid(seat)]

    def refuses(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        seat = str(option.args[0])
        if seat == ask.seat or seat not in state.game.seats:
            return Reason("no_neighbour", (seat,))
        return None if state.pegs_laid(seat) else Reason("no_pegs", (seat,))

    def performs(self, state: Table, ask: Ask, option: Option) -> Procedure:
        return MixPegs(ask.seat, str(option.args[0]))


@procedure("mix_pegs", "mix")
class MixPegs(Procedure):
    """An order that chance names and one seat sees."""

    looker: str
    owner: str

    def mix(self, state: Table) -> Chance:
        faces = tuple(sorted([state.pieces[peg].face for peg in state.pegs_laid(self.owner)]))
        return Chance("shuffle", len(faces), faces, about=self.owner, seen_by=(self.looker,))

    def on_mix(self, state: Table, reply: Option) -> None:
        for peg, face in zip(state.pegs_laid(self.owner), reply.args, strict=True):
            state.pieces[peg] = state.pieces[peg]._replace(face=str(face))
            state.known[peg] = (self.looker,)
