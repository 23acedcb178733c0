"""Energy Nexus: an action of the Wizard's Area just before a Battle there (base rules 4.5; CWR-086, 093 to 097)."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.cthulhu_wars.procedures.action_phase import ACTION, SECOND_ACTION, TakeAction
from desktop_app.games.cthulhu_wars.procedures.battle import Battle, fought
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import innermost, use
from desktop_app.kernel.questions import PASS, Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb

NOT_HERE = ("pass_turn", "battle_was_the_action", "summon_was_the_action")
"""What ends a turn is no action that begins in an Area."""


class EnergyNexus(Verb):
    """In anybody's Battle, once: one action that begins in its Area or has no place, at its usual cost."""

    id = verb = "energy_nexus"
    proves = ("CWF-SL-BOOK-ENERGY-NEXUS", "CWR-086", "CWR-093", "CWR-094", "CWR-095", "CWR-096",
              "CWR-097")
    questions: ClassVar[tuple[str, ...]] = ("battle_declared",)

    def offers(self, table: Table, ask: Ask, options: list[Option]) -> None:
        option = Option(self.verb)
        if self.refuses(table, ask, option) is None:
            options.append(option)

    def refuses(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        battle = fought(table)
        if "wizard" not in table.units[ask.seat][battle.area]:
            return Reason("needs_unit", ("wizard", battle.area))
        if self.id in battle.used:
            return Reason("once_a_battle", (self.id,))
        return None if actions_here(table, ask.seat, battle.area) else Reason("no_action_here", (battle.area,))

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        use(table, self.id, "battle")
        return NexusAction(ask.seat, fought(table).area)

    def modifies_battles_in_an_area(self, table: Table, number: int, seat: str) -> int:
        """A Battle inside its own Battle comes on top of that one: two in a row (CWR-094)."""
        return number + 1 if seat == self.seat and innermost(table, Battle) is not None else number

    def forbids_moving(self, table: Table, seat: str, kind: str, area: str) -> Reason | None:
        """A Move in a Battle begins in its Area, with every Unit."""
        nexus = innermost(table, NexusAction)
        return None if nexus is None or area == nexus.area else Reason("must_begin_in", (nexus.area,))


def actions_here(table: Table, seat: str, area: str) -> tuple[Option, ...]:
    """The main actions that begin in this Area or name none. A Battle inside a Battle has no further one inside."""
    found: list[Option] = []
    for offers in table.rules.offered(seat, ACTION):
        offers(table, Ask(seat, ACTION), found)
    nested = sum([isinstance(frame, Battle) for frame in table.stack]) > 1
    return tuple([option for option in found if option.verb not in NOT_HERE
                  and not (nested and option.verb == "battle") and begins(table, option) in ("", area)])


def begins(table: Table, option: Option) -> str:
    """The Area where an action begins: the first that it names, "" for none."""
    return next((str(word) for word in option.args if word in table.game.near), "")


@procedure("nexus_action", "nexus_action")
class NexusAction(Procedure):
    """Which action it is; then the Battle goes on, if there are still two sides."""

    seat: str
    area: str

    def nexus_action(self, table: Table) -> Ask:
        return Ask(self.seat, "nexus_action", actions_here(table, self.seat, self.area), about=self.area, may=True)

    def on_nexus_action(self, table: Table, reply: Option) -> Procedure | None:
        return None if reply == PASS else TakeAction(self.seat, SECOND_ACTION, reply.verb, reply.args)
