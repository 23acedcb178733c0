"""A save: its header, old formats, cuts and damage, and rules that were mended since the game was played."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.kernel import journal, save
from desktop_app.kernel.journal import SaveProblem
from desktop_app.kernel.lines import MAIN
from desktop_app.kernel.questions import Ask, IllegalAnswer, Option, Reason, Reply
from desktop_app.kernel.restore import restore
from desktop_app.kernel.room import BadSetup, Setup
from desktop_app.kernel.rulebook import Rule
from desktop_app.kernel.save import Answer, Header, ScenarioHead, SetupDocument, head_of, migrated, read, write_header
from desktop_app.kernel.state import State, canonical_json, fingerprint, load
from desktop_app.kernel.timeline import StoredOnly, Timeline
from tests.app.meadow_room import MEADOW, MeadowRoom
from tests.kernel.test_timeline import new_timeline, play_on
from tests.kernel.toy_room.meadow import SEATS, Meadow
from tests.kernel.toy_room.season import Day
from tests.kernel.toy_room.set_up import GAME_FOR_TWO, new_game

HEADER = Header(app="0.1.0", game="meadow", game_id="a1", setup=SetupDocument(map="meadow", seats=["ash", "birch"]),
                controllers={"ash": "human", "birch": "random"}, seed=7)


def saved_text(timeline: Timeline, header: Header = HEADER) -> bytes:
    lines = [journal.write(line) for line in journal.lines_of(timeline)]
    return "\n".join((write_header(header), *lines, "")).encode("ascii")


def played(answers: int) -> Timeline:
    timeline = new_timeline()
    play_on(timeline, answers)
    return timeline


@pytest.fixture(scope="module")
def long_game() -> bytes:
    return saved_text(played(130))


def changed(data: bytes, number: int, old: str, new: str) -> bytes:
    """The text with one of its lines changed; the first line is number 1."""
    lines = data.decode().split("\n")
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new)
    return "\n".join(lines).encode()


def line_of(data: bytes, start: str) -> int:
    return next(number for number, line in enumerate(data.decode().split("\n"), start=1) if line.startswith(start))


def test_a_saved_game_stands_where_it_stood():
    timeline = played(130)
    timeline.go(60)
    play_on(timeline, 45, seed=2)
    timeline.undo()
    restored = restore(read(saved_text(timeline)), MEADOW)
    assert restored.notices == ()
    again = restored.timeline
    assert again.nodes == timeline.nodes
    assert (again.position, fingerprint(again.state)) == (timeline.position, fingerprint(timeline.state))
    assert again.onward[again.position] == timeline.onward[timeline.position]
    assert [again.branches(position) for position in range(len(again.nodes))] == \
        [timeline.branches(position) for position in range(len(timeline.nodes))]
    for position in (0, 55, 129, 150):
        assert canonical_json(again.state_at(position)) == canonical_json(timeline.state_at(position))
        assert again.events_at(position) == timeline.events_at(position)
    again.redo()
    timeline.redo()
    assert play_on(again, 20, seed=9) == play_on(timeline, 20, seed=9)


def test_names_of_lines_are_kept(long_game):
    timeline = restore(read(long_game), MEADOW).timeline
    timeline.lines.begin("By the brook", 40)
    timeline.go(40)
    play_on(timeline, 12, seed=5)
    timeline.lines.rename(MAIN, "As it was")
    text = saved_text(timeline)
    again = restore(read(text), MEADOW).timeline
    assert again.lines == timeline.lines
    assert again.lines.tips == {"As it was": 130, "By the brook": len(again.nodes) - 1}
    assert saved_text(again) == text


@pytest.mark.parametrize(("line", "problem"), [
    ('{"branch":"sea","tip":9000}', "unknown_position 9000"),
    ('{"branch":"sea"}', "unknown_branch sea"),
    ('{"branch":"sea","forgotten":true}', "unknown_branch sea"),
])
def test_a_name_of_nothing_is_refused(long_game, line, problem):
    number = long_game.count(b"\n") + 1
    with pytest.raises(SaveProblem, match=f"^line {number}: {problem}$"):
        read(long_game + line.encode() + b"\n")


def test_saving_what_was_loaded_gives_the_same_text(long_game):
    assert saved_text(restore(read(long_game), MEADOW).timeline) == long_game


def test_a_game_begun_from_a_scenario_is_restored_with_its_table_and_dice():
    document = {"game": "meadow", "hay": {"ash": 9}, "dice": [6] * 40}
    timeline = Timeline(MEADOW.read_scenario(document)[1], 7, (6,) * 40)
    play_on(timeline, 60)
    header = HEADER.model_copy(update={"scenario": document})
    again = restore(read(saved_text(timeline, header)), MEADOW).timeline
    assert again.dice == (6,) * 40
    assert play_on(again, 40, seed=3) == play_on(timeline, 40, seed=3)


def test_a_file_cut_anywhere_is_read_up_to_its_last_whole_line(long_game):
    ends = [number for number, byte in enumerate(long_game) if byte == 10]
    whole = read(long_game)
    cuts = [*range(0, len(long_game), 211), *[end + off for end in ends for off in (-1, 0, 1)]]
    for cut in cuts:
        part = long_game[:cut]
        lines = part.count(b"\n")
        if lines == 0:
            with pytest.raises(SaveProblem, match=r"line 1: (empty|no_header)"):
                read(part)
            continue
        found = read(part)
        assert found.cut == (not part.endswith(b"\n"))
        assert len(found.story.nodes) + len(found.story.snapshots) <= lines
        assert found.story.nodes == whole.story.nodes[:len(found.story.nodes)]


def test_a_cut_game_goes_on_from_its_last_whole_line_and_says_so(long_game):
    for cut in range(len(write_header(HEADER)) + 1, len(long_game), 4_001):
        saved = read(long_game[:cut])
        restored = restore(saved, MEADOW)
        assert restored.notices == (Reason("cut"),) or not saved.cut
        assert restored.timeline.position == len(saved.story.nodes) - 1


def test_zeros_at_the_end_are_a_cut(long_game):
    assert read(long_game + b"\0" * 4096).cut
    with pytest.raises(SaveProblem, match="line 1: no_header"):
        read(b"\0" * 4096)


@pytest.mark.parametrize(("data", "problem"), [
    (b"", "line 1: empty"),
    (b"\n \n", "line 1: empty"),
    (b"hello\n", "line 1: not_json"),
    (b"{}\n", "line 1: no_header"),
    (b'{"format":"1"}\n', "line 1: no_header"),
    (b'{"format":true}\n', "line 1: no_header"),
    (b'{"format":3}\n', "line 1: newer_format 3 2"),
    (b'{"format":-1}\n', "line 1: older_format -1 2"),
    (b'{"format":0}\n', "line 1: wrong_header format 0"),
    (b'{"format":1}\n', "line 1: wrong_header app"),
    (b'{"format":2}\n', "line 1: wrong_header app"),
    ("{\u00e9}\n".encode(), "line 1: not_text"),
])
def test_what_is_no_save_is_named(data, problem):
    with pytest.raises(SaveProblem, match=f"^{problem}$"):
        read(data)


@pytest.mark.parametrize(("field", "value", "place"), [
    ("app", 1, "app"),
    ("seed", "7", "seed"),
    ("seed", True, "seed"),
    ("setup", {"map": "meadow", "seats": []}, "setup.seats"),
    ("setup", {"map": "meadow", "seats": ["ash", 3]}, "setup.seats.1"),
    ("controllers", {"ash": None}, "controllers.ash"),
    ("scenario", [], "scenario"),
    ("rewinds", -1, "rewinds"),
    ("colour", "red", "colour"),
    ("game", "\ud800", "game"),
])
def test_each_fault_of_a_header_is_named(field, value, place):
    document = {**HEADER.model_dump(), field: value}
    with pytest.raises(SaveProblem, match=f"^line 1: wrong_header {place}$"):
        read((json.dumps(document) + "\n").encode())


def test_a_faulty_line_is_named_with_its_number(long_game):
    with pytest.raises(SaveProblem, match=r"^line 7: not_json$"):
        read(changed(long_game, 7, "{", ""))
    with pytest.raises(SaveProblem, match=r"^line 9: not_text$"):
        read(changed(long_game, 9, "answer", "antw\u00f6rt"))
    went = long_game + b'{"go":131}\n'
    with pytest.raises(SaveProblem, match=rf"^line {went.count(10)}: unknown_position 131$"):
        read(went)


def test_windows_line_ends_do_no_harm(long_game):
    assert read(long_game.replace(b"\n", b"\r\n")) == read(long_game)


def test_format_0_is_migrated():
    old = {"format": 0, "app": "0.0.1", "room": "meadow", "game_id": "a1", "map": "meadow", "seats": ["ash", "birch"],
           "controllers": {"ash": "human", "birch": "random"}, "seed": 7}
    lines = saved_text(played(20)).split(b"\n", 1)[1]
    saved = read(json.dumps(old).encode() + b"\n" + lines)
    assert saved.header == HEADER.model_copy(update={"app": "0.0.1"})
    assert restore(saved, MEADOW).timeline.position == 20
    assert old["format"] == 0


def test_migrations_are_taken_one_after_the_other(monkeypatch):
    monkeypatch.setattr(save, "FORMAT", 3)
    steps = {number: lambda header, number=number: {**header, "format": number + 1, f"was_{number}": True}
             for number in (1, 2)}
    assert migrated({"format": 1}, steps) == {"format": 3, "was_1": True, "was_2": True}
    with pytest.raises(SaveProblem, match="older_format 0 3"):
        migrated({"format": 0}, steps)


@given(st.data())
def test_no_damage_breaks_the_reader(data):
    text = bytearray(saved_text(played(12)))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text) - 1))
        end = min(len(text), start + data.draw(st.integers(0, 40)))
        text[start:end] = data.draw(st.binary(max_size=20))
    try:
        saved = read(bytes(text))
        restored = restore(saved, MEADOW)
    except SaveProblem:
        return
    assert restored.timeline.is_playable(restored.timeline.position)


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(0, 60)), max_size=6), st.integers(0, 9))
def test_lines_in_any_order_break_nothing(swaps, twice):
    rows = saved_text(played(55)).decode().split("\n")[:-1]
    for one, other in swaps:
        one, other = 1 + one % (len(rows) - 1), 1 + other % (len(rows) - 1)
        rows[one], rows[other] = rows[other], rows[one]
    rows.insert(1, rows[1 + twice])
    try:
        restored = restore(read("\n".join([*rows, ""]).encode()), MEADOW)
    except SaveProblem:
        return
    timeline = restored.timeline
    assert canonical_json(timeline.state_at(timeline.position)) == canonical_json(timeline.state)


@pytest.mark.parametrize(
    ("old", "new"), [('"in_turn":"', '"in_turn":"x'), ('"in_turn":', '"in_turn"'), (":50", ":51,")])
def test_a_damaged_snapshot_is_left_out_and_told(long_game, old, new):
    number = line_of(long_game, '{"snapshot":50')
    restored = restore(read(changed(long_game, number, old, new)), MEADOW)
    assert restored.notices == (Reason("damaged_snapshot", (number,)),)
    assert restored.timeline.position == 130
    assert restored.timeline.stored_only == set()


class RicherMeadow(MeadowRoom):
    """Rules mended so that a game begins with more hay: the same answers lead to other tables."""

    def new_game(self, setup: Setup) -> State:
        state = super().new_game(setup)
        state.track("hay")["ash"] += 1
        return state


class QuietMeadow(MeadowRoom):
    """Rules mended so that no goat walks on the first day any more: old answers are refused."""

    def new_game(self, setup: Setup) -> State:
        return new_game(QUIET)

    def from_data(self, setup: Setup, text: str) -> State:
        return load(QUIET, text)


class QuietDay(Rule):
    """On the first day nobody walks."""

    id = "quiet_day"

    def forbids_walk(self, state: State, ask: Ask, option: Option) -> Reason | None:
        day = next(frame for frame in state.stack if isinstance(frame, Day))
        return Reason("mended") if ask.question == "action" and day.number == 1 else None


QUIET = Meadow(SEATS[:2], (*GAME_FOR_TWO.rules, QuietDay()), tuple(GAME_FOR_TWO.procedures.values()))


def without_snapshots(data: bytes, *positions: int) -> bytes:
    starts = tuple([f'{{"snapshot":{position},'.encode() for position in positions])
    return b"\n".join([row for row in data.split(b"\n") if not row.startswith(starts)])


def test_where_the_rules_were_mended_play_goes_on_from_the_snapshot(long_game):
    restored = restore(read(without_snapshots(long_game, 0)), RicherMeadow())
    timeline = restored.timeline
    assert restored.notices == (Reason("stored_only", (51,)),)
    assert [timeline.is_playable(position) for position in (0, 1, 49, 50, 51, 130)] == [False] * 3 + [True] * 3
    assert fingerprint(timeline.state) == read(long_game).story.snapshots[130].fingerprint
    with pytest.raises(StoredOnly):
        timeline.go(20)
    while timeline.position > 50:
        timeline.undo()
    with pytest.raises(StoredOnly):
        timeline.undo()
    assert timeline.events_at(50) == ()
    assert any(timeline.events_at(position) for position in range(51, 131))
    assert len(timeline.path(130)) == 130


def test_a_stored_start_counts_more_than_the_room_s_new_one(long_game):
    restored = restore(read(long_game), RicherMeadow())
    assert fingerprint(restored.timeline.state) == read(long_game).story.snapshots[130].fingerprint
    assert restored.timeline.stored_only == {0}
    assert restored.timeline.is_playable(0)


def test_answers_refused_today_are_skipped_up_to_the_next_snapshot(long_game):
    restored = restore(read(long_game), QuietMeadow())
    timeline = restored.timeline
    assert [notice.code for notice in restored.notices] == ["stored_only"]
    assert timeline.position == 130
    assert fingerprint(timeline.state) == read(long_game).story.snapshots[130].fingerprint
    assert timeline.is_playable(0)
    assert not timeline.is_playable(1)


def test_answers_refused_after_the_last_snapshot_are_lost_and_told(long_game):
    data = without_snapshots(long_game, 50, 100, 130)
    restored = restore(read(data), QuietMeadow())
    timeline = restored.timeline
    (notice,) = restored.notices
    assert notice.code == "answers_lost"
    lost, line = notice.args
    assert timeline.position == 130 - lost
    assert read(data).story.lines[timeline.position + 1] == line
    with pytest.raises(IllegalAnswer, match="mended"):
        timeline.say(timeline.nodes[timeline.position + 1].reply)
    assert not timeline.is_playable(130)
    again = restore(read(saved_text(timeline)), QuietMeadow()).timeline
    assert (again.position, fingerprint(again.state)) == (timeline.position, fingerprint(timeline.state))


def test_a_stored_only_answer_given_again_is_a_new_one(long_game):
    timeline = restore(read(long_game), QuietMeadow()).timeline
    timeline.go(0)
    first = timeline.nodes[1].reply
    timeline.say(first)
    assert timeline.position == 131
    again = restore(read(saved_text(timeline)), MEADOW).timeline
    assert again.position == 131
    assert again.nodes == timeline.nodes


def test_a_room_that_no_longer_makes_the_start_plays_on_from_what_is_stored(long_game):
    class Lost(MeadowRoom):
        def new_game(self, setup: Setup) -> State:
            raise BadSetup(())

    restored = restore(read(without_snapshots(long_game, 0)), Lost())
    assert restored.timeline.position == 130
    assert restored.notices == (Reason("stored_only", (51,)),)
    assert fingerprint(restore(read(saved_text(restored.timeline)), Lost()).timeline.state) == \
        fingerprint(restored.timeline.state)
    with pytest.raises(SaveProblem, match=r"^line 1: start_refused meadow$"):
        restore(read(without_snapshots(long_game, 0, 50, 100, 130)), Lost())


def test_a_branch_off_what_is_only_stored_can_not_be_gone_to():
    timeline = played(60)
    timeline.go(20)
    play_on(timeline, 5, seed=2)
    branch = timeline.position
    timeline.go(60)
    restored = restore(read(without_snapshots(saved_text(timeline), 0)), RicherMeadow()).timeline
    assert restored.position == 60
    with pytest.raises(StoredOnly):
        restored.go(branch)
    assert restored.events_at(branch) == ()


def test_rewinds_and_handed_over_seats_are_read_back(long_game):
    more = b'{"go":10,"rewound":true}\n{"controllers":{"ash":"random","birch":"human"}}\n{"go":20}\n'
    saved = read(long_game + more)
    assert saved.header.rewinds == 1
    assert saved.header.controllers == {"ash": "random", "birch": "human"}
    assert restore(saved, MEADOW).timeline.position == 20


def test_the_common_head_of_a_scenario_document():
    head = head_of({"game": "meadow", "title": "Hay", "dice": [1, "acorn"], "hay": "the room's own",
                    "seats": [{"side": "ash", "controller": "human"}],
                    "then": [{"seat": "chance", "answer": "dice 3"}]})
    assert (head.format, head.title, head.dice, head.seats[0].side) == (1, "Hay", [1, "acorn"], "ash")
    assert head.then[0].reply() == Reply("chance", "dice 3")
    assert head.then == [Answer(seat="chance", answer="dice 3")]
    assert ScenarioHead(game="meadow").model_dump()["then"] == []


@pytest.mark.parametrize(("document", "place"), [
    ({}, "game"),
    ({"game": "meadow", "format": 2}, "format"),
    ({"game": "meadow", "then": [{"seat": "ash"}]}, "then.0.answer"),
    ({"game": "meadow", "then": [{"seat": "ash", "answer": "pass", "why": ""}]}, "then.0.why"),
    ({"game": "meadow", "dice": [1.5]}, "dice.0.int"),
])
def test_each_fault_of_a_head_is_named(document, place):
    with pytest.raises(SaveProblem, match=f"^line 0: wrong_scenario {place}$"):
        head_of(document)
