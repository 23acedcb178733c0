"""Every kind of option that comes up in whole games is taken by hand, once with the mouse (a drag wherever a piece and
a place are named) and once by keys: both lead to the same table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.app.match import HUMAN, Match, new_match
from desktop_app.app.rooms import room
from desktop_app.gui.gestures import Choice
from desktop_app.kernel.questions import CHANCE, PASS, Reply
from desktop_app.kernel.state import canonical_json
from desktop_app.kernel.timeline import Timeline
from tests.gui.hands import Hands
from tests.gui.player import Player
from tests.gui.room_table import show
from tests.gui.test_call_of_madness_round_by_mouse import CardPlayer

ANSWERS = 400
"""So far each game is played."""


def firsts(game: str, seats: int, seeds: range) -> Iterator[tuple[Match, str]]:
    """Games played by chance: a copy of the table whenever something of a kind is offered for the first time, and it.

    What ends the game has to be meant twice; that is tried elsewhere."""
    shipped, known = room(game), set[str]()
    setup = shipped.default_setup("", seats)
    people = dict.fromkeys(setup.seats, HUMAN)
    for seed in seeds:
        match, luck = new_match(shipped, setup, people, seed), random.Random(seed)
        for _ in range(ANSWERS):
            decider = match.decider()
            if decider == CHANCE:
                match.let_chance_answer()
                continue
            prompt = match.view(decider).prompt
            if prompt is None:
                break
            verbs: dict[str, list[str]] = {}
            for option in prompt.options:
                verbs.setdefault(option.key.split()[0], []).append(option.key)
                if option.key.split()[0] not in known and option.risk != "ends_game":
                    known.add(option.key.split()[0])
                    table = match.state.copy()
                    table.asked = None
                    yield Match(shipped, setup, people, Timeline(table, seed)), option.key
            if len(verbs) > 1 and luck.random() < 0.7:
                verbs = {verb: keys for verb, keys in verbs.items() if not verb.startswith(PASS.key)} or verbs
            match.say(Reply(decider, luck.choice(verbs[luck.choice(sorted(verbs))])))


def taken(hands: Hands, player: Player, match: Match, key: str, by_mouse: bool) -> str:
    """The table after the option of this key has been taken."""
    table = match.state.copy()
    hands.window.show_match(Match(match.room, match.setup, match.controllers, Timeline(table, 1)))
    hands.settle()
    choice: Choice = next(choice for choice in player.open() if choice.option.key == key)
    player.take_by_mouse(choice) if by_mouse else player.take_by_keys(choice)
    first = next(node for node in hands.page.controller.match.timeline.nodes if node.reply.seat)
    assert first.reply.key == key
    return str(canonical_json(hands.page.controller.match.timeline.state_at(1)))


@pytest.mark.parametrize(("game", "seats", "seeds", "kinds"), [
    ("cthulhu_wars", 4, range(2), 25), ("call_of_madness", 3, range(1), 20),
])  # fmt: skip
def test_each_way_leads_to_the_same_table(look: None, qtbot: QtBot, tmp_path: Path, game: str, seats: int,
                                          seeds: range, kinds: int) -> None:  # fmt: skip
    """It takes long because it looks at whole games and opens a table twice for each kind."""
    hands: Hands | None = None
    count = 0
    for match, key in firsts(game, seats, seeds):
        hands = hands or show(qtbot, tmp_path, match)
        player = CardPlayer(hands) if game == "call_of_madness" else Player(hands)
        assert taken(hands, player, match, key, True) == taken(hands, player, match, key, False), key
        count += 1
    assert count >= kinds
