"""Small tables for the tests, and a way to talk to them in the words of the game."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.kernel.crank import answer, begin, pending
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.questions import CHANCE, Ask, Atom, Chance, IllegalAnswer, Option, Reason, Reply
from desktop_app.kernel.rulebook import Rule
from desktop_app.kernel.state import State, canonical_json, deal, place
from tests.kernel.toy_room.meadow import GOATS, SEATS, Meadow, Table
from tests.kernel.toy_room.rules import PROCEDURES, RULES
from tests.kernel.toy_room.set_up import GAME, lay_table


def table(goats: dict[str, str], talents: dict[str, str] | None = None, game: Meadow = GAME) -> Table:
    """All goats in the pool but these. `talents` says which seat has which card."""
    state = lay_table(game, talents or {})
    for piece, record in list(state.pieces.items()):
        if record.kind in GOATS:
            place(state, piece, "pool")
    for goat, where in goats.items():
        place(state, goat, where)
    return state


def meadow_with(*rules: Rule) -> Meadow:
    """The game with these rules at the end of its book, and no talents."""
    return Meadow(SEATS, (*RULES, *rules), PROCEDURES)


def start(state: Table, procedure: Procedure, in_turn: str = "ash", inside: Procedure | None = None) -> Table:
    """Begin with this procedure, if need be inside another one of which nothing is left to do."""
    state.in_turn = in_turn
    if inside is not None:
        inside.skip_rest()
        state.stack.append(inside)
    begin(state, procedure)
    return state


def say(state: State, seat: str, *keys: str) -> None:
    """This seat gives these answers, one after the other."""
    for key in keys:
        answer(state, Reply(seat, key))


def roll(state: State, *results: Atom) -> None:
    """Let chance give these results."""
    asked = pending(state)
    assert isinstance(asked, Chance), asked
    answer(state, Reply(CHANCE, Option(asked.kind, results).key))


def refused(state: State, seat: str, key: str) -> Reason:
    """Why the table doesn't take this answer; nothing has changed."""
    before = canonical_json(state)
    try:
        answer(state, Reply(seat, key))
    except IllegalAnswer as illegal:
        assert canonical_json(state) == before
        return illegal.reason
    raise AssertionError(f"{key} was taken")


def give(state: State, seat: str, card: str, face: str) -> None:
    """A trick card for a seat's hand."""
    deal(state, "tricks", card, face, known=(seat,))
    place(state, card, f"hand:{seat}", side=seat)


def lay_peg(state: State, goat: str, number: str) -> str:
    """A goat's owner hides a number on it."""
    owner = state.pieces[goat].owner
    peg = state.at(f"hand:{owner}", owner, "peg")[0]
    deal(state, f"pegs:{owner}", peg, number, known=(owner,))
    place(state, peg, f"on:{goat}")
    return peg


def asked(state: State) -> Ask:
    """The pending question of a seat, with its options."""
    found = pending(state)
    assert isinstance(found, Ask), found
    return found


def question(state: State) -> tuple[str, str]:
    """Who is asked, and what."""
    return asked(state).decider, asked(state).question


def keys(state: State) -> list[str]:
    return [option.key for option in asked(state).options]


def where(state: State, *pieces: str) -> list[str]:
    return [state.pieces[piece].place for piece in pieces]


def frames(state: State, kind: type[Procedure]) -> Iterator[Procedure]:
    """The frames of this kind, from the outermost to the innermost."""
    return (frame for frame in state.stack if isinstance(frame, kind))
