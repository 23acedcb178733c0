"""Why a bot did something stands under what it did, as far as whoever looks may know it."""

from __future__ import annotations

import re

import pytest

from desktop_app import bots as players
from desktop_app.app.match import new_match
from desktop_app.app.rooms import room
from desktop_app.app.worker import InlineBots
from desktop_app.gui.wording import Wording, wording_for
from desktop_app.kernel.questions import CHANCE, Text, text
from tests.gui.hands import Hands
from tests.gui.harbour import ToldBots

ANSWERS = 90
BARE = re.compile(r"(^|[:;,(] *)\d+($|[.;:,)])")
ODD = re.compile(r"[_#\u2039\u203a{}]|[a-z]\d|\d[a-z]")


def faults(words: str) -> list[str]:
    """What must not stand in a reason: ids, numbers without what they count, no sentence."""
    found = [part.group() for pattern in (BARE, ODD) for part in pattern.finditer(words)]
    return found if words[:1].isupper() or words[:1].isdigit() else [*found, "no beginning"]


def test_the_check_sees_faults() -> None:
    assert faults("You have most: 3")
    assert faults("The endgame_goal brings 2 points")
    assert faults("Meet goal2")
    assert not faults("The Boat gains 2 Fish, 30 times in 100")


@pytest.mark.parametrize("game", ["cthulhu_wars", "call_of_madness"])
def test_the_reasons_of_bot_games(game: str) -> None:
    """Ten games a room, as far as their first answers."""
    words = wording_for(game)
    said: set[str] = set()
    for seed in range(10):
        said |= reasons_of(game, seed, words)
    assert len(said) > 60
    assert {told: faults(told) for told in said if faults(told)} == {}
    assert not [told for told in said if re.search(r"\b(you|your|yours)\b", told, re.IGNORECASE)], "nobody is advised"
    assert words.missing == set()


def reasons_of(game: str, seed: int, words: Wording) -> set[str]:
    """All reasons that bots give; each answer has a reply's own."""
    shipped = room(game)
    setup = shipped.default_setup()
    match = new_match(shipped, setup, dict.fromkeys(setup.seats, "greedy"), seed)
    pool = InlineBots()
    said: set[str] = set()
    for _ in range(ANSWERS):
        if match.decider() == CHANCE:
            match.let_chance_answer()
            continue
        pool.ask(match, match.decider())
        answer = pool.poll()
        assert answer is not None
        assert not answer.note
        hidden = {r.face for p, r in match.state.pieces.items() if r.face and p in match.state.known}
        if not answer.seen_by:
            assert not hidden & {value for _, value in answer.reason.args}, "a reason gives a secret away"
        if answer.reason.id:
            said.add(words.thought(answer.reason))
        match.say(answer.reply)
    return said


def rows(hands: Hands) -> list[str]:
    model = hands.page.log.list.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.mark.parametrize(("seen_by", "told"), [((), True), (("oar",), True), (("keel",), False)])
def test_it_stands_under_the_move(watching: Hands, bots: ToldBots, seen_by: tuple[str, ...], told: bool) -> None:
    bots.reason, bots.seen_by = text("w.sail", place="bay"), seen_by
    bots.told = ["sail k1 quay>bay"]
    watching.qtbot.waitUntil(lambda: bool(rows(watching)))
    assert ("Its thought: Bay has fish." in rows(watching)[-1]) == told


def test_the_same_thought_is_told_once(watching: Hands, bots: ToldBots) -> None:
    bots.reason = text("w.sail", place="bay")
    bots.told = ["sail k1 quay>bay", "sail k1 bay>isle"]
    watching.qtbot.waitUntil(lambda: len(rows(watching)) == 3)
    assert sum("Its thought" in row for row in rows(watching)) == 1


def test_a_bot_that_can_not_say_why_says_nothing() -> None:
    match = new_match(room("cthulhu_wars"), room("cthulhu_wars").default_setup(), dict.fromkeys(
        room("cthulhu_wars").default_setup().seats, "random"), 1)  # fmt: skip
    while match.decider() == CHANCE:
        match.let_chance_answer()
    table = players.glimpse(match.state, match.decider(), 1)
    reply = players.ask(players.bot("random"), table, 1)
    assert players.why(players.bot("random"), table, reply) == Text("")
