"""Run rule cases."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from desktop_app.app.cases import Case, CaseProblem, CaseResult, read_cases, run_case
from desktop_app.app.rooms import rooms
from desktop_app.commands.answers import DONE, FAILED, Refused, say
from desktop_app.commands.documents import read_text, room_called


def add(parser: ArgumentParser) -> None:
    """Files and folders."""
    parser.add_argument("paths", type=Path, nargs="+", metavar="FILE_OR_FOLDER")


def run(args: Namespace) -> int:
    """A line a case, and a count."""
    found: list[dict[str, Any]] = []
    for path in _files(args.paths):
        try:
            cases = read_cases(read_text(path), _game(path))
        except CaseProblem as problem:
            raise Refused(f"{path}: {problem}") from problem
        for case in cases:
            result = _result(path, case)
            found.append({"file": str(path), "title": case.title, "ok": result.ok, "messages": list(result.messages)})
    failed = len([each for each in found if not each["ok"]])
    lines = [line for each in found for line in (f"{'ok  ' if each['ok'] else 'FAIL'} {each['file']}: {each['title']}",
                                                 *[f"     {message}" for message in each["messages"]])]
    count = "1 case" if len(found) == 1 else f"{len(found)} cases"
    say(args, {"cases": found, "failed": failed}, [*lines, f"{count}, {failed} failed"])
    return FAILED if failed else DONE


def _files(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise Refused(f"{path}: there are no cases here")
        found += inside
    return found


def _game(path: Path) -> str:
    """The game whose folder a file lies in, the innermost one; "" when it lies in none."""
    known = [room.id for room in rooms()]
    return next((part for part in reversed(path.resolve().parts) if part in known), "")


def _result(path: Path, case: Case) -> CaseResult:
    game = case.given.get("game")
    if not isinstance(game, str):
        raise Refused(f"{path}: {case.title}: it doesn't say which game it is for")
    return run_case(room_called(game), case)
