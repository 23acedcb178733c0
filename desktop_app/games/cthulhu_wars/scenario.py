"""The scenario document of Cthulhu Wars: what it may say, and a document as checked values.

Whether what it says can lie on a table is scenario_reading.py's; here only its form is looked at.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from desktop_app.kernel.questions import Atom
from desktop_app.kernel.room import Problem
from desktop_app.kernel.save import LONGEST_PLACE, Closed, ScenarioHead, SeatHead, Word

__all__ = ["AreaSection", "FactionSection", "Phase", "Scenario", "SeatHead", "ZoneSection", "checked", "schema"]

Phase = Literal["set_up", "action", "gather_power", "first_player", "doom", "doom_slot"]
Units = dict[Word, Annotated[int, Field(ge=0, le=99)]]
Amount = Annotated[int, Field(ge=0, le=999)]

Path = tuple[Atom, ...]
"""The names and numbers that lead to a part of a document."""

_CODES = {"type": "wrong_type", "forbidden": "unknown_field", "missing": "missing_field", "key": "unknown_field"}
"""What the last word of a fault's kind is called in a Problem; everything else is a wrong value."""


class AreaSection(BaseModel):
    """An Area: its Gate, and each faction's Units by kind.

    `gate`: the faction that Controls it (its first Unit that can keep a Gate stands on it), the keeper's kind
    "<faction>.<kind>" or the very Unit "<faction>.<kind>.<number>", "abandoned", or false for no Gate.
    """

    model_config = ConfigDict(extra="allow", frozen=True, strict=True)
    __pydantic_extra__: dict[str, Units]

    gate: Word | Literal[False] = False

    def units(self) -> dict[str, Units]:
        """The Units here by faction."""
        return self.__pydantic_extra__


class ZoneSection(BaseModel):
    """A place off the map where a faction's Units are in play, and a Gate may lie with its keeper."""

    model_config = ConfigDict(extra="allow", frozen=True, strict=True)
    __pydantic_extra__: Units

    gate: Word | Literal[False] = False

    def units(self) -> Units:
        """The faction's Units here."""
        return self.__pydantic_extra__


class FactionSection(Closed):
    """A faction's sheet. What is left out is as at set-up; whatever Units are nowhere named are in its Pool.

    `unmet`: requirements still to be fulfilled, without it the last of the sheet as many as spellbooks are left.
    `elder_signs`: the values of its hidden ones; `revealed`: of those it has turned into Doom. `captives`: those on
    its card, by owner.
    """

    power: Amount | None = None
    doom: Amount = 0
    spellbooks: list[Word] = []
    unmet: list[Word] | None = None
    elder_signs: list[int] = []
    revealed: list[int] = []
    captives: dict[Word, Units] = {}
    zones: dict[Word, ZoneSection] = {}


class Scenario(ScenarioHead):
    """A table at a rest point: at set-up's first question, or as a phase, a turn or a slot of the Doom Phase begins.

    `turn`: whose turn or slot it is. `order`: the order of play, First Player first. `ritual`: the steps that the
    marker has been advanced. `awakened`: without it the Great Old Ones in play. `used`: what has been done once for a
    frame of the game (turn, action_phase, doom_slot, doom_phase, round, game). `areas`: the whole map; without it
    that of the set-up. `ending`: with what the game ends, if Doom and marker don't tell. `pieces`: which piece lies
    where, if they aren't numbered in the order of the map.
    """

    phase: Phase = "action"
    turn: Word | None = None
    order: list[Word] | None = None
    round: Annotated[int, Field(ge=1, le=999)] = 1
    ritual: Amount = 0
    desecrated: list[Word] = []
    awakened: list[Word] | None = None
    used: dict[Word, list[Word]] = {}
    areas: dict[Word, AreaSection] | None = None
    factions: dict[Word, FactionSection] = {}
    ending: Literal["", "turn", "doom_phase"] | None = None
    pieces: dict[Word, Word] = {}

    def sides(self) -> tuple[str, ...]:
        """The factions in the order they sit."""
        return tuple([seat.side if isinstance(seat, SeatHead) else seat for seat in self.seats])


def checked(document: Any) -> tuple[Scenario | None, tuple[Problem, ...]]:
    """What a document says, and what is wrong with its form. Faulty parts are left out of what it says."""
    problems: dict[str, Problem] = {}
    while isinstance(document, dict):
        try:
            return Scenario.model_validate(document), tuple(problems.values())
        except ValidationError as fault:
            faults = fault.errors(include_url=False, include_context=True, include_input=False)
        paths = [_path(document, each["loc"], str(each["type"])) for each in faults]
        for path, each in zip(paths, faults, strict=True):
            problem = _problem(path, each["loc"], str(each["type"]), each.get("ctx", {}))
            problems.setdefault(problem.place, problem)
        better = document if all(paths) else {**document, "game": "?"}
        for path in reversed(dict.fromkeys(paths)):
            better = _without(better, path)
        if better == document:
            break
        document = better
    return None, tuple(problems.values()) or (Problem("no_document", ""),)


def schema() -> dict[str, Any]:
    """The JSON Schema of a scenario document."""
    return Scenario.model_json_schema()


def _problem(path: Path, steps: Path, kind: str, about: dict[str, Any]) -> Problem:
    code = _CODES.get(kind.rpartition("_")[2], "wrong_value")
    if code == "missing_field":
        path = (*path, steps[-1])
    bounds = [str(about[name]) for name in ("expected", "ge", "le", "min_length", "max_length") if name in about]
    args = {"wrong_type": (kind,), "wrong_value": tuple(bounds)}
    return Problem(code, _spoken(path), args.get(code, ()))


def _spoken(path: Path) -> str:
    """The path as a document's place: "seats[0].side"."""
    words = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in path]
    return ascii("".join(words).removeprefix("."))[1:-1][:LONGEST_PLACE]


def _path(document: Any, steps: Path, kind: str) -> Path:
    """The steps that lead to what is there. The others name the alternatives of a value's type, or what is missing."""
    path: list[Atom] = []
    for step in steps[:-1] if kind == "missing" else steps:
        if _has(document, step):
            document = document[step]
            path.append(step)
    return tuple(path)


def _has(document: Any, step: Atom) -> bool:
    if isinstance(document, list):
        return isinstance(step, int) and step < len(document)
    return isinstance(document, dict) and step in document


def _without(document: Any, path: Path) -> Any:
    """A copy of the document without what lies there."""
    if not path or not _has(document, path[0]):
        return document
    first, others = path[0], path[1:]
    if isinstance(document, dict):
        if not others:
            return {name: value for name, value in document.items() if name != first}
        return {**document, first: _without(document[first], others)}
    at = int(first)
    return [*document[:at], *([_without(document[at], others)] if others else []), *document[at + 1:]]
