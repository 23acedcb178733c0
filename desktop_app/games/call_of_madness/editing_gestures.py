"""What the hands do to a draft: put things on the table, carry them, take them away.

Investigators, cards, goals and miniatures are there once: whoever puts one somewhere takes it from where it was.
"""

from __future__ import annotations

from typing import Any

from desktop_app.games.call_of_madness.editing_draft import (
    DISPLAY,
    FIRE,
    MARKERS,
    Draft,
    is_list,
    marker_path,
    space_path,
)
from desktop_app.games.call_of_madness.editing_fields import BELOW, PILES, fields
from desktop_app.games.call_of_madness.editing_setting import set_field
from desktop_app.games.call_of_madness.editing_writing import with_batches, with_list, without_thing
from desktop_app.games.call_of_madness.rest_points import DEFENCE, SET_UP
from desktop_app.games.call_of_madness.scenario_boards import OUTPOST
from desktop_app.games.call_of_madness.scenario_reading import FRESH
from desktop_app.games.call_of_madness.sheets import Pack
from desktop_app.games.call_of_madness.table import BEATEN, discard
from desktop_app.games.call_of_madness.view_board import pool_area
from desktop_app.games.call_of_madness.view_touch import god_item
from desktop_app.kernel.documents import Document, mapping, part, pruned, put, put_last
from desktop_app.kernel.draft_fields import changes
from desktop_app.kernel.drafts import amount, number_there
from desktop_app.kernel.editing import Gesture
from desktop_app.kernel.room_editing import Hands


def edit(pack: Pack, document: Document, gesture: Gesture) -> Document:
    """The document after the gesture; the same one when it means nothing. What set-up would bring about can't be said
    before it: whoever lays something begins after it."""
    after = HANDS.edited(Draft(pack, document), gesture)
    begun = [word for word in FRESH if word in after and word not in document]
    if begun and document.get("phase") == SET_UP and after.get("phase") == SET_UP:
        return {**after, "phase": DEFENCE}
    return after


def _set(draft: Draft, id: str, value: Any) -> Document:
    """With another value of a field; the same document when that means nothing."""
    if not changes(fields(draft), id, value):
        return draft.document
    word, _, seat = id.partition(".")
    return set_list(draft, f"{word}:{seat}", value) if word in PILES else set_field(draft, word, seat, value)


def placed(draft: Draft, thing: str, place: str, number: int) -> Document:
    """With so many more of a thing there. More than there are may lie there: that is a problem of the draft's."""
    document = draft.document
    if number < 1 or place not in draft.places() or not may_lie(draft, thing, place):
        return document
    if thing in MARKERS:
        now = amount(draft.markers(place).get(MARKERS[thing]))
        return _with_markers(draft, place, MARKERS[thing], now + number)
    if thing == FIRE:
        seat = place.partition(".")[0]
        return put_last(document, ("players", seat, FIRE), draft.fire(seat) + number)
    if thing == OUTPOST:
        return put_last(document, space_path(place), OUTPOST)  # the first to go if there are too many
    seat, _, word = thing.partition(".")
    if word == "miniature":
        god = place.removeprefix(god_item("")) if ":" in place else ""
        return put(document, ("players", seat, "miniature"), god) if draft.miniature(seat) != place else document
    if is_list(place):
        return _listed(draft, thing, place)
    return put(without_thing(draft, thing), space_path(place), thing)


def _listed(draft: Draft, thing: str, place: str) -> Document:
    """Last in the list of a place; in a deck shuffled together with its last cards."""
    if thing in draft.listed(place):
        return draft.document
    freed = Draft(draft.pack, without_thing(draft, thing))
    seat = place.partition(":")[2]
    if place.startswith("deck:"):
        batches = freed.batches(seat) or [[]]
        return _not_in_hand(with_batches(freed, seat, [*batches[:-1], [*batches[-1], thing]]), seat, thing)
    told = with_list(freed, place, [*[each for each in freed.listed(place) if each != thing], thing])
    return _not_in_hand(told, seat, thing) if place == discard(seat) else told


def _not_in_hand(document: Document, seat: str, card: str) -> Document:
    """A priest's own card that was nowhere for a moment is in the hand."""
    held = [each for each in mapping(document, ("players", seat))["hand"] if each != card]
    return put(document, ("players", seat, "hand"), held)


def set_list(draft: Draft, place: str, values: tuple[str, ...]) -> Document:
    """With these things in a place, in this order; a card with BELOW before it is the first of a batch. What isn't
    named goes where things go that are taken away."""
    things = list(dict.fromkeys([value.removeprefix(BELOW) for value in values]))
    now = draft
    for thing in draft.listed(place):
        if thing not in things:
            now = Draft(draft.pack, taken(now, thing, place, 1))
    for thing in things:
        now = Draft(draft.pack, placed(now, thing, place, 1))
    seat = place.partition(":")[2]
    if place.startswith("deck:"):
        return with_batches(now, seat, _batched(values, now.listed(place)))
    there = now.listed(place)
    ordered = [*[thing for thing in things if thing in there], *[thing for thing in there if thing not in things]]
    return now.document if ordered == there else with_list(now, place, ordered)


def _batched(values: tuple[str, ...], there: list[str]) -> list[list[str]]:
    batches: list[list[str]] = [[]]
    for value in values:
        card = value.removeprefix(BELOW)
        if any(card in batch for batch in batches) or card not in there:
            continue
        if value.startswith(BELOW):
            batches.append([])
        batches[-1].append(card)
    return batches


def may_lie(draft: Draft, thing: str, place: str) -> bool:
    """Is that a place for it, and is there room?"""
    seat, _, pool = place.partition(".")
    space = place in draft.game.grid.row
    standing = draft.standing(place) if space else ""
    if thing in MARKERS:
        return place == pool_area(seat, "madness") or standing not in ("", OUTPOST)
    if thing == FIRE:
        return pool == FIRE
    if thing == OUTPOST:
        return space and not standing and draft.game.grid.row[place] > 1
    if thing in draft.pack.investigators:
        return place == BEATEN or (space and not standing)
    if thing in draft.game.cards:
        word, _, player = place.partition(":")
        return word in ("hand", "deck", "discard") and draft.may_hold(player, thing)
    if thing in draft.game.goals:
        goal = place == DISPLAY or place.partition(":")[0] in ("goals", "given_up", "claimed")
        return goal and thing in draft.goals_for(place)
    owner, _, word = thing.partition(".")
    known = word == "miniature" and owner in draft.seats
    return known and (place == pool_area(owner, "beside") or place in [god_item(god) for god in draft.gods])


def taken(draft: Draft, thing: str, place: str, number: int) -> Document:
    """With so many less of a thing there. A priest's own cards go back to the hand, the miniature beside the board."""
    document = draft.document
    here = number_there(draft, thing, place)
    if number < 1 or not here:
        return document
    if thing in MARKERS:
        return _with_markers(draft, place, MARKERS[thing], here - number)
    seat = place.partition(".")[0]
    if thing == FIRE:
        return put(document, ("players", seat, FIRE), max(0, here - number))
    owner, _, word = thing.partition(".")
    if word == "miniature":
        return put(document, ("players", owner, "miniature"), "") if ":" in place else document
    if not is_list(place):
        return pruned(document, space_path(place))
    if thing in draft.game.cards and draft.game.cards[thing].owner in draft.seats:
        return _listed(draft, thing, f"hand:{draft.game.cards[thing].owner}")
    return without_thing(draft, thing)


def turned(draft: Draft, thing: str, place: str) -> Document:
    """A miniature falls over or stands up, a goal for the end is kept or given up; without a thing it is day or night.
    """
    seat, _, word = thing.partition(".")
    if word == "miniature" and draft.miniature(seat) == place:
        stands = draft.player(seat).get("knocked_over") is not True
        return put(draft.document, ("players", seat, "knocked_over"), stands)
    where, _, player = place.partition(":")
    other = {"goals": "given_up", "given_up": "goals"}.get(where)
    if other is not None and player and thing in draft.listed(place):
        return _moved(draft, thing, place, f"{other}:{player}", 1)
    if thing:
        return draft.document
    return put(draft.document, ("time",), "day" if draft.document.get("time") == "night" else "night")


def _with_markers(draft: Draft, place: str, colour: str, number: int) -> Document:
    """With so many markers of a colour there."""
    document, path = draft.document, marker_path(place)
    if path[0] == "boards" and not isinstance(part(document, path[:-1]), dict):
        document = put(document, path[:-1], {"investigator": draft.standing(place)})
    if number > 0:
        return put(document, (*path, colour), number)
    return pruned(document, (*path, colour), keep=len(path))


def _moved(draft: Draft, thing: str, place: str, goal: str, number: int) -> Document:
    """From one place to the other. An investigator keeps its health and its markers."""
    here = number_there(draft, thing, place)
    if place == goal or not here or number < 1 or goal not in draft.places() or not may_lie(draft, thing, goal):
        return draft.document
    if thing in MARKERS or thing == FIRE:
        there = placed(draft, thing, goal, min(number, here))
        return taken(Draft(draft.pack, there), thing, place, number)
    if place in draft.game.grid.row and goal in draft.game.grid.row:
        section = part(draft.document, space_path(place))
        return put(pruned(draft.document, space_path(place)), space_path(goal), section)
    return placed(draft, thing, goal, 1)


HANDS = Hands(_set, placed, taken, _moved, turned)
