"""What a rule case expects and what lies on the table, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from desktop_app.app.comparison import Difference
from desktop_app.app.recording import inline
from desktop_app.gui import theme
from desktop_app.gui.parts import Words, relook
from desktop_app.gui.wording import Wording

MOST = 40
"""Lines that are shown at most."""


class DifferenceGrid(QFrame):
    """A line for each difference: the place, what is expected there, what lies there. It is there while there are any.
    """

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self._wording = wording
        self.rows: list[tuple[str, str, str]] = []
        relook(self, "reason")
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 8)
        column.addWidget(self._scroll)
        self.setMaximumHeight(theme.scaled(190))
        self.hide()

    def show_differences(self, found: Sequence[Difference]) -> None:
        """Other differences."""
        self.rows = [(each.place, self._told(each.expected), self._told(each.found)) for each in found[:MOST]]
        inner = QWidget()
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, 4, 0)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(theme.GAP)
        say = self._wording.say
        for at, word in enumerate(("place", "expects", "lies")):
            grid.addWidget(Words(say(f"app.case.{word}"), "small_b", "quiet"), 0, at)
        for row, (place, expected, lies) in enumerate(self.rows, start=1):
            for at, (words, style, tone) in enumerate(((place, "small_b", ""), (expected, "small", "info"),
                                                       (lies, "small", "loss"))):  # fmt: skip
                grid.addWidget(Words(words, style, tone), row, at, Qt.AlignmentFlag.AlignTop)
        for at, share in enumerate((2, 3, 3)):
            grid.setColumnStretch(at, share)
        grid.setRowStretch(len(self.rows) + 1, 1)
        self._scroll.setWidget(inner)
        inner.setAutoFillBackground(False)
        self.setMinimumHeight(min(theme.scaled(56 + 28 * len(self.rows)), self.maximumHeight()) if self.rows else 0)
        self.setVisible(bool(self.rows))

    def _told(self, value: Any) -> str:
        """A value as a case writes it."""
        return self._wording.say("app.case.nothing") if value is None else inline(value)
