"""What the game says of its boards, priests and tiles is true of the pack."""

from __future__ import annotations

import pytest

from desktop_app.app.rooms import room

ROOM = room("call_of_madness")


@pytest.mark.parametrize("board", [choice.id for choice in ROOM.catalogue().maps])
def test_a_board_tells_its_rows_and_columns_and_that_they_are_reconstructed(board: str) -> None:
    about = ROOM.introduction().map(board)
    printed = ROOM.pack.boards[board]
    said = {note.sentence.id: dict(note.sentence.args).get("n") for note in about.notes}
    assert said["map.rows.does"] == printed.rows
    assert said["map.columns.does"] == printed.columns
    assert dict(about.size.args)["n"] == printed.rows * printed.columns
    assert bool(about.guessed.id) == (printed.provenance == "reconstructed")


def test_goals_lie_on_the_table_from_the_number_of_seats_on_that_is_said() -> None:
    least = next(dict(note.sentence.args)["n"] for note in ROOM.introduction().map("five_rows").notes
                 if note.sentence.id == "map.goals.does")  # fmt: skip
    assert not ROOM.game(ROOM.default_setup("", int(least) - 1)).with_goals
    assert ROOM.game(ROOM.default_setup("", int(least))).with_goals


def test_priests_have_the_colours_of_the_table() -> None:
    seats = {seat.id: seat for seat in ROOM.view(ROOM.new_game(ROOM.default_setup("", 4)), "").seats}
    for side in ROOM.catalogue().sides:
        assert ROOM.introduction().side(side, "five_rows").seat == seats[side]._replace(counters=(), state="")


def test_every_tile_of_the_pack_is_in_the_cast_with_its_numbers() -> None:
    members = {member.piece.id: member for troupe in ROOM.introduction().cast() for member in troupe.members}
    for tile in ROOM.pack.investigators.values():
        facts = {fact.id: fact.value for fact in members[tile.id].facts}
        assert (facts["health"], facts["strength"]) == (tile.health, tile.strength)
        assert ("symbol" in facts) == tile.madness_symbol
    assert len(members) == sum(len(troupe.members) for troupe in ROOM.introduction().cast())
