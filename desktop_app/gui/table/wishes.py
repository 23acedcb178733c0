"""Why something that was typed is not among the options: the piece and the place in it are put to the room."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage

SHORTEST = 3
"""Words of fewer letters say nothing."""


class Wishes:
    """Gives the list of options a voice for what it doesn't hold."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        page.options.why = self.why

    def show_table(self) -> None:
        """Nothing is kept from one position to the next."""

    def why(self, typed: str) -> str:
        """The reason, when the words name a piece and a place; otherwise nothing."""
        showing, viewer = self._page.showing, self._page.controller.viewer()
        if showing.view.prompt is None or showing.view.prompt.decider != viewer:
            return ""
        words = [word for word in typed.casefold().split() if len(word) >= SHORTEST]
        place = _best(words, ((showing.place_name(area), area) for area in showing.areas))
        own = sorted(showing.view.pieces, key=lambda piece: (piece.owner != viewer, piece.place not in showing.areas))
        piece = _best(words, ((showing.wording.name(each.kind), each.id) for each in own if each.owner))
        return self._page.reason(piece, place) if piece and place else ""


def _best(words: list[str], named: Iterable[tuple[str, str]]) -> str:
    """The id of the name that most of the words begin; the first and shortest of equals."""
    best, most = "", (0, 0)
    for name, id in named:
        parts = name.casefold().split()
        meant = sum(any(part.startswith(word) for part in parts) for word in words)
        if meant and (meant, -len(parts)) > most:
            best, most = id, (meant, -len(parts))
    return best
