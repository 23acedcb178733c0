"""What has been done already, as fields: what was used once, how the game ends, answers since, which piece is which."""

from __future__ import annotations

from typing import Any

from desktop_app.games.cthulhu_wars.editing_draft import Draft
from desktop_app.games.cthulhu_wars.rest_points import frames
from desktop_app.kernel.documents import Document, mapping, pruned, put, without
from desktop_app.kernel.draft_fields import USUAL, answer_fields, numbering_fields, with_answers, with_numbering
from desktop_app.kernel.editing import TABLE, Choice, Field
from desktop_app.kernel.questions import Text, text

ACTIONS = ("summon", "ritual")
"""Deeds of everybody that a frame remembers, beside a Battle in an Area."""

BATTLE = "battle:"
ENDINGS = {USUAL: None, "none": "", "turn": "turn", "doom_phase": "doom_phase"}
"""With what the game ends: as Doom and the Ritual marker say, or as it is told."""

WORDS = ("used", "ending", "then", "numbering")


def fields(draft: Draft, phase: str, turn: str, order: tuple[str, ...]) -> list[Field]:
    """The fields, as they are at this moment of the game."""
    said = draft.document
    now = next((word for word, value in ENDINGS.items() if "ending" in said and said["ending"] == value), USUAL)
    endings = tuple([Choice(word, text(f"field.ending.{word}")) for word in ENDINGS])
    found = [_used(draft, frame.NAME) for frame in frames(phase, turn, order)]
    found.append(Field("ending", text("field.ending"), "choice", now, TABLE, endings))
    return [*found, *answer_fields(said), *numbering_fields(said, "pieces")]


def _used(draft: Draft, frame: str) -> Field:
    """What has been used once for a frame of the game; whatever else the document says can be taken out."""
    value = mapping(draft.document, ("used",)).get(frame)
    now = tuple([rule for rule in value if isinstance(rule, str)]) if isinstance(value, list) else ()
    known = {word: text(f"field.used.{word}") for word in ACTIONS}
    known |= {f"{BATTLE}{area}": text("field.used.battle", area=area) for area in draft.earth.areas}
    for sheet in draft.sheets.values():
        known |= {row.id: Text(f"name.{row.id}") for row in sheet.rows.values() if row.kind != "requirement"}
    choices = [Choice(rule, words) for rule, words in known.items()]
    choices += [Choice(rule, text("field.number", n=rule)) for rule in now if rule not in known]
    return Field(f"used.{frame}", text(f"field.used_in.{frame}"), "list", now, TABLE, tuple(choices))


def set_turns(document: Document, word: str, about: str, value: Any) -> Document:
    """The document with another value of such a field; the value fits."""
    if word == "used":
        path = ("used", about)
        return put(document, path, list(dict.fromkeys(value))) if value else pruned(document, path, keep=1)
    if word == "ending":
        return without(document, ("ending",)) if value == USUAL else put(document, ("ending",), ENDINGS[value])
    if word == "then":
        return with_answers(document, value)
    return with_numbering(document, "pieces", value)
