"""An option says when it ends the game: also a card of which an action that must be taken can't but do so."""

from __future__ import annotations

import pytest

from desktop_app.kernel import crank
from desktop_app.kernel.questions import Ask, Reply
from tests.games.call_of_madness.playing import ROOM, described

SEATS = ["ashen_prophet", "tide_speaker", "veiled_matron"]
PILES = {"shudde_mell": {"top": "shudde_mell_5"}, "dagon": {"top": "dagon_6"},
         "nyarlathotep": {"top": "nyarlathotep_6"}, "shub_niggurath": {"top": "shub_niggurath_1"}}
"""Cards that cost 5, 5, 6 and 2."""


def risks(cultists: int, hand: list[str], others: int = 30) -> dict[str, str]:
    """The risks of the cards that can be played."""
    table = described({"seats": SEATS, "gods": PILES, "time": "night", "boards": {"ashen_prophet": {
        "b4": "investigator_14"}}, "players": {
            "ashen_prophet": {"cultists": cultists, "hand": hand, "madness": {"red": 3}},
            "tide_speaker": {"cultists": others}, "veiled_matron": {"cultists": others}}})
    asked = crank.pending(table)
    assert isinstance(asked, Ask)
    for option in asked.options:
        told = [line.id for line in ROOM.preview(table, asked.seat, option).sentences]
        assert "preview.ends_game" not in told or option.risk == "ends_game", option.key
    return {option.key: option.risk for option in asked.options if option.verb == "play"}


@pytest.mark.rule("COM-R23")
def test_a_ritual_that_only_the_last_cultists_can_pay() -> None:
    """It may not be declined: all of a set must be done, and a single pile is taken unasked."""
    assert risks(2, ["ashen_prophet_ritual"]) == {
        "play ashen_prophet_ritual 1": "ends_game",
        "play ashen_prophet_ritual 2": "reveals",  # it brings 2 cultists, which may come first
        "play ashen_prophet_ritual 3": "reveals"}
    assert set(risks(1, ["ashen_prophet_ritual"]).values()) == {"reveals"}, "no pile can be paid"
    assert set(risks(5, ["ashen_prophet_ritual"]).values()) == {"reveals"}, "another pile will do"


@pytest.mark.rule("COM-R23")
def test_a_price_below_the_line() -> None:
    assert set(risks(2, ["shudde_mell_6"]).values()) == {"ends_game"}
    assert set(risks(3, ["shudde_mell_6"]).values()) == {"reveals"}


def test_whoever_is_chosen_falls() -> None:
    found = risks(20, ["dagon_5"], others=1)
    assert found == {"play dagon_5 1": "ends_game", "play dagon_5 2": "reveals", "play dagon_5 3": "ends_game"}


def test_the_single_pile_is_taken_unasked() -> None:
    table = described({"seats": SEATS, "gods": PILES, "players": {
        "ashen_prophet": {"cultists": 2, "hand": ["ashen_prophet_ritual"]}}})
    assert crank.answer(table, Reply("ashen_prophet", "play ashen_prophet_ritual 1")) is None
    assert table.over
