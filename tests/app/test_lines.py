"""Lines of play: what was left by undo can be found again, and what was begun on purpose has its own name."""

from __future__ import annotations

import pytest

from desktop_app.app.match import HUMAN, Match
from desktop_app.kernel.lines import MAIN
from desktop_app.kernel.questions import CHANCE, Ask, Reply, Text, text
from desktop_app.kernel.state import fingerprint
from desktop_app.kernel.timeline import Why
from tests.app.games import first_option, last_option, meadow_match, play_bots, play_people


def with_choices(match: Match, least: int = 2) -> int:
    """Plays on to a person's question with some options."""
    for _ in range(200):
        asked = match.pending()
        if isinstance(asked, Ask) and len(asked.options) >= least:
            return match.position
        play_people(match, 1)
    raise AssertionError("no such question came")


@pytest.fixture
def match() -> Match:
    """Two persons, a dozen answers, at a question with a choice."""
    made = meadow_match(ash=HUMAN, birch=HUMAN)
    play_people(made, 12)
    return made


def named(match: Match) -> list[tuple[str, int]]:
    return [(line.name, line.tip) for line in match.lines() if line.named]


def test_a_game_has_one_line_that_goes_with_it(match: Match) -> None:
    assert named(match) == [(MAIN, match.position)]
    assert match.lines()[0].current
    play_people(match, 2)
    assert named(match) == [(MAIN, match.position)]


def test_undo_and_another_answer_leave_the_old_line_to_be_found(match: Match) -> None:
    fork = with_choices(match)
    first_option(match)
    old = match.position
    match.go(fork)
    last_option(match)
    lines = match.lines()
    assert [(line.named, line.tip, line.leaves) for line in lines] == [(True, match.position, 0), (False, old, old)]
    match.switch_to(lines[1], "What I did first")
    assert match.position == old
    assert named(match)[1] == ("What I did first", old)
    assert [line.name for line in match.lines() if line.current] == ["What I did first"]
    assert not [line for line in match.lines() if not line.named]


def test_walking_on_an_old_line_by_giving_its_answers_again_takes_the_name_there(match: Match) -> None:
    fork = with_choices(match)
    first_option(match)
    play_people(match, 3)
    old = match.position
    match.go(fork)
    last_option(match)
    match.go(fork)
    first_option(match)
    assert named(match) == [(MAIN, old)]


def test_playing_on_from_the_past_keeps_what_was_played(match: Match) -> None:
    past = with_choices(match)
    play_people(match, 3)
    end, before = match.position, fingerprint(match.state)
    match.play_on(past, "By sea")
    assert (match.position, match.timeline.lines.current) == (past, "By sea")
    last_option(match)
    assert dict(named(match)) == {MAIN: end, "By sea": match.position}
    match.switch_to(match.lines()[0], "")
    assert (match.position, fingerprint(match.state)) == (end, before)
    assert match.timeline.lines.current == MAIN


def test_names_are_changed_and_forgotten(match: Match) -> None:
    end = match.position
    match.rename_line(MAIN, "As it was")
    match.play_on(match.way()[4], "By sea")
    with pytest.raises(KeyError):
        match.rename_line("By sea", "As it was")
    with pytest.raises(KeyError):
        match.forget_line("By sea")
    match.forget_line("As it was")
    assert [(line.named, line.tip) for line in match.lines()] == [(True, match.position), (False, end)]


def test_going_back_over_dice_to_play_on_marks_the_game_as_rewound(match: Match) -> None:
    way = match.way()
    dice = next(place for place, moment in enumerate(match.moments()) if moment.seat == CHANCE and place > 1)
    rewinds = match.rewinds
    match.play_on(way[dice - 1], "Before the dice")
    assert match.rewinds == rewinds + 1
    match.switch_to(match.lines()[0], "")
    assert match.rewinds == rewinds + 1, "forth again is no going back"


def test_moments_tell_whose_answers_they_are_and_where_dice_fell() -> None:
    match = meadow_match(seed=5)
    play_bots(match)
    moments = match.moments()
    nodes = match.timeline.nodes
    assert [moment.position for moment in moments] == list(match.way())
    assert [moment.seat for moment in moments[1:]] == [nodes[moment.position].reply.seat for moment in moments[1:]]
    assert any(moment.dice for moment in moments)
    assert all(moment.seat == CHANCE for moment in moments if moment.dice)
    assert moments[0].chapter.label == text("day", n=1)
    days = [dict(moment.chapter.label.args)["n"] for moment in moments[:-1]]
    assert days == sorted(days), "one stretch each"


def test_a_reason_stays_with_its_answer(match: Match) -> None:
    asked = match.pending()
    assert isinstance(asked, Ask)
    match.say(Reply(asked.decider, asked.options[0].key), Why(text("hungry", n=3), (asked.decider,)))
    assert match.why(match.position, asked.decider) == text("hungry", n=3)
    assert match.why(match.position, "nobody") == Text("")
    assert match.why(match.way()[3], asked.decider) == Text("")
