"""What can be set by name: the fields of a draft, and what setting one does to the document."""

from __future__ import annotations

from typing import Any, get_args

from desktop_app.games.cthulhu_wars import editing_turns, set_up
from desktop_app.games.cthulhu_wars.editing_draft import ABANDONED, Draft, gate_path, may_lie, unit_path
from desktop_app.games.cthulhu_wars.procedures.battle import FACES
from desktop_app.games.cthulhu_wars.procedures.first_player import CLOCKWISE, COUNTER_CLOCKWISE, order_from
from desktop_app.games.cthulhu_wars.scenario import Phase
from desktop_app.games.cthulhu_wars.variants import two_seats
from desktop_app.kernel.documents import Document, mapping, part, pruned, put, without
from desktop_app.kernel.draft_fields import (
    WORDS,
    changes,
    controller_field,
    map_field,
    option_field,
    reseated,
    seat_fields,
    with_word,
    word_fields,
)
from desktop_app.kernel.drafts import amount, number_of, word_of
from desktop_app.kernel.editing import STRIP, TABLE, Choice, Field, Value
from desktop_app.kernel.questions import Atom, Text, text

NO_GATE, KEPT = "none", "kept"
LISTS = ("spellbooks", "unmet", "elder_signs", "revealed")


# Fields ---------------------------------------------------------------------------------------------------------------


def fields(draft: Draft) -> tuple[Field, ...]:
    """All that can be set, in the order in which it is shown."""
    found = [*_of_scenario(draft), *_of_table(draft)]
    for seat in draft.seats:
        found += _of_seat(draft, seat)
    for area in draft.earth.areas:
        found += _of_area(draft, area)
    return tuple(found)


def _of_scenario(draft: Draft) -> list[Field]:
    said = draft.document
    sides = set_up.sides(draft.pack)
    options = mapping(said, ("options",))
    return [*word_fields(said), map_field(draft.earth.id, tuple(draft.pack.maps)),
            *seat_fields(draft.seats, sides, set_up.FEWEST_SEATS, len(sides)),
            *[option_field(option, word_of(options, option.id) or option.values[0], option.values)
              for option in set_up.OPTIONS]]


def _of_table(draft: Draft) -> list[Field]:
    said, seats = draft.document, tuple([Choice(seat, Text(f"name.{seat}")) for seat in draft.seats])
    order = order_of(draft)
    phases = tuple([Choice(phase, text(f"field.phase.{phase}")) for phase in get_args(Phase)])
    ways = tuple([Choice(way, Text(f"name.{way}")) for way in (CLOCKWISE, COUNTER_CLOCKWISE)])
    way = CLOCKWISE if order == order_from(draft.seats, order[0], CLOCKWISE) else COUNTER_CLOCKWISE
    faces = tuple([Choice(str(face), text("field.number", n=face)) for face in FACES])
    steps = len(draft.pack.numbers.ritual_tracks.get(len(draft.seats), ()))
    gods = tuple([Choice(god, Text(f"name.{god}")) for sheet in draft.sheets.values() for god in sheet.great_old_ones])
    found = [
        Field("round", text("field.round"), "number", number_of(said, "round", 1), STRIP, (), 1),
        Field("phase", text("field.phase"), "choice", word_of(said, "phase") or "action", STRIP, phases),
        Field("turn", text("field.turn"), "choice", turn_of(draft), STRIP, seats),
        Field("dice", text("field.dice"), "dice", _words(said, "dice"), STRIP, faces),
        Field("first", text("field.first"), "choice", order[0], TABLE, seats),
        Field("direction", text("field.direction"), "choice", way, TABLE, ways),
        Field("ritual", text("field.ritual"), "number", number_of(said, "ritual", 0), TABLE, (), 0, steps),
        Field("awakened", text("field.awakened"), "set", _awakened(draft), TABLE, gods),
    ]
    if two_seats.applies(draft.seats, {}):
        found.append(Field("decay", text("field.decay"), "number", number_of(said, "decay", 0), TABLE))
    phase = word_of(said, "phase")
    return found + editing_turns.fields(draft, phase if phase in get_args(Phase) else "action", turn_of(draft), order)


def _of_seat(draft: Draft, seat: str) -> list[Field]:
    said, sheet = mapping(draft.document, ("factions", seat)), draft.sheets[seat]
    books = tuple([Choice(book, Text(f"name.{book}")) for book in sheet.spellbooks])
    wanted = tuple([Choice(each, Text(f"name.{each}")) for each in sheet.requirements])
    signs = tuple([Choice(str(worth), text("sheet.sign", n=worth)) for worth in draft.pack.numbers.elder_signs])
    owned = _words(said, "spellbooks")
    unmet = _words(said, "unmet") if "unmet" in said else sheet.requirements[len(owned):]
    power = number_of(said, "power", draft.pack.numbers.start_power)
    return [
        Field(f"power.{seat}", text("short.power"), "number", power, seat, art="power"),
        Field(f"doom.{seat}", text("short.doom"), "number", number_of(said, "doom", 0), seat, art="doom"),
        Field(f"elder_signs.{seat}", text("field.signs"), "list", _words(said, "elder_signs"), seat, signs,
              art="elder_sign"),
        controller_field(draft.document, seat),
        Field(f"spellbooks.{seat}", text("field.books"), "set", owned, seat, books),
        Field(f"unmet.{seat}", text("field.unmet"), "set", unmet, seat, wanted),
        Field(f"revealed.{seat}", text("field.revealed"), "list", _words(said, "revealed"), seat, signs),
    ]


def _of_area(draft: Draft, area: str) -> list[Field]:
    """No Gate, an abandoned one, or one with its keeper."""
    able, now = keepers(draft, area), draft.gate(area)
    keeper = ".".join(draft.keeper(area)) if now not in ("", ABANDONED) else ""
    states = [NO_GATE, ABANDONED, *([KEPT] if able or keeper else [])]
    state = ABANDONED if now == ABANDONED else KEPT if now else NO_GATE
    found = [Field(f"gate.{area}", text("field.gate"), "choice", state, area,
                   tuple([Choice(each, text(f"field.gate.{each}")) for each in states]))]
    if state == KEPT:
        known = able if keeper in able else (keeper, *able)
        choices = tuple([_keeper_choice(*each.partition(".")[::2]) for each in known])
        found.append(Field(f"keeper.{area}", text("field.keeper"), "choice", keeper, area, choices))
    return found


def _keeper_choice(seat: str, kind: str) -> Choice:
    """A Unit of a faction; without a kind the faction that nothing stands there of."""
    words = text("field.keeper.unit", seat=seat, unit=kind) if kind else Text(f"name.{seat}")
    return Choice(f"{seat}.{kind}", words)


def keepers(draft: Draft, area: str) -> tuple[str, ...]:
    """The Units that stand there, those first that keep Gates: "<faction>.<kind>" of each."""
    found = []
    for seat in draft.seats:
        here = draft.units(unit_path(area, seat)) if may_lie(area, seat) else {}
        usual = draft.keeper_kinds(seat)
        kinds = [*usual, *[kind for kind in draft.sheets[seat].units if kind not in usual]]
        found += [(kind not in usual, f"{seat}.{kind}") for kind in kinds if amount(here.get(kind))]
    return tuple([unit for _, unit in sorted(found, key=lambda each: each[0])])


def order_of(draft: Draft) -> tuple[str, ...]:
    """The order of play that the document means."""
    said = _words(draft.document, "order")
    ways = [order_from(draft.seats, first, way) for first in draft.seats for way in (CLOCKWISE, COUNTER_CLOCKWISE)]
    if said in ways:
        return said
    turn = word_of(draft.document, "turn")
    return order_from(draft.seats, turn if turn in draft.seats else _usual_first(draft), CLOCKWISE)


def turn_of(draft: Draft) -> str:
    """Whose turn it is."""
    turn = word_of(draft.document, "turn")
    return turn if turn in draft.seats else order_of(draft)[0]


def _usual_first(draft: Draft) -> str:
    ranks = [(sheet.first_player_rank, seat) for seat, sheet in draft.sheets.items()
             if sheet.first_player_rank is not None]
    return min(ranks)[1] if ranks else draft.seats[0]


def _awakened(draft: Draft) -> tuple[str, ...]:
    """The Great Old Ones that have been awakened: those in play, if the document does not list them."""
    if "awakened" in draft.document:
        return _words(draft.document, "awakened")
    seen = {each.thing.partition(".")[2] for each in draft.lying() if not each.place.startswith("captives:")}
    return tuple([god for sheet in draft.sheets.values() for god in sheet.great_old_ones if god in seen])


def _words(said: Document, name: str) -> tuple[str, ...]:
    found = said.get(name)
    return tuple([str(each) for each in found if isinstance(each, (str, int))]) if isinstance(found, list) else ()


# Setting --------------------------------------------------------------------------------------------------------------


def set_field(draft: Draft, id: str, value: Any) -> Document:
    """The document with another value of a field; the same one when that means nothing."""
    document = draft.document
    if not changes(fields(draft), id, value):
        return document
    word, _, about = id.partition(".")
    if word == "spellbooks":
        return with_spellbooks(draft, about, value)
    if word in ("power", "doom", *LISTS):
        return put(document, ("factions", about, word), _plain(word, value))
    if word in WORDS:
        return with_word(document, word, value)
    if word in ("round", "phase", "turn", "ritual", "decay", "map"):
        return put(document, (word,), value)
    if word in ("dice", "awakened"):
        return put(document, (word,), _plain(word, value))
    if word in editing_turns.WORDS:
        return editing_turns.set_turns(document, word, about, value)
    if word == "gate":
        return _with_gate(draft, about, value)
    if word == "keeper":
        return with_keeper(draft, about, value)
    if word == "option":
        return put(document, ("options", about), value)
    if word in ("first", "direction"):
        return _with_order(draft, word, value)
    return _with_seats(draft, word, about, value)


def _plain(word: str, value: tuple[str, ...] | int) -> list[Atom] | int:
    """As it stands in a document: dice and Elder Signs are numbers."""
    if isinstance(value, int):
        return value
    return [int(each) if word in ("dice", "elder_signs", "revealed") else each for each in value]


def with_spellbooks(draft: Draft, seat: str, books: tuple[str, ...]) -> Document:
    """As many requirements stay unfulfilled as spellbooks are left."""
    document = put(draft.document, ("factions", seat, "spellbooks"), list(books))
    left = len(draft.sheets[seat].spellbooks) - len(books)
    unmet = _words(mapping(document, ("factions", seat)), "unmet")
    if len(unmet) <= left:
        return document
    return put(document, ("factions", seat, "unmet"), list(unmet[len(unmet) - left:]))


def _with_gate(draft: Draft, area: str, value: str) -> Document:
    """No Gate, an abandoned one, or one that the first who can keeps."""
    told = {**draft.document, "areas": draft.areas}
    if value == NO_GATE:
        return pruned(told, gate_path(area))
    return put(told, gate_path(area), _kept(draft, area, keepers(draft, area)[0]) if value == KEPT else value)


def with_keeper(draft: Draft, area: str, keeper: str) -> Document:
    """With another keeper ("<faction>.<kind>") on the Gate there, or an abandoned Gate."""
    word = keeper if keeper == ABANDONED else _kept(draft, area, keeper)
    return put({**draft.document, "areas": draft.areas}, gate_path(area), word)


def _kept(draft: Draft, area: str, keeper: str) -> str:
    """A keeper as a document calls it: by the faction alone if that means this one."""
    seat = keeper.partition(".")[0]
    usual = next((unit for unit in keepers(draft, area) if unit.startswith(f"{seat}.")), keeper)
    return seat if usual == keeper else keeper


def _with_order(draft: Draft, word: str, value: str) -> Document:
    order = order_of(draft)
    way = CLOCKWISE if order == order_from(draft.seats, order[0], CLOCKWISE) else COUNTER_CLOCKWISE
    order = order_from(draft.seats, value, way) if word == "first" else order_from(draft.seats, order[0], value)
    return {**draft.document, "order": list(order)}


def _with_seats(draft: Draft, word: str, about: str, value: Value) -> Document:
    """Another number of seats, another side on one, or somebody else who plays it."""
    document, seats = reseated(draft.document, draft.seats, set_up.sides(draft.pack), set_up.FEWEST_SEATS, word, about,
                               value)
    if seats == draft.seats:
        return document
    for seat in draft.seats:
        document = document if seat in seats else _without_side(draft, document, seat)
    if len(seats) not in draft.earth.seats:
        document = {**document, "map": set_up.default_setup(draft.pack, "", len(seats)).map}
    return _without_turns(document, seats)


def _without_turns(document: Document, seats: tuple[str, ...]) -> Document:
    """Who sits otherwise plays in another order."""
    document = without(document, ("order",))
    return document if document.get("turn") in seats else without(document, ("turn",))


def _without_side(draft: Draft, document: Document, seat: str) -> Document:
    """Nothing of a side that has left the table stays on it."""
    for area in mapping(document, ("areas",)):
        document = pruned(document, ("areas", area, seat))
        if str(part(document, ("areas", area, "gate"))).partition(".")[0] == seat:
            document = put(document, ("areas", area, "gate"), ABANDONED)
    for captor in mapping(document, ("factions",)):
        if may_lie(f"captives:{captor}", seat):
            document = pruned(document, ("factions", captor, "captives", seat), keep=2)
    gods = draft.sheets[seat].great_old_ones
    awakened = [god for god in _words(document, "awakened") if god not in gods]
    document = {**document, "awakened": awakened} if "awakened" in document else document
    return without(document, ("factions", seat))
