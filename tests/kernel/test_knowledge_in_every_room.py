"""Whatever a seat doesn't know may be otherwise: it sees the same, is asked the same and hears the same reasons.

Its bots answer the same, and a hint says the same.
"""

from __future__ import annotations

import pytest

from desktop_app import bots
from desktop_app.kernel.crank import answer, interjections, pending
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import Ask, IllegalAnswer, Option, Reason, Reply
from desktop_app.kernel.rulebook import Rule
from desktop_app.kernel.sight import knows, knows_bag, redeal, seen
from desktop_app.kernel.state import State, canonical_json
from tests.kernel.every_room import NewGame, every_room, said_with
from tests.kernel.random_play import positions
from tests.kernel.tables import meadow_with
from tests.kernel.toy_room.meadow import Table
from tests.kernel.toy_room.set_up import new_game

TRIES = 30


def other_world(state: State, seat: str, stream: Stream) -> State:
    """The same table with all faces that the seat doesn't know in another order, if there is a possible one."""
    twin = state.copy()
    twin.asked = None
    for bag in state.bags:
        hidden = [piece for piece, record in state.pieces.items()
                  if not knows(state, seat, piece) and state.game.bag_of(record) == bag]
        in_bag = () if knows_bag(state, seat, bag) else state.bags[bag]
        faces = (*[state.pieces[piece].face for piece in hidden], *in_bag)
        for _ in range(TRIES):
            mixed = [str(face) for face in stream.shuffled(faces)]
            if all(state.game.possible(state, piece, face) for piece, face in zip(hidden, mixed)):
                for piece, face in zip(hidden, mixed):
                    twin.pieces[piece] = twin.pieces[piece]._replace(face=face)
                if in_bag:
                    twin.bags[bag] = tuple(sorted(mixed[len(hidden):]))
                break
    return twin


def reason(state: State, reply: Reply) -> Reason | None:
    """Why this is refused; the table itself is left alone."""
    try:
        answer(state.copy(), reply)
    except IllegalAnswer as illegal:
        return illegal.reason
    return None


def compare(state: State, other: State, seat: str, stream: Stream) -> None:
    """These two are the same for all that this seat can tell."""
    assert seen(other, seat) == seen(state, seat)
    for seed in range(2):
        assert canonical_json(redeal(other, seat, seed)) == canonical_json(redeal(state, seat, seed))
    asked = pending(state)
    if not isinstance(asked, Ask) or asked.decider != seat:
        return
    assert pending(other) == asked
    mine = [option for thrower, option in interjections(state) if thrower == seat]
    assert [option for thrower, option in interjections(other) if thrower == seat] == mine
    assert other.game.judge(other, asked) == state.game.judge(state, asked)
    for name in bots.LEVELS:
        said = [bots.ask(bots.bot(name), bots.glimpse(each, seat, 1), 1) for each in (state, other)]
        assert said[0] == said[1]
    verbs = list(state.rules.verbs.values())
    for _ in range(5):
        reply = Reply(seat, said_with(state, verbs[stream.below(len(verbs))], stream).key)
        assert reason(other, reply) == reason(state, reply)


def compare_games(new_game: NewGame, seed: int) -> int:
    """All positions of a random game, seen by each seat; how many there were in which there was something to mix."""
    stream = Stream("worlds", seed)
    mixed = 0
    for state in positions(new_game(), seed, every=4, most=240):
        for seat in state.game.seats:
            other = other_world(state, seat, stream)
            mixed += canonical_json(other) != canonical_json(state)
            compare(state, other, seat, stream)
    return mixed


@every_room
def test_what_a_seat_does_not_know_makes_no_difference_to_it(new_game: NewGame) -> None:
    assert sum(compare_games(new_game, seed) for seed in range(3)) > 100


@every_room
def test_every_face_that_somebody_does_not_know_belongs_to_a_bag(new_game: NewGame) -> None:
    """Otherwise a redeal would leave it where it lies, and betray it."""
    for state in positions(new_game(), seed=4, most=400):
        hidden = [record for piece, record in state.pieces.items() if piece in state.known]
        assert all(state.game.bag_of(record) in state.bags for record in hidden)


class Peeks(Rule):
    """A veto that reads what its listener doesn't know: nobody walks while a neighbour's first peg is a three."""

    id = "peeks"

    def forbids_walk(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        first = [peg for seat in state.game.seats if seat != ask.seat for peg in state.pegs_laid(seat)[:1]]
        return Reason("three_somewhere") if any(state.pieces[peg].face == "three" for peg in first) else None


def test_a_rule_that_peeks_is_noticed() -> None:
    with pytest.raises(AssertionError, match="Ask"):
        compare_games(lambda: new_game(meadow_with(Peeks())), seed=1)
