"""A journal: the answers of a game as lines of text, and such lines as checked values. No files are touched here.

The first line is the header (save.py knows it); each further one says one thing that happened to the timeline:

    {"seat":"ash","answer":"walk kid hill>pond"}     an answer was given here; it leads to the next new position
    {"go":12}                                        somebody went to a position (undo, redo, another branch)
    {"snapshot":50,"fingerprint":"...","state":{}}   what the table looks like at a position
    {"controllers":{"ash":"human"}}                  a seat was handed over; "conceded" says who gave up, and where
    {"orders":[{}]}                                  what persons have ordered for questions to come
    {"branch":"By sea","tip":12}                     a line of play has this name and was played so far
    {"branch":"By sea"}                              it is the one that is played from now on
    {"branch":"By sea","forgotten":true}             it has no name any more

An answer may tell why it was given ("why", "why_args", "why_for": who may hear it). The line that a game begins with is
called "" until it is renamed; without any word, an answer carries on the line that is played.

Positions are numbers: 0 is the start, the n-th answer that was given leads to n.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from desktop_app.kernel.lines import LONGEST_NAME, Lines
from desktop_app.kernel.questions import Atom, Reply, Text
from desktop_app.kernel.state import canonical_json
from desktop_app.kernel.timeline import NO_WHY, Node, Timeline, Why

LONGEST_WORD = 2_000
"""No seat, answer or name in a journal is longer."""


SNAPSHOT_START = '{"snapshot":'
"""How the line of a snapshot begins."""


class SaveProblem(Exception):
    """Why a text is no game: a code for the catalogue, the number of the line, and the words' arguments."""

    def __init__(self, code: str, line: int = 0, arguments: tuple[Atom, ...] = ()) -> None:
        super().__init__(f"line {line}: {' '.join(map(str, (code, *arguments)))}")
        self.code = code
        self.line = line
        self.arguments = arguments


class Answered(NamedTuple):
    """An answer; who may read it; whether it was thrown in beside the question; what spoke for it."""

    reply: Reply
    seen_by: tuple[str, ...] = ()
    interjected: bool = False
    why: Why = NO_WHY


class Went(NamedTuple):
    """Somebody went to a position; `rewound`: back over dice or secrets that had come out."""

    position: int
    rewound: bool = False


class Snapshot(NamedTuple):
    """The table at a position, as canonical_json wrote it."""

    position: int
    fingerprint: str
    text: str


class Seated(NamedTuple):
    """Who controls the seats from now on, and which seats' persons have given the game up, at which position."""

    controllers: tuple[tuple[str, str], ...]
    conceded: tuple[tuple[str, int], ...] = ()


class Ordered(NamedTuple):
    """The orders that persons have given for questions to come, each a document of the program's own."""

    orders: tuple[dict[str, Any], ...]


class Named(NamedTuple):
    """A line of play: how far it was played, or that it is the current one from now on, or that its name is gone."""

    name: str
    tip: int | None = None
    forgotten: bool = False


Line = Answered | Went | Snapshot | Seated | Ordered | Named


def write(line: Line) -> str:
    """One line of text, without its end. Only plain ASCII: it survives any way of sending it.

    >>> write(Answered(Reply("ash", "peg kid 1"), seen_by=("ash",)))
    '{"seat":"ash","answer":"peg kid 1","seen_by":["ash"]}'
    """
    if isinstance(line, Snapshot):
        return f'{SNAPSHOT_START}{line.position},"fingerprint":"{line.fingerprint}","state":{line.text}}}'
    return one_line(_data(line))


def one_line(found: dict[str, Any]) -> str:
    """JSON without a line's end in it."""
    return json.dumps(found, separators=(",", ":"))


def _data(line: Answered | Went | Seated | Ordered | Named) -> dict[str, Any]:
    if isinstance(line, Went):
        return {"go": line.position, "rewound": True} if line.rewound else {"go": line.position}
    if isinstance(line, Seated):
        conceded = {"conceded": dict(line.conceded)} if line.conceded else {}
        return {"controllers": dict(line.controllers), **conceded}
    if isinstance(line, Ordered):
        return {"orders": list(line.orders)}
    if isinstance(line, Named):
        tip = {} if line.tip is None else {"tip": line.tip}
        return {"branch": line.name, **tip, **({"forgotten": True} if line.forgotten else {})}
    found: dict[str, Any] = {"seat": line.reply.seat, "answer": line.reply.key}
    if line.seen_by:
        found["seen_by"] = list(line.seen_by)
    if line.interjected:
        found["interjected"] = True
    return {**found, **_why_data(line.why)}


def _why_data(why: Why) -> dict[str, Any]:
    found: dict[str, Any] = {"why": why.reason.id} if why.reason.id else {}
    if found and why.reason.args:
        found["why_args"] = dict(why.reason.args)
    if found and why.seen_by:
        found["why_for"] = list(why.seen_by)
    return found


def snapshot(timeline: Timeline, position: int) -> Snapshot:
    """The table at this position, as a line."""
    text = canonical_json(timeline.state_at(position))
    return Snapshot(position, text_fingerprint(text), text)


def text_fingerprint(text: str) -> str:
    """What state.fingerprint says of the state with this canonical text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def lines_of(timeline: Timeline) -> Iterator[Line]:
    """A whole timeline, ending with a snapshot of the position where it stands."""
    if 0 in timeline.snapshots:
        yield snapshot(timeline, 0)
    here = 0
    for position in range(1, len(timeline.nodes)):
        node = timeline.nodes[position]
        if node.parent != here:
            yield Went(node.parent)
        yield answered(node)
        if position in timeline.snapshots:
            yield snapshot(timeline, position)
        here = position
    told = Lines()
    told.grew(len(timeline.nodes) - 1)
    yield from names_told(told, timeline.lines)
    yield from _way_to_end(timeline, here)
    if timeline.position not in timeline.snapshots:
        yield snapshot(timeline, timeline.position)


def names_told(told: Lines, lines: Lines) -> Iterator[Named]:
    """What must be said to whoever knows these names, so that the others are known."""
    for name, tip in lines.tips.items():
        if told.tips.get(name) != tip:
            yield Named(name, tip)
    for name in told.tips:
        if name not in lines.tips:
            yield Named(name, forgotten=True)
    if told.current != lines.current:
        yield Named(lines.current)


def follow_name(lines: Lines, line: Named) -> None:
    """Change the names as a line says. Raises KeyError when it tells of a name that nobody has."""
    if line.forgotten:
        lines.tips.pop(line.name)
    elif line.tip is not None:
        lines.tips[line.name] = line.tip
    else:
        lines.switch(line.name)


def _way_to_end(timeline: Timeline, here: int) -> Iterator[Line]:
    """By way of the answers that redo would give again, so that it will still find them."""
    end = timeline.position
    while end in timeline.onward:
        end = timeline.onward[end]
    if end != here:
        yield Went(end)
    if timeline.position != end:
        yield Went(timeline.position)


def answered(node: Node) -> Answered:
    """The line of a node."""
    return Answered(node.reply, node.seen_by, node.interjected, node.why)


def read(text: str, number: int) -> Line:
    """A line as a checked value. Raises SaveProblem."""
    found = read_object(text, number)
    if "seat" in found:
        return _read_answered(found, number)
    if "go" in found:
        _only(found, ("go", "rewound"), number)
        return Went(_whole(found, "go", number), _yes(found, "rewound", number))
    if "snapshot" in found:
        return _read_snapshot(found, number)
    if "controllers" in found:
        _only(found, ("controllers", "conceded"), number)
        conceded = _numbers(found.get("conceded", {}), "conceded", number)
        return Seated(_pairs(found["controllers"], "controllers", number), conceded)
    if "orders" in found:
        _only(found, ("orders",), number)
        return Ordered(_objects(found["orders"], "orders", number))
    if "branch" in found:
        return _read_named(found, number)
    raise SaveProblem("unknown_line", number)


def read_object(text: str, number: int) -> dict[str, Any]:
    """A JSON object; a name that stands in it twice, NaN and the like are refused. Raises SaveProblem."""
    try:
        found = json.loads(text, object_pairs_hook=_without_repeats, parse_constant=_refuse)
    except (ValueError, RecursionError) as fault:
        raise SaveProblem("not_json", number) from fault
    if not isinstance(found, dict):
        raise SaveProblem("not_an_object", number)
    return found


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands there twice")
    return found


def _refuse(word: str) -> None:
    raise ValueError(word)


def _read_answered(found: dict[str, Any], number: int) -> Answered:
    _only(found, ("seat", "answer", "seen_by", "interjected", "why", "why_args", "why_for"), number)
    reply = Reply(_word(found.get("seat"), "seat", number), _word(found.get("answer"), "answer", number))
    seen_by = _seats(found, "seen_by", number)
    return Answered(reply, seen_by, _yes(found, "interjected", number), _read_why(found, number))


def _read_why(found: dict[str, Any], number: int) -> Why:
    if "why" not in found:
        _only(found, ("seat", "answer", "seen_by", "interjected"), number)
        return NO_WHY
    told = found.get("why_args", {})
    if not isinstance(told, dict) or not all(type(value) in (int, str) for value in told.values()):
        raise SaveProblem("wrong_field", number, ("why_args",))
    reason = Text(_word(found["why"], "why", number), tuple(told.items()))
    return Why(reason, _seats(found, "why_for", number))


def _read_named(found: dict[str, Any], number: int) -> Named:
    _only(found, ("branch", "tip", "forgotten"), number)
    name = found["branch"]
    if not isinstance(name, str) or len(name) > LONGEST_NAME:
        raise SaveProblem("wrong_field", number, ("branch",))
    tip = _whole(found, "tip", number) if "tip" in found else None
    return Named(name, tip, _yes(found, "forgotten", number))


def _seats(found: dict[str, Any], field: str, number: int) -> tuple[str, ...]:
    seats = found.get(field, [])
    if not isinstance(seats, list):
        raise SaveProblem("wrong_field", number, (field,))
    return tuple([_word(seat, field, number) for seat in seats])


def _read_snapshot(found: dict[str, Any], number: int) -> Snapshot:
    _only(found, ("snapshot", "fingerprint", "state"), number)
    if not isinstance(found.get("state"), dict):
        raise SaveProblem("wrong_field", number, ("state",))
    try:
        text = json.dumps(found["state"], sort_keys=True, separators=(",", ":"))
    except RecursionError as fault:
        raise SaveProblem("wrong_field", number, ("state",)) from fault
    return Snapshot(_whole(found, "snapshot", number), _word(found.get("fingerprint"), "fingerprint", number), text)


def _only(found: dict[str, Any], names: tuple[str, ...], number: int) -> None:
    for name in found:
        if name not in names:
            raise SaveProblem("unknown_field", number, (ascii(name[:80])[1:-1],))


def _word(value: Any, field: str, number: int) -> str:
    if not isinstance(value, str) or not value or len(value) > LONGEST_WORD:
        raise SaveProblem("wrong_field", number, (field,))
    return value


def _numbers(value: Any, field: str, number: int) -> tuple[tuple[str, int], ...]:
    if not isinstance(value, dict):
        raise SaveProblem("wrong_field", number, (field,))
    return tuple([(_word(name, field, number), _whole(value, name, number)) for name in value])


def _objects(value: Any, field: str, number: int) -> tuple[dict[str, Any], ...]:
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        raise SaveProblem("wrong_field", number, (field,))
    return tuple(value)


def _whole(found: dict[str, Any], field: str, number: int) -> int:
    value = found.get(field)
    if type(value) is not int or value < 0:
        raise SaveProblem("wrong_field", number, (field,))
    return value


def _yes(found: dict[str, Any], field: str, number: int) -> bool:
    if found.get(field, True) is not True:
        raise SaveProblem("wrong_field", number, (field,))
    return field in found


def _pairs(value: Any, field: str, number: int) -> tuple[tuple[str, str], ...]:
    if not isinstance(value, dict):
        raise SaveProblem("wrong_field", number, (field,))
    return tuple([(_word(name, field, number), _word(each, field, number)) for name, each in value.items()])
