"""The table: pieces, who knows what, and the stack of procedures that are under way.

A state is plain data. Its records are immutable tuples in small dicts, so a copy is a handful of shallow dict copies
and a few small frames, and never grows dear with the length of the game. A game derives its own table from State and
names what else lies on it in FIELDS.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from desktop_app.kernel.events import Event
from desktop_app.kernel.questions import Ask, Atom, Chance

if TYPE_CHECKING:
    from desktop_app.kernel.frames import Procedure
    from desktop_app.kernel.game import Game
    from desktop_app.kernel.rulebook import Rulebook

Stack = dict[str, tuple[str, ...]]
"""kind -> ids of the pieces of one side in one place, both in order. Replaced, never changed: copies share it."""

NOTHING: Stack = {}


class Piece(NamedTuple):
    """Anything that lies on the table. Its id tells nothing: what may be secret is `face`, and only `face`.

    `owner` gets it back, `side` commands it now (a side may have no seat), `commander` for one activation only.
    """

    kind: str
    owner: str
    side: str
    place: str
    face: str = ""
    commander: str = ""


class State:
    """One position of one game.

    The index `units[side][place]` holds the pieces on the boards, every place in the game's declared order;
    `held[side][place]` holds those in places off the boards (pools, hands, bags). Both follow from `pieces`.
    """

    __slots__ = ("asked", "bags", "ending", "game", "happened", "held", "in_turn", "known", "opened", "over",
                 "pieces", "rules", "stack", "units")

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """What a game adds: dicts with text keys, or atoms and tuples of atoms. Dicts are copied, the rest is shared."""

    def __init__(self, game: Game) -> None:
        self.game = game  # immutable, shared by all copies, never serialised
        self.rules: Rulebook = game.common_rules  # the rules in force: replaced, never changed
        self.in_turn = ""
        self.pieces: dict[str, Piece] = {}
        self.units: dict[str, dict[str, Stack]] = {side: dict.fromkeys(game.places, NOTHING) for side in game.sides}
        self.held: dict[str, dict[str, Stack]] = {side: {} for side in game.sides}
        self.known: dict[str, tuple[str, ...]] = {}  # who knows this face or bag; a face not listed: everybody
        self.bags: dict[str, tuple[str, ...]] = {}  # faces that lie on no piece, sorted: a bag has no order
        self.stack: list[Procedure] = []
        self.ending = ""  # the span with which the game ends
        self.over = False
        self.opened: list[Procedure] = []  # windows opened by the running step; empty at rest
        self.asked: Ask | Chance | None = None  # a cache of what the stack asks; never serialised
        self.happened: list[Event] | None = None  # events, when somebody listens; search doesn't

    def copy(self) -> Self:
        """An independent position. Immutable parts are shared; nobody listens to the copy."""
        # A compiled class wants its argument here too; a plain one doesn't look at it.
        twin = self.__class__.__new__(self.__class__, self.game)  # type: ignore[call-arg]  # see above
        twin.game = self.game
        twin.rules = self.rules
        twin.in_turn = self.in_turn
        twin.pieces = self.pieces.copy()
        twin.units = {side: places.copy() for side, places in self.units.items()}
        twin.held = {side: places.copy() for side, places in self.held.items()}
        twin.known = self.known.copy()
        twin.bags = self.bags.copy()
        twin.stack = [frame.copy() for frame in self.stack]
        twin.ending = self.ending
        twin.over = self.over
        twin.opened = []
        twin.asked = self.asked
        twin.happened = None
        for name in self.FIELDS:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) is dict else value)
        return twin

    def here(self, side: str, place: str) -> Stack:
        """What a side has in a place, by kind."""
        on_board = self.units[side].get(place)
        return self.held[side].get(place, NOTHING) if on_board is None else on_board

    def at(self, place: str, side: str, kind: str = "") -> tuple[str, ...]:
        """Ids of these pieces, in order; without a kind, of all that this side has here."""
        stack = self.here(side, place)
        if kind:
            return stack.get(kind, ())
        if len(stack) == 1:
            for ids in stack.values():
                return ids
        return tuple([piece for ids in stack.values() for piece in ids])

    def places_of(self, side: str) -> list[str]:
        """The places on the boards where a side has pieces, in declared order."""
        return [place for place, stack in self.units[side].items() if stack]

    def track(self, what: str) -> dict[str, int]:
        """A number that each seat has, by the name of the field that holds it."""
        found: dict[str, int] = getattr(self, what)
        return found


def happen(state: State, kind: str, seat: str = "", ids: tuple[str, ...] = (), args: tuple[Atom, ...] = (),
           seen_by: tuple[str, ...] = ()) -> None:
    """Tell whoever listens what has happened."""
    if state.happened is not None:
        state.happened.append(Event(kind, seat, ids, args, seen_by))


def place(state: State, piece: str, where: str, side: str | None = None) -> None:
    """Move a piece, or hand it to another side: the only function that does, because it keeps the index."""
    old = state.pieces[piece]
    new = Piece(old.kind, old.owner, old.side if side is None else side, where, old.face, old.commander)
    state.pieces[piece] = new
    _leave(state, piece, old)
    _enter(state, piece, new)
    if state.happened is not None and old.place != where:
        happen(state, "moved", new.side, (piece, old.place, where))
    state.game.left_place(state, piece, old)


def put(state: State, piece: str, record: Piece) -> None:
    """Lay a new piece on the table: set-up and loading only."""
    state.pieces[piece] = record
    _enter(state, piece, record)


def remove(state: State, piece: str) -> None:
    """Take a piece off the table for good: set-up and editing only."""
    _leave(state, piece, state.pieces.pop(piece))
    state.known.pop(piece, None)


def deal(state: State, bag: str, piece: str, face: str, known: tuple[str, ...]) -> None:
    """A face leaves its bag and lands on a blank piece, known to these seats. Until then it was on no piece."""
    faces = list(state.bags[bag])
    faces.remove(face)
    state.bags[bag] = tuple(faces)
    state.pieces[piece] = state.pieces[piece]._replace(face=face)
    state.known[piece] = known


def show(state: State, piece: str) -> None:
    """Everybody sees a face from now on."""
    state.known.pop(piece, None)


def give_back(state: State, bag: str, piece: str) -> None:
    """The face goes back into its bag and the piece is blank, so that nobody can follow it by its id."""
    record = state.pieces[piece]
    if record.face:
        state.bags[bag] = tuple(sorted((*state.bags[bag], record.face)))
    state.pieces[piece] = record._replace(face="")
    state.known.pop(piece, None)


def _shelf(state: State, record: Piece) -> dict[str, Stack]:
    return state.units[record.side] if record.place in state.units[record.side] else state.held[record.side]


def _enter(state: State, piece: str, record: Piece) -> None:
    shelf = _shelf(state, record)
    joined = dict(shelf.get(record.place, NOTHING))
    if record.kind in joined:
        joined[record.kind] = tuple(sorted((*joined[record.kind], piece)))
        shelf[record.place] = joined
    else:
        joined[record.kind] = (piece,)
        shelf[record.place] = dict(sorted(joined.items())) if len(joined) > 1 else joined


def _leave(state: State, piece: str, record: Piece) -> None:
    shelf = _shelf(state, record)
    left = dict(shelf[record.place])
    ids = left[record.kind]
    if len(ids) == 1:
        del left[record.kind]
    else:
        left[record.kind] = tuple([other for other in ids if other != piece])
    if left or record.place in state.units[record.side]:
        shelf[record.place] = left or NOTHING
    else:
        del shelf[record.place]


def data(state: State) -> dict[str, Any]:
    """The whole position as lists, texts and numbers. The index and the question are left out: both follow."""
    found: dict[str, Any] = {
        "in_turn": state.in_turn,
        "pieces": {piece: list(record) for piece, record in sorted(state.pieces.items())},
        "known": {piece: list(seats) for piece, seats in sorted(state.known.items())},
        "bags": {bag: list(faces) for bag, faces in sorted(state.bags.items())},
        "stack": [frame.data() for frame in state.stack],
        "ending": state.ending,
        "over": state.over,
    }
    for name in state.FIELDS:
        value = getattr(state, name)
        found[name] = {key: part for key, part in sorted(value.items()) if part != 0} if type(value) is dict else value
    return found


def canonical_json(state: State) -> str:
    """One text for one position, on any machine."""
    return json.dumps(data(state), sort_keys=True, separators=(",", ":"))


def fingerprint(state: State) -> str:
    """Sixteen letters that stand for the position."""
    return hashlib.sha256(canonical_json(state).encode()).hexdigest()[:16]


def thaw(value: Any) -> Any:
    """JSON's lists are the table's tuples."""
    return tuple([thaw(item) for item in value]) if isinstance(value, list) else value


def load(game: Game, text: str) -> State:
    """The position that canonical_json wrote."""
    found = json.loads(text)
    state = game.empty_table()
    for piece, record in found["pieces"].items():
        put(state, piece, Piece(*record))
    state.in_turn = found["in_turn"]
    state.known = {piece: tuple(seats) for piece, seats in found["known"].items()}
    state.bags = {bag: tuple(faces) for bag, faces in found["bags"].items()}
    for name in state.FIELDS:
        value = found[name]
        if type(value) is dict:
            field = getattr(state, name)
            field.update(dict.fromkeys(field, 0))
            field.update({key: thaw(part) for key, part in value.items()})
        else:
            setattr(state, name, thaw(value))
    state.stack = [game.frame(frame) for frame in found["stack"]]
    state.ending = found["ending"]
    state.over = found["over"]
    state.rules = game.rules_in_force(state)
    return state
