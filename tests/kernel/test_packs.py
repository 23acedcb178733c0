"""Documents from outside are refused with the place of what is wrong in them."""

from __future__ import annotations

import pytest

from desktop_app.kernel.packs import PackProblem, Row, check_document, read_pack
from desktop_app.kernel.save import ScenarioHead


class GoatRow(Row):
    """A goat."""

    id: str
    horns: int


class GoatsFile(Row):
    """A file of goats."""

    goats: tuple[GoatRow, ...]


class Pasture(ScenarioHead):
    """A scenario of a game that has goats."""

    hay: int = 0


def test_a_pack_is_read() -> None:
    found = read_pack(GoatsFile, "goats", '{"goats": [{"id": "billy", "horns": 2}]}')
    assert found.goats == (GoatRow(id="billy", horns=2),)


@pytest.mark.parametrize(("text", "row", "field"), [
    ('{"goats": [{"id": "billy", "horns": "2"}]}', "billy", "horns"),
    ('{"goats": [{"horns": 2}]}', "goats 1", "id"),
    ('{"goats": [], "sheep": []}', "", "sheep"),
    ('{"goats": [', "line 1", "column 12"),
    ("[" * 100_000, "", "its text"),
    ("9" * 10_000, "", "its text"),
])
def test_a_fault_of_a_pack_is_named(text: str, row: str, field: str) -> None:
    with pytest.raises(PackProblem) as caught:
        read_pack(GoatsFile, "goats", text)
    assert (caught.value.file, caught.value.row, caught.value.field) == ("goats", row, field)


def test_every_fault_of_a_document_is_found_and_left_out() -> None:
    said, problems = check_document(Pasture, {"game": "meadow", "hay": "much", "sheep": 3, "title": 7})
    assert said == Pasture(game="meadow")
    assert sorted((problem.code, problem.place) for problem in problems) == [
        ("unknown_field", "sheep"), ("wrong_type", "hay"), ("wrong_type", "title")]


def test_what_is_no_document_has_a_problem() -> None:
    said, problems = check_document(Pasture, ["meadow"])
    assert said is None
    assert [problem.code for problem in problems] == ["no_document"]
