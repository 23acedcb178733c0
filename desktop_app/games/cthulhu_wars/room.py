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
from desktop_app.games.cthulhu_wars.sheets import Pack
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.games.cthulhu_wars.view import table_view
from desktop_app.games.cthulhu_wars.view_log import describe
from desktop_app.games.cthulhu_wars.view_luck import BattleDice
from desktop_app.games.cthulhu_wars.view_preview import preview
from desktop_app.games.cthulhu_wars.view_why_not import why_not
from desktop_app.kernel.editing import Editing
from desktop_app.kernel.introduction import Introduction
from desktop_app.kernel.questions import text
from desktop_app.kernel.rolls import DiceBook
from desktop_app.kernel.room import Setup
from desktop_app.kernel.room_functions import FunctionRoom
from desktop_app.kernel.state import State
from desktop_app.kernel.views import ChapterView


class CthulhuWars(FunctionRoom[Pack, Table]):
    """The room. Made from the text of the three pack files; raises PackProblem when one is wrong."""

    id = "cthulhu_wars"
    holdings: tuple[str, ...] = ("areas.*", "factions.*.pool", "factions.*.captives*", "factions.*.zones*")

    def __init__(self, general: str, factions: str, earth: str) -> None:
        super().__init__(
            load_pack(general, factions, earth), Table,
            catalogue=set_up.catalogue, default_setup=set_up.default_setup, problems=set_up.problems, game=game,
            new_table=set_up.new_table, rest_phase=rest_phase, read_scenario=scenario_reading.read,
            write_scenario=scenario_writing.write, table_data=scenario_writing.table_data, view=table_view,
            why_not=why_not, preview=preview, describe=describe, result=how_it_ended, broken=invariants.broken,
        )  # fmt: skip

    def chapter(self, state: State) -> ChapterView:
        return ChapterView(text("chapter.round", n=self.at_table(state).round))

    def dice(self) -> DiceBook | None:
        return BattleDice(self.pack.numbers)

    def editing(self) -> Editing | None:
        return editing(self.pack)

    def introduction(self) -> Introduction:
        return CthulhuWarsIntroduction(self.pack)

    def schemas(self) -> dict[str, dict[str, Any]]:
        return {"scenario": scenario.schema(), **pack.schemas()}


def game(pack: Pack, setup: Setup) -> CthulhuWarsGame:
    """What all positions of this set-up share."""
    return make_game(pack, pack.maps[setup.map], setup.seats, dict(setup.options))
