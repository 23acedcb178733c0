"""The words of the game: everything that may be put before a person has some, and none are left over."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from desktop_app.games.call_of_madness.set_up import options
from desktop_app.games.call_of_madness.sheets import AFTERWARDS, BOARDS, ICONS, TARGETS, Action
from desktop_app.games.call_of_madness.view import PHASES
from desktop_app.games.call_of_madness.view_goals import OPS, YES_OR_NO
from desktop_app.games.call_of_madness.view_log import SILENT
from desktop_app.games.call_of_madness.view_preview import WORTH_DOING
from desktop_app.games.call_of_madness.view_words import counted
from desktop_app.gui.wording import Template, Wording, read_catalogue
from desktop_app.kernel.questions import Ask, Text
from tests.games.call_of_madness.played import OPTIONS, positions, room
from tests.games.call_of_madness.spoken_in_source import event_kinds, questions, reasons, verbs

GAMES = [(seed, 2 + seed % 3, OPTIONS[seed % len(OPTIONS)]) for seed in range(9)]

SIGNED = ("own_cultists", "other_cultists", "add_fire")
"""Verbs whose option has a sentence for more and one for less."""

TURNS = frozenset({"turn_free", "turn_paid"})
"""Questions of a turn that have words of their own after somebody has passed."""

BY_BOARD = frozenset({f"only_by_{time}" for time in ("day", "night")} | {f"{board}_board_only" for board in BOARDS})
"""Reasons that the source puts together."""

TOLD_ELSEWHERE = {"moved", "drew_madness", "marked", "time_turned", "fire_changed"}
"""Events whose sentence has another name."""


MOST_LETTERS = 62
"""So long may the second line of a question be: it stands beside the buttons."""


@cache
def catalogue() -> dict[str, Template]:
    return dict(read_catalogue("call_of_madness"))


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
    return {place for each in templates(id) for place in re.findall(r"\{(\w+)\}", each)}


def missing(prefix: str, ids: set[str] | frozenset[str]) -> list[str]:
    return sorted(id for id in ids if prefix + id not in everything())


def option_ids() -> set[str]:
    """The sentences of options."""
    found = verbs() - set(SIGNED) - {"play", "unplaced_outpost"}
    found |= {f"{verb}.{sign}" for verb in SIGNED for sign in ("more", "less")}
    return found | {f"play{paid}.{n}" for paid in ("", "_paid") for n in range(1, 5)} | {"no_space"}


def setting_ids() -> set[str]:
    """The words of the rules options."""
    return {words for choice in options(room().pack)
            for words in (choice.id, *[f"{choice.id}.{value}" for value in choice.values])}


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


def test_every_option_has_words_and_none_are_left_over() -> None:
    told = {f"{choice.id}.about" for choice in options(room().pack)}
    assert missing("option.", option_ids() | setting_ids() | told) == []
    assert rows("option.") == option_ids() | setting_ids() | told


def test_every_question_has_words_for_who_is_asked_and_for_the_others() -> None:
    assert rows("question.") == rows("watch.") == rows("why.") == questions() | TURNS
    assert rows("pass.") == {"more", "resolve", "draw_card"}


def test_every_reason_has_words_with_no_more_places_than_it_fills() -> None:
    assert missing("reason.", set(reasons()) | BY_BOARD) == []
    assert rows("reason.") - set(reasons()) - BY_BOARD == set()
    for code, number in reasons().items():
        if f"reason.{code}" in catalogue():
            assert places(f"reason.{code}") <= {str(place) for place in range(number)}, code


def test_every_event_has_words_or_is_told_by_another() -> None:
    assert missing("event.", event_kinds() - SILENT - TOLD_ELSEWHERE) == []
    told = event_kinds() | {"came", "day_broke", "night_fell", "fire_came", "fire_went"}
    assert {row.split(".")[0] for row in rows("event.")} <= told
    assert not SILENT & rows("event.")


def test_every_icon_is_said_for_every_board_and_target() -> None:
    found = {counted(Action(icon, amount, board, target)).partition("#")[0] for icon in ICONS for amount in (1, -1)
             for board in BOARDS for target in ("", *TARGETS) if icon not in AFTERWARDS or board == "any"}
    assert rows("counted.") == found


def test_every_demand_of_a_goal_is_said() -> None:
    numbers = {f"{metric}.{op}" for metric in room().game(room().default_setup()).metrics for op in OPS.values()
               if metric not in YES_OR_NO}
    assert rows("demand.") == numbers | {f"{metric}.{so}" for metric in YES_OR_NO for so in ("yes", "no")}


def test_everything_in_the_pack_has_a_name() -> None:
    pack = room().pack
    found = {*pack.boards, *pack.priests, *pack.powers, *pack.basic_cards, *pack.god_cards, *pack.immediate_goals,
             *pack.endgame_goals, *pack.investigators}
    assert missing("name.", found | {"call_of_madness"} | {f"phase_{phase}" for phase in PHASES}) == []
    assert missing("short.", set(pack.priests)) == []


def test_what_may_still_be_done_is_said() -> None:
    assert rows("still.") == {*WORTH_DOING, "action"}


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


@pytest.mark.parametrize(("seed", "seats", "rules"), GAMES)
def test_a_whole_game_is_told_without_a_gap(seed: int, seats: int, rules: tuple[tuple[str, str], ...]) -> None:
    """The log, every option, one preview a question, and now and then all that a seat sees."""
    wording = Wording((read_catalogue("app"), catalogue()))
    for number, (table, asked, happened) in enumerate(positions(seed, seats, rules)):
        for event in happened:
            wording.sentence(room().describe(table, event))
        if number % 4 == 0:
            for text in texts(room().view(table, table.game.seats[number // 4 % seats])):
                wording.sentence(text)
        if isinstance(asked, Ask):
            prompt = room().view(table, asked.decider).prompt
            assert prompt is not None
            said = [wording.sentence(option.text) for option in prompt.options]
            assert len(set(said)) == len(said), said
            wording.sentence(prompt.question)
            option = asked.options[number % len(asked.options)]
            for text in room().preview(table, asked.decider, option).sentences:
                wording.sentence(text)
    for text in texts(room().view(table, "")):
        wording.sentence(text)
    assert wording.missing == set()
