"""Other programs that we measure ourselves against, each run as a program of its own in an environment of its own.

They may be under any licence: nothing of them is installed beside ours, imported, or shipped.
"""

from __future__ import annotations

import json
import os
import subprocess
import venv
from pathlib import Path
from typing import NamedTuple

from desktop_app.commands.answers import Refused
from desktop_app.commands.figures import Figures
from desktop_app.resource_files import resource


class Rival(NamedTuple):
    """The package that has it, the script of resources/bench that measures it, and how many games take a moment."""

    package: str
    script: str
    games: int


RIVALS = {"catanatron": Rival("catanatron", "catanatron.py", 8), "python-chess": Rival("chess", "python_chess.py", 15)}


def named(words: str) -> tuple[str, ...]:
    """The rivals that are named, parted by commas. Raises Refused."""
    names = tuple([name for name in words.split(",") if name])
    for name in names:
        if name not in RIVALS:
            raise Refused(f"nothing is known of {name}; try {', '.join(RIVALS)}")
    return names


def environment(folder: Path, names: tuple[str, ...]) -> Path:
    """The Python of a new environment in this folder that has these rivals. Raises Refused."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    packages = [RIVALS[name].package for name in names]
    done = subprocess.run((str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages),
                          capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(f"{', '.join(packages)} can't be installed: {last_line(done.stderr)}")
    return python


def measured(python: Path, name: str) -> Figures:
    """What the rival's script prints. Raises Refused."""
    rival = RIVALS[name]
    done = subprocess.run((str(python), str(resource("bench", rival.script)), str(rival.games)),
                          capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(f"{name} can't be measured: {last_line(done.stderr)}")
    found: Figures = json.loads(done.stdout)
    return found


def last_line(text: str) -> str:
    """What a program complains of in the end."""
    return next((line for line in reversed(text.splitlines()) if line.strip()), "it says nothing")
