"""Looking at a match: through whose eyes, now or at an earlier moment. Nothing is answered here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop_app.kernel.questions import Text
from desktop_app.kernel.state import State
from desktop_app.kernel.timeline import StoredOnly
from desktop_app.kernel.views import TableView

if TYPE_CHECKING:
    from desktop_app.app.match import LogLine, Match
    from desktop_app.gui.wording import Wording

HUMAN = "human"


class LookingBack(QObject):
    """Where somebody looks in a match. `changed`: another position or another moment."""

    changed = Signal()

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.viewed: int | None = None
        """The earlier position that is looked at; nothing is answered meanwhile."""
        self._kept: tuple[int, State] | None = None
        self._viewer = ""
        self.has_curtain = False
        """Must whoever sits down say so first, when several persons share the screen?"""
        self._shared = False

    # --- what is seen ---------------------------------------------------------------------------------------------

    def viewer(self) -> str:
        """Through whose eyes the table is seen: the person who is asked, else the last one who was; nobody's while the
        screen is passed on."""
        decider, people = self.match.decider(), self._people()
        if self._is_parted():
            return self._viewer if self._viewer in people and not self.passing_to() else ""
        if decider in people:
            self._viewer = decider
        elif self._viewer not in people:
            self._viewer = people[0] if people else ""
        return self._viewer

    def passing_to(self) -> str:
        """The seat of the person who must sit down before anything is shown through their eyes, or nothing."""
        decider = self.match.decider()
        waits = self._is_parted() and decider in self._people() and decider != self._viewer
        return decider if waits else ""

    def sit_down(self) -> None:
        """The person to whom the screen was passed is there."""
        self._viewer = self.passing_to() or self._viewer
        self.changed.emit()

    def _people(self) -> list[str]:
        return [seat for seat, who in self.match.controllers.items() if who == HUMAN]

    def _is_parted(self) -> bool:
        """Do several persons share the screen, or did they?"""
        self._shared = self._shared or len(self._people()) > 1
        return self.has_curtain and self._shared

    def view(self) -> TableView:
        """The table through these eyes; of an earlier moment without anything that could be done."""
        if self.viewed is None:
            return self.match.view(self.viewer())
        return still(self.match.room.view(self._state_at(self.viewed), self.viewer()))

    def log(self) -> tuple[LogLine, ...]:
        """What happened."""
        return self.match.log(self.viewer())

    def why(self, position: int) -> Text:
        """Why a bot gave the answer that led here, as far as whoever looks may know it."""
        return self.match.why(position, self.viewer())

    def told_at(self, position: int, wording: Wording) -> str:
        """What the answer that led here made happen, in words: the first sentence of it that there are words for."""
        match = self.match
        told = (wording.told(match.room.describe(match.state, line.event))
                for line in match.log_at(position, self.viewer()))  # fmt: skip
        return next((words for words in told if words), "")

    def answers_before(self) -> int:
        """How many answers were given before the moment that is looked at."""
        return self.match.way().index(self.looked_at())

    def looked_at(self) -> int:
        """The position that is seen."""
        return self.match.position if self.viewed is None else self.viewed

    # --- going through time ---------------------------------------------------------------------------------------

    def view_at(self, position: int) -> None:
        """Looks at an earlier moment; at the position where the game stands this is now."""
        if position not in self.match.way() or position == self.looked_at():
            return
        try:
            self._state_at(position)
        except StoredOnly:
            return  # the rules were mended since: it can't be shown
        self.viewed = position if position != self.match.position else None
        self._moment_changed()

    def view_after(self, answers: int) -> None:
        """Looks at the moment after so many answers."""
        way = self.match.way()
        self.view_at(way[max(0, min(answers, len(way) - 1))])

    def view_step(self, by: int) -> None:
        """Looks so many answers further back or forth."""
        self.view_after(self.answers_before() + by)

    def back_to_now(self) -> None:
        """Ends looking back."""
        if self.viewed is not None:
            self.viewed = None
            self._moment_changed()

    def _state_at(self, position: int) -> State:
        """The table at a position; that of the last one asked for is kept. Raises StoredOnly."""
        if self._kept is None or self._kept[0] != position:
            self._kept = (position, self.match.state_at(position))
        return self._kept[1]

    def _moment_changed(self) -> None:
        self.changed.emit()


def still(view: TableView) -> TableView:
    """The same table with nothing to take, to carry or to answer."""
    prompt = view.prompt._replace(options=(), interjections=(), main="") if view.prompt is not None else None
    return view._replace(prompt=prompt, pieces=tuple([piece._replace(movable=False) for piece in view.pieces]))
