"""The strip below the table: undo and redo, the ribbon over the whole game, and the film of bots and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QWidget

from desktop_app.gui import theme
from desktop_app.gui.floating import goes_with
from desktop_app.gui.icons import icon
from desktop_app.gui.parts import Words
from desktop_app.gui.past.moment_preview import MomentPreview
from desktop_app.gui.past.ribbon import Ribbon
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.table.top_bar import command_button
from desktop_app.gui.wording import Wording

if TYPE_CHECKING:
    from desktop_app.gui.match_controller import MatchController

LEADS = "leads_film"
"""The property of a button whose press does not end a running film."""


class TimeStrip(QFrame):
    """`moved` carries how many answers after the start is to be looked at."""

    moved = Signal(int)

    def __init__(self, window: QWidget, wording: Wording, steps: tuple[QAction, ...],
                 film: tuple[QAction, ...]) -> None:  # fmt: skip
        super().__init__()
        self._wording = wording
        self._controller: MatchController | None = None
        self.setProperty("look", "panel")
        self.setAccessibleName(wording.say("app.time"))
        self.ribbon = Ribbon()
        self.ribbon.moved.connect(self.moved)
        self.ribbon.rested.connect(self._preview_at)
        self.preview = MomentPreview(window, wording)
        goes_with(self, self.preview)
        self.now = Words(wording.say("app.time.now"), "small_b", "act", wraps=False)
        self.lines_menu, self.speed_menu = QMenu(self), QMenu(self)
        self.lines = _menu_button(self.lines_menu, wording.say("app.time.lines"))
        self.lines.setIcon(icon("branch"))
        self.speed = _menu_button(self.speed_menu, wording.say("app.menu.speed"))
        self.speed.setProperty(LEADS, True)
        self.speed.setFont(theme.font("body_b"))
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 6, 0)
        row.setSpacing(theme.GAP)
        for action in steps:
            row.addWidget(command_button(action))
        row.addWidget(self.lines)
        row.addWidget(self.ribbon, 1)
        row.addWidget(self.now)
        for action in film:
            row.addWidget(command_button(action))
        row.addWidget(self.speed)

    def show_table(self, controller: MatchController, showing: Showing) -> None:
        """Another position, or another moment of it."""
        self._controller = controller
        moments = controller.match.moments()
        labels = {label: showing.wording.sentence(label) for label in dict.fromkeys(m.chapter.label for m in moments)}
        at = controller.answers_before()
        self.ribbon.show_moments(moments, labels, showing.sides, at, controller.viewed is None)
        here = moments[at]
        words = self._wording.say("app.time.at", what=showing.wording.sentence(showing.view.phase), n=at,
                                  of=len(moments) - 1)  # fmt: skip
        self.ribbon.setAccessibleName(self._wording.say("app.time"))
        self.ribbon.setAccessibleDescription(f"{words}. {controller.told_at(here.position, showing.wording)}".strip())
        self.now.setVisible(controller.viewed is None)
        self.lines.setHidden(controller.watching)
        self.preview.hide()

    def show_speed(self, words: str) -> None:
        """Another speed."""
        self.speed.setText(words)

    def _preview_at(self, answer: int) -> None:
        controller = self._controller
        if controller is None or answer < 0:
            self.preview.hide()
            return
        position = controller.match.way()[answer]
        at = self.ribbon.mapToGlobal(QPoint(round(self.ribbon.x_of(answer)), 0))
        self.preview.show_moment(controller, position, controller.told_at(position, self._wording), at)


def _menu_button(menu: QMenu, name: str) -> QToolButton:
    """A button with a menu above it. (With a menu of Qt's own the press would wait until the menu is closed.)"""
    button = QToolButton()
    button.clicked.connect(lambda: menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height() - theme.TIGHT))))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setAccessibleName(name)
    button.setToolTip(name)
    button.setFixedHeight(theme.scaled(32))
    button.setMinimumWidth(theme.scaled(32))
    button.setIconSize(QSize(theme.scaled(18), theme.scaled(18)))
    return button
