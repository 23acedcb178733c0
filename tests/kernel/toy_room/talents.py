"""Rules that a seat has as long as it has the card: each bends the game, and no procedure knows any of them."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.leaving import Eliminate
from desktop_app.kernel.procedures import Window, innermost, once, use
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Event, Rule, Verb
from tests.kernel.toy_room.meadow import Table
from tests.kernel.toy_room.scuffle import LEAVE
from tests.kernel.toy_room.walking import March


class Shepherd(Rule):
    """Its holder decides where every shy goat goes, whoever owns it."""

    id = "shepherd"
    talent: ClassVar[str] = "shepherd"

    def decides_shy_where(self, state: Table, ask: Ask) -> str:
        return self.seat


class StandIn(Rule):
    """Instead of its holder's billy or kid another kid of that seat, standing elsewhere, leaves."""

    id = "stand_in"
    talent: ClassVar[str] = "stand_in"

    def replaces_leave(self, state: Table, event: Event) -> tuple[tuple[str, str], ...] | None:
        record = state.pieces[event[1]]
        if record.kind not in ("billy", "kid") or record.side != self.seat:
            return None
        leaving = innermost(state, Eliminate)
        going = [piece for _, piece, _ in leaving.events] if leaving else []
        for where in state.places_of(self.seat):
            for kid in state.at(where, self.seat, "kid"):
                if where != record.place and kid not in going:
                    return ((LEAVE, kid),)
        return None


class ThickWool(Rule):
    """Instead of leaving, its holder's billy goes home."""

    id = "thick_wool"
    talent: ClassVar[str] = "thick_wool"

    def replaces_leave(self, state: Table, event: Event) -> tuple[tuple[str, str], ...] | None:
        record = state.pieces[event[1]]
        return (("go_home", event[1]),) if record.kind == "billy" and record.side == self.seat else None


class Mourning(Rule):
    """Its holder gets an oat when a goat of that seat leaves: once a segment, however many go."""

    id = "mourning"
    talent: ClassVar[str] = "mourning"

    def reacts_left_table(self, state: Table, window: Window) -> None:
        lost = any(state.pieces[str(goat)].owner == self.seat for goat in window.about)
        if lost and once(state, self.id, "segment"):
            use(state, self.id, "segment")
            state.oats[self.seat] += 1


class Fence(Rule):
    """Nobody walks into its holder's barn while a goat of the holder stands there."""

    id = "fence"
    talent: ClassVar[str] = "fence"

    def forbids_walk(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        goat, _, there = map(str, option.args)
        if there != f"barn:{self.seat}" or state.pieces[goat].side == self.seat or not state.at(there, self.seat):
            return None
        return Reason("fenced", (there,))


class CallHome(Verb):
    """At any time, once a day: a goat of its holder walks home from next door."""

    id = "call_home"
    talent: ClassVar[str] = "call_home"
    verb = "call_home"
    form: ClassVar[tuple[str, ...]] = ("goat",)
    questions: ClassVar[tuple[str, ...]] = ("any_time",)

    def offers(self, state: Table, ask: Ask, options: list[Option]) -> None:
        if once(state, self.id, "day"):
            options += [Option("call_home", (goat,)) for goat in state.at(self._next_door(state), ask.seat)]

    def refuses(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        goat = str(option.args[0])
        if goat not in state.at(self._next_door(state), ask.seat):
            return Reason("not_next_door", (goat,))
        return None if once(state, self.id, "day") else Reason("once_a_day")

    def performs(self, state: Table, ask: Ask, option: Option) -> Procedure:
        use(state, self.id, "day")
        return March(str(option.args[0]), f"barn:{ask.seat}")

    def _next_door(self, state: Table) -> str:
        return state.game.paths[f"barn:{self.seat}"][0]


class Hurdles(Verb):
    """At any time, once a day: for the rest of the day nobody walks or flees."""

    id = "hurdles"
    talent: ClassVar[str] = "hurdles"
    verb = "raise_hurdles"
    questions: ClassVar[tuple[str, ...]] = ("any_time",)

    def offers(self, state: Table, ask: Ask, options: list[Option]) -> None:
        if once(state, self.id, "day"):
            options.append(Option("raise_hurdles"))

    def refuses(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        return None if once(state, self.id, "day") else Reason("once_a_day")

    def performs(self, state: Table, ask: Ask, option: Option) -> None:
        use(state, self.id, "day")
        state.hurdles = 1
