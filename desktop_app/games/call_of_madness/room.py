"""Call of Madness as the program sees it."""

from __future__ import annotations

from typing import Any

from desktop_app.games.call_of_madness import invariants, pack, scenario, scenario_reading, scenario_writing, set_up
from desktop_app.games.call_of_madness.editing import editing
from desktop_app.games.call_of_madness.game import CallOfMadnessGame
from desktop_app.games.call_of_madness.introduction import CallOfMadnessIntroduction
from desktop_app.games.call_of_madness.pack import PackProblem, load_pack
from desktop_app.games.call_of_madness.procedures.end_of_game import how_it_ended
from desktop_app.games.call_of_madness.rest_points import rest_phase
from desktop_app.games.call_of_madness.rules import make_game, unknown_metrics
from desktop_app.games.call_of_madness.sheets import Pack
from desktop_app.games.call_of_madness.table import Table
from desktop_app.games.call_of_madness.view import table_view
from desktop_app.games.call_of_madness.view_log import describe
from desktop_app.games.call_of_madness.view_preview import preview
from desktop_app.games.call_of_madness.view_why_not import why_not
from desktop_app.kernel.editing import Editing
from desktop_app.kernel.introduction import Introduction
from desktop_app.kernel.questions import text
from desktop_app.kernel.rolls import DiceBook
from desktop_app.kernel.room import Setup
from desktop_app.kernel.room_functions import FunctionRoom
from desktop_app.kernel.state import State
from desktop_app.kernel.views import ChapterView


class CallOfMadness(FunctionRoom[Pack, Table]):
    """The room. Made from the text of the four pack files; raises PackProblem when one is wrong."""

    id = "call_of_madness"
    holdings: tuple[str, ...] = ("boards.*", "players.*.hand", "players.*.madness")

    def __init__(self, general: str, cards: str, goals: str, investigators: str) -> None:
        super().__init__(
            load_pack(general, cards, goals, investigators), Table,
            catalogue=set_up.catalogue, default_setup=set_up.default_setup, problems=set_up.problems, game=game,
            new_table=set_up.new_table, rest_phase=rest_phase, read_scenario=scenario_reading.read,
            write_scenario=scenario_writing.write, table_data=scenario_writing.table_data, view=table_view,
            why_not=why_not, preview=preview, describe=describe, result=how_it_ended, broken=invariants.broken,
        )  # fmt: skip
        for goal, metric in unknown_metrics(self.pack):
            raise PackProblem("goals", goal, "metric", f"{metric} is no number that is counted")

    def chapter(self, state: State) -> ChapterView:
        table = self.at_table(state)
        return ChapterView(text("chapter.round", n=table.round), "moon" if table.night else "sun")

    def dice(self) -> DiceBook | None:
        return None

    def editing(self) -> Editing | None:
        return editing(self.pack)

    def introduction(self) -> Introduction:
        return CallOfMadnessIntroduction(self.pack)

    def schemas(self) -> dict[str, dict[str, Any]]:
        return {"scenario": scenario.schema(), **pack.schemas()}


def game(pack: Pack, setup: Setup) -> CallOfMadnessGame:
    """What all positions of this set-up share."""
    return make_game(pack, setup.map, setup.seats, set_up.all_options(pack, setup))
