"""A person at the window: mouse and keys only, sent to widgets. Nothing here calls what the program does inside."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.gui.contests.contest_overlay import ContestOverlay

LEFT = Qt.MouseButton.LeftButton


class Hands:
    """Two hands and a pair of eyes."""

    def __init__(self, window: Any, qtbot: QtBot) -> None:
        self.window, self.qtbot = window, qtbot
        for _ in range(3):  # parts of a new page take their places one after another
            self.settle()

    # --- eyes

    @property
    def page(self) -> Any:
        return self.window.table_page()

    def place_of(self, piece: str) -> str:
        return next(p.place for p in self.page.showing.view.pieces if p.id == piece)

    def question(self) -> str:
        return str(self.page.what_now.question.text())

    def note(self) -> str:
        return str(self.page.what_now.note.text())

    def rows(self) -> list[str]:
        model = self.page.options.list.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    def tip(self) -> str:
        tip = self.page.hand.tip
        return str(tip.label.text()) if tip.isVisible() else ""

    def contest(self) -> Any:
        """The contest over the board, None when there is none."""
        return next(extra.panel for extra in self.page.extras if isinstance(extra, ContestOverlay))

    def dice(self) -> list[str]:
        """Each row of dice in words."""
        return [row.accessibleName() for row in self.contest().dice()] if self.contest() is not None else []

    def glowing(self) -> set[str]:
        return {id for id, item in self.page.board.table.areas.items() if item.mark == "goal"}

    def spot(self, id: str) -> QPoint:
        """Where to point on the board's viewport: a piece, or a free point of an area."""
        board = self.page.board
        table = board.table
        return board.mapFromScene(table.where(id) if id in table.pieces else table.free_spot(id) or table.where(id))

    # --- hands

    def settle(self) -> None:
        for _ in range(4):
            QApplication.processEvents()
            QTest.qWait(1)

    def click(self, id: str) -> None:
        QTest.mouseClick(self.page.board.viewport(), LEFT, pos=self.spot(id))
        self.settle()

    def drag(self, id: str, goal: str, drop: bool = True) -> None:
        """From a piece on the board to a place on it."""
        self.drag_from(self.page.board.viewport(), self.spot(id), self.spot(goal), drop)

    def drag_from(self, widget: QWidget, start: QPoint, end: QPoint, drop: bool = True) -> None:
        """Over the screen: what it begins on may move away meanwhile."""
        here, there = widget.mapToGlobal(start), widget.mapToGlobal(end)
        QTest.mousePress(widget, LEFT, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(widget, widget.mapFromGlobal(here + (there - here) * step / 5))
            QApplication.processEvents()
        if drop:
            QTest.mouseRelease(widget, LEFT, pos=widget.mapFromGlobal(there))
            self.settle()

    def release(self, goal: str) -> None:
        QTest.mouseRelease(self.page.board.viewport(), LEFT, pos=self.spot(goal))
        self.settle()

    def press(self, button: QWidget) -> None:
        QTest.mouseClick(button, LEFT)
        self.settle()

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        top = QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.window
        if QApplication.activeWindow() is None:  # a closed dialog leaves none active where there is no window manager
            top.activateWindow()
            self.settle()
        QTest.keyClick(top.focusWidget() or top, key, modifier)
        self.settle()

    def control(self, key: Qt.Key) -> None:
        self.key(key, Qt.KeyboardModifier.ControlModifier)

    def type(self, words: str) -> None:
        QTest.keyClicks(QApplication.focusWidget(), words)
        self.settle()

    def type_option(self, words: str) -> None:
        """Takes the option with these words from the list, by keys."""
        self.control(Qt.Key.Key_K)
        self.type(words)
        self.key(Qt.Key.Key_Return)

    def open_options(self) -> None:
        """Opens the drawer of all options, unless it is open, by its button."""
        if not self.page.options.isVisible():
            self.press(self.page.what_now.all_button)

    def close_options(self) -> None:
        """Closes the drawer if it lies over the board."""
        if self.page.options.isVisible() and self.page.options.close_button.isVisible():
            self.press(self.page.options.close_button)

    def wheel(self, widget: QWidget, point: QPoint, turn: int,
              modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:  # fmt: skip
        at = QPointF(widget.mapToGlobal(point))
        event = QWheelEvent(QPointF(point), at, QPoint(), QPoint(0, turn), Qt.MouseButton.NoButton, modifier,
                            Qt.ScrollPhase.NoScrollPhase, False)  # fmt: skip
        QApplication.sendEvent(widget, event)
        self.settle()

    def menu(self) -> list[str]:
        popup = QApplication.activePopupWidget()
        return [action.text() for action in popup.actions()] if isinstance(popup, QMenu) else []

    def choose_in_menu_bar(self, words: str) -> None:
        """Opens the menu with this entry and clicks it."""
        menu = next(m for m in self.window.findChildren(QMenu) if words in [action.text() for action in m.actions()])
        menu.popup(self.window.mapToGlobal(QPoint(200, 60)))
        self.settle()
        self.choose(words)

    def choose(self, words: str) -> None:
        """Clicks an entry of the menu that is open."""
        popup = QApplication.activePopupWidget()
        assert isinstance(popup, QMenu)
        action = next(action for action in popup.actions() if words in action.text())
        QTest.mouseClick(popup, LEFT, pos=popup.actionGeometry(action).center())
        self.settle()


def drop(window: QWidget, path: Path) -> None:
    """A file falls on the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    enter = QDragEnterEvent(QPoint(50, 50), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    fall = QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, fall)
