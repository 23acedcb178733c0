"""A person who takes an option by every way that it must have: drag, two clicks, one click, keys."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.gui.gestures import Choice, choices
from desktop_app.kernel.state import canonical_json
from tests.gui.hands import Hands
from tests.gui.kinds import Found
from tests.gui.player import Player


def ways(choice: Choice) -> tuple[str, ...]:
    """What an option must be taken by: whatever names a piece and a place can be carried there."""
    option = choice.option
    return ("drag", "clicks", "keys") if option.from_ids and option.to_ids else ("click", "keys")


def faults(hands: Hands, player: Player, found: Found) -> Iterator[str]:
    """What goes wrong when an option is taken each way; nothing, if each leads to the same table."""
    match = found.match()
    hands.window.show_match(match)
    hands.page.setUpdatesEnabled(False)  # what nobody looks at needs no painting
    hands.settle()
    if not hands.question() or not hands.note():
        yield f"{found.kind}: {found.key}: the line above the board does not say what is wanted and why"
    tables = set()
    for way in ways(_choice(hands, found)):
        if match.position:
            match.go(0)
            hands.settle()
        try:
            _take(player, _choice(hands, found), way)
        except AssertionError as fault:
            player.close_menu()
            yield f"{found.kind}: {found.key} by {way}: {fault}"
            continue
        first = match.timeline.nodes[match.way()[1]]
        if first.reply.key != found.key:
            yield f"{found.kind}: {found.key} by {way}: it became {first.reply.key}"
        tables.add(canonical_json(match.state_at(match.way()[1])))
    if len(tables) > 1:
        yield f"{found.kind}: {found.key}: each way leads to another table"


def _choice(hands: Hands, found: Found) -> Choice:
    return next(choice for choice in choices(hands.page.showing.view.prompt) if choice.option.key == found.key)


def _take(player: Player, choice: Choice, way: str) -> None:
    if way == "keys":
        player.take_by_keys(choice)
    elif way == "clicks":
        player.take_by_two_clicks(choice)
    else:
        player.take_by_mouse(choice)
