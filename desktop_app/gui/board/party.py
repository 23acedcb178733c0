"""What a hand holds: one piece, or several that go one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from desktop_app.gui.discs import Look
from desktop_app.gui.gestures import Choice, Stack, goals
from desktop_app.kernel.views import PieceView


class Party(NamedTuple):
    """The pieces that may go together, the first one first, and how many of them are held."""

    pieces: tuple[PieceView, ...] = ()
    number: int = 0

    @classmethod
    def of(cls, stack: Stack, first: PieceView, open_choices: Iterable[Choice], whole: bool) -> Party:
        """This piece of a stack; the others that may go somewhere can join it, or are held with it."""
        found = tuple(open_choices)
        able = tuple(piece for piece in stack.pieces if piece != first and goals(found, piece.id))
        return cls((first, *able), 1 + len(able) if whole else 1)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of those that are held."""
        return tuple(piece.id for piece in self.pieces[: self.number])

    def turned(self, step: int, most: int) -> Party:
        """So many more, or fewer, within 1 and `most`."""
        return self._replace(number=max(1, min(self.number + step, most, len(self.pieces))))

    def looking(self, look: Look) -> Look:
        """The look of the first, as that of the whole party: several kinds are a heap."""
        kinds = {(piece.kind, piece.owner) for piece in self.pieces[: self.number]}
        return look._replace(mixed=True, badges=()) if len(kinds) > 1 else look

    def lies_where_it_lay(self, pieces: Mapping[str, PieceView]) -> bool:
        """Are those that are held still in their places, by their ids?"""
        found = [(pieces.get(held.id), held) for held in self.pieces[: self.number]]
        return all(now is not None and now.place == held.place for now, held in found)
