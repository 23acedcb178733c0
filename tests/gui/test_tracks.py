"""Markers on a scale never lie on one another, wherever they stand."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFrame
from pytestqt.qtbot import QtBot

from desktop_app.gui import theme
from desktop_app.gui.panels.track_panel import Scale, TrackPanel, spread
from desktop_app.gui.parts import Glyph
from desktop_app.gui.table.table_panels import PanelHolder
from desktop_app.kernel.questions import Text
from desktop_app.kernel.views import ItemView
from tests.gui.hands import Hands
from tests.gui.room_table import sit_down_at

APART, START, END = 15.0, 8.0, 430.0


@pytest.mark.parametrize("seed", range(40))
def test_markers_are_apart_and_on_the_scale(seed: int) -> None:
    luck = random.Random(seed)
    spots = sorted(luck.choice((14.0, 200.0, 425.0, END, luck.uniform(START, END))) for _ in range(5))
    found = spread(spots, APART, START, END)
    assert all(after - before >= APART - 0.01 for before, after in pairwise(found))
    assert found[0] >= START
    assert found[-1] <= END


def test_markers_that_have_room_stay_where_they_are() -> None:
    assert spread([10, 60, 400], APART, START, END) == [10, 60, 400]
    assert spread([425, END, END], APART, START, END) == [END - 2 * APART, END - APART, END]


def test_a_crowd_of_markers_stands_round_its_middle() -> None:
    assert spread([200, 200, 200], APART, START, END) == [200 - APART, 200, 200 + APART]
    assert spread([14, 14], APART, START, END) == [START, START + APART]


def test_a_line_leads_from_a_marker_that_gave_way_to_its_number(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down_at(qtbot, tmp_path, 4, {})
    scale = hands.page.findChild(Scale)
    values = zip(hands.page.showing.sides, (10, 10, 10, 25))
    items = [ItemView(seat, Text("app.log"), value, 30) for seat, value in values]
    drawn = Scale(items, hands.page.showing, "")
    qtbot.addWidget(drawn)
    drawn.resize(scale.size())
    def lines_above(value: int) -> bool:
        picture, x, base = drawn.grab().toImage(), round(drawn._at(value)), drawn.height() - theme.scaled(14)
        spots = [picture.pixelColor(x + aside, base - 4) for aside in range(3, 12)]
        return any(abs(spot.lightness() - spots[-1].lightness()) > 30 for spot in spots)

    assert lines_above(10)
    assert not lines_above(25)


def test_a_panel_that_shows_the_same_stays_while_another_changes(hands: Hands) -> None:
    holder = PanelHolder(hands.page.hand)
    hands.qtbot.addWidget(holder)
    showing = hands.page.showing
    first, second = [view._replace(id=id) for view, id in zip(2 * showing.view.panels[:1], ("first", "second"))]
    holder.show_panels([first, second], showing)
    before = list(holder.panels)
    holder.show_panels([first, second._replace(title=Text("app.log"))], showing)
    assert holder.panels[0] is before[0]
    assert holder.panels[1] is not before[1]
    shown = [holder._content.layout().itemAt(place).widget() for place in range(holder._content.layout().count())]
    assert [widget for widget in shown if widget in holder.panels] == holder.panels, "in the same order"
    assert before[1] not in shown
    holder.show_panels([first], showing)
    assert holder.panels == before[:1]


def test_a_drawing_stands_before_the_name_of_a_track(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down_at(qtbot, tmp_path, 4, {})
    for id, has in (("doom", True), ("ritual", True), ("order", False)):
        track = next(each for each in hands.page.findChildren(TrackPanel) if each.view.id == id and each.isVisible())
        assert (track.view.art != "") == has
        assert any(glyph.x() < 9 and glyph.y() < track.height() for glyph in track.findChildren(Glyph)) == has


def test_ones_own_power_is_amber_while_an_action_may_be_paid_with_it(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down_at(qtbot, tmp_path, 4, {})

    def is_lit(name: str) -> bool:
        box = next(each for each in hands.page.seats.sheets[0].findChildren(QFrame)
                   if each.accessibleName().startswith(name))
        picture, amber = box.findChildren(Glyph)[0].grab().toImage(), theme.colour(theme.colours().glow)
        spots = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())]
        return any(abs(spot.hue() - amber.hue()) < 12 and spot.saturation() > 120 for spot in spots)

    assert is_lit("Power")
    assert not is_lit("Doom")
    counters = {seat.id: seat.counters[0].state for seat in hands.page.showing.view.seats}
    assert sorted(counters.values()) == ["", "", "", "now"]
