"""Drags that come to nothing put the piece back: faults that other programs had, each as a trial."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.gui.overlays import LiftedPiece
from desktop_app.gui.parts import PieceToken
from tests.gui.hands import LEFT, Hands
from tests.gui.harbour import ToldBots
from tests.gui.room_table import sit_down

Key = Qt.Key
RIGHT = Qt.MouseButton.RightButton


def is_home(hands: Hands, piece: str, place: str) -> bool:
    """Nothing is held or lit, no picture hangs in the air, the piece lies where it was."""
    lifted = [each for each in hands.window.findChildren(LiftedPiece) if each.isVisible()]
    marks = hands.page.board.table.drag_marks
    return (hands.page.hand.carried is None and not lifted and hands.glowing() == set() and not marks.rings
            and marks.way is None and hands.place_of(piece) == place)  # fmt: skip


def is_carried(hands: Hands) -> bool:
    return hands.page.hand.carried is not None and any(w.isVisible() for w in hands.window.findChildren(LiftedPiece))


def coin(hands: Hands) -> PieceToken:
    """The purse's coins, beside the board."""
    return next(token for token in hands.page.tokens() if "coin1" in token.stack.ids)


def begin(hands: Hands, source: str) -> tuple[str, str]:
    """A drag from the board or from a sheet, held over the isle; the piece and where it belongs."""
    if source == "board":
        hands.drag("k4", "isle", drop=False)
        return "k4", "bay"
    token = coin(hands)
    goal = token.mapFromGlobal(hands.page.board.viewport().mapToGlobal(hands.spot("isle")))
    hands.drag_from(token, token.rect().center(), goal, drop=False)
    return "coin1", "purse_keel"


def source_of(hands: Hands, source: str) -> QWidget:
    viewport: QWidget = hands.page.board.viewport()
    return viewport if source == "board" else coin(hands)


@pytest.mark.parametrize("source", ["board", "sheet"])
def test_escape(hands: Hands, source: str) -> None:
    """fault R12: Esc in the middle of a drag."""
    piece, place = begin(hands, source)
    assert is_carried(hands)
    hands.key(Key.Key_Escape)
    assert is_home(hands, piece, place)
    QTest.mouseRelease(source_of(hands, source), LEFT, pos=QPoint(5, 5))
    hands.settle()
    assert is_home(hands, piece, place)


@pytest.mark.parametrize("source", ["board", "sheet"])
def test_another_window_takes_the_keyboard(hands: Hands, source: str) -> None:
    """fault R12: the focus is lost in the middle of a drag, and the piece hung in the air."""
    piece, place = begin(hands, source)
    assert is_carried(hands)
    other = QWidget()
    hands.qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    hands.qtbot.waitUntil(lambda: not hands.window.isActiveWindow())
    hands.settle()
    assert is_home(hands, piece, place)


def test_the_program_loses_the_focus(hands: Hands) -> None:
    """fault R12: no window of the program is in front any more."""
    piece, place = begin(hands, "board")
    QApplication.instance().focusWindowChanged.emit(None)
    hands.settle()
    assert is_home(hands, piece, place)


@pytest.mark.parametrize("source", ["board", "sheet"])
def test_the_right_button(hands: Hands, source: str) -> None:
    """fault R12: another button comes down while the left one carries."""
    piece, place = begin(hands, source)
    assert is_carried(hands)
    widget = source_of(hands, source)
    QTest.mousePress(widget, RIGHT, pos=QPoint(5, 5))
    assert is_home(hands, piece, place)
    QTest.mouseRelease(widget, RIGHT, pos=QPoint(5, 5))
    QTest.mouseRelease(widget, LEFT, pos=QPoint(5, 5))
    hands.settle()
    assert is_home(hands, piece, place)


def test_a_right_click_and_then_a_left_click_move_nothing(hands: Hands) -> None:
    """fault R12: a right click began what a left click ended."""
    hands.click("k4")
    assert hands.page.hand.selected is not None
    board = hands.page.board.viewport()
    QTest.mouseClick(board, RIGHT, pos=hands.spot("k4"))
    QTest.mouseClick(board, LEFT, pos=hands.spot("isle"))
    hands.settle()
    assert hands.place_of("k4") == "bay"
    QTest.mousePress(board, RIGHT, pos=hands.spot("k4"))
    QTest.mouseMove(board, hands.spot("isle"))
    QTest.mouseRelease(board, RIGHT, pos=hands.spot("isle"))
    hands.settle()
    assert is_home(hands, "k4", "bay")


@pytest.mark.parametrize("source", ["board", "sheet"])
def test_a_drop_outside_the_window(hands: Hands, source: str) -> None:
    """fault R12: the pointer has left the window when the button comes up."""
    piece, place = begin(hands, source)
    widget = source_of(hands, source)
    outside = widget.mapFromGlobal(hands.window.mapToGlobal(QPoint(-200, -120)))
    QTest.mouseMove(widget, outside)
    QTest.mouseRelease(widget, LEFT, pos=outside)
    hands.settle()
    assert is_home(hands, piece, place)


def test_a_bot_moves_the_piece_away(watching: Hands, bots: ToldBots) -> None:
    """fault R12: the dragged piece vanished, and the program crashed."""
    watching.drag("o1", "quay", drop=False)
    assert is_carried(watching)
    bots.told.append("drift o1 isle")
    watching.qtbot.waitUntil(lambda: watching.place_of("o1") == "isle")
    watching.settle()
    assert is_home(watching, "o1", "isle")
    watching.release("quay")
    assert is_home(watching, "o1", "isle")


def test_another_page_comes(hands: Hands) -> None:
    """fault R12: the page under the hand goes."""
    begin(hands, "board")
    hand = hands.page.hand
    hands.window.show_new_game()
    hands.settle()
    assert hand.carried is None
    assert not [each for each in hands.window.findChildren(LiftedPiece) if each.isVisible()]


def test_the_sheet_it_came_from_is_laid_anew(hands: Hands) -> None:
    """fault R12: the widget where the drag began is no more, and nobody hears the button come up."""
    begin(hands, "sheet")
    coin(hands).hide()
    assert is_home(hands, "coin1", "purse_keel")


def test_a_drop_is_judged_by_the_newest_table(watching: Hands, bots: ToldBots) -> None:
    """fault R20: a drag begun before another seat's move and dropped after it."""
    watching.drag("o2", "isle", drop=False)
    assert is_carried(watching)
    bots.told.append("sail k4 bay>isle")
    watching.qtbot.waitUntil(lambda: watching.place_of("k4") == "isle")
    watching.settle()
    assert is_carried(watching), "its own piece is where it was"
    watching.release("isle")
    assert watching.place_of("o2") == "bay"
    assert watching.tip(), "why not"


def second_press(widget: QWidget, point: QPoint) -> None:
    """What the system sends when the button comes down for the second time."""
    at, none = QPointF(widget.mapToGlobal(point)), Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(widget, QMouseEvent(QEvent.Type.MouseButtonDblClick, QPointF(point), at, LEFT, LEFT, none))


@pytest.mark.parametrize("source", ["board", "sheet"])
def test_two_taps_on_a_touch_pad_are_one_click(hands: Hands, source: str) -> None:
    widget = source_of(hands, source)
    spot = hands.spot("k4") if source == "board" else widget.rect().center()
    QTest.mouseClick(widget, LEFT, pos=spot)
    second_press(widget, spot)
    QTest.mouseRelease(widget, LEFT, pos=spot)
    hands.settle()
    assert hands.page.hand.selected is not None
    hands.click("isle")
    assert hands.place_of("k4" if source == "board" else "coin1") == "isle"


def test_the_second_tap_begins_a_drag(hands: Hands) -> None:
    board, start, end = hands.page.board.viewport(), hands.spot("k4"), hands.spot("isle")
    QTest.mouseClick(board, LEFT, pos=start)
    second_press(board, start)
    for step in range(1, 6):
        QTest.mouseMove(board, start + (end - start) * step / 5)
        QApplication.processEvents()
    assert is_carried(hands)
    QTest.mouseRelease(board, LEFT, pos=end)
    hands.settle()
    assert hands.place_of("k4") == "isle"


def test_from_the_pool_to_the_map(look: None, qtbot: QtBot, tmp_path: Path) -> None:
    hands = sit_down(qtbot, tmp_path, "cthulhu_wars", 4, seed=5)
    while "summon" not in {c.option.key.split()[0] for c in hands.page.choices()}:
        hands.page.take(hands.page.choices()[0])
        hands.settle()
    choice = next(c for c in hands.page.choices() if c.option.key.startswith("summon"))
    token = next(t for t in hands.page.tokens() if set(t.stack.ids) & set(choice.option.from_ids))
    goal = token.mapFromGlobal(hands.page.board.viewport().mapToGlobal(hands.spot(choice.option.to_ids[0])))
    hands.drag_from(token, token.rect().center(), goal, drop=False)
    assert hands.page.board.table.drag_marks.rings, "it shows where it may land"
    assert hands.page.board.table.drag_marks.way is None, "no way over the table from a sheet"
    QTest.mouseRelease(token, LEFT, pos=goal)
    hands.settle()
    assert any(hands.place_of(id) == choice.option.to_ids[0] for id in choice.option.from_ids)


@pytest.mark.parametrize("happens", [
    lambda hands: hands.window.resize(2200, 1300),
    lambda hands: hands.window.services.settings.change(theme="light"),
    lambda hands: hands.control(Key.Key_Z),
], ids=["larger", "theme", "undo"])  # fmt: skip
@pytest.mark.parametrize("source", ["board", "sheet"])
def test_the_board_is_built_anew_in_the_middle(hands: Hands, source: str, happens: Callable[[Hands], None]) -> None:
    """fault R12: another size, another theme or a step back while a piece is in the hand. It is home, or the drag goes
    on; when the button has come up nothing hangs in the air, and the next drag works."""
    hands.drag("k4", "isle")
    hands.drag("k4", "bay")
    turn = hands.page.controller.match.position
    piece, _ = begin(hands, source)
    happens(hands)
    hands.settle()
    QTest.mouseRelease(source_of(hands, source), LEFT, pos=QPoint(2, 2))
    hands.settle()
    assert hands.page.hand.carried is None
    assert not [each for each in hands.window.findChildren(LiftedPiece) if each.isVisible()]
    assert hands.page.controller.match.position <= turn
    piece, start = next((c.option.from_ids[0], c) for c in hands.page.choices() if c.option.from_ids and c.option.to_ids
                        and c.option.from_ids[0] in hands.page.board.table.pieces)  # fmt: skip
    hands.drag(piece, start.option.to_ids[0])
    assert hands.place_of(piece) == start.option.to_ids[0]
