"""A rule case out of a game that was played from a scenario: what was given, what was answered, what lies there now."""

from __future__ import annotations

import json
import re
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from desktop_app.app.match import Match
from desktop_app.kernel.documents import Document, part, put
from desktop_app.kernel.questions import CHANCE, Reply
from desktop_app.kernel.room import BadSetup
from desktop_app.kernel.state import fingerprint

LEFT_OUT = ("format", "title", "author", "description", "dice", "then")
"""What of a document says nothing about the table at the start: dice and answers are told one by one."""


class Part(NamedTuple):
    """A part of the table that a case can expect. `changed`: it is not as it was at the start."""

    path: tuple[str, ...]
    value: Any
    changed: bool

    @property
    def name(self) -> str:
        """As a case calls it."""
        return ".".join(self.path)


def given(match: Match) -> Document:
    """The table at the start, as a case tells it. The match must have begun from a scenario."""
    document = {name: value for name, value in (match.scenario or {}).items() if name not in LEFT_OUT}
    for name in [name for name, value in document.items() if value in ([], {})]:
        shorter = {each: value for each, value in document.items() if each != name}
        if _table_of(match, shorter) == _table_of(match, document):  # an empty map is not the map of the set-up
            document = shorter
    return document


def _table_of(match: Match, document: Document) -> str:
    """What tells a document's table from others; "" when it has none."""
    try:
        return fingerprint(match.room.read_scenario(document)[1])
    except BadSetup:
        return ""


def answers(match: Match) -> list[Document]:
    """What was said on the way here, step by step."""
    timeline = match.timeline
    return [_step(timeline.nodes[position].reply) for position in timeline.path(match.position)]


def parts(match: Match) -> tuple[Part, ...]:
    """Everything that can be expected of the table as it stands."""
    before = match.room.table_data(match.timeline.state_at(0))
    now = match.room.table_data(match.state)
    return tuple([Part(path, value, part(before, path) != value)
                  for path, value in _leaves(now, (), match.room.holdings)])


def case_text(match: Match, title: str, rules: list[str], expected: tuple[Part, ...]) -> str:
    """The case as TOML."""
    then: Document = {}
    for each in expected:
        then = put(then, each.path, each.value)
    head = [f"rules = {inline(rules)}", f"title = {inline(title)}", ""]
    lines = [*head, *_table("given", given(match))]
    for step in answers(match):
        lines += ["[[when]]", *[f"{name} = {inline(value)}" for name, value in step.items()], ""]
    return "\n".join([*lines, *_table("then", then)]).rstrip() + "\n"


def _step(reply: Reply) -> Document:
    if reply.seat != CHANCE:
        return {"seat": reply.seat, "answer": reply.key}
    kind, *values = reply.key.split()
    return {kind: [int(value) if value.lstrip("-").isdecimal() else value for value in values]}


def _leaves(found: Any, path: tuple[str, ...], holdings: tuple[str, ...]) -> list[tuple[tuple[str, ...], Any]]:
    """The parts that are expected or not as a whole."""
    whole = any(fnmatchcase(".".join(path), pattern) for pattern in holdings)
    if path and (whole or not isinstance(found, dict)):
        return [(path, found)]
    return [leaf for name, value in found.items() for leaf in _leaves(value, (*path, name), holdings)]


# TOML -----------------------------------------------------------------------------------------------------------------


def inline(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        inside = ", ".join([f"{_key(name)} = {inline(each)}" for name, each in value.items()])
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([inline(each) for each in value]) + "]"
    return json.dumps(value, ensure_ascii=False)


def _table(name: str, values: Document) -> list[str]:
    """A table: what is plain first, then the tables in it, each on lines of its own down to the second level."""
    inner = {key: value for key, value in values.items() if isinstance(value, dict) and value}
    lines = [f"[{name}]", *[f"{_key(key)} = {inline(value)}" for key, value in values.items() if key not in inner], ""]
    for key, value in inner.items():
        lines += [f"[{name}.{_key(key)}]", *[f"{_key(each)} = {inline(held)}" for each, held in value.items()], ""]
    return lines


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name, ensure_ascii=False)
