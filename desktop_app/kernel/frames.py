"""What a frame of the stack is made of. The one file that stays uncompiled: mypyc can't see through dataclasses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar, dataclass_transform

Kind = TypeVar("Kind", bound="Procedure")


@dataclass(slots=True)
class Procedure:
    """A printed rule in progress. Fields are atoms and tuples of atoms, so that a frame is saved without knowing them.

    A step `x` (its name stands in STEPS, in the printed order and words)

        returns nothing        it is done; it may have changed the table
        returns a Procedure    that is done first; then `after_x(state, result)`, if there is one
        returns an Ask/Chance  it has only looked; then `on_x(state, reply)` acts, and may return a Procedure
        returns several Asks   the first one that has an option is put

    A step marked with a star, "wound_which*", is done again until it returns nothing, its question has no option
    left, or `step_done()` says so. Every other step is done once.
    """

    NAME: ClassVar[str] = ""
    STEPS: ClassVar[tuple[str, ...]] = ()
    SPANS: ClassVar[tuple[str, ...]] = ()
    """What begins and ends with this frame: a turn, a day, the game. once() and finish() name spans."""

    at: int = field(default=0, init=False)
    """The step that is being done."""
    child: bool = field(default=False, init=False)
    """Put here by the step below (whose `after_x` hears the result), not by an interjection or an opened window."""
    used: tuple[str, ...] = field(default=(), init=False)
    """Rules that have been used once for this frame. They are forgotten with it."""

    def result(self, state: Any) -> Any:
        """What the procedure that pushed this one hears."""
        return None

    def refuses(self, state: Any, asked: Any, option: Any) -> Any:
        """The Reason why this is no answer to the question that it puts, when it knows one; otherwise None."""
        return None

    def step_done(self) -> None:
        """A starred step is not done again."""
        self.at += 1

    def skip_rest(self) -> None:
        """The steps that are left are not done."""
        self.at = len(self.STEPS)

    def fields(self) -> list[Any]:
        """What this procedure was made with and has noted since, in declared order."""
        names: tuple[str, ...] = type(self).__match_args__
        return [getattr(self, name) for name in names]

    def copy(self) -> Procedure:
        """An independent frame; its fields are immutable and shared."""
        twin = type(self)(*self.fields())
        twin.at = self.at
        twin.child = self.child
        twin.used = self.used
        return twin

    def data(self) -> dict[str, Any]:
        """For saving. The tag is the name given by hand, never a class path."""
        return {"is": self.NAME, "fields": self.fields(), "at": self.at, "child": self.child, "used": self.used}


@dataclass_transform(field_specifiers=(field,))
def procedure(name: str, *steps: str, spans: tuple[str, ...] = ()) -> Callable[[type[Kind]], type[Kind]]:
    """Make a class a procedure: its tag in saves, its printed steps, the spans that it is."""

    def make(plain: type[Kind]) -> type[Kind]:
        made: type[Kind] = dataclass(slots=True)(plain)
        made.NAME = name
        made.STEPS = steps
        made.SPANS = spans
        return made

    return make
