"""The scenario document of Call of Madness: what it may say.

Whether what it says can lie on a table is scenario_reading.py's; here only its form is looked at.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from desktop_app.kernel.save import Closed, ScenarioHead, Word

__all__ = ["Phase", "PileSection", "PlayerSection", "Scenario", "SpaceSection", "schema"]

Phase = Literal["set_up", "preparation", "defence", "investigators"]
Amount = Annotated[int, Field(ge=0, le=999)]
Markers = dict[Word, Amount]


class SpaceSection(Closed):
    """An investigator on a space: its health, by default that of its tile, and its markers."""

    investigator: Word
    health: Annotated[int, Field(ge=1, le=99)] | None = None
    madness: Markers = {}


class PileSection(Closed):
    """A god's pile: the visible card, by default the first that lies nowhere else ("" for an empty pile), and those
    that have been put under the pile, the next one first. The others lie between them, in an order nobody knows."""

    top: Annotated[str, Field(max_length=60)] | None = None
    below: list[Word] = []


class PlayerSection(Closed):
    """A player's headquarters.

    Basic cards that are nowhere named lie in the deck; if `deck` is given, on the discard pile; if that is given too,
    in the hand. With none of the three all four are in the hand. `deck`: the batches that were shuffled together, the
    top one first. `discard`: the top card last. `hand_batches`: for each card of the hand the number of the batch that
    it was drawn from, 0 if all have seen it; by default 1. `deck_batches`: the numbers of the deck's own.
    `goals`: the endgame goals that were kept, `given_up` those that were not. `miniature`: a god, "" for beside the
    board.
    """

    cultists: Annotated[int, Field(ge=1, le=999)] | None = None
    fire: Amount = 0
    madness: Markers = {}
    hand: list[Word] | None = None
    deck: list[list[Word]] | None = None
    discard: list[Word] | None = None
    hand_batches: list[Amount] | None = None
    deck_batches: list[Annotated[int, Field(ge=1, le=999)]] | None = None
    miniature: Annotated[str, Field(max_length=60)] = ""
    knocked_over: bool = False
    goals: list[Word] = []
    given_up: list[Word] = []
    claimed: list[Word] = []


class Scenario(ScenarioHead):
    """A table at a rest point: set-up's first question, or as a phase or a turn of the Headquarters Defence begins.

    `turn`: whose turn it is, by default the holder's of the time token; `time_token`: by default the first seat's.
    `passed`: who has passed this round, the first one first; `free_used`: who has played since then. `round_deeds`:
    what goals count by the round. `gods`: by default the first four. `goals`: on display, by default the first three
    left; `goal_deck`: by default all the others. `boards`: by seat and space ("b3") an investigator, "outpost" or a
    SpaceSection. `beaten`: investigators that are not in the pile; with `pile` all that it doesn't name.
    `cards`: which piece is which, if they aren't numbered in the usual order.
    """

    phase: Phase = "defence"
    turn: Word | None = None
    time: Literal["day", "night"] = "day"
    time_token: Word | None = None
    round: Annotated[int, Field(ge=1, le=999)] = 1
    passed: list[Word] = []
    free_used: list[Word] = []
    round_deeds: dict[Word, Amount] = {}
    gods: dict[Word, PileSection] | None = None
    goals: list[Word] | None = None
    goal_deck: list[Word] | None = None
    boards: dict[Word, dict[Word, Word | SpaceSection]] = {}
    players: dict[Word, PlayerSection] = {}
    beaten: list[Word] = []
    pile: list[Word] | None = None
    cards: dict[Word, list[Word]] = {}


def schema() -> dict[str, Any]:
    """The JSON Schema of a scenario document."""
    return Scenario.model_json_schema()
