"""The Meadow is a game like any other while these tests run, and no longer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop_app.app import rooms
from tests.app.meadow_room import MEADOW


@pytest.fixture(autouse=True)
def meadow_is_known() -> Iterator[None]:
    """What is built of it is forgotten afterwards."""
    with pytest.MonkeyPatch.context() as patch:  # of its own: a test may undo its patches
        patch.setattr(rooms, "_BUILDS", {**rooms._BUILDS, "meadow": ((), lambda packs: MEADOW)})
        yield
    rooms._ROOMS.pop(("meadow", ""), None)
