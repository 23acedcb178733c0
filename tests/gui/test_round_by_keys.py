"""One full round of Cthulhu Wars by keys, in the list of options: four persons."""

from __future__ import annotations

import random
from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.gui.player import Player
from tests.gui.room_table import sit_down

MOST_ANSWERS = 250


def test_a_round_by_keys(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 4, seed=9)
    player, luck = Player(hands), random.Random(4)
    for _ in range(MOST_ANSWERS):
        hands.qtbot.waitUntil(lambda: bool(player.open()))
        if dict(hands.page.showing.view.phase.args)["n"] == 2:
            break
        verbs = sorted({choice.option.key.split()[0] for choice in player.open()})
        verb = luck.choice(verbs)
        player.take_by_keys(luck.choice([c for c in player.open() if c.option.key.split()[0] == verb]))
    assert dict(hands.page.showing.view.phase.args)["n"] == 2
    assert hands.window.wording.missing == set()
