"""The Meadow as a room, so that matches, saves and bots can be tried on it. Importing this makes the room known."""

from __future__ import annotations

from typing import Any

from desktop_app.kernel.crank import begin
from desktop_app.kernel.events import Event
from desktop_app.kernel.questions import Option, Reason, Text, text
from desktop_app.kernel.room import BadSetup, Catalogue, MapChoice, Problem, Result, Setup
from desktop_app.kernel.save import ScenarioHead
from desktop_app.kernel.state import State, data, fingerprint, load
from desktop_app.kernel.views import ChapterView, PreviewView, TableView
from tests.kernel.toy_room.meadow import SEATS
from tests.kernel.toy_room.rules import CARDS
from tests.kernel.toy_room.season import Season
from tests.kernel.toy_room.set_up import GAME, GAME_FOR_TWO, lay_table, new_game

GAMES = {2: GAME_FOR_TWO, 3: GAME}


class MeadowScenario(ScenarioHead):
    """How many days, and how much hay, seat by seat."""

    days: int = 2
    hay: dict[str, int] = {}


class MeadowRoom:
    """The toy game as the program sees it. Its only rest point is the start."""

    id = "meadow"
    holdings: tuple[str, ...] = ()

    def catalogue(self) -> Catalogue:
        return Catalogue((MapChoice("meadow", (2, 3)),), SEATS, ())

    def default_setup(self, map: str = "", seats: int = 0) -> Setup:
        return Setup(map or "meadow", SEATS[:seats or 2])

    def new_game(self, setup: Setup) -> State:
        if setup.map != "meadow" or setup.seats not in (SEATS, SEATS[:2]):
            raise BadSetup((Problem("no_such_game", "setup"),))
        return new_game(GAMES[len(setup.seats)], int(dict(setup.options).get("days", "6")))

    def from_data(self, setup: Setup, text: str) -> State:
        return load(GAMES[len(setup.seats)], text)

    def view(self, state: State, seat: str) -> TableView:
        return TableView((), (), (), (), None, phase=text("seen_by", seat=seat))

    def why_not(self, state: State, seat: str, piece: str, place: str) -> Reason:
        return Reason("no_view")

    def preview(self, state: State, seat: str, option: Option) -> PreviewView:
        return PreviewView()

    def describe(self, state: State, event: Event) -> Text:
        return Text(event.kind)

    def chapter(self, state: State) -> ChapterView:
        season = next((frame for frame in state.stack if isinstance(frame, Season)), None)
        return ChapterView(text("day", n=season.begun if season is not None else 0))

    def rest_point(self, state: State) -> bool:
        return fingerprint(state) == fingerprint(self.read_scenario({"game": "meadow"})[1])

    def read_scenario(self, document: dict[str, Any]) -> tuple[Setup, State]:
        try:
            read = MeadowScenario.model_validate(document)
        except ValueError as fault:
            raise BadSetup((Problem("wrong", "document"),)) from fault
        seats = tuple([seat.side for seat in read.seats]) or SEATS[:2]
        table = lay_table(GAMES[len(seats)], dict.fromkeys(CARDS, seats[0]))
        table.hay.update(read.hay)
        begin(table, Season(read.days))
        return Setup("meadow", seats), table

    def write_scenario(self, state: State) -> dict[str, Any]:
        return {"game": "meadow"}

    def result(self, state: State) -> Result:
        return Result((), (), "over")

    def table_data(self, state: State) -> dict[str, Any]:
        return data(state)


MEADOW = MeadowRoom()
