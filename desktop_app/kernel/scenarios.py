"""From a scenario document to a table, as every room goes about it: all that is wrong is found before anything lies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from desktop_app.kernel import crank
from desktop_app.kernel.packs import check_document
from desktop_app.kernel.room import BadSetup, Problem, Setup
from desktop_app.kernel.save import ScenarioHead
from desktop_app.kernel.state import State

S = TypeVar("S", bound=ScenarioHead)
T = TypeVar("T", bound=State)


def read_table(model: type[S], document: Any, setup_of: Callable[[S, list[Problem]], Setup | None],
               table_of: Callable[[S, Setup, list[Problem]], T]) -> tuple[Setup, T]:  # fmt: skip
    """The table that a document of this model describes, at its first question. `setup_of` gives None where map, seats
    and options make no game; it and `table_of`, which lays the table, note what is wrong. Raises BadSetup with every
    problem found."""
    said, faults = check_document(model, document)
    problems = list(faults)
    setup = setup_of(said, problems) if said is not None else None
    if said is None or setup is None:
        raise BadSetup(tuple(problems))
    table = table_of(said, setup, problems)
    if problems:
        raise BadSetup(tuple(problems))
    crank.advance(table)
    return setup, table


def is_of(game: str, said: ScenarioHead, problems: list[Problem]) -> None:
    """Note it when a document is another game's; one that names none has been told so already."""
    if said.game not in (game, "?"):
        problems.append(Problem("wrong_game", "game", (said.game,), game))
