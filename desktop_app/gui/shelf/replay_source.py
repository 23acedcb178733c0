"""The page of replays: games that are over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from desktop_app.app.replays import Opened, ReplayEntry, Replays
from desktop_app.app.shelf import Shelf
from desktop_app.gui.paintings import painted
from desktop_app.gui.shelf.items import Item, Line
from desktop_app.gui.shelf.told import about, game_and_map, map_and_seats, when, where_it_stands, who_won
from desktop_app.gui.wording import Wording


class OpenedOnce:
    """What files tell, each read once while it stays as it is."""

    def __init__(self, open: Callable[[Path], Opened]) -> None:
        self._open = open
        self._known: dict[tuple[Path, float], Opened] = {}

    def __call__(self, path: Path, modified: float) -> Opened:
        if (path, modified) not in self._known:
            self._known[path, modified] = self._open(path)
        return self._known[path, modified]


class ReplaySource:
    """Replays as cards."""

    name = "replays"
    kinds: tuple[str, ...] = ("",)
    sorts: tuple[str, ...] = ("newest", "name", "game")

    def __init__(self, replays: Replays, wording: Wording, opened: OpenedOnce) -> None:
        self.replays, self._wording, self._opened = replays, wording, opened

    def items(self) -> list[Item]:
        """All of them."""
        return [self._item(entry) for entry in self.replays.entries()]

    def shelf_of(self, item: Item) -> Shelf:
        """They have one."""
        return self.replays.shelf

    def bring(self, data: bytes, name: str) -> Path:
        """One more; it is kept until it is deleted."""
        return self.replays.add(data, name)

    def rename(self, item: Item, name: str) -> Path:
        """One that has a name is kept until it is deleted."""
        return self.replays.shelf.rename(item.path, name)

    def _item(self, entry: ReplayEntry) -> Item:
        found, wording = self._opened(entry.path, entry.modified), self._wording
        problem = wording.reason(found.problem) if found.problem is not None else ""
        key = f"{entry.path} {entry.modified}"
        facts = found.facts
        if facts is None:
            name = entry.name or wording.say("app.shelf.replay_untitled")
            stamp = (Line(when(entry.modified), "small", "past"),)
            return Item(entry.path, name, stamp, stamp, ("delete",), modified=entry.modified, problem=problem, key=key)
        title = entry.name or wording.of(facts.game).name(facts.game)
        result = who_won(facts, wording) or where_it_stands(facts, wording)
        line = game_and_map(facts, wording) if entry.name else map_and_seats(facts, wording)
        lines = (Line(line, "small", "quiet"), Line(result, "small"),
                 Line(when(entry.modified), "small", "past"))  # fmt: skip
        return Item(entry.path, title, lines, about(facts, wording, entry.modified),
                    ("watch", "export", "rename", "delete"), facts.game, "", entry.modified, problem=problem, key=key,
                    paint=lambda: painted(facts.view, wording.of(facts.game)), value=entry)  # fmt: skip

