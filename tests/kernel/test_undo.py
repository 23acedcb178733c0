"""Undo is replay: the answers alone lead to the same table, by any way."""

from __future__ import annotations

from desktop_app.kernel.crank import answer, current, pending
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import Ask, Chance, Option
from desktop_app.kernel.state import canonical_json, fingerprint, load
from desktop_app.kernel.timeline import Timeline
from tests.kernel.random_play import random_reply
from tests.kernel.tables import meadow_with, say, start, table
from tests.kernel.toy_room.meadow import Table
from tests.kernel.toy_room.season import Turn
from tests.kernel.toy_room.set_up import new_game
from tests.kernel.toy_room.walking import Walk


def played(answers: int, seed: int = 3) -> Timeline:
    """A timeline into the middle of a random game."""
    timeline = Timeline(new_game(), seed)
    stream = Stream("hands", seed)
    for _ in range(answers):
        if isinstance(pending(timeline.state), Chance):
            timeline.let_chance_answer()
        else:
            timeline.say(random_reply(timeline.state, stream))
    return timeline


def test_undo_is_replay() -> None:
    timeline = played(120)
    replies = timeline.journal()
    for depth in (119, 100, 60, 50, 7, 0):
        timeline.go(depth)
        state = new_game()
        for reply in replies[:depth]:
            answer(state, reply)
        assert fingerprint(timeline.state) == fingerprint(state)


def test_k_undos_and_k_redos_lead_back_and_the_same_dice_fall_again() -> None:
    timeline = played(110)
    marks = {timeline.position: fingerprint(timeline.state)}
    for _ in range(70):
        timeline.undo()
        marks[timeline.position] = fingerprint(timeline.state)
    for _ in range(70):
        timeline.redo()
        assert fingerprint(timeline.state) == marks[timeline.position]
    while not isinstance(pending(timeline.state), Chance):
        timeline.undo()
    after, nodes = timeline.onward[timeline.position], len(timeline.nodes)
    timeline.let_chance_answer()
    assert (timeline.position, len(timeline.nodes)) == (after, nodes)


class Shy(Walk):
    """A walk that notices when somebody looks."""

    id = "shy_walk"
    verb = "stroll"
    seen = 0

    def offers(self, state: Table, ask: Ask, options: list[Option]) -> None:
        self.seen += 1
        options += [Option("stroll", option.args, option.way) for option in self.found(state, ask)]

    def found(self, state: Table, ask: Ask) -> list[Option]:
        options: list[Option] = []
        Walk.offers(self, state, ask, options)
        return options


def test_replay_loading_and_copying_never_look_at_what_may_always_be_answered() -> None:
    shy = Shy()
    game = meadow_with(shy)
    state = start(table({"kid_ash_1": "hill"}, game=game), Turn("ash"))
    say(state, "ash", "stroll kid_ash_1 hill>pond", "breed pond", "stroll kid_ash_1 pond>hill")
    loaded = load(game, canonical_json(state.copy()))
    assert current(loaded) == current(state)
    assert shy.seen == 0
    pending(loaded)
    pending(loaded)
    assert shy.seen == 1, "nor twice at the same position"
