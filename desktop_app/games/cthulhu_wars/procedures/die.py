"""The one die that an ability rolls: what it shows, and what it counts."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel import rulebook
from desktop_app.kernel.questions import Option
from desktop_app.kernel.state import happen


def counted(table: Table, seat: str, ability: str, reply: Option) -> int:
    """What the die counts that this seat has rolled for an ability, after every rule has had its say."""
    shown = int(reply.args[0])
    happen(table, "rolled", seat, (), reply.args)
    counts = rulebook.value(table, "die_" + ability, shown)
    if counts != shown:
        happen(table, "die_counted", seat, (), (counts,))
    return counts
