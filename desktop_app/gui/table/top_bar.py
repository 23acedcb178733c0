"""The bar above the table: which game, which phase, and the commands that are always at hand."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from desktop_app.gui import theme
from desktop_app.gui.parts import Words, panel
from desktop_app.gui.table.phase_line import PhaseLine
from desktop_app.gui.wording import Wording
from desktop_app.kernel.views import TableView

TITLES = "heading", "body_b"
"""The styles of the title, the usual one first."""

SIDE = 32
"""A button of the bar, in pixels at text size 100."""


class TopBar(QFrame):
    """Home at the left, commands at the right, the phase between them. `about`: one short line after the title.

    Where room is short the line goes first, then all phases but the current one, then the last commands: every
    command is in the menus too. At last the title is written smaller."""

    def __init__(self, title: str, home: QAction, commands: tuple[QAction, ...], about: str = "") -> None:
        super().__init__()
        self.setProperty("look", "bar")
        self.phases = PhaseLine()
        self._title = Words(title, "heading", wraps=False)
        self._rule = panel("rule")
        self._rule.setFixedSize(1, theme.scaled(24))
        self._about = Words(about, "small", "quiet", wraps=False)
        self._home = command_button(home)
        self._buttons = [command_button(command) for command in commands]
        self._menu: QWidget | None = None
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 5)  # and a line below
        row.setSpacing(theme.GAP)
        row.addWidget(self._home)
        row.addSpacing(4)
        row.addWidget(self._title)
        row.addSpacing(4)
        row.addWidget(self._rule)
        row.addSpacing(4)
        row.addWidget(self._about)
        row.addStretch(1)
        row.addWidget(self.phases)
        row.addStretch(1)
        for button in self._buttons:
            row.addWidget(button)
        self.setMinimumHeight(theme.scaled(SIDE) + 12)
        self._fit()

    def put_menu(self, button: QWidget) -> None:
        """The button of the menus, at the right end."""
        self._menu = button
        self._row.addWidget(button)
        self._fit()

    def show_table(self, view: TableView, wording: Wording) -> None:
        """Another round or phase."""
        self.phases.show_table(view, wording)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width has room for more or less."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """What is always there."""
        return QSize(self._least(), super().minimumSizeHint().height())

    def _least(self, title: str = TITLES[-1]) -> int:
        """The width of what is always there, with the gaps around it and the title in this style."""
        wide = QFontMetrics(theme.font(title)).horizontalAdvance(self._title.text()) + 2
        menu = self._menu.width() + theme.GAP if self._menu is not None else 0
        return 24 + self._home.width() + 4 + theme.GAP + wide + 3 * theme.GAP + self.phases.widths()[1] + menu

    def _fit(self) -> None:
        """Shows as much as there is room for."""
        title = next((style for style in TITLES if self._least(style) <= self.width()), TITLES[-1])
        self._title.setFont(theme.font(title))
        room = self.width() - self._least(title)
        whole, short = self.phases.widths()
        buttons = [button for button in self._buttons if button.wanted()]
        wanted = sum(_wide(button) + theme.GAP for button in buttons)
        about = self._about.sizeHint().width() + 3 * theme.GAP + 1
        phases_whole = whole - short + wanted <= room
        self.phases.show_whole(phases_whole)
        room -= whole - short if phases_whole else 0
        shows_about = bool(self._about.text()) and about + wanted <= room
        self._about.setVisible(shows_about)
        self._rule.setVisible(shows_about)
        for button in buttons:
            room -= _wide(button) + theme.GAP
            button.setHidden(room < 0)


class CommandButton(QToolButton):
    """It is there only while its command is."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setDefaultAction(action)
        action.visibleChanged.connect(self._follow)
        if not action.isVisible():
            self.hide()  # never shown here: it has no parent yet and would be a window

    def wanted(self) -> bool:
        """Is its command there?"""
        return self.defaultAction().isVisible()

    def _follow(self) -> None:
        self.setHidden(not self.wanted())


def command_button(action: QAction) -> CommandButton:
    """A button for an action: its glyph, or its words when there is no drawing."""
    button = CommandButton(action)
    side = theme.scaled(SIDE)
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


def _wide(button: CommandButton) -> int:
    """With a drawing it has a fixed size, with words the size that they need."""
    return button.sizeHint().width() if button.icon().isNull() else button.minimumWidth()
