"""Who hears why a bot did something: all, without what only few may know of its next best option."""

from __future__ import annotations

from desktop_app import bots
from desktop_app.app.match import Match, new_match
from desktop_app.app.rooms import room
from desktop_app.app.worker import BotAnswer, InlineBots
from desktop_app.bots.grounds import without_next
from desktop_app.kernel.questions import CHANCE, Text


def own_reason(match: Match, answer: BotAnswer) -> Text:
    """What the bot itself says of its answer, with all that it knows."""
    seat = answer.reply.seat
    seed = bots.seed_at(match.seed, match.timeline.nodes[match.position].depth, seat)
    return bots.why(bots.bot("greedy"), bots.glimpse(match.state, seat, seed), answer.reply)


def test_a_hidden_card_that_was_nearly_played_is_not_named_and_the_rest_is_told_to_all() -> None:
    shipped = room("call_of_madness")
    setup = shipped.default_setup()
    match, pool, shortened = new_match(shipped, setup, dict.fromkeys(setup.seats, "greedy"), 3), InlineBots(), 0
    while match.decider() and not shortened:
        if match.decider() == CHANCE:
            match.let_chance_answer()
            continue
        pool.ask(match, match.decider())
        answer = pool.poll()
        assert answer is not None
        own = own_reason(match, answer)
        if "next_piece" in dict(own.args) and answer.reason == without_next(own):
            assert answer.seen_by == ()
            shortened += 1
        match.say(answer.reply)
    assert shortened
