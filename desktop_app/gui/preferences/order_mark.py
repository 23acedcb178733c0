"""On the table: the small button that opens the card of standing orders, and the mark that counts them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from desktop_app.app.standing_orders import way_on
from desktop_app.gui import theme
from desktop_app.gui.preferences.key_map import bare

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow
    from desktop_app.gui.table.table_page import TablePage

ROOMY = 125
"""Up to this text size, in per cent, the button stands in the line; the command is there at any size."""


class OrderMark:
    """Both stand in the what-now line, left of the answers."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        window: MainWindow = page.own_window  # type: ignore[assignment]  # it is given as a plain widget
        self.button, self.mark = QPushButton(), QPushButton()
        for button, name in ((self.mark, "orders"), (self.button, "order")):
            action = window.commands[name]
            button.setText(bare(action.text()))
            button.setToolTip(action.toolTip())
            button.setProperty("look", "quiet")
            button.setFont(theme.font("small"))
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(action.trigger)
            page.what_now.put_mark(button)

    def show_table(self) -> None:
        """The button is there while it can be used, the mark while there are orders."""
        page = self._page
        asked = page.controller.viewed is None and way_on(page.showing.view.prompt) is not None
        self.button.setVisible(asked and theme.text_size() <= ROOMY)
        orders = page.controller.ordered.standing
        orders.always = tuple(page.controller.settings.now.standing_orders)
        count = len(orders.all())
        self.mark.setVisible(count > 0)
        self.mark.setText(page.wording.say("app.order.count", n=count))
        self.mark.setAccessibleName(self.mark.text())
        page.what_now.guests_changed()
