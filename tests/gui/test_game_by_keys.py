"""A whole game of Cthulhu Wars by keys: a person against bots, from the first question to the result."""

from __future__ import annotations

import random
from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop_app.gui.gestures import Choice
from tests.gui.player import Player
from tests.gui.room_table import sit_down

MOST_ANSWERS = 300
PATIENCE = 0.9
"""How often a turn is passed where it may be: such a game ends sooner."""


def test_a_whole_game_by_keys(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 3, seed=4, people=False)
    player, luck = Player(hands), random.Random(1)
    answers = 0
    for _ in range(MOST_ANSWERS):
        hands.qtbot.waitUntil(lambda: bool(player.open()) or hands.page.showing.view.over is not None, timeout=60_000)
        if hands.page.showing.view.over is not None:
            break
        player.take_by_keys(hurried(player.open(), luck))
        answers += 1
    assert hands.page.showing.view.over is not None, "the game has come to its end"
    assert answers > 20
    assert hands.window.wording.missing == set()


def hurried(open_choices: list[Choice], luck: random.Random) -> Choice:
    """A Ritual where there is one, for it brings the end; else a pass as often as not, or any verb."""
    by_verb = {choice.option.key.split()[0]: choice for choice in luck.sample(open_choices, len(open_choices))}
    for verb in ("ritual", "pass_turn", "pass"):
        if verb in by_verb and (verb == "ritual" or luck.random() < PATIENCE):
            return by_verb[verb]
    return by_verb[luck.choice(sorted(by_verb))]
