"""Games played by random seats, the same ones each time."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from desktop_app.kernel.crank import answer, interjections, pending
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import CHANCE, Chance, Option, Reply
from desktop_app.kernel.state import State, fingerprint
from tests.kernel.toy_room.set_up import GAME_FOR_TWO, new_game

ROOMS: dict[str, Callable[[], State]] = {
    "meadow for two": lambda: new_game(GAME_FOR_TWO),
    "meadow for three": new_game,
}
"""What holds of every game is tried on these."""


def random_reply(state: State, stream: Stream) -> Reply:
    """Any legal reply; now and then an interjection."""
    asked = pending(state)
    assert asked is not None
    if isinstance(asked, Chance):
        return Reply(CHANCE, Option(asked.kind, stream.sample(asked)).key)
    if stream.below(50) == 0:
        thrown = interjections(state)
        if thrown:
            seat, option = thrown[stream.below(len(thrown))]
            return Reply(seat, option.key)
    return Reply(asked.decider, asked.options[stream.below(len(asked.options))].key)


def positions(state: State, seed: int, every: int = 1, most: int = 1_000) -> Iterator[State]:
    """The positions of a random game in which somebody must answer, one in so many. They may be played on copies."""
    stream = Stream("game", seed)
    count = 0
    while pending(state) is not None and count < most:
        if count % every == 0:
            yield state
        answer(state, random_reply(state, stream))
        count += 1


def finished(state: State, seed: int) -> State:
    """The same table when random seats have played to the end."""
    for _ in positions(state, seed):
        pass
    return state


def played(answers: int, seed: int, new: Callable[[], State] = new_game) -> State:
    """A table after so many answers of a random game."""
    state = new()
    stream = Stream("game", seed)
    for _ in range(answers):
        if pending(state) is not None:
            answer(state, random_reply(state, stream))
    return state


def random_fingerprint(seed: int) -> str:
    """The end of a random game in sixteen letters."""
    return fingerprint(finished(new_game(), seed))
