"""Rules that hold for everybody and that no procedure knows."""

from __future__ import annotations

from desktop_app.kernel.leaving import Eliminate
from desktop_app.kernel.procedures import Window, change_side, innermost
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Rule
from tests.kernel.toy_room.calling import take_up
from tests.kernel.toy_room.meadow import STRAY, Table
from tests.kernel.toy_room.scuffle import Scuffle


class Keepsakes(Rule):
    """For a billy or a bell goat that left, its owner draws a charm."""

    id = "keepsakes"

    def modifies_charms_owed(self, state: Table, owed: int, about: str) -> int:
        return owed + (state.pieces[about].kind in ("billy", "bell"))


class PegsFall(Rule):
    """The peg of a goat that left goes back, unseen."""

    id = "pegs_fall"

    def reacts_left_table(self, state: Table, window: Window) -> None:
        for goat in map(str, window.about):
            if state.pieces[goat].owner in state.game.seats:
                take_up(state, goat)


class Bellwether(Rule):
    """When a bell goat leaves the table, its side's lambs in that place go astray at once."""

    id = "bellwether"

    def reacts_left_table(self, state: Table, window: Window) -> None:
        leaving = innermost(state, Eliminate)
        assert leaving is not None
        for goat, where, side, _ in leaving.left:
            if state.pieces[goat].kind == "bell" and where in state.game.places:
                for lamb in state.at(where, side, "lamb"):
                    change_side(state, lamb, STRAY)


class OutOfTheScuffle(Rule):
    """A goat that changes sides is out of every scuffle that is going on; what was chosen for it is lost."""

    id = "out_of_the_scuffle"

    def reacts_side_changed(self, state: Table, window: Window) -> None:
        for frame in state.stack:
            if isinstance(frame, Scuffle):
                frame.forget_fate(str(window.about[0]))


class HurdlesUp(Rule):
    """While the hurdles are up nobody walks or flees."""

    id = "hurdles_up"

    def forbids_walk(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        return Reason("hurdles_up") if state.hurdles else None

    def forbids_flee(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        return self.forbids_walk(state, ask, option)
