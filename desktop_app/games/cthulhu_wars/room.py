"""Cthulhu Wars as the program sees it."""

from __future__ import annotations

from typing import Any

from desktop_app.games.cthulhu_wars import invariants, pack, scenario, scenario_reading, scenario_writing, set_up
from desktop_app.games.cthulhu_wars.editing import editing
from desktop_app.games.cthulhu_wars.game import CthulhuWarsGame
from desktop_app.games.cthulhu_wars.introduction import CthulhuWarsIntroduction
from desktop_app.games.cthulhu_wars.pack import load_pack
from desktop_app.games.cthulhu_wars.procedures.end_of_game import how_it_ended
from desktop_app.games.cthulhu_wars.rest_points import rest_phase
from desktop_app.games.cthulhu_wars.rules import make_game
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.games.cthulhu_wars.view import table_view
from desktop_app.games.cthulhu_wars.view_log import describe
from desktop_app.games.cthulhu_wars.view_luck import BattleDice
from desktop_app.games.cthulhu_wars.view_preview import preview
from desktop_app.games.cthulhu_wars.view_why_not import why_not
from desktop_app.kernel.editing import Editing
from desktop_app.kernel.events import Event
from desktop_app.kernel.introduction import Introduction
from desktop_app.kernel.questions import Option, Reason, Text, text
from desktop_app.kernel.rolls import DiceBook
from desktop_app.kernel.room import BadSetup, Catalogue, Problem, Result, Setup
from desktop_app.kernel.state import State, load
from desktop_app.kernel.views import ChapterView, PreviewView, TableView


class CthulhuWars:
    """The room. Made from the text of the three pack files; raises PackProblem when one is wrong."""

    id = "cthulhu_wars"
    holdings: tuple[str, ...] = ("areas.*", "factions.*.pool", "factions.*.captives*", "factions.*.zones*")

    def __init__(self, general: str, factions: str, earth: str) -> None:
        self.pack = load_pack(general, factions, earth)

    def catalogue(self) -> Catalogue:
        return set_up.catalogue(self.pack)

    def default_setup(self, map: str = "", seats: int = 0) -> Setup:
        return set_up.default_setup(self.pack, map, seats)

    def game(self, setup: Setup) -> CthulhuWarsGame:
        """What all positions of this set-up share. Raises BadSetup."""
        found = set_up.problems(self.pack, setup)
        if found:
            raise BadSetup(found)
        return make_game(self.pack, self.pack.maps[setup.map], setup.seats, dict(setup.options))

    def new_game(self, setup: Setup) -> State:
        return set_up.new_table(self.game(setup))

    def from_data(self, setup: Setup, text: str) -> State:
        return load(self.game(setup), text)

    def rest_point(self, state: State) -> bool:
        """As set-up is done, and whenever a turn, a slot of the Doom Phase or the choice of First Player begins."""
        return rest_phase(at_table(state)) != ""

    def read_scenario(self, document: dict[str, Any]) -> tuple[Setup, State]:
        return scenario_reading.read(self.pack, document)

    def write_scenario(self, state: State) -> dict[str, Any]:
        return scenario_writing.write(at_table(state))

    def table_data(self, state: State) -> dict[str, Any]:
        return scenario_writing.table_data(at_table(state))

    def view(self, state: State, seat: str) -> TableView:
        return table_view(at_table(state), seat)

    def why_not(self, state: State, seat: str, piece: str, place: str) -> Reason:
        return why_not(at_table(state), seat, piece, place)

    def preview(self, state: State, seat: str, option: Option) -> PreviewView:
        return preview(at_table(state), seat, option)

    def describe(self, state: State, event: Event) -> Text:
        return describe(at_table(state), event)

    def chapter(self, state: State) -> ChapterView:
        return ChapterView(text("chapter.round", n=at_table(state).round))

    def result(self, state: State) -> Result:
        return how_it_ended(at_table(state))

    def broken(self, state: State) -> tuple[Problem, ...]:
        return invariants.broken(at_table(state))

    def dice(self) -> DiceBook | None:
        return BattleDice(self.pack.numbers)

    def editing(self) -> Editing | None:
        return editing(self.pack)

    def introduction(self) -> Introduction:
        return CthulhuWarsIntroduction(self.pack)

    def schemas(self) -> dict[str, dict[str, Any]]:
        return {"scenario": scenario.schema(), **pack.schemas()}


def at_table(state: State) -> Table:
    """The table that this room has laid itself."""
    assert isinstance(state, Table)
    return state
