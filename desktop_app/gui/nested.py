"""Items that continue one another's ids, as trees: a card with its rows, a row with its marks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from desktop_app.kernel.views import ItemView


class Node(NamedTuple):
    """An item and its parts."""

    item: ItemView
    parts: tuple[Node, ...] = ()

    @property
    def depth(self) -> int:
        """How many levels of parts there are below: 0 for a mark, 1 for a row of marks, 2 for a card."""
        return 1 + max(part.depth for part in self.parts) if self.parts else 0


def trees(items: Iterable[ItemView]) -> tuple[Node, ...]:
    """The items that continue no other, each with its parts, in order."""
    heads: list[tuple[ItemView, list[ItemView]]] = []
    for item in items:
        if heads and item.id.startswith(f"{heads[-1][0].id}:"):
            heads[-1][1].append(item)
        else:
            heads.append((item, []))
    return tuple(Node(item, trees(parts)) for item, parts in heads)
