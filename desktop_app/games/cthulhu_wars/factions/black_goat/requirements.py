"""The spellbook requirements of Black Goat (base rules 4.3; ledger CWF-BG-REQ-1 to -6).

Awakening Shub-Niggurath is fulfilled by that action itself.
"""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.requirement_action import RequirementAction
from desktop_app.games.cthulhu_wars.factions.black_goat.cultist_sacrifice import CultistSacrifice, cultists_on_map
from desktop_app.games.cthulhu_wars.requirements import Requirement
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.questions import Ask, Option, Reason


class UnitsIn4Areas(Requirement):
    """Have Units in 4 Areas of the map."""

    id = "units_in_4_areas"
    proves = ("CWF-BG-REQ-1",)
    events = ("action_done", "battle_done")

    def holds(self, table: Table, seat: str) -> bool:
        there, wanted = self.progress(table, seat)
        return there >= wanted

    def progress(self, table: Table, seat: str) -> tuple[int, int]:
        """Areas with Units."""
        return len(table.places_of(seat)), table.game.factions[seat].rows[self.id].numbers["areas"]


class UnitsIn6Areas(UnitsIn4Areas):
    """Have Units in 6 Areas."""

    id = "units_in_6_areas"
    proves = ("CWF-BG-REQ-2",)


class UnitsIn8Areas(UnitsIn4Areas):
    """Have Units in 8 Areas."""

    id = "units_in_8_areas"
    proves = ("CWF-BG-REQ-3",)


class ShareWithEveryEnemy(Requirement):
    """Share an Area with every enemy, one Area or several; it may come true in an enemy's turn (ledger CWR-004)."""

    id = "share_with_every_enemy"
    proves = ("CWF-BG-REQ-4", "CWR-004")
    events = ("action_done", "battle_done")

    def holds(self, table: Table, seat: str) -> bool:
        met, wanted = self.progress(table, seat)
        return met >= wanted

    def progress(self, table: Table, seat: str) -> tuple[int, int]:
        """Enemies that it shares an Area with."""
        areas = table.places_of(seat)
        met = [enemy for enemy in enemies(table, seat) if any(table.units[enemy][area] for area in areas)]
        return len(met), len(enemies(table, seat))

    def fulfil(self, table: Table) -> None:
        """It brings Power besides its spellbook."""
        super().fulfil(table)
        each = table.game.factions[self.seat].rows[self.id].numbers["power_per_enemy"]
        table.gain_power(self.seat, each * len(enemies(table, self.seat)))


class Sacrifice2Cultists(RequirementAction):
    """An action: Eliminate 2 own Cultists from any Areas."""

    id = verb = "sacrifice_2_cultists"
    proves = ("CWF-BG-REQ-5",)

    def candidates(self, table: Table, seat: str) -> list[Option]:
        return [Option(self.verb, risk="gives_up")]

    def refuses_choice(self, table: Table, seat: str, option: Option) -> Reason | None:
        if cultists_on_map(table, seat) < self._cultists(table):
            return Reason("cultists_short", (self._cultists(table),))
        return super().refuses_choice(table, seat, option)

    def performs(self, table: Table, ask: Ask, option: Option) -> Procedure:
        table.pay(ask.seat, self.cost(table))
        table.earn(ask.seat, self.id)
        return CultistSacrifice(ask.seat, self.id, self._cultists(table))

    def _cultists(self, table: Table) -> int:
        """How many it takes."""
        return table.game.factions[self.seat].rows[self.id].numbers["cultists"]


def enemies(table: Table, seat: str) -> list[str]:
    """Everybody else at the table."""
    return [enemy for enemy in table.game.seats if enemy != seat]


REQUIREMENTS = (UnitsIn4Areas, UnitsIn6Areas, UnitsIn8Areas, ShareWithEveryEnemy)
