"""How Yellow Sign plays: the King walks and defiles, Hastur comes when a Gate and 10 Power wait for him."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars import value
from desktop_app.games.cthulhu_wars.factions.yellow_sign.the_screaming_dead import KING, UNDEAD
from desktop_app.games.cthulhu_wars.judgement.judge import Judge
from desktop_app.games.cthulhu_wars.judgement.outlook import Outlook
from desktop_app.games.cthulhu_wars.table import CULTIST, GREAT_OLD_ONE

HASTUR = "hastur"
BYAKHEE = "byakhee"
ACOLYTE = "acolyte"

BOOKS = {"the_third_eye": 300, "passion": 220, "the_screaming_dead": 260, "he_who_is_not_to_be_named": 150,
         "shriek_of_the_byakhee": 120, "zingaya": 130}
"""Which spellbook first; what it needs and has not got takes the half."""

NEEDS = {"the_third_eye": HASTUR, "the_screaming_dead": KING, "he_who_is_not_to_be_named": HASTUR,
         "shriek_of_the_byakhee": BYAKHEE, "zingaya": UNDEAD}


def wanted(view: Outlook, area: str) -> bool:
    """Would a Desecration here bring a spellbook?"""
    table = view.table
    glyph = table.game.earth.glyph.get(area, "")
    return bool(glyph) and area not in table.desecrated and f"desecrate_{glyph}" in table.unmet[view.seat]


def steps(view: Outlook, area: str) -> int:
    """How far it is from here to the nearest Area where a Desecration would bring a spellbook; 9 when there is none."""
    near, reached = view.table.game.near, [area]
    for distance in range(9):
        if any(wanted(view, each) for each in reached):
            return distance
        reached = list(dict.fromkeys([goal for each in reached for goal in (each, *near[each])]))
    return 9


class YellowSignJudge(Judge):
    """The weights of Yellow Sign."""

    def judges_give_3_doom(self, view: Outlook, seat: str) -> None:
        view.say(view.spellbook, "brings_spellbook", what="give_3_doom")
        view.say(-100 - view.table.doom[seat] * 10 - 40 * len(view.table.spellbooks[seat]), "helps_enemy", seat=seat)

    def judges_awaken(self, view: Outlook, kind: str, area: str) -> None:
        table = view.table
        if kind == KING:
            if wanted(view, area):
                view.say(300, "king_begins", area=area)
            else:
                view.say(-100 * steps(view, area), "far_from_glyph", area=area)
            view.say(40 * table.count(view.seat, area), "in_company", unit=kind, area=area)
            if view.keepers(area):
                view.say(200, "gate_under_king", area=area)
        elif kind == HASTUR:
            view.say(400, "needed_to_defile", unit=kind)

    def judges_ritual(self, view: Outlook) -> None:
        """Desecrations take their time, and no Power is left for them."""
        glyphs = [each for each in view.table.unmet[view.seat] if each.startswith("desecrate")]
        if glyphs and not view.table.ending:
            view.say(-250 * len(glyphs), "glyphs_take_time", n=len(glyphs))

    def judges_desecrate(self, view: Outlook, area: str) -> None:
        table = view.table
        units = min(6, table.count(view.seat, area))
        seeing = table.has(view.seat, "the_third_eye") and table.in_play(view.seat, HASTUR) > 0
        view.pay(1 if seeing else 2)
        view.say(120, "unit_comes", area=area)
        view.say(100 * view.rounds * units // 6, "feast", area=area)
        if wanted(view, area):
            view.say(view.spellbook * units // 6, "defiles_for_book", area=area, n=units)
        if seeing:
            view.say(value.SIGN * units // 6, "third_eye_sign", area=area)

    def judges_place(self, view: Outlook, kind: str, area: str) -> None:
        """What comes after a Desecration: what the Area lacks."""
        if view.type(kind) == CULTIST:
            view.say(view.cultist, "cultist_income", unit=kind, area=area)
        else:
            view.say(100 * view.table.game.kinds[kind].cost, "strength", unit=kind, area=area)

    def judges_leaving(self, view: Outlook, kind: str, area: str) -> None:
        """The King, and those beside him, stay until the Area is defiled."""
        table = view.table
        if KING in table.units[view.seat][area] and kind != HASTUR and wanted(view, area):
            view.say(-view.spellbook // 3, "defiles_here_first", unit=kind, area=area)
        elif KING in table.units[view.seat][area] and kind == KING and self._hastur_soon(view, area):
            view.say(-700, "waits_for_hastur", area=area)
        if area in table.desecrated and table.count(view.seat, area) == 1:
            view.say(-100, "feeds_no_longer", unit=kind, area=area)

    def judges_arriving(self, view: Outlook, kind: str, goal: str) -> None:
        table = view.table
        if KING not in table.awakened and kind == ACOLYTE and 4 <= view.power < 8 and view.sites():
            view.say(-600, "saves_for", unit=KING, n=4)
        if kind == KING:
            self._king_goes(view, goal)
        elif KING in table.units[view.seat][goal] and wanted(view, goal) and table.count(view.seat, goal) < 6:
            view.say(view.spellbook // 7, "helps_to_defile", unit=kind, area=goal)
        if goal in table.desecrated and not table.units[view.seat][goal]:
            view.say(60, "feast", area=goal)

    def judges_new_gate(self, view: Outlook, area: str) -> None:
        """Hastur comes to a Gate where the King stands."""
        if KING in view.table.units[view.seat][area] and HASTUR not in view.table.awakened:
            view.say(500, "gate_under_king", area=area)

    def judges_the_screaming_dead(self, view: Outlook, goal: str) -> None:
        view.pay(1)
        view.say(60, "second_action_follows")
        area = view.table.areas_with(view.seat, KING)[0]
        view.also("leaving", KING, area)
        view.also("arriving", KING, goal)

    def judges_follow(self, view: Outlook, kind: str, area: str, goal: str) -> None:
        view.say(60, "stays_with_king", unit=kind, area=goal)
        view.also("leaving", kind, area)
        view.also("arriving", kind, goal)

    def judges_he_who_is_not_to_be_named(self, view: Outlook, goal: str) -> None:
        view.pay(1)
        view.say(20, "second_action_follows")
        view.also("leaving", HASTUR, view.table.areas_with(view.seat, HASTUR)[0])
        view.also("arriving", HASTUR, goal)

    def judges_shriek_of_the_byakhee(self, view: Outlook, goal: str) -> None:
        view.pay(1)
        view.say(-40, "change_of_place", area=goal)
        view.also("arriving", BYAKHEE, goal)

    def judges_fly(self, view: Outlook, kind: str, area: str, goal: str) -> None:
        view.also("leaving", kind, area)
        view.also("arriving", kind, goal)

    def judges_zingaya(self, view: Outlook, area: str, enemy: str) -> None:
        view.pay(1)
        view.say(view.hurts(enemy, view.cultist // 3), "enemy_loses_cultist", area=area, seat=enemy)
        view.say(60, "undead_rises", area=area)
        if view.lone_keeper(enemy, area):
            view.say(view.gate if view.keepers(area) else view.gate // 3,
                     "takes_gate" if view.keepers(area) else "opens_gate", area=area, seat=enemy)

    def judges_monster(self, view: Outlook, kind: str) -> None:
        if KING in view.table.awakened and any(glyph.startswith("desecrate") for glyph in view.table.unmet[view.seat]):
            view.say(50, "helps_king", unit=kind)

    def judges_take(self, view: Outlook, book: str) -> None:
        view.book(book, BOOKS.get(book, 0), NEEDS.get(book, ""))

    def warns_capture(self, view: Outlook, area: str, enemy: str) -> None:
        if enemy == self.seat and view.table.has(self.seat, "passion"):
            view.say(-60, "passion", seat=enemy)

    def _hastur_soon(self, view: Outlook, area: str) -> bool:
        """Does the King hold the Gate that Hastur is to come to?"""
        table = view.table
        return HASTUR not in table.awakened and table.keeps(view.seat, area)

    def _king_goes(self, view: Outlook, goal: str) -> None:
        table = view.table
        here = table.areas_with(view.seat, KING)
        rivals = [enemy for enemy in view.enemies if table.strongest(enemy, goal) == GREAT_OLD_ONE]
        if rivals:
            view.say(-200, "king_in_danger", area=goal, seat=rivals[0])
        if wanted(view, goal):
            view.say(view.spellbook * min(6, 1 + table.count(view.seat, goal)) // 8, "defiles_next", area=goal)
        elif here:
            nearer = steps(view, here[0]) - steps(view, goal)
            view.say(view.spellbook // 3 * nearer, "nearer_to_glyph" if nearer > 0 else "farther_from_glyph", area=goal)
