"""Spellbooks and Elder Signs as things that are laid on a seat's card."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.editing_draft import BOOK, SHELVES, SIGN, Draft, books_of, listed
from desktop_app.games.cthulhu_wars.editing_setting import with_spellbooks
from desktop_app.kernel.documents import Document, mapping, put
from desktop_app.kernel.editing import CARDS, Lying, Thing, ThingGroup
from desktop_app.kernel.questions import Text, text


def shelves(draft: Draft, lying: tuple[Lying, ...]) -> list[ThingGroup]:
    """The spellbooks of each seat, and the Elder Signs of the bag."""
    used: dict[str, int] = {}
    for each in lying:
        used[each.thing] = used.get(each.thing, 0) + each.number
    found = []
    for seat, sheet in draft.sheets.items():
        books = [Thing(f"{BOOK}.{book}", Text(f"name.{book}"), "spellbook", left=1 - used.get(f"{BOOK}.{book}", 0),
                       most=1) for book in sheet.spellbooks]
        found.append(ThingGroup(books_of(seat), Text(f"name.{seat}"), seat, tuple(books), CARDS))
    signs = [Thing(f"{SIGN}.{value}", text("sheet.sign", n=value), "elder_sign",
                   left=number - used.get(f"{SIGN}.{value}", 0), most=number)
             for value, number in draft.pack.numbers.elder_signs.items()]
    return [*found, ThingGroup("signs", text("field.signs"), "", tuple(signs), CARDS)]


def with_card(draft: Draft, thing: str, place: str, number: int) -> Document:
    """With so many more of it there, or less when below 0. A spellbook lies with its own faction only, and once."""
    word, _, kind = thing.partition(".")
    shelf, _, seat = place.partition(":")
    if seat not in draft.seats:
        return draft.document
    said = mapping(draft.document, ("factions", seat))
    if word == BOOK and place == books_of(seat) and kind in draft.sheets[seat].spellbooks:
        books = [book for book in listed(said, "spellbooks") if isinstance(book, str) and book != kind]
        now = tuple([*books, kind] if number > 0 else books)
        return draft.document if now == tuple(listed(said, "spellbooks")) else with_spellbooks(draft, seat, now)
    if word != SIGN or shelf not in SHELVES or not kind.isdecimal():
        return draft.document
    value, values = int(kind), listed(said, SHELVES[shelf])
    if value not in draft.pack.numbers.elder_signs:
        return draft.document
    if number > 0:
        return put(draft.document, ("factions", seat, SHELVES[shelf]), [*values, *[value] * number])
    for _ in range(min(-number, values.count(value))):
        values.reverse()
        values.remove(value)
        values.reverse()
    return draft.document if values == listed(said, SHELVES[shelf]) else put(
        draft.document, ("factions", seat, SHELVES[shelf]), values)
