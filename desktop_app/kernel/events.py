"""What happened, past tense: for the log, the film and statistics. Made only when somebody listens."""

from __future__ import annotations

from typing import NamedTuple

from desktop_app.kernel.questions import Atom


class Event(NamedTuple):
    """`kind` in the past tense ("moved", "rolled"); `seat` who did it; `ids` the pieces and places it touches.

    An empty `seen_by` means that everybody may know `args`; otherwise only those seats."""

    kind: str
    seat: str = ""
    ids: tuple[str, ...] = ()
    args: tuple[Atom, ...] = ()
    seen_by: tuple[str, ...] = ()
