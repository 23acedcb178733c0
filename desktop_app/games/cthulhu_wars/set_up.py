"""Set-up: who may play where, and the table before the first question (base rules 2; ledger CWB-SETUP-01 to -06)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.factions import FACTIONS
from desktop_app.games.cthulhu_wars.game import CthulhuWarsGame
from desktop_app.games.cthulhu_wars.procedures.first_player import CLOCKWISE, order_from
from desktop_app.games.cthulhu_wars.procedures.game_round import WholeGame
from desktop_app.games.cthulhu_wars.sheets import Pack
from desktop_app.games.cthulhu_wars.table import CULTIST, ELDER_SIGNS, POOL, Table
from desktop_app.games.cthulhu_wars.variants import gates_by_choice
from desktop_app.kernel.crank import begin
from desktop_app.kernel.room import (
    BadSetup,
    Catalogue,
    MapChoice,
    OptionChoice,
    Problem,
    Setup,
    wrong_options,
    wrong_seats,
)
from desktop_app.kernel.state import Piece, put

FEWEST_SEATS = 2
"""Two play by rules of their own (variants/two_seats.py)."""

OPTIONS: tuple[OptionChoice, ...] = (
    OptionChoice(gates_by_choice.OPTION, (gates_by_choice.AUTOMATIC, gates_by_choice.BY_CHOICE)),
)


def catalogue(pack: Pack) -> Catalogue:
    """Maps with the numbers of seats that are written, and the factions in placement order."""
    maps = [MapChoice(earth.id, playable(pack, earth.seats)) for earth in pack.maps.values()]
    return Catalogue(tuple([each for each in maps if each.seats]), sides(pack), OPTIONS)


def sides(pack: Pack) -> tuple[str, ...]:
    """The factions that have rules, in placement order."""
    written = [sheet for sheet in pack.factions.values() if sheet.id in FACTIONS]
    return tuple([sheet.id for sheet in sorted(written, key=lambda sheet: sheet.placement_rank)])


def playable(pack: Pack, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these numbers of seats that can be played."""
    return tuple([number for number in seats if FEWEST_SEATS <= number <= len(sides(pack))])


def problems(pack: Pack, setup: Setup) -> tuple[Problem, ...]:
    """What is wrong with a set-up, each with its place."""
    found = wrong_seats(setup.seats, sides(pack))
    if setup.map not in pack.maps:
        found.append(Problem("unknown_map", "map", (setup.map,)))
    elif len(setup.seats) not in playable(pack, pack.maps[setup.map].seats):
        found.append(Problem("seats_do_not_fit_map", "seats", (setup.map, str(len(setup.seats)))))
    return (*found, *wrong_options(setup.options, OPTIONS))


def default_setup(pack: Pack, map: str = "", seats: int = 0) -> Setup:
    """The room's usual line-up: four seats, or the map's smallest number; factions in placement order."""
    known = sides(pack)
    if map and map not in pack.maps:
        raise BadSetup((Problem("unknown_map", "map", (map,)),))
    fits = playable(pack, pack.maps[map].seats) if map else tuple(range(FEWEST_SEATS, len(known) + 1))
    number = seats or (min(fits, default=0) if map else min(4, len(known)))
    if number not in fits:
        raise BadSetup((Problem("seats_do_not_fit_map", "seats", (map, str(number))),))
    return Setup(map or pack.usual_map(number).id, known[:number])


def first_player(game: CthulhuWarsGame) -> str:
    """The faction whose sheet says so; else any but those whose sheet forbids it: we take the first by name."""
    ranks = {seat: game.factions[seat].first_player_rank for seat in game.seats}
    able = [seat for seat, rank in ranks.items() if rank is not None]
    lowest = min([ranks[seat] or 0 for seat in able])
    return min([seat for seat in able if ranks[seat] == lowest])


def lay_table(game: CthulhuWarsGame) -> Table:
    """The table before the first step: Units in Pools and start Areas, one Gate each, the bag full."""
    table = Table(game)
    for seat, sheet in game.factions.items():
        start = sheet.start_on(game.earth)
        for kind in sheet.unit_kinds.values():
            for number in range(1, kind.count + 1):
                at_start = kind.type == CULTIST and number <= game.numbers.start_acolytes
                put(table, f"{seat}.{kind.id}.{number}", Piece(kind.id, seat, seat, start if at_start else POOL))
        table.gates[start] = table.units[seat][start][sheet.cultists[0]][0]
        table.power[seat] = game.numbers.start_power
        table.unmet[seat] = sheet.requirements
    lay_elder_signs(table)
    table.order = order_from(game.seats, first_player(game), CLOCKWISE)
    table.in_turn = table.order[0]
    table.rules = game.rules_in_force(table)
    return table


def lay_elder_signs(table: Table) -> None:
    """Blank tokens and, apart from them, the values in the bag: nobody knows which is which."""
    counts = table.game.numbers.elder_signs
    table.bags[ELDER_SIGNS] = tuple(sorted([str(value) for value, count in counts.items() for _ in range(count)]))
    for number in range(1, sum(counts.values()) + 1):
        put(table, f"elder_sign.{number}", Piece("elder_sign", "", "", ELDER_SIGNS))


def new_table(game: CthulhuWarsGame) -> Table:
    """A game at its first question."""
    table = lay_table(game)
    begin(table, WholeGame())
    return table
