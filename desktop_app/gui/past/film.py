"""How fast the answers of bots follow one another: a film that can be slowed down, paused, stepped and skipped."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
AT_ONCE = 0.0
"""The speed at which nothing is waited for."""


class Film(QObject):
    """`pause_between`: milliseconds between two answers at speed 1. `moved`: it must go on, or may not."""

    moved = Signal()

    def __init__(self, pause_between: int, speed: float = 1.0) -> None:
        super().__init__()
        self._pause_between = pause_between
        self.speed = speed
        self.paused = False
        self._steps = 0
        self._hurries = False

    def delay(self) -> int:
        """Milliseconds until the next answer."""
        if self._hurries or self._steps or self.speed == AT_ONCE:
            return 0
        return round(self._pause_between / self.speed)

    def holds(self) -> bool:
        """May no bot answer now?"""
        return self.paused and not self._steps

    def runs(self) -> bool:
        """Is there something to see that a press would end?"""
        return not self.paused and self.delay() > 0

    def hurries(self) -> bool:
        """Is nothing to be waited for until a person is asked?"""
        return self._hurries

    def choose_speed(self, speed: float) -> None:
        """Another speed, from the next answer on."""
        self.speed = speed

    def toggle(self) -> None:
        """Pauses, or goes on."""
        self.paused, self._steps = not self.paused, 0
        self.moved.emit()

    def step(self) -> None:
        """One answer, then it rests."""
        self.paused, self._steps = True, 1
        self.moved.emit()

    def skip(self) -> None:
        """All answers at once, up to the next question to a person."""
        self.paused, self._steps, self._hurries = False, 0, True
        self.moved.emit()

    def answered(self) -> None:
        """A bot has answered, or dice have."""
        self._steps = max(0, self._steps - 1)

    def ended(self) -> None:
        """A person is asked, or nobody any more."""
        self._hurries, self._steps = False, 0
