"""How Great Cthulhu plays: ocean Gates at once, Cthulhu as early as can be, then a fight with three to kill."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars import value
from desktop_app.games.cthulhu_wars.factions.great_cthulhu.cthulhu import CTHULHU
from desktop_app.games.cthulhu_wars.factions.great_cthulhu.requirements import ONE, TWO
from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.games.cthulhu_wars.judgement.outlook import Outlook
from desktop_app.games.cthulhu_wars.table import CULTIST, GREAT_OLD_ONE

OCEANS = "three_ocean_gates"

BOOKS = {"submerge": 300, "devolve": 280, "dreams": 200, "regenerate": 160, "absorb": 140, "yha_nthlei": 120}
"""Which spellbook first; what it needs and has not got takes the half."""

NEEDS = {"submerge": CTHULHU, "regenerate": "starspawn", "absorb": "shoggoth", "yha_nthlei": CTHULHU}


class GreatCthulhuJudge(Judge):
    """The weights of Great Cthulhu."""

    def judges_new_gate(self, view: Outlook, area: str) -> None:
        table = view.table
        if area in table.game.oceans and OCEANS in table.unmet[view.seat]:
            wanted = table.game.factions[view.seat].rows[OCEANS].numbers["controlled_gates"]
            there = sum([each in table.game.oceans for each in table.gates_of(view.seat)]) + 1
            view.say(view.spellbook if there >= wanted else view.spellbook // 4, "ocean_gate", area=area, n=there)

    def warns_new_gate(self, view: Outlook, area: str) -> None:
        table = view.table
        if area in table.game.oceans and OCEANS in table.unmet[self.seat]:
            view.say(-100, "feeds_ocean_gates", area=area, seat=self.seat)

    def warns_recruit(self, view: Outlook, kind: str, area: str) -> None:
        """Dreams takes a Gate whose keeper is alone."""
        if view.table.has(self.seat, "dreams") and view.lone_keeper(view.seat, area):
            view.say(view.gate // 6, "safe_from_dreams", area=area, seat=self.seat)

    def judges_awaken(self, view: Outlook, kind: str, area: str) -> None:
        if kind in view.table.awakened:
            view.say(value.SIGN, "immortal_sign", unit=kind)
        else:
            view.say(400, "needed_to_fight", unit=kind)

    def judges_fight(self, view: Outlook, area: str, enemy: str) -> None:
        here = CTHULHU in view.table.units[view.seat][area]
        self._kill_books(view, area, enemy, value.dice(view.table, area, view.seat, enemy), here, 100)

    def judges_arriving(self, view: Outlook, kind: str, goal: str) -> None:
        if kind == CTHULHU and view.power > 1:
            for enemy in view.enemies:
                if view.table.units[enemy][goal]:
                    dice = value.dice(view.table, goal, view.seat, enemy) + 6
                    self._kill_books(view, goal, enemy, dice, True, 75)

    def judges_submerge(self, view: Outlook, area: str) -> None:
        """Worth it when the best place is further than a step away."""
        near = (area, *view.table.game.near[area])
        goals = [goal for goal in view.table.game.places if goal not in near]
        view.pay(1)
        view.also("leaving", CTHULHU, area)
        best = max(goals, key=lambda goal: view.sum("arriving", CTHULHU, goal))
        view.say(view.sum("arriving", CTHULHU, best) * 3 // 4, "dives_towards", area=best)

    def judges_dive(self, view: Outlook, kind: str) -> None:
        area = view.ask.about
        if view.type(kind) == CULTIST:
            view.say(-30, "stays_ashore", unit=kind, area=area)
        else:
            view.say(60 if view.table.game.kinds[kind].cost > 1 else 20, "escort", unit=kind, area=area)
        view.also("leaving", kind, area)

    def judges_surface(self, view: Outlook, area: str) -> None:
        view.say(30, "free_action")
        view.also("arriving", CTHULHU, area)

    def judges_devour(self, view: Outlook) -> None:
        view.say(600, "devours")

    def warns_devoured(self, view: Outlook, kind: str) -> None:
        view.also("losing", kind, view.ask.about)

    def judges_absorb(self, view: Outlook, kind: str) -> None:
        open_books = sum([each in view.table.unmet[view.seat] for each in (ONE, TWO)])
        view.say(90 + 60 * open_books, "three_dice", unit=kind)
        view.say(-60 * view.table.game.kinds[kind].cost, "loses_unit", unit=kind, area=view.ask.about)

    def judges_devolve(self, view: Outlook, area: str) -> None:
        threats = view.threats(area)
        if threats and not view.lone_keeper(view.seat, area):
            view.say(view.cultist // 2, "saves_from_capture", area=area, seat=threats[0])
        else:
            view.say(-view.cultist // 2 - 50, "needs_acolytes", area=area)

    def judges_dreams(self, view: Outlook, area: str, enemy: str) -> None:
        table = view.table
        view.pay(2)
        view.say(view.hurts(enemy, view.cultist // 3), "enemy_loses_cultist", area=area, seat=enemy)
        guards = [each for each in view.enemies if table.strongest(each, area) not in ("", CULTIST)]
        if guards:
            view.say(-40, "would_be_captured", unit="acolyte", area=area, seat=guards[0])
        else:
            view.say(view.cultist, "cultist_income", unit="acolyte", area=area)
        if view.lone_keeper(enemy, area) and not [each for each in guards if each in view.active]:
            view.say(view.gate, "takes_gate", area=area, seat=enemy)

    def judges_take(self, view: Outlook, book: str) -> None:
        view.book(book, BOOKS.get(book, 0), NEEDS.get(book, ""))

    def judges_monster(self, view: Outlook, kind: str) -> None:
        """Bodies and dice beside Cthulhu; a Deep One stays in the Pool for Devolve."""
        if len(view.table.pool(view.seat, kind)) == 1 and kind == "deep_one":
            view.say(-40, "keeps_in_pool", unit=kind)

    def _kill_books(self, view: Outlook, area: str, enemy: str, dice: int, devours: bool, share: int) -> None:
        """One enemy dead fulfils one requirement, two the other, three both; Devour takes one before the dice."""
        table = view.table
        bodies = table.count(enemy, area)
        lesser = [kind for kind in table.units[enemy][area] if view.type(kind) != GREAT_OLD_ONE]
        sure = 1 if devours and lesser else 0
        percent = [value.chance_of_kills(dice, number - sure) if bodies >= number else 0 for number in (1, 2, 3)]
        one, two = (each in table.unmet[view.seat] for each in (ONE, TWO))
        hope = percent[0] + percent[2] if one and two else percent[0] if one else percent[1] if two else 0
        view.say(view.spellbook * hope * share // 10_000, "kill_books", area=area, seat=enemy, n=min(100, hope))
