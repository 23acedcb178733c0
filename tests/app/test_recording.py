"""A recorded case is given the table that was played from, also where nothing lies on it."""

from __future__ import annotations

import pytest

from desktop_app.app.cases import read_cases, run_case
from desktop_app.app.drafts import start_document
from desktop_app.app.match import scenario_match
from desktop_app.app.recording import case_text, given, parts
from desktop_app.app.rooms import room
from desktop_app.commands.playing import answer_once


@pytest.mark.parametrize(("game", "seats"), [("cthulhu_wars", 3), ("call_of_madness", 3)])
def test_an_empty_table_stays_empty_and_the_case_holds(game: str, seats: int) -> None:
    shipped = room(game)
    editing = shipped.editing()
    assert editing is not None
    document = editing.cleared(start_document(shipped, shipped.default_setup("", seats)))
    if game == "cthulhu_wars":
        document = {**document, "phase": "action"}
    setup, _ = shipped.read_scenario(document)
    match = scenario_match(shipped, document, dict.fromkeys(setup.seats, "random"), 3)
    for _ in range(3):
        answer_once(match)
    told = given(match)
    assert shipped.table_data(shipped.read_scenario(told)[1]) == shipped.table_data(match.timeline.state_at(0))
    assert len(told) < len(document), "what says nothing is left out"
    text = case_text(match, "Nothing lies here", [], tuple([part for part in parts(match) if part.changed]))
    assert [run_case(shipped, case).ok for case in read_cases(text)] == [True]
