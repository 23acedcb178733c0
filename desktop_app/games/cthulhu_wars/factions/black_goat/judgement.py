"""How Black Goat plays: out into many Areas at once, then Shub-Niggurath and her price in Cultists."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars import value
from desktop_app.games.cthulhu_wars.factions.black_goat.cultist_sacrifice import cultists_on_map
from desktop_app.games.cthulhu_wars.factions.black_goat.ghroth import FUNGI
from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.games.cthulhu_wars.judgement.outlook import Outlook
from desktop_app.games.cthulhu_wars.procedures.battle import fought
from desktop_app.games.cthulhu_wars.table import CULTIST, GREAT_OLD_ONE

SHUB = "shub_niggurath"
SHARE = "share_with_every_enemy"
SPREADS = ("units_in_4_areas", "units_in_6_areas", "units_in_8_areas")

BOOKS = {"blood_sacrifice": 300, "the_thousand_young": 260, "the_red_sign": 220, "necrophagy": 180, "frenzy": 140,
         "ghroth": 120}
"""Which spellbook first; what it needs and has not got takes the half."""

NEEDS = {"blood_sacrifice": SHUB, "the_thousand_young": SHUB, "the_red_sign": "dark_young", "necrophagy": "ghoul",
         "ghroth": FUNGI}


class BlackGoatJudge(Judge):
    """The weights of Black Goat."""

    def judges_arriving(self, view: Outlook, kind: str, goal: str) -> None:
        table = view.table
        if view.type(kind) == GREAT_OLD_ONE or table.units[view.seat][goal]:
            return
        self._spreads(view, kind, goal)
        self._meets(view, kind, goal)

    def judges_leaving(self, view: Outlook, kind: str, area: str) -> None:
        """The last Unit of an Area takes the Area with it."""
        if sum([len(units) for units in view.table.units[view.seat][area].values()]) == 1:
            view.say(-self._area_worth(view), "leaves_area", unit=kind, area=area)
            for enemy in view.enemies:
                if SHARE in view.table.unmet[view.seat] and view.table.units[enemy][area]:
                    view.say(-view.spellbook // 5, "leaves_enemy", area=area, seat=enemy)

    def judges_monster(self, view: Outlook, kind: str) -> None:
        """Units to spread with; Dark Young when they keep Gates."""
        table = view.table
        if any(spread in table.unmet[view.seat] for spread in SPREADS) and table.game.kinds[kind].cost <= 2:
            view.say(160 - 40 * table.game.kinds[kind].cost, "to_spread", unit=kind)

    def judges_sacrifice_2_cultists(self, view: Outlook) -> None:
        view.say(view.spellbook, "brings_spellbook", what="sacrifice_2_cultists")
        view.say(-2 * view.cultist, "two_cultists")
        self._few_left(view, 2)

    def judges_awaken(self, view: Outlook, kind: str, area: str) -> None:
        view.say(-2 * view.cultist, "two_cultists")
        if view.table.gate_count(view.seat) < 2:
            view.say(-500, "grow_first", unit=kind)
        self._few_left(view, 2)

    def judges_blood_sacrifice(self, view: Outlook) -> None:
        view.say(2 * value.SIGN if view.missing else 3 * value.SIGN, "sign_for_cultist")
        view.say(-view.cultist // 2, "one_cultist")
        self._few_left(view, 1)

    def judges_sacrifice(self, view: Outlook, kind: str, area: str) -> None:
        view.also("losing", kind, area)
        if view.threats(area) or view.captors(area):
            view.say(120, "lost_anyway", unit=kind, area=area, seat=view.captors(area)[0])

    def judges_avatar(self, view: Outlook, area: str, side: str) -> None:
        """To an enemy's Gate with nobody to guard it, as long as home is safe."""
        table = view.table
        old = table.areas_with(view.seat, SHUB)[0]
        view.pay(1)
        view.say(-60, "change_of_place", area=area)
        view.also("leaving", SHUB, old)
        if side != view.seat:
            view.also("arriving", SHUB, area)
            if view.lone_keeper(side, area) and table.strongest(side, area) == CULTIST and view.keepers(area):
                view.say(view.gate, "takes_gate", area=area, seat=side)

    def judges_exchange(self, view: Outlook, kind: str, area: str, goal: str) -> None:
        view.also("leaving", kind, area)
        view.also("arriving", kind, goal)

    def judges_ghroth(self, view: Outlook) -> None:
        fungi = min(6, len(view.table.areas_with(view.seat, FUNGI)))
        view.pay(2)
        view.say(fungi * (fungi + 1) // 2 * view.cultist // 8, "ghroth_takes", n=fungi)
        view.say((6 - fungi) * view.cultist // 8, "ghroth_gives", n=6 - fungi)

    def judges_demand(self, view: Outlook, enemy: str) -> None:
        view.say(20 * view.table.gate_count(enemy) + view.table.doom[enemy], "hits_leader", seat=enemy)

    def judges_acolyte_of(self, view: Outlook, owner: str) -> None:
        view.say(100 if owner == view.seat else -100, "whose_acolyte", seat=owner)

    def judges_place(self, view: Outlook, kind: str, area: str) -> None:
        view.also("cultist_there", kind, area)
        view.also("arriving", kind, area)

    def judges_necrophagy(self, view: Outlook, area: str) -> None:
        """Pains for both sides: welcome in Battles of others, and where we defend."""
        battle = fought(view.table)
        view.say(-60 if battle.attacker == view.seat else 50, "ghoul_feeds", area=battle.area)
        view.also("leaving", "ghoul", area)

    def judges_take(self, view: Outlook, book: str) -> None:
        view.book(book, BOOKS.get(book, 0), NEEDS.get(book, ""))

    def _area_worth(self, view: Outlook) -> int:
        """What one more Area with Units is worth: most where it is the one that was lacking."""
        table = view.table
        there = len(table.places_of(view.seat))
        for spread in SPREADS:
            if spread in table.unmet[view.seat]:
                wanted = table.game.factions[view.seat].rows[spread].numbers["areas"]
                lacking = max(1, wanted - there)
                within_reach = lacking <= view.power
                return view.spellbook // (lacking + 1) if within_reach else view.spellbook // (3 * lacking)
        return 0

    def _spreads(self, view: Outlook, kind: str, goal: str) -> None:
        view.say(self._area_worth(view), "one_more_area", unit=kind, area=goal)

    def _meets(self, view: Outlook, kind: str, goal: str) -> None:
        table = view.table
        if SHARE not in table.unmet[view.seat]:
            return
        met = [enemy for enemy in view.enemies
               if any(table.units[enemy][area] for area in table.places_of(view.seat))]
        fresh = [enemy for enemy in view.enemies if enemy not in met and table.units[enemy][goal]]
        lacking = len(view.enemies) - len(met)
        if fresh:
            worth = (view.spellbook + 100 * len(view.enemies)) * len(fresh) // lacking
            view.say(worth * 3 // 4, "meets_enemy", unit=kind, area=goal, seat=fresh[0])

    def _few_left(self, view: Outlook, price: int) -> None:
        left = cultists_on_map(view.table, view.seat) - price
        gates = view.table.gate_count(view.seat)
        if left < gates:
            view.say(-view.gate * (gates - left), "gates_without_keepers", n=gates - left)
