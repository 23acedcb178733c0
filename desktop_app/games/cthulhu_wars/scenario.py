"""The scenario document of Cthulhu Wars: what it may say.

Whether what it says can lie on a table is scenario_reading.py's; here only its form is looked at.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from desktop_app.kernel.save import Closed, ScenarioHead, Word

__all__ = ["AreaSection", "FactionSection", "Phase", "Scenario", "ZoneSection", "schema"]

Phase = Literal["set_up", "action", "gather_power", "first_player", "doom", "doom_slot"]
Units = dict[Word, Annotated[int, Field(ge=0, le=99)]]
Amount = Annotated[int, Field(ge=0, le=999)]


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
    marker has been advanced. `decay`: where the Decay marker stands, with two seats; a turn that begins is paid for.
    `awakened`: without it the Great Old Ones in play. `used`: what has been done once for a
    frame of the game (turn, action_phase, doom_slot, doom_phase, round, game). `areas`: the whole map; without it
    that of the set-up. `ending`: with what the game ends, if Doom and marker don't tell. `pieces`: which piece lies
    where, if they aren't numbered in the order of the map.
    """

    phase: Phase = "action"
    turn: Word | None = None
    order: list[Word] | None = None
    round: Annotated[int, Field(ge=1, le=999)] = 1
    ritual: Amount = 0
    decay: Amount = 0
    desecrated: list[Word] = []
    awakened: list[Word] | None = None
    used: dict[Word, list[Word]] = {}
    areas: dict[Word, AreaSection] | None = None
    factions: dict[Word, FactionSection] = {}
    ending: Literal["", "turn", "doom_phase"] | None = None
    pieces: dict[Word, Word] = {}


def schema() -> dict[str, Any]:
    """The JSON Schema of a scenario document."""
    return Scenario.model_json_schema()
