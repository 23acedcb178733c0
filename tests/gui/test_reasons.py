"""Bots and hints say why in a sentence with a piece, a place and a purpose, true of what they chose."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.app.hints import hints
from desktop_app.app.match import HUMAN, Match, new_match
from desktop_app.app.rooms import room
from desktop_app.app.worker import BotAnswer, InlineBots
from desktop_app.gui.sentence_list import Sentence
from desktop_app.gui.wording import Wording, read_catalogue, wording_for
from desktop_app.kernel import crank
from desktop_app.kernel.questions import CHANCE, Ask, Option, Text
from desktop_app.kernel.timeline import Why
from tests.gui.reason_faults import Said, faults, told
from tests.gui.room_table import sit_down

GAMES = ("cthulhu_wars", "call_of_madness")
ANSWERS = 160


@pytest.mark.parametrize(("words", "fault"), [
    ("", "no reason"), ("The most: 3.", "bare number"), ("Meet the endgame_goal.", "an id"), ("Meet goal2.", "an id"),
    ("Boat in the the Bay.", "doubled"), ("Boat goes fishing.", "Bay is not named"), ("Boat in Bay", "no full stop"),
    ("Boat moves to Bay.", "repeats"), ("Well then: Boat moves to Bay; it is quiet.", "repeats"),
    ("Boat in Bay is yours.", "speaks to a bot"), ("Boat in Bay is mine.", "first person"),
    ("In Bay I want a Boat.", "first person"), ("Boat in Bay..", "a full stop too many"),
])  # fmt: skip
def test_the_check_sees_a_bad_reason_and_names_its_kind(words: str, fault: str) -> None:
    bad = Said("act: sail", words, ("Boat", "Bay"), ("Boat moves to Bay.",))
    assert [line for line in told([bad]) if line.startswith("act: sail: ") and fault in line]


def test_the_check_lets_a_good_reason_pass() -> None:
    good = Said("act: sail", "Boat in Bay gains 2 Fish, 30 times in 100.", ("Boat", "Bay"), ("Boat moves to Bay.",))
    assert faults(good) == []
    assert faults(good._replace(words="Boat in Bay is near your Pier.", to_bot=False)) == []


@cache
def spoken(game: str) -> tuple[tuple[Said, ...], Wording]:
    """What bots say in games on every map with every number of seats, by each level in turn, its seats mixed."""
    words = wording_for(game)
    said: list[Said] = []
    offered = room(game).catalogue()
    levels = ("greedy", "greedy", "greedy_easy", "random")
    for seed, (board, seats) in enumerate([(each.id, number) for each in offered.maps for number in each.seats]):
        setup = room(game).default_setup(board, seats)
        sides = tuple([offered.sides[(seed + place) % len(offered.sides)] for place in range(seats)])
        players = {side: levels[(seed + place) % len(levels)] for place, side in enumerate(sides)}
        said += of_bots(new_match(room(game), setup._replace(seats=sides), players, seed), words)
    return tuple(said), words


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_a_bot_says_why(game: str) -> None:
    said, words = spoken(game)
    assert len({each.kind for each in said}) > 25
    assert told(list(said)) == []
    assert words.missing == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_reason_takes_more_than_two_lines_of_the_log(look: None, qtbot: QtBot, tmp_path: Path, game: str) -> None:
    """On the smallest screen at the usual text size; where seats and log are folded away, in their drawer."""
    hands = sit_down(qtbot, tmp_path, game, 0, 3)
    assert (hands.window.width(), hands.window.height()) == (1366, 768)
    hands.window.commands["seats"].trigger()
    hands.settle()
    log, livery = hands.page.log.list, next(iter(hands.page.showing.sides.values()))
    sentences = sorted({hands.page.wording.say("app.why", what=each.words) for each in spoken(game)[0]})
    rows = [Sentence("It moves.", livery=livery, value=0, under=under) for under in ("first\nsecond", *sentences)]
    hands.page.log.show_lines(rows)
    two_lines, *tall = [log.sizeHintForRow(row) for row in range(len(rows))]
    assert len(sentences) > 100
    too_tall = [words for words, height in zip(sentences, tall, strict=True) if height > two_lines]
    assert not too_tall, "\n".join(too_tall)


def of_bots(match: Match, words: Wording) -> Iterator[Said]:
    """What bots say of their answers, each beside the lines of the log that it stands under."""
    pool = InlineBots()
    for _ in range(ANSWERS):
        if match.decider() == CHANCE:
            match.let_chance_answer()
        elif match.decider():
            pool.ask(match, match.decider())
            answer = pool.poll()
            assert answer is not None
            assert not answer.note
            check_secret(match, answer)
            asked, chosen = match.pending(), match.option_of(answer.reply)
            assert isinstance(asked, Ask)
            assert chosen is not None
            about = names(match, asked, chosen, words)
            seat = match.decider()
            match.say(answer.reply, Why(answer.reason, answer.seen_by))
            lines = [match.room.describe(match.state, line.event) for line in match.log_at(match.position, seat)]
            yield Said(f"{asked.question}: {chosen.verb}: {answer.reason.id}", words.thought(answer.reason), about,
                       tuple([words.sentence(line) for line in lines if line.id]))


def names(match: Match, asked: Ask, option: Option, words: Wording) -> tuple[str, ...]:
    return tuple([words.word(word) for word in match.state.game.subject(match.state, asked, option) if word])


def check_secret(match: Match, answer: BotAnswer) -> None:
    """All may hear only what names no face that is covered, unless the answer uncovers it."""
    hidden = {each.face for piece, each in match.state.pieces.items() if each.face and piece in match.state.known}
    if not answer.seen_by:
        given_away = hidden & {value for _, value in answer.reason.args} - set(answer.reply.key.split())
        assert not given_away, "a reason gives a secret away"


@pytest.mark.parametrize("game", GAMES)
def test_three_hints_have_three_reasons(game: str) -> None:
    words, several = wording_for(game), 0
    said: list[Said] = []
    setup = room(game).default_setup()
    match = new_match(room(game), setup, dict.fromkeys(setup.seats, HUMAN), 5)
    pool = InlineBots()
    for _ in range(ANSWERS):
        if match.decider() == CHANCE:
            match.let_chance_answer()
            continue
        asked = match.pending()
        assert isinstance(asked, Ask)
        open_options = {option.key: option for option in asked.options}
        found = hints(match, match.decider(), open_options)
        sentences = [words.advice(hint.reason) for hint in found]
        several += len(found) == 3
        assert len(set(sentences)) == len(sentences), f"{asked.question}: {sentences}"
        said += [Said(f"{asked.question}: {open_options[hint.key].verb}: {hint.reason.id}", sentence,
                      names(match, asked, open_options[hint.key], words), to_bot=False)
                 for hint, sentence in zip(found, sentences, strict=True)]  # fmt: skip
        pool.ask(match, match.decider())
        answer = pool.poll()
        assert answer is not None
        match.say(answer.reply)
    assert several > 10
    assert told(said) == []


def test_what_an_option_is_about_is_what_it_says() -> None:
    match = new_match(room("cthulhu_wars"), room("cthulhu_wars").default_setup(), dict.fromkeys(
        room("cthulhu_wars").default_setup().seats, "greedy"), 1)  # fmt: skip
    while match.decider() == CHANCE or "move" not in {option.verb for option in asked_options(match)}:
        if match.decider() == CHANCE:
            match.let_chance_answer()
        else:
            pool = InlineBots()
            pool.ask(match, match.decider())
            answer = pool.poll()
            assert answer is not None
            match.say(answer.reply)
    option = next(option for option in asked_options(match) if option.verb == "move")
    asked = crank.pending(match.state)
    assert isinstance(asked, Ask)
    assert match.state.game.subject(match.state, asked, option) == (option.args[0], option.args[-1])


def asked_options(match: Match) -> tuple[Option, ...]:
    asked = match.pending()
    return asked.options if isinstance(asked, Ask) else ()


def test_a_reason_that_was_kept_before_is_still_read() -> None:
    words = wording_for("cthulhu_wars")
    assert words.thought(Text("judge.costs", (("n", 2),))) == "It costs 2 Power."
    assert words.thought(Text("")) == ""


@pytest.mark.parametrize("game", GAMES)
def test_every_form_of_a_sentence_belongs_to_one_that_is_said(game: str) -> None:
    catalogue = read_catalogue(game)
    forms = [id.removeprefix("thought.") for id in catalogue if id.startswith("thought.")]
    plain = [id.removeprefix("instead.").removeprefix("left.") for id in (*forms, *catalogue)
             if not id.startswith("kept.") and (id in forms or id.startswith(("instead.", "left.")))]
    assert [id for id in plain if f"judge.{id}" not in catalogue] == []
    kept = [id.split(".")[1] for id in (*forms, *catalogue) if id.startswith("kept.")]
    verbs = {id.split(".")[1] for id in catalogue if id.startswith("option.")}
    assert [verb for verb in kept if verb not in verbs] == []
    assert len(plain) > 10
    assert len(kept) > 5
