"""How a room introduces itself before a game has begun: its sides, its maps, and all pieces that can come onto a table.

Words are Texts of the room's catalogue, as in a view.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from desktop_app.kernel.questions import Text
from desktop_app.kernel.views import ItemView, PieceView, SeatView


class SideView(NamedTuple):
    """A side that may take a seat. `seat`: its name and colours; `piece`: the piece that stands for it; `start`: where
    or with what it begins on the map that was asked about."""

    seat: SeatView
    piece: PieceView
    start: Text


class NoteView(NamedTuple):
    """One thing to know of a map: a drawing's name, a word or two, a sentence."""

    art: str
    title: Text
    sentence: Text


class MapView(NamedTuple):
    """What a map adds or how it differs. `size`: how large it is, in a few words; `notes`: five at most; `guessed`:
    what of it had to be reconstructed, the empty Text when nothing was."""

    size: Text
    notes: tuple[NoteView, ...] = ()
    guessed: Text = Text("")


class MemberView(NamedTuple):
    """A kind of piece: one of it, its name, and its few printed numbers, each with words of its own."""

    piece: PieceView
    name: Text
    facts: tuple[ItemView, ...] = ()


class TroupeView(NamedTuple):
    """Pieces that belong together. `seat`: the side whose they are, None when they are nobody's."""

    id: str
    title: Text
    members: tuple[MemberView, ...]
    seat: SeatView | None = None


class Introduction(Protocol):
    """What a room says of itself."""

    def side(self, side: str, map: str) -> SideView:
        """A side of the catalogue, as it would begin on a map of the catalogue."""

    def map(self, map: str) -> MapView:
        """A map of the catalogue."""

    def cast(self) -> tuple[TroupeView, ...]:
        """Every kind of piece, each in one troupe."""
