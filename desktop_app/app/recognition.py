"""What a file is, by what stands in it; its name says nothing."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from desktop_app.app import rooms
from desktop_app.app.drafts import MARK
from desktop_app.app.files import LibraryProblem
from desktop_app.app.problem_report import is_report
from desktop_app.app.shelf import read_file

SAVE, REPORT, SCENARIO, CASE, OVERLAY, PACK = "save", "report", "scenario", "case", "overlay", "pack"
_MOST_OF_A_LINE = 20_000_000


class Recognised(NamedTuple):
    """A file's kind and its bytes. A case's or scenario's `document` is what was read, a case's as the case stands."""

    kind: str
    data: bytes
    document: dict[str, Any]


def recognised(path: Path) -> Recognised:
    """What a file is. Raises LibraryProblem: unknown_file (its name), too_large, and those of files."""
    data = read_file(path)
    if is_report(data):
        return Recognised(REPORT, data, {})
    if is_save(data):
        return Recognised(SAVE, data, {})
    document = _document(data)
    if document is not None:
        kind = kind_of(document)
        if kind:
            return Recognised(kind, data, document)
    raise LibraryProblem("empty" if not data.strip() else "unknown_file", (path.name,))


def kind_of(document: dict[str, Any]) -> str:
    """Scenario, case, overlay or pack; "" for none of them."""
    if "given" in document or "case" in document:
        return CASE
    if "overlay" in document:
        return OVERLAY
    if MARK in document or "game" in document:
        return SCENARIO
    return PACK if pack_of(document) is not None else ""


def is_save(data: bytes) -> bool:
    """Is the first line a save's, or what is left of one?"""
    first = data[:_MOST_OF_A_LINE].partition(b"\n")[0]
    try:
        found = json.loads(first)
    except (ValueError, RecursionError):
        return b'"game_id"' in first
    return isinstance(found, dict) and "game_id" in found


def pack_of(document: dict[str, Any]) -> tuple[str, str] | None:
    """The game and the pack that a file replaces: the one with most of its fields, if there is one."""
    best, most = None, 0
    for game, name, fields in rooms.pack_fields():
        shared = len([field for field in document if field in fields])
        if shared > most and "game" not in document:
            best, most = (game, name), shared
    return best


def _document(data: bytes) -> dict[str, Any] | None:
    try:
        text = data.decode("utf-8")
        found = json.loads(text) if text.lstrip()[:1] == "{" else tomllib.loads(text)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) and found else None
