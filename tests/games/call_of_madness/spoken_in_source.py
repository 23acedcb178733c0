"""Every id that the rules of Call of Madness may put before a person, read off their source."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from tests.architecture.sources import PROJECT
from tests.games.cthulhu_wars.spoken_in_source import texts

GAME = PROJECT / "desktop_app" / "games" / "call_of_madness"

NOT_ASKED = frozenset({"paid"})
"""It only says to an action that its markers have been paid."""


def rule_files() -> list[Path]:
    """The rules, without what reads packs and scenario documents, and what the kernel says to hands."""
    own = [file for file in sorted(GAME.rglob("*.py")) if not file.name.startswith(("scenario", "pack"))]
    return [*own, PROJECT / "desktop_app" / "kernel" / "touch.py"]


@cache
def nodes() -> tuple[ast.AST, ...]:
    """Everything that stands in these files."""
    return tuple([node for file in rule_files() for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))])


@cache
def constants() -> dict[str, set[str]]:
    """Words that stand behind a name in capitals, in whatever module."""
    found: dict[str, set[str]] = {}
    for node in nodes():
        for target in node.targets if isinstance(node, ast.Assign) else ():
            if isinstance(target, ast.Name) and target.id.isupper():
                found.setdefault(target.id, set()).update(texts(node.value, {}))
    return found


def calls(name: str, place: int) -> list[ast.Call]:
    """Every call of this function that has an argument at this place."""
    return [node for node in nodes() if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            and node.func.id == name and len(node.args) > place]


def said(name: str, place: int) -> set[str]:
    """What calls of this function say at this place."""
    return {word for call in calls(name, place) for word in texts(call.args[place], constants())}


def verbs() -> set[str]:
    """The verbs of all options: of the rules, and of the procedures' own."""
    fields = {word for node in nodes() if isinstance(node, ast.ClassDef) for line in node.body
              if isinstance(line, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "verb" for t in line.targets)
              for word in texts(line.value, constants())}
    return (fields | said("Option", 0)) - {"", "pass"}


def questions() -> set[str]:
    """The questions that may be put."""
    return said("Ask", 1) - NOT_ASKED


def event_kinds() -> set[str]:
    """The kinds of all events, and what the kernel tells of any game."""
    return said("happen", 1) | {"moved", "game_ended"}


def reasons() -> dict[str, int]:
    """The codes of all reasons, and the least number of words that one of its places gives with it."""
    found: dict[str, int] = {}
    for call in calls("Reason", 0):
        given = call.args[1] if len(call.args) > 1 else ast.Tuple(elts=[])
        number = len(given.elts) if isinstance(given, ast.Tuple) else 1
        for code in texts(call.args[0], constants()):
            found[code] = min(number, found.get(code, number))
    return found
