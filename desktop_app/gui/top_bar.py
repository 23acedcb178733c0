"""The bar above the table: which game, which phase, and the commands that are always at hand."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton

from desktop_app.gui import theme
from desktop_app.gui.parts import Words


class TopBar(QFrame):
    """Home at the left, commands at the right, the phase between them."""

    def __init__(self, title: str, home: QAction, commands: tuple[QAction, ...]) -> None:
        super().__init__()
        self.setProperty("look", "bar")
        self._phase = Words("", "body_b", wraps=False)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(theme.GAP)
        row.addWidget(command_button(home))
        row.addSpacing(4)
        row.addWidget(Words(title, "heading", wraps=False))
        row.addSpacing(12)
        row.addWidget(self._phase, 1)
        for command in commands:
            row.addWidget(command_button(command))

    def show_phase(self, words: str) -> None:
        """Another phase."""
        self._phase.setText(words)


class CommandButton(QToolButton):
    """It is there only while its command is."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setDefaultAction(action)
        action.visibleChanged.connect(self._follow)
        if not action.isVisible():
            self.hide()  # never shown here: it has no parent yet and would be a window

    def _follow(self) -> None:
        self.setHidden(not self.defaultAction().isVisible())


def command_button(action: QAction) -> QToolButton:
    """A button for an action: its glyph, or its words when there is no drawing."""
    button = CommandButton(action)
    side = theme.scaled(32)
    if action.icon().isNull():
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        button.setMinimumHeight(side)
        button.setFont(theme.font("body"))
    else:
        button.setIconSize(QSize(theme.scaled(18), theme.scaled(18)))
        button.setFixedSize(side, side)
    button.setAccessibleName(action.text().replace("&", ""))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
