"""Validate a scenario, a pack, own rows over a pack, a save, a problem report or rule cases.

Which of them a file is, its content tells.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from desktop_app.app import rooms
from desktop_app.app.cases import CaseProblem, read_cases
from desktop_app.app.files import LibraryProblem
from desktop_app.app.problem_report import draft_differences, is_report, match_of_report, read_report
from desktop_app.app.recognition import CASE, OVERLAY, SCENARIO, is_save, kind_of, pack_of
from desktop_app.app.reproduction import first_difference
from desktop_app.app.shelf import read_file
from desktop_app.commands.answers import BAD, DONE, Refused, problem_line, refuse, say, words
from desktop_app.commands.documents import Document, parsed, read_text, room_of
from desktop_app.commands.replay import difference_line, open_save
from desktop_app.kernel.room import BadSetup


def add(parser: ArgumentParser) -> None:
    """Files."""
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")


def run(args: Namespace) -> int:
    """A line for each good file; for each bad one its problems on the error channel, a line each."""
    found: list[dict[str, Any]] = []
    for path in args.files:
        try:
            kind, problems = check(path)
        except Refused as refused:
            kind, problems = "", [str(refused)]
        found.append({"file": str(path), "kind": kind, "problems": problems})
        if not args.json:
            for problem in problems:
                print(f"mythos-table: {problem}", file=sys.stderr)
    say(args, {"files": found}, [f"{each['file']}: a good {each['kind']}" for each in found if not each["problems"]])
    return BAD if any(each["problems"] for each in found) else DONE


def check(path: Path) -> tuple[str, list[str]]:
    """What a file is, and what is wrong with it. Raises Refused."""
    try:
        data = read_file(path)
    except LibraryProblem as problem:
        refuse(problem, str(path))
    if is_report(data):
        return "problem report", _report_problems(path, data)
    text = read_text(path)
    if is_save(data):
        open_save(path)
        return "save", []
    document = parsed(path, text)
    kind = kind_of(document)
    if kind == CASE:
        return "case file", _case_problems(path, text)
    if kind == OVERLAY:
        return "overlay", _overlay_problems(path, text)
    pack = pack_of(document)
    if pack is not None:
        return "pack", _pack_problems(path, text, *pack)
    if kind == SCENARIO:
        return "scenario", _scenario_problems(path, document)
    raise Refused(f"{path}: this is no scenario, pack, overlay, save, problem report or case")


def _report_problems(path: Path, data: bytes) -> list[str]:
    """Is it whole, and does its game play to the table that it was?"""
    try:
        report = read_report(data)
        if report.game:
            match_of_report(report)
            found = first_difference(report.game)
            return [f"{path}: {difference_line(found)}"] if found is not None else []
        if report.draft:
            return [f"{path}: {difference}" for difference in draft_differences(report)]
    except LibraryProblem as problem:
        return [f"{path}: {words().reason(problem.reason)}"]
    return []


def _pack_problems(path: Path, text: str, game: str, name: str) -> list[str]:
    try:
        rooms.try_pack(game, name, text)
    except rooms.BadPack as problem:
        return [f"{path}: {problem}"]
    return []


def _overlay_problems(path: Path, text: str) -> list[str]:
    try:
        rooms.overlay_from(text)
    except rooms.BadPack as problem:
        return [f"{path}: {problem}"]
    return []


def _scenario_problems(path: Path, document: Document) -> list[str]:
    try:
        room_of(document, path).read_scenario(document)
    except BadSetup as bad:
        return [f"{path}: {problem_line(problem)}" for problem in bad.problems]
    return []


def _case_problems(path: Path, text: str) -> list[str]:
    try:
        read_cases(text)
    except CaseProblem as problem:
        return [f"{path}: {problem}"]
    return []
