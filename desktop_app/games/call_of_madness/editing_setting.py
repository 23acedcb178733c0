"""What setting a field does to the document."""

from __future__ import annotations

from typing import Any

from desktop_app.games.call_of_madness import editing_turns, set_up
from desktop_app.games.call_of_madness.editing_draft import Draft, space_path
from desktop_app.games.call_of_madness.editing_fields import BESIDE, DEEDS
from desktop_app.kernel.documents import Document, mapping, part, pruned, put, without
from desktop_app.kernel.draft_fields import WORDS, reseated, with_word
from desktop_app.kernel.drafts import word_of, words_in


def set_field(draft: Draft, word: str, about: str, value: Any) -> Document:
    """The document with another value of a field "<word>.<about>"; the value fits."""
    document = draft.document
    match word:
        case "round" | "phase" | "turn" | "time" | "time_token" | "map":
            return put(document, (word,), value)
        case "passed" | "free_used":
            return put(document, (word,), list(dict.fromkeys(value)))
        case "option":
            return put(document, ("options", about), value)
        case "gods":
            return put(document, ("gods",), {god: mapping(document, ("gods", god)) for god in value})
        case "top" | "below":
            return _with_pile(draft, word, about, value)
        case "cultists" | "fire":
            return put(document, ("players", about, word), value)
        case "miniature":
            return put(document, ("players", about, word), "" if value == BESIDE else value)
        case "knocked_over":
            return put(document, ("players", about, word), value == "lying")
        case "health":
            return _with_health(draft, about, value)
    if word in editing_turns.WORDS:
        return editing_turns.set_turns(draft, word, about, value)
    if word in WORDS:
        return with_word(document, word, value)
    if word in DEEDS:
        path = ("round_deeds", f"{word}:{about}")
        return put(document, path, value) if value else pruned(document, path, keep=1)
    return _with_seats(draft, word, about, value)


def _with_health(draft: Draft, space: str, value: int) -> Document:
    path = space_path(space)
    if isinstance(part(draft.document, path), dict):
        return put(draft.document, (*path, "health"), value)
    return put(draft.document, path, {"investigator": draft.standing(space), "health": value})


def _with_pile(draft: Draft, word: str, god: str, value: Any) -> Document:
    """Another visible card, or others under the pile. The visible card lies nowhere else."""
    told = put(draft.document, ("gods",), {each: mapping(draft.document, ("gods", each)) for each in draft.gods})
    if word == "top":
        below = [card for card in draft.below(god) if card != value]
        told = put(told, ("gods", god, "below"), below) if draft.below(god) else told
        return put(told, ("gods", god, "top"), value)
    section = mapping(told, ("gods", god))
    told = without(told, ("gods", god, "top")) if section.get("top") in value else told
    return put(told, ("gods", god, "below"), list(dict.fromkeys(value)))


def _with_seats(draft: Draft, word: str, about: str, value: Any) -> Document:
    """Another number of seats, another priest on one, or somebody else who plays it."""
    document, seats = reseated(draft.document, draft.seats, tuple(draft.pack.priests), set_up.SEATS[0], word, about,
                               value)
    gone = [seat for seat in draft.seats if seat not in seats]
    for seat in gone:
        document = _without_side(document, seat)
    if seats != draft.seats:
        document = without(document, ("cards",))
    return document if len(seats) >= draft.pack.numbers.fewest_seats_with_goals else _without_goals(document)


def _without_side(document: Document, seat: str) -> Document:
    """Nothing of a priest who has left the table stays on it."""
    for word in ("turn", "time_token"):
        document = without(document, (word,)) if document.get(word) == seat else document
    for word in ("passed", "free_used"):
        if word in document:
            document = put(document, (word,), [each for each in words_in(document[word]) if each != seat])
    for deed in DEEDS:
        document = without(document, ("round_deeds", f"{deed}:{seat}"))
    if word_of(mapping(document, ("options",)), "starting_player") == seat:
        document = without(document, ("options", "starting_player"))
    return without(without(document, ("boards", seat)), ("players", seat))


def _without_goals(document: Document) -> Document:
    """Two play without goals."""
    for seat in mapping(document, ("players",)):
        for word in ("goals", "given_up", "claimed"):
            document = without(document, ("players", seat, word))
    return without(without(document, ("goals",)), ("goal_deck",))
