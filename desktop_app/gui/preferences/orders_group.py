"""The preferences' list of standing orders, each of which can be taken back; beside it, how they are given."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QUndoStack
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.settings import SettingsKeeper
from desktop_app.app.standing_orders import Order
from desktop_app.gui import theme
from desktop_app.gui.parts import Words, panel
from desktop_app.gui.preferences.order_words import order_words, ordered_for
from desktop_app.gui.preferences.orders_door import OrdersDoor
from desktop_app.gui.preferences.preference_group import PreferenceGroup, lay_row, small_button
from desktop_app.gui.preferences.two_columns import TwoColumns
from desktop_app.gui.wording import Wording

STEPS = ("give", "until", "stops", "back")
"""How orders work, from the first to the last."""

SHARES = (6, 5)


class OrderRow(QFrame):
    """One order: the question, whom it is for and how long it holds, and the button that deletes it."""

    def __init__(self, order: Order, door: OrdersDoor, wording: Wording) -> None:
        super().__init__()
        self._order, self._door = order, door
        self.setProperty("look", "panel")
        self.delete = small_button(wording.say("app.order.delete"))
        self.delete.setAccessibleName(wording.say("app.order.delete_of", what=order.words))
        self.delete.clicked.connect(self._take_back)
        note = f"{ordered_for(order, wording)} · {order_words(order, wording)}"
        lay_row(self, order.words, note, self.delete, beside=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key that deletes does it too."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._take_back()
        else:
            super().keyPressEvent(event)

    def _take_back(self) -> None:
        self._door.take_back(self._order)


class OrdersGroup(PreferenceGroup):
    """Those of this match, then those for always. The way back takes back those for always."""

    def __init__(self, title: str, door: OrdersDoor, settings: SettingsKeeper, wording: Wording,
                 steps: QUndoStack) -> None:  # fmt: skip
        super().__init__(title, ("standing_orders",), settings, wording, steps)
        self._door, self._zoom = door, theme.zoom()
        self.rows: list[OrderRow] = []
        holder = QWidget()
        holder.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._list = QVBoxLayout(holder)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(theme.GAP)
        key = door.window.commands["order"].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.column.addWidget(TwoColumns([holder], [_how(wording, key)], SHARES), 1)
        self.show_settings()

    def show_settings(self) -> None:
        """The list, anew."""
        super().show_settings()
        while (item := self._list.takeAt(0)) is not None:
            gone = item.widget()
            if gone is not None:
                gone.hide()
                gone.deleteLater()
        self.rows = []
        with theme.zoomed(self._zoom):
            self._fill(self._door.orders())
        for row in self.rows[:1]:
            row.delete.setFocus()

    def _fill(self, orders: tuple[Order, ...]) -> None:
        say = self.wording.say
        always = [order for order in orders if order.until == "always"]
        for title, found in (("match", [each for each in orders if each not in always]), ("always", always)):
            if found:
                self._list.addWidget(Words(say(f"app.order.list.{title}"), "name"))
            for order in found:
                row = OrderRow(order, self._door, self.wording)
                self.rows.append(row)
                self._list.addWidget(row)
        if not orders:
            self._list.addWidget(_nothing(self.wording))


def _nothing(wording: Wording) -> QFrame:
    card = panel()
    lines = QVBoxLayout(card)
    lines.setContentsMargins(16, 14, 16, 14)
    lines.setSpacing(theme.HAIR)
    lines.addWidget(Words(wording.say("app.order.none"), "body_b"))
    lines.addWidget(Words(wording.say("app.order.none.note"), "small", "quiet"))
    return card


def _how(wording: Wording, key: str) -> QFrame:
    """What orders are, and how one is given, ends and is taken back."""
    card = panel()
    column = QVBoxLayout(card)
    column.setContentsMargins(16, 12, 16, 16)
    column.setSpacing(theme.MARGIN)
    column.addWidget(Words(wording.say("app.order.what"), "body"))
    grid = QGridLayout()
    grid.setHorizontalSpacing(theme.MARGIN)
    grid.setVerticalSpacing(theme.MARGIN)
    grid.setColumnStretch(1, 1)
    column.addLayout(grid)
    for place, step in enumerate(STEPS):
        lines = QVBoxLayout()
        lines.setSpacing(theme.HAIR)
        lines.addWidget(Words(wording.say(f"app.order.step.{step}"), "body_b"))
        note = "give.bare" if step == "give" and not key else f"{step}.note"
        lines.addWidget(Words(wording.say(f"app.order.step.{note}", key=key), "small", "quiet"))
        grid.addWidget(Words(str(place + 1), "number", "quiet", wraps=False), place, 0, Qt.AlignmentFlag.AlignTop)
        grid.addLayout(lines, place, 1)
    return card
