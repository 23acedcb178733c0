"""What the game says of its options: in words, about everything that is asked, and from what may be known."""

from __future__ import annotations

import ast
import re

import pytest

from desktop_app import bots
from desktop_app.bots.grounds import judged
from desktop_app.games.cthulhu_wars import value
from desktop_app.games.cthulhu_wars.table import SLUMBER
from desktop_app.gui.wording import read_catalogue, wording_for
from desktop_app.kernel import crank
from desktop_app.kernel.questions import Ask, Chance, Option
from desktop_app.kernel.room import Setup
from desktop_app.kernel.state import canonical_json
from desktop_app.kernel.timeline import chance_reply
from tests.games.cthulhu_wars.played import positions, room
from tests.games.cthulhu_wars.spoken_in_source import GAME, texts

SAYS = ("say",)


def said_in_source() -> dict[str, set[str]]:
    """Every id of a judgement that the source can say, with the places that it fills."""
    found: dict[str, set[str]] = {}
    factions = room().new_game(Setup("earth_55", room().catalogue().sides[:5])).game.factions.values()
    known = {"reason": {"kills_god", "god_in_danger"},
             "purpose": {f"use_{book}" for faction in factions for book in faction.spellbooks}}
    for file in GAME.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SAYS:
                for id in texts(node.args[1], known):
                    places = {str(keyword.arg) for keyword in node.keywords}
                    found[id] = found.get(id, places) & places
    return found


def test_every_judgement_has_words_with_no_more_places_than_it_fills() -> None:
    catalogue = read_catalogue("cthulhu_wars")
    said = said_in_source()
    assert sorted(id for id in said if f"judge.{id}" not in catalogue) == []
    assert sorted(id for id in catalogue if id.startswith("judge.") and id.removeprefix("judge.") not in said) == []
    for id, places in said.items():
        template = catalogue[f"judge.{id}"]
        for sentence in [template] if isinstance(template, str) else template.values():
            assert set(re.findall(r"\{(\w+)\}", sentence)) <= places, id


NEUTRAL = {"absorbed_by", "serpent_man_to", "energy_nexus", "ancient_sorcery", "cursed_slumber", "end_slumber"}
"""Verbs of which the game has nothing to say."""


def test_every_verb_is_judged_in_words_and_nothing_is_changed() -> None:
    wording = wording_for("cthulhu_wars")
    seen: set[str] = set()
    spoken_of: set[str] = set()
    for seed, seats, rich in ((0, 3, False), (1, 4, True), (2, 5, False), (3, 5, True)):
        for table, asked, _ in positions(seed, seats, rich):
            if isinstance(asked, Ask):
                before = canonical_json(table)
                for one in judged(table, asked):
                    assert one.weight == sum([each.weight for each in one.judgements])
                    seen.add(one.option.verb)
                    spoken_of |= {one.option.verb for each in one.judgements if wording.sentence(each.reason)}
                assert canonical_json(table) == before
    assert wording.missing == set()
    assert seen - spoken_of <= NEUTRAL
    assert len(spoken_of) > 30


def test_a_game_of_greedy_bots_says_all_in_words() -> None:
    """Their tables are not those of chance: other things come up."""
    wording = wording_for("cthulhu_wars")
    table = room().new_game(Setup("earth_35", room().catalogue().sides[:4]))
    given = 0
    while (asked := crank.pending(table)) is not None:
        if isinstance(asked, Chance):
            crank.answer(table, chance_reply(11, given, asked))
        else:
            for one in judged(table, asked):
                for each in one.judgements:
                    wording.sentence(each.reason)
            crank.answer(table, bots.bot("greedy").choose(table, asked, given))
        given += 1
    assert wording.missing == set()
    assert given > 150


@pytest.mark.parametrize(("dice", "kills", "percent"), [
    (0, 0, 100), (0, 1, 0), (1, 1, 16), (2, 1, 30), (4, 1, 51), (6, 1, 66), (6, 2, 26), (8, 2, 39), (10, 1, 83),
    (12, 2, 61), (3, 4, 0), (20, 2, 86),
])
def test_the_chance_of_kills(dice: int, kills: int, percent: int) -> None:
    assert value.chance_of_kills(dice, kills) == percent


def test_a_cultist_off_the_map_can_be_lost_and_not_captured() -> None:
    """Ghroth may ask for one that slumbers or lies in the deep."""
    seats = ["black_goat", "sleeper", "great_cthulhu"]
    _, table = room().read_scenario({"game": "cthulhu_wars", "seats": seats})
    ask = Ask("sleeper", "lose_which", (Option("lose", ("acolyte", SLUMBER)),), decider="sleeper", listed=True)
    (said,) = table.game.judge(table, ask)
    assert [each.reason.id for each in said] == ["judge.loses_cultist"]
