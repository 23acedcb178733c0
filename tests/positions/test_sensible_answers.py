"""Positions in which it is clear what is sensible: the greedy bot finds it, chance seldom does."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from desktop_app import bots
from desktop_app.app.cases import Step
from desktop_app.app.rooms import room
from desktop_app.bots.grounds import judged, reasons
from desktop_app.gui.wording import wording_for
from desktop_app.kernel import crank
from desktop_app.kernel.questions import Ask
from desktop_app.kernel.state import State

FOLDER = Path(__file__).parent
SIDES = sorted((path.parent.name, path.stem) for path in FOLDER.glob("*/*.toml"))
"""Games, and the sides that are asked there."""

FEWEST = {"call_of_madness": 15, "cthulhu_wars": 12}
"""Positions a side."""


class Position(NamedTuple):
    """A question, and the answers to it that make sense."""

    game: str
    title: str
    state: State
    ask: Ask
    sensible: tuple[str, ...]

    def is_sensible(self, key: str) -> bool:
        return any(key.startswith(each[:-1]) if each.endswith("*") else key == each for each in self.sensible)


@cache
def positions(game: str, side: str) -> tuple[Position, ...]:
    found = tomllib.loads((FOLDER / game / f"{side}.toml").read_text(encoding="utf-8"))["position"]
    return tuple([position(game, side, each) for each in found])


def position(game: str, side: str, found: dict[str, Any]) -> Position:
    _, state = room(game).read_scenario({"game": game, **found["given"]})
    for step in found.get("when", ()):
        crank.answer(state, Step.model_validate(step).reply())
    ask = crank.pending(state)
    assert isinstance(ask, Ask), found["title"]
    assert ask.decider == side, found["title"]
    return Position(game, found["title"], state, ask, tuple(found["sensible"]))


every_position = pytest.mark.parametrize("place", [
    pytest.param(each, id=f"{side}: {each.title}") for game, side in SIDES for each in positions(game, side)])
every_side = pytest.mark.parametrize(("game", "side"), SIDES)


def test_there_are_enough() -> None:
    assert SIDES == [("call_of_madness", "ashen_prophet"), ("cthulhu_wars", "black_goat"),
                     ("cthulhu_wars", "crawling_chaos"), ("cthulhu_wars", "great_cthulhu"),
                     ("cthulhu_wars", "yellow_sign")]
    assert all(len(positions(game, side)) >= FEWEST[game] for game, side in SIDES)


@every_position
def test_what_is_sensible_is_offered_and_not_all_that_is(place: Position) -> None:
    keys = [option.key for option in place.ask.options]
    assert all(any(Position("", "", place.state, place.ask, (each,)).is_sensible(key) for key in keys)
               for each in place.sensible), keys
    assert not all(place.is_sensible(key) for key in keys)


def choice(place: Position, seed: int) -> str:
    glimpsed = bots.glimpse(place.state, place.ask.decider, seed)
    return bots.ask(bots.bot("greedy"), glimpsed, seed).key


@every_side
def test_greedy_finds_at_least_ten_of_twelve(game: str, side: str) -> None:
    missed = [f"{place.title}: {key}" for place in positions(game, side) for key in [choice(place, 1)]
              if not place.is_sensible(key)]
    assert 12 * (len(positions(game, side)) - len(missed)) >= 10 * len(positions(game, side)), missed


def chance_of_sense(place: Position) -> Fraction:
    """How often the random bot, verb first, gives a sensible answer."""
    verbs = dict.fromkeys([option.verb for option in place.ask.options])
    chance = Fraction(0)
    for verb in verbs:
        keys = [option.key for option in place.ask.options if option.verb == verb]
        chance += Fraction(len([key for key in keys if place.is_sensible(key)]), len(keys) * len(verbs))
    return chance


@every_side
def test_chance_finds_less_than_half(game: str, side: str) -> None:
    shares = [chance_of_sense(place) for place in positions(game, side)]
    assert sum(shares) / len(shares) < Fraction(1, 2)


@every_position
def test_the_choice_has_a_reason_in_words(place: Position) -> None:
    wording = wording_for(place.game)
    best = max(judged(place.state, place.ask), key=lambda one: one.weight)
    said = [wording.sentence(each.reason) for each in reasons(best)]
    assert said or best.option.key == "pass"
    assert wording.missing == set()
