"""A room's catalogue as its tests look at it, and everything that a whole game says."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from desktop_app.gui.wording import Template, read_catalogue, wording_for
from desktop_app.kernel.events import Event
from desktop_app.kernel.questions import Ask, Chance, Text
from desktop_app.kernel.room import GameRoom
from desktop_app.kernel.state import State


class RoomWords:
    """The words of one room. `everything`: with the window's own, which serve every game."""

    def __init__(self, room: str) -> None:
        self.catalogue: dict[str, Template] = dict(read_catalogue(room))
        self.everything = frozenset(self.catalogue) | frozenset(read_catalogue("app"))

    def rows(self, prefix: str) -> set[str]:
        """What follows this prefix in the room's ids."""
        return {id.removeprefix(prefix) for id in self.catalogue if id.startswith(prefix)}

    def templates(self, id: str) -> list[str]:
        """A sentence, in all its forms."""
        template = self.catalogue[id]
        return [template] if isinstance(template, str) else list(template.values())

    def places(self, id: str) -> set[str]:
        """The named places of a sentence."""
        return {place for template in self.templates(id) for place in re.findall(r"\{(\w+)\}", template)}

    def missing(self, prefix: str, ids: Iterable[str]) -> list[str]:
        """Which of these have no words."""
        return sorted(id for id in ids if prefix + id not in self.everything)

    def overfilled(self, reasons: dict[str, int]) -> list[str]:
        """Reasons whose sentence has a place that the rules don't fill."""
        return [code for code, number in reasons.items() if f"reason.{code}" in self.catalogue
                and not self.places(f"reason.{code}") <= {str(place) for place in range(number)}]  # fmt: skip


def texts(seen: Any) -> list[Text]:
    """Every sentence of a view."""
    if isinstance(seen, Text):
        return [seen]
    if isinstance(seen, tuple):
        return [text for part in seen for text in texts(part)]
    return []


def unsaid(room: GameRoom, positions: Iterator[tuple[State, Ask | Chance | None, list[Event]]]) -> set[str]:
    """The ids without words in a whole game: of the log, of every option, of one preview a question, and now and then
    of all that a seat sees. Two options of a question never read alike."""
    wording = wording_for(room.id)
    for number, (table, asked, happened) in enumerate(positions):
        seats = table.game.seats
        for event in happened:
            wording.sentence(room.describe(table, event))
        if number % 4 == 0:
            shown = room.view(table, seats[number // 4 % len(seats)])
            for text in texts(shown if number == 0 else shown._replace(boards=())):
                wording.sentence(text)
        if isinstance(asked, Ask):
            prompt = room.view(table, asked.decider).prompt
            assert prompt is not None
            said = [wording.sentence(option.text) for option in prompt.options]
            assert len(set(said)) == len(said), said
            wording.sentence(prompt.question)
            for text in room.preview(table, asked.decider, asked.options[number % len(asked.options)]).sentences:
                wording.sentence(text)
    for text in texts(room.view(table, "")):
        wording.sentence(text)
    return wording.missing
