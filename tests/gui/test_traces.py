"""A bot's move can be followed: a trace and a ghost on the board, its lines stand beside its disc in the log."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QElapsedTimer, QRectF, Qt
from PySide6.QtTest import QTest

from desktop_app.app.rooms import room
from desktop_app.gui import theme
from desktop_app.gui.board.board_scene import BoardScene
from desktop_app.gui.board.traces import FLIGHT, STAYS
from desktop_app.gui.wording import wording_for
from tests.gui.hands import Hands
from tests.gui.harbour import ToldBots


@pytest.fixture
def still() -> Iterator[None]:
    """Nothing moves by itself."""
    theme.choose(motion=False)
    yield
    theme.choose(motion=True)


def traces(hands: Hands) -> list[float]:
    return [trace.share for trace in hands.page.board.table.traces.shown]


def told(hands: Hands, bots: ToldBots, key: str) -> None:
    position = hands.page.controller.match.position
    bots.told.append(key)
    hands.qtbot.waitUntil(lambda: hands.page.controller.match.position != position)
    hands.settle()


def test_a_ghost_flies_and_a_trace_stays_for_a_second(watching: Hands, bots: ToldBots) -> None:
    clock = QElapsedTimer()
    told(watching, bots, "drift o1 isle")
    clock.start()
    (trace,) = watching.page.board.table.traces.shown
    assert trace.line.p2() == watching.page.board.table.pieces["o1"].scenePos()
    watching.qtbot.waitUntil(lambda: traces(watching) == [1.0], timeout=FLIGHT + 400)
    watching.qtbot.waitUntil(lambda: traces(watching) == [], timeout=STAYS + 600)
    assert clock.elapsed() > STAYS / 2


def test_over_a_rim_a_way_leads_in_from_the_other_one(look: None) -> None:
    shipped = room("cthulhu_wars")
    setup = shipped.default_setup("", 3)
    view = shipped.view(shipped.new_game(setup), setup.seats[0])
    mover = next(piece for piece in view.pieces if piece.owner)
    scene = BoardScene(wording_for("cthulhu_wars"))
    board = QRectF(0, 0, *view.boards[0].size)
    for start, end, legs in (("asia", "north_america", 2), ("asia", "europe", 1)):
        scene.show_table(view._replace(pieces=(mover._replace(place=start),)))
        scene.show_table(view._replace(pieces=(mover._replace(place=end),)), traced=True)
        (trace,) = scene.traces.shown
        assert len(trace.legs) == legs
        assert scene.areas[start].boundingRect().contains(trace.legs[0].p1())
        assert trace.line.p2() == scene.pieces[mover.id].scenePos()
        assert board.contains(trace.boundingRect()) or legs == 1
        assert all(leg.length() < board.width() / 2 for leg in trace.legs)


def test_nothing_waits_for_the_ghost(watching: Hands, bots: ToldBots) -> None:
    told(watching, bots, "drift o1 isle")
    assert traces(watching) != []
    watching.drag("o2", "quay", drop=False)
    assert watching.page.hand.carried.id == "o2"
    watching.release("bay")


def test_without_motion_the_trace_is_still_and_stays_until_the_next_move(
    watching: Hands, bots: ToldBots, still: None
) -> None:
    told(watching, bots, "drift o1 isle")
    assert traces(watching) == [1.0]
    QTest.qWait(STAYS + 100)
    assert traces(watching) == [1.0]
    told(watching, bots, "sail k4 bay>quay")
    assert len(traces(watching)) == 1
    assert watching.page.board.table.traces.shown[0].line.p2() == watching.page.board.table.pieces["k4"].scenePos()


def test_what_one_does_oneself_leaves_no_trace(hands: Hands) -> None:
    hands.drag("k1", "bay")
    assert traces(hands) == []


def test_another_table_takes_traces_along(watching: Hands, bots: ToldBots, still: None) -> None:
    told(watching, bots, "drift o1 isle")
    watching.choose_in_menu_bar("Light")
    assert traces(watching) == []


def test_motion_is_switched_in_the_menu(hands: Hands) -> None:
    hands.choose_in_menu_bar("Motion")
    assert not theme.motion()
    hands.choose_in_menu_bar("Motion")
    assert theme.motion()


def test_the_lines_of_a_bots_turn_stand_beside_its_disc_and_name_it_to_the_ear(watching: Hands, bots: ToldBots) -> None:
    for key in ("drift o1 isle", "sail k4 bay>quay", "tow kship bay"):
        told(watching, bots, key)
    rows = watching.page.log.list.sentences.rows
    assert len(rows) == 3, "no line is lost to a name"
    assert {row.livery for row in rows} == {watching.page.showing.livery("keel")}
    model = watching.page.log.list.model()
    told_by = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    assert told_by == [row.words if row.words.startswith("Keel") else f"Keel: {row.words}" for row in rows]
