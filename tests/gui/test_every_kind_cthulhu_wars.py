"""Every kind of option that Cthulhu Wars can ever offer is taken by hand: by drag, by two clicks and by keys where it
names a piece and a place, else by click and by keys. All ways lead to the same table."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop_app.games.cthulhu_wars.view_words import option_text
from tests.gui.all_ways import faults
from tests.gui.kinds import kinds, tables
from tests.gui.player import Player
from tests.gui.room_table import show

NEVER = {
    "option.kill_becomes_pain": "what a rule makes of a Kill, which nobody is asked about",
    "option.emissary_of_the_outer_gods": "one of several rules that could save a Unit, and no second one does",
}
"""Kinds that no table asks about, and why."""


def test_each_way_leads_to_the_same_table(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    """It takes long because it opens a table for each of ninety kinds."""
    found = tables("cthulhu_wars", option_text)
    assert set(found) == kinds("cthulhu_wars") - set(NEVER)
    hands = show(qtbot, tmp_path, next(iter(found.values())).match())
    player = Player(hands)
    assert [fault for table in found.values() for fault in faults(hands, player, table)] == []
    assert player.begun >= {"board", "beside", "contest"}
