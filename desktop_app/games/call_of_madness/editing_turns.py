"""What is to come and what has come about, as fields: draws, the goal deck, where cards come from, answers since."""

from __future__ import annotations

from typing import Any

from desktop_app.games.call_of_madness.editing_draft import Draft, words_in
from desktop_app.games.call_of_madness.sheets import COLOURS
from desktop_app.kernel.documents import Document, put, without
from desktop_app.kernel.editing import STRIP, TABLE, Choice, Field
from desktop_app.kernel.questions import Text, text

USUAL, TOLD = "usual", "told"
WORDS = ("draws", "then", "goal_deck", "numbering", "hand_batches", "deck_batches")
BATCHES = 9
"""So many batches can be chosen from."""


def strip_fields(draft: Draft) -> list[Field]:
    """What will be drawn before chance draws."""
    things = (*draft.pack.investigators, *COLOURS, *draft.game.cards, *draft.pack.immediate_goals)
    return [Field("draws", text("field.draws"), "list", tuple(words_in(draft.document.get("dice"))), STRIP,
                  tuple([Choice(thing, Text(f"name.{thing}")) for thing in things]))]


def table_fields(draft: Draft) -> list[Field]:
    """The goal deck from the top, answers since, and which card is which."""
    said, found = draft.document, []
    if draft.game.with_goals:
        goals = tuple([Choice(goal, Text(f"name.{goal}")) for goal in draft.pack.immediate_goals])
        found.append(Field("goal_deck", text("field.goal_deck"), "list", goal_deck(draft), TABLE, goals))
    then = said.get("then")
    if isinstance(then, list) and then:
        found.append(Field("then", text("field.then"), "number", len(then), TABLE, (), 0, len(then)))
    if said.get("cards"):
        ways = tuple([Choice(word, text(f"field.numbering.{word}")) for word in (USUAL, TOLD)])
        found.append(Field("numbering", text("field.numbering"), "choice", TOLD, TABLE, ways))
    return found


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
        then = document["then"][:value]
        return put(document, ("then",), then) if then else without(document, ("then",))
    if word == "numbering":
        return without(document, ("cards",)) if value == USUAL else document
    path = ("players", about, word)
    return put(document, path, [int(each) for each in value]) if value else without(document, path)


def _numbers(said: Any) -> tuple[str, ...]:
    return tuple([str(each) for each in said if type(each) is int]) if isinstance(said, list) else ()
