"""Set-up: who may play how, and the table before the first question (ledger COM-C01, COM-C61, COM-C64)."""

from __future__ import annotations

from desktop_app.games.call_of_madness.game import CallOfMadnessGame
from desktop_app.games.call_of_madness.procedures.game_round import WholeGame
from desktop_app.games.call_of_madness.sheets import COLOURS, Pack
from desktop_app.games.call_of_madness.table import (
    CARD,
    ENDGAME_GOAL,
    ENDGAME_GOALS,
    GOD_CARDS,
    INVESTIGATOR,
    MADNESS,
    PILE,
    Table,
    in_play,
)
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

SEATS = (2, 3, 4)
"""One person and a bot are two seats (ledger COM-R30)."""

USUAL_SEATS = 4


def options(pack: Pack) -> tuple[OptionChoice, ...]:
    """The rulings that players may decide otherwise; the first value is the default."""
    return (
        OptionChoice("variant", ("usual", "longer")),  # ledger COM-C58
        OptionChoice("starting_player", ("random", *pack.priests)),  # COM-R03
        OptionChoice("cultists", ("hidden", "open")),  # may others see a total? COM-R22
        OptionChoice("columns", ("drawn", "chosen")),  # COM-R05
        OptionChoice("paid_markers", ("chosen", "most_numerous")),  # COM-R31
        OptionChoice("entered_symbol", ("marker", "nothing")),  # COM-C93
        OptionChoice("unplaced_outpost", ("owner", "acting_player")),  # who pays, COM-R16
    )


def options_for(pack: Pack, seats: tuple[str, ...]) -> tuple[OptionChoice, ...]:
    """The same for players who sit there already: only one of them can start."""
    return tuple([choice._replace(values=tuple([value for value in choice.values
                                                if value not in pack.priests or value in seats]))
                  for choice in options(pack)])


def catalogue(pack: Pack) -> Catalogue:
    """Boards, priests and options."""
    number = [seats for seats in SEATS if seats <= len(pack.priests)]
    return Catalogue(tuple([MapChoice(board, tuple(number)) for board in pack.boards]), tuple(pack.priests),
                     options(pack))


def problems(pack: Pack, setup: Setup) -> tuple[Problem, ...]:
    """What is wrong with a set-up, each with its place."""
    found = wrong_seats(setup.seats, tuple(pack.priests))
    if setup.map not in pack.boards:
        found.append(Problem("unknown_map", "map", (setup.map,)))
    if len(setup.seats) not in SEATS:
        found.append(Problem("seats_do_not_fit_map", "seats", (setup.map, str(len(setup.seats)))))
    return (*found, *wrong_options(setup.options, options_for(pack, setup.seats)))


def default_setup(pack: Pack, map: str = "", seats: int = 0) -> Setup:
    """The usual line-up: the first board; four seats, or of a named board the smallest number. Raises BadSetup."""
    if map and map not in pack.boards:
        raise BadSetup((Problem("unknown_map", "map", (map,)),))
    number = seats or (SEATS[0] if map else min(USUAL_SEATS, len(pack.priests)))
    if number not in SEATS or number > len(pack.priests):
        raise BadSetup((Problem("seats_do_not_fit_map", "seats", (map, str(number))),))
    return Setup(map or next(iter(pack.boards)), tuple(pack.priests)[:number])


def all_options(pack: Pack, setup: Setup) -> dict[str, str]:
    """Every option with its value, said or usual."""
    return {**{choice.id: choice.values[0] for choice in options(pack)}, **dict(setup.options)}


def lay_table(game: CallOfMadnessGame) -> Table:
    """The table before the first step: everything in its supply, basic cards beside the boards."""
    table = Table(game)
    for seat in game.seats:
        table.cultists[seat] = game.numbers.start_cultists
    for investigator in game.investigators:
        put(table, investigator, Piece(INVESTIGATOR, "", "", PILE))
    table.bags[MADNESS] = tuple(sorted([colour for colour in COLOURS
                                        for _ in range(game.numbers.madness_of_each_colour)]))
    table.known[MADNESS] = game.seats
    table.bags[ENDGAME_GOALS] = tuple(sorted(game.pack.endgame_goals)) if game.with_goals else ()
    for number in range(len(table.bags[ENDGAME_GOALS])):
        put(table, f"endgame.{number + 1}", Piece(ENDGAME_GOAL, "", "", ENDGAME_GOALS))
    _lay_cards(table)
    table.in_turn = game.seats[0]
    table.rules = game.rules_in_force(table)
    return table


def _lay_cards(table: Table) -> None:
    """Their ids tell nothing: a number each, first the basic ones in the order of the seats."""
    faces = [(seat, card) for seat in table.game.seats for card in table.game.basic_cards[seat]]
    for number, (seat, card) in enumerate(faces, start=1):
        put(table, card_id(number), Piece(CARD, seat, seat, in_play(seat), card))
    for number in range(len(faces) + 1, len(faces) + 1 + len(table.game.pack.god_cards)):
        put(table, card_id(number), Piece(CARD, "", "", GOD_CARDS))


def card_id(number: int) -> str:
    """Two digits, so that ids lie in the order of their numbers."""
    return f"card.{number:02}"


def new_table(game: CallOfMadnessGame) -> Table:
    """A game at its first question."""
    table = lay_table(game)
    begin(table, WholeGame())
    return table
