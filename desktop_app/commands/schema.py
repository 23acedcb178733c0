"""The JSON Schemas of what the program reads and writes."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import Any

from desktop_app.commands.answers import DONE
from desktop_app.commands.documents import room_called
from desktop_app.kernel.packs import Overlay
from desktop_app.kernel.save import Header

KINDS = ("scenario", "map", "pack", "overlay", "save")
_TEXT = {"type": "string", "minLength": 1}
_YES = {"const": True}
_POSITION = {"type": "integer", "minimum": 0}


def add(parser: ArgumentParser) -> None:
    """What, and of which game."""
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--game", default="")


def run(args: Namespace) -> int:
    """Print it. Of a pack there is one a file; of a save the first line and every further one."""
    if args.kind == "save":
        found = save_schema()
    else:
        found = Overlay.model_json_schema() if args.kind == "overlay" else _of_room(args.game, args.kind)
    print(json.dumps(found, indent=None if args.json else 2))
    return DONE


def _of_room(game: str, kind: str) -> dict[str, Any]:
    schemas = room_called(game).schemas()
    if kind == "pack":
        return {name: schema for name, schema in schemas.items() if name not in KINDS}
    return schemas[kind]


def save_schema() -> dict[str, Any]:
    """The header and the lines of a journal."""
    names = {"type": "array", "items": _TEXT}
    lines = [
        _line({"seat": _TEXT, "answer": _TEXT}, {"seen_by": names, "interjected": _YES}),
        _line({"go": _POSITION}, {"rewound": _YES}),
        _line({"snapshot": _POSITION, "fingerprint": _TEXT, "state": {"type": "object"}}, {}),
        _line({"controllers": {"type": "object", "additionalProperties": _TEXT}}, {}),
    ]
    return {"first_line": Header.model_json_schema(), "further_lines": {"oneOf": lines}}


def _line(required: dict[str, Any], optional: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": {**required, **optional}, "required": list(required),
            "additionalProperties": False}
