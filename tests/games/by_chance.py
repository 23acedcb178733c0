"""All positions of a game whose answers are made by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from desktop_app.kernel import crank
from desktop_app.kernel.events import Event
from desktop_app.kernel.questions import Ask, Chance, Reply
from desktop_app.kernel.state import State

Table = TypeVar("Table", bound=State)


def by_chance(table: Table, reply: Callable[[Ask | Chance], Reply],
              limit: int) -> Iterator[tuple[Table, Ask | Chance | None, list[Event]]]:
    """Each position of a game, its question, and what has led to it; `reply` answers. The table is the same one."""
    table.happened = []
    asked = crank.pending(table)
    for _ in range(limit):
        yield table, asked, table.happened
        table.happened = []
        if asked is None:
            return
        crank.answer(table, reply(asked))
        asked = crank.pending(table)
