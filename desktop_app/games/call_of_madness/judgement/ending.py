"""Who would win if the game ended now, as far as one seat can tell."""

from __future__ import annotations

from desktop_app.games.call_of_madness.goals.metric import achieved
from desktop_app.games.call_of_madness.procedures.end_of_game import LONGER, endgame_goals
from desktop_app.games.call_of_madness.table import Table


def shown(table: Table, seat: str) -> int:
    """A seat's points that all can count, in hundredths: cultists and claimed goals."""
    claimed = table.claimed[seat] if table.game.options["variant"] != LONGER else ()
    return 100 * (table.cultists[seat] + sum([table.game.goals[goal].points for goal in claimed]))


def points(table: Table, seat: str, own: bool) -> int:
    """A seat's points now, in hundredths. What goals others have kept is not known: those they may have count for
    what they would bring on average."""
    goals, found = table.game.goals, shown(table, seat)
    if not table.game.with_goals:
        return found
    if own:
        return found + 100 * sum([goals[goal].points for goal in endgame_goals(table, seat)
                                  if achieved(table, seat, goals[goal])])
    possible = tuple(table.game.pack.endgame_goals.values())
    met = sum([goal.points for goal in possible if achieved(table, seat, goal)])
    return found + 100 * table.game.numbers.endgame_goals_kept * met // len(possible)


def wins(table: Table, seat: str, standing: dict[str, int], losses: dict[str, int]) -> bool:
    """Would this seat win if the game ended with these losses? `standing`: everybody's points now. Markers decide
    between equals."""
    ranks = {each: (standing[each] - 100 * min(losses.get(each, 0), table.cultists[each]), table.pool_size(each))
             for each in table.game.seats}
    mine = ranks.pop(seat)
    return all(mine > rank for rank in ranks.values())
