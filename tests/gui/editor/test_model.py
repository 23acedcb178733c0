"""Any sequence of gestures, undone, gives back the bytes; nothing that a hand can do raises."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication

from desktop_app.app.drafts import start_document
from desktop_app.app.rooms import room
from desktop_app.gui.editor.draft_model import DraftModel
from desktop_app.kernel.editing import Document, Editing, Gesture

GAMES = [shipped for shipped in ("cthulhu_wars", "call_of_madness") if room(shipped).editing() is not None]


@cache
def editing(game: str) -> Editing:
    found = room(game).editing()
    assert found is not None
    return found


@cache
def start(game: str) -> Document:
    shipped = room(game)
    return start_document(shipped, shipped.default_setup())


@cache
def words(game: str) -> tuple[list[str], list[str], list[Any]]:
    """Things, places and fields as the start position has them."""
    things = [thing.id for group in editing(game).palette(start(game)) for thing in group.things]
    return things, list(editing(game).places(start(game))), list(editing(game).fields(start(game)))


@st.composite
def gestures(draw: st.DrawFn, game: str) -> tuple[str, Gesture]:
    """A gesture that a hand could make, and the key it would merge by."""
    things, places, fields = words(game)
    verb = draw(st.sampled_from(("place", "take", "move", "turn", "set")))
    if verb == "set":
        field = draw(st.sampled_from(fields))
        return f"set {field.id}", Gesture("set", field.id, value=draw(values(field)))
    thing, place = draw(st.sampled_from(things)), draw(st.sampled_from(places))
    made = Gesture(verb, thing, place, draw(st.sampled_from(places)), draw(st.integers(1, 3)))
    return f"add {thing} {place}", made


def values(field: Any) -> st.SearchStrategy[object]:
    """Values that the field's editor could give."""
    known = [choice.value for choice in field.choices] or [""]
    if field.kind == "number":
        return st.integers(field.least, field.most)
    if field.kind in ("set", "list", "dice"):
        return st.lists(st.sampled_from(known), max_size=4, unique=field.kind == "set").map(tuple)
    return st.sampled_from(known) if field.kind == "choice" else st.text(max_size=6)


@given(st.data())
@settings(derandomize=True, deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
def test_undone_everything_is_as_it_was(qapp: QCoreApplication, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(GAMES))
    model = DraftModel(room(game), editing(game), start(game))
    for _ in range(data.draw(st.integers(1, 8))):
        key, gesture = data.draw(gestures(game))
        model.do((gesture,), key)
        assert model.problems is not None
        back_and_forth(model)
    while model.undo_stack.canUndo():
        model.undo_stack.undo()
    assert json.dumps(model.document) == json.dumps(start(game))


def back_and_forth(model: DraftModel) -> None:
    """Undone and done again it is the same."""
    after = json.dumps(model.document)
    if model.undo_stack.canUndo():
        model.undo_stack.undo()
        model.undo_stack.redo()
    assert json.dumps(model.document) == after


@given(st.data())
@settings(derandomize=True, deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
def test_fixes_lead_to_a_table_that_can_be_played(qapp: QCoreApplication, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(GAMES))
    document = start(game)
    for _ in range(data.draw(st.integers(1, 10))):
        document = editing(game).edit(document, data.draw(gestures(game))[1])
    for _ in range(40):
        errors = [problem for problem in editing(game).problems(document) if not problem.warning and problem.fix]
        if not errors:
            break
        for gesture in errors[0].fix:
            document = editing(game).edit(document, gesture)
    left = {problem.problem.code for problem in editing(game).problems(document) if not problem.warning}
    assert left <= {"over_already"}
    editing(game).view(document)
