"""What is listed is what is allowed, whether somebody has looked or not."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from desktop_app.kernel.crank import ANY_TIME, answer, current, interjections, pending
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import CHANCE, PASS, Ask, Atom, Chance, IllegalAnswer, Option, Reason, Reply, parse
from desktop_app.kernel.rulebook import Verb, complete, refusal
from desktop_app.kernel.state import State, canonical_json
from tests.kernel.random_play import ROOMS, positions

every_room = pytest.mark.parametrize("new_game", ROOMS.values(), ids=ROOMS.keys())


def words(state: State) -> list[Atom]:
    """Everything on this table that has a name, and some numbers."""
    return [*state.pieces, *state.game.places, *state.game.sides, 0, 1, 7]


def sayings(state: State, verb: Verb) -> list[Option]:
    """Everything that can be said with this verb, sensible or not."""
    way = verb.form[-2:] == ("place", "place")
    fitting = [[word for word in words(state) if state.game.names(state, kind, word)] for kind in verb.form]
    return [Option(verb.verb, said, way) for said in product(*fitting)]


def open_questions(state: State) -> list[Ask]:
    """The pending question without the options that its procedure gave, and what each seat may throw in."""
    asked = pending(state)
    if not isinstance(asked, Ask):
        return []
    bare = Ask(asked.seat, asked.question, about=asked.about)
    return [bare, *[Ask(seat, ANY_TIME) for seat in state.game.seats]]


@every_room
def test_what_rules_offer_is_exactly_what_they_allow(new_game: Callable[[], State]) -> None:
    tried: list[str] = []
    for seed in range(10):
        for state in positions(new_game(), seed, every=2 if seed else 1):
            for ask in open_questions(state):
                tried.append(ask.question)
                offered = complete(state, ask).options
                said = [option for verb in state.rules.verbs.values() if ask.question in verb.questions
                        for option in sayings(state, verb)]
                allowed = [option for option in said if refusal(state, ask, option) is None]
                assert sorted(option.key for option in offered) == sorted(option.key for option in allowed)
    assert {question for verb in new_game().rules.verbs.values() for question in verb.questions} <= {*tried}


@every_room
def test_every_listed_option_is_allowed_and_found_again_by_its_key(new_game: Callable[[], State]) -> None:
    for state in positions(new_game(), seed=5):
        asked = pending(state)
        thrown = [(Ask(seat, ANY_TIME), option) for seat, option in interjections(state)]
        listed = [(asked, option) for option in asked.options] if isinstance(asked, Ask) else []
        for ask, option in (*listed, *thrown):
            assert refusal(state, ask, option) is None
            assert parse(option.key) == option._replace(risk="none")


def said_at_random(state: State, stream: Stream) -> Reply:
    """A reply of words that stand on the table or nearly so, in an order that may make sense."""
    verbs = [*state.rules.verbs, "pass", "fly", "shy", "flee", "call", "give", "dice"]
    seats = (*state.game.seats, CHANCE)
    vocabulary = words(state)
    args = [vocabulary[stream.below(len(vocabulary))] for _ in range(stream.below(5))]
    verb = verbs[stream.below(len(verbs))]
    return Reply(seats[stream.below(len(seats))], Option(verb, tuple(args), stream.below(2) == 0 and len(args) > 1).key)


def said_almost_right(state: State, stream: Stream) -> Reply:
    """Words that fit their verb."""
    asked = current(state)
    verbs = [verb for verb in state.rules.verbs.values()
             if isinstance(asked, Ask) and asked.question in verb.questions] or list(state.rules.verbs.values())
    options = sayings(state, verbs[stream.below(len(verbs))]) or [PASS]
    seats = state.game.seats
    seat = asked.decider if isinstance(asked, Ask) and stream.below(4) else seats[stream.below(len(seats))]
    return Reply(seat, options[stream.below(len(options))].key)


def outcome(state: State, reply: Reply) -> str | Reason:
    """The table after this reply, or why it was refused, in which case nothing has changed."""
    before = canonical_json(state)
    try:
        answer(state, reply)
    except IllegalAnswer as illegal:
        reason = illegal.reason
    else:
        return canonical_json(state)
    assert canonical_json(state) == before
    assert reason.code
    return reason


@every_room
def test_a_question_answered_unlisted_gives_the_same_result_and_the_same_refusals(
        new_game: Callable[[], State]) -> None:
    stream = Stream("unlisted")
    unlisted = 0
    for state in positions(new_game(), seed=2):
        asked = pending(state)
        if not isinstance(asked, Ask) or not asked.always:
            continue
        fresh = state.copy()
        fresh.asked = None
        put = current(fresh)
        assert isinstance(put, Ask)
        assert put == asked._replace(options=(), listed=False, withheld=())
        replies = [Reply(asked.decider, option.key) for option in (*asked.options, *asked.withheld)]
        replies += [said_almost_right(state, stream) for _ in range(10)]
        replies += [said_at_random(state, stream) for _ in range(5)]
        for reply in replies:
            assert outcome(fresh.copy(), reply) == outcome(state.copy(), reply)
        unlisted += 1
    assert unlisted > 20


@every_room
def test_whatever_is_said_the_table_takes_it_or_says_why_not(new_game: Callable[[], State]) -> None:
    stream = Stream("hostile")
    for state in positions(new_game(), seed=9, every=3):
        asked = pending(state)
        thrown = [Reply(seat, option.key) for seat, option in interjections(state)]
        open_replies = [Reply(asked.decider, option.key) for option in asked.options] if isinstance(asked, Ask) else []
        for _ in range(30):
            reply = said_almost_right(state, stream) if stream.below(2) else said_at_random(state, stream)
            taken = isinstance(outcome(state.copy(), reply), str)
            if isinstance(asked, Chance):
                assert not taken
            else:
                assert taken == (reply in open_replies or reply in thrown), reply
