"""From a scenario document to a table. Whatever can't lie there is a Problem with its place; all of them are found."""

from __future__ import annotations

from functools import partial
from typing import Any

from desktop_app.games.call_of_madness import set_up
from desktop_app.games.call_of_madness.game import CallOfMadnessGame
from desktop_app.games.call_of_madness.procedures.setting_up import lay_god_piles
from desktop_app.games.call_of_madness.rest_points import SET_UP, frames
from desktop_app.games.call_of_madness.rules import make_game
from desktop_app.games.call_of_madness.scenario import PileSection, Scenario
from desktop_app.games.call_of_madness.scenario_boards import read_boards
from desktop_app.games.call_of_madness.scenario_players import PlayerReading
from desktop_app.games.call_of_madness.sheets import Pack
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.documents import Reading
from desktop_app.kernel.room import Problem, Setup
from desktop_app.kernel.scenarios import is_of, read_table

FRESH = ("passed", "free_used", "round_deeds", "gods", "goals", "goal_deck", "boards", "players", "beaten", "pile",
         "cards", "turn", "time_token")
"""What set-up brings about itself: a document that begins before it can't say it."""


def read(pack: Pack, document: Any) -> tuple[Setup, Table]:
    """The table that a document describes, at its first question. Raises BadSetup with every problem found."""
    return read_table(Scenario, document, partial(_setup, pack), partial(_table, pack))


def _table(pack: Pack, said: Scenario, setup: Setup, problems: list[Problem]) -> Table:
    game = make_game(pack, setup.map, setup.seats, set_up.all_options(pack, setup))
    return TableReading(game, said, problems).table()


def _setup(pack: Pack, said: Scenario, problems: list[Problem]) -> Setup | None:
    """Boards, seats and options; None when they don't make a game."""
    is_of("call_of_madness", said, problems)
    sides = said.sides() or tuple(pack.priests)[:set_up.USUAL_SEATS]
    setup = Setup(said.map or next(iter(pack.boards)), sides, tuple(said.options.items()))
    found = set_up.problems(pack, setup)
    problems += found
    return None if found else setup


class TableReading(Reading):
    """One document being read onto one table."""

    def __init__(self, game: CallOfMadnessGame, said: Scenario, problems: list[Problem]) -> None:
        super().__init__(problems)
        self.game = game
        self.said = said

    def table(self) -> Table:
        """The table with its stack; of use only when there is no problem."""
        table, said = set_up.lay_table(self.game), self.said
        if said.phase == SET_UP:
            for name in FRESH:
                if name in said.model_fields_set:
                    self.wrong("not_before_set_up", name)
        else:
            self._turns(table)
            self._gods(table)
            read_boards(self, table)
            PlayerReading(self, table).read()
            self._piles(table)
            self._goals(table)
        table.stack = frames(said.phase, table.in_turn)
        return table

    def _turns(self, table: Table) -> None:
        said, seats = self.said, self.game.seats
        if said.time_token is not None and self.known(said.time_token, seats, "unknown_side", "time_token"):
            table.time_token = said.time_token
        table.in_turn = table.time_token
        if said.turn is not None and self.known(said.turn, seats, "unknown_side", "turn"):
            table.in_turn = said.turn
        table.night = int(said.time == "night")
        table.round = said.round
        table.passed = self.known_once(said.passed, seats, "unknown_side", "passed")
        table.free_used = self.known_once(said.free_used, seats, "unknown_side", "free_used")
        table.round_deeds = dict(said.round_deeds)
        if table.in_turn in table.passed and said.phase == "defence":
            self.wrong("has_passed", "turn", (table.in_turn,))

    def _gods(self, table: Table) -> None:
        usual = tuple(self.game.pack.powers)[:self.game.numbers.gods_in_play]
        named = usual if self.said.gods is None else tuple(self.said.gods)
        gods = self.known_once(list(named), tuple(self.game.pack.powers), "unknown_god", "gods")
        if len(gods) != self.game.numbers.gods_in_play:
            self.wrong("other_number", "gods", (str(len(gods)), str(self.game.numbers.gods_in_play)))
        lay_god_piles(table, tuple([god for god in self.game.pack.powers if god in gods]))

    def _piles(self, table: Table) -> None:
        """After the players' cards: what nobody has lies in the piles."""
        for god in table.gods:
            pile = (self.said.gods or {}).get(god, PileSection())
            left = table.unseen[god]
            below = self.known_once(pile.below, left, "no_card_there", f"gods.{god}.below")
            left = tuple([card for card in left if card not in below])
            table.tops[god] = pile.top if pile.top is not None else next(iter(left), "")
            if table.tops[god] or left or below:
                self.known(table.tops[god], left, "no_card_there", f"gods.{god}.top")
            table.below[god] = below
            table.unseen[god] = tuple([card for card in left if card != table.tops[god]])

    def _goals(self, table: Table) -> None:
        said, every = self.said, tuple(self.game.pack.immediate_goals)
        if not self.game.with_goals:
            for name in ("goals", "goal_deck"):
                if getattr(said, name):
                    self.wrong("no_goals_here", name)
            return
        claimed = [goal for seat in self.game.seats for goal in table.claimed[seat]]
        left = tuple([goal for goal in every if goal not in claimed])
        kept = [goal for goal in left if goal not in (said.goal_deck or [])]
        shown = kept[:self.game.numbers.goals_on_display] if said.goals is None else said.goals
        table.goals_shown = self.known_once(shown, left, "unknown_goal", "goals")
        rest = tuple([goal for goal in left if goal not in table.goals_shown])
        table.goal_deck = rest
        if said.goal_deck is not None:
            table.goal_deck = self.known_once(said.goal_deck, rest, "unknown_goal", "goal_deck")
            if len(table.goal_deck) < len(rest):
                missing = next(goal for goal in rest if goal not in table.goal_deck)
                self.wrong("nowhere", "goal_deck", (missing,))
