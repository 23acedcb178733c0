"""The spellbook requirements of Great Cthulhu (base rules 4.1, 10.4; ledger CWF-GC-REQ-1 to -6, CWR-020).

Awakening Cthulhu is fulfilled by that action itself.
"""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.battle import fought
from desktop_app.games.cthulhu_wars.requirements import Requirement
from desktop_app.games.cthulhu_wars.table import Table

ONE, TWO = "kill_or_devour_one", "kill_or_devour_two"


class FiveSpellbooks(Requirement):
    """Only this one is left when a Doom Phase begins: the last by its nature, and an Elder Sign comes with it."""

    id = "five_spellbooks"
    proves = ("CWF-GC-REQ-6", "CWR-020")
    events = ("doom_phase",)

    def holds(self, table: Table, seat: str) -> bool:
        return table.unmet[seat] == (self.id,)

    def progress(self, table: Table, seat: str) -> tuple[int, int]:
        return len(table.spellbooks[seat]), number(table, seat, self.id, "spellbooks")


class FirstDoomPhase(Requirement):
    """The first Doom Phase has begun; an Elder Sign comes with it."""

    id = "first_doom_phase"
    proves = ("CWF-GC-REQ-1", "CWR-020")
    events = ("doom_phase",)

    def holds(self, table: Table, seat: str) -> bool:
        return True


class KillOrDevourOne(Requirement):
    """Kill or devour a Unit in a Battle. The Units that fulfil the other requirement don't count for this one too."""

    id = ONE
    proves = ("CWF-GC-REQ-2",)
    events = ("battle_done",)

    def holds(self, table: Table, seat: str) -> bool:
        return toll(table, seat) - spoken_for(table, seat) >= number(table, seat, ONE)


class KillOrDevourTwo(Requirement):
    """Kill or devour two Units in one Battle."""

    id = TWO
    proves = ("CWF-GC-REQ-3",)
    events = ("battle_done",)

    def holds(self, table: Table, seat: str) -> bool:
        return toll(table, seat) >= number(table, seat, TWO)


class ThreeOceanGates(Requirement):
    """Control three Gates in oceans, or four stand there, whoever has them."""

    id = "three_ocean_gates"
    proves = ("CWF-GC-REQ-5",)
    events = ("action_done", "gates_taken")

    def holds(self, table: Table, seat: str) -> bool:
        oceans = [area for area in table.gates if area in table.game.oceans]
        controlled, wanted = self.progress(table, seat)
        return controlled >= wanted or len(oceans) >= number(table, seat, self.id, "gates_on_map")

    def progress(self, table: Table, seat: str) -> tuple[int, int]:
        """Those it Controls."""
        controlled = sum([table.keeps(seat, area) for area in table.gates if area in table.game.oceans])
        return controlled, number(table, seat, self.id, "controlled_gates")


def toll(table: Table, seat: str) -> int:
    """How many enemies the seat has Killed or devoured in the Battle that is over."""
    battle = fought(table)
    return battle.toll[battle.index(seat)] if seat in battle.sides() else 0


def spoken_for(table: Table, seat: str) -> int:
    """How many of them the requirement for two takes."""
    two = number(table, seat, TWO)
    return two if TWO in table.unmet[seat] and toll(table, seat) >= two else 0


def number(table: Table, seat: str, requirement: str, what: str = "units") -> int:
    """A number that a requirement asks for."""
    return table.game.factions[seat].rows[requirement].numbers[what]


REQUIREMENTS = (FiveSpellbooks, FirstDoomPhase, KillOrDevourOne, KillOrDevourTwo, ThreeOceanGates)
"""The last of the sheet is looked at before the first; one Unit before two, because two speaks for its Units."""
