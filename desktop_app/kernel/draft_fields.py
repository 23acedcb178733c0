"""Fields that the drafts of every room have, what setting one of them does to the document, and what a field takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop_app.kernel.documents import Document, put, without
from desktop_app.kernel.drafts import controller_of, word_of
from desktop_app.kernel.editing import SCENARIO, TABLE, Choice, Field
from desktop_app.kernel.questions import Text, text
from desktop_app.kernel.room import OptionChoice

WORDS = ("title", "author", "description")
"""What a scenario says about itself."""

ANSWERS = "then"
"""The answers since the table was as it is told."""

USUAL, TOLD = "usual", "told"
"""What is not told is as usual."""


def named(words: Sequence[str]) -> tuple[Choice, ...]:
    """Values that are called by their names."""
    return tuple([Choice(word, Text(f"name.{word}")) for word in words])


def word_fields(document: Document) -> list[Field]:
    """What the scenario says about itself."""
    return [Field(word, text(f"field.{word}"), "prose" if word == "description" else "text", word_of(document, word),
                  SCENARIO) for word in WORDS]


def map_field(now: str, maps: Sequence[str]) -> Field:
    """The map, one of these."""
    return Field("map", text("field.map"), "choice", now, SCENARIO, named(maps))


def seat_fields(seats: Sequence[str], sides: Sequence[str], fewest: int, most: int) -> list[Field]:
    """How many sit there, and which of the sides on each seat."""
    found = [Field("seats", text("field.seats"), "number", len(seats), SCENARIO, (), fewest, most)]
    return found + [Field(f"side.{n}", text("field.side", n=n + 1), "choice", seat, SCENARIO, named(sides))
                    for n, seat in enumerate(seats)]


def option_field(option: OptionChoice, now: str, values: Sequence[str]) -> Field:
    """A rules option, with these of its values."""
    choices = tuple([Choice(value, Text(f"option.{option.id}.{value}")) for value in values])
    return Field(f"option.{option.id}", Text(f"option.{option.id}"), "choice", now, SCENARIO, choices)


def controller_field(document: Document, seat: str) -> Field:
    """Who plays a seat."""
    return Field(f"controller.{seat}", text("field.controller"), "controller", controller_of(document, seat), seat)


def answer_fields(document: Document) -> list[Field]:
    """How many of the answers since are kept; no field when there are none."""
    then = document.get(ANSWERS)
    if not isinstance(then, list) or not then:
        return []
    return [Field(ANSWERS, text("field.then"), "number", len(then), TABLE, (), 0, len(then))]


def numbering_fields(document: Document, about: str) -> list[Field]:
    """Whether it is told which of several equal things is which: only where the document tells it, under `about`."""
    if not document.get(about):
        return []
    ways = tuple([Choice(word, text(f"field.numbering.{word}")) for word in (USUAL, TOLD)])
    return [Field("numbering", text("field.numbering"), "choice", TOLD, TABLE, ways)]


# Setting --------------------------------------------------------------------------------------------------------------


def fits(field: Field, value: Any) -> bool:
    """May the field have this value? Numbers out of bounds may stand in a draft; other kinds of values may not."""
    if field.kind == "number":
        return type(value) is int and 0 <= value <= field.most
    if field.kind in ("set", "list", "dice"):
        known = [choice.value for choice in field.choices]
        return isinstance(value, tuple) and all(each in known for each in value)
    if field.kind == "choice":
        return value in [choice.value for choice in field.choices]
    return isinstance(value, str)


def changes(fields: Sequence[Field], id: str, value: Any) -> bool:
    """Does it mean anything to give this value to the field of this id?"""
    return any(field.id == id and fits(field, value) and value != field.value for field in fields)


def with_word(document: Document, word: str, value: str) -> Document:
    """With another word about the scenario; an empty one is left out."""
    return put(document, (word,), value) if value else without(document, (word,))


def with_answers(document: Document, number: int) -> Document:
    """With only so many of the answers since."""
    then = document[ANSWERS][:number]
    return put(document, (ANSWERS,), then) if then else without(document, (ANSWERS,))


def with_numbering(document: Document, about: str, value: str) -> Document:
    """With things numbered as the document tells, or as usual."""
    return without(document, (about,)) if value == USUAL else document


def reseated(document: Document, seats: tuple[str, ...], sides: Sequence[str], fewest: int,
             word: str, about: str, value: Any) -> tuple[Document, tuple[str, ...]]:  # fmt: skip
    """Another number of seats, another side on one, or somebody else who plays it: what setting such a field gives,
    and who sits there then. A side that sits already changes places."""
    players = {seat: controller_of(document, seat) for seat in seats}
    found = list(seats)
    if word == "controller":
        players[about] = str(value)
    elif word == "seats":
        found = [*seats, *[side for side in sides if side not in seats]][:max(fewest, value)]
    elif word == "side":
        at = int(about)
        found = [seats[at] if seat == value else seat for seat in seats]
        found[at] = value
    rows = [{"side": seat, "controller": players[seat]} if players.get(seat) else seat for seat in found]
    return {**document, "seats": rows}, tuple(found)
