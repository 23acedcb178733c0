"""Tournaments: who plays whom, where everybody sits, and how sure the result is.

A block is one seed played in every rotation of the sides round the table and of the bots over the sides, so that
neither a seat nor a side favours anybody. A game that nobody wins is lost by all.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from desktop_app.bots import bot
from desktop_app.bots.play import LIMIT, play_out
from desktop_app.kernel.room import GameRoom, Setup

SURE = 1.96
"""Standard deviations within which 95 of 100 results lie."""


class Fixture(NamedTuple):
    """A game to be played: `bots` in the order of the setup's seats."""

    seed: int
    setup: Setup
    bots: tuple[str, ...]


class Outcome(NamedTuple):
    """How a game went. `winners` are sides; nobody wins a game that was not finished."""

    fixture: Fixture
    winners: tuple[str, ...]
    scores: tuple[tuple[str, int], ...]
    reason: str
    answers: int


class Standing(NamedTuple):
    """Games that somebody played and won, the share with its 95 % interval, and what chance alone would give."""

    name: str
    games: int
    won: int
    share: float
    low: float
    high: float
    chance: float


def filled(bots: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """A bot for each seat: the last one named takes the seats that are left. Raises ValueError for too many."""
    if not 0 < len(bots) <= seats:
        raise ValueError(f"{len(bots)} bots for {seats} seats")
    return (*bots, *bots[-1:] * (seats - len(bots)))


def block(seed: int, setup: Setup, bots: tuple[str, ...]) -> tuple[Fixture, ...]:
    """All the games of one seed; those that would be the same game are played once."""
    sides = setup.seats
    turns = range(len(sides))
    fixtures = [_seated(seed, setup, dict(zip(sides, _rotated(bots, by))), _rotated(sides, around))
                for by in turns for around in turns]
    return tuple(dict.fromkeys(fixtures))


def play(room: GameRoom, fixture: Fixture) -> Outcome:
    """Play one game to its end, or to the limit of answers."""
    seats = fixture.setup.seats
    players = {seat: bot(name) for seat, name in zip(seats, fixture.bots, strict=True)}
    played = play_out(room.new_game(fixture.setup), players, fixture.seed, LIMIT)
    if played.unfinished:
        return Outcome(fixture, (), (), "unfinished", len(played.replies))
    result = room.result(played.state)
    return Outcome(fixture, result.winners, result.scores, result.reason, len(played.replies))


def standings(outcomes: Sequence[Outcome]) -> tuple[Standing, ...]:
    """Of each bot: the games that one of its seats won."""
    names = dict.fromkeys([name for outcome in outcomes for name in outcome.fixture.bots])
    return tuple([_standing(name, [(_seats_of(each, name), each) for each in outcomes]) for name in names])


def standings_by_side(outcomes: Sequence[Outcome], name: str) -> tuple[Standing, ...]:
    """Of one bot: how it fares with each side."""
    sides = dict.fromkeys([side for outcome in outcomes for side in outcome.fixture.setup.seats])
    return tuple([_standing(side, [(tuple([seat for seat in _seats_of(each, name) if seat == side]), each)
                                   for each in outcomes]) for side in sides])


def nobody(outcomes: Sequence[Outcome]) -> Standing:
    """The games that nobody won."""
    return _counted("nobody", len(outcomes), len([each for each in outcomes if not each.winners]), 0.0)


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (E. B. Wilson, 1927): it stays within 0 and 1, for few games too."""
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, SURE * SURE
    middle = share + square / (2 * games)
    width = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def _standing(name: str, seated: Iterable[tuple[tuple[str, ...], Outcome]]) -> Standing:
    """`seated`: the seats that are looked at in each game; games without one don't count."""
    games, won, chance = 0, 0, 0.0
    for seats, outcome in seated:
        if seats:
            games += 1
            won += any(seat in outcome.winners for seat in seats)
            chance += len(seats) / len(outcome.fixture.setup.seats)
    return _counted(name, games, won, chance / games if games else 0.0)


def _counted(name: str, games: int, won: int, chance: float) -> Standing:
    low, high = wilson(won, games)
    return Standing(name, games, won, won / games if games else 0.0, low, high, chance)


def _seats_of(outcome: Outcome, name: str) -> tuple[str, ...]:
    fixture = outcome.fixture
    return tuple([seat for seat, each in zip(fixture.setup.seats, fixture.bots) if each == name])


def _seated(seed: int, setup: Setup, players: dict[str, str], seats: tuple[str, ...]) -> Fixture:
    return Fixture(seed, setup._replace(seats=seats), tuple([players[seat] for seat in seats]))


def _rotated(values: tuple[str, ...], by: int) -> tuple[str, ...]:
    return values[by:] + values[:by]
