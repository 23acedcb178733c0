"""The words of the game: everything that may be put before a person has some, and none are left over."""

from __future__ import annotations

import pytest

from desktop_app.games.cthulhu_wars.set_up import OPTIONS
from desktop_app.games.cthulhu_wars.view import PHASES
from desktop_app.games.cthulhu_wars.view_log import SILENT
from desktop_app.games.cthulhu_wars.view_why_not import BUSY
from desktop_app.kernel.room import Setup
from tests.games.cthulhu_wars.played import positions, room
from tests.games.cthulhu_wars.spoken_in_source import event_kinds, questions, reasons, verbs
from tests.games.room_words import RoomWords, unsaid

GAMES = [(seed, 3 + seed % 3, seed % 2 == 1) for seed in range(20)]
"""Seed, seats, and whether everybody begins with five spellbooks."""

ASSEMBLED_VERBS = frozenset({"kill", "kill_again", "pain", "pain_again"})
ASSEMBLED_QUESTIONS = frozenset({"kill_which", "pain_which"})
ASSEMBLED_REASONS = frozenset({"assign_kill_first", "assign_pain_first", *BUSY.values()})
"""Ids that the source puts together of two words, or looks up."""

CAN_BE_PASSED = frozenset({
    "second_action", "more_actions", "move_more", "before_battle", "battle_declared", "kill_which", "after_kills",
    "pain_which", "doom_slot", "after_action", "submerge_which", "fly_which", "follow_which", "nexus_action",
})  # fmt: skip
"""Questions with a PASS of their own words."""


WORDS = RoomWords("cthulhu_wars")
catalogue, rows, missing = WORDS.catalogue, WORDS.rows, WORDS.missing


# What the source may say ----------------------------------------------------------------------------------------------


def test_every_verb_has_words() -> None:
    assert missing("option.", verbs() | ASSEMBLED_VERBS) == []


def test_every_rule_that_replaces_something_has_words() -> None:
    rules = room().game(Setup("earth_55", room().catalogue().sides)).rules
    replacing = {rule.id for rule in rules if any(name.startswith("replaces_") for name in dir(rule))}
    assert missing("option.", replacing) == []


def test_every_question_has_words_for_who_is_asked_and_for_the_others() -> None:
    asked = questions() | ASSEMBLED_QUESTIONS
    assert missing("question.", asked) == []
    assert missing("watch.", asked) == []


def test_every_reason_has_words_with_no_more_places_than_it_fills() -> None:
    assert missing("reason.", set(reasons()) | ASSEMBLED_REASONS) == []
    assert WORDS.overfilled(reasons()) == []


def test_every_event_has_words_or_is_told_by_another() -> None:
    told = event_kinds() - SILENT - {"moved", "acted", "left"}
    assert missing("event.", told | {"moved", "placed", "freed"}) == []
    assert not SILENT & rows("event.")


def test_no_words_are_left_over() -> None:
    replacing = {"emissary_of_the_outer_gods"}
    choices = {words for choice in OPTIONS for words in
               (choice.id, f"{choice.id}.about", *[f"{choice.id}.{value}" for value in choice.values])}
    assert rows("option.") - verbs() - ASSEMBLED_VERBS - replacing == choices
    assert rows("question.") == rows("watch.") == rows("why.") == questions() | ASSEMBLED_QUESTIONS
    assert rows("pass.") == CAN_BE_PASSED
    assert rows("reason.") - set(reasons()) - ASSEMBLED_REASONS == set()
    kinds = {row.split(".")[0] for row in rows("event.")}
    assert kinds - event_kinds() == {"placed", "freed", "rolled_other"}


# What the pack names --------------------------------------------------------------------------------------------------


def names() -> set[str]:
    pack = room().pack
    found = {"cthulhu_wars", "gate", "elder_sign", "kill", "pain", "ocean", "land", *PHASES, "end_of_game", "set_up"}
    for earth in pack.maps.values():
        found |= {earth.id, *earth.areas, *earth.glyph.values()}
    for sheet in pack.factions.values():
        found |= {sheet.id, *sheet.unit_kinds, *sheet.rows}
    return found


def test_everything_in_the_pack_has_a_name() -> None:
    assert missing("name.", names()) == []


def test_what_stands_in_a_narrow_panel_has_a_short_name() -> None:
    for sheet in room().pack.factions.values():
        assert missing("short.", {sheet.id, *sheet.spellbooks, *sheet.requirements}) == []
    assert [id for id in rows("short.") if len(str(catalogue[f"short.{id}"])) > 20] == []


def test_names_are_different() -> None:
    for earth in room().pack.maps.values():
        spoken = [catalogue[f"name.{area}"] for area in earth.areas]
        assert len(set(map(str, spoken))) == len(spoken)
    for sheet in room().pack.factions.values():
        short = [str(catalogue[f"short.{id}"]) for id in (*sheet.spellbooks, *sheet.requirements)]
        assert len(set(short)) == len(short)


def test_options_of_the_game_have_words() -> None:
    for choice in OPTIONS:
        assert missing("", {f"option.{choice.id}", *[f"option.{choice.id}.{value}" for value in choice.values]}) == []


def test_faults_of_a_set_up_have_words() -> None:
    codes = {"unknown_side", "seat_twice", "unknown_map", "seats_do_not_fit_map", "unknown_option"}
    assert missing("problem.", codes) == []


# What is said in whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "seats", "rich"), GAMES)
def test_a_whole_game_is_told_without_a_gap(seed: int, seats: int, rich: bool) -> None:
    assert unsaid(room(), positions(seed, seats, rich)) == set()
