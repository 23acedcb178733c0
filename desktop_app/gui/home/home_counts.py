"""The number that a door of the first screen tells of what is behind it."""

from __future__ import annotations

from desktop_app.app.drafts import DraftShelf
from desktop_app.app.scenarios import number_shipped
from desktop_app.gui.services import Services
from desktop_app.gui.wording import Wording


def counted(command: str, services: Services, wording: Wording) -> str:
    """One line for the door of this command."""
    if command == "scenarios":
        ready = wording.say("app.door.scenarios", n=number_shipped())
        entries = DraftShelf(services.library.folder).entries()
        drafts = sum(entry.is_draft for entry in entries)
        if drafts:  # what was being worked on is wanted first
            return wording.say("app.door.scenarios.drafts", ready=ready, n=drafts)
        own = len(entries)
        return wording.say("app.door.scenarios.own", ready=ready, n=own) if own else ready
    return wording.say(f"app.door.{command}", n=_number(command, services))


def _number(command: str, services: Services) -> int:
    if command == "replays":
        return len(services.library.replays().entries())
    if command == "position":
        return sum(room.editing() is not None for room in services.rooms)
    return sum(len(troupe.members) for room in services.rooms for troupe in room.introduction().cast())
