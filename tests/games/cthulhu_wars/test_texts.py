"""The words of the game: everything that may be put before a person has some, and none are left over."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from desktop_app.games.cthulhu_wars.set_up import OPTIONS
from desktop_app.games.cthulhu_wars.view import PHASES
from desktop_app.games.cthulhu_wars.view_log import SILENT
from desktop_app.games.cthulhu_wars.view_why_not import BUSY
from desktop_app.gui.wording import Template, Wording, read_catalogue, wording_for
from desktop_app.kernel.questions import Ask, Text
from desktop_app.kernel.room import Setup
from desktop_app.kernel.views import TableView
from tests.games.cthulhu_wars.played import positions, room
from tests.games.cthulhu_wars.spoken_in_source import event_kinds, questions, reasons, verbs

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


MOST_LETTERS = 62
"""So long may the second line of a question be: it stands beside the buttons."""


@cache
def catalogue() -> dict[str, Template]:
    return dict(read_catalogue("cthulhu_wars"))


@cache
def everything() -> frozenset[str]:
    """The room's words and the window's, which serve every game."""
    return frozenset(catalogue()) | frozenset(read_catalogue("app"))


def rows(prefix: str) -> set[str]:
    return {id.removeprefix(prefix) for id in catalogue() if id.startswith(prefix)}


def templates(id: str) -> list[str]:
    template = catalogue()[id]
    return [template] if isinstance(template, str) else list(template.values())


def places(id: str) -> set[str]:
    """The named places of a sentence."""
    return {place for template in templates(id) for place in re.findall(r"\{(\w+)\}", template)}


def missing(prefix: str, ids: set[str] | frozenset[str]) -> list[str]:
    return sorted(id for id in ids if prefix + id not in everything())


# What the source may say ----------------------------------------------------------------------------------------------


def test_why_something_is_asked_is_a_short_sentence_of_its_own() -> None:
    for id in rows("why."):
        (words,) = templates(f"why.{id}")
        assert words.endswith(".")
        assert len(words) <= MOST_LETTERS, id
        assert words not in templates(f"question.{id}")


def test_bots_speak_of_themselves_and_hints_speak_to_whoever_is_advised() -> None:
    to_somebody = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)
    advised = {id for id in rows("judge.") if any(to_somebody.search(words) for words in templates(f"judge.{id}"))}
    assert rows("thought.") == advised
    assert not [id for id in advised if any(to_somebody.search(words) for words in templates(f"thought.{id}"))]


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
    for code, number in reasons().items():
        if f"reason.{code}" in catalogue():
            assert places(f"reason.{code}") <= {str(place) for place in range(number)}, code


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
    assert [id for id in rows("short.") if len(str(catalogue()[f"short.{id}"])) > 20] == []


def test_names_are_different() -> None:
    for earth in room().pack.maps.values():
        spoken = [catalogue()[f"name.{area}"] for area in earth.areas]
        assert len(set(map(str, spoken))) == len(spoken)
    for sheet in room().pack.factions.values():
        short = [str(catalogue()[f"short.{id}"]) for id in (*sheet.spellbooks, *sheet.requirements)]
        assert len(set(short)) == len(short)


def test_options_of_the_game_have_words() -> None:
    for choice in OPTIONS:
        assert missing("", {f"option.{choice.id}", *[f"option.{choice.id}.{value}" for value in choice.values]}) == []


def test_faults_of_a_set_up_have_words() -> None:
    codes = {"unknown_side", "seat_twice", "unknown_map", "seats_do_not_fit_map", "unknown_option"}
    assert missing("problem.", codes) == []


def test_names_have_no_places_and_plural_forms_are_chosen_by_n() -> None:
    for id, template in catalogue().items():
        if id.startswith(("name.", "short.")):
            assert places(id) == set()
        if not isinstance(template, str):
            assert set(template) == {"one", "other"}, id
            assert "{n}" in template["other"], id


# What is said in whole games ------------------------------------------------------------------------------------------


def texts(seen: Any) -> list[Text]:
    """Every sentence of a view."""
    if isinstance(seen, Text):
        return [seen]
    if isinstance(seen, tuple):
        return [text for part in seen for text in texts(part)]
    return []


def speak(wording: Wording, shown: TableView) -> None:
    for text in texts(shown._replace(boards=())):
        wording.sentence(text)


@pytest.mark.parametrize(("seed", "seats", "rich"), GAMES)
def test_a_whole_game_is_told_without_a_gap(seed: int, seats: int, rich: bool) -> None:
    """The log, every option, one preview a question, and now and then all that a seat sees."""
    wording = wording_for("cthulhu_wars")
    for area in room().view(next(positions(seed, seats, rich))[0], "").boards[0].areas:
        wording.sentence(area.spoken)
        wording.name(area.id)
    for number, (table, asked, happened) in enumerate(positions(seed, seats, rich)):
        for event in happened:
            wording.sentence(room().describe(table, event))
        if number % 4 == 0:
            speak(wording, room().view(table, table.game.seats[number // 4 % seats]))
        if isinstance(asked, Ask):
            options = room().view(table, asked.decider).prompt
            assert options is not None
            said = [wording.sentence(option.text) for option in options.options]
            assert len(set(said)) == len(said), said
            wording.sentence(options.question)
            option = asked.options[number % len(asked.options)]
            for text in room().preview(table, asked.decider, option).sentences:
                wording.sentence(text)
    assert wording.missing == set()
