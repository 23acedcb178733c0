"""Demand Sacrifice: an Elder Sign, or blunted blows (base rules 4.5; corrections to 4.5; CWR-098)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.game import draw_elder_signs
from desktop_app.games.cthulhu_wars.procedures.battle import BEFORE_BATTLE, Battle, Pair, fought
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import use
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb

BLUNTED = "kills_count_as_pains"


class DemandSacrifice(Verb):
    """In every Battle of this seat while Tsathoggua is in play, once: the enemy chooses whether this seat gains an
    Elder Sign or the enemy's Kills count as Pains."""

    id = verb = "demand_sacrifice"
    proves = ("CWF-SL-BOOK-DEMAND-SACRIFICE", "CWR-098", "CWB-R-10")
    questions: ClassVar[tuple[str, ...]] = (BEFORE_BATTLE,)

    def offers(self, table: Table, ask: Ask, options: list[Option]) -> None:
        option = Option(self.verb)
        if self.refuses(table, ask, option) is None:
            options.append(option)

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        if not table.in_play(ask.seat, "tsathoggua"):
            return Reason("needs_in_play", ("tsathoggua",))
        return Reason("once_a_battle", (self.id,)) if self.id in fought(table).used else None

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        use(table, self.id, "battle")
        return SacrificeDemanded(ask.seat, fought(table).foe(ask.seat))

    def modifies_results(self, table: Table, results: Pair, battle: Battle, side: str) -> Pair:
        """What the enemy's dice do to this side: (Kills, Pains)."""
        kills, pains = results
        return (0, kills + pains) if side == self.seat and BLUNTED in battle.used else results


@procedure("sacrifice_demanded", "sacrifice_which")
class SacrificeDemanded(Procedure):
    """The enemy's choice."""

    seat: str
    enemy: str

    def sacrifice_which(self, table: Table) -> Ask:
        choices = (Option("grant_elder_sign"), Option(BLUNTED))
        return Ask(self.enemy, "sacrifice_which", choices, about=self.seat)

    def on_sacrifice_which(self, table: Table, reply: Option) -> Procedure | None:
        if reply.verb == BLUNTED:
            use(table, BLUNTED, "battle")
            return None
        row = table.game.factions[self.seat].rows["demand_sacrifice"]
        return draw_elder_signs(self.seat, row.numbers["elder_signs"])
