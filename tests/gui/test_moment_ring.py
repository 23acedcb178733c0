"""A line of the log is clicked: its moment is shown, the board goes where it happened, a ring stands there."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop_app.gui.past.moment_ring import MomentRing
from tests.gui.hands import LEFT, Hands

Key = Qt.Key


def ring_spots(hands: Hands) -> list[QPoint]:
    """Where rings stand, in points of the board's viewport."""
    extra = next(each for each in hands.page.extras if isinstance(each, MomentRing))
    return [hands.page.board.mapFromScene(ring.scenePos()) for ring in extra.rings]


def click_line(hands: Hands, words: str) -> None:
    rows = hands.page.log.list
    row = next(at for at, each in enumerate(rows.sentences.rows) if words in each.words)
    rows.scrollTo(rows.model().index(row, 0))
    QTest.mouseClick(rows.viewport(), LEFT, pos=rows.visualRect(rows.model().index(row, 0)).center())
    hands.settle()


def test_a_line_shows_where_it_happened(hands: Hands) -> None:
    hands.drag("k1", "bay")
    hands.drag("k1", "isle")
    click_line(hands, "sailed to Bay")
    assert hands.place_of("k1") == "bay"
    board = hands.page.board
    assert board.mapFromScene(board.table.where("bay")) in ring_spots(hands)


def test_a_board_that_was_zoomed_goes_there(hands: Hands) -> None:
    hands.drag("k1", "bay")
    board = hands.page.board
    corner = QPoint(4, board.viewport().height() // 2)
    for _ in range(8):
        hands.wheel(board.viewport(), corner, 120)
    inside = board.viewport().rect()
    assert not inside.contains(board.mapFromScene(board.table.where("bay")))
    click_line(hands, "sailed to Bay")
    assert inside.contains(board.mapFromScene(board.table.where("bay")))
    assert ring_spots(hands), "also when it is the moment that is shown already"


def test_another_moment_takes_the_ring_away(hands: Hands) -> None:
    hands.drag("k1", "bay")
    hands.drag("k1", "isle")
    click_line(hands, "sailed to Bay")
    assert ring_spots(hands)
    hands.page.board.setFocus()
    hands.key(Key.Key_Escape)
    assert ring_spots(hands) == []


def test_the_newest_line_is_in_view_when_a_game_is_continued(hands: Hands) -> None:
    for _ in range(9):
        hands.drag("k1", "bay")
        hands.drag("k1", "quay")
    hands.control(Key.Key_S)
    hands.key(Key.Key_Return)
    hands.window.commands["home"].trigger()
    hands.settle()
    hands.window.commands["resume"].trigger()
    hands.settle()
    rows = hands.page.log.list
    last = rows.visualRect(rows.model().index(rows.model().rowCount() - 1, 0))
    assert rows.model().rowCount() == 18
    assert rows.viewport().rect().contains(last.center())
