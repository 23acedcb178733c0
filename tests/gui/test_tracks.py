"""Markers on a scale never lie on one another, wherever they stand."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from desktop_app.gui.panels.track_panel import spread

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
