"""Undo and redo lead to the very tables that were there, with nothing lost; the journal hides what is secret."""

from __future__ import annotations

import pytest

from desktop_app.kernel import crank
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import HIDDEN, Chance, Reply
from desktop_app.kernel.state import fingerprint
from desktop_app.kernel.timeline import Timeline
from tests.games.call_of_madness.playing import ROOM, setup_for, table_for


def played(seats: int, answers: int) -> tuple[Timeline, list[str]]:
    """A timeline with so many random answers, and the fingerprint before each of them and at the end."""
    timeline, stream = Timeline(table_for(setup_for(seats)), seed=5), Stream("undo")
    prints = [fingerprint(timeline.state)]
    while len(prints) <= answers:
        asked = crank.pending(timeline.state)
        assert asked is not None
        if isinstance(asked, Chance):
            timeline.let_chance_answer()
        else:
            option = asked.options[stream.below(len(asked.options))]
            timeline.say(Reply(asked.decider, option.key))
        prints.append(fingerprint(timeline.state))
    return timeline, prints


@pytest.mark.rule("COM-C59")
@pytest.mark.parametrize("seats", [2, 3])
def test_every_step_back_and_forth_is_the_table_that_was_there(seats: int) -> None:
    timeline, prints = played(seats, 120)
    for expected in reversed(prints[:-1]):
        timeline.undo()
        assert fingerprint(timeline.state) == expected
        assert ROOM.broken(timeline.state) == ()
    for expected in prints[1:]:
        timeline.redo()
        assert fingerprint(timeline.state) == expected


def test_the_journal_hides_draws_and_goals_from_others() -> None:
    timeline, _ = played(3, 120)
    for looker in ("ashen_prophet", "tide_speaker"):
        lines = timeline.journal(looker)
        for line, told in zip(timeline.journal(), lines):
            if line.key.startswith("give_up_goal"):
                assert told.key == (line.key if line.seat == looker else f"give_up_goal {HIDDEN}")
        assert any(line.key == f"draw {HIDDEN}" for line in lines)


def test_events_name_no_hidden_card() -> None:
    """What everybody may read of a draw or of dealt goals is who drew, not what."""
    timeline, prints = played(3, 120)
    told = [event for position in range(len(prints)) for event in timeline.events_at(position)]
    secret = [event for event in told if event.kind in ("drew", "dealt_goal")]
    assert secret
    assert all(event.seen_by == (event.seat,) for event in secret)
