"""Chance as a player: the weakest bot, and the yardstick for all others."""

from __future__ import annotations

from collections.abc import Collection

from desktop_app.bots.grounds import about
from desktop_app.kernel import crank
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import Ask, Option, Reply, Text
from desktop_app.kernel.state import State

INTERJECTS_ONCE_IN = 50


class RandomBot:
    """Takes any option alike; or, verb first, a verb by chance and then one of its options.

    Verb first, big choices (a hundred ways to march) don't drown the small ones (one way to pass).
    """

    def __init__(self, verb_first: bool) -> None:
        self.verb_first = verb_first

    def choose(self, state: State, ask: Ask, seed: int) -> Reply:
        """One of the options; once in a while something thrown in, when there is something."""
        stream = Stream("choice", seed)
        if stream.below(INTERJECTS_ONCE_IN) == 0:
            thrown_in = tuple([option for seat, option in crank.interjections(state) if seat == ask.decider])
            if thrown_in:
                return Reply(ask.decider, _any(thrown_in, stream).key)
        options = _of_one_verb(ask.options, stream) if self.verb_first else ask.options
        return Reply(ask.decider, _any(options, stream).key)

    def why(self, state: State, ask: Ask, reply: Reply, told: Collection[Text] = ()) -> Text:
        """That chance chose, and what: there is no other reason. From how many options is for the decider alone."""
        thrown_in = [option for seat, option in crank.interjections(state) if seat == ask.decider]
        chosen = next((option for option in (*ask.options, *thrown_in) if option.key == reply.key), None)
        return Text("") if chosen is None else about(state, ask, chosen, Text("app.why.chance"))


def _of_one_verb(options: tuple[Option, ...], stream: Stream) -> tuple[Option, ...]:
    verbs = tuple(dict.fromkeys([option.verb for option in options]))
    verb = verbs[stream.below(len(verbs))]
    return tuple([option for option in options if option.verb == verb])


def _any(options: tuple[Option, ...], stream: Stream) -> Option:
    return options[stream.below(len(options))]
