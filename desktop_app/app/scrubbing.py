"""Leaving out of a text what says whose machine it comes from: names of folders, of the user and of the machine."""

from __future__ import annotations

import getpass
import platform
import re
from pathlib import Path

_QUOTED = re.compile(r'"(?:[A-Za-z]:)?[\\/][^"\n]*"')
_PART = r"[^\s\\/\"'<>:|]+(?: [^\s\\/\"'<>:|]+){0,4}"  # of a path; words may be parted by single spaces
_POSIX = re.compile(rf"(?<![\w.:/\\])/(?:{_PART}/)+[^\s/\"'<>:|,;)]*")
_WINDOWS = re.compile(rf"(?:(?<!\w)[A-Za-z]:[\\/]|\\\\)(?:{_PART}[\\/])*[^\s\\/\"'<>:|,;)]*")
_HOUSE = "desktop_app"
SHORTEST = 3
"""Letters of a name that is looked for: a shorter one stands in other words."""


def scrubbed(text: str, names: tuple[str, ...] | None = None) -> str:
    """The text without absolute paths (what lies below the program, or the file's bare name, stays), and without the
    names of the user and of the machine. `names`: those of this machine unless told otherwise."""
    text = _QUOTED.sub(lambda found: f'"{_short(found[0][1:-1])}"', text)
    text = _POSIX.sub(lambda found: _short(found[0]), text)
    text = _WINDOWS.sub(lambda found: _short(found[0]), text)
    for name in own_names() if names is None else names:
        if len(name) >= SHORTEST:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "…", text, flags=re.IGNORECASE)
    return text


def own_names() -> tuple[str, ...]:
    """What this machine and its user are called."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError, ImportError):
        user = ""
    host = platform.node()
    return (user, Path.home().name, host, host.partition(".")[0])


def _short(path: str) -> str:
    parts = [part for part in re.split(r"[\\/]", path) if part]
    start = parts.index(_HOUSE) if _HOUSE in parts else len(parts) - 1
    return "/".join(parts[max(start, 0):])
