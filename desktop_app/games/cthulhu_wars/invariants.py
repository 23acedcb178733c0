"""What is true of every position, whatever has been played: games are soaked in it."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import ELDER_SIGNS, POOL, REVEALED, Table, captives, hand
from desktop_app.games.cthulhu_wars.variants import two_seats
from desktop_app.kernel.room import Problem
from desktop_app.kernel.soundness import not_in_the_index

SIGN = "elder_sign"


def broken(table: Table) -> tuple[Problem, ...]:
    """What is wrong with a position that rules have led to: nothing, if the rules are right."""
    return (*_figures(table), *_places(table), *_elder_signs(table), *_gates(table), *_sheets(table))


def _figures(table: Table) -> list[Problem]:
    """No figure appears or is lost."""
    counts: dict[tuple[str, str], int] = {}
    for record in table.pieces.values():
        counts[record.owner, record.kind] = counts.get((record.owner, record.kind), 0) + 1
    printed = {(seat, kind.id): kind.count for seat, sheet in table.game.factions.items()
               for kind in sheet.unit_kinds.values()}
    printed["", SIGN] = sum(table.game.numbers.elder_signs.values())
    return [Problem("not_as_many_as_printed", f"pieces.{owner}.{kind}", (str(number),))
            for (owner, kind), number in printed.items() if counts.get((owner, kind), 0) != number]


def _places(table: Table) -> list[Problem]:
    """Everything lies somewhere, and where the index says."""
    game = table.game
    seats = game.seats
    places = (*game.places, *game.zones, POOL, *[captives(seat) for seat in seats], *[hand(seat) for seat in seats],
              ELDER_SIGNS, REVEALED)
    found = [Problem("nowhere", f"pieces.{piece}", (record.place,)) for piece, record in table.pieces.items()
             if record.place not in places]
    return found + not_in_the_index(table)


def _elder_signs(table: Table) -> list[Problem]:
    """Each value as often as printed, on tokens and in the bag together; a hidden one is known to its seat alone."""
    signs = {piece: record for piece, record in table.pieces.items() if record.kind == SIGN}
    faces = [*table.bags[ELDER_SIGNS], *[record.face for record in signs.values() if record.face]]
    found = [Problem("not_as_many_as_printed", f"elder_signs.{value}", (str(faces.count(str(value))), str(number)))
             for value, number in table.game.numbers.elder_signs.items() if faces.count(str(value)) != number]
    for piece, record in signs.items():
        known = (record.side,) if record.place == hand(record.side) else ()
        if table.known.get(piece, ()) != known or bool(record.face) != (record.place != ELDER_SIGNS):
            found.append(Problem("wrongly_known", f"pieces.{piece}", (record.place, *table.known.get(piece, ()))))
    return found


def _gates(table: Table) -> list[Problem]:
    """No more than there are, and each keeper stands where its Gate is."""
    number = len(table.gates)
    found = [Problem("more_than_there_are", "gates", (str(number),))] if number > table.game.numbers.gates else []
    for where, keeper in table.gates.items():
        if where not in (*table.game.places, *table.game.zones):
            found.append(Problem("nowhere", f"gates.{where}"))
        if keeper and table.pieces[keeper].place != where:
            found.append(Problem("keeper_not_there", f"gates.{where}", (keeper,)))
    return found


def _sheets(table: Table) -> list[Problem]:
    """Power and Doom are no debts, and a sheet has six spellbooks and six requirements."""
    found: list[Problem] = []
    for seat, sheet in table.game.factions.items():
        books, unmet = table.spellbooks[seat], table.unmet[seat]
        if table.power[seat] < 0 or table.doom[seat] < 0:
            found.append(Problem("debt", f"factions.{seat}", (str(table.power[seat]), str(table.doom[seat]))))
        if len(dict.fromkeys(books)) != len(books) or any(book not in sheet.spellbooks for book in books):
            found.append(Problem("wrong_spellbooks", f"factions.{seat}.spellbooks", books))
        owed = [requirement for owner, requirement in table.owed if owner == seat]
        if len(books) + len(unmet) + len(owed) > len(sheet.spellbooks):
            found.append(Problem("more_requirements_than_spellbooks", f"factions.{seat}.unmet", unmet))
    if table.decay < 0 or (table.decay and two_seats.VARIANT not in table.game.variants):
        found.append(Problem("no_such_decay", "decay", (str(table.decay),)))
    if sorted(table.order) != sorted(table.game.seats) or table.ritual > len(table.game.ritual_track):
        found.append(Problem("not_round_the_table", "order", table.order))
    return found
