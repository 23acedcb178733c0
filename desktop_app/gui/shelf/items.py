"""What lies on a shelf as a page shows it, whatever kind of thing it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from PySide6.QtGui import QImage

from desktop_app.app.shelf import Shelf


class Line(NamedTuple):
    """A line of words in a type style and a tone of the style sheet."""

    words: str
    style: str = "body"
    tone: str = ""


class Item(NamedTuple):
    """A card. `lines` stand on it, `about` is told beside it. `kind` is what it can be filtered by beside `game`.

    `owned`: it is a file of the player, which can be renamed and deleted; `may_rename`: its name means something.
    `seats`: who can be played, ids with their words; `played`: who is proposed. `problem`: why it is damaged or can't
    be used, a sentence. `key`: what its picture is kept by. `backup`: what can be opened in its place.
    """

    path: Path
    title: str
    lines: tuple[Line, ...]
    about: tuple[Line, ...]
    acts: tuple[str, ...]
    game: str = ""
    kind: str = ""
    modified: float = 0.0
    order: int = 0
    owned: bool = True
    seats: tuple[tuple[str, str], ...] = ()
    played: str = ""
    problem: str = ""
    key: str = ""
    paint: Callable[[], QImage | None] | None = None
    value: object = None
    backup: Path | None = None

    def said(self) -> str:
        """The card in one breath."""
        return ". ".join([part for part in (self.title, *[line.words for line in self.lines], self.problem) if part])

    def answers_to(self, words: str) -> bool:
        """Does every one of these words stand somewhere in what is told of it?"""
        told = " ".join([self.title, *[line.words for line in (*self.lines, *self.about)]]).casefold()
        return all(word in told for word in words.casefold().split())


class Source(Protocol):
    """What fills a page. `name` is in the ids of its words: app.shelf.<name>. The first of `kinds` is shown at first;
    "" is everything."""

    name: str
    kinds: tuple[str, ...]
    sorts: tuple[str, ...]

    def items(self) -> list[Item]:
        """Everything that lies there now. Raises LibraryProblem."""

    def shelf_of(self, item: Item) -> Shelf:
        """The shelf that this lies on."""

    def bring(self, data: bytes, name: str) -> Path:
        """Take in a file from elsewhere. Raises LibraryProblem."""

    def rename(self, item: Item, name: str) -> Path:
        """Another name. Raises LibraryProblem."""


SORTS: dict[str, Callable[[Item], tuple[object, ...]]] = {
    "order": lambda item: (not item.owned, item.order, -item.modified),
    "newest": lambda item: (-item.modified, item.title.casefold()),
    "name": lambda item: (item.title.casefold(), -item.modified),
    "game": lambda item: (item.game, item.order, -item.modified),
}
"""Ways to sort by the ids of their words."""
