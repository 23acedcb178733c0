"""Where each of several equal fighters stands. The table says which of them took a result, the person where it was put:
those two change places, so that the result lies where it was put."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.kernel.contests import ContestView, FighterView
from desktop_app.kernel.views import PieceView


class Standing:
    """The places of equal fighters among one another. It outlives a contest: whoever looks back finds them again."""

    def __init__(self) -> None:
        self._order: tuple[str, ...] = ()
        self._taken: dict[str, tuple[str, ...]] = {}
        self._aimed = ""

    def aim(self, piece: str) -> None:
        """The next result is put on this piece; "": nobody has pointed at one."""
        self._aimed = piece

    def arranged(self, contest: ContestView, pieces: Mapping[str, PieceView]) -> ContestView:
        """The contest with its fighters in their places."""
        fighters = [each for side in contest.sides for each in side.fighters]
        known = set(self._order)
        self._order += tuple(each.piece for each in fighters if each.piece not in known)
        self._make_way(fighters, pieces)
        self._taken = {each.piece: each.results for each in fighters}
        sides = [side._replace(fighters=self._in_places(side.fighters, pieces)) for side in contest.sides]
        return contest._replace(sides=tuple(sides))

    def _make_way(self, fighters: list[FighterView], pieces: Mapping[str, PieceView]) -> None:
        """Whoever has just taken what was put on an equal one changes places with it."""
        now, aimed = {each.piece: each.results for each in fighters}, self._aimed
        new = [piece for piece, results in now.items() if len(results) > len(self._taken.get(piece, ()))]
        if not new or aimed not in now:
            return
        self._aimed = ""
        equal = [piece for piece in new
                 if _kind(piece, pieces) == _kind(aimed, pieces) and self._taken.get(piece) == now[aimed]]  # fmt: skip
        if equal and aimed not in new:
            swap = {aimed: equal[0], equal[0]: aimed}
            self._order = tuple(swap.get(piece, piece) for piece in self._order)

    def _in_places(self, fighters: tuple[FighterView, ...], pieces: Mapping[str, PieceView]) -> tuple[FighterView, ...]:
        """Each kind stands where it stood, its fighters among one another in their order."""
        heaps: dict[object, list[FighterView]] = {}
        for each in sorted(fighters, key=lambda each: self._order.index(each.piece)):
            heaps.setdefault(_kind(each.piece, pieces), []).append(each)
        return tuple(heaps[_kind(each.piece, pieces)].pop(0) for each in fighters)


def _kind(piece: str, pieces: Mapping[str, PieceView]) -> object:
    """What is the same for equal pieces; a piece that is not there is like no other."""
    found = pieces.get(piece)
    return (found.kind, found.owner) if found is not None else piece
