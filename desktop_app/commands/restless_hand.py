"""A hand at the window that plays by mouse, and does everything else a person might do in between."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from desktop_app.commands.soak_checks import Fault
from desktop_app.gui.gestures import Choice
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.sentence_list import SentenceModel
from desktop_app.gui.table.table_page import TablePage

LEFT = Qt.MouseButton.LeftButton
CONTROL, SHIFT, ALT = (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier,
                       Qt.KeyboardModifier.AltModifier)  # fmt: skip
STOPS = 5
"""Stops of the pointer on its way when something is dragged."""

TURNS = 300
"""So many turns of the wheel bring any row into sight."""

SIZES = ((1366, 768), (1024, 640), (1920, 1080), (2560, 1440))


class RestlessHand:
    """Takes options by drag, click or row, and fidgets. All of it is left to luck."""

    def __init__(self, window: MainWindow, luck: random.Random) -> None:
        self.window, self.luck = window, luck
        self.fidgets = (self._hover, self._wheel, self._break_off, self._stray, self._look_back, self._search,
                        self._change_size, self._undo, self._press_keys)  # fmt: skip

    # --- answers --------------------------------------------------------------------------------------------------

    def take(self, choice: Choice) -> None:
        """An option, by drag where there is a way, otherwise by its row. Raises Fault when nothing comes of it."""
        before = self._position()
        for way in (self._drag, self._row):
            way(choice)
            self.settle()
            self._choose_in_menu(choice)
            if self._position() == before:
                self._confirm()
            if self._position() != before:
                return
            self._rest()
        raise Fault(f"nothing came of {choice.option.key} by mouse")

    def _drag(self, choice: Choice) -> None:
        ends = self._ends(choice)
        if ends is not None:
            self._carry(*ends)

    def _ends(self, choice: Choice) -> tuple[QPoint, QPoint] | None:
        """Where on the board the drag would begin and end, if both are in sight and the board is free."""
        page = self._page()
        board, table = page.board, page.board.table
        if page.showing.view.contest is not None:
            return None
        start = next((table.where(id) for id in choice.option.from_ids if id in table.pieces), None)
        goal = next((id for id in choice.option.to_ids if id in table.areas), "")
        end = (table.free_spot(goal) or table.where(goal)) if goal else None
        if start is None or end is None:
            return None
        spots = (board.mapFromScene(start), board.mapFromScene(end))
        return spots if all(self._is_free(spot) for spot in spots) else None

    def _is_free(self, spot: QPoint) -> bool:
        """Is the board in sight there, and nothing over it?"""
        view = self._page().board.viewport()
        return view.rect().contains(spot) and QApplication.widgetAt(view.mapToGlobal(spot)) in (view, None)

    def _carry(self, start: QPoint, end: QPoint, drop: bool = True) -> None:
        view = self._page().board.viewport()
        QTest.mousePress(view, LEFT, pos=start)
        for step in range(1, STOPS + 1):
            QTest.mouseMove(view, start + (end - start) * step / STOPS)
            QApplication.processEvents()
        if drop:
            QTest.mouseRelease(view, LEFT, pos=end)

    def _row(self, choice: Choice) -> None:
        """The option's row in the list of all options."""
        if self._page().hand.selected is not None:
            self._press(Qt.Key.Key_Escape)  # the list would be of that piece alone
        self._press(Qt.Key.Key_K, CONTROL)
        self._press(Qt.Key.Key_A, CONTROL)  # what was searched for before
        self._press(Qt.Key.Key_Backspace)
        rows = self._page().options.list
        model = rows.model()
        values = [sentence.value for sentence in model.rows] if isinstance(model, SentenceModel) else []
        if choice not in values:
            raise Fault(f"{choice.option.key} is in no row")
        index = model.index(values.index(choice), 0)
        for _ in range(TURNS):
            middle = rows.visualRect(index).center()
            if rows.viewport().rect().contains(middle):
                break
            self._turn(rows.viewport(), rows.viewport().rect().center(), -120 if middle.y() > 0 else 120)
        QTest.mouseClick(rows.viewport(), LEFT, pos=rows.visualRect(index).center())

    def _choose_in_menu(self, choice: Choice) -> None:
        popup = QApplication.activePopupWidget()
        if not isinstance(popup, QMenu):
            return
        words = self._page().words(choice)
        action = next((action for action in popup.actions() if words in action.text()), None)
        if action is None:
            raise Fault(f"{words!r} is not among {[action.text() for action in popup.actions()]}")
        QTest.mouseClick(popup, LEFT, pos=popup.actionGeometry(action).center())
        self.settle()

    def _confirm(self) -> None:
        """What is only laid or armed so far is meant."""
        strip = self._page().what_now
        main = [button for button in (*strip.guests(), strip.main_button) if button is not None
                and button.property("look") == "main" and button.isVisible() and button.isEnabled()]  # fmt: skip
        if main:
            QTest.mouseClick(main[0], LEFT)
            self.settle()

    # --- fidgets --------------------------------------------------------------------------------------------------

    def fidget(self) -> None:
        """Something else. Afterwards the table is at the newest position and nothing is held. Raises Fault."""
        self.luck.choice(self.fidgets)()
        self.settle()
        self._rest()

    def _hover(self) -> None:
        for _ in range(STOPS):
            QTest.mouseMove(self._page().board.viewport(), self._somewhere())
            self.settle()

    def _wheel(self) -> None:
        turns = self.luck.choice((120, -120, 240, -480))
        self._turn(self._page().board.viewport(), self._somewhere(), turns)
        if self.luck.randrange(2):
            self._press(Qt.Key.Key_0, CONTROL)

    def _break_off(self) -> None:
        """A drag that Esc ends."""
        before = self._position()
        self._carry(self._some_piece(), self._somewhere(), drop=False)
        self._press(Qt.Key.Key_Escape)
        if self._page().hand.held() is not None:
            raise Fault("Esc did not end the drag")
        QTest.mouseRelease(self._page().board.viewport(), LEFT, pos=self._somewhere())
        if self._position() != before:
            raise Fault("a drag that Esc ended has changed the table")

    def _stray(self) -> None:
        """Any piece to any place, allowed or not."""
        self._carry(self._some_piece(), self._somewhere())

    def _look_back(self) -> None:
        """Some answers back; there a drag, which may change nothing."""
        before = self._position()
        for _ in range(1 + self.luck.randrange(STOPS)):
            self._press(Qt.Key.Key_Left, ALT)
        self._stray()
        if self._position() != before and self._page().controller.viewed is not None:
            raise Fault("the table has changed in the past")

    def _search(self) -> None:
        self._press(Qt.Key.Key_K, CONTROL)
        for letter in (Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_Backspace):
            self._press(letter)

    def _change_size(self) -> None:
        """Another size of the window, at times in the middle of a drag."""
        dragged = self.luck.randrange(2) == 0
        if dragged:
            self._carry(self._some_piece(), self._somewhere(), drop=False)
        self.window.resize(*self.luck.choice(SIZES))
        self.settle()
        if dragged:
            QTest.mouseRelease(self._page().board.viewport(), LEFT, pos=self._somewhere())

    def _undo(self) -> None:
        """Back, and at times forward again."""
        self._press(Qt.Key.Key_Z, CONTROL)
        if self.luck.randrange(3):
            self._press(Qt.Key.Key_Z, CONTROL | SHIFT)

    def _press_keys(self) -> None:
        """Keys of the board and of the panels."""
        for _ in range(STOPS):
            key = self.luck.choice((Qt.Key.Key_G, Qt.Key.Key_H, Qt.Key.Key_B, Qt.Key.Key_L, Qt.Key.Key_Tab,
                                      Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_F1, Qt.Key.Key_F10))  # fmt: skip
            self._press(key)

    # --- small things ---------------------------------------------------------------------------------------------

    def _page(self) -> TablePage:
        page = self.window.table_page()
        if page is None:
            raise Fault("the table is gone")
        return page

    def _position(self) -> int:
        return self._page().controller.match.position

    def _somewhere(self) -> QPoint:
        """Any point of the board."""
        view = self._page().board.viewport()
        return QPoint(self.luck.randrange(view.width()), self.luck.randrange(view.height()))

    def _some_piece(self) -> QPoint:
        """A piece on the board, or any point."""
        board = self._page().board
        where = board.table.where(self.luck.choice(sorted(board.table.pieces) or [""]))
        return board.mapFromScene(where) if where is not None else self._somewhere()

    def _rest(self) -> None:
        """Esc until nothing is open, held or looked back at. Raises Fault when something stays."""
        for _ in range(2 * STOPS):
            page = self._page()
            open_now = QApplication.activePopupWidget() or QApplication.activeModalWidget()
            if open_now is None and page.hand.held() is None and page.controller.viewed is None:
                return
            self._press(Qt.Key.Key_Escape)
        raise Fault(f"Esc does not end it: {open_now}, {page.hand.held()}, {page.controller.viewed}")

    def _press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        top = QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.window
        if QApplication.activeWindow() is None:  # a closed dialogue leaves none active where no one manages windows
            top.activateWindow()
            self.settle()
        focused: QWidget | None = top.focusWidget()  # None where nothing has the keyboard
        QTest.keyClick(top if focused is None else focused, key, modifier)
        self.settle()

    def _turn(self, widget: QWidget, at: QPoint, turn: int) -> None:
        event = QWheelEvent(QPointF(at), QPointF(widget.mapToGlobal(at)), QPoint(), QPoint(0, turn),
                            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
                            Qt.ScrollPhase.NoScrollPhase, False)  # fmt: skip
        QApplication.sendEvent(widget, event)
        self.settle()

    @staticmethod
    def settle() -> None:
        """Lets the window follow."""
        for _ in range(3):
            QApplication.processEvents()
