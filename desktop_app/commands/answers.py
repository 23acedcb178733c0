"""What commands say: lines for people, JSON for machines, one line and exit code 2 for what can't be done."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Iterable
from typing import Any, NoReturn

from desktop_app.app.files import LibraryProblem
from desktop_app.gui.wording import Wording, read_catalogue, wording_for
from desktop_app.kernel.room import BadSetup, Problem

DONE, FAILED, BAD = 0, 1, 2
"""Exit codes: all well; a check has failed; bad arguments or files."""

STOPPED = 130
"""Exit code after Ctrl+C, as shells have it."""


class Refused(Exception):
    """Bad arguments or a bad file; the message is one clear line."""


def say(args: Namespace, data: Any, lines: Iterable[str]) -> None:
    """Print the lines, or with --json the data."""
    if args.json:
        print(json.dumps(data))
    else:
        for line in lines:
            print(line)


def words() -> Wording:
    """The sentences of commands, and of what can be wrong with files."""
    return wording_for()


def problem_line(problem: Problem) -> str:
    """A document's problem in words: place, what is wrong, what would be right. Ids stand there as in the document."""
    sentence = {**read_catalogue("app"), **read_catalogue("problems")}.get(f"problem.{problem.code}", "")
    said = str(sentence) or " ".join((problem.code, *problem.args))
    for number, value in enumerate(problem.args):
        said = said.replace(f"{{{number}}}", value)
    place = f"{problem.place}: " if problem.place else ""
    return f"{place}{said}{f' (try {problem.fix})' if problem.fix else ''}"


def refuse(bad: BadSetup | LibraryProblem, what: str = "") -> NoReturn:
    """Raise Refused with all that is wrong in one line."""
    if isinstance(bad, BadSetup):
        line = "; ".join([problem_line(problem) for problem in bad.problems])
    else:
        line = words().reason(bad.reason)
    raise Refused(f"{what}: {line}" if what else line) from bad


def draw_without_display(scale: float = 1) -> None:
    """Before Qt is imported: it draws into memory, and doesn't complain that there is no window to size.

    `scale`: pixels for each logical point, as on a screen of that kind."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if scale != 1:
        os.environ["QT_SCALE_FACTOR"] = f"{scale:g}"
    os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
