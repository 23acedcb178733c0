"""The page of scenarios: those that come with the program, the player's own, drafts that were left open."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage

from desktop_app.app import rooms
from desktop_app.app.scenarios import DRAFT, OWN, SHIPPED, ScenarioEntry, ScenarioLibrary
from desktop_app.app.shelf import Shelf
from desktop_app.gui.paintings import painted
from desktop_app.gui.shelf.items import Item, Line
from desktop_app.gui.shelf.told import when
from desktop_app.gui.wording import Wording


class ScenarioSource:
    """Scenarios as cards."""

    name = "scenarios"
    kinds: tuple[str, ...] = ("", SHIPPED, OWN, DRAFT)
    sorts: tuple[str, ...] = ("order", "newest", "name", "game")

    def __init__(self, library: ScenarioLibrary, wording: Wording) -> None:
        self.library, self._wording = library, wording

    def items(self) -> list[Item]:
        """All of them."""
        return [self._item(entry) for entry in self.library.entries()]

    def shelf_of(self, item: Item) -> Shelf:
        """Drafts have a shelf of their own."""
        return self.library.draft_shelf if item.kind == DRAFT else self.library.shelf

    def bring(self, data: bytes, name: str) -> Path:
        """One more of the player's own."""
        return self.library.add(data, name)

    def rename(self, item: Item, name: str) -> Path:
        """The title is the name."""
        entry = item.value
        assert isinstance(entry, ScenarioEntry)
        return self.library.rename(entry, name)

    def _item(self, entry: ScenarioEntry) -> Item:
        words = self._wording.of(entry.game) if entry.game else self._wording
        title = entry.title or words.say("app.shelf.draft_untitled")
        seats = tuple([(seat, words.name(seat)) for seat in entry.setup.seats]) if entry.setup is not None else ()
        problem = words.reason(entry.problem) if entry.problem is not None else ""
        return Item(entry.path, title, self._lines(entry, words), self._about(entry, words), _acts(entry), entry.game,
                    entry.kind, entry.modified, entry.order, entry.kind != SHIPPED, seats, entry.played, problem,
                    f"{entry.path} {entry.modified}", lambda: self._painted(entry), entry)  # fmt: skip

    def _lines(self, entry: ScenarioEntry, words: Wording) -> tuple[Line, ...]:
        lines: list[Line] = []
        if entry.setup is not None:
            seats = words.say("app.shelf.game_seats", game=entry.game, n=len(entry.setup.seats))
            lines += [Line(seats, "small", "quiet"), Line(words.word(entry.setup.map), "small", "past")]
        elif entry.game:
            lines.append(Line(words.name(entry.game), "small", "quiet"))
        if entry.kind != SHIPPED:
            lines.append(Line(words.say(f"app.shelf.tag.{entry.kind}"), "small", "info"))
        return tuple(lines)

    def _about(self, entry: ScenarioEntry, words: Wording) -> tuple[Line, ...]:
        told: list[Line] = []
        if entry.setup is not None:
            setup = entry.setup
            where = words.say("app.shelf.game_map", game=entry.game, map=setup.map, n=len(setup.seats))
            told.append(Line(where, "body_b"))
        if entry.description:
            told.append(Line(entry.description, "body"))
        if entry.hint:
            told.append(Line(words.say("app.shelf.try", what=entry.hint), "body", "info"))
        if entry.author:
            told.append(Line(words.say("app.shelf.by", who=entry.author), "small", "past"))
        if entry.modified:
            told.append(Line(words.say("app.shelf.when", what=when(entry.modified)), "small", "past"))
        return tuple(told)

    def _painted(self, entry: ScenarioEntry) -> QImage | None:
        """As the table stands; of what can't be set up, the picture that came with it."""
        words = self._wording.of(entry.game) if entry.game else self._wording
        if entry.setup is not None:
            room = rooms.room(entry.game)
            return painted(room.view(room.read_scenario(entry.shared.document)[1], ""), words)
        editing = rooms.room(entry.game).editing() if entry.game else None
        if editing is not None:
            return painted(editing.view(entry.shared.document), words)
        return QImage.fromData(entry.shared.picture) if entry.shared.picture else None


def _acts(entry: ScenarioEntry) -> tuple[str, ...]:
    """What can be done with it, the main thing first."""
    own = () if entry.kind == SHIPPED else ("rename", "delete")
    if not entry.is_whole:
        return ("delete",) if own else ()
    if entry.kind == DRAFT:
        return ("go_on", *(("play",) if entry.problem is None else ()), "delete")
    playable = ("play",) if entry.problem is None else ()
    return (*playable, "change" if own else "edit", "export", *own)
