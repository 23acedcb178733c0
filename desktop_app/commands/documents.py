"""Files that a player hands us, and what they turn out to be."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from desktop_app.app.drafts import MARK
from desktop_app.app.files import problem_of
from desktop_app.app.rooms import BadPack, overlay_from, room, rooms
from desktop_app.commands.answers import Refused, refuse
from desktop_app.kernel.packs import Overlay
from desktop_app.kernel.room import GameRoom

Document = dict[str, Any]


def read_text(path: Path) -> str:
    """What stands in a file. Raises Refused."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as fault:
        raise Refused(f"{path}: this is no text") from fault
    except OSError as fault:
        refuse(problem_of(fault, path))


def read_document(path: Path) -> Document:
    """A JSON or TOML document. Raises Refused."""
    return parsed(path, read_text(path))


def parsed(path: Path, text: str) -> Document:
    """The text of a file as a JSON or, by its ending, TOML document; of a shared scenario without its picture.

    Raises Refused.
    """
    try:
        found = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except json.JSONDecodeError as fault:
        raise Refused(f"{path}: line {fault.lineno}, column {fault.colno}: no JSON ({fault.msg})") from fault
    except (ValueError, RecursionError) as fault:
        raise Refused(f"{path}: can't be read ({fault})") from fault
    if not isinstance(found, dict):
        raise Refused(f"{path}: this is no document")
    shared = found.get("document") if MARK in found else found
    return shared if isinstance(shared, dict) else found


def read_overlay(path: Path) -> Overlay:
    """A user's own rows. Raises Refused, which says file, row and field of what doesn't fit."""
    try:
        return overlay_from(read_text(path))
    except BadPack as problem:
        raise Refused(f"{path}: {problem}") from problem


def room_called(game: str) -> GameRoom:
    """The game of this name; without a name the first. Raises Refused."""
    known = {each.id: each for each in rooms()}
    if game and game not in known:
        raise Refused(f"there is no game {game}; try {', '.join(known)}")
    return room(game or next(iter(known)))


def room_of(document: Document, path: Path) -> GameRoom:
    """The game that a scenario is for. Raises Refused."""
    game = document.get("game")
    if not isinstance(game, str):
        raise Refused(f"{path}: it doesn't say which game it is for")
    try:
        return room_called(game)
    except Refused as refused:
        raise Refused(f"{path}: {refused}") from refused
