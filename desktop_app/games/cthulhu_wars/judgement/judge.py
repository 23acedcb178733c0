"""Judges: who has an opinion on an option, found by what the option says.

A judge's method is named after the verb whose option it weighs, and takes the option's words:

    judges_<verb>       what the seat that answers thinks of it; PASS is judged as pass_<question>
    judges_<what>       what several verbs have in common: leaving an Area, arriving in one, losing a Unit
    warns_<verb>        what others should know of this judge's faction before they do it

It says what it has to say to the outlook: a weight in hundredths of a Power, and why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

OWN, WARNING = "judges_", "warns_"

Opinion = Callable[..., None]


class Judge:
    """Opinions of one kind. `seat`: whose faction's they are, "" everybody's."""

    def __init__(self, seat: str = "") -> None:
        self.seat = seat


class Judges:
    """The judges that one seat listens to, by what they judge, in declared order. Never changed."""

    def __init__(self, judges: tuple[Judge, ...], seat: str) -> None:
        self.heard: dict[str, tuple[Opinion, ...]] = {}
        for judge in judges:
            prefix = OWN if judge.seat in ("", seat) else WARNING
            for name in dir(judge):
                if name.startswith(prefix):
                    self._enter(name.removeprefix(prefix), getattr(judge, name))

    def _enter(self, what: str, opinion: Any) -> None:
        self.heard[what] = (*self.heard.get(what, ()), opinion)
