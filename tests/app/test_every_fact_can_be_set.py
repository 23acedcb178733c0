"""Everything that a scenario document can say is changed by some field or gesture of the editor."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from desktop_app.app.drafts import start_document
from desktop_app.app.rooms import room, rooms
from desktop_app.kernel.documents import Document
from desktop_app.kernel.editing import Editing, Field, Gesture

IDENTITY = {"format", "game"}
"""What no hand changes: it says what kind of document this is."""

TOLD: dict[str, Document] = {
    "cthulhu_wars": {"phase": "action", "pieces": {"great_cthulhu.acolyte.1": "south_pacific"},
                     "then": [{"seat": "great_cthulhu", "answer": "pass"}], "ritual": 1},
    "call_of_madness": {"phase": "defence", "boards": {"tide_speaker": {"b3": "investigator_02"}},
                        "cards": {"hand:tide_speaker": ["card.1"]}, "pile": ["investigator_01"],
                        "then": [{"seat": "tide_speaker", "answer": "pass"}]},
}
"""What a document may say that comes from a running game: a hand can take it back, or it can be set only there."""

GAMES = [shipped.id for shipped in rooms() if shipped.editing() is not None]


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_can_be_set_by_hand(game: str) -> None:
    schema = room(game).schemas()["scenario"]
    facts = {path for path in leaves(schema, schema) if path.split(".")[0] not in IDENTITY}
    assert len(facts) > 20
    reached = {told(schema, path) for before, after in edits(game) for path in touched(before, after)}
    assert sorted(facts - reached) == []


def edits(game: str) -> Iterator[tuple[Document, Document]]:
    """A document before and after each gesture."""
    shipped = room(game)
    editing = shipped.editing()
    assert editing is not None
    usual = start_document(shipped, shipped.default_setup())
    few = start_document(shipped, shipped.default_setup("", 2))
    for document in (usual, few, {**usual, **TOLD[game]}):
        yield from sets(editing, document)
    yield from lays(editing, {**usual, **TOLD[game]})


def sets(editing: Editing, document: Document) -> Iterator[tuple[Document, Document]]:
    """Each field has another value."""
    for field in editing.fields(document):
        for value in others(field):
            after = editing.edit(document, Gesture("set", field.id, value=value))
            if after != document:
                yield document, after
                break


def others(field: Field) -> list[Any]:
    """Values that the field's editor can give, other than what it has."""
    choices = [choice.value for choice in field.choices]
    if field.kind == "number":
        return [int(str(field.value)) + 1, int(str(field.value)) - 1]
    if field.kind in ("set", "list", "dice"):
        now = field.value if isinstance(field.value, tuple) else ()
        return [*[(*now, value) for value in choices if value not in now][-1:], now[:-1]]
    return ["words"] if field.kind in ("text", "prose") else [*choices, "human"]


def lays(editing: Editing, document: Document) -> Iterator[tuple[Document, Document]]:
    """Each thing is laid somewhere, something is laid in each place, then turned and taken away again."""
    things = [group.things[at].id for group in editing.palette(document) for at in (0, -1)]
    places = list(editing.places(document))
    pairs = [(thing, place) for thing in things for place in first_there(editing, document, [thing], places)]
    for order in (things, things[::-1]):
        pairs += [(thing, place) for place in places for thing in first_there(editing, document, order, [place])]
    for thing, place in pairs:
        laid = editing.edit(document, Gesture("place", thing, place))
        yield document, laid
        for verb in ("turn", "take"):
            yield laid, editing.edit(laid, Gesture(verb, thing, place))


def first_there(editing: Editing, document: Document, things: list[str], places: list[str]) -> list[str]:
    """The first of the things, or of the places, that means something."""
    for thing, place in product(things, places):
        if editing.edit(document, Gesture("place", thing, place)) != document:
            return [place if len(things) == 1 else thing]
    return []


def touched(before: Any, after: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The places of a document that have changed."""
    if isinstance(before, dict) or isinstance(after, dict):
        old, new = (each if isinstance(each, dict) else {} for each in (before, after))
        for key in {**old, **new}:
            yield from touched(old.get(key), new.get(key), (*path, key))
    elif isinstance(before, list) or isinstance(after, list):
        old_list, new_list = (each if isinstance(each, list) else [] for each in (before, after))
        for at in range(max(len(old_list), len(new_list))):
            yield from touched(*[each[at] if at < len(each) else None for each in (old_list, new_list)], path)
    elif before != after:
        yield path


def resolved(schema: dict[str, Any], node: dict[str, Any]) -> list[dict[str, Any]]:
    """What a node of a JSON Schema may be."""
    if "$ref" in node:
        return resolved(schema, schema["$defs"][node["$ref"].rpartition("/")[2]])
    found = [each for word in ("anyOf", "oneOf") for way in node.get(word, ()) for each in resolved(schema, way)]
    if node.get("type") == "array":
        found += resolved(schema, node.get("items", {}))
    return [each for each in found if each.get("type") != "null"] or [node]


def leaves(schema: dict[str, Any], node: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[str]:
    """Every place that a document can have; a free key is a star."""
    for way in resolved(schema, node):
        inner = dict(way.get("properties", {}))
        if isinstance(way.get("additionalProperties"), dict):
            inner["*"] = way["additionalProperties"]
        for name, child in inner.items():
            yield from leaves(schema, child, (*path, name))
        if not inner and path:
            yield ".".join(path)


def told(schema: dict[str, Any], path: tuple[str, ...]) -> str:
    """A place of a document as the schema calls it."""
    nodes, words = [schema], []
    for key in path:
        ways = [way for node in nodes for way in resolved(schema, node)]
        named = [way["properties"][key] for way in ways if key in way.get("properties", {})]
        free = [way["additionalProperties"] for way in ways if isinstance(way.get("additionalProperties"), dict)]
        nodes = named or free
        words.append(key if named else "*")
    return ".".join(words)
