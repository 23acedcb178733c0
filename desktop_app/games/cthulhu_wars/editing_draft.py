"""A draft as far as it can be understood: map, seats, what lies where. Whatever makes no sense is passed over."""

from __future__ import annotations

from typing import Any

from desktop_app.games.cthulhu_wars import set_up
from desktop_app.games.cthulhu_wars.factions import FACTIONS
from desktop_app.games.cthulhu_wars.game import OCEAN_DEEP
from desktop_app.games.cthulhu_wars.sheets import EarthMap, FactionSheet, Pack
from desktop_app.games.cthulhu_wars.table import SLUMBER, captives, sorcery
from desktop_app.kernel.documents import Document, Path, mapping, part
from desktop_app.kernel.drafts import amount, sides_named
from desktop_app.kernel.editing import Lying
from desktop_app.kernel.room import BadSetup

GATE, DESECRATION = "gate", "desecration"
"""The things that belong to nobody."""

BOOK, SIGN = "book", "sign"
"""Spellbooks and Elder Signs as things: "book.<spellbook>", "sign.<value>"."""

ABANDONED = "abandoned"


class Draft:
    """One document being looked at."""

    def __init__(self, pack: Pack, document: Any) -> None:
        self.pack = pack
        self.document: Document = document if isinstance(document, dict) else {}
        self.seats = self._seats()
        self.earth = self._earth()
        self.sheets: dict[str, FactionSheet] = {seat: pack.factions[seat] for seat in self.seats}

    def _seats(self) -> tuple[str, ...]:
        known = set_up.sides(self.pack)
        found = tuple([side for side in sides_named(self.document) if side in known])
        return found or set_up.default_setup(self.pack).seats

    def _earth(self) -> EarthMap:
        named = part(self.document, ("map",))
        if isinstance(named, str) and named in self.pack.maps:
            return self.pack.maps[named]
        try:
            return self.pack.maps[set_up.default_setup(self.pack, "", len(self.seats)).map]
        except BadSetup:
            return next(iter(self.pack.maps.values()))

    @property
    def areas(self) -> Document:
        """The Areas with what lies there; those of the set-up when the document says nothing about them."""
        if "areas" in self.document:
            return mapping(self.document, ("areas",))
        return start_areas(self)

    def units(self, path: Path) -> Document:
        """The Units of one kind of owner there, by kind."""
        return mapping(self.areas, path[1:]) if path[:1] == ("areas",) else mapping(self.document, path)

    def gate(self, place: str) -> str:
        """What is said of the Gate there: "" when there is none."""
        path = gate_path(place)
        found = part(self.areas, path[1:]) if path[:1] == ("areas",) else part(self.document, path)
        return found if isinstance(found, str) else ""

    def desecrated(self) -> tuple[str, ...]:
        """The Areas with a Desecration token."""
        said = part(self.document, ("desecrated",))
        return tuple([area for area in self.earth.areas if isinstance(said, list) and area in said])

    def zones(self) -> tuple[str, ...]:
        """Where Units can be in play off the map."""
        return (OCEAN_DEEP, SLUMBER, *[sorcery(seat) for seat in self.seats])

    def off_map(self, seat: str) -> tuple[str, ...]:
        """The places of a seat's sheet."""
        return (captives(seat), books_of(seat), *[f"{word}:{seat}" for word in SHELVES],
                *[zone_place(seat, zone) for zone in self.zones()])

    def places(self) -> tuple[str, ...]:
        """Every place that can hold things."""
        return (*self.earth.areas, *[place for seat in self.seats for place in self.off_map(seat)])

    def lying(self) -> tuple[Lying, ...]:
        """What lies where, in the order of the map."""
        found: list[Lying] = []
        for place in self.places():
            if self.gate(place):
                found.append(Lying(GATE, place, 1))
            for seat in self.seats:
                counts = self.units(unit_path(place, seat)) if may_lie(place, seat) else {}
                found += [Lying(f"{seat}.{kind}", place, number) for kind in self.sheets[seat].units
                          if (number := amount(counts.get(kind)))]
        for seat in self.seats:
            found += self._cards(seat)
        return (*found, *[Lying(DESECRATION, area, 1) for area in self.desecrated()])

    def _cards(self, seat: str) -> list[Lying]:
        """The spellbooks and Elder Signs on a seat's card."""
        said = mapping(self.document, ("factions", seat))
        books = [book for book in listed(said, "spellbooks") if book in self.sheets[seat].spellbooks]
        found = [Lying(f"{BOOK}.{book}", books_of(seat), 1) for book in dict.fromkeys(books)]
        for shelf, word in SHELVES.items():
            values = listed(said, word)
            found += [Lying(f"{SIGN}.{value}", f"{shelf}:{seat}", values.count(value))
                      for value in self.pack.numbers.elder_signs if value in values]
        return found

    def keeper(self, place: str) -> tuple[str, str]:
        """Seat and kind of the Unit on the Gate there, as far as it can be told."""
        seat, _, kind = self.gate(place).partition(".")
        if seat not in self.seats:
            return ("", "")
        here = self.units(unit_path(place, seat))
        kind = kind.partition(".")[0]
        able = [kind] if kind else [*self.keeper_kinds(seat), *self.sheets[seat].units]
        return (seat, next((each for each in able if amount(here.get(each))), ""))

    def keeper_kinds(self, seat: str) -> tuple[str, ...]:
        """The kinds that stand on a seat's Gates, in the order in which the game takes them."""
        books = listed(mapping(self.document, ("factions", seat)), "spellbooks")
        rules = [rule for rule in FACTIONS[seat].rules if rule.id in books]
        return (*[kind for rule in rules for kind in getattr(rule, "keeps_gates", ())], *self.sheets[seat].cultists)


SHELVES = {"signs": "elder_signs", "shown": "revealed"}
"""The places of a seat's Elder Signs, and where a document lists what lies there."""


def books_of(seat: str) -> str:
    """The place of a seat's spellbooks."""
    return f"books:{seat}"


def listed(said: Document, word: str) -> list[Any]:
    """What a document lists there."""
    found = said.get(word)
    return list(found) if isinstance(found, list) else []


def zone_place(seat: str, zone: str) -> str:
    """The place of a seat's sheet that stands for a zone."""
    return f"zone:{seat}:{zone}"


def may_lie(place: str, seat: str) -> bool:
    """May this seat's Units lie there? A zone holds its own seat's, a card those of others."""
    word, _, rest = place.partition(":")
    if word == "zone":
        return rest.partition(":")[0] == seat
    return word not in ("books", *SHELVES) and not (word == "captives" and rest == seat)


def unit_path(place: str, seat: str) -> Path:
    """Where a document says which Units of a seat lie in a place."""
    word, _, rest = place.partition(":")
    if word == "zone":
        owner, _, zone = rest.partition(":")
        return ("factions", owner, "zones", zone)
    return ("factions", rest, "captives", seat) if word == "captives" else ("areas", place, seat)


def gate_path(place: str) -> Path:
    """Where a document says whether a Gate lies in a place."""
    return (*unit_path(place, ""), GATE) if ":" in place else ("areas", place, GATE)


def start_areas(draft: Draft) -> Document:
    """The map as set-up lays it."""
    found: Document = {}
    for seat, sheet in draft.sheets.items():
        start = next((area for area in sheet.start if area in draft.earth.near), "")
        if start:
            found[start] = {GATE: seat, seat: {sheet.cultists[0]: draft.pack.numbers.start_acolytes}}
    return found
