"""A card on which a person orders not to be asked something for a while."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.standing_orders import Lasting, Order
from desktop_app.gui import theme
from desktop_app.gui.dialogs import Flowing, buttons_row, dialog_button, fit_to_screen, scrolling
from desktop_app.gui.parts import Words
from desktop_app.gui.preferences.choosers import Segments, Switch
from desktop_app.gui.wording import Wording

LASTINGS: tuple[Lasting, ...] = get_args(Lasting)
WIDE = 470
"""Width of what is to be read, in pixels at 100 % text."""


class OrderDialog(QDialog):
    """`ordered` carries the order. `kinds`: the words of what else is on offer now, by kind."""

    ordered = Signal(object)

    def __init__(self, parent: QWidget, wording: Wording, order: Order, kinds: Mapping[str, str]) -> None:
        super().__init__(parent)
        self._order, self._kinds = order, dict(kinds)
        say = wording.say
        self.setWindowTitle(say("app.order.title"))
        content = Flowing()
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 20, 24, 12)
        column.setSpacing(theme.MARGIN)
        column.addWidget(Words(say("app.order.title"), "heading"))
        column.addWidget(Words(order.words, "body_b"))
        column.addWidget(Words(say("app.order.how"), "body", "quiet"))
        self.until = Segments(say("app.order.until"), [say(f"app.order.until.{name}") for name in LASTINGS], 0)
        self._until: Lasting = LASTINGS[0]
        self.until.chosen.connect(self._choose)
        column.addWidget(self.until)
        column.addWidget(Words(say("app.order.but"), "body_b"))
        rows = {kind: say("app.order.if.kind", what=words) for kind, words in kinds.items()}
        rows.update({name: say(f"app.order.if.{name}") for name in (":strange", ":contest", ":came")})
        self.switches = {name: Switch(words, name == ":strange") for name, words in rows.items()}
        for name, words in rows.items():
            column.addWidget(_row(words, self.switches[name]))
        column.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 16)
        page.addWidget(scrolling(content), 1)
        page.addLayout(self._buttons(wording))
        fit_to_screen(self, theme.scaled(WIDE) + 60, content.heightForWidth(theme.scaled(WIDE) + 40) + theme.scaled(76))

    def _buttons(self, wording: Wording) -> QVBoxLayout:
        cancel, give = dialog_button(wording.say("app.cancel")), dialog_button(wording.say("app.order.do"), "main")
        give.setDefault(True)
        cancel.clicked.connect(self.reject)
        give.clicked.connect(self._give)
        foot = QVBoxLayout()
        foot.setContentsMargins(24, 8, 24, 4)
        foot.addLayout(buttons_row(cancel, give))
        return foot

    def _choose(self, place: int) -> None:
        self._until = LASTINGS[place]

    def _give(self) -> None:
        on = {name for name, switch in self.switches.items() if switch.isChecked()}
        stops = {kind: words for kind, words in self._kinds.items() if kind in on}
        self.accept()
        self.ordered.emit(self._order.model_copy(update={
            "until": self._until, "stops": stops, "strange": ":strange" in on, "contest": ":contest" in on,
            "came": ":came" in on,
        }))  # fmt: skip


def _row(words: str, switch: Switch) -> QFrame:
    row = QFrame()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(theme.MARGIN)
    line.addWidget(switch)
    line.addWidget(Words(words, "body"), 1)
    return row
