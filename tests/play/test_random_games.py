"""Twenty games by chance on every map with every number of seats, and late tables besides, watched from all sides."""

import pytest

from desktop_app.app.match import Match, new_match, scenario_match
from desktop_app.app.rooms import room
from desktop_app.commands.playing import depth_of, is_over
from desktop_app.commands.soak import BOTS, play, setups
from desktop_app.games.cthulhu_wars.room import CthulhuWars
from desktop_app.kernel.room import Setup
from tests.games.cthulhu_wars.rich_tables import rich_document

WARS = room("cthulhu_wars")
assert isinstance(WARS, CthulhuWars)
MAPS = [(choice.id, seats) for choice in WARS.catalogue().maps for seats in choice.seats]
GAMES = range(20)
LATE = range(8)


def line_up(map: str, seats: int, seed: int) -> Setup:
    """Any factions, sitting in any order, with any options."""
    fitting = (setup for setup in setups(WARS, seed) if (setup.map, len(setup.seats)) == (map, seats))
    return next(fitting)


def ends_well(match: Match) -> None:
    fault = play(match)
    assert fault is None, f"after {depth_of(match)} answers, seed {match.seed}: {fault}"
    assert is_over(match)
    result = match.room.result(match.state)
    assert [seat for seat, _ in result.scores] == list(match.setup.seats)
    assert result.reason in ("doom", "instant_death", "nobody_has_power")


@pytest.mark.parametrize(("map", "seats"), MAPS)
@pytest.mark.parametrize("seed", GAMES)
def test_a_game(map: str, seats: int, seed: int) -> None:
    setup = line_up(map, seats, seed)
    ends_well(new_match(WARS, setup, dict.fromkeys(setup.seats, BOTS[seed % len(BOTS)]), seed))


@pytest.mark.parametrize(("map", "seats"), MAPS)
@pytest.mark.parametrize("seed", LATE)
def test_a_game_that_is_far_gone(map: str, seats: int, seed: int) -> None:
    setup = line_up(map, seats, seed)
    document = rich_document(WARS, setup, seed)
    ends_well(scenario_match(WARS, document, dict.fromkeys(setup.seats, BOTS[seed % len(BOTS)]), seed))
