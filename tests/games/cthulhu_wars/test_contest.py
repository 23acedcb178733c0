"""The Battle as the window is given it: its dice are the rules' dice, its odds are exact, its steps and fates true."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from desktop_app.games.cthulhu_wars.procedures.battle import Battle, combat
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.games.cthulhu_wars.view_odds import at_risk, odds, of_kind, on_side
from desktop_app.gui.wording import read_catalogue
from desktop_app.kernel import crank
from desktop_app.kernel.contests import ContestSide, ContestView
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import Ask, Chance, Reply, Text, text
from desktop_app.kernel.room import Setup
from desktop_app.kernel.state import place
from tests.games.cthulhu_wars.played import new_table, positions, room, say

GREAT, YELLOW = "great_cthulhu", "yellow_sign"
GAMES = [(seed, 3 + seed % 3, True) for seed in range(6)]
"""Seed, seats; everybody begins with five spellbooks."""


def contest(table: Table, seat: str = "") -> ContestView:
    shown = room().view(table, seat).contest
    assert shown is not None
    return shown


def side(table: Table, whose: str, seat: str = "") -> ContestSide:
    return next(each for each in contest(table, seat).sides if each.seat == whose)


def fight(*units: str, books: tuple[str, ...] = ()) -> Table:
    """These Units stand in Europe, where Yellow Sign's Acolyte keeps a Gate; Great Cthulhu attacks."""
    table = new_table()
    for number in range(2, 7):
        place(table, f"{YELLOW}.acolyte.{number}", "arabia")
    for unit in units:
        place(table, unit, "europe")
    for book in books:
        table.learn(YELLOW, book)
    say(table, f"{GREAT} battle europe {YELLOW}")
    return table


def roll(table: Table, *faces: str) -> None:
    """The dice fall as told, one text a side; whoever prepares goes on first."""
    for fallen in faces:
        while isinstance(asked := crank.pending(table), Ask):
            crank.answer(table, Reply(asked.decider, "pass"))
        crank.answer(table, Reply("chance", f"dice {fallen}"))


def begun(table: Table) -> Battle:
    battle = innermost(table, Battle)
    assert battle is not None
    return battle


# The dice -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "seats", "rich"), GAMES)
def test_the_rows_of_a_side_add_up_to_the_dice_of_the_rules(seed: int, seats: int, rich: bool) -> None:
    seen = 0
    for table, asked, _ in positions(seed, seats, rich):
        battle = innermost(table, Battle)
        if battle is None:
            continue
        for shown, rolled in zip(contest(table).sides, (battle.attack, battle.defence), strict=True):
            seen += 1
            dice = sum(source.dice for source in shown.sources)
            assert all(source.dice >= 0 for source in shown.sources)
            if not battle.dice_of:
                assert max(0, dice) == combat(table, battle, shown.seat)
                if isinstance(asked, Chance) and asked.about == shown.seat:
                    assert asked.number == dice
            else:
                assert dice == len(rolled)
                lie_there = sorted(die.face for source in shown.sources for die in source.rolled)
                assert lie_there == sorted(rolled)
    assert seen, "a game with a Battle"


def test_each_kind_of_unit_has_its_own_dice_and_says_why() -> None:
    table = fight(f"{GREAT}.cthulhu.1", f"{GREAT}.deep_one.1", f"{GREAT}.deep_one.2", f"{GREAT}.acolyte.1",
                  f"{YELLOW}.undead.1", f"{YELLOW}.undead.2", f"{YELLOW}.byakhee.1")
    told = {source.id: (source.dice, [part.id for part in source.why]) for source in side(table, GREAT).sources}
    assert told == {"cthulhu": (6, ["contest.why.combat"]), "deep_one": (2, ["contest.why.each"]),
                    "acolyte": (0, ["contest.why.combat"])}
    told = {source.id: (source.dice, [part.id for part in source.why]) for source in side(table, YELLOW).sources}
    assert told == {"byakhee": (2, ["contest.why.byakhee"]), "undead": (1, ["contest.why.undead"]),
                    "acolyte": (0, ["contest.why.combat"])}


def test_what_abilities_have_added_lies_with_the_unit_that_has_it() -> None:
    table = fight(f"{GREAT}.shoggoth.1", f"{GREAT}.deep_one.1")
    begun(table).add_dice(f"{GREAT}.shoggoth.1", 3)
    shoggoth = side(table, GREAT).sources[0]
    assert (shoggoth.id, shoggoth.dice, shoggoth.why[-1]) == ("shoggoth", 5, Text("contest.why.added", (("n", 3),)))


def test_the_rows_stay_as_they_were_when_the_dice_fell() -> None:
    table = fight(f"{GREAT}.cthulhu.1", f"{GREAT}.starspawn.1", f"{YELLOW}.undead.1", f"{YELLOW}.byakhee.1")
    before = [(source.id, source.dice) for source in side(table, YELLOW).sources]
    roll(table, "6 6 4 4 1 1 1 1 1", "1 1")
    say(table, f"{YELLOW} kill {YELLOW} byakhee", f"{YELLOW} kill {YELLOW} undead")
    assert table.pieces[f"{YELLOW}.byakhee.1"].place != "europe"
    assert [(source.id, source.dice) for source in side(table, YELLOW).sources] == before


def test_every_rule_that_changes_dice_says_why_and_every_ability_what_it_does() -> None:
    rules = room().game(Setup("earth_55", room().catalogue().sides)).rules
    words = read_catalogue("cthulhu_wars")
    changing = {f"contest.why.{rule.id}" for rule in rules if hasattr(rule, "modifies_combat")}
    offered = {f"ability.does.{rule.verb}" for rule in rules
               if {"before_battle", "battle_declared", "after_kills"} & set(getattr(rule, "questions", ()))}
    assert changing | offered <= set(words)
    assert {id for id in words if id.startswith("ability.does.")} == offered


# The odds -------------------------------------------------------------------------------------------------------------


def falls(dice: int) -> Counter[tuple[int, int]]:
    """(Kills, Pains) of every fall of so many dice, counted one by one."""
    return Counter((faces.count(6), faces.count(5) + faces.count(4)) for faces in product(range(1, 7), repeat=dice))


@pytest.mark.parametrize("units", [
    (f"{GREAT}.starspawn.1", f"{YELLOW}.undead.1", f"{YELLOW}.undead.2", f"{YELLOW}.byakhee.1"),
    (f"{GREAT}.starspawn.1", f"{GREAT}.deep_one.1", f"{GREAT}.shoggoth.1", f"{YELLOW}.byakhee.1"),
])  # fmt: skip
def test_the_odds_are_those_of_counting_every_fall_of_the_dice(units: tuple[str, ...]) -> None:
    table = fight(*units)
    battle = begun(table)
    dealt, taken = (falls(combat(table, battle, each)) for each in (GREAT, YELLOW))
    assert dict(on_side(table, battle, YELLOW)) == dealt
    assert dict(on_side(table, battle, GREAT)) == taken
    shown = odds(table, battle, GREAT)
    for spread, fell in zip(shown.spreads, (dealt, taken), strict=True):
        assert spread.of == sum(fell.values())
        for kills, ways in enumerate(spread.chances):
            assert ways == sum(number for (killed, _), number in fell.items() if killed == kills)
    more = sum(a * b for (ours, _), a in dealt.items() for (theirs, _), b in taken.items() if ours > theirs)
    exact = Fraction(100 * more, sum(dealt.values()) * sum(taken.values()))
    assert shown.figures[-1].value == f"{int(exact + Fraction(1, 2))} %"


def test_a_great_one_is_at_risk_when_there_are_kills_left_for_it() -> None:
    table = fight(f"{GREAT}.cthulhu.1", f"{YELLOW}.byakhee.1", f"{YELLOW}.undead.1", f"{YELLOW}.undead.2")
    battle = begun(table)
    found = dict(at_risk(table, battle, GREAT, on_side(table, battle, GREAT)))
    assert found == {"cthulhu": sum(ways for (kills, _), ways in falls(3).items() if kills >= 1)}
    place(table, f"{GREAT}.deep_one.1", "europe")
    found = dict(at_risk(table, battle, GREAT, on_side(table, battle, GREAT)))
    assert found == {"cthulhu": sum(ways for (kills, _), ways in falls(3).items() if kills >= 2)}


def test_odds_count_what_rules_make_of_the_results() -> None:
    table = new_table(5)
    sleeper = "sleeper"
    for unit in (f"{sleeper}.formless_spawn.1", f"{GREAT}.starspawn.1"):
        place(table, unit, "europe")
    battle = Battle("europe", GREAT, sleeper)
    before = of_kind(on_side(table, battle, sleeper), 0)
    assert len(before) == 4
    table.learn(sleeper, "demand_sacrifice")
    battle.used = ("kills_count_as_pains",)
    assert of_kind(on_side(table, battle, sleeper), 0) == (6 ** 3,)


# Steps, results, what they mean --------------------------------------------------------------------------------------


def step(table: Table) -> str:
    shown = contest(table)
    return shown.steps[shown.step].id.rpartition(".")[2]


def skipped(table: Table) -> set[str]:
    shown = contest(table)
    return {shown.steps[place].id.rpartition(".")[2] for place in shown.skipped}


def test_the_steps_of_a_battle_are_lit_one_after_the_other_and_skipped_ones_told() -> None:
    table = fight(f"{GREAT}.cthulhu.1", f"{GREAT}.starspawn.1", f"{YELLOW}.undead.1", f"{YELLOW}.byakhee.1")
    assert step(table) == "before"
    say(table, f"{GREAT} pass")
    assert step(table) == "roll"
    roll(table, "6 4 4 1 1 1 1 1 1", "1 1")
    assert step(table) == "kills"
    assert [each.id.rpartition(".")[2] for each in contest(table).steps] == [
        "declare", "before", "roll", "kills", "pains", "retreat"]
    assert skipped(table) == {"before"}
    say(table, f"{YELLOW} kill {YELLOW} undead")
    assert step(table) == "pains"
    say(table, f"{YELLOW} pain {YELLOW} byakhee")
    assert step(table) == "retreat", "the last one left takes the last Pain"
    other = fight(f"{GREAT}.cthulhu.1", f"{YELLOW}.undead.1", f"{YELLOW}.byakhee.1")
    roll(other, "4 1 1 1 1 1", "1 1")
    assert step(other) == "pains"
    assert skipped(other) == {"before", "kills"}


def test_markers_of_this_step_can_be_carried_and_those_of_the_next_wait() -> None:
    table = fight(f"{GREAT}.cthulhu.1", f"{YELLOW}.undead.1", f"{YELLOW}.undead.2", f"{YELLOW}.byakhee.1")
    roll(table, "6 5 4 1 1 1", "1 1 1")
    shown = side(table, YELLOW, YELLOW)
    assert [tuple(marker) for marker in shown.markers] == [
        ("kill", f"kill:{YELLOW}:1", False), ("pain", "", True), ("pain", "", True)]
    assert shown.to_come == Text("contest.to_come.pain")
    assert shown.decides
    assert not side(table, YELLOW, GREAT).decides
    assert shown.warnings == (Text("contest.keeps_gate.kill", (("unit", "acolyte"),)),)
    assert side(table, YELLOW, GREAT).warnings == ()
    say(table, f"{YELLOW} kill {YELLOW} undead")
    taken = [fighter for fighter in side(table, YELLOW).fighters if fighter.results]
    assert [(fighter.results, fighter.fate.id, fighter.gone) for fighter in taken] == [
        (("kill",), "contest.fate.killed", True)]


def test_what_is_more_than_can_be_taken_is_said_to_be_lost() -> None:
    table = fight(f"{GREAT}.cthulhu.1", f"{GREAT}.starspawn.1", f"{YELLOW}.byakhee.1")
    roll(table, "6 6 6 6 1 1 1 1 1", "1 1")
    assert Text("contest.surplus.kill", (("n", 2),)) in side(table, YELLOW, YELLOW).warnings


def test_abilities_are_offered_to_their_owner_alone_with_the_key_that_keeps_them() -> None:
    table = fight(f"{GREAT}.cthulhu.1", f"{YELLOW}.byakhee.1")
    (offer,) = contest(table, GREAT).offers
    assert (offer.owner, offer.name.id, offer.keys, offer.keep) == (GREAT, "name.devour", ("devour",), "pass")
    assert contest(table, YELLOW).offers == ()
    chances = contest(table, YELLOW).odds
    assert chances is not None
    assert [(each.name.id, each.whose.id) for each in chances.abilities] == [("name.devour", "ability.theirs")]


def meant(table: Table, seat: str, *words: str) -> list[Text]:
    """What the preview of this result says."""
    asked = crank.pending(table)
    assert isinstance(asked, Ask)
    option = next(option for option in asked.options if all(word in option.key for word in words))
    return list(room().preview(table, seat, option).sentences)


def test_each_result_says_what_it_would_bring_before_it_happens() -> None:
    table = fight(f"{GREAT}.cthulhu.1", f"{YELLOW}.undead.1", f"{YELLOW}.undead.2", f"{YELLOW}.byakhee.1")
    roll(table, "6 6 5 5 1 1", "1 1 1")
    assert meant(table, YELLOW, "kill", "byakhee") == [text("contest.meant.kill", unit="byakhee")]
    gate = text("contest.keeps_gate.kill", unit="acolyte")
    assert meant(table, YELLOW, "kill", "acolyte") == [gate]
    say(table, f"{YELLOW} kill {YELLOW} byakhee")
    assert gate in meant(table, YELLOW, "kill", "acolyte"), "also where the step ends with it"


def test_a_pain_says_who_has_to_leave_and_which_keeper_leaves_its_place() -> None:
    table = fight(f"{GREAT}.cthulhu.1", f"{YELLOW}.undead.1", f"{YELLOW}.undead.2")
    roll(table, "5 5 1 1 1 1", "1")
    assert meant(table, YELLOW, "pain", "undead") == [text("contest.meant.pain", unit="undead")]
    assert text("contest.keeps_gate.pain", unit="acolyte") in meant(table, YELLOW, "pain", "acolyte")
