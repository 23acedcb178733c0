"""From a scenario document to a table. Whatever can't lie there is a Problem with its place; all of them are found."""

from __future__ import annotations

from functools import partial
from typing import Any

from desktop_app.games.cthulhu_wars import set_up
from desktop_app.games.cthulhu_wars.game import CthulhuWarsGame
from desktop_app.games.cthulhu_wars.procedures.battle import FACES
from desktop_app.games.cthulhu_wars.procedures.first_player import CLOCKWISE, COUNTER_CLOCKWISE, order_from
from desktop_app.games.cthulhu_wars.rest_points import due_ending, frames
from desktop_app.games.cthulhu_wars.rules import make_game
from desktop_app.games.cthulhu_wars.scenario import FactionSection, Scenario
from desktop_app.games.cthulhu_wars.scenario_pieces import Placement, able_to_keep
from desktop_app.games.cthulhu_wars.sheets import Pack
from desktop_app.games.cthulhu_wars.table import GREAT_OLD_ONE, Table, captives
from desktop_app.games.cthulhu_wars.variants import two_seats
from desktop_app.kernel.documents import Reading, nearest
from desktop_app.kernel.room import BadSetup, Problem, Setup
from desktop_app.kernel.scenarios import is_of, read_table

ABANDONED = "abandoned"


def read(pack: Pack, document: Any) -> tuple[Setup, Table]:
    """The table that a document describes, at its first question. Raises BadSetup with every problem found."""
    return read_table(Scenario, document, partial(_setup, pack), partial(_table, pack))


def _table(pack: Pack, said: Scenario, setup: Setup, problems: list[Problem]) -> Table:
    game = make_game(pack, pack.maps[setup.map], setup.seats, dict(setup.options))
    return TableReading(game, said, problems).table()


def _setup(pack: Pack, said: Scenario, problems: list[Problem]) -> Setup | None:
    """Map, seats and options; None when they don't make a game."""
    is_of("cthulhu_wars", said, problems)
    sides = said.sides()
    try:
        usual = set_up.default_setup(pack, said.map or "", len(sides))
    except BadSetup as bad:
        usual = Setup(said.map or "", sides)
        found = bad.problems
    else:
        found = ()
    setup = Setup(usual.map, sides or usual.seats, tuple(said.options.items()))
    found = set_up.problems(pack, setup) if setup.seats and setup.map else found
    problems += found
    return None if found else setup


class TableReading(Reading):
    """One document being read onto one table."""

    def __init__(self, game: CthulhuWarsGame, said: Scenario, problems: list[Problem]) -> None:
        super().__init__(problems)
        self.game = game
        self.said = said
        self.start = set_up.lay_table(game)
        named = said.areas or {}
        for area in named:
            self.known(area, game.places, "unknown_area", f"areas.{area}")
        self.areas = {area: named[area] for area in game.places if area in named}

    def table(self) -> Table:
        """The table with its stack; of use only when there is no problem."""
        table = set_up.lay_table(self.game)
        self._order(table)
        self._sheets(table)
        self._pieces(table)
        self._gates(table)
        self._tokens(table)
        self._dice()
        phase = self.said.phase
        table.ending = due_ending(table, phase) if self.said.ending is None else self.said.ending
        table.stack = frames(phase, table.in_turn, table.order)
        self._used(table)
        return table

    # Whose turn it is -------------------------------------------------------------------------------------------------

    def _order(self, table: Table) -> None:
        said, seats = self.said, self.game.seats
        table.round = said.round
        if said.turn is not None and self.known(said.turn, seats, "unknown_side", "turn"):
            table.in_turn = said.turn
        if said.order is None:
            table.order = order_from(seats, table.in_turn, CLOCKWISE)
            return
        ways = [order_from(seats, first, way) for first in seats for way in (CLOCKWISE, COUNTER_CLOCKWISE)]
        if tuple(said.order) in ways:
            table.order = tuple(said.order)
            table.in_turn = table.in_turn if said.turn is not None else table.order[0]
        else:
            fit = next((way for way in ways if said.order[:1] == [way[0]]), ways[0])
            self.wrong("not_round_the_table", "order", tuple(said.order), " ".join(fit))

    def _used(self, table: Table) -> None:
        by_name = {frame.NAME: frame for frame in table.stack}
        for name, rules in self.said.used.items():
            if self.known(name, tuple(by_name), "no_such_frame", f"used.{name}"):
                by_name[name].used = tuple(rules)

    def _dice(self) -> None:
        for index, die in enumerate(self.said.dice):
            if die not in FACES:
                self.wrong("unknown_face", f"dice[{index}]", (str(die),))

    # Sheets -----------------------------------------------------------------------------------------------------------

    def _sheets(self, table: Table) -> None:
        for seat, sheet in self.said.factions.items():
            if self.known(seat, self.game.seats, "unknown_side", f"factions.{seat}"):
                if sheet.power is not None:
                    table.power[seat] = sheet.power
                table.doom[seat] = sheet.doom
                self._spellbooks(table, seat, sheet)

    def _spellbooks(self, table: Table, seat: str, sheet: FactionSection) -> None:
        place, printed = f"factions.{seat}", self.game.factions[seat]
        books = self.known_once(sheet.spellbooks, printed.spellbooks, "unknown_spellbook", f"{place}.spellbooks")
        left = len(printed.spellbooks) - len(books)
        table.spellbooks[seat] = books
        table.unmet[seat] = printed.requirements[len(printed.requirements) - left:]
        if sheet.unmet is not None:
            table.unmet[seat] = self.known_once(sheet.unmet, printed.requirements, "unknown_requirement",
                                                f"{place}.unmet")
        if len(table.unmet[seat]) > left:
            self.wrong("more_requirements_than_spellbooks", f"{place}.unmet", (str(len(table.unmet[seat])), str(left)))

    # The map ----------------------------------------------------------------------------------------------------------

    def _pieces(self, table: Table) -> None:
        placement = Placement(self.game, self.problems)
        if self.said.areas is None:
            for seat in self.game.seats:
                for area in self.start.places_of(seat):
                    kinds = {kind: len(ids) for kind, ids in self.start.units[seat][area].items()}
                    placement.add(seat, area, f"areas.{area}.{seat}", kinds)
        for area, section in self.areas.items():
            for seat, units in section.units().items():
                if self.known(seat, self.game.seats, "unknown_side", f"areas.{area}.{seat}"):
                    placement.add(seat, area, f"areas.{area}.{seat}", units)
        for seat in self.game.seats:
            self._off_map(placement, seat, self.said.factions.get(seat, FactionSection()))
        table.gates.clear()
        placement.lay(table, self.said.pieces)
        table.rules = self.game.rules_in_force(table)

    def _off_map(self, placement: Placement, seat: str, sheet: FactionSection) -> None:
        place = f"factions.{seat}"
        for zone, held in sheet.zones.items():
            if self.known(zone, self.game.zones, "unknown_zone", f"{place}.zones.{zone}"):
                placement.add(seat, zone, f"{place}.zones.{zone}", held.units())
        for owner, units in sheet.captives.items():
            if owner == seat:
                self.wrong("own_captives", f"{place}.captives.{owner}", (seat,))
            elif self.known(owner, self.game.seats, "unknown_side", f"{place}.captives.{owner}"):
                placement.add(owner, captives(seat), f"{place}.captives.{owner}", units)
        placement.add_signs(seat, sheet.elder_signs, sheet.revealed)

    def _gates(self, table: Table) -> None:
        if self.said.areas is None:
            for area, keeper in self.start.gates.items():
                self._gate(table, area, self.start.pieces[keeper].side, f"areas.{area}.gate")
        for area, section in self.areas.items():
            if section.gate is not False:
                self._gate(table, area, section.gate, f"areas.{area}.gate")
        for seat, sheet in self.said.factions.items():
            for zone, held in sheet.zones.items():
                if held.gate is not False and seat in self.game.seats and zone in self.game.zones:
                    self._gate(table, zone, held.gate, f"factions.{seat}.zones.{zone}.gate")

    def _gate(self, table: Table, where: str, gate: str, place: str) -> None:
        seat = gate.partition(".")[0]
        if where in table.gates:
            self.wrong("gate_here", place, (where,))
        elif gate == ABANDONED:
            table.gates[where] = ""
        elif seat not in self.game.seats:
            self.wrong("unknown_side", place, (gate,), nearest(gate, (*self.game.seats, ABANDONED)))
        else:
            able = able_to_keep(table, seat, where)
            keeper = next((unit for unit in able if gate == seat or f"{unit}.".startswith(f"{gate}.")), "")
            table.gates[where] = keeper
            if not keeper:
                self.wrong("keeper_not_there", place, (gate,), seat if able else ABANDONED)

    # Tokens -----------------------------------------------------------------------------------------------------------

    def _tokens(self, table: Table) -> None:
        said, numbers = self.said, self.game.numbers
        table.ritual = min(said.ritual, len(self.game.ritual_track))
        if said.ritual > table.ritual:
            self.wrong("beyond_the_track", "ritual", (str(said.ritual),), str(table.ritual))
        table.desecrated = self.known_once(said.desecrated, self.game.places, "unknown_area", "desecrated")
        if len(said.desecrated) > numbers.desecration_tokens:
            self.wrong("more_than_tokens", "desecrated", (str(len(said.desecrated)),), str(numbers.desecration_tokens))
        table.decay = said.decay
        if said.decay and two_seats.VARIANT not in self.game.variants:
            self.wrong("unknown_field", "decay")
        self._awakened(table)

    def _awakened(self, table: Table) -> None:
        gods = tuple([kind.id for kind in self.game.kinds.values() if kind.type == GREAT_OLD_ONE])
        in_play = tuple([god for god in gods if table.in_play(self.game.kinds[god].faction, god)])
        if self.said.awakened is None:
            table.awakened = in_play
            return
        table.awakened = self.known_once(self.said.awakened, gods, "unknown_great_old_one", "awakened")
        for god in in_play:
            if god not in table.awakened:
                self.wrong("in_play_but_not_awakened", "awakened", (god,), god)
