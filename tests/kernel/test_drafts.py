"""What every room reads out of a draft, and the fields that all drafts have."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.kernel.draft_fields import changes, fits, reseated, with_answers
from desktop_app.kernel.drafts import MOST_SHOWN, amount, controller_of, sides_named
from desktop_app.kernel.editing import SCENARIO, TABLE, Choice, Field, form_mended
from desktop_app.kernel.questions import Text
from desktop_app.kernel.room import Problem

SIDES = ("ash", "birch", "cedar")
SEATED = {"seats": ["ash", {"side": "birch", "controller": "greedy"}]}


@pytest.mark.parametrize(("said", "shown"), [(3, 3), (-1, 0), (True, 0), ("3", 0), (10**9, MOST_SHOWN)])
def test_no_number_of_pieces_is_shown_but_a_sensible_one(said: Any, shown: int) -> None:
    assert amount(said) == shown


def test_sides_sit_as_they_are_named_each_once() -> None:
    assert sides_named({"seats": ["birch", {"side": "ash"}, "birch", 3, None]}) == ("birch", "ash")
    assert sides_named({"seats": "birch"}) == ()


def test_a_side_that_sits_already_changes_places_and_keeps_who_plays_it() -> None:
    document, seats = reseated(SEATED, ("ash", "birch"), SIDES, 2, "side", "0", "birch")
    assert seats == ("birch", "ash")
    assert (controller_of(document, "birch"), controller_of(document, "ash")) == ("greedy", "")


def test_more_seats_are_for_sides_that_do_not_sit_yet_and_there_are_never_too_few() -> None:
    assert reseated(SEATED, ("ash", "birch"), SIDES, 2, "seats", "", 3)[1] == SIDES
    assert reseated(SEATED, ("ash", "birch"), SIDES, 2, "seats", "", 1)[1] == ("ash", "birch")


def test_a_field_takes_what_is_of_its_kind_and_changes_only_by_another_value() -> None:
    days = Field("days", Text("f.days"), "number", 2, TABLE, most=9)
    song = Field("song", Text("f.song"), "list", (), SCENARIO, (Choice("calm", Text("i.calm")),))
    assert [fits(days, value) for value in (9, 10, True, "9")] == [True, False, False, False]
    assert [fits(song, value) for value in (("calm", "calm"), ("storm",), ["calm"])] == [True, False, False]
    assert [changes((days, song), "days", value) for value in (2, 3)] == [False, True]
    assert not changes((days, song), "weeks", 3)


def test_answers_since_are_kept_from_the_first_or_not_at_all() -> None:
    told = {"then": ["ash: rest", "birch: rest"]}
    assert with_answers(told, 1) == {"then": ["ash: rest"]}
    assert with_answers(told, 0) == {}


@pytest.mark.parametrize(("code", "place", "mends"), [
    ("over_already", "phase", 0), ("wrong_game", "game", 1), ("missing_field", "seats[0].side", 1),
    ("missing_field", "seats", 0), ("unknown_side", "seats[0]", None),
])  # fmt: skip
def test_the_form_of_a_document_is_mended_without_knowing_its_game(code: str, place: str, mends: int | None) -> None:
    found = form_mended(Problem(code, place), "toys")
    assert (None if found is None else len(found)) == mends
