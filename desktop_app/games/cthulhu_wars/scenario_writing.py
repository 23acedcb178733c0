"""From a table to a scenario document, and a table in a document's words at any moment."""

from __future__ import annotations

from typing import Any

from desktop_app.games.cthulhu_wars.procedures.end_of_game import winners
from desktop_app.games.cthulhu_wars.rest_points import due_ending, phase_of, rest_phase
from desktop_app.games.cthulhu_wars.scenario_pieces import SIGN, able_to_keep, groups, numbered, slot_of, slots
from desktop_app.games.cthulhu_wars.scenario_reading import ABANDONED
from desktop_app.games.cthulhu_wars.table import ELDER_SIGNS, POOL, REVEALED, Table, captives, hand
from desktop_app.kernel.save import SCENARIO_FORMAT
from desktop_app.kernel.state import NOTHING, Stack

Document = dict[str, Any]


def write(table: Table) -> Document:
    """The document of a table at a rest point; reading it gives an equal table. Raises ValueError elsewhere."""
    phase = rest_phase(table)
    if not phase:
        raise ValueError("the table is not at a rest point")
    game = table.game
    document: Document = {"format": SCENARIO_FORMAT, "game": "cthulhu_wars", "map": game.earth.id,
                          "options": dict(game.options), "seats": list(game.seats), "phase": phase}
    for name in ("turn", "order", "round", "ritual", "desecrated", "awakened", "used"):
        document[name] = _words(table)[name]
    document["areas"] = {area: _area(table, area, _gate(table, area)) for area in game.places
                         if area in table.gates or any(table.units[seat][area] for seat in game.seats)}
    document["factions"] = {seat: _sheet(table, seat) for seat in game.seats}
    if table.decay:
        document["decay"] = table.decay
    if table.ending != due_ending(table, phase):
        document["ending"] = table.ending
    pieces = _oddly_numbered(table)
    return {**document, "pieces": pieces} if pieces else document


def table_data(table: Table) -> Document:
    """Everything on the table, in the document's words: every Area, each faction's Pool, winners when it is over."""
    seats = table.game.seats
    data = {"map": table.game.earth.id, "seats": list(seats), "phase": phase_of(table), **_words(table)}
    data["areas"] = {area: _area(table, area, _keeper(table, area)) for area in table.game.places}
    data["factions"] = {seat: {**_sheet(table, seat), "pool": _counts(table.here(seat, POOL))} for seat in seats}
    data["over"] = table.over
    data["winners"] = list(winners(table)) if table.over else []
    return data


def _words(table: Table) -> Document:
    return {"turn": table.in_turn, "order": list(table.order), "round": table.round, "ritual": table.ritual,
            "desecrated": list(table.desecrated), "awakened": list(table.awakened), "decay": table.decay,
            "used": {frame.NAME: list(frame.used) for frame in table.stack if frame.used}}


def _area(table: Table, area: str, gate: str | bool) -> Document:
    """The Gate and each side's Units."""
    units = {seat: _counts(table.units[seat][area]) for seat in table.game.seats}
    return {"gate": gate, **{seat: found for seat, found in units.items() if found}}


def _keeper(table: Table, area: str) -> str | bool:
    """The very Unit on the Gate, "abandoned", or False for no Gate."""
    return table.gates[area] or ABANDONED if area in table.gates else False


def _gate(table: Table, area: str) -> str | bool:
    """As short as it can be said: the faction, if the keeper is the Unit that would be taken for it."""
    keeper = table.gates.get(area)
    if not keeper:
        return _keeper(table, area)
    seat = table.pieces[keeper].side
    return seat if able_to_keep(table, seat, area)[:1] == (keeper,) else keeper


def _zones(table: Table, seat: str) -> Document:
    """What a seat has off the map. An abandoned Gate there is the first seat's to tell."""
    found: Document = {}
    for zone in table.game.zones:
        units: Document = _counts(table.here(seat, zone))
        keeper = table.gates.get(zone)
        if keeper is not None and seat == (table.pieces[keeper].side if keeper else table.game.seats[0]):
            units["gate"] = _keeper(table, zone)
        if units:
            found[zone] = units
    return found


def _sheet(table: Table, seat: str) -> Document:
    seats = table.game.seats
    prisoners = {owner: _counts(table.here(owner, captives(seat))) for owner in seats}
    return {
        "power": table.power[seat],
        "doom": table.doom[seat],
        "spellbooks": list(table.spellbooks[seat]),
        "unmet": list(table.unmet[seat]),
        "elder_signs": _values(table, seat, hand(seat)),
        "revealed": _values(table, seat, REVEALED),
        "captives": {owner: units for owner, units in prisoners.items() if units},
        "zones": _zones(table, seat),
    }


def _counts(stack: Stack) -> Document:
    return {kind: len(ids) for kind, ids in (stack or NOTHING).items()}


def _values(table: Table, seat: str, place: str) -> list[int]:
    """The values of a seat's Elder Signs in one place, in the order of their numbers."""
    return [int(table.pieces[sign].face) for sign in table.at(place, seat, SIGN)]


def _oddly_numbered(table: Table) -> dict[str, str]:
    """Where the pieces lie of each group that isn't numbered in the map's order."""
    order = slots(table.game)
    found: dict[str, str] = {}
    for (_, kind), ids in groups(table).items():
        rest = ELDER_SIGNS if kind == SIGN else POOL
        lies = {piece: slot_of(table, piece) for piece in ids}
        counts = {slot: list(lies.values()).count(slot) for slot in order}
        if lies != numbered(ids, counts, order, {}, rest):
            found.update({piece: slot for piece, slot in lies.items() if slot != rest})
    return found
