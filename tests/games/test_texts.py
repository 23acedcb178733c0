"""What holds for the words of every game."""

from __future__ import annotations

import re

import pytest

from desktop_app.app.rooms import rooms
from tests.games.room_words import RoomWords

MOST_LETTERS = 62
"""So long may the second line of a question be: it stands beside the buttons."""

TO_SOMEBODY = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)


@pytest.fixture(params=[room.id for room in rooms()])
def words(request: pytest.FixtureRequest) -> RoomWords:
    return RoomWords(request.param)


def test_why_something_is_asked_is_a_short_sentence_of_its_own(words: RoomWords) -> None:
    assert words.rows("why.")
    for id in words.rows("why."):
        (why,) = words.templates(f"why.{id}")
        assert why.endswith(".")
        assert len(why) <= MOST_LETTERS, id
        assert why not in words.templates(f"question.{id}")


def test_bots_are_told_of_and_hints_speak_to_whoever_is_advised(words: RoomWords) -> None:
    def addresses(id: str) -> bool:
        return any(TO_SOMEBODY.search(sentence) for sentence in words.templates(id))

    advised = {id for id in words.rows("judge.") if addresses(f"judge.{id}")}
    assert advised
    told = words.rows("thought.")
    assert advised <= told
    assert told <= words.rows("judge.") | {f"kept.{id}" for id in words.rows("kept.")}
    assert not [id for id in told if addresses(f"thought.{id}")]


def test_names_have_no_places_and_plural_forms_are_chosen_by_n(words: RoomWords) -> None:
    for id, template in words.catalogue.items():
        if id.startswith(("name.", "short.")):
            assert words.places(id) == set()
        if not isinstance(template, str):
            assert set(template) == {"one", "other"}, id
            assert "{n}" in template["other"], id
