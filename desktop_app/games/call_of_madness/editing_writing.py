"""Lists of cards, goals and investigators written into a draft, and what has to follow them there."""

from __future__ import annotations

from desktop_app.games.call_of_madness.editing_draft import DISPLAY, Draft, is_list, list_path, space_path
from desktop_app.games.call_of_madness.table import BEATEN, deck, hand
from desktop_app.kernel.documents import Document, mapping, part, pruned, put, without


def with_list(draft: Draft, place: str, things: list[str]) -> Document:
    """With these things in a place, in this order. Whoever touches one of a player's piles speaks of all three."""
    if place == BEATEN:
        return put(without(draft.document, ("pile",)), (BEATEN,), things)
    if place == DISPLAY or place.startswith("claimed:"):
        told = without(put(draft.document, (DISPLAY,), draft.listed(DISPLAY)), ("goal_deck",))
        return put(told, list_path(place), things)
    word, _, seat = place.partition(":")
    if word in ("goals", "given_up"):
        return _unnumbered(put(draft.document, list_path(place), things), place)
    told = told_cards(draft, seat)
    batches = mapping(told, ("players", seat)).get("hand_batches")
    known = draft.cards(seat, "hand")
    if place == hand(seat) and isinstance(batches, list):
        origin = dict(zip(known, batches))
        told = put(told, ("players", seat, "hand_batches"), [origin.get(card, 1) for card in things])
    return _unnumbered(put(told, list_path(place), things), place)


def with_batches(draft: Draft, seat: str, batches: list[list[str]]) -> Document:
    """With another deck. Its batches keep their numbers while there are as many as before."""
    told = put(told_cards(draft, seat), ("players", seat, "deck"), [batch for batch in batches if batch])
    numbers = mapping(told, ("players", seat)).get("deck_batches")
    if isinstance(numbers, list) and len(numbers) != len(part(told, ("players", seat, "deck"))):
        told = without(told, ("players", seat, "deck_batches"))
    return _unnumbered(told, deck(seat))


def told_cards(draft: Draft, seat: str) -> Document:
    """The document with a player's hand, deck and discard pile written out."""
    told = draft.document
    for word, cards in (("hand", draft.cards(seat, "hand")), ("deck", draft.batches(seat)),
                        ("discard", draft.cards(seat, "discard"))):
        told = put(told, ("players", seat, word), cards)
    return told


def _unnumbered(document: Document, place: str) -> Document:
    """Which piece is which of the cards there is not said any more: they are numbered in the usual order."""
    if place not in mapping(document, ("cards",)):
        return document
    return pruned(document, ("cards", place), keep=0)


def without_thing(draft: Draft, thing: str) -> Document:
    """With a tile, a card or a goal nowhere on the table; a god's card lies in the god's pile."""
    for lying in draft.lying():
        if lying.thing != thing:
            continue
        now = Draft(draft.pack, draft.document)
        if not is_list(lying.place):
            document = pruned(now.document, space_path(lying.place))
        elif lying.place.startswith("deck:"):
            seat = lying.place.partition(":")[2]
            left = [[card for card in batch if card != thing] for batch in now.batches(seat)]
            document = with_batches(now, seat, left)
        else:
            document = with_list(now, lying.place, [each for each in now.listed(lying.place) if each != thing])
        draft = Draft(draft.pack, document)
    return _out_of_pile(draft, thing)


def _out_of_pile(draft: Draft, thing: str) -> Document:
    """A god's card that goes somewhere else neither tops its pile nor lies at its bottom; a pile that gets one back is
    not empty."""
    card = draft.game.cards.get(thing)
    if card is None or card.owner not in draft.gods:
        return draft.document
    document, path = draft.document, ("gods", card.owner)
    if thing in draft.below(card.owner):
        document = put(document, (*path, "below"), [each for each in draft.below(card.owner) if each != thing])
    if mapping(document, path).get("top") in ("", thing):
        document = with_usual_top(Draft(draft.pack, document), card.owner, thing)
    return document


def with_usual_top(draft: Draft, god: str, away: str = "") -> Document:
    """With a god's pile that is topped by one of the cards in it, and by one of those put under it when no other is
    left. `away`: a card that will be gone."""
    path = ("gods", god)
    document = without(draft.document, (*path, "top"))
    held = [card for seat in draft.seats for place in draft.card_places(seat) for card in draft.listed(place)]
    below = [card for card in draft.below(god) if card not in (*held, away)]
    if below and all(card in (*held, *below, away) for card in draft.game.cards_of_god[god]):
        document = put(put(document, (*path, "top"), below[0]), (*path, "below"), below[1:])
    return document
