"""Replay a save or problem report, and print the table at an answer; of a draft, what is wrong with it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import NamedTuple

from desktop_app.app.files import LibraryProblem
from desktop_app.app.match import Match
from desktop_app.app.match_text import match_of
from desktop_app.app.problem_report import (
    Report,
    draft_differences,
    draft_of_report,
    draft_problems,
    is_report,
    match_of_report,
    read_report,
)
from desktop_app.app.reproduction import Difference, first_difference
from desktop_app.app.shelf import read_file
from desktop_app.commands.answers import DONE, FAILED, Refused, refuse, say, words
from desktop_app.commands.playing import depth_of
from desktop_app.commands.tables import table_lines
from desktop_app.kernel.state import fingerprint
from desktop_app.kernel.timeline import StoredOnly

CUT = "cut"
CHANGED = ("damaged_snapshot", "stored_only", "answers_lost")
"""Notices of a game that no longer plays as it was played."""


class Recorded(NamedTuple):
    """A game from a file. `data`: its save; `difference`: where it plays another way now than it did."""

    match: Match
    data: bytes
    difference: Difference | None


def add(parser: ArgumentParser) -> None:
    """Which file, how far, and what must come out."""
    parser.add_argument("file", type=Path, help="a save, a replay or a problem report")
    parser.add_argument("--until", type=int, metavar="N", help="stop after N answers")
    parser.add_argument("--assert-fingerprint", default="", metavar="H", help="fail unless the table is this one")


def run(args: Namespace) -> int:
    """Replay; a game that no longer plays as it was played, or another fingerprint, is a failed check."""
    draft = _reported_draft(args.file)
    if draft is not None:
        return _tell_draft(args, draft)
    match, _, difference = open_recorded(args.file)
    _go(match, args.until)
    found = fingerprint(match.state)
    notices = [words().reason(reason) for reason in match.notices]
    differs = [difference_line(difference)] if difference is not None else []
    changed = difference is not None or any(reason.code in CHANGED for reason in match.notices)
    wrong = args.assert_fingerprint not in ("", found)
    data = {"game": match.room.id, "answers": depth_of(match), "fingerprint": found, "notices": notices,
            "difference": difference._asdict() if difference is not None else None,
            "table": match.room.table_data(match.state)}
    lines = [*notices, *differs, *table_lines(match.room.table_data(match.state)), f"answers: {depth_of(match)}",
             f"fingerprint: {found}{f', not {args.assert_fingerprint}' if wrong else ''}"]
    say(args, data, lines)
    return FAILED if wrong or changed else DONE


def _reported_draft(path: Path) -> Report | None:
    """The report in a file, if it holds a draft and no game. Raises Refused."""
    try:
        data = read_file(path)
        report = read_report(data) if is_report(data) else None
    except LibraryProblem as problem:
        refuse(problem, str(path))
    return report if report is not None and report.draft and not report.game else None


def _tell_draft(args: Namespace, report: Report) -> int:
    """What is wrong with the draft; whatever was not so when it was packed, or is no longer so, is a failed check."""
    if args.until is not None or args.assert_fingerprint:
        raise Refused(f"{args.file}: this report holds a draft; there are no answers to replay")
    try:
        draft = draft_of_report(report)
    except LibraryProblem as problem:
        refuse(problem, str(args.file))
    found, differs = draft_problems(draft), draft_differences(report)
    data = {"game": draft.get("game"), "draft": draft, "problems": list(found), "differences": list(differs)}
    say(args, data, [f"a draft of {draft.get('game')}", *found, f"problems: {len(found)}", *differs])
    return FAILED if differs else DONE


def open_save(path: Path) -> Match:
    """The game of a save or a problem report. Raises Refused, also when the file was cut off."""
    return open_recorded(path).match


def open_recorded(path: Path) -> Recorded:
    """The same, with what a second playing from its start brings. Raises Refused."""
    try:
        data = read_file(path)
        if is_report(data):
            report = read_report(data)
            match, data = match_of_report(report), report.game
        else:
            match = match_of(data)
        if any(reason.code == CUT for reason in match.notices):
            raise Refused(f"{path}: the file was cut off")
        return Recorded(match, data, first_difference(data))
    except LibraryProblem as problem:
        refuse(problem, str(path))


def difference_line(difference: Difference) -> str:
    """Where the game goes another way, in one line."""
    at = f"answer {difference.answers}" + (f", {difference.seat}: {difference.answer}" if difference.seat else "")
    if difference.refused:
        return f"differs at {at}: it is not allowed now ({difference.refused})"
    return f"differs at {at}: the table is {difference.found}, it was {difference.expected}"


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
