"""A person who plays any option by mouse alone or by keys alone, whatever the game."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from desktop_app.gui.gestures import Choice, choices
from desktop_app.gui.parts import PieceToken
from tests.gui.hands import LEFT, Hands


class Player:
    """Takes options; each must change the position."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.begun: set[str] = set()
        """Where drags have begun: "board", "beside" it, a "contest" over it."""
        self.taken: dict[str, int] = {"drag": 0, "click": 0, "button": 0, "row": 0}

    # --- what there is

    def open(self) -> list[Choice]:
        """What may be answered, without what may be thrown in at any time."""
        return [choice for choice in choices(self.hands.page.showing.view.prompt) if not choice.aside]

    def words(self, choice: Choice) -> str:
        return str(self.hands.page.words(choice))

    def position(self) -> int:
        return int(self.hands.page.controller.match.position)

    # --- by mouse

    def take_by_mouse(self, choice: Choice) -> None:
        self.hands.close_options()
        before = self.position()
        option = choice.option
        if option.from_ids and option.to_ids:
            self._drag(choice)
        elif option.from_ids or option.to_ids:
            self._click(choice)
        else:
            self._button_or_row(choice)
        self.hands.settle()
        self._confirm()
        assert self.position() != before, f"nothing came of {option.key}"

    def take_by_two_clicks(self, choice: Choice) -> None:
        """First what the option begins with, then where it leads."""
        self.hands.close_options()
        before = self.position()
        widget, point = self._in_heap(choice.option.from_ids) or self._where(choice.option.from_ids)
        QTest.mouseClick(widget, LEFT, pos=point)
        self.hands.settle()
        widget, point = self._where(choice.option.to_ids)
        QTest.mouseClick(widget, LEFT, pos=point)
        self.hands.settle()
        self._choose_in_menu(choice)
        self.hands.settle()
        self._confirm()
        assert self.position() != before, f"nothing came of {choice.option.key}"

    def close_menu(self) -> None:
        """Puts away a menu that nothing was chosen of, and lets go of what is held."""
        for _ in range(2):
            self.hands.key(Qt.Key.Key_Escape)

    def _drag(self, choice: Choice) -> None:
        widget, start = self._in_heap(choice.option.from_ids) or self._where(choice.option.from_ids)
        other, end = self._where(choice.option.to_ids)
        shown = self.hands.contest()
        over = shown is not None and shown.isAncestorOf(widget)
        self.begun.add("contest" if over else "board" if widget is self.hands.page.board.viewport() else "beside")
        self.hands.drag_from(widget, start, widget.mapFromGlobal(other.mapToGlobal(end)))
        self.taken["drag"] += 1
        self._choose_in_menu(choice)

    def _click(self, choice: Choice) -> None:
        widget, point = self._where(choice.option.from_ids or choice.option.to_ids)
        before = self.position()
        QTest.mouseClick(widget, LEFT, pos=point)
        self.hands.settle()
        self._choose_in_menu(choice)
        self._confirm()
        if self.position() == before:  # the piece can do other things too: it has been selected
            self._row(choice)
        else:
            self.taken["click"] += 1

    def _button_or_row(self, choice: Choice) -> None:
        words = self.hands.page.wording.sentence(choice.option.text)
        buttons = [b for b in self.hands.page.what_now.buttons() if b.text().startswith(words)]
        if not buttons:
            self._row(choice)
            return
        before = self.position()
        self.hands.press(buttons[0])
        if self.position() == before:
            self.hands.press(self.hands.page.what_now.main_button)
        self.taken["button"] += 1

    def _row(self, choice: Choice) -> None:
        self.hands.open_options()
        rows = self.hands.page.options.list
        model = rows.model()
        index = next(model.index(r, 0) for r in range(model.rowCount()) if model.rows[r].value == choice)
        while not rows.viewport().rect().contains(rows.visualRect(index).center()):
            down = rows.visualRect(index).center().y() > rows.viewport().height() / 2
            self.hands.wheel(rows.viewport(), rows.viewport().rect().center(), -120 if down else 120)
        QTest.mouseClick(rows.viewport(), LEFT, pos=rows.visualRect(index).center())
        self.taken["row"] += 1

    def _choose_in_menu(self, choice: Choice) -> None:
        if self.hands.menu():
            self.hands.choose(self.words(choice))

    def _confirm(self) -> None:
        """A result that was only laid is confirmed."""
        button = next((b for b in self.hands.page.what_now.guests() if b.property("look") == "main"), None)
        if button is not None:
            self.hands.press(button)

    def _in_heap(self, ids: tuple[str, ...]) -> tuple[QWidget, QPoint] | None:
        """A coin of the card that a click opens, when one of these lies in a heap with others that can act as well."""
        table = self.hands.page.board.table
        heap = next((table.pieces[id].stack for id in ids if id in table.pieces), None)
        named = {id for choice in self.open() for id in (*choice.option.from_ids, *choice.option.places)}
        if heap is None or len({piece.kind for piece in heap.pieces if piece.id in named}) < 2:
            return None
        self.hands.click(heap.top.id)
        token = next(token for token in self.hands.page.hover.tokens if set(ids) & set(token.stack.ids))
        return token, token.rect().center()

    def _where(self, ids: tuple[str, ...]) -> tuple[QWidget, QPoint]:
        """A widget and a point of it where one of these ids can be pointed at."""
        page, shown = self.hands.page, self.hands.contest()
        for token in shown.choosable() if shown is not None else ():
            if set(ids) & set(token.stack.ids) and token.isVisible():
                return token, token.rect().center()  # a contest lies over the board
        for id in ids:
            if id in page.board.table.pieces or id in page.board.table.areas:
                return page.board.viewport(), self.hands.spot(id)
        token = self._token(ids)
        self._scroll_to(token)
        return token, token.rect().center()

    def _token(self, ids: tuple[str, ...]) -> PieceToken:
        """The token of one of these; the sheet that it lies in is opened first."""
        for sheet in (None, *self.hands.page.seats.sheets):
            if sheet is not None:
                self.hands.press(sheet.findChild(QPushButton))
            found = [token for token in self._tokens() if set(ids) & set(token.stack.ids)]
            if found:
                return found[0]
        raise AssertionError(f"{ids} are nowhere")

    def _tokens(self) -> list[PieceToken]:
        return list(self.hands.page.tokens())

    def _scroll_to(self, token: Any) -> None:
        """Turns the wheel over the column until the token can be seen whole."""
        area = token.parentWidget()
        while area is not None and area.objectName() != "qt_scrollarea_viewport":
            area = area.parentWidget()
        if area is None:
            return  # it lies where nothing scrolls
        for _ in range(60):
            top = token.mapTo(area, QPoint(0, 0)).y()
            if top >= 0 and top + token.height() <= area.height():
                return
            self.hands.wheel(area, area.rect().center(), 60 if top < 0 else -60)
        raise AssertionError("the wheel doesn't bring it into sight")

    # --- by keys

    def _telling_words(self, sentence: str) -> str:
        """As few of its words, the last ones first, as single it out among the rows: what somebody would type."""
        rows = [row.casefold() for row in self.hands.rows()]
        chosen: list[str] = []
        for word in reversed(sentence.casefold().split()):
            fewer = [row for row in rows if word in row]
            if len(fewer) < len(rows):
                chosen.append(word)
                rows = fewer
        return " ".join(chosen) or sentence

    def take_by_keys(self, choice: Choice) -> None:
        before = self.position()
        self.hands.control(Qt.Key.Key_K)
        self.hands.type(self._telling_words(self.hands.page.wording.sentence(choice.option.text)))
        rows = self.hands.page.options.list
        for _ in range(rows.model().rowCount()):
            if rows.current() == choice:
                break
            self.hands.key(Qt.Key.Key_Down)
        assert rows.current() == choice
        self.hands.key(Qt.Key.Key_Return)
        if any(button.property("look") == "main" for button in self.hands.page.what_now.guests()):
            self.hands.key(Qt.Key.Key_Space)
        assert self.position() != before, f"nothing came of {choice.option.key}"
