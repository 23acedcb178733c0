"""Random bots, the safe fallback, and whole games without a window."""

from __future__ import annotations

import pytest

from desktop_app import bots
from desktop_app.bots.fallback import RISKS, safe_reply
from desktop_app.bots.play import play_out
from desktop_app.bots.random_bot import INTERJECTS_ONCE_IN, RandomBot
from desktop_app.kernel.crank import answer, interjections, pending
from desktop_app.kernel.questions import PASS, Ask, Chance, IllegalAnswer, Option, Reply
from desktop_app.kernel.state import canonical_json, fingerprint
from tests.kernel.random_play import positions
from tests.kernel.toy_room.set_up import GAME, GAME_FOR_TWO, new_game

RANDOM = {seat: bots.bot("random") for seat in GAME.seats}


class Illegal:
    """A bot that names nothing."""

    def choose(self, state, ask, seed):
        return Reply(ask.decider, "sing")


def test_bots_are_known_by_name():
    assert {"random", "any_option"} <= set(bots.names())
    with pytest.raises(KeyError):
        bots.bot("deep_blue")
    bots.register("illegal", Illegal())
    assert isinstance(bots.bot("illegal"), Illegal)


@pytest.mark.parametrize("name", ["random", "any_option"])
def test_every_answer_is_legal_and_follows_from_position_and_seed(name):
    bot = bots.bot(name)
    decided = 0
    for number, state in enumerate(positions(new_game(GAME), seed=2, every=3)):
        asked = pending(state)
        if isinstance(asked, Chance):
            continue
        before = canonical_json(state)
        reply = bot.choose(state, asked, number)
        assert reply == bot.choose(state.copy(), asked, number)
        assert canonical_json(state) == before
        answer(state.copy(), reply)
        decided += 1
    assert decided > 50


def many_choices(bot: RandomBot, ask: Ask, times: int = 3_000) -> dict[str, int]:
    state = new_game(GAME_FOR_TWO)
    found = dict.fromkeys([option.key for option in ask.options], 0)
    for seed in range(times):
        found[bot.choose(state, ask, seed).key] += 1
    return found


def test_verb_first_gives_each_verb_its_share_and_any_option_each_option():
    options = (*[Option("walk", (n,)) for n in range(9)], PASS)
    ask = Ask("ash", "nothing", options, decider="ash", listed=True)
    verb_first = many_choices(RandomBot(verb_first=True), ask)
    assert 1_350 < verb_first["pass"] < 1_650
    any_option = many_choices(RandomBot(verb_first=False), ask)
    assert all(220 < times < 390 for times in any_option.values())


def test_interjections_are_rare_and_only_the_seat_s_own():
    thrown, asked_there = 0, 0
    for number, state in enumerate(positions(new_game(GAME), seed=1)):
        asked = pending(state)
        own = [option.key for seat, option in interjections(state) if isinstance(asked, Ask) and seat == asked.decider]
        if not own:
            continue
        for seed in range(20 * number, 20 * number + 20):
            reply = bots.bot("random").choose(state, asked, seed)
            assert reply.seat == asked.decider
            thrown += reply.key not in [option.key for option in asked.options]
            asked_there += 1
    assert asked_there > 1_000
    assert 0 < thrown < 2 * asked_there / INTERJECTS_ONCE_IN


@pytest.mark.parametrize(("options", "key"), [
    ((Option("jump", risk="rolls"), PASS), "pass"),
    ((Option("jump", risk="ends_game"), Option("walk", risk="rolls"), Option("sit"), Option("lie")), "sit"),
    ((Option("jump", risk="gives_up"), Option("look", risk="reveals")), "look"),
    ((Option("jump"),), "jump"),
])
def test_the_fallback_is_the_least_risk(options, key):
    assert safe_reply(Ask("ash", "what", options, decider="birch", listed=True)) == Reply("birch", key)


def test_all_risks_have_their_place():
    assert RISKS == ("none", "rolls", "reveals", "gives_up", "ends_game")


def test_the_fallback_is_legal_at_every_question():
    for state in positions(new_game(GAME), seed=4, every=2):
        asked = pending(state)
        if isinstance(asked, Ask):
            answer(state.copy(), safe_reply(asked))


def test_a_game_is_played_out_the_same_each_time_and_its_start_is_left_alone():
    start = new_game(GAME)
    before = canonical_json(start)
    first, second = (play_out(start, RANDOM, seed=3) for _ in range(2))
    assert canonical_json(start) == before
    assert not first.unfinished
    assert first.state.over
    assert first.replies == second.replies
    assert fingerprint(first.state) == fingerprint(second.state)
    assert play_out(start, RANDOM, seed=4).replies != first.replies


def test_a_game_stops_at_its_limit():
    played = play_out(new_game(GAME), RANDOM, seed=3, limit=25)
    assert played.unfinished
    assert len(played.replies) == 25


def test_a_bot_s_fault_is_heard():
    with pytest.raises(IllegalAnswer):
        play_out(new_game(GAME), dict.fromkeys(GAME.seats, Illegal()), seed=3)


def test_scripted_dice_come_first():
    played = play_out(new_game(GAME), RANDOM, seed=3, dice=(6,) * 7)
    rolled = [value for reply in played.replies if reply.key.startswith("dice ") for value in reply.key.split()[1:]]
    assert rolled[:7] == ["6"] * 7
    assert "6" * len(rolled) != "".join(rolled)


def test_a_bot_never_gets_the_true_position():
    seen = []

    class Looks:
        def choose(self, state, ask, seed):
            seen.append((ask.decider, canonical_json(state)))
            return bots.bot("random").choose(state, ask, seed)

    true_tables = []
    state = new_game(GAME)
    for position in positions(state, seed=6, every=4):
        asked = pending(position)
        if isinstance(asked, Ask):
            glimpsed = bots.glimpse(position, asked.decider, 9)
            bots.ask(Looks(), glimpsed, 9)
            true_tables.append(canonical_json(position))
    assert any(mine != true for (_, mine), true in zip(seen, true_tables, strict=True))
