"""Reads the project's own sources for the tests of its house rules."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]


def python_files(*folders: str) -> list[Path]:
    """Every Python file under these folders of the project, in a fixed order."""
    return sorted(file for folder in folders for file in (PROJECT / folder).rglob("*.py"))


def name(file: Path) -> str:
    """How a fault names a file: its path inside the project."""
    return file.relative_to(PROJECT).as_posix()


def text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def tree(file: Path) -> ast.Module:
    return ast.parse(text(file), filename=str(file))


def words(line: str) -> list[str]:
    """The words of a line in lower case; names are taken apart: ritual_of_x and RitualOfX are three words each.

    A mark like a comma or = stands in the list too, so that it parts the words beside it. Qt's own classes are left
    out: QFileSystemWatcher watches no table.
    """
    ours = re.sub(r"\bQ[A-Z]\w*", " ", line)
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[^\w\s-]", ours)]


def imported_modules(module: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and full name of all that a module imports, wherever in it the import stands."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def is_within(module: str, packages: tuple[str, ...]) -> bool:
    """Whether a module is one of these packages or lies in one."""
    return any(module == package or module.startswith(package + ".") for package in packages)
