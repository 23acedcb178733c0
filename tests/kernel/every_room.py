"""What holds of every game is tried on these: the toy, and the games that the program can play."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from desktop_app.app.rooms import room
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import Atom, Option
from desktop_app.kernel.rulebook import Verb
from desktop_app.kernel.state import State
from tests.kernel.random_play import ROOMS


def usual_game(id: str) -> State:
    """The usual line-up of a game of the program."""
    return room(id).new_game(room(id).default_setup())


every_room = pytest.mark.parametrize("new_game", [
    *[pytest.param(new_game, id=name) for name, new_game in ROOMS.items()],
    pytest.param(lambda: usual_game("cthulhu_wars"), id="cthulhu_wars"),
])

NewGame = Callable[[], State]


def words(state: State) -> list[Atom]:
    """Everything on this table that has a name, and some numbers."""
    kinds: tuple[str, ...] = tuple(getattr(state.game, "kinds", ()))
    return [*state.pieces, *state.game.places, *[side for side in state.game.sides if side], *kinds, *range(10)]


def fitting(state: State, verb: Verb) -> list[list[Atom]]:
    """What each word after the verb could be."""
    return [[word for word in words(state) if state.game.names(state, kind, word)] for kind in verb.form]


def is_way(verb: Verb) -> bool:
    """Is this verb said with a way from one place to another?"""
    return verb.form[-2:] == ("place", "place")


def sayings(state: State, verb: Verb) -> list[Option]:
    """Everything that can be said with this verb, sensible or not."""
    return [Option(verb.verb, said, is_way(verb)) for said in product(*fitting(state, verb))]


def said_with(state: State, verb: Verb, stream: Stream) -> Option:
    """One of these."""
    return Option(verb.verb, tuple([some[stream.below(len(some))] for some in fitting(state, verb)]), is_way(verb))
