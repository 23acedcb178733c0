"""All menus behind one button at the right end of every page's bar; on macOS they stay in the bar of the screen."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QToolButton, QWidget

from desktop_app.gui import theme
from desktop_app.gui.editor.editor_bar import EditorBar
from desktop_app.gui.table.top_bar import TopBar, command_button

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow

NAME = "menus"
"""By this name the button of a page that is shown again is found."""

_OTHERS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress)


@runtime_checkable
class TakesMenus(Protocol):
    """A page that puts the button of the menus into its own bar, as large as everything there."""

    def put_menus(self, command: QAction) -> None:
        """The command that opens them."""


class MenuDoor(QObject):
    """Opens the menus: by its button, by F10 (the command's key), and by Alt pressed and let go alone."""

    def __init__(self, window: MainWindow, native: bool = sys.platform == "darwin") -> None:
        super().__init__(window)
        self.window = window
        self.menus: QMenu | QMenuBar = window.menuBar() if native else QMenu(window)
        self._alone = False
        window.installEventFilter(self)

    @property
    def button(self) -> QToolButton | None:
        """The button of the page that is shown; a page that is made anew has another."""
        page = self.window.centralWidget()
        return page.findChild(QToolButton, NAME) if isinstance(page, QWidget) else None

    def open(self) -> None:
        """The menus below their button."""
        menus = self.menus
        if isinstance(menus, QMenu):
            menus.popup(self._corner(menus))
        elif menus.actions():
            menus.setActiveAction(menus.actions()[0])

    def page_shown(self, page: QWidget, command: QAction) -> None:
        """Another page: the button stands in its bar, unless the page has put one there by itself."""
        if not isinstance(self.menus, QMenu):
            command.setVisible(False)
            return
        if page.findChild(QToolButton, NAME) is not None:
            return
        bar = page if isinstance(page, TakesMenus) else page.findChild(TopBar) or page.findChild(EditorBar)
        if isinstance(bar, TakesMenus):
            bar.put_menus(command)
        elif isinstance(bar, TopBar | EditorBar):
            bar.put_menu(menu_button(command))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Alt alone opens the menus."""
        kind = event.type()
        if kind == QEvent.Type.KeyPress and _is_alt(event) and not self._alone and watched is self.window:
            self._listen(True)
        elif self._alone and kind in _OTHERS and not _is_alt(event):
            self._listen(False)
        elif self._alone and kind == QEvent.Type.KeyRelease and _is_alt(event):
            self._listen(False)
            if isinstance(self.menus, QMenu):
                self.open()
        return False

    def _listen(self, alone: bool) -> None:
        """While Alt is down everything that happens is heard: another key or the mouse, and it was not alone."""
        self._alone = alone
        application = QApplication.instance()
        if application is not None:
            (application.installEventFilter if alone else application.removeEventFilter)(self)

    def _corner(self, menus: QMenu) -> QPoint:
        button = self.button
        if button is None:
            return self.window.mapToGlobal(QPoint(self.window.width() - menus.sizeHint().width(), 0))
        right = button.mapToGlobal(QPoint(button.width(), button.height() + theme.TIGHT))
        return right - QPoint(menus.sizeHint().width(), 0)


def menu_button(command: QAction) -> QToolButton:
    """The button of the menus, for a page's own bar; it hides itself where they stand in the bar of the screen."""
    button = command_button(command)
    button.setObjectName(NAME)
    return button


def _is_alt(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt
