"""Replay a save or problem report, and print the table at an answer."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from desktop_app.app.files import LibraryProblem
from desktop_app.app.library import Library
from desktop_app.app.match import Match
from desktop_app.commands.answers import DONE, FAILED, Refused, refuse, say, words
from desktop_app.commands.playing import depth_of
from desktop_app.commands.tables import table_lines
from desktop_app.kernel.state import fingerprint
from desktop_app.kernel.timeline import StoredOnly

CUT = "cut"
CHANGED = ("damaged_snapshot", "stored_only", "answers_lost")
"""Notices of a game that no longer plays as it was played."""


def add(parser: ArgumentParser) -> None:
    """Which file, how far, and what must come out."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--until", type=int, metavar="N", help="stop after N answers")
    parser.add_argument("--assert-fingerprint", default="", metavar="H", help="fail unless the table is this one")


def run(args: Namespace) -> int:
    """Replay; a game that no longer plays as it was played, or another fingerprint, is a failed check."""
    match = open_save(args.file)
    _go(match, args.until)
    found = fingerprint(match.state)
    notices = [words().reason(reason) for reason in match.notices]
    changed = any(reason.code in CHANGED for reason in match.notices)
    wrong = args.assert_fingerprint not in ("", found)
    data = {"game": match.room.id, "answers": depth_of(match), "fingerprint": found, "notices": notices,
            "table": match.room.table_data(match.state)}
    lines = [*notices, *table_lines(match.room.table_data(match.state)), f"answers: {depth_of(match)}",
             f"fingerprint: {found}{f', not {args.assert_fingerprint}' if wrong else ''}"]
    say(args, data, lines)
    return FAILED if wrong or changed else DONE


def open_save(path: Path) -> Match:
    """The saved game. Raises Refused, also when the file was cut off."""
    try:
        match = Library().load(path)
    except LibraryProblem as problem:
        refuse(problem, str(path))
    if any(reason.code == CUT for reason in match.notices):
        raise Refused(f"{path}: the file was cut off")
    return match


def _go(match: Match, until: int | None) -> None:
    way = [0, *match.timeline.path(match.position)]
    if until is None:
        return
    if not 0 <= until < len(way):
        raise Refused(f"the game has {len(way) - 1} answers")
    try:
        match.go(way[until])
    except StoredOnly as fault:
        raise Refused(f"answer {until} can no longer be replayed") from fault
