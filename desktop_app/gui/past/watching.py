"""Watching a game as a film, from its start: it can be paused, stepped and sped up; nothing can be answered.

What all may see is shown. A game that is over has no secrets any more: then one may look through any seat's eyes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from desktop_app.app.settings import SettingsKeeper
from desktop_app.gui.gestures import Choice
from desktop_app.gui.match_controller import MatchController
from desktop_app.gui.past.film import Film
from desktop_app.gui.past.looking_back import LookingBack, still
from desktop_app.kernel.views import TableView

if TYPE_CHECKING:
    from desktop_app.app.hints import Hint
    from desktop_app.app.match import Match
    from desktop_app.app.worker import BotAnswer


class NoBots:
    """Nobody plays where a game is watched."""

    def ask(self, match: Match, seat: str) -> None:
        """Nobody answers."""

    def poll(self) -> BotAnswer | None:
        """There is never an answer."""
        return None

    def cancel(self) -> None:
        """Nothing was asked."""

    def close(self) -> None:
        """Nothing has been opened."""


class WatchController(MatchController):
    """A match that is only looked at. `left`: whoever watches has seen enough."""

    left = Signal()
    watching = True

    def __init__(self, match: Match, film: Film, settings: SettingsKeeper | None = None, plays: bool = True) -> None:
        super().__init__(match, NoBots(), film, plays=False, settings=settings)
        self.has_curtain = False
        self._eyes = ""
        self._runs = plays
        self.viewed = 0 if len(match.way()) > 1 else None
        if plays:
            self._next.start(film.delay())

    # --- what is seen ---------------------------------------------------------------------------------------------

    def viewer(self) -> str:
        """Nobody's eyes, or those that were chosen."""
        return self._eyes

    def passing_to(self) -> str:
        """Nobody need sit down."""
        return ""

    def view(self) -> TableView:
        """Nothing can be done at any moment."""
        return still(super().view())

    def eyes(self) -> tuple[str, ...]:
        """Through whose eyes one may look: "" are nobody's. The seats' only when the game is over."""
        return ("", *self.match.setup.seats) if not self.match.decider() else ("",)

    def look_through(self, seat: str) -> None:
        """Through these eyes from now on."""
        if seat in self.eyes() and seat != self._eyes:
            self._eyes = seat
            self.changed.emit()

    def has_bots(self) -> bool:
        """There is a film to lead."""
        return True

    def in_film(self) -> bool:
        """Is there more to come?"""
        return self.viewed is not None

    def film_runs(self) -> bool:
        """Would a press end it?"""
        return self._runs and self.viewed is not None and self.film.runs()

    def end_film(self) -> None:
        """A press stops it where it is."""
        if not self.film.paused:
            self.film.toggle()

    # --- what can't be done ---------------------------------------------------------------------------------------

    def hints(self) -> tuple[Hint, ...]:
        """Nobody is asked."""
        return ()

    def may_finish(self) -> str:
        """Nobody's turn."""
        return ""

    def may_concede(self, seat: str) -> bool:
        """Nobody gives up."""
        return False

    def hand_over(self, seat: str, controller: str) -> None:
        """Seats stay as they were."""

    def take(self, choice: Choice) -> None:
        """Nothing is answered."""

    def can_undo(self) -> bool:
        """Nothing is taken back."""
        return False

    def can_redo(self) -> bool:
        """Nor given again."""
        return False

    def back_to_now(self) -> None:
        """The way out."""
        self.left.emit()

    # --- the film -------------------------------------------------------------------------------------------------

    def _moment_changed(self) -> None:
        LookingBack._moment_changed(self)
        self._go_on()

    def _film_moved(self) -> None:
        """Played again when it is at its end, from the start."""
        if not self.film.paused and self.viewed is None and not self.film.hurries():
            self.view_after(0)
        self._go_on()

    def _go_on(self) -> None:
        self._next.stop()
        if self._runs and self.viewed is not None and not self.film.holds():
            self._next.start(self.film.delay())

    def _advance(self) -> None:
        """The next answer; all at once when nobody wants to wait."""
        if self.viewed is None or self.film.holds():
            return
        if self.film.hurries() or not (self.film.delay() or self.film.paused):
            self.film.ended()
            self.view_after(len(self.match.way()))
        else:
            self.film.answered()
            self.view_step(1)
        if not self.in_film():
            self.film.ended()
            self.film.paused = True
            self.changed.emit()
