"""How Crawling Chaos plays: Gates far and wide, Nyarlathotep in time, a capture, and what is left buys spellbooks."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.factions.crawling_chaos.harbinger import power_for
from desktop_app.games.cthulhu_wars.factions.crawling_chaos.nyarlathotep import NYARLATHOTEP
from desktop_app.games.cthulhu_wars.judgement.battles import cheapest
from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.games.cthulhu_wars.judgement.outlook import Outlook
from desktop_app.games.cthulhu_wars.procedures.battle import fought
from desktop_app.games.cthulhu_wars.table import CULTIST

CAPTURE = "capture_cultist"

BOOKS = {"the_thousand_forms": 300, "emissary_of_the_outer_gods": 280, "madness": 200, "invisibility": 180,
         "seek_and_destroy": 160, "abduct": 120}
"""Which spellbook first; what it needs and has not got takes the half."""

NEEDS = {"the_thousand_forms": NYARLATHOTEP, "emissary_of_the_outer_gods": NYARLATHOTEP,
         "invisibility": "flying_polyp", "seek_and_destroy": "hunting_horror", "abduct": "nightgaunt"}


class CrawlingChaosJudge(Judge):
    """The weights of Crawling Chaos."""

    def judges_new_gate(self, view: Outlook, area: str) -> None:
        table = view.table
        there = table.gate_count(view.seat) + 1
        for requirement in ("three_gates", "four_gates"):
            if requirement in table.unmet[view.seat]:
                wanted = table.game.factions[view.seat].rows[requirement].numbers["controlled_gates"]
                worth = view.spellbook if there >= wanted else view.spellbook // 6
                view.say(worth, "gates_for_book", area=area, n=there)

    def judges_pay_4_power(self, view: Outlook) -> None:
        self._buys(view, 4)

    def judges_pay_6_power(self, view: Outlook) -> None:
        self._buys(view, 6)

    def judges_pay_10_power(self, view: Outlook) -> None:
        view.say(view.spellbook, "buys_two_books", n=10)
        self._buys(view, 10)

    def judges_awaken(self, view: Outlook, kind: str, area: str) -> None:
        view.say(300, "needed_to_fight", unit=kind)

    def judges_capture(self, view: Outlook, area: str, enemy: str) -> None:
        if CAPTURE in view.table.unmet[view.seat]:
            view.say(view.spellbook, "brings_spellbook", what=CAPTURE)

    def judges_hunter_there(self, view: Outlook, kind: str, area: str) -> None:
        """A hunter where there is prey is half a capture."""
        if CAPTURE not in view.table.unmet[view.seat] or view.power < 2:
            return
        for enemy in view.enemies:
            if view.prey(enemy, area) and view.table.strongest(view.seat, area) in ("", CULTIST):
                worth = view.spellbook // (4 if enemy in view.active else 2)
                view.say(worth, "hunts_for_book", unit=kind, area=area, seat=enemy)
                return

    def judges_monster(self, view: Outlook, kind: str) -> None:
        table = view.table
        if CAPTURE in table.unmet[view.seat] and not any(
                table.on_map(view.seat, each) for each in table.game.factions[view.seat].monsters):
            view.say(150 // table.game.kinds[kind].cost, "first_hunter", unit=kind)

    def judges_the_thousand_forms(self, view: Outlook) -> None:
        view.say(450, "thousand_forms")

    def judges_ritual(self, view: Outlook) -> None:
        """The Power that buys spellbooks is not burnt."""
        rows = view.table.game.factions[view.seat].rows
        wanted = sum([rows[each].cost or 0 for each in ("pay_4_power", "pay_6_power")
                      if each in view.table.unmet[view.seat]])
        if view.power - view.table.ritual_cost() < wanted and not view.table.ending:
            view.say(-view.spellbook, "power_buys_books", n=wanted)

    def judges_hide(self, view: Outlook, side: str, kind: str) -> None:
        """Out of the Battle: the enemy's best dice, never one's own shields."""
        if side == view.seat:
            view.say(-80, "hides_own", unit=kind)
        else:
            view.say(20 + 50 * (view.table.game.kinds[kind].combat or 0), "hides_enemy", unit=kind, seat=side)

    def judges_seek_and_destroy(self, view: Outlook, area: str) -> None:
        view.say(160, "joins_battle", unit="hunting_horror", area=area)
        view.also("leaving", "hunting_horror", area)

    def judges_abduct(self, view: Outlook) -> None:
        """A Nightgaunt for the cheapest that the enemy has: good when that is dear."""
        battle = fought(view.table)
        price = cheapest(view.table, battle.foe(view.seat), battle.area, 1)
        view.say(70 * price - 80, "abducts", n=price)

    def warns_abducted(self, view: Outlook, kind: str) -> None:
        view.also("losing", kind, view.ask.about)

    def judges_take_power(self, view: Outlook, kind: str) -> None:
        view.say(100 * power_for(view.table, kind), "gains_power", n=power_for(view.table, kind))

    def judges_take_elder_signs(self, view: Outlook, kind: str) -> None:
        view.say(340 if view.missing else 700, "gains_signs", unit=kind)

    def judges_take(self, view: Outlook, book: str) -> None:
        view.book(book, BOOKS.get(book, 0), NEEDS.get(book, ""))

    def _buys(self, view: Outlook, power: int) -> None:
        view.pay(power)
        view.say(view.spellbook, "buys_book", n=power)
