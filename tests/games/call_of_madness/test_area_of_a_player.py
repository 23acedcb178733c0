"""What lies before a player, beside the board."""

from __future__ import annotations

import pytest

from tests.games.call_of_madness.played import at_question, room


@pytest.mark.rule("COM-C100")
def test_each_player_has_a_board_goals_cards_and_pools() -> None:
    """What the printed aid card reminds of is said by the question itself."""
    table = at_question("turn")
    shown = room().view(table, table.in_turn)
    assert shown.prompt is not None
    assert shown.prompt.options
    for seat in shown.seats:
        assert [board.owner for board in shown.boards].count(seat.id) == 1
        panels = {panel.id: [item.id for item in panel.items] for panel in shown.panels if panel.owner == seat.id}
        assert panels[f"cards:{seat.id}"][:2] == [f"deck:{seat.id}", f"discard:{seat.id}"]
        assert [counter.id for counter in seat.counters][:3] == ["cultists", "madness", "fire"]
        assert f"goals:{seat.id}" in panels
