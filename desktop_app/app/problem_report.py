"""A problem report: one zip file with all that is needed to see what went wrong, and nothing of whose machine it was.

    report.json    versions, settings, the person's words, the traceback, and what the other files must be
    game.mythos    the game as it stood, a save like any other
    draft.json     the draft as it stood in the editor, a scenario document
    log.txt        what had happened, in words
    picture.png    the window
"""

from __future__ import annotations

import hashlib
import io
import json
import platform
import zipfile
import zlib
from datetime import datetime
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field, ValidationError

from desktop_app import __version__
from desktop_app.app.drafts import room_of
from desktop_app.app.files import LibraryProblem
from desktop_app.app.match import Match
from desktop_app.app.match_text import match_of, text_of
from desktop_app.app.scrubbing import scrubbed
from desktop_app.app.settings import Settings
from desktop_app.kernel.documents import Document
from desktop_app.kernel.save import Closed, where
from desktop_app.kernel.state import fingerprint

FORMAT = 1
ABOUT, GAME, DRAFT, LOG, PICTURE = "report.json", "game.mythos", "draft.json", "log.txt", "picture.png"
LIMITS = {ABOUT: 2_000_000, GAME: 60_000_000, DRAFT: 8_000_000, LOG: 20_000_000, PICTURE: 40_000_000}
"""The only files that may be in a report, and the bytes that each may have."""

LEFT_OUT = {"window", "layout", "last_setup"}
"""Settings that say nothing about a fault."""

WRITTEN_BY_HAND = ("title", "author", "description")
"""Parts of a draft in which somebody may have written a name."""

LONGEST_WORDS = 20_000
PNG = b"\x89PNG\r\n\x1a\n"


class About(Closed):
    """report.json. `when`: the day and minute by the clock on the wall. `files`: the other files and their SHA-256.
    `fingerprint`: of the table as the game stood, "" without a game. `problems`: what was wrong with the draft."""

    mythos_report: Literal[1] = 1
    app: Annotated[str, Field(max_length=100)]
    python: Annotated[str, Field(max_length=100)]
    qt: Annotated[str, Field(max_length=100)]
    system: Annotated[str, Field(max_length=200)]
    when: Annotated[str, Field(max_length=40)]
    words: Annotated[str, Field(max_length=LONGEST_WORDS)] = ""
    trouble: Annotated[str, Field(max_length=400_000)] = ""
    settings: dict[str, Any] = {}
    fingerprint: Annotated[str, Field(max_length=100)] = ""
    problems: list[str] = []
    files: dict[str, str] = {}


class Report(NamedTuple):
    """A report in memory. `game`: the text of a save, empty without one. `picture`: a PNG, or empty. `draft`: the JSON
    of a scenario document, or empty."""

    about: About
    game: bytes = b""
    log: str = ""
    picture: bytes = b""
    draft: bytes = b""

    def contents(self) -> dict[str, bytes]:
        """Its files by name, as they will lie in the zip."""
        parts = {GAME: self.game, DRAFT: self.draft, LOG: self.log.encode(), PICTURE: self.picture}
        found = {name: data for name, data in parts.items() if data}
        about = self.about.model_copy(update={"files": {name: _print(data) for name, data in found.items()}})
        return {ABOUT: (about.model_dump_json(indent=2) + "\n").encode(), **found}


def made_report(match: Match | None, log: str, picture: bytes, words: str, trouble: str, settings: Settings, qt: str,
                now: datetime, draft: Document | None = None) -> Report:  # fmt: skip
    """A report of this moment, scrubbed. `trouble`: the traceback of what went wrong, if something did. `draft`: what
    is worked on in the editor."""
    chosen = settings.model_dump(mode="json", exclude=LEFT_OUT)
    about = About(
        app=__version__, python=platform.python_version(), qt=qt,
        system=f"{platform.system()} {platform.machine()}"[:200],
        when=now.strftime("%Y-%m-%d %H:%M"), words=_fitting(words, LONGEST_WORDS), trouble=_fitting(trouble, 400_000),
        settings=json.loads(scrubbed(json.dumps(chosen, ensure_ascii=False))),
        fingerprint=fingerprint(match.state) if match is not None else "",
        problems=list(draft_problems(draft)) if draft is not None else [])
    game = text_of(match).encode("ascii") if match is not None else b""
    return Report(about, game, log, picture, _draft_text(draft) if draft is not None else b"")


def draft_problems(draft: Document) -> tuple[str, ...]:
    """What is wrong with a draft, a line each: where, what, with which values."""
    room = room_of(draft)
    editing = room.editing() if room is not None else None
    found = editing.problems(draft) if editing is not None else ()
    return tuple([" ".join([each.problem.place, each.problem.code, *map(str, each.problem.args)]) for each in found])


def report_name(report: Report) -> str:
    """What the file of a report is called: by its date."""
    return f"mythos-report-{report.about.when.replace(':', '').replace(' ', '-')}.zip"


def write_report(report: Report) -> bytes:
    """The zip. Equal reports are equal files."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as bag:
        for name, content in report.contents().items():
            bag.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return data.getvalue()


def is_report(data: bytes) -> bool:
    """Is this a zip, whatever stands in it?"""
    return data.startswith((b"PK\x03\x04", b"PK\x05\x06"))


def read_report(data: bytes) -> Report:
    """A report as checked values; nothing is unpacked to the disk.

    Raises LibraryProblem: report_damaged, report_foreign (a file that is none of a report's, whatever its path),
    report_too_large, report_incomplete, newer_report, report_wrong (a field), report_changed (a file is not what was
    packed).
    """
    parts = _parts(data)
    about = _about(parts[ABOUT])
    for name in (GAME, DRAFT, LOG, PICTURE):
        content = parts.get(name)
        if (content is None) != (name not in about.files):
            raise LibraryProblem("report_incomplete" if content is None else "report_foreign", (name,))
        if content is not None and _print(content) != about.files[name]:
            raise LibraryProblem("report_changed", (name,))
    if len(about.files) > len(parts) - 1:
        raise LibraryProblem("report_incomplete", (next(name for name in about.files if name not in parts),))
    picture = parts.get(PICTURE, b"")
    if picture and not picture.startswith(PNG):
        raise LibraryProblem("report_changed", (PICTURE,))
    return Report(about, parts.get(GAME, b""), parts.get(LOG, b"").decode("utf-8", "replace"), picture,
                  parts.get(DRAFT, b""))  # fmt: skip


def match_of_report(report: Report) -> Match:
    """The game of a report. Raises LibraryProblem: report_no_game, report_differs (it no longer plays to the table that
    it was), and those of saves."""
    if not report.game:
        raise LibraryProblem("report_no_game")
    match = match_of(report.game)
    found = fingerprint(match.state)
    if found != report.about.fingerprint:
        raise LibraryProblem("report_differs", (report.about.fingerprint, found))
    return match


def draft_of_report(report: Report) -> Document:
    """The draft of a report. Raises LibraryProblem: report_no_game, report_wrong (it is no document)."""
    if not report.draft:
        raise LibraryProblem("report_no_game")
    try:
        found = json.loads(report.draft.decode("utf-8"))
    except (ValueError, RecursionError) as fault:
        raise LibraryProblem("report_wrong", (DRAFT,)) from fault
    if not isinstance(found, dict):
        raise LibraryProblem("report_wrong", (DRAFT,))
    return found


def draft_differences(report: Report) -> tuple[str, ...]:
    """What is wrong with its draft now and was not when it was packed, and the other way round. Raises LibraryProblem.
    """
    was, now = report.about.problems, draft_problems(draft_of_report(report))
    return (*[f"new: {line}" for line in now if line not in was], *[f"gone: {line}" for line in was if line not in now])


def _draft_text(draft: Document) -> bytes:
    """What somebody has written into it is scrubbed; its ids stay what they are."""
    clean = {word: scrubbed(value) if word in WRITTEN_BY_HAND and isinstance(value, str) else value
             for word, value in draft.items()}  # fmt: skip
    return (json.dumps(clean, ensure_ascii=False, indent=1) + "\n").encode("utf-8")


def _parts(data: bytes) -> dict[str, bytes]:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as bag:
            infos = bag.infolist()
            for number, info in enumerate(infos):
                if info.filename not in LIMITS or info.filename in [other.filename for other in infos[:number]]:
                    raise LibraryProblem("report_foreign", (ascii(info.filename[:80])[1:-1],))
                if info.file_size > LIMITS[info.filename]:
                    raise LibraryProblem("report_too_large", (info.filename,))
            found = {info.filename: _unpacked(bag, info) for info in infos}
    except (zipfile.BadZipFile, zlib.error, OSError, EOFError, RuntimeError, NotImplementedError, ValueError) as fault:
        raise LibraryProblem("report_damaged") from fault
    if ABOUT not in found:
        raise LibraryProblem("report_incomplete", (ABOUT,))
    return found


def _unpacked(bag: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    """A file of the zip, however small the zip says that it is."""
    limit = LIMITS[info.filename]
    with bag.open(info) as file:
        content = file.read(limit + 1)
    if len(content) > limit:
        raise LibraryProblem("report_too_large", (info.filename,))
    return content


def _about(data: bytes) -> About:
    try:
        found = json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError) as fault:
        raise LibraryProblem("report_wrong", (ABOUT,)) from fault
    number = found.get("mythos_report") if isinstance(found, dict) else None
    if type(number) is int and number > FORMAT:
        raise LibraryProblem("newer_report", (str(number)[:20],))
    try:
        return About.model_validate(found)
    except ValidationError as fault:
        raise LibraryProblem("report_wrong", (where(fault) or ABOUT,)) from fault


def _fitting(text: str, most: int) -> str:
    """Scrubbed, and its end when it is too long: that is where a traceback says what happened."""
    return scrubbed(text)[-most:]


def _print(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
