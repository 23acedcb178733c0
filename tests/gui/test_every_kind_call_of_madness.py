"""Every kind of option that Call of Madness can ever offer is taken by hand: by drag, by two clicks and by keys where
it names a piece and a place, else by click and by keys. All ways lead to the same table."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop_app.games.call_of_madness.view_words import option_text
from tests.gui.all_ways import faults
from tests.gui.kinds import kinds, tables
from tests.gui.room_table import show
from tests.gui.test_call_of_madness_round_by_mouse import CardPlayer

NEVER = dict.fromkeys(
    ("option.move_miniature", "option.other_cultists.more", "option.own_cultists.less", "option.play.4",
     "option.play_paid.4"),
    "the rules know it, but no card of the pack has it",
)  # fmt: skip
"""Kinds that no table asks about, and why."""


def test_each_way_leads_to_the_same_table(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    """It takes long because it opens a table for each of thirty kinds."""
    found = tables("call_of_madness", option_text)
    assert set(found) == kinds("call_of_madness") - set(NEVER)
    hands = show(qtbot, tmp_path, next(iter(found.values())).match())
    player = CardPlayer(hands)
    assert [fault for table in found.values() for fault in faults(hands, player, table)] == []
    assert player.begun >= {"board", "beside"}
