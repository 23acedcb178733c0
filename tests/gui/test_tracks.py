"""Markers on a scale never lie on one another, wherever they stand."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from desktop_app.gui.panels.track_panel import spread
from desktop_app.gui.table.table_panels import PanelHolder
from desktop_app.kernel.questions import Text
from tests.gui.hands import Hands

APART, END = 15.0, 430.0


@pytest.mark.parametrize("seed", range(40))
def test_markers_are_apart_and_on_the_scale(seed: int) -> None:
    luck = random.Random(seed)
    spots = sorted(luck.choice((14.0, 200.0, 425.0, END, luck.uniform(0, END))) for _ in range(5))
    found = spread(spots, APART, END)
    assert all(after - before >= APART - 0.01 for before, after in pairwise(found))
    assert found[-1] <= END


def test_markers_that_have_room_stay_where_they_are() -> None:
    assert spread([10, 60, 400], APART, END) == [10, 60, 400]
    assert spread([425, END, END], APART, END) == [END - 2 * APART, END - APART, END]


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
