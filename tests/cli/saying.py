"""Says something to the command line and hears what it answers."""

import os
import subprocess
import sys
from typing import NamedTuple

import pytest

from desktop_app.cli import main
from tests.architecture.sources import PROJECT


class Heard(NamedTuple):
    """Exit code, what it prints, and what it complains of."""

    code: int
    out: str
    error: str


def say(capsys: pytest.CaptureFixture[str], *words: object) -> Heard:
    """Run a command in this process."""
    try:
        code = main([str(word) for word in words])
    except SystemExit as end:
        code = int(end.code or 0)
    heard = capsys.readouterr()
    return Heard(code, heard.out, heard.err)


def say_elsewhere(*words: str, **environment: str) -> Heard:
    """Run the program itself, without a display unless the environment names one."""
    kept = {name: value for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    done = subprocess.run((sys.executable, "-m", "desktop_app", *words), cwd=PROJECT, env={**kept, **environment},
                          capture_output=True, text=True, timeout=120, check=False)
    return Heard(done.returncode, done.stdout, done.stderr)


def is_refused(heard: Heard) -> bool:
    """Exit code 2, nothing on the output, and one clear line of complaint that is no traceback."""
    return (heard.code, heard.out, heard.error.count("\n")) == (2, "", 1) and heard.error.startswith("mythos-table")
