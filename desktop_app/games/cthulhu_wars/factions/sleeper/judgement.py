"""How Sleeper plays: patience, spellbooks bought one by one, and a toad that gains by waiting."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars import value
from desktop_app.games.cthulhu_wars.judgement.battles import odds
from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.games.cthulhu_wars.judgement.outlook import Outlook
from desktop_app.games.cthulhu_wars.procedures.battle import combat, fought

SIX_DICE = "roll_6_dice"
RITUAL = "perform_ritual"
AWAKEN = "awaken_tsathoggua"
TSATHOGGUA, SPAWN = "tsathoggua", "formless_spawn"

BOOKS = {"burrow": 260, "ancient_sorcery": 220, "demand_sacrifice": 200, "cursed_slumber": 180,
         "capture_monster": 160, "energy_nexus": 140}
"""Which spellbook first; what it needs and has not got takes the half."""

NEEDS = {"demand_sacrifice": TSATHOGGUA, "capture_monster": TSATHOGGUA, "ancient_sorcery": "serpent_man",
         "energy_nexus": "wizard"}


class SleeperJudge(Judge):
    """The weights of Sleeper."""

    def judges_lethargy(self, view: Outlook) -> None:
        view.say(30, "free_action")

    def judges_one_enemy_gains_3_power(self, view: Outlook, seat: str) -> None:
        self._buys(view)
        view.say(-90 - 10 * view.table.power[seat] - 20 * view.table.gate_count(seat), "helps_enemy", seat=seat)

    def judges_every_enemy_gains_1_power(self, view: Outlook) -> None:
        self._buys(view)
        view.say(-40 * len(view.enemies), "helps_all")

    def judges_every_enemy_loses_1_power(self, view: Outlook) -> None:
        self._buys(view)
        view.say(60 * len(view.active), "hurts_all")

    def judges_awaken(self, view: Outlook, kind: str, area: str) -> None:
        view.say(200, "needed_to_fight", unit=kind)

    def judges_monster(self, view: Outlook, kind: str) -> None:
        """Tsathoggua comes beside a Formless Spawn, and two of them with him roll six dice."""
        table = view.table
        if kind != SPAWN:
            return
        spawn = table.in_play(view.seat, SPAWN)
        if AWAKEN in table.unmet[view.seat] and not spawn:
            view.say(view.spellbook // 2, "opens_awakening", unit=kind)
        elif SIX_DICE in table.unmet[view.seat] and spawn < 2:
            view.say(view.spellbook // 3, "six_dice_soon", unit=kind)

    def judges_arriving(self, view: Outlook, kind: str, goal: str) -> None:
        """Where six dice would be rolled."""
        table = view.table
        if SIX_DICE not in table.unmet[view.seat] or kind not in (TSATHOGGUA, SPAWN) or view.power < 2:
            return
        for enemy in view.enemies:
            if table.units[enemy][goal]:
                each = table.in_play(view.seat, SPAWN) + table.in_play(view.seat, TSATHOGGUA)
                more = table.power[enemy] if kind == TSATHOGGUA else each
                if value.dice(table, goal, view.seat, enemy) + more >= 6:
                    view.say(view.spellbook // 2, "six_dice_there", unit=kind, area=goal, seat=enemy)
                    return

    def judges_fight(self, view: Outlook, area: str, enemy: str) -> None:
        dice = odds(view.table, area, view.seat, enemy).dice
        if SIX_DICE in view.table.unmet[view.seat] and dice >= 6:
            view.say(view.spellbook, "brings_spellbook", what=SIX_DICE)

    def judges_ritual(self, view: Outlook) -> None:
        if RITUAL in view.table.unmet[view.seat] and not view.table.ending:
            view.say(view.spellbook, "brings_spellbook", what=RITUAL)

    def judges_death_from_below(self, view: Outlook, kind: str, area: str) -> None:
        view.say(60 + 50 * view.table.game.kinds[kind].cost, "strength", unit=kind, area=area)
        view.also("guard_there", kind, area)

    def judges_demand_sacrifice(self, view: Outlook) -> None:
        view.say(value.SIGN, "sign_or_pains")

    def warns_grant_elder_sign(self, view: Outlook) -> None:
        view.say(-value.SIGN, "enemy_gains_sign", seat=self.seat)

    def warns_kills_count_as_pains(self, view: Outlook) -> None:
        """What our Kills are worth: one of six dice."""
        battle = fought(view.table)
        view.say(-30 * combat(view.table, battle, view.seat), "kills_become_pains", seat=self.seat)

    def judges_capture_monster(self, view: Outlook, area: str, enemy: str) -> None:
        view.pay(1)
        view.say(150, "captive_power", area=area, seat=enemy)

    def judges_take(self, view: Outlook, book: str) -> None:
        view.book(book, BOOKS.get(book, 0), NEEDS.get(book, ""))

    def _buys(self, view: Outlook) -> None:
        view.pay(3)
        view.say(view.spellbook, "buys_book", n=3)
