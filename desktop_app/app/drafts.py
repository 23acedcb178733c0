"""The shelf of scenarios: tables set up by hand, with their pictures, and drafts that were left open.

    <folder>/scenarios/<name>.scenario.json    kept by the player: document and picture, one file to be shared as it is
    <folder>/drafts/<id>.scenario.json         what was being worked on: gone once it has been kept or given up

A shared file is JSON: {"mythos_scenario": 1, "document": {...}, "picture": "..."}; the picture is a PNG in base64. A
bare document, JSON or TOML, is read as well.
"""

from __future__ import annotations

import base64
import binascii
import json
import tomllib
import uuid
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

from desktop_app.app import rooms
from desktop_app.app.files import LibraryProblem, problem_of, write_whole
from desktop_app.app.names import file_name
from desktop_app.kernel.documents import Document
from desktop_app.kernel.room import GameRoom, Setup

ENDING = ".scenario.json"
MARK = "mythos_scenario"
FORMAT = 1
LARGEST = 8_000_000
"""Bytes of a file that is read: a document with its picture has some hundred thousand."""

KEPT_DRAFTS = 10
"""Drafts without a title that are kept; those that somebody has named are always kept."""


class Shared(NamedTuple):
    """A file's document and its picture (PNG, empty when there is none)."""

    document: Document
    picture: bytes = b""


class ScenarioEntry(NamedTuple):
    """A scenario on the shelf. `is_draft`: it was left open and never kept. `modified`: seconds since 1970."""

    name: str
    path: Path
    modified: float
    is_draft: bool = False


def start_document(room: GameRoom, setup: Setup) -> Document:
    """The document of a new game. Raises BadSetup."""
    table = room.new_game(setup)
    if room.rest_point(table):
        return room.write_scenario(table)
    return {"game": room.id, "map": setup.map, "seats": list(setup.seats), "options": dict(setup.options)}


def room_of(document: Document) -> GameRoom | None:
    """The game that a document is for, when its tables can be set up by hand."""
    game = document.get("game")
    known = {room.id: room for room in rooms.rooms()}
    found = known.get(game) if isinstance(game, str) else None
    return found if found is not None and found.editing() is not None else None


def write_shared(shared: Shared) -> bytes:
    """The text of a file to keep or to share."""
    picture = base64.b64encode(shared.picture).decode("ascii")
    data = {MARK: FORMAT, "document": shared.document, "picture": picture}
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode("utf-8")


def read_shared(data: bytes) -> Shared:
    """What stands in a file. Raises LibraryProblem: no_scenario, newer_scenario."""
    found = _parsed(data)
    if MARK not in found:
        return Shared(found)
    if type(found[MARK]) is not int or found[MARK] > FORMAT:
        raise LibraryProblem("newer_scenario", (str(found[MARK])[:20],))
    document, picture = found.get("document"), found.get("picture")
    if not isinstance(document, dict):
        raise LibraryProblem("no_scenario", ())
    return Shared(document, _picture(picture))


def _parsed(data: bytes) -> dict[str, Any]:
    try:
        text = data.decode("utf-8")
        found = json.loads(text) if text.lstrip()[:1] == "{" else tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise LibraryProblem("no_scenario", ()) from fault
    if not isinstance(found, dict) or not found:
        raise LibraryProblem("no_scenario", ())
    return found


def _picture(coded: Any) -> bytes:
    try:
        return base64.b64decode(coded, validate=True) if isinstance(coded, str) else b""
    except (binascii.Error, ValueError):
        return b""


def read_file(path: Path) -> Shared:
    """A file from anywhere. Raises LibraryProblem; the file is left alone."""
    try:
        if path.stat().st_size > LARGEST:
            raise LibraryProblem("no_scenario", ())
        return read_shared(path.read_bytes())
    except OSError as fault:
        raise problem_of(fault, path) from fault


def write_file(path: Path, shared: Shared) -> None:
    """A file to anywhere, whole or not at all. Raises LibraryProblem."""
    try:
        write_whole(path, write_shared(shared))
    except OSError as fault:
        raise problem_of(fault, path) from fault


class DraftShelf:
    """The scenarios of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path_of(self, name: str) -> Path:
        """Where the scenario with this name belongs."""
        return self.folder / "scenarios" / (file_name(name) + ENDING)

    def draft_path(self, id: str) -> Path:
        """Where a draft is kept while it is worked on."""
        return self.folder / "drafts" / (id + ENDING)

    def new_id(self) -> str:
        """A name for a draft that no other has."""
        return uuid.uuid4().hex

    def entries(self) -> tuple[ScenarioEntry, ...]:
        """Drafts that were left open, then all scenarios, each time the newest first."""
        return (*self._listed("drafts", True), *self._listed("scenarios", False))

    def autosave(self, id: str, document: Document) -> int:
        """Keep a draft as it is now; says how many of the oldest ones without a title had to go for it. Raises
        LibraryProblem."""
        write_file(self.draft_path(id), Shared(document))
        drafts = self._listed("drafts", True)
        unnamed = [entry for entry in drafts if not _is_named(entry.path)] if len(drafts) > KEPT_DRAFTS else []
        for entry in unnamed[KEPT_DRAFTS:]:
            self.forget(entry.path)
        return len(unnamed[KEPT_DRAFTS:])

    def forget(self, path: Path) -> None:
        """Remove a draft or a scenario. Raises LibraryProblem."""
        try:
            path.unlink(missing_ok=True)
        except OSError as fault:
            raise problem_of(fault, path) from fault

    def _listed(self, folder: str, is_draft: bool) -> tuple[ScenarioEntry, ...]:
        try:
            paths = [path for path in (self.folder / folder).iterdir() if path.name.endswith(ENDING)]
            found = [ScenarioEntry(unquote(path.name.removesuffix(ENDING)), path, path.stat().st_mtime, is_draft)
                     for path in paths]
        except OSError:
            return ()
        return tuple(sorted(found, key=lambda entry: (-entry.modified, entry.name)))


def _is_named(path: Path) -> bool:
    """Has somebody given this draft a title? One that can't be read is left alone as well."""
    try:
        return bool(read_file(path).document.get("title"))
    except LibraryProblem:
        return True
