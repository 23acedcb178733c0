"""What stands in the second line of what is wanted now, under the names of the seats, and after the game's name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.gui.match_controller import HUMAN
from desktop_app.gui.wording import Wording
from desktop_app.kernel.room import Setup

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage


def note(page: TablePage) -> str:
    """Who thinks, what to do with the piece in the hand, or why it is asked; where a room says nothing of
    that, who decides."""
    controller, wording = page.controller, page.wording
    held, waits = page.hand.held(), controller.waits_for()
    if controller.film.holds() and controller.in_film():
        return wording.say("app.film.paused")
    if waits:
        return wording.say("app.thinks", who=waits)
    if held is not None and page.hand.party.number > 1:
        return wording.say("app.group.carried" if page.hand.carried else "app.group.held", n=page.hand.party.number)
    if held is not None:
        return wording.say("app.carry" if page.hand.carried else "app.click_goal")
    prompt = page.showing.view.prompt
    if prompt is None or prompt.chance:
        return ""
    return wording.sentence(prompt.why) or wording.say("app.you_are", who=prompt.decider)


def about(setup: Setup, wording: Wording) -> str:
    """Which map with how many seats."""
    seats = len(setup.seats)
    if wording.has(f"name.{setup.map}"):
        return wording.say("app.map_and_seats", map=setup.map, n=seats)
    return wording.say("app.seats_at", n=seats)


def seat_notes(page: TablePage) -> dict[str, str]:
    """Who plays each seat."""
    wording = page.wording
    conceded = page.controller.match.conceded
    notes = {
        seat: wording.say("app.person") if who == HUMAN else wording.say("app.bot", name=f"bot_{who}")
        for seat, who in page.controller.match.controllers.items()
    }
    return {seat: wording.say("app.seat.conceded", who=words) if seat in conceded else words
            for seat, words in notes.items()}  # fmt: skip
