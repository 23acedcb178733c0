"""The library of scenarios: those that come with the program, the player's own, and drafts that were left open.

    resources/scenarios/<game>/<number>_<name>.json    shipped, bare documents, in the order of their numbers
    <folder>/scenarios, <folder>/drafts                the player's (drafts.py)

A description says what the table is like; after an empty line it says what to try. The seat whose controller is a
person is the one to play.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from desktop_app.app import rooms
from desktop_app.app.drafts import ENDING as ENDING
from desktop_app.app.drafts import DraftShelf, Shared, read_file, read_shared, write_shared
from desktop_app.app.files import LibraryProblem
from desktop_app.app.match import HUMAN
from desktop_app.app.shelf import Shelf
from desktop_app.kernel.documents import Document
from desktop_app.kernel.questions import Reason
from desktop_app.kernel.room import BadSetup, Setup
from desktop_app.kernel.save import SaveProblem, SeatHead, head_of
from desktop_app.resource_files import resource

SHIPPED, OWN, DRAFT = "shipped", "own", "draft"
UNKNOWN = "unknown_game_in_scenario"


class ScenarioEntry(NamedTuple):
    """A scenario to show. `kind`: shipped, own or draft. `order`: its place among the shipped, else 0.

    `problem`: why it can't be played, None when it can. `setup`: who sits where; None when that can't be told.
    `is_whole`: it can be read and edited, whether or not it can be played.
    """

    kind: str
    name: str
    path: Path
    modified: float
    order: int = 0
    shared: Shared = Shared({})
    title: str = ""
    author: str = ""
    description: str = ""
    hint: str = ""
    game: str = ""
    setup: Setup | None = None
    played: str = ""
    problem: Reason | None = None
    is_whole: bool = True


class ScenarioLibrary:
    """All scenarios of a data folder and of the program."""

    def __init__(self, folder: Path) -> None:
        self.drafts = DraftShelf(folder)
        self.shelf = Shelf(folder / "scenarios", ENDING, folder / "bin")
        self.draft_shelf = Shelf(folder / "drafts", ENDING, folder / "bin")

    def entries(self) -> tuple[ScenarioEntry, ...]:
        """Drafts that were left open, the player's own, the shipped ones."""
        found = [_described(entry.path, DRAFT if entry.is_draft else OWN, entry.name, entry.modified)
                 for entry in self.drafts.entries()]
        return (*found, *shipped())

    def add(self, data: bytes, name: str) -> Path:
        """Bring in a scenario from elsewhere under its title, or else its file's name. Raises LibraryProblem: none."""
        shared = read_shared(data)
        if not _game_of(shared.document):
            raise LibraryProblem("no_scenario")
        title = str(shared.document.get("title") or name.removesuffix(ENDING).removesuffix(".json"))
        return self.shelf.add(title, write_shared(shared))

    def rename(self, entry: ScenarioEntry, title: str) -> Path:
        """Another title, in the document and for the file. Raises LibraryProblem."""
        path = self.shelf.rename(entry.path, title) if title != entry.name else entry.path
        shared = entry.shared._replace(document={**entry.shared.document, "title": title})
        self.shelf.replace(path, write_shared(shared))
        return path


def shipped() -> tuple[ScenarioEntry, ...]:
    """The scenarios that come with the program, from openings to ends."""
    found: list[ScenarioEntry] = []
    for game in [room.id for room in rooms.rooms()]:
        files = _shipped_files(game)
        found += [_described(path, SHIPPED, path.stem, 0.0, order) for order, path in enumerate(files, len(found) + 1)]
    return tuple(found)


def number_shipped() -> int:
    """How many come with the program."""
    return sum(len(_shipped_files(room.id)) for room in rooms.rooms())


def _shipped_files(game: str) -> list[Path]:
    folder = resource("scenarios", game)
    return sorted(folder.glob("*.json")) if folder.is_dir() else []


def exported(entry: ScenarioEntry, picture: bytes) -> bytes:
    """The one file to share: the document with a picture in it."""
    return write_shared(Shared(entry.shared.document, picture or entry.shared.picture))


def _described(path: Path, kind: str, name: str, modified: float, order: int = 0) -> ScenarioEntry:
    bare = ScenarioEntry(kind, name, path, modified, order, title=name)
    try:
        shared = read_file(path)
    except LibraryProblem as problem:
        return bare._replace(problem=problem.reason, is_whole=False)
    document = shared.document
    about, _, hint = str(document.get("description") or "").partition("\n\n")
    title = str(document.get("title") or ("" if kind == DRAFT else name))
    entry = bare._replace(shared=shared, title=title, author=str(document.get("author") or ""), description=about,
                          hint=hint, game=_game_of(document))
    return _judged(entry)


def _judged(entry: ScenarioEntry) -> ScenarioEntry:
    """Can it be played, and by whom?"""
    if not entry.game:
        return entry._replace(problem=Reason(UNKNOWN, (str(entry.shared.document.get("game", ""))[:80],)),
                              is_whole=False)
    try:
        setup, _ = rooms.room(entry.game).read_scenario(entry.shared.document)
        head = head_of(entry.shared.document)
    except BadSetup as bad:
        place = bad.problems[0].place if bad.problems else ""
        return entry._replace(problem=Reason("not_playable", (place,)))
    except SaveProblem as problem:
        return entry._replace(problem=Reason(problem.code, (problem.line, *problem.arguments)))
    people = [seat.side for seat in head.seats if isinstance(seat, SeatHead) and seat.controller == HUMAN]
    return entry._replace(setup=setup, played=next((seat for seat in people if seat in setup.seats), ""))


def _game_of(document: Document) -> str:
    game = document.get("game")
    return game if isinstance(game, str) and game in [room.id for room in rooms.rooms()] else ""
