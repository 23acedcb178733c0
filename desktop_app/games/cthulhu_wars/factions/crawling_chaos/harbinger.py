"""Harbinger: what the enemies' Great Old Ones suffer is Nyarlathotep's gain (base rules 4.2; ledger CWR-001)."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.factions.crawling_chaos.nyarlathotep import fought_here
from desktop_app.games.cthulhu_wars.game import draw_elder_signs
from desktop_app.games.cthulhu_wars.procedures.battle import fought
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import Window
from desktop_app.kernel.questions import Ask, Option
from desktop_app.kernel.rulebook import Rule
from desktop_app.kernel.state import happen


class Harbinger(Rule):
    """After a Battle that Nyarlathotep was in, even if he was Killed: a reward for each enemy Great Old One that was
    Killed or pained there, one for each however much it suffered."""

    id = "harbinger"
    proves = ("CWF-CC-HARBINGER", "CWR-001", "CWB-R-08")

    def reacts_after_battle(self, table: Table, window: Window) -> Procedure | None:
        battle = fought(table)
        if not fought_here(table, battle, self.seat):
            return None
        kinds = tuple(dict.fromkeys([table.pieces[piece].kind for piece in battle.hit
                                     if table.pieces[piece].side != self.seat]))
        return Rewards(self.seat, kinds) if kinds else None


@procedure("harbinger_rewards", "reward_which*")
class Rewards(Procedure):
    """For each of them Power, half of what it costs to awaken it now, rounded down; or Elder Signs."""

    seat: str
    kinds: tuple[str, ...]

    def reward_which(self, table: Table) -> Ask | None:
        if not self.kinds:
            return None
        kind = self.kinds[0]
        rewards = (Option("take_power", (kind,)), Option("take_elder_signs", (kind,)))
        return Ask(self.seat, "reward_which", rewards, about=kind)

    def on_reward_which(self, table: Table, reply: Option) -> Procedure | None:
        kind = str(reply.args[0])
        self.kinds = self.kinds[1:]
        happen(table, "harbinger", self.seat, (), (kind, reply.verb))
        if reply.verb == "take_power":
            table.gain_power(self.seat, power_for(table, kind))
            return None
        return draw_elder_signs(self.seat, table.game.factions[self.seat].rows["harbinger"].numbers["elder_signs"])


def power_for(table: Table, kind: str) -> int:
    """Half the cost of a Great Old One; of one with a lower cost for coming again, half of that."""
    printed = table.game.kinds[kind]
    return (printed.cost if printed.cost_again is None else printed.cost_again) // 2
