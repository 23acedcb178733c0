"""The tables that were written by hand for the rule cases can be set up in the editor, gesture by gesture."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop_app.app.cases import read_cases
from desktop_app.app.drafts import start_document
from desktop_app.app.rooms import room
from desktop_app.kernel.documents import Document
from desktop_app.kernel.editing import Editing, Gesture

RULES = Path(__file__).parents[1] / "rules"
TRIED = 15
"""So many tables of a game, from all parts of its rules: all of them take a minute."""

UNORDERED = ("awakened", "desecrated", "goals")
PASSES = 3


def tables(game: str) -> Iterator[Document]:
    """Those that can be played, each once; what was answered since is no table."""
    seen: list[Document] = []
    for path in sorted((RULES / game).rglob("*.toml")):
        for case in read_cases(path.read_text(encoding="utf-8"), game):
            if case.then.error is None and "then" not in case.given and case.given not in seen:
                seen.append(case.given)
    yield from seen[:: max(1, len(seen) // TRIED)]


@pytest.mark.parametrize("game", ["cthulhu_wars", "call_of_madness"])
def test_tables_of_rule_cases_are_set_up_by_hand(game: str) -> None:
    editing, tried = room(game).editing(), 0
    assert editing is not None
    for wanted in tables(game):
        if any(not problem.warning for problem in editing.problems(wanted)) or wanted.get("phase") == "set_up":
            continue  # a game that is over, or that lays its own table
        setup, table = room(game).read_scenario(wanted)
        made = rebuilt(editing, start_document(room(game), room(game).default_setup("", len(setup.seats))), wanted)
        assert told(room(game).table_data(room(game).read_scenario(made)[1])) == told(room(game).table_data(table))
        tried += 1
    assert tried > 10


def rebuilt(editing: Editing, document: Document, wanted: Document) -> Document:
    """From the start position to the wanted table: board and seats, an empty table, what lies there, what is set."""
    for only in ("map", "seats", "side"):
        document = set_all(editing, document, wanted, only)
    document = editing.cleared(document)
    for _ in range(PASSES):
        document = set_all(editing, laid(editing, document, wanted), wanted)
    return document


def set_all(editing: Editing, document: Document, wanted: Document, only: str = "") -> Document:
    """Each field gets the wanted value, or each whose name begins with a word."""
    values = {field.id: field for field in editing.fields(wanted)}
    for field in editing.fields(document):
        if field.id in values and field.id.startswith(only) and field.value != values[field.id].value:
            document = editing.edit(document, Gesture("set", field.id, value=values[field.id].value))
    return document


def laid(editing: Editing, document: Document, wanted: Document) -> Document:
    """What lies there too much goes, what is missing comes; Gates last, when somebody stands there."""
    there, goal = ({(each.thing, each.place): each.number for each in editing.lying(each_document)}
                   for each_document in (document, wanted))  # fmt: skip
    for (thing, place), number in there.items():
        less = number - goal.get((thing, place), 0)
        if less > 0:
            document = editing.edit(document, Gesture("take", thing, place, number=less))
    for (thing, place), number in sorted(goal.items(), key=lambda item: "." not in item[0][0]):
        more = number - there.get((thing, place), 0)
        if more > 0:
            document = editing.edit(document, Gesture("place", thing, place, number=more))
    return document


def told(data: Any) -> Any:
    """The facts of a table: equal pieces without their numbers, lists without an order where it means nothing."""
    if not isinstance(data, dict):
        return data.rstrip(".0123456789") if isinstance(data, str) and data.count(".") == 2 else data
    return {key: sorted(map(str, value)) if key in UNORDERED and isinstance(value, list) else told(value)
            for key, value in data.items()}  # fmt: skip
