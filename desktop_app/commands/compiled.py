"""The kernel compiled by mypyc in a temporary folder: does it still compile, and what is gained?

Only the kernel is compiled. What games derive from has to be marked for that, which the copy is and the sources aren't.
"""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path

import desktop_app
from desktop_app.commands.answers import Refused
from desktop_app.commands.figures import Figures
from desktop_app.commands.rivals import last_line
from desktop_app.resource_files import resource

PLAIN = ("__init__.py", "frames.py", "save.py", "packs.py")
"""What stays as it is: frames.py holds the decorator, the two others stand at the border with pydantic."""

BASES = {"rulebook.py": ("class Rule:", "class Verb(Rule):"), "game.py": ("class Game:",),
         "state.py": ("class State:",), "documents.py": ("class Reading:",),
         "judging.py": ("class Hearing:",), "room_functions.py": ("class FunctionRoom(Generic[P, T]):",)}
"""Classes that games derive from."""

FUTURE = "from __future__ import annotations\n"
NEEDED = ("mypyc", "setuptools")

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="compiled", packages=[], ext_modules=mypycify({files!r}, opt_level="3"))
"""


def build(folder: Path) -> None:
    """A copy of the program in this folder, its kernel compiled. Raises Refused when that isn't possible."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise Refused(f"--compiled needs {' and '.join(missing)}: install mypy and setuptools")
    package = Path(desktop_app.__file__).parent
    shutil.copytree(package, folder / "desktop_app", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    if not (folder / "desktop_app" / "resources").is_dir():
        shutil.copytree(resource(), folder / "resources", ignore=shutil.ignore_patterns("__pycache__"))
    kernel = folder / "desktop_app" / "kernel"
    for name, bases in BASES.items():
        _mark(kernel / name, bases)
    files = [str(path.relative_to(folder)) for path in sorted(kernel.glob("*.py")) if path.name not in PLAIN]
    (folder / "setup.py").write_text(SETUP.format(files=files), encoding="utf-8")
    done = subprocess.run((sys.executable, "setup.py", "build_ext", "--inplace"), cwd=folder, capture_output=True,
                          text=True, check=False)
    if done.returncode:
        raise Refused(f"the kernel doesn't compile: {last_line(done.stderr or done.stdout)}")


def measured(folder: Path, arguments: tuple[str, ...]) -> Figures:
    """What bench says in this folder. Raises Refused."""
    done = subprocess.run((sys.executable, "-m", "desktop_app", "bench", "--json", *arguments), cwd=folder,
                          capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(f"the compiled program doesn't run: {last_line(done.stderr)}")
    found: Figures = json.loads(done.stdout)
    return found


def _mark(path: Path, bases: tuple[str, ...]) -> None:
    """Let interpreted classes derive from these."""
    text = path.read_text(encoding="utf-8").replace(FUTURE, f"{FUTURE}\nfrom mypy_extensions import mypyc_attr\n", 1)
    for base in bases:
        text = text.replace(f"\n{base}", f"\n@mypyc_attr(allow_interpreted_subclasses=True)\n{base}", 1)
    path.write_text(text, encoding="utf-8")
