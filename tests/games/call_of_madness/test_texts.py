"""The words of the game: everything that may be put before a person has some, and none are left over."""

from __future__ import annotations

import pytest

from desktop_app.games.call_of_madness.set_up import options
from desktop_app.games.call_of_madness.sheets import AFTERWARDS, BOARDS, ICONS, TARGETS, Action
from desktop_app.games.call_of_madness.view import PHASES
from desktop_app.games.call_of_madness.view_goals import OPS, YES_OR_NO
from desktop_app.games.call_of_madness.view_log import SILENT
from desktop_app.games.call_of_madness.view_preview import WORTH_DOING
from desktop_app.games.call_of_madness.view_words import counted
from tests.games.call_of_madness.played import OPTIONS, positions, room
from tests.games.call_of_madness.spoken_in_source import event_kinds, questions, reasons, verbs
from tests.games.room_words import RoomWords, unsaid

GAMES = [(seed, 2 + seed % 3, OPTIONS[seed % len(OPTIONS)]) for seed in range(9)]

SIGNED = ("own_cultists", "other_cultists", "add_fire")
"""Verbs whose option has a sentence for more and one for less."""

TURNS = frozenset({"turn_free", "turn_paid"})
"""Questions of a turn that have words of their own after somebody has passed."""

BY_BOARD = frozenset({f"only_by_{time}" for time in ("day", "night")} | {f"{board}_board_only" for board in BOARDS})
"""Reasons that the source puts together."""

TOLD_ELSEWHERE = {"moved", "drew_madness", "marked", "time_turned", "fire_changed"}
"""Events whose sentence has another name."""


WORDS = RoomWords("call_of_madness")
catalogue, rows, missing = WORDS.catalogue, WORDS.rows, WORDS.missing


def option_ids() -> set[str]:
    """The sentences of options."""
    found = verbs() - set(SIGNED) - {"play", "unplaced_outpost"}
    found |= {f"{verb}.{sign}" for verb in SIGNED for sign in ("more", "less")}
    return found | {f"play{paid}.{n}" for paid in ("", "_paid") for n in range(1, 5)} | {"no_space"}


def setting_ids() -> set[str]:
    """The words of the rules options."""
    return {words for choice in options(room().pack)
            for words in (choice.id, *[f"{choice.id}.{value}" for value in choice.values])}


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
    assert WORDS.overfilled(reasons()) == []


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


# What is said in whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "seats", "rules"), GAMES)
def test_a_whole_game_is_told_without_a_gap(seed: int, seats: int, rules: tuple[tuple[str, str], ...]) -> None:
    assert unsaid(room(), positions(seed, seats, rules)) == set()
