"""Validate a scenario, a pack, own rows over a pack, a save or rule cases; which a file is, its content tells."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from desktop_app.app import rooms
from desktop_app.app.cases import CaseProblem, read_cases
from desktop_app.commands.answers import BAD, DONE, Refused, problem_line, say
from desktop_app.commands.documents import Document, parsed, read_text, room_of
from desktop_app.commands.replay import open_save
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
    text = read_text(path)
    if _is_save(text):
        open_save(path)
        return "save", []
    document = parsed(path, text)
    if "given" in document or "case" in document:
        return "case file", _case_problems(path, text)
    if "overlay" in document:
        return "overlay", _overlay_problems(path, text)
    pack = _pack_of(document)
    if pack is not None:
        return "pack", _pack_problems(path, text, *pack)
    if "game" in document:
        return "scenario", _scenario_problems(path, document)
    raise Refused(f"{path}: this is no scenario, pack, overlay, save or case")


def _is_save(text: str) -> bool:
    """Is the first line a save's, or what is left of one?"""
    first = text.partition("\n")[0]
    try:
        found = json.loads(first)
    except (ValueError, RecursionError):
        return '"game_id"' in first
    return isinstance(found, dict) and "game_id" in found


def _pack_of(document: Document) -> tuple[str, str] | None:
    """The game and the pack that a file replaces: the one with most of its fields, if there is one."""
    best, most = None, 0
    for game, name, fields in rooms.pack_fields():
        shared = len([field for field in document if field in fields])
        if shared > most and "game" not in document:
            best, most = (game, name), shared
    return best


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
