"""Pictures that a gesture will need, painted before it while nothing else is to do."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

PAUSE = 40
"""Milliseconds between two pictures."""


class Warmth(QObject):
    """One picture after another is painted, with pauses in which the window answers."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._cold: list[Callable[[], object]] = []
        self._rests = False
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._warm_one)

    def begin(self, paints: Iterable[Callable[[], object]]) -> None:
        """These are to be painted, and no longer what is left of others."""
        self._cold = list(paints)
        self.rest(self._rests)

    def rest(self, resting: bool) -> None:
        """While a hand holds something nothing is painted ahead; then it goes on."""
        self._rests = resting
        if resting or not self._cold:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def _warm_one(self) -> None:
        if self._cold:
            self._cold.pop()()
        else:
            self._timer.stop()
