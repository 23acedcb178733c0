"""The window in each look, for everything that is to fit in all of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.gui.main_window import MainWindow
from tests.gui.looks.screens import LOOKS, opened_window, watched


@pytest.fixture(scope="module", params=LOOKS, ids=str)
def stage(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest)\
        -> Iterator[MainWindow]:  # fmt: skip
    """The window in each look, one for all tests of a file."""
    yield from opened_window(tmp_path_factory.mktemp("shelf"), request.param)


@pytest.fixture
def window(stage: MainWindow, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    """On its first screen."""
    yield from watched(stage, request)
