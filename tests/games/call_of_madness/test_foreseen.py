"""The forecast of the Investigators' Phase is what then happens, and betrays nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from desktop_app.games.call_of_madness.procedures.investigators_phase import InvestigatorsPhase
from desktop_app.games.call_of_madness.spaces import headquarters
from desktop_app.games.call_of_madness.table import Table
from desktop_app.games.call_of_madness.view_foreseen import foreseen
from desktop_app.games.call_of_madness.view_touch import cultists_id
from desktop_app.kernel import crank
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.events import Event
from desktop_app.kernel.questions import HIDDEN
from desktop_app.kernel.state import canonical_json
from desktop_app.kernel.views import ForecastView
from tests.games.call_of_madness.played import OPTIONS, positions, reply, room

Rules = tuple[tuple[str, str], ...]
GAMES = [(seed, 2 + seed % 3, OPTIONS[seed % len(OPTIONS)]) for seed in range(9)]


def stand(told: Iterable[ForecastView]) -> dict[str, str]:
    """Where each piece will stand."""
    return {each.piece: each.end for each in told if each.piece and each.start != each.end}


def comes(told: Iterable[ForecastView], seat: str, art: str) -> int:
    """What comes to a headquarters, or is lost there."""
    return sum(int(str(each.value)) for each in told if each.seat == seat and each.art == art)


def played_by_chance(table: Table, seed: int) -> tuple[Table, list[Event]]:
    """The phase now, outposts put anywhere and markers drawn by chance."""
    twin, stream = table.copy(), Stream("phase", seed)
    twin.stack, twin.happened = [], []
    asked = crank.begin(twin, InvestigatorsPhase())
    while asked is not None:
        pending = crank.pending(twin)
        assert pending is not None
        asked = crank.answer(twin, reply(pending, stream))
    return twin, twin.happened


def some(seed: int, seats: int, options: Rules) -> Iterator[Table]:
    """Every ninth position of a game."""
    for number, (table, _, _) in enumerate(positions(seed, seats, options)):
        if number % 9 == seed % 9 and not table.over:
            yield table


@pytest.mark.parametrize(("seed", "seats", "options"), GAMES)
def test_what_is_foreseen_is_what_the_phase_does_whatever_is_chosen_in_it(seed: int, seats: int,
                                                                          options: Rules) -> None:
    compared = 0
    for table in some(seed, seats, options):
        if any(frame.NAME == "investigators_phase" for frame in table.stack):
            continue
        after, events = played_by_chance(table, seed)
        if after.over and not all(table.sees_cultists("", seat) for seat in table.game.seats):
            continue  # who has how many Cultists is a secret, so that it ends can't be foreseen
        told = foreseen(table, "")
        entered = {event.ids[0]: event.seat for event in events if event.kind == "entered"}
        ways = {each: after.pieces[each].place for seat in table.game.seats for each in table.investigators_on(seat)}
        ways |= {each: headquarters(seat) for each, seat in entered.items()}
        assert stand(told) == {each: end for each, end in ways.items() if end != table.pieces[each].place}
        for seat in table.game.seats:
            assert comes(told, seat, "cultist") == after.cultists[seat] - table.cultists[seat]
            assert comes(told, seat, "fire") == after.fire[seat] - table.fire[seat]
            assert comes(told, seat, "outpost") == len(after.outposts_of(seat)) - len(table.outposts_of(seat))
            own = foreseen(table, seat)
            left = [each.value for each in own if each.piece == cultists_id(seat)]
            assert left == [after.cultists[seat]] * (after.cultists[seat] != table.cultists[seat])
        compared += 1
    assert compared > 9


@pytest.mark.parametrize("seed", range(4))
def test_while_the_phase_goes_on_only_its_rest_is_foreseen(seed: int) -> None:
    seen = 0
    before: Table | None = None
    for table, _, _ in positions(seed, 3, (("cultists", "open"),)):
        if table.over:
            break
        if any(frame.NAME == "investigators_phase" for frame in table.stack):
            told = foreseen(table, "")
            if before is not None and not seen:
                assert stand(told).items() <= stand(foreseen(before, "")).items()
            gone = {event.ids[0] for event in table.happened or () if event.kind == "moved"}
            assert not gone & stand(told).keys(), "who has gone down goes no further"
            seen += 1
        else:
            before = table.copy()
    assert seen


def test_outposts_on_the_way_are_passed() -> None:
    passed = 0
    for seed, seats, options in GAMES[:4]:
        for table in some(seed, seats, options):
            for each in foreseen(table, ""):
                if each.start != each.end:
                    assert set(each.via) <= table.outposts.keys()
                    passed += len(each.via)
    assert passed > 5


def test_looking_ahead_changes_nothing() -> None:
    for table in some(1, 3, ()):
        before, told = canonical_json(table), foreseen(table, table.game.seats[0])
        assert canonical_json(table) == before
        assert foreseen(table, table.game.seats[0]) == told


def test_a_total_that_is_hidden_is_not_told_and_changes_nothing_that_is() -> None:
    for table in some(2, 3, ()):
        viewer, rival = table.game.seats[:2]
        told = foreseen(table, viewer)
        assert not [each for each in told if each.piece == cultists_id(rival)]
        poor = table.copy()
        poor.cultists[rival] = 1
        assert foreseen(poor, viewer) == told
        shown = room().view(table, viewer)
        assert [piece.values[0][1] for piece in shown.pieces if piece.id == cultists_id(rival)] == [HIDDEN]
        assert shown.forecast == told


def test_nothing_is_foreseen_after_the_end() -> None:
    for table, asked, _ in positions(3, 2, (), limit=4000):
        if asked is None:
            assert table.over
            assert room().view(table, "").forecast == ()
            return
    raise AssertionError("the game never ends")
