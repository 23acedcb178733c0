"""Gates, Cultists, Monsters and Great Old Ones: what grows, and what guards it."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars import value
from desktop_app.games.cthulhu_wars.actions.build_gate import BuildGate
from desktop_app.games.cthulhu_wars.actions.recruit import Recruit
from desktop_app.games.cthulhu_wars.actions.summon import Summon
from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.games.cthulhu_wars.judgement.outlook import Outlook
from desktop_app.games.cthulhu_wars.table import CULTIST, GREAT_OLD_ONE, MONSTER

NEIGHBOUR = 40
"""What a hunter next door takes off a Gate's worth."""

NEAR = 3
"""How much more a guard is worth for each hunter next door, in sixteenths of what it guards."""


class Growth(Judge):
    """The common actions that put something on the map, and not acting at all."""

    def judges_build_gate(self, view: Outlook, area: str) -> None:
        table = view.table
        view.pay(BuildGate().cost(table, view.seat, area))
        view.say(view.gate, "gate_income", area=area)
        threats = view.threats(area)
        if threats:
            view.say(-view.gate, "gate_would_fall", area=area, seat=threats[0])
        elif view.captors(area):
            view.say(-view.gate // 4, "gate_falls_later", area=area, seat=view.captors(area)[0])
        else:
            view.say(-NEIGHBOUR * view.prowlers(area), "hunters_near", area=area)
        view.also("new_gate", area)

    def judges_recruit(self, view: Outlook, kind: str, area: str) -> None:
        table = view.table
        view.pay(Recruit().cost(table, view.seat, kind, area))
        view.say(view.cultist, "cultist_income", unit=kind, area=area)
        view.also("cultist_there", kind, area)
        if view.lone_keeper(view.seat, area):
            view.say(30 if view.missing else 20, "second_keeper", unit=kind, area=area)

    def judges_summon(self, view: Outlook, kind: str, area: str) -> None:
        table = view.table
        view.pay(Summon().cost(table, view.seat, kind, area))
        view.say(40 + 50 * (table.game.kinds[kind].combat or 0), "strength", unit=kind, area=area)
        view.say(-40 * table.count(view.seat, area, MONSTER), "enough_there", unit=kind, area=area)
        view.also("guard_there", kind, area)
        view.also("hunter_there", kind, area)
        view.also("monster", kind)

    def judges_awaken(self, view: Outlook, kind: str, area: str) -> None:
        table = view.table
        view.say(300 + 150 * view.rounds, "great_old_one", unit=kind, area=area)
        if f"awaken_{kind}" in table.unmet[view.seat]:
            view.say(view.spellbook, "brings_spellbook", what=f"awaken_{kind}")
        view.say(-60 * table.game.kinds[kind].cost, "costs", n=table.game.kinds[kind].cost)
        view.also("guard_there", kind, area)

    def judges_cultist_there(self, view: Outlook, kind: str, area: str) -> None:
        """A Cultist comes to an Area: a free Gate, or a captor."""
        table = view.table
        threats = view.threats(area)
        free = table.gates.get(area) == ""
        if threats and not free:
            view.say(-view.cultist - 80, "would_be_captured", unit=kind, area=area, seat=threats[0])
        elif threats:
            view.say(view.gate // 5, "free_gate_for_now", area=area, seat=threats[0])
        elif free:
            view.say(view.gate, "free_gate", unit=kind, area=area)

    def judges_guard_there(self, view: Outlook, kind: str, area: str) -> None:
        """A Monster or Great Old One comes to an Area: what it guards."""
        table, seat = view.table, view.seat
        guard = table.strongest(seat, area)
        cultists = view.cultists(area)
        stops = value.can_capture(MONSTER, guard) or view.type(kind) == GREAT_OLD_ONE
        if cultists and stops and guard in ("", CULTIST, MONSTER):
            at_stake = view.gate if table.keeps(seat, area) else view.cultist
            if any(self._stops(view, kind, enemy, area) for enemy in view.threats(area)):
                view.say(at_stake, "guards_now", unit=kind, area=area, seat=view.threats(area)[0])
            elif guard in ("", CULTIST):
                near = min(2, view.prowlers(area)) * (2 if view.power <= 3 else 1)
                view.say(at_stake * (1 + NEAR * near) // 16, "guards", unit=kind, area=area)

    def judges_hunter_there(self, view: Outlook, kind: str, area: str) -> None:
        """A Monster comes to an Area: whom it can capture there."""
        if view.table.strongest(view.seat, area) in ("", CULTIST):
            for enemy in view.enemies:
                if view.prey(enemy, area):
                    self._hunts(view, kind, area, enemy)

    def judges_pass_turn(self, view: Outlook) -> None:
        view.say(-60 * view.power - 20, "wastes_power", n=view.power)

    def judges_battle_was_the_action(self, view: Outlook) -> None:
        view.say(-40, "ends_turn")

    def judges_summon_was_the_action(self, view: Outlook) -> None:
        view.say(-40, "ends_turn")

    def judges_pass_more_actions(self, view: Outlook) -> None:
        view.say(10, "ends_turn")

    def judges_take_gate(self, view: Outlook, kind: str, area: str) -> None:
        view.say(view.gate, "free_gate", unit=kind, area=area)

    def judges_abandon_gate(self, view: Outlook, area: str) -> None:
        view.say(-view.gate, "gives_gate_up", area=area)

    def judges_swap_keeper(self, view: Outlook, kind: str, area: str) -> None:
        """A Unit that nobody can capture keeps a Gate better than a Cultist; else it is idle."""
        view.say(40 if view.type(kind) != CULTIST else -20, "other_keeper", unit=kind, area=area)

    def _hunts(self, view: Outlook, kind: str, area: str, enemy: str) -> None:
        """Who can still act brings its Cultists to safety; from whom has no Power left they can be taken."""
        if enemy in view.active:
            view.say(80, "hunts", unit=kind, area=area, seat=enemy)
        elif view.power > 1:
            view.say(150, "hunts_helpless", unit=kind, area=area, seat=enemy)
            if view.lone_keeper(enemy, area) and not view.threats(area):
                worth = view.gate // 2 if view.power > 2 else view.gate // 4
                view.say(view.hurts(enemy, worth), "takes_gate_soon", unit=kind, area=area, seat=enemy)

    def _stops(self, view: Outlook, kind: str, enemy: str, area: str) -> bool:
        """Could this enemy no longer capture if such a Unit stood here?"""
        captor = view.table.strongest(enemy, area)
        return not value.can_capture(captor, view.type(kind))
