"""A Kill that a rule has turned into a Pain: the Unit stays and must retreat (base rules 10.2)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.battle import fought
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.questions import Ask, Option
from desktop_app.kernel.rulebook import Verb


class KillBecomesPain(Verb):
    """What a rule that replaces a Kill by a Pain makes of the event. Never offered."""

    id = verb = "kill_becomes_pain"
    form = ("piece",)

    def performs(self, table: Table, ask: Ask, option: Option) -> None:
        fought(table).kill_becomes_pain(table, str(option.args[0]))
