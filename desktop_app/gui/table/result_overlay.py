"""The result of a game lies over the veiled table until somebody looks at the table; a button above brings it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect

from desktop_app.gui import theme
from desktop_app.gui.contests.contest_overlay import Veil
from desktop_app.gui.contests.placing import AROUND, covers, ground_of, roomy

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage

WIDE = 800
"""The panel's width where the board is wide enough, at text size 100."""


class ResultOverlay(QObject):
    """Shows the page's result while the game is over. `looks_on`: the person looks at the table instead."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self.looks_on = False
        self.veil = Veil(page)
        page.result.setParent(page)
        page.result.hide()
        page.result.left.connect(lambda: self._look(True))
        page.what_now.result_wanted.connect(lambda: self._look(False))
        page.frame.middle.installEventFilter(self)

    def show_table(self) -> None:
        """Another position."""
        page = self._page
        over = page.showing.view.over is not None
        self.looks_on = self.looks_on and over
        if over:
            page.result.show_table(page.showing, page.controller.winners(), page.controller.match.conceded)
        self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It keeps to the board."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.arrange()
        return False

    def arrange(self) -> None:
        """In the middle, as tall as it must be."""
        page, result = self._page, self._page.result
        over = page.showing.view.over is not None
        shown = over and not self.looks_on
        result.setVisible(shown)
        self.veil.setVisible(shown)
        page.what_now.show_result_button(over and self.looks_on)
        if shown:
            ground = _ground(page)
            self.veil.setGeometry(ground)
            self.veil.raise_()
            width = min(max(theme.scaled(WIDE), result.minimumSizeHint().width()), ground.width() - 2 * AROUND)
            ground = roomy(page, ground, result.needed(width) + 2 * AROUND)
            height = min(result.needed(width), ground.height() - 2 * AROUND)
            result.setGeometry(ground.center().x() - width // 2, ground.center().y() - height // 2, width, height)
            result.raise_()
        covers(page, result)

    def _look(self, looks_on: bool) -> None:
        """At the table, or at the result again; the keyboard goes there too."""
        self.looks_on = looks_on
        self.arrange()
        (self._page.board if looks_on else self._page.result.main_button).setFocus()


def _ground(page: TablePage) -> QRect:
    """The board; with whole cards beside it and below it they are veiled too."""
    middle = page.frame.middle
    return QRect(middle.mapTo(page, QPoint(0, 0)), middle.size()) if page.frame.whole else ground_of(page)
