"""What anybody may do in a turn beside walking. Each verb offers its options and refuses all others."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb
from desktop_app.kernel.state import happen, place
from tests.kernel.toy_room.meadow import OPEN_LAND, Table
from tests.kernel.toy_room.scuffle import Scuffle
from tests.kernel.toy_room.tricks import PlayTrick
from tests.kernel.toy_room.walking import NO_OATS


class Breed(Verb):
    """A kid from the pool beside an own goat."""

    id = "breed"
    verb = "breed"
    form: ClassVar[tuple[str, ...]] = ("place",)
    questions: ClassVar[tuple[str, ...]] = ("action",)

    def offers(self, state: Table, ask: Ask, options: list[Option]) -> None:
        if state.oats[ask.seat] and state.at("pool", ask.seat, "kid"):
            options += [Option("breed", (where,)) for where in OPEN_LAND if state.at(where, ask.seat)]

    def refuses(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        where = str(option.args[0])
        if where not in OPEN_LAND or not state.at(where, ask.seat):
            return Reason("no_goat_there", (where,))
        if not state.at("pool", ask.seat, "kid"):
            return Reason("no_kid_left")
        return None if state.oats[ask.seat] else NO_OATS

    def performs(self, state: Table, ask: Ask, option: Option) -> None:
        state.oats[ask.seat] -= 1
        place(state, state.at("pool", ask.seat, "kid")[0], str(option.args[0]))


class Challenge(Verb):
    """A scuffle with another flock in the same place."""

    id = "challenge"
    verb = "challenge"
    form: ClassVar[tuple[str, ...]] = ("place", "side")
    questions: ClassVar[tuple[str, ...]] = ("action",)

    def offers(self, state: Table, ask: Ask, options: list[Option]) -> None:
        if state.oats[ask.seat]:
            options += [Option("challenge", (where, rival), risk="rolls")
                        for where in OPEN_LAND if state.at(where, ask.seat)
                        for rival in state.game.sides if rival not in ("", ask.seat) and state.at(where, rival)]

    def refuses(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        where, rival = map(str, option.args)
        if where not in OPEN_LAND or not state.at(where, ask.seat):
            return Reason("no_goat_there", (where,))
        if rival == ask.seat or not state.at(where, rival):
            return Reason("nobody_there", (where, rival))
        return None if state.oats[ask.seat] else NO_OATS

    def performs(self, state: Table, ask: Ask, option: Option) -> Procedure:
        state.oats[ask.seat] -= 1
        return Scuffle(str(option.args[0]), ask.seat, str(option.args[1]))


class Play(Verb):
    """A trick card from the hand."""

    id = "play"
    verb = "play"
    form: ClassVar[tuple[str, ...]] = ("piece",)
    questions: ClassVar[tuple[str, ...]] = ("action", "again_which")

    def offers(self, state: Table, ask: Ask, options: list[Option]) -> None:
        options += [Option("play", (card,), risk="reveals") for card in state.at(f"hand:{ask.seat}", ask.seat, "trick")]

    def refuses(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        card = str(option.args[0])
        held = card in state.at(f"hand:{ask.seat}", ask.seat, "trick")
        return None if held else Reason("not_in_hand", (card,))

    def performs(self, state: Table, ask: Ask, option: Option) -> Procedure:
        return PlayTrick(ask.seat, str(option.args[0]))


class Lend(Verb):
    """A talent card goes to a neighbour, and with it its rules."""

    id = "lend"
    verb = "lend"
    form: ClassVar[tuple[str, ...]] = ("piece", "side")
    questions: ClassVar[tuple[str, ...]] = ("action",)

    def offers(self, state: Table, ask: Ask, options: list[Option]) -> None:
        if state.oats[ask.seat]:
            options += [Option("lend", (talent, other)) for talent in state.at("talents", ask.seat)
                        for other in state.game.seats if other != ask.seat]

    def refuses(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        talent, other = map(str, option.args)
        if talent not in state.at("talents", ask.seat):
            return Reason("not_yours", (talent,))
        if other == ask.seat or other not in state.game.seats:
            return Reason("no_neighbour", (other,))
        return None if state.oats[ask.seat] else NO_OATS

    def performs(self, state: Table, ask: Ask, option: Option) -> None:
        state.oats[ask.seat] -= 1
        talent, other = map(str, option.args)
        place(state, talent, "talents", side=other)
        happen(state, "lent", ask.seat, (talent,), (other,))


class GoHome(Verb):
    """What some goats do instead of leaving."""

    id = "go_home"
    verb = "go_home"
    form: ClassVar[tuple[str, ...]] = ("piece",)

    def performs(self, state: Table, ask: Ask, option: Option) -> None:
        goat = str(option.args[0])
        place(state, goat, f"barn:{state.pieces[goat].owner}")
