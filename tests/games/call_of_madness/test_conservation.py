"""Nothing appears or is lost, by whatever answers, and by whatever way back and forth and along other branches."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.kernel import crank
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import Chance, Reply
from desktop_app.kernel.state import fingerprint
from desktop_app.kernel.timeline import Timeline
from tests.games.call_of_madness.played import OPTIONS
from tests.games.call_of_madness.playing import ROOM, setup_for, table_for

WAY = st.lists(st.tuples(st.integers(1, 70), st.integers(0, 12), st.integers(0, 8)), min_size=1, max_size=5)
"""So many answers, then so many steps back and so many forth, over and over."""


class Walk:
    """A timeline that is looked at after every step."""

    def __init__(self, seats: int, options: tuple[tuple[str, str], ...], seed: int) -> None:
        self.timeline = Timeline(table_for(setup_for(seats, *options)), seed)
        self.stream = Stream("conservation", seed)
        self.prints = {0: fingerprint(self.timeline.state)}

    def answer(self) -> None:
        asked = crank.pending(self.timeline.state)
        if isinstance(asked, Chance):
            self.timeline.let_chance_answer()
        elif asked is not None:
            option = asked.options[self.stream.below(len(asked.options))]
            self.timeline.say(Reply(asked.decider, option.key))
        self.look()

    def back(self) -> None:
        self.timeline.undo()
        self.look()

    def forth(self) -> None:
        self.timeline.redo()
        self.look()

    def look(self) -> None:
        """All is there, and where we have been before it is as it was."""
        state = self.timeline.state
        assert ROOM.broken(state) == ()
        found = fingerprint(state)
        assert self.prints.setdefault(self.timeline.position, found) == found


@pytest.mark.rule("COM-C59")
@settings(max_examples=24, deadline=None, derandomize=True)
@given(seats=st.integers(2, 4), options=st.sampled_from(OPTIONS), seed=st.integers(0, 999), way=WAY)
def test_all_is_there_after_each_answer_undo_and_redo(seats: int, options: tuple[tuple[str, str], ...], seed: int,
                                                      way: list[tuple[int, int, int]]) -> None:
    walk = Walk(seats, options, seed)
    for answers, back, forth in way:
        for _ in range(answers):
            walk.answer()
        for _ in range(back):
            walk.back()
        for _ in range(forth):
            walk.forth()
