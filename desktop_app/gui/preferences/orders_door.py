"""The window's door to standing orders: the card on which one is given, and the page that lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop_app.app.standing_orders import Order, kinds, round_of, way_on
from desktop_app.gui.dialogs import open_dialog
from desktop_app.gui.preferences.order_dialog import OrderDialog
from desktop_app.gui.preferences.ordered_answers import take_back_always

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow
    from desktop_app.gui.match_controller import MatchController


class OrdersDoor(QObject):
    """What the person may order about the match at the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What each of its commands does."""
        return {"order": self.ask, "orders": lambda: self.window.preferences.open("orders")}

    def ask(self) -> None:
        """Opens the card about the question that is asked now, if it can be answered by order."""
        page = self.window.table_page()
        if page is None:
            return
        view = page.showing.view
        prompt = view.prompt
        if prompt is None or way_on(prompt) is None:
            page.say(page.wording.say("app.order.not_now"))
            return
        offered = {kind: page.wording.sentence(option.text) for kind, option in kinds(prompt).items()}
        order = Order(game=page.controller.match.room.id, question=prompt.question.id, until="turn",
                      words=page.wording.sentence(prompt.question), seat=prompt.decider, known=tuple(offered),
                      round=round_of(view))  # fmt: skip
        dialog = OrderDialog(self.window, self.window.wording, order, offered)
        dialog.ordered.connect(page.controller.give_order)
        open_dialog(dialog)

    def orders(self) -> tuple[Order, ...]:
        """All that hold: those of the match at the window, and those for always."""
        controller = self._controller()
        own = controller.ordered.standing.orders if controller is not None else ()
        return (*own, *self.window.services.settings.now.standing_orders)

    def take_back(self, order: Order) -> None:
        """An order less."""
        controller = self._controller()
        if controller is not None:
            controller.ordered.take_back(order)
        else:
            take_back_always(self.window.services.settings, order)

    def _controller(self) -> MatchController | None:
        return self.window.controller()
