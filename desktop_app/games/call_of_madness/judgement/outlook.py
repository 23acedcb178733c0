"""The table as the seat sees it that has to answer: facts that many judgements ask for, found once a question."""

from __future__ import annotations

from typing import Any

from desktop_app.games.call_of_madness.judgement import worth
from desktop_app.games.call_of_madness.judgement.ending import points, shown, wins
from desktop_app.games.call_of_madness.judgement.hopes import nearly_met, would_meet
from desktop_app.games.call_of_madness.procedures.end_of_game import endgame_goals
from desktop_app.games.call_of_madness.procedures.resolve import OBJECTS, RESOLVE, IconVerb, resolving
from desktop_app.games.call_of_madness.sheets import AFTERWARDS, Action, Goal
from desktop_app.games.call_of_madness.spaces import UP
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.judging import Hearing, Judgements, Opinions
from desktop_app.kernel.questions import PASS, Ask, Atom, Judgement, Option, Text

ENDS_GAME = 100_000
"""What speaks for ending the game as its winner, and against ending it as a loser."""

RANKS = (30, 15, 8)
"""Hundredths that a loss of another player's is worth, by his rank among the others: of the first one most."""

POOR = 12
"""With so few cultists a player may soon end the game."""

FOR_A_GOAL, FOR_THE_END = 70, 50
"""Hundredths of its points for meeting a goal on display, which must be claimed yet, and one that the end asks for."""

ON_INVESTIGATORS = ("attack", "destroy", "strengthen", "move")
"""Icons that need another investigator each."""


class Outlook(Hearing):
    """What the judges look at, and what they say to.

    `rounds`: how many more there will be, at a guess. Numbers of others' cultists are what anybody has who counted
    their gains and losses, which are all public (ledger COM-R22).
    """

    def __init__(self, table: Table, ask: Ask, opinions: Opinions) -> None:
        super().__init__(ask, opinions)
        self.table = table
        self.seat = ask.decider
        self.others = table.others(self.seat)
        self.rounds = worth.rounds_left(table)
        self.fire = worth.fire(self.rounds)
        self.marker = self._marker()
        self.mine = tuple([table.game.goals[goal] for goal in endgame_goals(table, self.seat)])
        self._ways: dict[tuple[Action, bool], list[tuple[int, Option]]] = {}
        self._hurts: dict[str, int] = {}
        self._harms: dict[str, int] = {}
        self._phases: dict[str, int] = {}
        self._points: dict[str, int] = {}
        self._near: dict[str, list[tuple[Goal, int]]] | None = None
        self._price = self._price_of_line()

    # Saying -------------------------------------------------------------------------------------------------------

    def of(self, option: Option) -> Judgements:
        """All that is said of an option, with its price."""
        said = super().of(option)
        return said if option == PASS else (*said, *self._price)

    def _price_of_line(self) -> Judgements:
        """What a line below the cards' sets costs that may be declined."""
        if self.ask.question != RESOLVE or PASS not in self.ask.options:
            return ()
        frame = resolving(self.table)
        cost = self.table.game.actions_of(frame.source, frame.number)[frame.left[0]].madness_cost
        return (Judgement(-cost * self.marker, Text("judge.costs_markers", (("n", cost),))),)

    def ends(self, losses: dict[str, int]) -> None:
        """Where these losses take somebody's last cultist, all depends on who would win."""
        if any(self.table.cultists[seat] <= loss for seat, loss in losses.items()):
            if self.wins(losses):
                self.say(ENDS_GAME, "ends_and_wins")
            else:
                self.say(-ENDS_GAME, "ends_and_loses")

    def wins(self, losses: dict[str, int]) -> bool:
        """Would the seat win if the game ended with these losses?"""
        return wins(self.table, self.seat, self.standing(), losses)

    def standing(self) -> dict[str, int]:
        """Everybody's points, as far as the seat can tell."""
        if not self._points:
            self._points = {seat: points(self.table, seat, seat == self.seat) for seat in self.table.game.seats}
        return self._points

    # Boards -------------------------------------------------------------------------------------------------------

    def hurts(self, seat: str) -> int:
        """What a loss of another player's is worth, in hundredths.

        Most if he leads. A poor one is pressed while the end would be welcome, and spared while it would not.
        """
        found = self._hurts.get(seat)
        if found is None:
            found = self._hurts[seat] = self._hurt(seat)
        return found

    def _hurt(self, seat: str) -> int:
        table = self.table
        if len(self.others) == 1:
            return 100
        ahead = len([other for other in self.others if shown(table, other) > shown(table, seat)])
        share = RANKS[min(ahead, len(RANKS) - 1)]
        if table.cultists[seat] <= POOR:
            return share + 40 if self.wins({seat: table.cultists[seat]}) else 0
        return share

    def harm(self, investigator: str) -> int:
        """What it would cost its board's owner if it entered."""
        found = self._harms.get(investigator)
        if found is None:
            found = self._harms[investigator] = worth.harm(self.table, investigator, self.rounds)
        return found

    def phases(self, space: str) -> int:
        """Investigators' Phases until one that stands here enters."""
        found = self._phases.get(space)
        if found is None:
            found = self._phases[space] = worth.phases(self.table, space)
        return found

    def threat(self, investigator: str) -> int:
        """Harm that it may still do where it stands."""
        near = worth.nearness(self.phases(self.table.pieces[investigator].place), self.rounds)
        return self.harm(investigator) * near // 100

    def comes_nearer(self, investigator: str, before: int, after: int) -> int:
        """How much more harm is to be feared, if it enters in so many phases; 0 is at once."""
        now, then = worth.nearness(before, self.rounds), worth.nearness(after, self.rounds)
        return self.harm(investigator) * (then - now) // 100

    def over_outpost(self, space: str, change: int) -> int:
        """How much more is to be feared of those above this space, if their way has so many more outposts."""
        table = self.table
        above = [table.at_space(each) for each in table.game.grid.lines[space][UP]]
        ways = [(each, self.phases(table.pieces[each].place)) for each in above if each]
        return sum([self.comes_nearer(each, way, way - change) for each, way in ways])

    # Goals and markers --------------------------------------------------------------------------------------------

    def towards(self, metric: str, change: int) -> None:
        """A goal on display, or one's own for the end, that this change of a number would meet."""
        if not change:
            return
        if self._near is None:
            game = self.table.game
            shown = [(game.goals[goal], FOR_A_GOAL) for goal in self.table.goals_shown]
            self._near = nearly_met(self.table, self.seat, [*shown, *[(goal, FOR_THE_END) for goal in self.mine]])
        for goal, share in self._near.get(metric, ()):
            if would_meet(self.table, self.seat, goal, metric, change):
                self.say(share * goal.points, "brings_goal", goal=goal.id)

    def _marker(self) -> int:
        """What one marker is worth now: less, the more there are."""
        return max(worth.MARKER // 2, worth.MARKER + 30 - 10 * self.table.pool_size(self.seat))

    # Actions ------------------------------------------------------------------------------------------------------

    def plan(self, actions: tuple[Action, ...]) -> list[Option]:
        """How the actions of a set or power would be used, each in the best way that is left."""
        found: list[Option] = []
        taken: list[Atom] = []
        for action in actions:
            for _ in range(action.amount if action.icon in OBJECTS else 1):
                best = self._best(action, taken)
                if best is not None:
                    found.append(best)
                    taken += [word for word in best.args if isinstance(word, str)]
        return found

    def _best(self, action: Action, taken: list[Atom]) -> Option | None:
        """What can only do harm is weighed when there is nothing else."""
        again = action.icon not in (*ON_INVESTIGATORS, *OBJECTS)
        for promising in (True, False):
            for _, option in self._ways_to(action, promising):
                if again or not any(word in taken for word in option.args):
                    return option
        return None

    def _ways_to(self, action: Action, promising: bool) -> list[tuple[int, Option]]:
        """The ways to carry out an action that promise something, or the others; the best first."""
        found = self._ways.get((action, promising))
        if found is None:
            found = [(self.sum(option.verb, *option.args), option) for option in self._candidates(action)
                     if self._promises(option) == promising]
            found.sort(key=_worst, reverse=True)
            self._ways[action, promising] = found
        return found

    def _candidates(self, action: Action) -> list[Option]:
        if action.icon in AFTERWARDS:
            return []
        found: list[Option] = []
        for verb in self.table.rules.verbs.values():
            if isinstance(verb, IconVerb) and verb.icon == action.icon:
                found += self._of_verb(verb, action)
        return found

    def _of_verb(self, verb: Any, action: Action) -> list[Option]:
        options: list[Option] = verb.candidates(self.table, self.seat, action)
        if action.icon in ON_INVESTIGATORS:
            return options
        return [option for option in options if verb.refuses_action(self.table, self.seat, action, option) is None]

    def _promises(self, option: Option) -> bool:
        """Blows for those on the own board, strength for the others; away from the own headquarters, nearer to
        another's."""
        if option.verb == "move":
            return self._leads_well(str(option.args[2]), str(option.args[3]))
        if option.verb in ON_INVESTIGATORS:
            own = self.table.board_of(str(option.args[-1])) == self.seat
            return own != (option.verb == "strengthen")
        return True

    def _leads_well(self, start: str, goal: str) -> bool:
        inside = goal not in self.table.game.grid.row
        if self.table.game.grid.owner[start] == self.seat:
            return not inside and self.phases(goal) > self.phases(start)
        return inside or self.phases(goal) < self.phases(start)


def _worst(way: tuple[int, Option]) -> int:
    return way[0]
