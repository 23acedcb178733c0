"""Kernel and games compute: no clock, no chance of their own, no files; and nobody copies deeply."""

import ast
import re

import pytest

from tests.architecture.sources import imported_modules, is_within, name, python_files, text

PURE = ("desktop_app/kernel/", "desktop_app/games/")
OUTER_WORLD = ("PySide6", "random", "secrets", "uuid", "time", "datetime")
FILES = ("os", "io", "pathlib", "shutil", "tempfile", "glob", "subprocess", "socket", "importlib.resources")
FILE_METHODS = ("read_text", "read_bytes", "write_text", "write_bytes")
BORDER = re.compile(r"desktop_app/(kernel/(save|packs)|games/\w+/(pack|scenario))\.py")


def faults(path: str, source: str) -> list[str]:
    """What a file does that it must not do where it stands."""
    module = ast.parse(source)
    found = [f"{line}: deepcopy" for line in deep_copies(module)]
    if path.startswith(PURE):
        forbidden = OUTER_WORLD + FILES + (() if BORDER.fullmatch(path) else ("pydantic",))
        found += imports(module, forbidden)
        found += [f"{line}: opens a file" for line in openings(module)]
    return found


def imports(module: ast.Module, forbidden: tuple[str, ...]) -> list[str]:
    """Imports of these packages or of anything in them; `from time import time` is one fault, not two."""
    lines = {(line, it.split(".")[0]) for line, it in imported_modules(module) if is_within(it, forbidden)}
    return [f"{line}: {package}" for line, package in sorted(lines)]


def deep_copies(module: ast.Module) -> list[int]:
    """Lines that name deepcopy, as a name, an attribute or an import."""
    lines = []
    for node in ast.walk(module):
        match node:
            case ast.Name(id=word) | ast.Attribute(attr=word) | ast.alias(name=word) | ast.FunctionDef(name=word):
                if word in ("deepcopy", "__deepcopy__"):
                    lines.append(node.lineno)
    return lines


def openings(module: ast.Module) -> list[int]:
    """Lines that call open() or a method that reads or writes a file."""
    lines = []
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Name(id="open")):
                lines.append(node.lineno)
            case ast.Call(func=ast.Attribute(attr=method)) if method in FILE_METHODS:
                lines.append(node.lineno)
    return lines


def test_everything_is_as_pure_as_its_place_asks():
    files = python_files("desktop_app")
    assert files
    assert [f"{name(file)}:{fault}" for file in files for fault in faults(name(file), text(file))] == []


@pytest.mark.parametrize(
    ("path", "source", "found"),
    [
        ("gui/window.py", "from copy import deepcopy", ["1: deepcopy"]),
        ("app/match.py", "import copy\ncopy.deepcopy(state)", ["2: deepcopy"]),
        ("gui/window.py", "import random, os, pydantic\nopen('x')", []),
        ("kernel/dice.py", "import random", ["1: random"]),
        ("kernel/dice.py", "def roll():\n    from time import time", ["2: time"]),
        ("kernel/views.py", "from PySide6.QtCore import QPoint", ["1: PySide6"]),
        ("kernel/state.py", "from pydantic import BaseModel", ["1: pydantic"]),
        ("kernel/save.py", "from pydantic import BaseModel", []),
        ("games/cthulhu_wars/pack.py", "from pydantic import BaseModel\nimport json\njson.loads(text)", []),
        ("games/cthulhu_wars/maps/pack.py", "import pydantic", ["1: pydantic"]),
        ("games/cthulhu_wars/pack.py", "def load(path): return path.read_text()", ["1: opens a file"]),
        ("games/cthulhu_wars/table.py", "open('x')", ["1: opens a file"]),
        ("games/cthulhu_wars/table.py", "import os.path", ["1: os"]),
    ],
)
def test_a_fault_is_found(path, source, found):
    assert faults(f"desktop_app/{path}", source) == found
