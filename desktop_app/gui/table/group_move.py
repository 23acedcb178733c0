"""Several pieces in one gesture: they answer one after the other, as long as each is offered the way.

Every one of them is an answer of its own; one undo takes all of them back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop_app.gui.gestures import Choice, fitting, goals
from desktop_app.kernel.questions import CHANCE
from desktop_app.kernel.views import PieceView

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage


class GroupMove(QObject):
    """Takes groups from lasso and keys into the hand, and goes on with a group that was put down."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._left: dict[str, str] = {}
        """The pieces that have not gone, and where each of them was."""
        self._places: tuple[str, ...] = ()
        self._number = self._gone = 0
        self._seat = self._verb = ""
        self._asked_at = self._stands_at = -1
        page.hand.together = self.most
        page.hand.grouped.connect(self.begin)
        page.board.lassoed.connect(self.take_up)
        page.board.area_marked.connect(self._take_area)
        page.board.area_focused.connect(self._tell_area)
        page.forecast.prelude = self.forecast
        page.hand.moved.connect(page.forecast.follow)

    # --- what a hand may hold -------------------------------------------------------------------------------------

    def most(self, pieces: Sequence[str]) -> int:
        """How many of these could go to some place, one after the other. Nobody can tell: all of them."""
        best = 0
        for place in sorted(goals(self._page.choices(), pieces[0])):
            number = self._page.controller.can_go(pieces, (place,))
            if number < 0:
                return len(pieces)
            best = max(best, number)
            if best == len(pieces):
                break
        return best

    def take_up(self, ids: Sequence[str]) -> None:
        """Those of these pieces that may go somewhere are selected together."""
        page, open_choices = self._page, self._page.choices()
        able = [page.showing.pieces[id] for id in ids if goals(open_choices, id)]
        if not able:
            page.say(page.wording.say("app.group.none"))
            return
        page.hand.select_all(_in_order(able))
        if len(able) > 1 and page.hand.party.number < 2:
            page.say(page.wording.say("app.group.alone"))

    def _take_area(self, area: str) -> None:
        self.take_up([piece.id for piece in self._page.showing.view.pieces if piece.place == area])

    # --- what would be --------------------------------------------------------------------------------------------

    def forecast(self) -> str:
        """How many of the group in the hand could go to the place below it."""
        return self._foretold(self._page.hand.over) if self._page.hand.would_take() is not None else ""

    def _foretold(self, place: str) -> str:
        party = self._page.hand.party
        number = self._page.controller.can_go(party.ids, (place,)) if party.number > 1 else -1
        return self._page.wording.say("app.group.can_go", n=number, of=party.number) if number >= 0 else ""

    def _tell_area(self, area: str) -> None:
        """The keyboard came to an area with a group selected."""
        hand = self._page.hand
        if hand.selected is not None and fitting(self._page.choices(), hand.selected.id, area):
            told = self._foretold(area)
            if told:
                self._page.what_now.say(f"{self._page.wording.name(area)}. {told}")

    # --- one after the other --------------------------------------------------------------------------------------

    def begin(self, ids: Sequence[str], places: Sequence[str]) -> None:
        """A group was put down. The first can go there."""
        page = self._page
        self._left = {id: page.showing.pieces[id].place for id in ids}
        self._places, self._number, self._gone = tuple(places), len(ids), 0
        found = self._next()
        if found is None:
            return
        self._seat, self._verb = found.seat, _verb(found)
        self._take(found)

    def show_table(self) -> None:
        """Another position: the next one goes, or the group has come to its end."""
        if not self._left:
            return
        page = self._page
        match = page.controller.match
        if self._stands_at not in match.way():
            self._left = {}  # somebody went back
        elif match.position != self._asked_at and match.decider() != CHANCE:
            self._go_on()

    def _go_on(self) -> None:
        page = self._page
        self._count()
        if self._gone >= self._number:
            self._end(page.wording.say("app.group.all", n=self._gone))
        elif page.controller.match.decider() != self._seat:
            self._end(self._stopped(page.wording.say("app.group.turn", who=page.controller.match.decider())))
        elif (found := self._next()) is not None:
            before = self._asked_at
            now = page.controller.match.position
            page.controller.joined.join(page.controller.match.moments(), before, now)
            self._take(found)
        else:
            piece = next(iter(self._left))
            self._end(self._stopped(page.reason(piece, self._places[0])))

    def _count(self) -> None:
        """Which of them has gone? An equal piece may have gone instead of the first."""
        now = self._page.showing.pieces
        gone = [id for id, place in self._left.items() if id not in now or now[id].place != place]
        self._left.pop(gone[0] if gone else next(iter(self._left)))
        self._gone += 1

    def _next(self) -> Choice | None:
        open_choices = self._page.choices()
        first = next(iter(self._left))
        for place in self._places:
            found = fitting(open_choices, first, place)
            if found:
                return next((choice for choice in found if _verb(choice) == self._verb), found[0])
        return None

    def _take(self, choice: Choice) -> None:
        self._asked_at = self._page.controller.match.position
        self._page.take(choice)
        self._stands_at = self._page.controller.match.position
        if self._stands_at == self._asked_at:
            self._left = {}  # it was refused, or must be meant twice

    def _stopped(self, why: str) -> str:
        return self._page.wording.say("app.group.stopped", n=self._gone, of=self._number, why=why)

    def _end(self, words: str) -> None:
        self._left = {}
        self._page.say(words)


def _in_order(pieces: Sequence[PieceView]) -> list[PieceView]:
    """Place by place, as they come in the view."""
    places = list(dict.fromkeys(piece.place for piece in pieces))
    return sorted(pieces, key=lambda piece: places.index(piece.place))


def _verb(choice: Choice) -> str:
    return choice.option.key.partition(" ")[0]
