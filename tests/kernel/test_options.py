"""What is listed is what is allowed, whether somebody has looked or not."""

from __future__ import annotations

from desktop_app.kernel.crank import ANY_TIME, answer, current, interjections, pending
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import CHANCE, Ask, Chance, IllegalAnswer, Option, Reason, Reply, parse
from desktop_app.kernel.rulebook import complete, refusal
from desktop_app.kernel.state import State, canonical_json
from tests.kernel.every_room import NewGame, every_room, said_with, sayings, words
from tests.kernel.random_play import positions
from tests.kernel.toy_room.set_up import new_game


def open_questions(state: State) -> list[Ask]:
    """The pending question without the options that its procedure gave, and what each seat may throw in."""
    asked = pending(state)
    if not isinstance(asked, Ask):
        return []
    bare = Ask(asked.seat, asked.question, about=asked.about)
    return [bare, *[Ask(seat, ANY_TIME) for seat in state.game.seats]]


@every_room
def test_what_rules_offer_is_exactly_what_they_allow(new_game: NewGame) -> None:
    for state in (each for seed in range(4) for each in positions(new_game(), seed, every=11, most=200)):
        for ask in open_questions(state):
            offered = complete(state, ask).options
            said = [option for verb in state.rules.verbs.values() if ask.question in verb.questions
                    for option in sayings(state, verb)]
            allowed = [option for option in said if refusal(state, ask, option) is None]
            assert sorted(option.key for option in offered) == sorted(option.key for option in allowed)


def test_in_the_toy_all_verbs_are_tried_on_both_sides() -> None:
    tried: list[str] = []
    for seed in range(12):
        for state in positions(new_game(), seed):
            for ask in open_questions(state):
                if ask.question != "action":
                    tried.append(ask.question)
                    said = [option for verb in state.rules.verbs.values() if ask.question in verb.questions
                            for option in sayings(state, verb)]
                    allowed = [option.key for option in said if refusal(state, ask, option) is None]
                    assert sorted(option.key for option in complete(state, ask).options) == sorted(allowed)
    windows = [question for verb in new_game().rules.verbs.values() for question in verb.questions]
    assert {*windows} <= {*tried, "action"}


@every_room
def test_every_listed_option_is_allowed_and_found_again_by_its_key(new_game: NewGame) -> None:
    for state in positions(new_game(), seed=5, most=300):
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
    option = said_with(state, verbs[stream.below(len(verbs))], stream)
    seats = state.game.seats
    seat = asked.decider if isinstance(asked, Ask) and stream.below(4) else seats[stream.below(len(seats))]
    return Reply(seat, option.key)


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
def test_a_question_answered_unlisted_gives_the_same_result_and_the_same_refusals(new_game: NewGame) -> None:
    stream = Stream("unlisted")
    unlisted = 0
    for state in positions(new_game(), seed=2, every=2, most=160):
        asked = pending(state)
        if not isinstance(asked, Ask) or not asked.always:
            continue
        fresh = state.copy()
        fresh.asked = None
        put = current(fresh)
        assert isinstance(put, Ask)
        assert put == asked._replace(options=(), listed=False, withheld=())
        replies = [Reply(asked.decider, option.key) for option in (*asked.options, *asked.withheld)]
        replies += [said_almost_right(state, stream) for _ in range(5)]
        replies += [said_at_random(state, stream) for _ in range(3)]
        for reply in replies:
            assert outcome(fresh.copy(), reply) == outcome(state.copy(), reply)
        unlisted += 1
    assert unlisted > 20


@every_room
def test_whatever_is_said_the_table_takes_it_or_says_why_not(new_game: NewGame) -> None:
    stream = Stream("hostile")
    for state in positions(new_game(), seed=9, every=4, most=320):
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
