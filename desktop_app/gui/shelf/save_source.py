"""The page of saved games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.app.match_text import match_of
from desktop_app.app.shelf import Shelf
from desktop_app.gui.paintings import painted
from desktop_app.gui.shelf.items import Item, Line
from desktop_app.gui.shelf.replay_source import OpenedOnce
from desktop_app.gui.shelf.told import about, game_and_map, when, where_it_stands
from desktop_app.gui.wording import Wording

if TYPE_CHECKING:
    from desktop_app.app.library import Library, SaveEntry


class SaveSource:
    """Saved games as cards; of a damaged one the save before it is offered."""

    name = "saves"
    kinds: tuple[str, ...] = ("",)
    sorts: tuple[str, ...] = ("newest", "name", "game")

    def __init__(self, library: Library, wording: Wording, opened: OpenedOnce) -> None:
        self.library, self._wording, self._opened = library, wording, opened

    def items(self) -> list[Item]:
        """All of them."""
        return [self._item(entry) for entry in self.library.saves()]

    def shelf_of(self, item: Item) -> Shelf:
        """They have one."""
        return self.library.save_shelf

    def bring(self, data: bytes, name: str) -> Path:
        """One more."""
        match_of(data)
        return self.library.save_shelf.add(name.removesuffix(self.library.save_shelf.ending) or "?", data)

    def rename(self, item: Item, name: str) -> Path:
        """The one before it is renamed with it."""
        return self.library.save_shelf.rename(item.path, name)

    def _item(self, entry: SaveEntry) -> Item:
        wording = self._wording
        shown = entry.backup if entry.damaged and entry.backup is not None else entry.path
        found = self._opened(shown, entry.modified)
        facts = found.facts
        problem = self._problem(entry)
        stamp = Line(when(entry.modified), "small", "past")
        title = wording.say("app.open.damaged", name=entry.name) if entry.damaged else entry.name
        if facts is None:
            return Item(entry.path, title, (stamp,), (stamp,), ("delete",), modified=entry.modified, problem=problem)
        lines = (Line(game_and_map(facts, wording), "small", "quiet"),
                 Line(where_it_stands(facts, wording), "small"), stamp)  # fmt: skip
        acts = ("open_backup", "delete") if entry.damaged else ("open", "export", "rename", "delete")
        return Item(entry.path, title, lines, about(facts, wording, entry.modified), acts, facts.game, "",
                    entry.modified, problem=problem, key=f"{shown} {entry.modified}", backup=entry.backup,
                    paint=lambda: painted(facts.view, wording.of(facts.game)), value=entry)  # fmt: skip

    def _problem(self, entry: SaveEntry) -> str:
        if not entry.damaged:
            return ""
        why = self._opened(entry.path, entry.modified).problem
        said = self._wording.reason(why) if why is not None else ""
        if entry.backup is None:
            return said
        return " ".join([part for part in (said, self._wording.say("app.shelf.backup_there")) if part])
