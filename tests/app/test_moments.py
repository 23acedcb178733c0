"""The way to where a game stands is kept, and always what it would be if it were found anew."""

from __future__ import annotations

from desktop_app.app.match import HUMAN, Match, new_match
from desktop_app.app.moments import moments_of
from desktop_app.app.rooms import room
from desktop_app.kernel.questions import Ask, Reply


def answered(match: Match, place: int) -> None:
    """One answer: by chance, or the option at this place."""
    asked = match.pending()
    if isinstance(asked, Ask):
        match.say(Reply(asked.decider, asked.options[place % len(asked.options)].key))
    else:
        match.let_chance_answer()


def test_it_grows_goes_back_and_branches_with_the_game() -> None:
    shipped = room("cthulhu_wars")
    setup = shipped.default_setup()
    match = new_match(shipped, setup, dict.fromkeys(setup.seats, HUMAN), 3)
    for step in range(60):
        answered(match, step)
        assert match.moments() == moments_of(match.timeline)
        if step % 7 == 6:
            match.undo()
            assert match.moments() == moments_of(match.timeline)
        if step % 21 == 13:
            match.redo()
            assert match.moments() == moments_of(match.timeline)
    assert len({moment.chapter for moment in match.moments()}) > 1
    assert match.moments() is match.moments(), "nothing is found anew while nothing has changed"
