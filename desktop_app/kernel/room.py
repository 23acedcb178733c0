"""All that the program knows of a game. A room is stateless; positions are States, setups are plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from desktop_app.kernel.events import Event
from desktop_app.kernel.questions import Option, Reason, Text
from desktop_app.kernel.rolls import DiceBook
from desktop_app.kernel.state import State
from desktop_app.kernel.views import ChapterView, PreviewView, TableView

if TYPE_CHECKING:
    from desktop_app.kernel.editing import Editing
    from desktop_app.kernel.introduction import Introduction


class MapChoice(NamedTuple):
    """A map one may play on, and with how many seats."""

    id: str
    seats: tuple[int, ...]


class OptionChoice(NamedTuple):
    """A named rules option and its values; the first value is the default."""

    id: str
    values: tuple[str, ...]


class Catalogue(NamedTuple):
    """What a New game page offers. `sides`: factions or armies in placement order."""

    maps: tuple[MapChoice, ...]
    sides: tuple[str, ...]
    options: tuple[OptionChoice, ...]


class Setup(NamedTuple):
    """What a new game is made of. `seats` are sides in the order they sit; `options`: (id, value) pairs."""

    map: str
    seats: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()


class Problem(NamedTuple):
    """What is wrong with a document: a code, the place in it ("pieces.europe[2]"), the words' arguments, a fix."""

    code: str
    place: str
    args: tuple[str, ...] = ()
    fix: str = ""


class Result(NamedTuple):
    """How a game ended. `winners` may be empty: nobody won."""

    winners: tuple[str, ...]
    scores: tuple[tuple[str, int], ...]
    reason: str


class BadSetup(ValueError):
    """A setup or document that can't be played; `problems` say what and where."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(f"{p.place}: {p.code} {' '.join(p.args)}".strip() for p in problems))
        self.problems = problems


def wrong_seats(seats: tuple[str, ...], sides: Sequence[str]) -> list[Problem]:
    """Seats that none of these sides sits on, and sides that sit twice."""
    found: list[Problem] = []
    for index, seat in enumerate(seats):
        if seat not in sides:
            found.append(Problem("unknown_side", f"seats[{index}]", (seat,)))
        elif seat in seats[:index]:
            found.append(Problem("seat_twice", f"seats[{index}]", (seat,)))
    return found


def wrong_options(said: tuple[tuple[str, str], ...], options: Sequence[OptionChoice]) -> list[Problem]:
    """Options that there are not, and values that they can't have."""
    choices = {choice.id: choice.values for choice in options}
    return [Problem("unknown_option", f"options.{id}", (value,)) for id, value in said
            if value not in choices.get(id, ())]


class GameRoom(Protocol):
    """A game as the program sees it."""

    id: str

    holdings: tuple[str, ...]
    """The places of table_data that hold pieces, as patterns ("areas.*"): a rule case that names one names it whole."""

    def catalogue(self) -> Catalogue:
        """What may be chosen for a new game."""

    def default_setup(self, map: str = "", seats: int = 0) -> Setup:
        """The usual line-up: the map's smallest printed count, the room's default seats. Raises BadSetup."""

    def new_game(self, setup: Setup) -> State:
        """A game at its first question. Raises BadSetup."""

    def from_data(self, setup: Setup, text: str) -> State:
        """The position that kernel.state.canonical_json wrote."""

    def view(self, state: State, seat: str) -> TableView:
        """The table as this seat may see it; "" sees what all may see."""

    def why_not(self, state: State, seat: str, piece: str, place: str) -> Reason:
        """Why this seat may not carry this piece to this place. Always a Reason; nothing changes."""

    def preview(self, state: State, seat: str, option: Option) -> PreviewView:
        """What this option would do: numbers, odds, areas. Nothing changes."""

    def describe(self, state: State, event: Event) -> Text:
        """The log line of an event."""

    def chapter(self, state: State) -> ChapterView:
        """To which part of the game this position belongs: a round, say. Cheap: asked of every position."""

    def rest_point(self, state: State) -> bool:
        """May the table be written out exactly here, without the stack (a turn's start)?"""

    def read_scenario(self, document: dict[str, Any]) -> tuple[Setup, State]:
        """The table that a scenario document describes. Raises BadSetup with every problem found."""

    def write_scenario(self, state: State) -> dict[str, Any]:
        """The document of a table at a rest point; read_scenario gives back an equal fingerprint."""

    def result(self, state: State) -> Result:
        """Winners and scores of a game that is over."""

    def table_data(self, state: State) -> dict[str, Any]:
        """The position in the scenario document's words at ANY moment, for partial comparison in rule cases."""

    def broken(self, state: State) -> tuple[Problem, ...]:
        """What can't be true of any position and is of this one: nothing, if the rules are right. Soaking asks."""

    def schemas(self) -> dict[str, dict[str, Any]]:
        """The JSON Schemas of this game's documents: "scenario", "map", and each pack by its name."""

    def dice(self) -> DiceBook | None:
        """What its dice may mean and which events are rolls; None in a game without dice."""

    def editing(self) -> Editing | None:
        """How tables are set up by hand; None when that is not written."""

    def introduction(self) -> Introduction:
        """Its sides, maps and pieces, for whoever looks before a game has begun."""
