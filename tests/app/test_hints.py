"""A hint knows what its seat knows, and says nothing twice."""

from __future__ import annotations

import pytest

from desktop_app import bots
from desktop_app.app.hints import BEST, hints
from desktop_app.app.match import HUMAN, Match, new_match
from desktop_app.app.rooms import room
from desktop_app.bots.grounds import NO_DIFFERENCE
from desktop_app.kernel.questions import CHANCE, Reply


def advance(match: Match, answers: int) -> None:
    """So many answers by greedy bots."""
    for _ in range(answers):
        if match.decider() == CHANCE:
            match.let_chance_answer()
            continue
        table = bots.glimpse(match.state, match.decider(), match.position)
        match.say(Reply(*bots.ask(bots.bot("greedy"), table, match.position)))


def keys(match: Match) -> frozenset[str]:
    prompt = match.view(match.decider()).prompt
    return frozenset(option.key for option in prompt.options) if prompt else frozenset()


def test_hints_are_options_and_their_reasons_differ() -> None:
    for game in ("cthulhu_wars", "call_of_madness"):
        shipped = room(game)
        setup = shipped.default_setup()
        match = new_match(shipped, setup, dict.fromkeys(setup.seats, HUMAN), 4)
        given = 0
        for _ in range(60):
            advance(match, 1)
            if match.decider() == CHANCE:
                continue
            before = match.position
            found = hints(match, match.decider(), keys(match))
            given += bool(found)
            assert match.position == before
            assert len(found) <= BEST
            assert {hint.key for hint in found} <= keys(match)
            for hint in found:
                said = [each.reason for each in hint.judgements]
                assert len(said) == len(set(said))
                weights = [abs(each.weight) for each in hint.judgements]
                assert weights == sorted(weights, reverse=True)
        assert given > 20


def test_of_options_with_the_same_reason_the_best_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = room("cthulhu_wars")
    setup = shipped.default_setup()
    match = new_match(shipped, setup, dict.fromkeys(setup.seats, HUMAN), 4)
    while match.decider() == CHANCE:
        match.let_chance_answer()
    best = hints(match, match.decider(), keys(match))[0].key
    monkeypatch.setattr("desktop_app.app.hints.ground", lambda *_: NO_DIFFERENCE)
    assert [hint.key for hint in hints(match, match.decider(), keys(match))] == [best]


def test_nobody_else_is_advised() -> None:
    shipped = room("cthulhu_wars")
    setup = shipped.default_setup()
    match = new_match(shipped, setup, dict.fromkeys(setup.seats, HUMAN), 4)
    while match.decider() == CHANCE:
        match.let_chance_answer()
    other = next(seat for seat in setup.seats if seat != match.decider())
    assert hints(match, other, keys(match)) == ()
