"""The end: cultists are shown and points are counted (End of the game; ledger COM-C56, COM-C57, COM-C98)."""

from __future__ import annotations

from desktop_app.games.call_of_madness.goals.metric import achieved
from desktop_app.games.call_of_madness.table import ENDGAME_GOAL, Table, goals
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.room import Result
from desktop_app.kernel.state import happen, show

LONGER = "longer"
"""The value of the option "variant" in which claimed goals pay cultists at once (ledger COM-C58)."""


def endgame_goals(table: Table, seat: str) -> tuple[str, ...]:
    """The endgame goals that a player has kept."""
    return tuple([table.pieces[piece].face for piece in table.at(goals(seat), seat, ENDGAME_GOAL)])


def score(table: Table, seat: str) -> int:
    """Cultists, achieved endgame goals, and claimed goals unless those have been paid in cultists."""
    kept = [table.game.goals[goal] for goal in endgame_goals(table, seat)]
    points = sum([goal.points for goal in kept if achieved(table, seat, goal)])
    if table.game.options["variant"] != LONGER:
        points += sum([table.game.goals[goal].points for goal in table.claimed[seat]])
    return table.cultists[seat] + points


def winners(table: Table) -> tuple[str, ...]:
    """Most points, then most markers in the pool; whoever is still equal shares the victory."""
    ranks = {seat: (score(table, seat), table.pool_size(seat)) for seat in table.game.seats}
    best = max(ranks.values())
    return tuple([seat for seat, rank in ranks.items() if rank == best])


def how_it_ended(table: Table) -> Result:
    """Winners and everybody's points."""
    return Result(winners(table), tuple([(seat, score(table, seat)) for seat in table.game.seats]), "no_cultists")


@procedure("scoring", "reveal_all", "say_who_won")
class Scoring(Procedure):
    """Endgame goals are laid open; one counts only if its demand is met now (ledger COM-R32)."""

    def reveal_all(self, table: Table) -> None:
        for seat in table.game.seats:
            for piece in table.at(goals(seat), seat, ENDGAME_GOAL):
                show(table, piece)

    def say_who_won(self, table: Table) -> None:
        for seat in winners(table):
            happen(table, "won", seat, (), (score(table, seat),))
