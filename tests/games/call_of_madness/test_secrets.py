"""Who may know what: hands, decks, endgame goals and the number of cultists."""

from __future__ import annotations

import pytest

from desktop_app.games.call_of_madness.cards import hand_of
from desktop_app.games.call_of_madness.table import Table, deck, discard
from desktop_app.kernel.questions import HIDDEN, Chance
from desktop_app.kernel.sight import knows, redeal, seen
from tests.games.call_of_madness.playing import described, end_of, positions, setup_for

SEATS = ["ashen_prophet", "tide_speaker", "veiled_matron"]
HAND = ["ashen_prophet_strike", "ashen_prophet_ward", "dagon_2"]


def hidden() -> Table:
    """Two cards drawn from a batch of four, and a card that all have seen bought."""
    return described({"seats": SEATS, "players": {"ashen_prophet": {
        "hand": HAND, "hand_batches": [1, 1, 0], "deck": [["ashen_prophet_ritual", "ashen_prophet_sign"]],
        "goals": ["endgame_goal_01", "endgame_goal_02"], "given_up": ["endgame_goal_03"]}}})


def faces(table: Table, seat: str) -> list[str]:
    return [table.pieces[piece].face for piece in hand_of(table, seat)]


def test_only_its_player_sees_a_hand_but_a_bought_card_is_known_to_all() -> None:
    table = hidden()
    known = {seat: [knows(table, seat, piece) for piece in hand_of(table, "ashen_prophet")] for seat in SEATS}
    assert known == {"ashen_prophet": [True] * 3, "tide_speaker": [False, False, True],
                     "veiled_matron": [False, False, True]}
    shown = seen(table, "tide_speaker")["pieces"]
    assert [shown[piece][4] for piece in hand_of(table, "ashen_prophet")] == [HIDDEN, HIDDEN, "dagon_2"]


def test_another_seat_can_only_guess_which_cards_of_a_batch_are_in_the_hand() -> None:
    table = hidden()
    guesses = [redeal(table, "tide_speaker", seed) for seed in range(30)]
    hands = {tuple(sorted(face for face in faces_of_guess(guess) if face != "dagon_2")) for guess in guesses}
    assert len(hands) == 6
    assert all("dagon_2" in faces_of_guess(guess) for guess in guesses)


def faces_of_guess(guess: object) -> list[str]:
    assert isinstance(guess, Table)
    return faces(guess, "ashen_prophet")


def test_its_own_hand_is_no_guess() -> None:
    table = hidden()
    assert all(faces_of_guess(redeal(table, "ashen_prophet", seed)) == HAND for seed in range(10))


def test_cards_of_the_deck_are_blank_and_nobody_knows_their_order() -> None:
    table = hidden()
    assert [table.pieces[piece].face for piece in table.at(deck("ashen_prophet"), "ashen_prophet")] == ["", ""]
    assert table.bags["deck:ashen_prophet:1"] == ("ashen_prophet_ritual", "ashen_prophet_sign")
    assert seen(table, "tide_speaker")["bags"]["deck:ashen_prophet:1"] == 2


def test_endgame_goals_are_hidden_kept_and_given_up() -> None:
    table = hidden()
    goals = [piece for piece, record in table.pieces.items() if record.kind == "endgame_goal" and record.face]
    assert len(goals) == 3
    assert all(knows(table, "ashen_prophet", piece) for piece in goals)
    assert not any(knows(table, "tide_speaker", piece) for piece in goals)


@pytest.mark.rule("COM-C66")
def test_what_is_dealt_and_drawn_is_seen_by_its_player_alone() -> None:
    secret = [(asked.about, asked.seen_by) for _, asked in positions(setup_for(3), 2)
              if isinstance(asked, Chance) and asked.seen_by]
    assert secret
    assert all(seen_by == (about,) for about, seen_by in secret)


@pytest.mark.rule("COM-C98")
def test_at_the_end_all_goals_are_laid_open() -> None:
    table = end_of(setup_for(3), 2)
    kept = [piece for piece, record in table.pieces.items() if record.place.startswith("goals:")]
    assert len(kept) == 6
    assert all(knows(table, seat, piece) for seat in SEATS for piece in kept)


@pytest.mark.rule("COM-C85")
def test_discard_piles_are_face_up_for_all() -> None:
    """Whether others may leaf through them isn't said: public, a ruling."""
    table = described({"seats": SEATS, "players": {"ashen_prophet": {"discard": HAND}}})
    pile = table.at(discard("ashen_prophet"), "ashen_prophet")
    assert [table.pieces[piece].face for piece in table.discards["ashen_prophet"]] == HAND
    assert all(knows(table, seat, piece) for seat in SEATS for piece in pile)


@pytest.mark.rule("COM-C71", "COM-R22")
def test_a_number_of_cultists_is_its_owners_to_see_unless_an_option_opens_it() -> None:
    table = hidden()
    assert table.sees_cultists("ashen_prophet", "ashen_prophet")
    assert not table.sees_cultists("tide_speaker", "ashen_prophet")
    assert not table.sees_cultists("", "ashen_prophet")
    opened = described({"seats": SEATS, "options": {"cultists": "open"}})
    assert opened.sees_cultists("tide_speaker", "ashen_prophet")
    assert end_of(setup_for(2), 3).sees_cultists("tide_speaker", "ashen_prophet")
