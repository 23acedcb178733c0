"""Words about saved games that several pages say."""

from __future__ import annotations

from datetime import datetime

from desktop_app.app.facts import Facts
from desktop_app.app.match import HUMAN
from desktop_app.gui.shelf.items import Line
from desktop_app.gui.wording import Wording
from desktop_app.kernel.questions import CHANCE


def when(seconds: float) -> str:
    """A day and a time."""
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def game_and_map(facts: Facts, wording: Wording) -> str:
    """Which game, which map, how many seats."""
    words = wording.of(facts.game)
    return words.say("app.shelf.game_map", game=facts.game, map=facts.setup.map, n=len(facts.setup.seats))


def map_and_seats(facts: Facts, wording: Wording) -> str:
    """Which map, how many seats."""
    return wording.of(facts.game).say("app.shelf.map_seats", map=facts.setup.map, n=len(facts.setup.seats))


def where_it_stands(facts: Facts, wording: Wording) -> str:
    """The phase, and who is asked."""
    words = wording.of(facts.game)
    phase = words.sentence(facts.phase)
    return phase if facts.decider in ("", CHANCE) else words.say("app.shelf.asked", what=phase, who=facts.decider)


def who_won(facts: Facts, wording: Wording) -> str:
    """How it ended, as the table says it; of a game that goes on nothing."""
    words = wording.of(facts.game)
    if not facts.is_over:
        return ""
    if facts.view.over is not None:
        return words.sentence(facts.view.over)
    names = words.say("app.shelf.and").join([words.name(seat) for seat in facts.winners])
    return words.say("app.shelf.won", who=names) if names else words.say("app.shelf.nobody")


def about(facts: Facts, wording: Wording, modified: float) -> tuple[Line, ...]:
    """Everything about a game that was played."""
    words = wording.of(facts.game)
    seats = []
    for seat in facts.setup.seats:
        player = facts.controllers.get(seat, HUMAN)
        played_by = words.name(HUMAN if player == HUMAN else f"bot_{player}")
        seats.append(Line(words.say("app.shelf.played_by", who=seat, what=played_by), "small", "quiet"))
    result = who_won(facts, wording)
    return (
        Line(game_and_map(facts, wording), "body_b"),
        *([Line(result, "body")] if result else []),
        Line(where_it_stands(facts, wording), "body", "quiet"),
        Line(words.say("app.shelf.answers", n=facts.answers), "body", "quiet"),
        *seats,
        Line(words.say("app.shelf.when", what=when(modified)), "small", "past"),
    )
