"""A bot that asks the game what speaks for each option, adds it up, and takes the most.

It looks one answer ahead and no further. What moved it are the reasons that a hint shows.
"""

from __future__ import annotations

from collections.abc import Collection

from desktop_app.bots.grounds import Judged, ground, judged
from desktop_app.bots.random_bot import RandomBot
from desktop_app.kernel import crank
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import Ask, Option, Reply, Text
from desktop_app.kernel.state import State

CLUELESS = RandomBot(verb_first=True)
"""Who plays where the game has no opinion."""


class GreedyBot:
    """`noise`: how far, in the game's own weights, a sum may seem better or worse than it is: that makes it easier."""

    def __init__(self, noise: int = 0) -> None:
        self.noise = noise

    def choose(self, state: State, ask: Ask, seed: int) -> Reply:
        """The option with the most for it; among equals chance decides, and where the game says nothing at all."""
        thrown_in = self._thrown_in(state, ask)
        if thrown_in is not None:
            return Reply(ask.decider, thrown_in.key)
        said = state.game.judge(state, ask)
        if not any(said):
            return CLUELESS.choose(state, ask, seed)
        stream = Stream("greedy", seed)
        weights = [sum([each.weight for each in judgements]) + self._error(stream) for judgements in said]
        most = max(weights)
        best = [option for option, weight in zip(ask.options, weights, strict=True) if weight == most]
        return Reply(ask.decider, best[stream.below(len(best))].key)

    def why(self, state: State, ask: Ask, reply: Reply, told: Collection[Text] = ()) -> Text:
        """What parts the option from the next best one; the empty Text for what nobody was asked."""
        asked = ask if any(option.key == reply.key for option in ask.options) else _beside(state, ask)
        found = judged(state, asked)
        chosen = next((one for one in found if one.option.key == reply.key), None)
        return Text("") if chosen is None else ground(state, asked, found, chosen, told)

    def _error(self, stream: Stream) -> int:
        return stream.below(2 * self.noise + 1) - self.noise if self.noise else 0

    def _thrown_in(self, state: State, ask: Ask) -> Option | None:
        """What speaks for itself beside the question, at the moments that the game names."""
        if not state.game.throws_in(state, ask):
            return None
        best = max(judged(state, _beside(state, ask)), key=_weight, default=None)
        return best.option if best is not None and best.weight > 0 else None


def _beside(state: State, ask: Ask) -> Ask:
    """What may be thrown in beside the question, as a question."""
    mine = tuple([option for seat, option in crank.interjections(state) if seat == ask.decider])
    return Ask(ask.decider, crank.ANY_TIME, mine, decider=ask.decider, listed=True)


def _weight(one: Judged) -> int:
    return one.weight
