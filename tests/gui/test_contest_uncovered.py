"""Whatever moves by itself passes under a contest: its numbers, words and pieces are the same all the time, in a room
of ours and in one that is not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.gui.board.traces import FLIGHT
from desktop_app.gui.contests.dice_row import FALL
from desktop_app.gui.contests.side_card import MarkIcon
from desktop_app.gui.parts import Words
from tests.gui.hands import Hands
from tests.gui.harbour import ToldBots
from tests.gui.test_contest import SIXES, buttons, scripted
from tests.gui.test_contest_sizes import great_at
from tests.gui.test_laid_results import seated

MOMENTS = (0.02, 0.3, 0.6, 0.9)
"""Shares of a movement's time."""


def pixels(hands: Hands, part: QWidget) -> QImage:
    """What is seen of the window where this part of it is."""
    box = QRect(part.mapTo(hands.window, QPoint(0, 0)), part.size())
    return hands.window.grab(box).toImage().convertToFormat(QImage.Format.Format_RGB32)


def flights(hands: Hands) -> Iterator[None]:
    """The moments of the flight on the boards that has just begun."""
    traces = hands.page.board.table.traces
    assert traces.shown, "something flies"
    traces._flight.pause()
    traces._end.stop()
    for share in MOMENTS:
        traces._flight.setCurrentTime(round(share * FLIGHT))
        yield


def stays(hands: Hands) -> None:
    """The contest looks the same at all moments and when nothing flies any more."""
    panel = hands.contest()
    board = hands.page.board
    ground = QRect(board.mapTo(hands.page, QPoint(0, 0)), board.size())
    assert panel.isVisible()
    assert ground.intersects(panel.geometry()), "it lies over what moves"
    seen = [pixels(hands, panel) for _ in flights(hands)]
    board.table.traces.clear()
    rest = pixels(hands, panel)
    assert all(each == rest for each in seen)


def test_a_bot_that_sails_passes_under_it_in_the_harbour(watching: Hands, bots: ToldBots) -> None:
    bots.told += ["brawl bay"]
    watching.qtbot.waitUntil(lambda: watching.contest() is not None)
    bots.told += ["sink k4"]
    watching.qtbot.waitUntil(lambda: not any(piece.id == "k4" for piece in watching.page.showing.view.pieces))
    bots.told += ["sail k1 quay>bay"]
    watching.qtbot.waitUntil(lambda: watching.place_of("k1") == "bay")
    assert not watching.contest().folded
    stays(watching)


def test_a_unit_that_retreats_passes_under_it_in_a_battle(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = seated(qtbot, tmp_path, great_at("retreat"))
    hands.key(Qt.Key.Key_B)
    assert not hands.contest().folded
    before = {piece.id: piece.place for piece in hands.page.showing.view.pieces}
    hands.type_option("retreat")
    gone = [piece.id for piece in hands.page.showing.view.pieces if piece.place != before[piece.id]]
    assert gone
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    stays(hands)


def test_dice_that_roll_never_lie_on_a_word_or_a_number(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = seated(qtbot, tmp_path, scripted(), dice=SIXES)
    hands.window.play.film.choose_speed(1.0)
    hands.window.play.film._pause_between = 60_000
    hands.press(buttons(hands)["Keep it"])
    qtbot.waitUntil(lambda: any(row.is_rolling() for row in hands.contest().dice()))
    panel = hands.contest()
    rows = [row for row in panel.dice() if row.is_rolling()]
    told = [part for part in (*panel.findChildren(Words), *panel.findChildren(MarkIcon)) if part.isVisible()]
    seen = []
    for share in MOMENTS:
        for row in rows:
            row._roll.pause()
            row._roll.setCurrentTime(round(share * FALL))
        seen.append([pixels(hands, part) for part in told])
    for row in rows:
        row._roll.stop()
    assert all(each == [pixels(hands, part) for part in told] for each in seen)
    assert len(told) > 8
