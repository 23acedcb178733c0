"""A reason is what parts an option from the next best one."""

from __future__ import annotations

import pytest

from desktop_app import bots
from desktop_app.bots.greedy import GreedyBot
from desktop_app.bots.grounds import JUST_RASH, NO_DIFFERENCE, ONLY_ONE, ground, is_about, judged, without_next
from desktop_app.bots.random_bot import RandomBot
from desktop_app.kernel import crank
from desktop_app.kernel.questions import PASS, Ask, Chance, Judgement, Option, Reply, Text, text
from desktop_app.kernel.timeline import chance_reply
from tests.kernel.toy_room.set_up import new_game

WALK, RUN, SIT = OPTIONS = (Option("walk"), Option("run"), Option("sit"))
ASK = Ask("ash", "what_now", OPTIONS, decider="ash", listed=True)


def why(monkeypatch: pytest.MonkeyPatch, *said: dict[str, int], chosen: Option = WALK, told: tuple[Text, ...] = (),
        subjects: dict[str, tuple[str, str]] | None = None) -> Text:  # fmt: skip
    """The reason for an option of a game that weighs them so, reason by reason."""
    state = new_game()
    ask = ASK._replace(options=OPTIONS[:len(said)])
    game = type(state.game)
    weighed = tuple([tuple([Judgement(weight, Text(id)) for id, weight in each.items()]) for each in said])
    monkeypatch.setattr(game, "judge", lambda self, state, ask: weighed)
    monkeypatch.setattr(game, "subject", lambda self, state, ask, option: (subjects or {}).get(option.verb, ("", "")))
    found = judged(state, ask)
    return ground(state, ask, found, next(one for one in found if one.option == chosen), told)


def test_it_is_the_largest_difference_and_not_the_heaviest_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    assert why(monkeypatch, {"air": 90, "sun": 30}, {"air": 85}, {"sun": 50}) == text("sun")


def test_what_is_wrong_with_the_next_best_can_be_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    found = why(monkeypatch, {"air": 9}, {"air": 9, "mud": -5}, {}, subjects={"walk": ("kid", "hill"),
                                                                              "run": ("kid", "pond")})
    assert found == text("mud", form="instead", about_piece="kid", about_place="hill", next_verb="run",
                         next_place="pond")  # fmt: skip


def test_letting_it_be_is_told_as_what_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.bots.test_grounds.OPTIONS", (PASS, RUN))
    found = why(monkeypatch, {}, {"toll": -3}, chosen=PASS, subjects={"run": ("kid", "pond")})
    assert found == text("toll", form="kept", next_verb="run", next_piece="kid", next_place="pond")
    assert not is_about(found)


def test_a_lower_price_is_told_of_the_dearer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    found = why(monkeypatch, {"air": 9, "toll": -1}, {"air": 9, "toll": -3})
    assert found == text("toll", form="instead", next_verb="run")


def test_equals_say_what_was_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    assert why(monkeypatch, {"air": 9}, {"sun": 9}, {}) == text("air", form="equal", next_verb="run")
    assert why(monkeypatch, {"air": 9}, {}, {"sun": 9}, subjects={"sit": ("kid", "hill")}) == text(
        "air", form="equal", next_verb="sit", next_piece="kid", next_place="hill")  # fmt: skip
    assert why(monkeypatch, {"mud": -9}, {"mud": -9}) == text(NO_DIFFERENCE.id, next_verb="run")


def test_a_worse_one_is_called_rash(monkeypatch: pytest.MonkeyPatch) -> None:
    assert why(monkeypatch, {"air": 9}, {"sun": 10}) == text("air", form="rash", next_verb="run")
    assert why(monkeypatch, {"mud": -9}, {"sun": 10}) == text(JUST_RASH.id, next_verb="run")


def test_the_only_one_has_no_rival(monkeypatch: pytest.MonkeyPatch) -> None:
    assert why(monkeypatch, {"air": 9}) == text("air")
    assert why(monkeypatch, {"mud": -9}) == ONLY_ONE


def test_what_was_told_is_not_told_again_while_there_is_another_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"air": 9, "sun": 5}, {"air": 1}
    assert why(monkeypatch, *said, told=(text("air"),)) == text("sun")
    assert why(monkeypatch, *said, told=(text("air"), text("sun"))) == text("air")
    assert why(monkeypatch, *said, told=(text("air", about_piece="cat", by="ash"),)) == text("sun")


def test_what_the_next_best_is_about_can_be_left_out() -> None:
    whole = text("air", form="equal", about_piece="kid", next_verb="run", next_piece="cat", next_place="pond")
    assert without_next(whole) == text("air", form="equal", about_piece="kid", next_verb="run")


def test_whose_reason_it_is_is_told_with_it() -> None:
    state, depth = new_game(), 0
    asked = crank.pending(state)
    while isinstance(asked, Chance):
        asked, depth = crank.answer(state, chance_reply(7, depth, asked)), depth + 1
    assert isinstance(asked, Ask)
    reply = Reply(asked.decider, asked.options[0].key)
    told = bots.why(RandomBot(verb_first=True), state, reply)
    assert ("by", asked.decider) in told.args
    assert bots.why(RandomBot(verb_first=True), state, Reply(asked.decider, "fly")) == Text("")


def test_chance_says_that_it_is_chance() -> None:
    state = new_game()
    assert RandomBot(verb_first=True).why(state, ASK, Reply("ash", "run")) == Text("app.why.chance")
    assert RandomBot(verb_first=True).why(state, ASK, Reply("ash", "fly")) == Text("")


def test_the_greedy_bot_gives_the_ground_of_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    assert why(monkeypatch, {"air": 9}, {"sun": 2}, {}) == text("air")
    assert GreedyBot().why(new_game(), ASK, Reply("ash", "walk")) == text("air")
