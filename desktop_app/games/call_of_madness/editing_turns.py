"""What is to come and what has come about, as fields: draws, the goal deck, where cards come from, answers since."""

from __future__ import annotations

from typing import Any

from desktop_app.games.call_of_madness.editing_draft import Draft
from desktop_app.games.call_of_madness.sheets import COLOURS
from desktop_app.kernel.documents import Document, put, without
from desktop_app.kernel.draft_fields import answer_fields, named, numbering_fields, with_answers, with_numbering
from desktop_app.kernel.drafts import words_in
from desktop_app.kernel.editing import STRIP, TABLE, Choice, Field
from desktop_app.kernel.questions import text

WORDS = ("draws", "then", "goal_deck", "numbering", "hand_batches", "deck_batches")
BATCHES = 9
"""So many batches can be chosen from."""


def strip_fields(draft: Draft) -> list[Field]:
    """What will be drawn before chance draws."""
    things = (*draft.pack.investigators, *COLOURS, *draft.game.cards, *draft.pack.immediate_goals)
    return [Field("draws", text("field.draws"), "list", tuple(words_in(draft.document.get("dice"))), STRIP,
                  named(things))]


def table_fields(draft: Draft) -> list[Field]:
    """The goal deck from the top, answers since, and which card is which."""
    said, found = draft.document, []
    if draft.game.with_goals:
        found.append(Field("goal_deck", text("field.goal_deck"), "list", goal_deck(draft), TABLE,
                           named(tuple(draft.pack.immediate_goals))))
    return [*found, *answer_fields(said), *numbering_fields(said, "cards")]


def seat_fields(draft: Draft, seat: str) -> list[Field]:
    """From which batch each card of the hand was drawn, and the numbers of the deck's batches."""
    said = draft.player(seat)
    choices = tuple([Choice(str(number), text("field.batch_seen" if not number else "field.batch", n=number))
                     for number in range(BATCHES + 1)])
    hand, deck = (_numbers(said.get(f"{word}_batches")) for word in ("hand", "deck"))
    return [Field(f"hand_batches.{seat}", text("field.hand_batches"), "list", hand, seat, choices),
            Field(f"deck_batches.{seat}", text("field.deck_batches"), "list", deck, seat, choices[1:])]


def goal_deck(draft: Draft) -> tuple[str, ...]:
    """The goals that are still to be shown; without a word about them all that lie nowhere else."""
    said = draft.document.get("goal_deck")
    if isinstance(said, list):
        return tuple([goal for goal in words_in(said) if goal in draft.pack.immediate_goals])
    away = [*draft.listed("goals"), *[goal for seat in draft.seats for goal in draft.listed(f"claimed:{seat}")]]
    return tuple([goal for goal in draft.pack.immediate_goals if goal not in away])


def set_turns(draft: Draft, word: str, about: str, value: Any) -> Document:
    """The document with another value of such a field; the value fits."""
    document = draft.document
    if word == "draws":
        return put(document, ("dice",), list(value)) if value else without(document, ("dice",))
    if word == "goal_deck":
        return put(document, ("goal_deck",), list(dict.fromkeys(value)))
    if word == "then":
        return with_answers(document, value)
    if word == "numbering":
        return with_numbering(document, "cards", value)
    path = ("players", about, word)
    return put(document, path, [int(each) for each in value]) if value else without(document, path)


def _numbers(said: Any) -> tuple[str, ...]:
    return tuple([str(each) for each in said if type(each) is int]) if isinstance(said, list) else ()
