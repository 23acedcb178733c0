"""What procedures of every game share: windows, once, the end of the game, changing sides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from desktop_app.kernel import rulebook
from desktop_app.kernel.frames import Kind, Procedure, procedure
from desktop_app.kernel.questions import PASS, Ask, Atom, Option
from desktop_app.kernel.state import State, happen, place

NOW = "now"
"""The most urgent end of a game: not even the running step list goes on."""


@procedure("window", "forced*", "optional*")
class Window(Procedure):
    """A printed moment. Forced reactions first, then each seat is asked until it passes.

    The seat in turn comes first, then turn order. An optional reaction is an offer in the window's own question.
    """

    moment: str
    about: tuple[Atom, ...] = ()
    passed: tuple[str, ...] = ()

    def forced(self, state: State) -> Procedure | None:
        """Each seat's rules that react, once a window. What one of them leads to or opens comes before the next."""
        while state.ending != NOW:
            reacts = self._next_reaction(state)
            if reacts is None:
                return None
            child: Procedure | None = reacts(state, self)
            if child is None and state.opened:
                child = state.opened.pop(0)
            if child is not None:
                return child
        return None

    def optional(self, state: State) -> tuple[Ask, ...]:
        """Each seat that has an offer and has not passed."""
        about = str(self.about[0]) if self.about else ""
        return tuple([Ask(seat, self.moment, about=about, may=True) for seat in in_order(state)
                      if seat not in self.passed and state.rules.offered(seat, self.moment)])

    def on_optional(self, state: State, reply: Option) -> Procedure | None:
        asked = answered(state)
        if reply == PASS:
            self.passed += (asked.seat,)
            return None
        happen(state, "acted", asked.seat, (), (reply.verb, *reply.args), asked.seen_by)
        return rulebook.act(state, asked, reply)

    def _next_reaction(self, state: State) -> Callable[..., Any] | None:
        """The first that has not been heard in this window; everybody's rules speak with the seat in turn."""
        reacting = state.rules.reacting.get(self.moment, ())
        for seat in in_order(state) if reacting else ():
            for name, owner, reacts in reacting:
                if owner in ("", seat) and name not in self.used:
                    self.used += (name,)
                    return reacts
        return None


def window(state: State, moment: str, about: tuple[Atom, ...] = ()) -> Window | None:
    """A window, if any rule in force would do something in it."""
    return Window(moment, about) if state.rules.listens(moment) else None


def answered(state: State) -> Ask:
    """The question whose answer is being acted on."""
    assert isinstance(state.asked, Ask)
    return state.asked


def in_order(state: State) -> tuple[str, ...]:
    """The seat in turn first, then turn order."""
    seats = state.game.turn_order(state)
    first = seats.index(state.in_turn) if state.in_turn in seats else 0
    return seats[first:] + seats[:first]


def innermost(state: State, kind: type[Kind]) -> Kind | None:
    """The innermost frame of this kind: the fight that is going on here, not the one around it."""
    for frame in reversed(state.stack):
        if isinstance(frame, kind):
            return frame
    return None


def nearest(state: State, span: str) -> Procedure | None:
    """The innermost frame that begins and ends this span."""
    for frame in reversed(state.stack):
        if span in frame.SPANS:
            return frame
    return None


def what_goes_on(state: State, words: Mapping[str, str]) -> str:
    """The word for what goes on: that of the innermost frame that has one by its name; "" where none has."""
    return next((words[frame.NAME] for frame in reversed(state.stack) if frame.NAME in words), "")


def at_step(frame: Procedure, step: str = "", child: bool = True) -> Procedure:
    """The frame at one of its steps, by default its first; `child`: the step below has begun it."""
    frame.at = frame.STEPS.index(step) if step else 0
    frame.child = child
    return frame


def once(state: State, rule: str, span: str) -> bool:
    """Has the rule not been used yet in the nearest such frame? Reads only; `use` ticks it off."""
    frame = nearest(state, span)
    return frame is not None and rule not in frame.used


def use(state: State, rule: str, span: str) -> None:
    """Tick a rule off for the nearest such frame."""
    frame = nearest(state, span)
    assert frame is not None, span
    frame.used += (rule,)


def open_window(state: State, moment: str, about: tuple[Atom, ...] = ()) -> None:
    """Open a window from inside a function, if it would do something: it runs before the next step of anything."""
    if state.rules.listens(moment):
        state.opened.append(Window(moment, about))


def change_side(state: State, piece: str, side: str) -> None:
    """A piece is commanded by another side from now on, in the middle of anything."""
    place(state, piece, state.pieces[piece].place, side=side)
    happen(state, "changed_side", side, (piece,))
    open_window(state, "side_changed", (piece,))


def finish(state: State, when: str) -> None:
    """The game ends: now, or with the first frame of a span to close. The most urgent wins; while scoring, nothing."""
    if state.over or state.ending == NOW:
        return
    if when == NOW or not state.ending or _depth(state, when) > _depth(state, state.ending):
        state.ending = when


def _depth(state: State, span: str) -> int:
    return max((n for n, frame in enumerate(state.stack) if span in frame.SPANS), default=-1)
