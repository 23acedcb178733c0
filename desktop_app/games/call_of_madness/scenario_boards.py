"""The boards of a scenario document: investigators with their markers, and outposts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.games.call_of_madness.scenario import SpaceSection
from desktop_app.games.call_of_madness.sheets import COLOURS
from desktop_app.games.call_of_madness.table import BEATEN, INVESTIGATOR, MADNESS, PILE, Table
from desktop_app.kernel.state import place

if TYPE_CHECKING:
    from desktop_app.games.call_of_madness.scenario_reading import TableReading

OUTPOST = "outpost"


def read_boards(reading: TableReading, table: Table) -> None:
    """What stands where; whatever is nowhere named is in the pile or, if the pile is named, beaten."""
    for seat, spaces in reading.said.boards.items():
        if not reading.known(seat, reading.game.seats, "unknown_side", f"boards.{seat}"):
            continue
        for name, what in spaces.items():
            space, where = f"{seat}.{name}", f"boards.{seat}.{name}"
            if reading.known(space, reading.game.grid.spaces[seat], "unknown_space", where):
                _read_space(reading, table, space, where, what)
    if table.outposts_left() < 0:
        reading.wrong("more_than_there_are", "boards", (OUTPOST,))
    _read_piles(reading, table)


def _read_space(reading: TableReading, table: Table, space: str, where: str, what: str | SpaceSection) -> None:
    if what == OUTPOST:
        if reading.game.grid.row[space] == 1:
            reading.wrong("not_in_the_top_row", where)
        table.outposts[space] = 1
        return
    section = what if isinstance(what, SpaceSection) else SpaceSection(investigator=what)
    investigator = section.investigator
    if not reading.known(investigator, tuple(reading.game.investigators), "unknown_investigator", where):
        return
    if table.pieces[investigator].place != PILE:
        reading.wrong("twice", where, (investigator,))
        return
    table.stand(investigator, space)
    if section.health is not None:
        table.health[investigator] = section.health
        if section.health > reading.game.numbers.max_health:
            reading.wrong("more_than_health", f"{where}.health", (str(section.health),),
                          str(reading.game.numbers.max_health))
    colours = take_markers(reading, table, section.madness, f"{where}.madness")
    if colours:
        table.markers[investigator] = colours


def take_markers(reading: TableReading, table: Table, markers: dict[str, int], where: str) -> tuple[str, ...]:
    """So many markers out of the bag, in the order of the colours."""
    for colour in markers:
        reading.known(colour, COLOURS, "unknown_colour", f"{where}.{colour}")
    colours = tuple([colour for colour in COLOURS for _ in range(markers.get(colour, 0))])
    for colour in COLOURS:
        left = table.bags[MADNESS].count(colour)
        if colours.count(colour) > left:
            reading.wrong("more_than_there_are", f"{where}.{colour}", (colour,), str(left))
            return ()
    table.take_from_bag(colours)
    return colours


def _read_piles(reading: TableReading, table: Table) -> None:
    waiting = table.at(PILE, "", INVESTIGATOR)
    beaten = reading.known_once(reading.said.beaten, waiting, "not_in_the_pile", "beaten")
    if reading.said.pile is not None:
        pile = reading.known_once(reading.said.pile, waiting, "not_in_the_pile", "pile")
        beaten = tuple([investigator for investigator in waiting if investigator not in pile])
    for investigator in beaten:
        place(table, investigator, BEATEN)
