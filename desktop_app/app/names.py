"""Names of files that every file system takes, whatever a thing is called."""

from __future__ import annotations

LONGEST_NAME = 180
"""Bytes of a file's name: with the endings below what every file system takes."""

_NOT_IN_NAMES = '<>:"/\\|?*%'
_DEVICES = ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)))


def file_name(name: str) -> str:
    """A name that every file system takes; unquote() of urllib gives the name back."""
    name = name.encode("utf-8", "replace").decode()
    coded = "".join([_coded(letter) if letter in _NOT_IN_NAMES or ord(letter) < 32 else letter for letter in name])
    while len(coded.encode()) > LONGEST_NAME:
        coded = coded[:-1]
    if not coded or coded.split(".")[0].rstrip().lower() in _DEVICES or coded[0] == ".":
        coded = _coded(name[:1] or "_") + coded[1:]
    if coded[-1] in ". ":
        coded = coded[:-1] + _coded(coded[-1])
    return coded


def _coded(letter: str) -> str:
    return "".join([f"%{byte:02X}" for byte in letter.encode()])
