"""The preferences' list of standing orders; each can be taken back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QUndoStack
from PySide6.QtWidgets import QFrame, QWidget

from desktop_app.app.settings import SettingsKeeper
from desktop_app.app.standing_orders import Order
from desktop_app.gui.parts import Words
from desktop_app.gui.preferences.order_words import order_words
from desktop_app.gui.preferences.orders_door import OrdersDoor
from desktop_app.gui.preferences.preference_group import PreferenceGroup, lay_row, small_button
from desktop_app.gui.wording import Wording


class OrderRow(QFrame):
    """One order: the question, how long it holds, and the button that deletes it."""

    def __init__(self, order: Order, door: OrdersDoor, wording: Wording) -> None:
        super().__init__()
        self._order, self._door = order, door
        self.setProperty("look", "panel")
        self.delete = small_button(wording.say("app.order.delete"))
        self.delete.setAccessibleName(wording.say("app.order.delete_of", what=order.words))
        self.delete.clicked.connect(self._take_back)
        lay_row(self, order.words, order_words(order, wording), self.delete, beside=True)

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
        self._door = door
        self.column.addWidget(Words(wording.say("app.order.what"), "body", "quiet"))
        self.rows: list[OrderRow] = []
        self._none: QWidget = Words(wording.say("app.order.none"), "body")
        self.column.addWidget(self._none)
        self.column.addStretch(1)
        self.show_settings()

    def show_settings(self) -> None:
        """The list, anew."""
        super().show_settings()
        for row in self.rows:
            self.column.removeWidget(row)
            row.hide()
            row.deleteLater()
        orders = self._door.orders()
        self.rows = [OrderRow(order, self._door, self.wording) for order in orders]
        for place, row in enumerate(self.rows):
            self.column.insertWidget(self.column.count() - 1, row)
            if place == 0:
                row.delete.setFocus()
        self._none.setVisible(not self.rows)
