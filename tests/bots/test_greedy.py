"""The greedy bot: it takes what the game speaks for most, and knows nothing of any game itself."""

from __future__ import annotations

import pytest

from desktop_app import bots
from desktop_app.app.rooms import room
from desktop_app.bots.greedy import CLUELESS, GreedyBot
from desktop_app.bots.grounds import judged, reasons
from desktop_app.bots.play import play_out
from desktop_app.kernel import crank
from desktop_app.kernel.questions import Ask, Judgement, Option, Reply, Text
from tests.kernel.random_play import positions
from tests.kernel.toy_room.set_up import GAME_FOR_TWO, new_game

OPTIONS = (Option("walk"), Option("run"), Option("sit"), Option("lie"))
ASK = Ask("ash", "what_now", OPTIONS, decider="ash", listed=True)


def table(monkeypatch, weights, throws_in=False, thrown_in=0):
    """A meadow whose game weighs these four options, and whatever may be thrown in."""
    state = new_game(GAME_FOR_TWO)

    def judge(state, ask):
        if ask.question == crank.ANY_TIME:
            return tuple((Judgement(thrown_in, Text("throws")),) for _ in ask.options)
        return tuple(tuple(Judgement(weight, Text("why")) for weight in each) for each in weights)

    monkeypatch.setattr(type(state.game), "judge", lambda self, state, ask: judge(state, ask))
    monkeypatch.setattr(type(state.game), "throws_in", lambda self, state, ask: throws_in)
    return state


def chosen(state, noise=0, times=400):
    found = dict.fromkeys([option.key for option in OPTIONS], 0)
    for seed in range(times):
        found[GreedyBot(noise).choose(state, ASK, seed).key] += 1
    return found


def test_weights_add_up(monkeypatch):
    state = table(monkeypatch, [(5, 5), (9,), (30, -25), (-1,)])
    assert chosen(state) == {"walk": 400, "run": 0, "sit": 0, "lie": 0}


def test_chance_decides_among_equals(monkeypatch):
    found = chosen(table(monkeypatch, [(10,), (4, 6), (9,), ()]))
    assert found["sit"] == found["lie"] == 0
    assert 160 < found["walk"] < 240


def test_noise_makes_near_ones_possible_and_far_ones_not(monkeypatch):
    found = chosen(table(monkeypatch, [(100,), (60,), (-150,), (-500,)]), noise=100)
    assert found["walk"] > found["run"] > 0
    assert found["sit"] == found["lie"] == 0


def test_where_the_game_says_nothing_chance_plays(monkeypatch):
    state = table(monkeypatch, [(), (), (), ()])
    assert [GreedyBot().choose(state, ASK, seed) for seed in range(20)] == [
        CLUELESS.choose(state, ASK, seed) for seed in range(20)]


def test_reasons_come_the_weightiest_first(monkeypatch):
    state = table(monkeypatch, [(1, -40, 12), (2,), (), (3,)])
    first = judged(state, ASK)[0]
    assert (first.option, first.weight) == (Option("walk"), -27)
    assert [each.weight for each in reasons(first)] == [-40, 12, 1]


@pytest.mark.parametrize(("throws_in", "weight", "thrown"), [(True, 5, True), (True, 0, False), (False, 5, False)])
def test_something_is_thrown_in_at_moments_that_the_game_names_when_it_is_good(monkeypatch, throws_in, weight, thrown):
    table(monkeypatch, [(1,), (), (), ()], throws_in, weight)
    state = next(each for each in positions(new_game(), seed=1) if crank.interjections(each))
    able = crank.interjections(state)[0][0]
    ask = ASK._replace(seat=able, decider=able)
    own = [option.key for seat, option in crank.interjections(state) if seat == able]
    reply = GreedyBot().choose(state, ask, 0)
    assert reply.seat == able
    assert (reply.key in own) == thrown
    assert thrown or reply == Reply(able, "walk")


def test_it_plays_a_game_that_has_no_opinions():
    played = play_out(new_game(GAME_FOR_TWO), dict.fromkeys(GAME_FOR_TWO.seats, bots.bot("greedy")), seed=2)
    assert played.state.over
    assert not played.unfinished


def test_levels_are_known_and_the_first_is_greedy():
    assert bots.LEVELS[0] == "greedy"
    assert set(bots.LEVELS) <= set(bots.names())


def test_it_beats_chance():
    """A handful of games: the arena plays more."""
    wars = room("cthulhu_wars")
    setup = wars.default_setup()
    won = 0
    for seed, hero in enumerate(setup.seats * 2):
        players = {seat: bots.bot("greedy" if seat == hero else "random") for seat in setup.seats}
        won += hero in wars.result(play_out(wars.new_game(setup), players, seed).state).winners
    assert won >= 6
