"""The bar above the board of the editor: what is laid over the map, and a line about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout

from desktop_app.gui import theme
from desktop_app.gui.editor.key_button import KeyButton
from desktop_app.gui.parts import Words, relook


class BoardBar(QFrame):
    """Toggles with their drawings and keys; a fact at the right, where there is room for it."""

    def __init__(self, toggles: Sequence[tuple[QAction, str]]) -> None:
        super().__init__()
        relook(self, "panel")
        self.buttons = [KeyButton(action, art, look="toggle") for action, art in toggles]
        self._fact = Words("", "small", "quiet", wraps=False)
        self._words = ""
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 3, 12, 3)
        row.setSpacing(theme.GAP)
        for button in self.buttons:
            button.setMinimumHeight(theme.scaled(28))
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self._fact)

    def show_fact(self, words: str) -> None:
        """Another line."""
        self._words = words
        self._fit()

    def resizeEvent(self, event: object) -> None:
        """Whether the line fits is another question now."""
        self._fit()

    def _fit(self) -> None:
        taken = sum(button.sizeHint().width() + theme.GAP for button in self.buttons) + 28
        wide = self._fact.fontMetrics().horizontalAdvance(self._words)
        self._fact.setText(self._words if taken + wide <= self.width() else "")
