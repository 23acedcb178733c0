"""The camera: nearer and farther at the pointer, its ends, panning, the corner and the little map."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.gui.board.name_item import SIZES
from desktop_app.gui.board.zoom_view import FARTHEST, NEAREST
from tests.gui.hands import LEFT, Hands
from tests.gui.room_table import sit_down

Key = Qt.Key
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def test_the_wheel_ends_at_40_and_at_400_per_cent(hands: Hands) -> None:
    board = hands.page.board
    assert board.zoom_level() == pytest.approx(1)
    for _ in range(30):
        hands.wheel(board.viewport(), hands.spot("bay"), 120)
    assert board.zoom_level() == pytest.approx(NEAREST) == pytest.approx(4)
    for _ in range(40):
        hands.wheel(board.viewport(), board.viewport().rect().center(), -120)
    assert board.zoom_level() == pytest.approx(FARTHEST) == pytest.approx(0.4)


def test_what_lies_under_the_pointer_stays_there(hands: Hands) -> None:
    board = hands.page.board
    spot = hands.spot("bay")
    for turn in (240, 360, -120, 480):
        before = board.mapToScene(spot)
        hands.wheel(board.viewport(), spot, turn)
        after = board.mapToScene(spot)
        assert (after - before).manhattanLength() < 3


def test_keys_zoom_pan_and_fit(hands: Hands) -> None:
    board = hands.page.board
    board.setFocus()
    for _ in range(6):
        hands.key(Key.Key_Plus)
    assert board.zoom_level() > 2
    before = board.horizontalScrollBar().value()
    hands.key(Key.Key_Right, CONTROL)
    assert board.horizontalScrollBar().value() > before
    hands.key(Key.Key_Minus)
    hands.key(Key.Key_0)
    assert board.zoom_level() == pytest.approx(1)


def test_shift_and_the_wheel_pan(hands: Hands) -> None:
    board = hands.page.board
    hands.press(board.corner.buttons["zoom_in"])
    hands.press(board.corner.buttons["zoom_in"])
    before, level = board.horizontalScrollBar().value(), board.zoom_level()
    hands.wheel(board.viewport(), hands.spot("bay"), -120, SHIFT)
    assert board.horizontalScrollBar().value() > before
    assert board.zoom_level() == level


def test_the_corner_has_room_and_names(hands: Hands) -> None:
    buttons = list(hands.page.board.corner.buttons.values())
    assert all(button.accessibleName() for button in buttons)
    assert all(b.y() - (a.y() + a.height()) >= 8 for a, b in pairwise(buttons))
    board = hands.page.board
    hands.press(board.corner.buttons["zoom_out"])
    assert board.zoom_level() < 1
    hands.press(board.corner.buttons["fit"])
    assert board.zoom_level() == pytest.approx(1)


def test_the_little_map_shows_while_a_part_is_seen_and_moves_it(hands: Hands) -> None:
    board = hands.page.board
    little = board.mini_map
    assert not little.isVisible()
    for _ in range(7):
        hands.press(board.corner.buttons["zoom_in"])
    assert little.isVisible()
    QTest.mousePress(little, LEFT, pos=QPoint(2, little.height() // 2))
    left = board.visible_part().left()
    QTest.mouseMove(little, QPoint(little.width() - 2, little.height() // 2))
    QApplication.processEvents()
    QTest.mouseRelease(little, LEFT, pos=QPoint(little.width() - 2, little.height() // 2))
    assert board.visible_part().left() > left
    assert little.frame().right() == pytest.approx(little.width(), abs=2)
    hands.press(board.corner.buttons["fit"])
    assert not little.isVisible()


def test_names_can_be_read_at_every_step(qtbot: object, look: None, tmp_path: object) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 5, seed=1)  # type: ignore[arg-type]  # what pytest hands over
    board = hands.page.board
    table = board.table
    high = {}
    for level in (0.4, 0.7, 1.0, 2.5, 4.0):
        board.fit()
        board.zoom(level)
        scale = board.transform().m11()
        shown = [name for name in table.names.values() if name.isVisible()]
        name = shown[0]
        high[level] = SIZES[0] * name.sceneTransform().m11() * scale * table._units[name.area]
        assert high[level] > 10.5
        boxes = [name.mapRectToScene(name.solid()) for name in shown]
        pieces = [item.mapRectToScene(item.shape().boundingRect()) for item in dict.fromkeys(table.pieces.values())]
        if level < 1:
            assert len(shown) >= 5
            apart = [a.intersects(b) for n, a in enumerate(boxes) for b in (*boxes[n + 1 :], *pieces)]
            assert not any(apart)
        else:
            assert len(shown) == len(table.names)
    assert high[4.0] < high[1.0] * 3, "names grow more slowly than the board"
