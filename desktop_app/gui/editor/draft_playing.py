"""A draft is played: by the person from here on, or by bots to see whether it works."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop_app.app.match import HUMAN, scenario_match
from desktop_app.app.trials import Trial, TrialRequest
from desktop_app.gui.discs import liveries
from desktop_app.kernel.questions import IllegalAnswer
from desktop_app.kernel.room import BadSetup
from desktop_app.kernel.save import SaveProblem, SeatHead, head_of

if TYPE_CHECKING:
    from desktop_app.app.match import Match
    from desktop_app.gui.editor.door import EditorDoor
    from desktop_app.gui.editor.draft_model import DraftModel
    from desktop_app.gui.editor.editor_page import EditorPage


class DraftPlaying:
    """Plays the draft of a door. `match`: the one that was begun from it last."""

    def __init__(self, door: EditorDoor) -> None:
        self._door = door
        self.match: Match | None = None
        self._page: EditorPage | None = None
        self._trials: tuple[Trial, ...] = ()

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What each of its commands does."""
        return {"play_from": self._play_from, "trials": self._play_trials}

    def begin(self) -> None:
        """Another draft: nothing has been played from it."""
        self.match, self._trials = None, ()

    def show_page(self, page: EditorPage) -> None:
        """What the bots' games came to stands on each page of the same draft."""
        self._page = page
        page.trials.show_results(self._trials, liveries(page.model.view.seats))
        page.trials.finished.connect(lambda: self._keep_trials(page))

    def stop(self) -> None:
        """The page goes: no more games."""
        if self._page is not None:
            self._page.trials.stop()
            self._page = None

    def _keep_trials(self, page: EditorPage) -> None:
        self._trials = page.trials.found

    def _play_from(self) -> None:
        model = self._door.model
        if model is None:
            return
        try:
            players = self._players(model)
            match = scenario_match(model.room, model.document, players, random.randrange(1_000_000_000))
        except (BadSetup, SaveProblem, IllegalAnswer):
            return  # the list of problems says why
        self.match = match
        self._door.window.show_match(match)

    def _players(self, model: DraftModel) -> dict[str, str]:
        """Who plays: as the document says; if that names nobody, a person plays the seat that acts."""
        setup, _ = model.room.read_scenario(model.document)
        told = {seat.side: seat.controller for seat in head_of(model.document).seats
                if isinstance(seat, SeatHead) and seat.controller}  # fmt: skip
        acts = next((seat.id for seat in model.view.seats if seat.state == "acts"), setup.seats[0])
        person = "" if HUMAN in told.values() else acts
        bot = self._door.window.services.bots[0]
        return {seat: told.get(seat) or (HUMAN if seat == person else bot) for seat in setup.seats}

    def _play_trials(self) -> None:
        page, model = self._door.page(), self._door.model
        if page is not None and model is not None and model.is_playable():
            request = TrialRequest(model.room.id, model.document, self._door.window.services.bots[0])
            page.trials.start(request, liveries(model.view.seats))
