"""The bar above the board of the editor: what is laid over the map, and a line about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout

from desktop_app.gui import theme
from desktop_app.gui.editor.action_button import ActionButton
from desktop_app.gui.editor.button_row import fit_buttons
from desktop_app.gui.editor.editor_board import EditorBoard
from desktop_app.gui.parts import Words, relook
from desktop_app.gui.wording import Wording

EDGE = 8


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
        self.buttons = [ActionButton(self.graph, "graph", True, "toggle", graph.shortcut()),
                        *[ActionButton(action, art, True, "toggle") for action, art in toggles]]  # fmt: skip
        self._fact = Words("", "small", "quiet", wraps=False)
        self._words = ""
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE, 3, EDGE, 3)
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

    def minimumSizeHint(self) -> QSize:
        """Any width will do: words give way."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Whether the words fit is another question now."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() - 2 * EDGE - 2
        left = room - fit_buttons(self.buttons, room)
        wide = self._fact.fontMetrics().horizontalAdvance(self._words)
        self._fact.setText(self._words if wide <= left - theme.GAP else "")
