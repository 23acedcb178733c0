"""The table as the seat sees it that has to answer: facts that many judgements ask for, found once a question."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars import value
from desktop_app.games.cthulhu_wars.judgement.judge import Judges
from desktop_app.games.cthulhu_wars.table import CULTIST, Table
from desktop_app.kernel.judging import Hearing
from desktop_app.kernel.questions import Ask

SAVES = 400
"""What speaks against an action after which there is too little Power for an awakening that could be had now."""


def standing(table: Table, seat: str) -> int:
    """How near a seat looks to victory, for all to see: Doom, and spellbooks at 3 Doom each."""
    return value.doom(table, seat) + 300 * len(table.spellbooks[seat])


class Outlook(Hearing):
    """What the judges look at, and what they say to.

    `power`: the Power that there is to spend. `active`: enemies that can still act in this phase.
    """

    def __init__(self, table: Table, ask: Ask, seat: str, judges: Judges) -> None:
        super().__init__(ask, judges.heard)
        self.table = table
        self.seat = seat
        self.power = table.power[seat]
        self.enemies = tuple([enemy for enemy in table.game.seats if enemy != seat])
        self.active = tuple([enemy for enemy in self.enemies if table.power[enemy] > 0])
        self.missing = table.game.numbers.spellbooks_to_win - len(table.spellbooks[seat])
        self.rounds = value.rounds_left(table)
        self.spellbook = value.spellbook(table, seat)
        self.gate = value.gate(self.rounds)
        self.cultist = value.cultist(self.rounds)
        self._captors: dict[tuple[str, str], tuple[str, ...]] = {}
        self._sites: tuple[str, ...] | None = None
        self._plan: tuple[str, int] | None = None

    def book(self, book: str, worth: int, needs: str) -> None:
        """What a spellbook is good for; it is worth half as much while the Unit that uses it is not in play."""
        purpose = f"use_{book}"
        if needs and not self.table.in_play(self.seat, needs):
            self.say(worth // 2, "book_later", book=book, unit=needs)
        else:
            self.say(worth, purpose, book=book)

    def pay(self, power: int) -> None:
        """It costs so much Power, which may be wanted for an awakening."""
        self.say(-value.POWER * power, "costs", n=power)
        kind, cost = self.plan()
        if power and self.power - power < cost:
            self.say(-SAVES, "saves_for", unit=kind, n=cost)

    # Facts --------------------------------------------------------------------------------------------------------

    def type(self, kind: str) -> str:
        """cultist, monster or great_old_one."""
        return self.table.game.kinds[kind].type

    def captors(self, area: str, owner: str = "") -> tuple[str, ...]:
        """Who could capture a Cultist of this owner (by default of the seat) here, as the Units stand.

        Off the map nobody could.
        """
        owner = owner or self.seat
        found = self._captors.get((area, owner))
        if found is None:
            table = self.table
            if area not in table.game.near:
                return ()
            guard = table.strongest(owner, area)
            found = tuple([seat for seat in table.game.seats if seat != owner and table.units[seat][area]
                           and value.can_capture(table.strongest(seat, area), guard)])
            self._captors[area, owner] = found
        return found

    def threats(self, area: str) -> tuple[str, ...]:
        """Those captors of the seat's Cultists that can act before it."""
        return tuple([enemy for enemy in self.captors(area) if enemy in self.active])

    def prowlers(self, area: str) -> int:
        """How many neighbouring Areas hold an active enemy's Monster or Great Old One."""
        table = self.table
        return sum([any(table.strongest(enemy, near) not in ("", CULTIST) for enemy in self.active)
                    for near in table.game.near[area]])

    def prey(self, enemy: str, area: str) -> int:
        """How many Cultists an enemy has here without any guard."""
        strongest = self.table.strongest(enemy, area)
        return self.table.count(enemy, area, CULTIST) if strongest == CULTIST else 0

    def cultists(self, area: str) -> int:
        """How many of the seat's Cultists stand here."""
        return self.table.count(self.seat, area, CULTIST)

    def keepers(self, area: str) -> int:
        """How many of the seat's Units here could stand on a Gate."""
        here = self.table.units[self.seat][area]
        return sum([len(here[kind]) for kind in self.table.keepers(self.seat, area)])

    def sites(self) -> tuple[str, ...]:
        """Areas without a Gate where a Unit of the seat's waits to build one, unless it would be captured."""
        if self._sites is None:
            table = self.table
            self._sites = tuple([area for area in table.places_of(self.seat)
                                 if area not in table.gates and table.keepers(self.seat, area)
                                 and not self.threats(area)])
        return self._sites

    def plan(self) -> tuple[str, int]:
        """A Great Old One that could be awakened now for a spellbook, and its cost; ("", 0) for none."""
        if self._plan is None:
            self._plan = next(((kind, cost) for kind, cost in self._to_awaken() if self._may_come(kind)), ("", 0))
        return self._plan

    def _to_awaken(self) -> list[tuple[str, int]]:
        """Those that the Power is enough for and a requirement asks for, the dearest first."""
        kinds, unmet = self.table.game.kinds, self.table.unmet[self.seat]
        wanted = [(kind, kinds[kind].cost) for kind in self.table.game.factions[self.seat].great_old_ones
                  if f"awaken_{kind}" in unmet and kinds[kind].cost <= self.power]
        return wanted[::-1]

    def _may_come(self, kind: str) -> bool:
        """Is there an Area where it may be awakened?"""
        forbids = self.table.rules.at(f"forbids_awaken_{kind}")
        return any(all(forbid(self.table, self.seat, area) is None for forbid in forbids)
                   for area in self.table.game.places)

    def hurts(self, enemy: str, weight: int) -> int:
        """What a loss of an enemy's is worth: more of who is ahead, less of who is behind."""
        place = sorted([standing(self.table, each) for each in self.enemies])
        mine = standing(self.table, enemy)
        return weight * 3 // 2 if mine == place[-1] else weight // 2 if mine == place[0] else weight

    def lone_keeper(self, seat: str, area: str) -> bool:
        """Does a seat Control the Gate here with the one Unit that can?"""
        table = self.table
        here = table.units[seat][area]
        return table.keeps(seat, area) and sum([len(here[kind]) for kind in table.keepers(seat, area)]) == 1
