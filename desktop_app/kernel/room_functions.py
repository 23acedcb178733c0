"""A room out of its own functions: what the program asks of it, answered by the file that knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from desktop_app.kernel.events import Event
from desktop_app.kernel.game import Game
from desktop_app.kernel.questions import Option, Reason, Text
from desktop_app.kernel.room import BadSetup, Catalogue, Problem, Result, Setup
from desktop_app.kernel.state import State, load
from desktop_app.kernel.views import PreviewView, TableView

P = TypeVar("P")
T = TypeVar("T", bound=State)


class FunctionRoom(Generic[P, T]):
    """A GameRoom for the content of one pack, whose positions are all of the class `table`. The functions are what the
    method of their name says, asked with the pack or with the table; beside them `problems` are those of a set-up,
    `game` is what all positions of a sound one share, `new_table` lays a game out up to its first question, and
    `rest_phase` is "" where the table can't be told without its stack."""

    def __init__(self, pack: P, table: type[T], *,
                 catalogue: Callable[[P], Catalogue], default_setup: Callable[[P, str, int], Setup],
                 problems: Callable[[P, Setup], tuple[Problem, ...]], game: Callable[[P, Setup], Game],
                 new_table: Callable[[Any], T], rest_phase: Callable[[T], str],
                 read_scenario: Callable[[P, dict[str, Any]], tuple[Setup, T]],
                 write_scenario: Callable[[T], dict[str, Any]], table_data: Callable[[T], dict[str, Any]],
                 view: Callable[[T, str], TableView], why_not: Callable[[T, str, str, str], Reason],
                 preview: Callable[[T, str, Option], PreviewView], describe: Callable[[T, Event], Text],
                 result: Callable[[T], Result], broken: Callable[[T], tuple[Problem, ...]]) -> None:  # fmt: skip
        self.pack, self._table = pack, table
        self._catalogue, self._default_setup, self._problems = catalogue, default_setup, problems
        self._game, self._new_table, self._rest_phase = game, new_table, rest_phase
        self._read_scenario, self._write_scenario, self._table_data = read_scenario, write_scenario, table_data
        self._view, self._why_not, self._preview, self._describe = view, why_not, preview, describe
        self._result, self._broken = result, broken

    def at_table(self, state: State) -> T:
        """The table that this room has laid itself."""
        assert isinstance(state, self._table)
        return state

    def catalogue(self) -> Catalogue:
        return self._catalogue(self.pack)

    def default_setup(self, map: str = "", seats: int = 0) -> Setup:
        return self._default_setup(self.pack, map, seats)

    def game(self, setup: Setup) -> Game:
        """What all positions of this set-up share. Raises BadSetup."""
        found = self._problems(self.pack, setup)
        if found:
            raise BadSetup(found)
        return self._game(self.pack, setup)

    def new_game(self, setup: Setup) -> State:
        return self._new_table(self.game(setup))

    def from_data(self, setup: Setup, text: str) -> State:
        return load(self.game(setup), text)

    def rest_point(self, state: State) -> bool:
        return self._rest_phase(self.at_table(state)) != ""

    def read_scenario(self, document: dict[str, Any]) -> tuple[Setup, State]:
        return self._read_scenario(self.pack, document)

    def write_scenario(self, state: State) -> dict[str, Any]:
        return self._write_scenario(self.at_table(state))

    def table_data(self, state: State) -> dict[str, Any]:
        return self._table_data(self.at_table(state))

    def view(self, state: State, seat: str) -> TableView:
        return self._view(self.at_table(state), seat)

    def why_not(self, state: State, seat: str, piece: str, place: str) -> Reason:
        return self._why_not(self.at_table(state), seat, piece, place)

    def preview(self, state: State, seat: str, option: Option) -> PreviewView:
        return self._preview(self.at_table(state), seat, option)

    def describe(self, state: State, event: Event) -> Text:
        return self._describe(self.at_table(state), event)

    def result(self, state: State) -> Result:
        return self._result(self.at_table(state))

    def broken(self, state: State) -> tuple[Problem, ...]:
        return self._broken(self.at_table(state))
