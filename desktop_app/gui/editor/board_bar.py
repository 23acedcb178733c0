"""The bar above the board of the editor: what is laid over the map, and a line about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout

from desktop_app.gui import theme
from desktop_app.gui.editor.editor_board import EditorBoard
from desktop_app.gui.editor.key_button import KeyButton
from desktop_app.gui.parts import Words, relook
from desktop_app.gui.wording import Wording

LARGE = 125
"""Above this text size, in per cent, there is no room for keys beside words."""


class BoardBar(QFrame):
    """Toggles with their drawings and keys; a fact at the right, where there is room for it. `graph`: the window's
    command, which lends its key; it lays the graph over whatever board is shown."""

    def __init__(self, wording: Wording, board: EditorBoard, graph: QAction,
                 toggles: Sequence[tuple[QAction, str]]) -> None:  # fmt: skip
        super().__init__()
        relook(self, "panel")
        self.graph = QAction(wording.say("app.editor.graph"), self)
        self.graph.setCheckable(True)
        self.graph.triggered.connect(board.toggle_graph)
        board.graph_toggled.connect(self.graph.setChecked)
        keyed = theme.text_size() <= LARGE
        self.buttons = [KeyButton(self.graph, "graph", keyed, "toggle", graph.shortcut()),
                        *[KeyButton(action, art, keyed, "toggle") for action, art in toggles]]  # fmt: skip
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
