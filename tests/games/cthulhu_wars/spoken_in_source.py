"""Every id that the rules of the game may put before a person, read off their source."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from tests.architecture.sources import PROJECT

GAME = PROJECT / "desktop_app" / "games" / "cthulhu_wars"
KERNEL = PROJECT / "desktop_app" / "kernel"

NOT_SPOKEN = frozenset({"any_time"})
"""Questions that are never put: they only gather what may be thrown in."""


def rule_files() -> list[Path]:
    """Everything that may ask, refuse or tell: the game's rules, and the kernel's procedures."""
    return sorted([*GAME.rglob("*.py"), *KERNEL.glob("*.py")])


@cache
def nodes() -> tuple[ast.AST, ...]:
    """Everything that stands in these files."""
    return tuple([node for file in rule_files() for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))])


@cache
def constants() -> dict[str, set[str]]:
    """Words that stand behind a name in capitals, in whatever module."""
    found: dict[str, set[str]] = {}
    for node in nodes():
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name) and target.id.isupper():
                    found.setdefault(target.id, set()).update(texts(node.value, {}))
    return found


def texts(node: ast.AST, known: dict[str, set[str]]) -> set[str]:
    """The words that an expression may stand for, as far as the source says."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.Name):
        return known.get(node.id, set())
    if isinstance(node, ast.IfExp):
        return texts(node.body, known) | texts(node.orelse, known)
    if isinstance(node, ast.Tuple | ast.List):
        parts = [each.value if isinstance(each, ast.Starred) else each for each in node.elts]
        return {word for each in parts for word in texts(each, known)}
    return set()


def calls(name: str) -> list[ast.Call]:
    """Every call of this function."""
    return [node for node in nodes()
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name]


def assigned(name: str) -> set[str]:
    """The words that classes give to a field: verb = "move"."""
    found: set[str] = set()
    for node in nodes():
        for line in node.body if isinstance(node, ast.ClassDef) else ():
            targets = line.targets if isinstance(line, ast.Assign) else [getattr(line, "target", None)]
            if any(isinstance(target, ast.Name) and target.id == name for target in targets) and line.value is not None:
                found |= texts(line.value, constants())
    return found - {""}


def verbs() -> set[str]:
    """The verbs of all options."""
    offered = {word for call in calls("Option") for word in texts(call.args[0], constants())}
    return assigned("verb") | offered - {"pass"}


def questions() -> set[str]:
    """The questions that may be put."""
    asked = {word for call in calls("Ask") if len(call.args) > 1 for word in texts(call.args[1], constants())}
    return (asked | assigned("questions")) - NOT_SPOKEN - {"replaced"}


def reasons() -> dict[str, int]:
    """The codes of all reasons, and the least number of words that one of its places gives with it."""
    found: dict[str, int] = {}
    for call in calls("Reason"):
        given = call.args[1] if len(call.args) > 1 else ast.Tuple(elts=[])
        number = len(given.elts) if isinstance(given, ast.Tuple) else 1
        for code in texts(call.args[0], constants()):
            found[code] = min(number, found.get(code, number))
    return found


def event_kinds() -> set[str]:
    """The kinds of all events."""
    return {word for call in calls("happen") for word in texts(call.args[1], constants())}
