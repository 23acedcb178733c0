"""A reason is what parts an option from the next best one."""

from __future__ import annotations

import pytest

from desktop_app.bots.greedy import GreedyBot
from desktop_app.bots.grounds import JUST_RASH, NO_DIFFERENCE, ONLY_ONE, ground, judged
from desktop_app.bots.random_bot import RandomBot
from desktop_app.kernel.questions import Ask, Judgement, Option, Reply, Text, text
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
    assert found == text("mud", form="instead", about_piece="kid", about_place="hill", next_place="pond")


def test_a_lower_price_is_told_of_the_dearer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert why(monkeypatch, {"air": 9, "toll": -1}, {"air": 9, "toll": -3}) == text("toll", form="instead")


def test_equals_say_that_chance_chose(monkeypatch: pytest.MonkeyPatch) -> None:
    assert why(monkeypatch, {"air": 9}, {"sun": 9}, {}) == text("air", form="equal")
    assert why(monkeypatch, {"mud": -9}, {"mud": -9}) == NO_DIFFERENCE


def test_a_worse_one_is_called_rash(monkeypatch: pytest.MonkeyPatch) -> None:
    assert why(monkeypatch, {"air": 9}, {"sun": 10}) == text("air", form="rash")
    assert why(monkeypatch, {"mud": -9}, {"sun": 10}) == JUST_RASH


def test_the_only_one_has_no_rival(monkeypatch: pytest.MonkeyPatch) -> None:
    assert why(monkeypatch, {"air": 9}) == text("air")
    assert why(monkeypatch, {"mud": -9}) == ONLY_ONE


def test_what_was_told_is_not_told_again_while_there_is_another_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"air": 9, "sun": 5}, {"air": 1}
    assert why(monkeypatch, *said, told=(text("air"),)) == text("sun")
    assert why(monkeypatch, *said, told=(text("air"), text("sun"))) == text("air")


def test_chance_says_that_it_is_chance() -> None:
    state = new_game()
    assert RandomBot(verb_first=True).why(state, ASK, Reply("ash", "run")) == Text("app.why.chance")
    assert RandomBot(verb_first=True).why(state, ASK, Reply("ash", "fly")) == Text("")


def test_the_greedy_bot_gives_the_ground_of_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    assert why(monkeypatch, {"air": 9}, {"sun": 2}, {}) == text("air")
    assert GreedyBot().why(new_game(), ASK, Reply("ash", "walk")) == text("air")
