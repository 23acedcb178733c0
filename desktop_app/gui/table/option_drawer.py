"""The drawer of all options over the right part of the board; on very wide windows it stands beside the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.gui import theme
from desktop_app.gui.contests.placing import above_strip, covers
from desktop_app.gui.gestures import Choice, touching
from desktop_app.gui.table.hint_words import hinted
from desktop_app.gui.table.table_layout import TableFrame, widened

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage

DRAWER, LEAST = 372, 300
"""Width of the drawer, and the height that it has even over a low board."""


class OptionDrawer(QObject):
    """Opens by Ctrl+K, its button or a hint; it stays open between answers until it is closed. `gave_back`: it was
    closed while it had the keyboard, and the board has that now; `stood`: it has come, gone, or stands elsewhere."""

    gave_back = Signal()
    stood = Signal()

    def __init__(self, page: TablePage, frame: TableFrame) -> None:
        super().__init__(page)
        self._page, self._frame = page, frame
        self.pulled = False
        """Has the person opened it?"""
        self.hinted: dict[Choice, str] = {}
        page.options.setParent(page)
        page.options.hide()
        page.options.left.connect(page.leave)
        page.options.closed.connect(self.close)
        page.what_now.options_wanted.connect(self._toggle)
        frame.middle.installEventFilter(self)
        frame.left.installEventFilter(self)

    # --- open and closed ------------------------------------------------------------------------------------------

    def is_open(self) -> bool:
        """Is the list in sight?"""
        return not self._page.options.isHidden()

    def open(self) -> None:
        """The list comes into sight with all options, and the keyboard goes to the line that filters it."""
        if self.hinted:
            self.hinted = {}
            self.show_choices()
        self.pulled = True
        self.arrange()
        self._page.options.focus_filter()

    def has_keyboard(self) -> bool:
        """Does the keyboard work in the list?"""
        return self._page.options.isAncestorOf(QApplication.focusWidget() or self._page)

    def close(self) -> None:
        """The board is free again, and has the keyboard if the list had it."""
        had = self.has_keyboard()
        self.pulled = False
        self.arrange()
        if had:
            self._page.board.setFocus()
            self.gave_back.emit()

    def come_up(self) -> None:
        """While it lies over the board it lies over everything else there, so that its rows can be read."""
        if self.is_open() and not self._frame.docks:
            self._page.options.raise_()

    def _toggle(self) -> None:
        if self.pulled and not self._frame.docks:
            self.close()
        else:
            self.open()

    def empties(self) -> bool:
        """Esc in the list first empties the line that filters; is that done now?"""
        options = self._page.options
        words = bool(options.filter.text()) and self.has_keyboard()
        if words:
            options.filter.clear()
        return words

    # --- what it shows --------------------------------------------------------------------------------------------

    def show_table(self) -> None:
        """Another position."""
        self.hinted = {}
        self.show_choices()
        self.arrange()

    def show_choices(self) -> None:
        """What the selected piece may do, what is advised, or everything."""
        page = self._page
        selected, open_choices = page.hand.selected, page.choices()
        page.what_now.show_count(len(open_choices))
        if selected is None:
            narrowed, about = (tuple(self.hinted), "app.hint") if self.hinted else (open_choices, "")
            page.options.show_choices(page.showing, narrowed, about and page.wording.say(about), self.hinted)
            return
        about = page.wording.sentence(selected.spoken) or page.wording.name(selected.kind)
        page.options.show_choices(page.showing, touching(open_choices, selected.id), about)

    def show_hint(self) -> None:
        """The best options with reasons stand in the list, until another position or Esc."""
        page = self._page
        page.hand.select(None)
        self.hinted = hinted(page.controller.hints(), page.choices(), page.wording)
        if not self.hinted:
            page.say(page.wording.say("app.hint.none"))
            return
        self.show_choices()
        self.pulled = True
        self.arrange()
        page.options.list.setFocus()

    # --- where it stands ------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It keeps to the board."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.arrange()
        return False

    def arrange(self) -> None:
        """Shows what is wanted in its place."""
        page, docks = self._page, bool(self._frame.docks)
        over = page.showing.view.over is not None
        wanted = not over and (docks or self.pulled)
        if not wanted and self.has_keyboard():
            page.board.setFocus()  # else it would go wherever Tab leads from here
        page.options.setHidden(not wanted)
        page.options.show_as_drawer(not docks)
        page.what_now.show_pulled(self.pulled and not docks, docks)
        page.board.corner.covered_by(page.options, None)
        if wanted and not docks:
            page.options.setMinimumWidth(0)
            self._put(page.options)
        self.stood.emit()

    def _put(self, panel: QWidget) -> None:
        """Over the right end of the board's part of the page."""
        middle = self._frame.middle
        corner = middle.mapTo(self._page, QPoint(0, 0))
        bottom = above_strip(self._page)
        wide = min(widened(DRAWER), middle.width())
        tall = min(max(middle.height(), theme.scaled(LEAST)), bottom - corner.y())
        panel.setMaximumWidth(max(wide, panel.minimumSizeHint().width()))
        panel.setGeometry(QRect(corner.x() + middle.width() - wide, corner.y(), wide, tall))
        panel.raise_()
        covers(self._page, panel)
