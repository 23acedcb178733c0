"""Lines of a journal: written and read back, and every fault of a line has its code."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.kernel import journal
from desktop_app.kernel.journal import Answered, Named, Ordered, SaveProblem, Seated, Snapshot, Went, read, write
from desktop_app.kernel.questions import Reply, Text
from desktop_app.kernel.state import canonical_json, fingerprint
from desktop_app.kernel.timeline import NO_WHY, Timeline, Why
from tests.kernel.test_timeline import new_timeline, play_on

WORDS = st.text(min_size=1, max_size=20)
SEVERAL = st.lists(WORDS, max_size=3).map(tuple)
ARGUMENTS = st.dictionaries(WORDS, WORDS | st.integers(), max_size=3).map(lambda found: tuple(found.items()))
WHYS = st.just(NO_WHY) | st.builds(Why, st.builds(Text, WORDS, ARGUMENTS), SEVERAL)
PLACES = st.dictionaries(WORDS, st.integers(0, 10_000), max_size=3).map(lambda found: tuple(found.items()))
LINES = st.one_of(
    st.builds(Answered, st.builds(Reply, WORDS, WORDS), SEVERAL, st.booleans(), WHYS),
    st.builds(Named, st.text(max_size=80), st.none() | st.integers(0, 10_000), st.booleans()),
    st.builds(Went, st.integers(0, 10_000), st.booleans()),
    st.builds(Seated, st.dictionaries(WORDS, WORDS, max_size=3).map(lambda found: tuple(found.items())), PLACES),
    st.builds(Ordered, st.lists(st.dictionaries(WORDS, WORDS, max_size=3), max_size=3).map(tuple)),
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8)
NAMES = st.sampled_from([
    "seat", "answer", "seen_by", "interjected", "go", "rewound", "snapshot", "fingerprint", "state", "controllers",
    "else", "branch", "tip", "forgotten", "why", "why_args", "why_for", "conceded", "orders",
])


@given(LINES)
def test_a_line_reads_back_as_it_was(line):
    text = write(line)
    assert read(text, 5) == line
    assert text.isascii()
    assert "\n" not in text


def test_a_snapshot_reads_back_as_the_same_text():
    timeline = new_timeline()
    play_on(timeline, 30)
    line = journal.snapshot(timeline, 30)
    assert line == Snapshot(30, fingerprint(timeline.state), canonical_json(timeline.state))
    assert read(write(line), 1) == line


@pytest.mark.parametrize(("text", "problem"), [
    ("", "not_json"),
    ("{", "not_json"),
    ("nonsense", "not_json"),
    ('{"go":NaN}', "not_json"),
    ('{"go":1.5}', "wrong_field go"),
    ('{"go":1,"go":2}', "not_json"),
    ('{"go":' + "9" * 5_000 + "}", "not_json"),
    ("[" * 100_000, "not_json"),
    ("[1]", "not_an_object"),
    ("null", "not_an_object"),
    ("{}", "unknown_line"),
    ('{"back":1}', "unknown_line"),
    ('{"go":-1}', "wrong_field go"),
    ('{"go":true}', "wrong_field go"),
    ('{"go":"1"}', "wrong_field go"),
    ('{"go":1,"by":"ash"}', "unknown_field by"),
    ('{"go":1,"rewound":false}', "wrong_field rewound"),
    ('{"seat":"ash"}', "wrong_field answer"),
    ('{"seat":"","answer":"pass"}', "wrong_field seat"),
    ('{"seat":"ash","answer":7}', "wrong_field answer"),
    ('{"seat":"ash","answer":"' + "x" * 2_001 + '"}', "wrong_field answer"),
    ('{"seat":"ash","answer":"pass","seen_by":"ash"}', "wrong_field seen_by"),
    ('{"seat":"ash","answer":"pass","seen_by":[1]}', "wrong_field seen_by"),
    ('{"seat":"ash","answer":"pass","interjected":1}', "wrong_field interjected"),
    ('{"seat":"ash","answer":"pass","\\ud800":1}', r"unknown_field \\ud800"),
    ('{"seat":"ash","answer":"pass","why":1}', "wrong_field why"),
    ('{"seat":"ash","answer":"pass","why":"hay","why_args":[]}', "wrong_field why_args"),
    ('{"seat":"ash","answer":"pass","why":"hay","why_args":{"n":true}}', "wrong_field why_args"),
    ('{"seat":"ash","answer":"pass","why":"hay","why_for":"ash"}', "wrong_field why_for"),
    ('{"seat":"ash","answer":"pass","why_for":["ash"]}', "unknown_field why_for"),
    ('{"branch":1}', "wrong_field branch"),
    ('{"branch":"' + "x" * 81 + '"}', "wrong_field branch"),
    ('{"branch":"sea","tip":-1}', "wrong_field tip"),
    ('{"branch":"sea","forgotten":false}', "wrong_field forgotten"),
    ('{"branch":"sea","at":1}', "unknown_field at"),
    ('{"snapshot":1,"fingerprint":"x"}', "wrong_field state"),
    ('{"snapshot":1,"fingerprint":"x","state":[]}', "wrong_field state"),
    ('{"snapshot":1,"state":{}}', "wrong_field fingerprint"),
    ('{"controllers":["ash"]}', "wrong_field controllers"),
    ('{"controllers":{"ash":null}}', "wrong_field controllers"),
])
def test_each_fault_of_a_line_is_named(text, problem):
    with pytest.raises(SaveProblem, match=rf"^line 12: {problem}$"):
        read(text, 12)


@given(st.dictionaries(NAMES, VALUES, max_size=5))
def test_no_line_breaks_the_reader(found):
    try:
        line = read(json.dumps(found), 3)
    except SaveProblem:
        return
    assert read(write(line), 3) == line


def test_a_timeline_as_lines_keeps_every_branch_and_the_way_redo_goes():
    timeline = new_timeline()
    play_on(timeline, 60, seed=1)
    timeline.go(10)
    play_on(timeline, 30, seed=2)
    timeline.go(60)
    timeline.go(20)
    lines = list(journal.lines_of(timeline))
    answers = [line for line in lines if isinstance(line, Answered)]
    assert answers == [journal.answered(node) for node in timeline.nodes[1:]]
    assert [line.position for line in lines if isinstance(line, Snapshot)] == [0, 50, 20]
    assert lines[-3:-1] == [Went(60), Went(20)]


def test_the_last_line_is_a_snapshot_of_where_the_game_stands():
    timeline = new_timeline()
    for answers in (0, 3, 47):  # at the start, between two snapshots, exactly at one
        play_on(timeline, answers)
        lines = list(journal.lines_of(timeline))
        assert lines[-1] == journal.snapshot(timeline, timeline.position)
        assert len([line for line in lines if isinstance(line, Snapshot)]) == (1 if answers == 0 else 2)
    assert isinstance(timeline, Timeline)
