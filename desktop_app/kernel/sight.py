"""What a seat may see. Who knows a face is data on the table, never a consequence of owning the piece."""

from __future__ import annotations

from typing import Any, TypeVar

from desktop_app.kernel import crank
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import HIDDEN, IllegalAnswer, Option, Reply
from desktop_app.kernel.state import State, data

S = TypeVar("S", bound=State)

TRIES = 50


def knows(state: State, seat: str, piece: str) -> bool:
    """Does this seat know the face? What is not listed is known to all."""
    return piece not in state.known or seat in state.known[piece]


def knows_bag(state: State, seat: str, bag: str) -> bool:
    """Does this seat know which faces are in the bag? Nobody does who isn't listed."""
    return seat in state.known.get(bag, ())


def seen(state: State, seat: str) -> dict[str, Any]:
    """The position with every unknown face covered, and of an unknown bag only the number of faces."""
    found = data(state)
    for piece, record in state.pieces.items():
        if not knows(state, seat, piece):
            found["pieces"][piece] = list(record._replace(face=HIDDEN))
    found["bags"] = {bag: list(faces) if knows_bag(state, seat, bag) else len(faces)
                     for bag, faces in sorted(state.bags.items())}
    return found


def seen_reply(reply: Reply, seen_by: tuple[str, ...], seat: str) -> Reply:
    """A journal line as this seat reads it."""
    if not seen_by or seat in seen_by:
        return reply
    return reply._replace(key=f"{reply.key.split()[0]} {HIDDEN}")


def redeal(state: S, seat: str, seed: int) -> S:
    """A position that may be the true one for all this seat knows: equal knowledge and seed, equal position.

    The faces of a bag that the seat can't see, on pieces or in the bag, are put in order (so that where they lay
    leaves no trace) and dealt anew.
    """
    twin = state.copy()
    twin.asked = None
    hidden: dict[str, list[str]] = {}
    for piece in sorted(state.known):
        if piece in state.pieces and not knows(state, seat, piece):
            hidden.setdefault(state.game.bag_of(state.pieces[piece]), []).append(piece)
    for bag in sorted(state.bags):
        _redeal_bag(twin, seat, bag, hidden.get(bag, []), Stream("redeal", seed, bag))
    return twin


def tried(state: S, seat: str, option: Option) -> S | None:
    """A position that may follow for all this seat knows when it answers so, with what happened on the way; None when
    it may not. Nothing of it happens to the position itself."""
    twin = redeal(state, seat, 0)
    twin.happened = []
    try:
        crank.answer(twin, Reply(seat, option.key))
    except IllegalAnswer:
        return None
    return twin


def _redeal_bag(state: State, seat: str, bag: str, covered: list[str], stream: Stream) -> None:
    if not covered:
        if not knows_bag(state, seat, bag):
            state.bags[bag] = tuple(sorted(state.bags[bag]))
        return
    faces = [state.pieces[piece].face for piece in covered]
    if not knows_bag(state, seat, bag):
        faces += state.bags[bag]
    dealt = _deal(state, covered, tuple(sorted(faces)), stream)
    for piece, face in zip(covered, dealt):
        state.pieces[piece] = state.pieces[piece]._replace(face=face)
    if not knows_bag(state, seat, bag):
        state.bags[bag] = tuple(sorted(dealt[len(covered):]))


def _deal(state: State, covered: list[str], faces: tuple[str, ...], stream: Stream) -> tuple[str, ...]:
    """The faces in an order that contradicts nothing seen by all: by shuffling, and if that is rare, by search."""
    for _ in range(TRIES):
        dealt = tuple([str(face) for face in stream.shuffled(faces)])
        if all(state.game.possible(state, piece, face) for piece, face in zip(covered, dealt)):
            return dealt
    lies: dict[int, int] = {}  # which face of the last order -> on which piece
    for number in range(len(covered)):
        if not _finds_face(state, covered, dealt, number, lies, []):
            raise RuntimeError(f"no way found to redeal {covered}")
    on_piece = {number: dealt[at] for at, number in lies.items()}
    left = [face for at, face in enumerate(dealt) if at not in lies]
    return (*[on_piece[number] for number in range(len(covered))], *left)


def _finds_face(state: State, covered: list[str], faces: tuple[str, ...], number: int, lies: dict[int, int],
                tried: list[int]) -> bool:
    """Give this piece a face that is possible; another piece may have to take a different one for it."""
    for at, face in enumerate(faces):
        if at not in tried and state.game.possible(state, covered[number], face):
            tried.append(at)
            if at not in lies or _finds_face(state, covered, faces, lies[at], lies, tried):
                lies[at] = number
                return True
    return False
