"""Talents for a seat that is no party of a scuffle: once a scuffle, and one scuffle inside another."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb
from desktop_app.kernel.state import place
from tests.kernel.toy_room.meadow import OPEN_LAND, Table
from tests.kernel.toy_room.scuffle import Scuffle

NO_PARTY = Reason("only_for_third_parties")
ONCE = Reason("once_a_scuffle")


def scuffle_here(state: Table) -> Scuffle:
    """The innermost scuffle: the one whose window is open."""
    scuffle = innermost(state, Scuffle)
    assert scuffle is not None
    return scuffle


def shut_out(talent: str, seat: str, scuffle: Scuffle) -> Reason | None:
    """Why a talent can't be used in this very scuffle."""
    if seat in scuffle.sides():
        return NO_PARTY
    return ONCE if talent in scuffle.used else None


class Slip(Verb):
    """Before a scuffle of others a kid of its holder in that place may slip away."""

    id = "slip"
    talent: ClassVar[str] = "thicket"
    verb = "slip"
    form: ClassVar[tuple[str, ...]] = ("goat", "place", "place")
    questions: ClassVar[tuple[str, ...]] = ("before_scuffle",)

    def offers(self, state: Table, ask: Ask, options: list[Option]) -> None:
        scuffle = scuffle_here(state)
        if shut_out(self.talent, ask.seat, scuffle) is None:
            options += [Option("slip", (kid, scuffle.place, there), True)
                        for kid in state.at(scuffle.place, ask.seat, "kid")[:1]
                        for there in state.game.paths[scuffle.place] if there in OPEN_LAND]

    def refuses(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        kid, here, there = option.args
        scuffle = scuffle_here(state)
        if here != scuffle.place or kid not in state.at(scuffle.place, ask.seat, "kid")[:1]:
            return Reason("no_kid_there", (kid, here))
        if there not in OPEN_LAND or there not in state.game.paths[scuffle.place]:
            return Reason("not_next_to", (here, there))
        return shut_out(self.talent, ask.seat, scuffle)

    def performs(self, state: Table, ask: Ask, option: Option) -> None:
        scuffle_here(state).used += (self.talent,)
        place(state, str(option.args[0]), str(option.args[2]))


class ButtIn(Verb):
    """Before a scuffle of others its holder, with a kid there, may start a scuffle of its own in that place."""

    id = "butt_in"
    talent: ClassVar[str] = "thicket"
    verb = "butt_in"
    form: ClassVar[tuple[str, ...]] = ("side",)
    questions: ClassVar[tuple[str, ...]] = ("before_scuffle",)

    def offers(self, state: Table, ask: Ask, options: list[Option]) -> None:
        found = [Option("butt_in", (rival,), risk="rolls") for rival in scuffle_here(state).sides()]
        options += [option for option in found if self.refuses(state, ask, option) is None]

    def refuses(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        scuffle = scuffle_here(state)
        if option.args[0] not in scuffle.sides():
            return Reason("no_party", option.args)
        if not state.at(scuffle.place, ask.seat, "kid"):
            return Reason("no_kid_there")
        if sum(isinstance(frame, Scuffle) for frame in state.stack) > 1:
            return Reason("two_scuffles_at_most")
        return shut_out(self.talent, ask.seat, scuffle)

    def performs(self, state: Table, ask: Ask, option: Option) -> Procedure:
        scuffle = scuffle_here(state)
        scuffle.used += (self.talent,)
        return Scuffle(scuffle.place, ask.seat, str(option.args[0]))


class Crows(Verb):
    """After the losses of a scuffle of others a goat of its holder may come from next door: once a scuffle."""

    id = "crows"
    talent: ClassVar[str] = "crows"
    verb = "flock"
    form: ClassVar[tuple[str, ...]] = ("goat", "place")
    questions: ClassVar[tuple[str, ...]] = ("after_losses",)

    def offers(self, state: Table, ask: Ask, options: list[Option]) -> None:
        scuffle = scuffle_here(state)
        if shut_out(self.talent, ask.seat, scuffle) is None:
            options += [Option("flock", (goat, scuffle.place)) for near in state.game.paths[scuffle.place]
                        for goat in state.at(near, ask.seat)]

    def refuses(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        goat, where = map(str, option.args)
        scuffle = scuffle_here(state)
        record = state.pieces[goat]
        if where != scuffle.place or record.place not in state.game.paths[where]:
            return Reason("not_next_to", (record.place, where))
        if record.side != ask.seat:
            return Reason("not_yours", (goat,))
        return shut_out(self.talent, ask.seat, scuffle)

    def performs(self, state: Table, ask: Ask, option: Option) -> None:
        scuffle_here(state).used += (self.talent,)
        place(state, str(option.args[0]), str(option.args[1]))
