"""What the hands do to a draft: put things on the table, carry them, take them away."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.editing_cards import with_card
from desktop_app.games.cthulhu_wars.editing_draft import (
    ABANDONED,
    BOOK,
    DESECRATION,
    GATE,
    SHELVES,
    SIGN,
    Draft,
    gate_path,
    may_lie,
    unit_path,
)
from desktop_app.games.cthulhu_wars.editing_setting import keepers, set_field, with_keeper
from desktop_app.games.cthulhu_wars.sheets import Pack
from desktop_app.kernel.documents import Document, Path, part, pruned, put, put_last
from desktop_app.kernel.drafts import amount, number_there
from desktop_app.kernel.editing import Gesture
from desktop_app.kernel.room_editing import Hands


def edit(pack: Pack, document: Document, gesture: Gesture) -> Document:
    """The document after the gesture; the same one when it means nothing."""
    return HANDS.edited(Draft(pack, document), gesture)


def placed(draft: Draft, thing: str, place: str, number: int) -> Document:
    """With so many more of a thing there. More than there are may lie there: that is a problem of the draft's."""
    document = draft.document
    if place not in draft.places() or number < 1:
        return document
    if thing == GATE:
        return document if draft.gate(place) else put(_told(draft), gate_path(place), _first_keeper(draft, place))
    if thing == DESECRATION:
        known = draft.desecrated()
        fits = place in draft.earth.areas and place not in known
        return put(document, ("desecrated",), [*known, place]) if fits else document
    if thing.partition(".")[0] in (BOOK, SIGN):
        return with_card(draft, thing, place, number)
    seat, _, kind = thing.partition(".")
    if seat not in draft.seats or kind not in draft.sheets[seat].units or not may_lie(place, seat):
        return document
    path = (*unit_path(place, seat), kind)
    told = _told(draft)
    told = put_last(told, path, amount(part(told, path)) + number)  # the first to go if there are too many
    return _awakened(told, kind) if kind in draft.sheets[seat].great_old_ones and path[2] != "captives" else told


def _awakened(document: Document, god: str) -> Document:
    """What comes into play has been awakened; a document that doesn't list the awakened means just that."""
    known = part(document, ("awakened",))
    return put(document, ("awakened",), [*known, god]) if isinstance(known, list) and god not in known else document


def taken(draft: Draft, thing: str, place: str, number: int) -> Document:
    """With so many less of a thing there. A Gate whose faction has nothing left there is abandoned."""
    document = draft.document
    if thing == GATE:
        path = gate_path(place)
        return pruned(_told(draft), path, _kept(path)) if draft.gate(place) else document
    if thing == DESECRATION:
        left = [area for area in draft.desecrated() if area != place]
        return put(document, ("desecrated",), left) if place in draft.desecrated() else document
    if thing.partition(".")[0] in (BOOK, SIGN):
        return with_card(draft, thing, place, -number)
    seat, _, kind = thing.partition(".")
    path = (*unit_path(place, seat), kind)
    told = _told(draft)
    here = amount(part(told, path))
    if not here or number < 1 or place not in draft.places():
        return document
    told = put(told, path, here - number) if here > number else pruned(told, path, keep=_kept(path))
    kept_by = draft.gate(place).split(".")[:2]
    if kept_by == [seat] and not any(amount(left) for left in Draft(draft.pack, told).units(path[:-1]).values()):
        return put(told, gate_path(place), ABANDONED)
    if kept_by == [seat, kind] and here <= number:
        return put(told, gate_path(place), ABANDONED)
    return told


def _kept(path: Path) -> int:
    """How much of a path stays, although nothing is left there."""
    return 1 if path[0] == "areas" else 2


def _moved(draft: Draft, thing: str, place: str, goal: str, number: int) -> Document:
    document = draft.document
    here = number_there(draft, thing, place)
    if place == goal or not here:
        return document
    there = placed(draft, thing, goal, min(number, here))
    return document if there is document else taken(Draft(draft.pack, there), thing, place, number)


def turned(draft: Draft, thing: str, place: str) -> Document:
    """A Gate (or just its Area) goes on to its next keeper, a Unit keeps the Gate that it stands at, an Elder Sign is
    revealed or hidden again, a spellbook is not earned any more."""
    word = thing.partition(".")[0]
    if word == SIGN:
        shelf, _, seat = place.partition(":")
        other = next((each for each in SHELVES if each != shelf), "")
        return _moved(draft, thing, place, f"{other}:{seat}", 1)
    if word == BOOK:
        return taken(draft, thing, place, 1)
    if not draft.gate(place):
        return draft.document
    able = keepers(draft, place)
    if thing in ("", GATE):
        ring = [ABANDONED, *able]
        now = ABANDONED if draft.gate(place) == ABANDONED else ".".join(draft.keeper(place))
        goal = ring[(ring.index(now) + 1) % len(ring)] if now in ring else ring[-1]
        return with_keeper(draft, place, goal)
    return with_keeper(draft, place, thing) if thing in able else draft.document


def _told(draft: Draft) -> Document:
    """The document with its Areas written out: whoever touches one speaks of the whole map."""
    if "areas" in draft.document and isinstance(draft.document["areas"], dict):
        return draft.document
    return {**draft.document, "areas": draft.areas}


def _first_keeper(draft: Draft, place: str) -> str:
    """The first faction with a Cultist there, or nobody."""
    for seat in draft.seats:
        if may_lie(place, seat):
            here = draft.units(unit_path(place, seat))
            if any(amount(here.get(kind)) for kind in draft.sheets[seat].cultists):
                return seat
    return ABANDONED


HANDS = Hands(set_field, placed, taken, _moved, turned)
