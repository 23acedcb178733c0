"""The end: every hidden Elder Sign becomes Doom, then the most Doom among complete seats wins (base rules 3.5)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.reveal_elder_signs import reveal
from desktop_app.games.cthulhu_wars.table import Table, hand
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import NOW
from desktop_app.kernel.room import Result
from desktop_app.kernel.state import happen


def winners(table: Table) -> tuple[str, ...]:
    """Highest Doom among seats with six spellbooks; ties share; without any nobody wins (ledger CWB-VICTORY-02).

    When nobody had any Power left to gather all have lost, whatever they own (CWB-GATHER-04).
    """
    if table.ending == NOW:
        return ()
    able = [seat for seat in table.game.seats if table.complete(seat)]
    best = max((table.doom[seat] for seat in able), default=0)
    return tuple([seat for seat in able if table.doom[seat] == best])


def how_it_ended(table: Table) -> Result:
    """Winners, everybody's Doom, and which end it was: instant_death, doom or nobody_has_power."""
    scores = tuple([(seat, table.doom[seat]) for seat in table.game.seats])
    if table.ending == NOW:
        reason = "nobody_has_power"
    else:
        reason = "instant_death" if table.ritual == len(table.game.ritual_track) else "doom"
    return Result(winners(table), scores, reason)


@procedure("scoring", "reveal_all", "say_who_won")
class Scoring(Procedure):
    """Every seat may reveal before scoring. Nothing speaks against it, so all is revealed."""
    proves = ("CWB-VICTORY-02",)

    def reveal_all(self, table: Table) -> None:
        for seat in table.order:
            for sign in table.at(hand(seat), seat, "elder_sign"):
                reveal(table, seat, sign)

    def say_who_won(self, table: Table) -> None:
        for seat in winners(table):
            happen(table, "won", seat, (), (table.doom[seat],))
