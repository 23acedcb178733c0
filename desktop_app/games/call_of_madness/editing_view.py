"""A draft as the window shows it: the palette, the boards, and what lies on the seats' sheets."""

from __future__ import annotations

from desktop_app.games.call_of_madness.editing_draft import FIRE, MARKERS, Draft, is_list, miniature
from desktop_app.games.call_of_madness.editing_fields import cultists_of, fields, turn_of
from desktop_app.games.call_of_madness.scenario_boards import OUTPOST
from desktop_app.games.call_of_madness.spaces import headquarters
from desktop_app.games.call_of_madness.table import BEATEN
from desktop_app.games.call_of_madness.view_board import boards
from desktop_app.games.call_of_madness.view_pieces import KNOCKED, MARKS, NOBODYS, SYMBOL, figure_of, icon_art
from desktop_app.games.call_of_madness.view_seats import LOOKS
from desktop_app.kernel.editing import CARDS, TABLE, Lying, MapFacts, Thing, ThingGroup, piece_id
from desktop_app.kernel.questions import Atom, Text, text
from desktop_app.kernel.views import ItemView, PanelView, PieceView, SeatView, TableView


def palette(draft: Draft) -> tuple[ThingGroup, ...]:
    """A shelf for each seat with its miniature and its basic cards; then tokens, investigators, cards and goals."""
    used: dict[str, int] = {}
    for lying in draft.lying():
        used[lying.thing] = used.get(lying.thing, 0) + lying.number
    numbers, pack = draft.pack.numbers, draft.pack
    groups = []
    for seat in draft.seats:
        figure = Thing(miniature(seat), Text("name.miniature"), "miniature", seat, 1.0, 0, 1)
        groups.append(ThingGroup(seat, Text(f"name.{seat}"), seat, (figure,)))
    tokens = [Thing(thing, Text(f"name.{thing}"), MARKS[colour], left=numbers.madness_of_each_colour
                    - used.get(thing, 0), most=numbers.madness_of_each_colour) for thing, colour in MARKERS.items()]
    tokens += [Thing(thing, Text(f"name.{thing}"), thing, left=most - used.get(thing, 0), most=most)
               for thing, most in ((FIRE, numbers.fire_tokens), (OUTPOST, numbers.outposts))]
    groups.append(ThingGroup("tokens", text("field.tokens"), "", tuple(tokens)))
    groups.append(ThingGroup("investigators", text("field.investigators"), "",
                             tuple([_once(draft, used, each) for each in pack.investigators])))
    return (*groups, *_cards(draft, used))


def _cards(draft: Draft, used: dict[str, int]) -> list[ThingGroup]:
    """Basic cards seat by seat, then the gods' cards and the goals."""
    groups = [ThingGroup(f"basic:{seat}", Text(f"name.{seat}"), seat,
                         tuple([_once(draft, used, card) for card in draft.game.basic_cards[seat]]), CARDS)
              for seat in draft.seats]
    shelves = {"god_cards": [card for god in draft.gods for card in draft.game.cards_of_god[god]]}
    if draft.game.with_goals:
        shelves["immediate"] = list(draft.pack.immediate_goals)
        shelves["endgame"] = list(draft.pack.endgame_goals)
    for id, things in shelves.items():
        groups.append(ThingGroup(id, text(f"field.{id}"), "", tuple([_once(draft, used, each) for each in things]),
                                 CARDS))
    return groups


def _once(draft: Draft, used: dict[str, int], thing: str) -> Thing:
    """Something that is there once."""
    return Thing(thing, Text(f"name.{thing}"), art_of(draft, thing), owner_of(draft, thing), 1.0,
                 1 - used.get(thing, 0), 1)


def facts(draft: Draft) -> MapFacts:
    """How large the boards are; nobody begins anywhere on them."""
    spaces = sum([len(draft.game.grid.spaces[seat]) for seat in draft.seats])
    return MapFacts(words=text("field.facts", spaces=spaces, seats=len(draft.seats)))


def art_of(draft: Draft, thing: str) -> str:
    """The drawing of a thing."""
    if thing in draft.pack.investigators:
        return figure_of(draft.pack.investigators[thing])
    if thing in draft.game.cards:
        card = draft.game.cards[thing]
        return card.owner if card.owner in draft.pack.powers else icon_art(card.sets[0].actions[0])
    if thing in draft.game.goals:
        return "goal"
    return MARKS[MARKERS[thing]] if thing in MARKERS else thing


def owner_of(draft: Draft, thing: str) -> str:
    """The seat whose card it is; nobody's are all others."""
    card = draft.game.cards.get(thing)
    return card.owner if card is not None and card.owner in draft.seats else ""


def view(draft: Draft) -> TableView:
    """The table as far as it can be told."""
    turn = turn_of(draft)
    return TableView(
        boards=boards(draft.game, ""),
        pieces=pieces(draft),
        panels=(*[panel for seat in draft.seats for panel in _panels(draft, seat)], *_common(draft)),
        seats=tuple([_seat(draft, seat, turn) for seat in draft.seats]),
        prompt=None,
    )


def pieces(draft: Draft) -> tuple[PieceView, ...]:
    """Everything that lies somewhere, equal things one by one. Markers on an investigator are told by its badges."""
    found: list[PieceView] = []
    for lying in draft.lying():
        if lying.thing in MARKERS and lying.place in draft.game.grid.row:
            continue
        found += [_piece(draft, lying, number) for number in range(1, lying.number + 1)]
    return (*found, *[_cultists(draft, seat) for seat in draft.seats])


def _cultists(draft: Draft, seat: str) -> PieceView:
    """No thing of the palette: a number that is set."""
    number = cultists_of(draft, seat)
    return PieceView(f"cultists:{seat}", "cultists", headquarters(seat), "acolyte", seat,
                     values=(("cultist", number),), spoken=text("spoken.cultists", n=number, seat=seat), form="tile")


def _piece(draft: Draft, lying: Lying, number: int) -> PieceView:
    id, thing, place = piece_id(lying.thing, lying.place, number), lying.thing, lying.place
    seat, _, word = thing.partition(".")
    if thing in draft.pack.investigators:
        return _investigator(draft, id, thing, place)
    if word == "miniature":
        knocked = draft.player(seat).get("knocked_over") is True
        return PieceView(id, "miniature", place, "miniature", seat, 1.4, badges=(KNOCKED,) if knocked else (),
                         movable=True, spoken=text("spoken.miniature_knocked" if knocked else "spoken.miniature_beside"
                                                   if ":" not in place else "spoken.miniature", seat=seat,
                                                   god=place.partition(":")[2]))
    form = "tile" if thing == OUTPOST else "coin"
    return PieceView(id, thing, place, art_of(draft, thing), owner_of(draft, thing), 1.0 if is_list(place) else 1.2,
                     movable=True, spoken=Text(f"name.{thing}"), form=form)


def _investigator(draft: Draft, id: str, thing: str, place: str) -> PieceView:
    tile = draft.pack.investigators[thing]
    on_board = place in draft.game.grid.row
    health = draft.health(place) if on_board else tile.health
    said = {lying.thing: lying.number for lying in draft.lying() if lying.place == place and lying.thing in MARKERS}
    numbers = {colour: said.get(marker, 0) if on_board else 0 for marker, colour in MARKERS.items()}
    badges = [SYMBOL] if tile.madness_symbol else []
    badges += [MARKS[colour] for colour, number in numbers.items() for _ in range(number)]
    shown: Atom = health if health == tile.health else f"{health}/{tile.health}"
    spoken = text("spoken.investigator_with_symbol" if tile.madness_symbol else "spoken.investigator",
                  investigator=thing, health=health, strength=tile.strength, **numbers)
    return PieceView(id, thing, place, art_of(draft, thing), NOBODYS, badges=tuple(badges), movable=True,
                     values=(("health", shown), ("strength", tile.strength)), spoken=spoken, form="tile")


def _panels(draft: Draft, seat: str) -> list[PanelView]:
    """A seat's piles."""
    return [_pool(draft, place, text(f"field.{place.partition(':')[0]}"), seat)
            for place in (*draft.card_places(seat), *draft.goal_places(seat))]


def _common(draft: Draft) -> list[PanelView]:
    """What belongs to nobody, shown with the table."""
    found = []
    for place in draft.common_places():
        god = place.partition(":")[2]
        words = text("field.power", god=god) if god else text("field.beaten" if place == BEATEN else "field.display")
        found.append(_pool(draft, place, words, TABLE))
    return found


def _pool(draft: Draft, place: str, words: Text, owner: str) -> PanelView:
    here = tuple([piece_id(each.thing, place, n) for each in draft.lying() if each.place == place
                  for n in range(1, each.number + 1)])
    return PanelView(place, "pool", words, owner, (ItemView(f"{place}:all", Text(""), pieces=here),))


def _seat(draft: Draft, seat: str, turn: str) -> SeatView:
    look = LOOKS[list(draft.pack.priests).index(seat) % len(LOOKS)]
    counters = tuple([ItemView(field.id, field.text, field.value if isinstance(field.value, int)
                               else len(field.value), art=field.art)
                      for field in fields(draft) if field.about == seat and field.art])
    return SeatView(seat, Text(f"name.{seat}"), *look, counters, "acts" if seat == turn else "")
