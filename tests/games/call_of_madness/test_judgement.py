"""What is said of options: it has words, it rests on what the seat may know, and it does its own seat no harm."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from desktop_app import bots
from desktop_app.bots.grounds import Judged, judged
from desktop_app.bots.play import play_out
from desktop_app.games.call_of_madness.goals.metric import Metric
from desktop_app.games.call_of_madness.judgement.hopes import CHANCES
from desktop_app.games.call_of_madness.rules import METRICS
from desktop_app.games.call_of_madness.table import Table
from desktop_app.gui.wording import Wording, read_catalogue
from desktop_app.kernel import crank
from desktop_app.kernel.questions import PASS, Ask, Reply
from desktop_app.kernel.sight import redeal
from tests.games.call_of_madness.played import OPTIONS
from tests.games.call_of_madness.playing import described, setup_for, table_for
from tests.games.call_of_madness.spoken_in_source import GAME
from tests.games.cthulhu_wars.spoken_in_source import texts

SEATS = ["ashen_prophet", "tide_speaker", "veiled_matron"]
GAMES = [(2 + number % 3, number, OPTIONS[number]) for number in range(3)]


@cache
def played(seats: int, seed: int, options: tuple[tuple[str, str], ...]) -> tuple[Table, tuple[Reply, ...]]:
    """A game of greedy bots."""
    setup = setup_for(seats, *options)
    table = table_for(setup)
    found = play_out(table, dict.fromkeys(setup.seats, bots.bot("greedy")), seed)
    assert not found.unfinished
    return table, found.replies


def said_in_source() -> dict[str, set[str]]:
    """The ids of all reasons with the names of their words."""
    found: dict[str, set[str]] = {}
    for file in sorted((GAME / "judgement").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
                for id in texts(node.args[1], {}):
                    found[id] = {str(word.arg) for word in node.keywords}
    return found


def test_every_reason_has_words_and_none_are_left_over() -> None:
    catalogue = read_catalogue("call_of_madness")
    rows = {id.removeprefix("judge."): template for id, template in catalogue.items() if id.startswith("judge.")}
    said = said_in_source()
    assert set(rows) == set(said)
    for id, template in rows.items():
        for sentence in [template] if isinstance(template, str) else template.values():
            assert set(re.findall(r"\{(\w+)\}", sentence)) <= said[id], id


def test_every_number_that_is_hoped_for_is_counted() -> None:
    known: list[type[Metric]] = list(METRICS)
    assert set(CHANCES) <= {metric.id for metric in known}


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_a_whole_game_is_judged_in_whole_numbers_and_sentences(seats: int, seed: int,
                                                              options: tuple[tuple[str, str], ...]) -> None:
    """At every question of a game something is said, and all of it can be read aloud."""
    start, replies = played(seats, seed, options)
    table, wording = start.copy(), Wording([read_catalogue("app")]).of("call_of_madness")
    silent: list[str] = []
    for reply in replies:
        asked = crank.pending(table)
        if isinstance(asked, Ask):
            found = judged(table, asked)
            if not any(one.judgements for one in found):
                silent.append(asked.question)
            for one in found:
                assert all(type(each.weight) is int for each in one.judgements)
                assert all(wording.sentence(each.reason) for each in one.judgements)
        crank.answer(table, reply)
    assert wording.missing == set()
    assert len(silent) <= len(replies) // 50, silent


def test_what_the_seat_cannot_know_changes_no_judgement() -> None:
    """Two positions that may both be the true one are judged alike."""
    start, replies = played(3, 1, OPTIONS[1])
    table = start.copy()
    for number, reply in enumerate(replies):
        asked = crank.pending(table)
        if isinstance(asked, Ask) and number % 7 == 0:
            guesses = [redeal(table, asked.decider, seed) for seed in (number, number + 1)]
            assert all(isinstance(guess, Table) for guess in guesses)
            first, second = [_judged(guess) for guess in guesses if isinstance(guess, Table)]
            assert first == second, reply
        crank.answer(table, reply)


def _judged(table: Table) -> tuple[Judged, ...]:
    asked = crank.pending(table)
    assert isinstance(asked, Ask)
    return judged(table, asked)


def harms(table: Table, seat: str, reply: Reply) -> bool:
    """Does this answer strengthen an investigator of the own board, put an outpost there by a card, or lead somebody
    into the own headquarters?"""
    verb, *words = reply.key.replace(">", " ").split()
    if verb == "strengthen":
        return table.board_of(words[1]) == seat
    if verb == "add_outpost":
        return words[0].startswith(seat)
    return verb == "move" and words[3] == f"{seat}.headquarters"


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_no_bot_harms_itself_where_it_can_help_it(seats: int, seed: int,
                                                  options: tuple[tuple[str, str], ...]) -> None:
    """An action that must be taken may harm; then every other one that was open would have done so too."""
    start, replies = played(seats, seed, options)
    table = start.copy()
    for reply in replies:
        asked = crank.pending(table)
        if isinstance(asked, Ask) and harms(table, asked.decider, reply):
            harmless = [option.key for option in asked.options if not harms(table, asked.decider,
                                                                            Reply(reply.seat, option.key))]
            assert [key for key in harmless if key.split()[:1] == reply.key.split()[:1]] == []
            assert PASS.key not in harmless
        crank.answer(table, reply)


def last_stand(prophet: int, speaker: int, matron: int) -> list[Judged]:
    """A card that takes 3 cultists from somebody, in play."""
    table = described({"seats": SEATS, "time": "night", "goals": ["immediate_goal_01"], "players": {
        "ashen_prophet": {"cultists": prophet, "hand": ["hastur_2"], "deck": [], "discard": [
            "ashen_prophet_strike", "ashen_prophet_ward", "ashen_prophet_sign", "ashen_prophet_ritual"]},
        "tide_speaker": {"cultists": speaker}, "veiled_matron": {"cultists": matron}},
        "gods": {god: {} for god in ("shudde_mell", "dagon", "nyarlathotep", "hastur")}})
    asked = crank.answer(table, Reply("ashen_prophet", "play hastur_2 3"))
    assert isinstance(asked, Ask)
    return list(_judged(table))


def test_the_winner_ends_the_game_and_a_loser_does_not() -> None:
    weights = {one.option.key: one.weight for one in last_stand(40, 20, 2)}
    assert weights["other_cultists -3 veiled_matron"] > 50_000 > weights["other_cultists -3 tide_speaker"] > 0
    weights = {one.option.key: one.weight for one in last_stand(10, 40, 2)}
    assert weights["other_cultists -3 veiled_matron"] < -50_000
    assert weights["other_cultists -3 tide_speaker"] > 0
