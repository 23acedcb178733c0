"""What an option would bring: asked of the room when the pointer or the keyboard rests, told beside the option."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtWidgets import QWidget

from desktop_app.gui.contests.odds_picture import forecast_picture
from desktop_app.gui.floating import goes_with
from desktop_app.gui.gestures import Choice
from desktop_app.gui.match_controller import MatchController
from desktop_app.gui.overlays import ReasonTip
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.wording import Wording
from desktop_app.kernel.views import PreviewView

REST = 120
"""Milliseconds of rest before the room is asked: whoever walks along a list or a way is never held up."""


class Forecast(QObject):
    """The tip that tells it. Nothing of it happens, and nothing is asked twice at one position."""

    def __init__(self, window: QWidget, controller: MatchController, wording: Wording) -> None:
        super().__init__(window)
        self._controller, self._wording = controller, wording
        self._choice: Choice | None = None
        self._at = QPoint()
        self.prelude: Callable[[], str] = str
        """What is told before the room's own sentences: nothing, unless somebody gives it another voice."""
        self._known: dict[tuple[int, str, str], PreviewView] = {}
        self.tip = ReasonTip(window, "forecast", stays=0)
        goes_with(self, self.tip)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._tell)

    def point(self, choice: Choice | None, at: QPoint) -> None:
        """This option is pointed at, near this point of the screen; None: none is."""
        if choice is None or not self._controller.settings.now.previews:
            self.forget()
            return
        if choice != self._choice:
            self.tip.hide()
            self._rest.start()
        self._choice, self._at = choice, at

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
        odds = told.contest.odds if told.contest is not None else None
        if odds is None:
            if words:
                self.tip.show_reason(words, self._at)
            return
        picture = forecast_picture(odds, Showing(self._controller.view(), self._wording))
        self.tip.show_reason(words, self._at, picture)

    def told(self, choice: Choice) -> PreviewView:
        """What the room says of this option, asked once at each position."""
        key = (self._controller.match.position, choice.seat, choice.option.key)
        if key not in self._known:
            self._known = {key: self._controller.preview(choice)}
        return self._known[key]
