"""Blocks, standings and their intervals."""

from __future__ import annotations

import pytest

from desktop_app.bots.arena import (
    Fixture,
    Outcome,
    block,
    filled,
    nobody,
    standings,
    standings_by_side,
    wilson,
)
from desktop_app.kernel.room import Setup

SETUP = Setup("meadow", ("ash", "birch", "cedar"))


def outcome(bots: dict[str, str], *winners: str) -> Outcome:
    fixture = Fixture(0, SETUP._replace(seats=tuple(bots)), tuple(bots.values()))
    return Outcome(fixture, winners, (), "dusk", 10)


def test_the_last_bot_takes_the_seats_that_are_left():
    assert filled(("a", "b"), 4) == ("a", "b", "b", "b")
    assert filled(("a",), 2) == ("a", "a")
    assert filled(("a", "b"), 2) == ("a", "b")


@pytest.mark.parametrize("bots", [(), ("a", "b", "c")])
def test_more_bots_than_seats_or_none_are_refused(bots):
    with pytest.raises(ValueError, match="for 2 seats"):
        filled(bots, 2)


def test_a_block_gives_every_bot_every_side_in_every_seat_once():
    games = block(7, SETUP, ("good", "bad", "worse"))
    assert len(games) == 9
    assert all(game.seed == 7 for game in games)
    for name in ("good", "bad", "worse"):
        met = [(game.setup.seats[place], place) for game in games for place in [game.bots.index(name)]]
        assert sorted(met) == [(side, place) for side in SETUP.seats for place in range(3)]


def test_the_same_game_is_not_played_twice():
    assert len(block(0, SETUP, ("good", "bad", "bad"))) == 9
    assert len(block(0, SETUP, ("good", "good", "good"))) == 3


def test_who_won_how_often():
    games = [outcome({"ash": "good", "birch": "bad", "cedar": "bad"}, "ash"),
             outcome({"ash": "bad", "birch": "good", "cedar": "bad"}, "ash"),
             outcome({"ash": "bad", "birch": "bad", "cedar": "good"})]
    good, bad = standings(games)
    assert (good.name, good.games, good.won, round(good.chance, 2)) == ("good", 3, 1, 0.33)
    assert (bad.name, bad.games, bad.won, round(bad.chance, 2)) == ("bad", 3, 1, 0.67)
    assert (nobody(games).won, nobody(games).games) == (1, 3)
    assert [(each.name, each.games, each.won) for each in standings_by_side(games, "bad")] == [
        ("ash", 2, 1), ("birch", 2, 0), ("cedar", 2, 0)]


def test_a_shared_victory_counts_for_both():
    shared = [outcome({"ash": "good", "birch": "bad", "cedar": "bad"}, "ash", "cedar")]
    assert [each.won for each in standings(shared)] == [1, 1]


@pytest.mark.parametrize(("won", "games", "low", "high"), [
    (0, 0, 0.0, 1.0), (0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (320, 400, 0.758, 0.836),
])
def test_wilson_s_interval(won, games, low, high):
    assert [round(edge, 3) for edge in wilson(won, games)] == [low, high]
