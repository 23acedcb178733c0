"""The border of a saved game: what its text must say, old formats, and reading it back as checked values.

A save is a header line and the lines of a journal (journal.py). A journal that grows while a game is played and a save
are the same thing; a save ends with a snapshot. Everything that can be wrong is a SaveProblem.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from desktop_app.kernel import journal
from desktop_app.kernel.documents import Document
from desktop_app.kernel.journal import (
    LONGEST_WORD,
    SNAPSHOT_START,
    Answered,
    Line,
    Named,
    Ordered,
    SaveProblem,
    Seated,
    Snapshot,
    Went,
)
from desktop_app.kernel.lines import Lines
from desktop_app.kernel.questions import Reply
from desktop_app.kernel.room import Setup
from desktop_app.kernel.timeline import ROOT, Node

__all__ = ["FORMAT", "SCENARIO_FORMAT", "Answer", "Header", "SaveProblem", "Saved", "ScenarioHead", "SeatHead", "Story",
           "head_of", "migrated", "read", "where", "write_header"]

FORMAT = 2
"""The number of today's save format."""

SCENARIO_FORMAT = 1
"""The number of today's scenario format."""

LONGEST_PLACE = 200
"""How much of a problem's place is worth telling."""

Word = Annotated[str, Field(min_length=1, max_length=LONGEST_WORD)]
Prose = Annotated[str, Field(max_length=20_000)]


class Closed(BaseModel):
    """What all documents share: unknown fields are refused, and nothing is converted quietly."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class SetupDocument(Closed):
    """What a new game is made of."""

    map: Annotated[str, Field(max_length=LONGEST_WORD)]
    seats: Annotated[list[Word], Field(min_length=1, max_length=100)]
    options: dict[Word, Word] = {}

    def setup(self) -> Setup:
        return Setup(self.map, tuple(self.seats), tuple(self.options.items()))


class Header(Closed):
    """The first line of a save: all that is needed to start the same game again.

    `app`: the version that wrote it. `game`: the room. `packs`: the room's packs and the fingerprints of their texts.
    `overlay`: the user's own rows that the game is played with, as they stood in their file. `rewinds`: how often
    somebody went back over dice or secrets that had come out. `conceded`: seats whose persons have given up, and at
    which position. `orders`: what persons have ordered for questions to come.
    """

    format: Literal[2] = 2
    app: Word
    game: Word
    game_id: Word
    setup: SetupDocument
    packs: dict[Word, Word] = {}
    overlay: Document | None = None
    scenario: Document | None = None
    controllers: dict[Word, Word]
    seed: int
    rewinds: Annotated[int, Field(ge=0)] = 0
    conceded: dict[Word, int] = {}
    orders: list[Document] = []


class SeatHead(Closed):
    """A seat of a scenario: the side that sits there and, if that matters, who plays it."""

    side: Word
    controller: Word | None = None


class Answer(Closed):
    """Something that was said; dice and draws are said by "chance"."""

    seat: Word
    answer: Word

    def reply(self) -> Reply:
        return Reply(self.seat, self.answer)


class ScenarioHead(Closed):
    """What all scenario documents have in common. A room's own model derives from it and adds its section.

    A seat is a side's name or says more about it. `dice`: results that come before the random ones. `then`: answers
    given since the described table.
    """

    format: Literal[1] = 1
    game: Word
    map: Word | None = None
    options: dict[Word, Word] = {}
    title: Prose = ""
    author: Prose = ""
    description: Prose = ""
    seats: list[Word | SeatHead] = []
    dice: list[int | Word] = []
    then: list[Answer] = []

    def sides(self) -> tuple[str, ...]:
        """The sides that are named, in the order they sit."""
        return tuple([seat.side if isinstance(seat, SeatHead) else seat for seat in self.seats])


def head_of(document: Document) -> ScenarioHead:
    """The common head of a scenario document, whatever the room's own section says. Raises SaveProblem."""
    try:
        return ScenarioHead.model_validate({name: document[name] for name in ScenarioHead.model_fields
                                            if name in document})
    except ValidationError as fault:
        raise SaveProblem("wrong_scenario", 0, (where(fault),)) from fault


class Story(NamedTuple):
    """What the lines after the header say: a tree of answers and what was stored along it, not played yet."""

    nodes: list[Node]
    lines: list[int]
    """Of each node, the number of its line."""
    snapshots: dict[int, Snapshot]
    visits: list[int]
    """Where somebody was, in order; the last one is where the game stands."""
    damaged: list[int]
    """Lines of snapshots that aren't what their fingerprint says, and are left out."""
    names: Lines


class Saved(NamedTuple):
    """A save that reads well. `cut`: its last line was incomplete and has been left out."""

    header: Header
    story: Story
    cut: bool


def _from_0(header: Document) -> Document:
    """Format 0 was never published. It called the room "room", and had no options, packs or rewinds."""
    header["game"] = header.pop("room")
    header["setup"] = {"map": header.pop("map"), "seats": header.pop("seats")}
    header["format"] = 1
    return header


def _from_1(header: Document) -> Document:
    """Format 1 had no names of branches and told no reasons: its lines are good lines today."""
    header["format"] = 2
    return header


MIGRATIONS: dict[int, Callable[[Document], Document]] = {0: _from_0, 1: _from_1}
"""From each old format to the next one. Each changes the header; lines have never changed so far."""


def migrated(header: Document, migrations: dict[int, Callable[[Document], Document]] | None = None) -> Document:
    """A header in today's format. Raises SaveProblem when it is from a later program, or too old, or no header."""
    found = header.get("format")
    steps = MIGRATIONS if migrations is None else migrations
    if type(found) is not int:
        raise SaveProblem("no_header", 1)
    if found > FORMAT:
        raise SaveProblem("newer_format", 1, (str(found)[:20], str(FORMAT)))
    while found < FORMAT:
        if found not in steps:
            raise SaveProblem("older_format", 1, (str(found)[:20], str(FORMAT)))
        try:
            header = steps[found](dict(header))
        except (KeyError, TypeError, ValueError, AttributeError) as fault:
            raise SaveProblem("wrong_header", 1, (f"format {found}",)) from fault
        found += 1
    return header


def write_header(header: Header) -> str:
    """The first line of a save, without its end."""
    return journal.one_line(header.model_dump())


def read(data: bytes) -> Saved:
    """A save as checked values; an incomplete last line is left out. Raises SaveProblem and nothing else."""
    if not data.strip():
        raise SaveProblem("empty", 1)
    end = data.rfind(b"\n") + 1
    rows = _rows(data[:end])
    if not rows:
        raise SaveProblem("no_header", 1)
    header = _read_header(rows[0])
    lines = [_read_line(row, number) for number, row in enumerate(rows[1:], start=2)]
    return Saved(_as_left(header, lines), _story(lines), cut=end < len(data))


def _rows(data: bytes) -> list[str]:
    try:
        return data.decode("ascii").split("\n")[:-1]
    except UnicodeDecodeError as fault:
        raise SaveProblem("not_text", data.count(b"\n", 0, fault.start) + 1) from fault


def _read_line(row: str, number: int) -> Line:
    """A line; of a snapshot that can't be read, one that will be left out."""
    try:
        return journal.read(row, number)
    except SaveProblem:
        if row.startswith(SNAPSHOT_START):
            return Snapshot(0, "damaged", "")
        raise


def _read_header(row: str) -> Header:
    document = migrated(journal.read_object(row, 1))
    try:
        return Header.model_validate(document)
    except ValidationError as fault:
        raise SaveProblem("wrong_header", 1, (where(fault),)) from fault


def where(fault: ValidationError) -> str:
    """The place of the first fault in a document: "setup.seats.0"."""
    return ascii(".".join(map(str, fault.errors(include_url=False)[0]["loc"])))[1:-1][:LONGEST_PLACE]


def _as_left(header: Header, lines: list[Line]) -> Header:
    """The header with the seats as they were handed over in the meantime, and all the times somebody went back."""
    left: dict[str, Any] = {}
    for line in lines:
        if isinstance(line, Seated):
            left.update(controllers=dict(line.controllers), conceded=dict(line.conceded))
        elif isinstance(line, Ordered):
            left["orders"] = list(line.orders)
    rewinds = header.rewinds + sum(isinstance(line, Went) and line.rewound for line in lines)
    return header.model_copy(update={**left, "rewinds": rewinds})


def _story(lines: list[Line]) -> Story:
    story = Story([ROOT], [1], {}, [0], [], Lines())
    for number, line in enumerate(lines, start=2):
        if isinstance(line, Answered):
            _tell_answer(story, line, number)
        elif isinstance(line, Went):
            story.visits.append(_known(story, line.position, number))
        elif isinstance(line, Snapshot):
            _tell_snapshot(story, line, number)
        elif isinstance(line, Named):
            _tell_name(story, line, number)
    return story


def _tell_answer(story: Story, line: Answered, number: int) -> None:
    here = story.visits[-1]
    story.visits.append(len(story.nodes))
    story.names.grew(len(story.nodes))
    depth = story.nodes[here].depth + 1
    story.nodes.append(Node(here, depth, line.reply, line.seen_by, line.interjected, why=line.why))
    story.lines.append(number)


def _tell_name(story: Story, line: Named, number: int) -> None:
    _known(story, line.tip or 0, number)
    try:
        journal.follow_name(story.names, line)
    except KeyError as fault:
        raise SaveProblem("unknown_branch", number, (line.name,)) from fault


def _tell_snapshot(story: Story, line: Snapshot, number: int) -> None:
    position = _known(story, line.position, number)
    if journal.text_fingerprint(line.text) == line.fingerprint:
        story.snapshots[position] = line
    else:
        story.damaged.append(number)


def _known(story: Story, position: int, number: int) -> int:
    if position >= len(story.nodes):
        raise SaveProblem("unknown_position", number, (position,))
    return position
