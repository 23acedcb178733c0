"""A draft as the window shows it: the palette, the board, and what lies on the seats' sheets."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.editing_cards import shelves
from desktop_app.games.cthulhu_wars.editing_draft import BOOK, DESECRATION, GATE, SIGN, Draft
from desktop_app.games.cthulhu_wars.editing_setting import fields, turn_of
from desktop_app.games.cthulhu_wars.view_board import GUESSED, board
from desktop_app.games.cthulhu_wars.view_pieces import SIZES
from desktop_app.kernel.editing import Lying, MapFacts, Thing, ThingGroup, piece_id
from desktop_app.kernel.questions import Text, text
from desktop_app.kernel.views import ItemView, PanelView, PieceView, SeatView, TableView


def palette(draft: Draft) -> tuple[ThingGroup, ...]:
    """A shelf for each seat, and one for what belongs to nobody."""
    used: dict[str, int] = {}
    for lying in draft.lying():
        used[lying.thing] = used.get(lying.thing, 0) + lying.number
    groups = []
    for seat, sheet in draft.sheets.items():
        things = [Thing(f"{seat}.{kind.id}", Text(f"name.{kind.id}"), kind.id, seat, SIZES.get(kind.type, 1.0),
                        kind.count - used.get(f"{seat}.{kind.id}", 0), kind.count)
                  for kind in sheet.unit_kinds.values()]
        groups.append(ThingGroup(seat, Text(f"name.{seat}"), seat, tuple(things)))
    tokens = draft.pack.numbers.desecration_tokens
    marks = (Thing(GATE, Text("name.gate"), GATE),
             Thing(DESECRATION, text("field.desecration"), "desecrated", left=tokens - len(draft.desecrated()),
                   most=tokens))
    groups.append(ThingGroup("marks", text("field.marks"), "", marks))
    return (*groups, *shelves(draft, draft.lying()))


def view(draft: Draft) -> TableView:
    """The table as far as it can be told."""
    turn = turn_of(draft)
    return TableView(
        boards=(board(draft.earth, draft.desecrated()),),
        pieces=pieces(draft),
        panels=tuple([panel for seat in draft.seats for panel in _panels(draft, seat)]),
        seats=tuple([_seat(draft, seat, turn) for seat in draft.seats]),
        prompt=None,
    )


def facts(draft: Draft) -> MapFacts:
    """Where the factions begin, and which Areas nobody has reported."""
    earth = draft.earth
    starts = [(seat, area) for seat, sheet in draft.sheets.items() for area in sheet.start if area in earth.near]
    guesses = tuple([area for area in earth.areas if earth.provenance[area] in GUESSED])
    borders = sum([len(near) for near in earth.near.values()]) // 2
    return MapFacts(tuple(starts), guesses, text("field.facts", borders=borders, n=len(guesses)))


def pieces(draft: Draft) -> tuple[PieceView, ...]:
    """Everything that lies somewhere, equal things one by one. Desecration tokens are drawn with the board."""
    found: list[PieceView] = []
    for lying in draft.lying():
        if lying.thing == DESECRATION:
            continue
        if lying.thing.partition(".")[0] in (BOOK, SIGN):
            found += [_card(lying, number) for number in range(1, lying.number + 1)]
            continue
        keeper = ".".join(draft.keeper(lying.place))
        for number in range(1, lying.number + 1):
            keeps = lying.thing == keeper and number == 1
            found.append(_piece(draft, lying, number, keeps))
    return tuple(found)


def _piece(draft: Draft, lying: Lying, number: int, keeps: bool) -> PieceView:
    id = piece_id(lying.thing, lying.place, number)
    if lying.thing == GATE:
        empty = not draft.keeper(lying.place)[1]
        return PieceView(id, GATE, lying.place, GATE, badges=("abandoned",) if empty else (), movable=True,
                         spoken=Text("name.gate"))
    seat, _, kind = lying.thing.partition(".")
    size = SIZES.get(draft.sheets[seat].unit_kinds[kind].type, 1.0)
    return PieceView(id, kind, lying.place, kind, seat, size, badges=("keeps",) if keeps else (), movable=True,
                     spoken=text("spoken.unit", unit=kind, seat=seat))


def _card(lying: Lying, number: int) -> PieceView:
    """A spellbook or an Elder Sign."""
    word, _, kind = lying.thing.partition(".")
    spoken = Text(f"name.{kind}") if word == BOOK else text("sheet.sign", n=kind)
    return PieceView(piece_id(lying.thing, lying.place, number), lying.thing, lying.place,
                     "spellbook" if word == BOOK else "elder_sign", movable=True, spoken=spoken, form="coin")


def _panels(draft: Draft, seat: str) -> list[PanelView]:
    """A seat's card and the zones off the map."""
    lying = [each for each in draft.lying() if each.place in draft.off_map(seat)]
    found = []
    for place in draft.off_map(seat):
        here = tuple([piece_id(each.thing, place, n) for each in lying if each.place == place
                      for n in range(1, each.number + 1)])
        word, _, rest = place.partition(":")
        zone, _, other = rest.partition(":")[2].partition(":")
        if other == seat:
            continue
        words = f"sheet.{zone or word}" if word in ("zone", "captives") else f"field.{word}"
        title = text("field.zone", seat=other) if other else text(words, n=len(here))
        found.append(PanelView(place, "pool", title, seat, (ItemView(f"{place}:all", Text(""), pieces=here),)))
    return found


def _seat(draft: Draft, seat: str, turn: str) -> SeatView:
    look = draft.sheets[seat].colours
    counters = tuple([ItemView(field.id, field.text, field.value if isinstance(field.value, int)
                               else len(field.value), art=field.art)
                      for field in fields(draft) if field.about == seat and field.art])
    return SeatView(seat, Text(f"name.{seat}"), look.field, look.second, look.line, look.figure, look.pattern,
                    counters, "acts" if seat == turn else "")
