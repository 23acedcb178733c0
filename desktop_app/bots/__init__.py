"""Players of wood: they know the kernel only.

A bot is asked with a position that may be the true one for all its seat knows, never with the true one.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol, runtime_checkable

from desktop_app.bots.greedy import GreedyBot
from desktop_app.bots.grounds import BY
from desktop_app.bots.random_bot import RandomBot
from desktop_app.kernel import crank
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import Ask, Reply, Text
from desktop_app.kernel.sight import redeal
from desktop_app.kernel.state import State


class Bot(Protocol):
    """Somebody who can answer for a seat."""

    def choose(self, state: State, ask: Ask, seed: int) -> Reply:
        """An answer to the listed question, for its decider. Equal position and seed, equal answer.

        The state is the bot's own: it may do with it what it likes.
        """


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why."""

    def why(self, state: State, ask: Ask, reply: Reply, told: Collection[Text] = ()) -> Text:
        """What spoke most for this answer to the listed question; the empty Text if nothing did. What has been told
        already is said again only if there is nothing else."""


EASY = 400
"""The noise of the easy greedy bot, in the weights of a game: as much as a good action is worth."""

_BOTS: dict[str, Bot] = {"random": RandomBot(verb_first=True), "any_option": RandomBot(verb_first=False),
                         "greedy": GreedyBot(), "greedy_easy": GreedyBot(EASY)}


LEVELS = ("greedy", "greedy_easy", "random")
"""What a person is offered as an opponent, the usual one first."""


def register(name: str, bot: Bot) -> None:
    """Make a bot known by a name. A name already known is given to the new bot."""
    _BOTS[name] = bot


def names() -> tuple[str, ...]:
    """All bots that are known."""
    return tuple(_BOTS)


def bot(name: str) -> Bot:
    """The bot of this name. Raises KeyError."""
    return _BOTS[name]


def seed_at(seed: int, depth: int, seat: str) -> int:
    """The seed for a bot that is asked after this many answers of a game with this seed."""
    return Stream("bot", seed, depth, seat).below(1 << 31)


def glimpse(state: State, seat: str, seed: int) -> State:
    """The position as it is put before a bot: what its seat can't see is dealt anew."""
    return redeal(state, seat, seed)


def ask(player: Bot, position: State, seed: int) -> Reply:
    """What the bot answers to the pending question of a position that has been dealt anew for it."""
    asked = crank.pending(position)
    assert isinstance(asked, Ask), "a bot was asked where nobody is"
    return player.choose(position, asked, seed)


def why(player: Bot, position: State, reply: Reply, told: Collection[Text] = ()) -> Text:
    """Why the bot gave this answer to the pending question, and whose reason it is; the empty Text if it can't say.

    `told`: reasons that it would rather not repeat.
    """
    asked = crank.pending(position)
    if not isinstance(player, Explains) or not isinstance(asked, Ask):
        return Text("")
    reason = player.why(position, asked, reply, told)
    return Text(reason.id, (*reason.args, (BY, reply.seat))) if reason.id else reason
