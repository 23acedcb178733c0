"""Which answers one gesture gave: one undo takes all of them back, one redo gives all of them again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop_app.kernel.questions import CHANCE

if TYPE_CHECKING:
    from desktop_app.app.moments import Moment


class JoinedAnswers:
    """The positions at which a gesture went on."""

    def __init__(self) -> None:
        self._inner: set[int] = set()

    def join(self, way: Sequence[Moment], first: int, second: int) -> None:
        """The answers given at these two positions of the way are one gesture, unless somebody else has decided
        between them: then each is taken back by itself."""
        places = [moment.position for moment in way]
        between = way[places.index(first) + 1 : places.index(second) + 1]
        if sum(moment.seat != CHANCE for moment in between) == 1:
            self._inner.add(second)

    def __contains__(self, position: int) -> bool:
        return position in self._inner
