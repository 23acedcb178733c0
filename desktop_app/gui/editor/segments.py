"""A few short choices side by side in one frame; the chosen one is raised."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton

from desktop_app.gui import theme
from desktop_app.gui.parts import relook


class _Segment(QToolButton):
    """The keyboard stands on the chosen one; the arrows choose the next."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right."""
        by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if by:
            self.stepped.emit(by)
        else:
            super().keyPressEvent(event)


class Segments(QFrame):
    """Shows (value, words) pairs. `chosen`: another one was pressed."""

    chosen = Signal(str)

    def __init__(self, name: str, choices: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.parts: dict[str, QToolButton] = {}
        relook(self, "well")
        self.setAccessibleName(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(0)
        for place, (value, words) in enumerate(choices):
            made = _Segment()
            made.setText(words)
            made.setFont(theme.font("small_b"))
            made.setCheckable(True)
            made.setMinimumHeight(theme.scaled(28))
            made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            made.setAccessibleName(f"{name}: {words}")
            relook(made, "segment")
            made.clicked.connect(partial(self._press, value))
            made.stepped.connect(partial(self._step, place))
            self.parts[value] = made
            row.addWidget(made)

    def show_value(self, value: str) -> None:
        """Another one is chosen, without telling anybody. Tab comes to that one only."""
        for each, part in self.parts.items():
            part.setChecked(each == value)
            part.setFocusPolicy(Qt.FocusPolicy.StrongFocus if each == value else Qt.FocusPolicy.ClickFocus)

    def _press(self, value: str, _checked: bool = False) -> None:
        self.show_value(value)
        self.chosen.emit(value)

    def _step(self, place: int, by: int) -> None:
        values = list(self.parts)
        goal = max(0, min(place + by, len(values) - 1))
        self.parts[values[goal]].setFocus(Qt.FocusReason.TabFocusReason)
        if goal != place:
            self._press(values[goal])
