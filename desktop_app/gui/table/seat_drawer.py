"""Seats and log over the right end of the table, where the page has no room for them beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QApplication

from desktop_app.gui import theme
from desktop_app.gui.contests.placing import above_strip

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow
    from desktop_app.gui.table.table_page import TablePage


class SeatDrawer(QObject):
    """An Extra of the table page. It stays open until it is closed by its key, its button or Esc, or the list of
    options comes to lie there."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._open = False
        page.left.connect(self.close)
        page.drawer.stood.connect(self._give_way)
        page.frame.folds.connect(self._folded)
        page.installEventFilter(self)
        page.frame.middle.installEventFilter(self)

    def show_table(self) -> None:
        """What tells of the new position does not lie over it."""
        if self._open:
            self._page.frame.right.raise_()

    def kept(self) -> bool:
        """Is it open?"""
        return self._open

    def take_over(self, kept: bool) -> None:
        """Open as it was before, once the page knows how much room it has."""
        if kept:
            QTimer.singleShot(0, self, self._open_again)

    def _open_again(self) -> None:
        self._open = self._page.frame.folded
        self._arrange()

    def toggle(self) -> None:
        """Opened, the keyboard is on the first seat. Where there is room they come to stand beside the table."""
        frame = self._page.frame
        if frame.stands:
            frame.pull(frame.folded)
            return
        if self._open:
            self.close()
            return
        if not frame.docks:
            self._page.drawer.close()  # one sheet at that end at a time
        self._open = True
        self._arrange()
        for sheet in self._page.seats.sheets[:1]:
            sheet.head.setFocus()

    def close(self) -> None:
        """The table is free again, and has the keyboard if the drawer had it."""
        right = self._page.frame.right
        had = self._open and right.isAncestorOf(QApplication.focusWidget() or self._page)
        self._open = False
        self._arrange()
        if had:
            self._page.board.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It keeps to the right end."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._arrange()
        return False

    def _give_way(self) -> None:
        if self._open and self._page.drawer.is_open() and not self._page.frame.docks:
            self.close()

    def _folded(self, foldable: bool) -> None:
        self._open = False
        self._arrange()

    def _arrange(self) -> None:
        page, right = self._page, self._page.frame.right
        right.show_as_drawer(page.frame.folded)
        if not page.frame.folded:
            return
        right.setVisible(self._open)
        if not self._open:
            return
        middle = page.frame.middle
        top = middle.mapTo(page, QPoint(0, 0)).y()  # what is to be done now stays in sight
        wide = right.minimumWidth()
        right.setGeometry(QRect(page.width() - wide - theme.MARGIN, top, wide, above_strip(page) - top))
        right.raise_()


class SeatDoor:
    """The command "seats": it is there while seats and log are folded away."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What the command does."""
        return {"seats": self._toggle}

    def follow(self, page: TablePage) -> None:
        """The command comes and goes with the page's room."""
        command = self._window.commands["seats"]
        command.setVisible(page.frame.foldable)
        page.frame.folds.connect(command.setVisible)

    def _toggle(self) -> None:
        page = self._window.table_page()
        for extra in page.extras if page is not None else ():
            if isinstance(extra, SeatDrawer):
                extra.toggle()
