"""With large words on a small screen the board keeps its size: tracks stand aside, between seats and log."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.gui import theme
from desktop_app.gui.panels.track_panel import TrackPanel
from tests.gui.hands import Hands
from tests.gui.room_table import sit_down_at

SHARE = 0.5
"""So much of the window's width the boards have at least, and nearly so much of its height."""


def box(hands: Hands, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(hands.window, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("size", [125, 150, 200])
def test_the_board_keeps_half_of_the_smallest_window(look: None, qtbot: QtBot, tmp_path: Path, size: int) -> None:
    theme.choose(size=size)
    hands = sit_down_at(qtbot, tmp_path, 4, {})
    hands.window.resize(1366, 768)
    hands.settle()
    board, page = hands.page.board, hands.page
    seen = board.mapFromScene(board.sceneRect()).boundingRect()
    assert seen.width() >= SHARE * hands.window.width()
    assert seen.height() >= 0.9 * SHARE * hands.window.height()
    tracks = [box(hands, each) for each in page.findChildren(TrackPanel) if each.isVisible()]
    assert len(tracks) == 3, "none is lost"
    right = box(hands, page.frame.right)
    aside = [right.contains(each) for each in tracks]
    assert all(aside) if size >= 150 else not any(aside)
    if all(aside):
        seats, log = box(hands, page.seats), box(hands, page.log)
        assert all(seats.bottom() + theme.GAP <= each.top() for each in tracks)
        assert all(each.bottom() + theme.GAP <= log.top() for each in tracks)
        assert log.bottom() <= right.bottom()
        assert log.height() >= right.height() // 5


def test_tracks_come_and_go_with_the_height_of_the_window(hands: Hands) -> None:
    theme.choose(size=150)
    hands.window.dress()
    for height, aside in ((768, True), (1000, False), (768, True)):
        hands.window.resize(1700, height)
        hands.settle()
        right, tracks = hands.page.frame.right, hands.page.tracks
        assert right.isAncestorOf(tracks) == aside
        assert tracks.isVisible()
        assert hands.page.below.isAncestorOf(tracks) != aside
