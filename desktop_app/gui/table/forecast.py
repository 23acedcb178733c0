"""What an option would bring: asked of the room when the pointer or the keyboard rests, told beside the option."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, QRect, QSize, QTimer
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from desktop_app.gui import theme
from desktop_app.gui.contests.declaration import Declaration
from desktop_app.gui.floating import goes_with
from desktop_app.gui.gestures import Choice
from desktop_app.gui.match_controller import MatchController
from desktop_app.gui.overlays import ReasonTip
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.wording import Wording
from desktop_app.kernel.views import PreviewView

REST = 120
"""Milliseconds of rest before the room is asked: whoever walks along a list or a way is never held up."""

AROUND = 48
"""The tip's own edge on both sides of a picture, and the room between it and the rim of the window."""

BESIDE = 0.4
"""From this part of the window's width on, what the list of options leaves is enough for a picture beside it."""


class Forecast(QObject):
    """The tip that tells it. Nothing of it happens, and nothing is asked twice at one position."""

    def __init__(self, window: QWidget, controller: MatchController, wording: Wording) -> None:
        super().__init__(window)
        self._window, self._controller, self._wording = window, controller, wording
        self._choice: Choice | None = None
        self._at = QPoint()
        self._rows: tuple[QRect, QRect] | None = None
        self.prelude: Callable[[], str] = str
        """What is told before the room's own sentences: nothing, unless somebody gives it another voice."""
        self.crowd: Callable[[], Sequence[QRect]] = tuple
        """What the tip should not cover while a place is pointed at, in points of the screen."""
        self._known: dict[tuple[int, str, str], PreviewView] = {}
        self.tip = ReasonTip(window, "forecast", stays=0)
        goes_with(self, self.tip)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._tell)

    def point(self, choice: Choice | None, at: QPoint, rows: tuple[QRect, QRect] | None = None) -> None:
        """This option is pointed at, near this point of the screen; None: none is. `rows`: the list and the row in it
        that should not be covered, in points of the screen."""
        if choice is None or not self._controller.settings.now.previews:
            self.forget()
            return
        if choice != self._choice:
            self.tip.hide()
            self._rest.start()
        self._choice, self._at, self._rows = choice, at, rows

    def follow(self, at: QPoint) -> None:
        """What is pointed at is the same, the pointer has moved on: it is told where the pointer rests."""
        if self._choice is not None:
            self._at = at
            self.tip.hide()
            self._rest.start()

    def forget(self) -> None:
        """No option is pointed at."""
        self._choice = None
        self._rest.stop()
        self.tip.hide()

    def _tell(self) -> None:
        choice = self._choice
        if choice is None:
            return
        told = self.told(choice)
        words = "\n".join(filter(None, (self.prelude(), *map(self._wording.sentence, told.sentences))))
        contest = told.contest
        if contest is not None and contest.odds is not None:
            showing = Showing(self._controller.view(), self._wording)
            most, crowd = self._room(words)
            picture = Declaration(contest, contest.odds, showing, most)
            self.tip.show_reason(words, self._at, picture, crowd)
            self._stand_beside()
        elif words:
            self.tip.show_reason(words, self._at, crowd=self.crowd() if self._rows is None else ())

    def _room(self, words: str) -> tuple[QSize, list[QRect]]:
        """How large a picture may be below these words, and what it should not cover: the list of options, or, where
        too little is left beside it, the row that is pointed at."""
        window = self._window.rect()
        lines = (words.count("\n") + 1) * QFontMetrics(theme.font("body_b")).lineSpacing()
        around = QSize(AROUND, AROUND + lines)
        if self._rows is None:
            return window.size() - around, []
        list_of_all, row = self._rows
        corner = self._window.mapFromGlobal(list_of_all.topLeft())
        if corner.x() > window.width() * BESIDE:
            return QSize(corner.x(), window.height()) - around, [list_of_all]
        above = self._window.mapFromGlobal(row.topLeft()).y()
        return QSize(window.width(), max(above, window.height() - above - row.height())) - around, [row]

    def _stand_beside(self) -> None:
        """Left of the list where it fits there, its top at the row that is pointed at."""
        tip, window = self.tip, self._window
        if self._rows is None:
            return
        corner, row = (window.mapFromGlobal(box.topLeft()) for box in self._rows)
        left, lowest = corner.x() - tip.width() - theme.GAP, window.height() - tip.height() - theme.GAP
        if left >= theme.GAP:
            tip.move(left, max(theme.GAP, min(row.y(), lowest)))

    def told(self, choice: Choice) -> PreviewView:
        """What the room says of this option, asked once at each position."""
        key = (self._controller.match.position, choice.seat, choice.option.key)
        if key not in self._known:
            self._known = {key: self._controller.preview(choice)}
        return self._known[key]
