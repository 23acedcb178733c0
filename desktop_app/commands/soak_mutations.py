"""Good documents made bad: each must give problems that say what and where, or a table that can be played."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from typing import Any

from desktop_app.app.match import Match, new_match, scenario_match
from desktop_app.bots.play import LIMIT
from desktop_app.commands.playing import answer_once
from desktop_app.kernel import crank
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.documents import Document, Path, part, put, renamed, without
from desktop_app.kernel.questions import IllegalAnswer
from desktop_app.kernel.room import BadSetup, GameRoom, Setup
from desktop_app.kernel.save import SaveProblem

STRANGE: tuple[Any, ...] = (None, True, -1, 0, 7, 1_000_000, 1.5, "", "nobody", "a.b.c", [], {}, [[]], {"x": {}}, ["?"])
"""Values that stand in no good document where they are put."""

MOST_CHANGES = 3
FROM_ONE_GAME = 20
ANSWERS = 12
"""How far a table is played that a bad document turned out to describe."""


class Mutation:
    """One bad document and what came of it. `fault`: what may not be, "" if all is well."""

    def __init__(self, document: Document, outcome: str, fault: str = "") -> None:
        self.document = document
        self.outcome = outcome
        self.fault = fault


def mutations(room: GameRoom, setups: Iterator[Setup], number: int, seed: int) -> Iterator[Mutation]:
    """So many bad documents, of a new game after every few."""
    stream = Stream("mutations", seed)
    good: Iterator[Document] = iter(())
    for at in range(number):
        if at % FROM_ONE_GAME == 0:
            setup = next(setups)
            try:
                match = new_match(room, setup, dict.fromkeys(setup.seats, "random"), seed + at)
            except BadSetup:
                setup = setup._replace(options=())
                match = new_match(room, setup, dict.fromkeys(setup.seats, "random"), seed + at)
            good = documents(room, match, stream)
        for _ in range(stream.below(4)):
            next(good)
        yield mutate(room, next(good), stream)


def documents(room: GameRoom, match: Match, stream: Stream) -> Iterator[Document]:
    """Documents of a game at its points of rest; when it is over, those of the same game once more."""
    found: list[Document] = []
    while crank.pending(match.state) is not None and match.timeline.nodes[match.position].depth < LIMIT:
        if room.rest_point(match.state):
            found.append(room.write_scenario(match.state))
            yield found[-1]
        answer_once(match)
    while found:
        yield found[stream.below(len(found))]


def mutate(room: GameRoom, document: Document, stream: Stream) -> Mutation:
    """Change a document in up to three places, and look at what it is then."""
    for _ in range(1 + stream.below(MOST_CHANGES)):
        document = _changed(document, stream)
    try:
        return Mutation(document, *_looked_at(room, document, stream))
    except Exception:  # whatever is thrown is what we are looking for
        return Mutation(document, "thrown", traceback.format_exc())


def _looked_at(room: GameRoom, document: Document, stream: Stream) -> tuple[str, str]:
    editing = room.editing()
    if editing is not None:
        editing.view(document)
        editing.palette(document)
        editing.fields(document)
        for problem in editing.problems(document):
            for gesture in problem.fix:
                editing.edit(document, gesture)
    try:
        setup, _ = room.read_scenario(document)
        match = scenario_match(room, document, dict.fromkeys(setup.seats, "random"), stream.below(1 << 20))
    except BadSetup as bad:
        nameless = [problem for problem in bad.problems if not problem.code]
        return "refused", "" if bad.problems and not nameless else "refused without a named problem"
    except (SaveProblem, IllegalAnswer):
        return "refused", ""
    broken = room.broken(match.state)
    if broken:
        return "played", "; ".join([f"{problem.place}: {problem.code}" for problem in broken])
    for _ in range(ANSWERS):
        if crank.pending(match.state) is not None:
            answer_once(match)
    return "played", ""


# Changes --------------------------------------------------------------------------------------------------------------


def _changed(document: Document, stream: Stream) -> Document:
    """One part of it is gone, strange, somewhere else, called something else, or there twice."""
    paths = list(_paths(document, ()))
    if not paths:
        return {"game": "nothing"}
    path, other = paths[stream.below(len(paths))], paths[stream.below(len(paths))]
    kind = stream.below(6)
    if kind == 0:
        return without(document, path)
    if kind == 1:
        return put(document, path, STRANGE[stream.below(len(STRANGE))])
    if kind == 2:
        return put(document, path, part(document, other))
    if kind == 3:
        return renamed(document, path, str(other[-1])) if isinstance(path[-1], str) else without(document, path)
    if kind == 4:
        value = part(document, path)
        return put(document, path, value + 1 + stream.below(9) if type(value) is int else [value, value])
    home = part(document, path[:-1])
    twice = [*home, part(document, path)] if isinstance(home, list) else home
    return put(document, path[:-1], twice) if path[:-1] else document


def _paths(document: Any, path: Path) -> Iterator[Path]:
    """The paths of all parts of a document."""
    steps = document if isinstance(document, dict) else range(len(document)) if isinstance(document, list) else ()
    for step in steps:
        yield (*path, step)
        yield from _paths(document[step], (*path, step))
