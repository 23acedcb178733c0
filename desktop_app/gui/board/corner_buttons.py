"""The buttons in a strip at the left of the boards, where none can lie: nearer, whole, farther, graph."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from desktop_app.gui import theme
from desktop_app.gui.icons import icon
from desktop_app.gui.wording import Wording

SIDE = 32
"""Side of a button at text size 100."""

_SWITCHES = ("graph",)


class CornerButtons(QWidget):
    """Buttons one below the other, beside the boards. Each also has a key on the board."""

    def __init__(self, board: QWidget, wording: Wording, handlers: dict[str, Callable[[], None]]) -> None:
        super().__init__(board)
        self.buttons: dict[str, QToolButton] = {}
        self._sheets: dict[QWidget, QRect] = {}
        self._left_out = False
        self._side = theme.scaled(SIDE)  # kept: the page's zoom may be another while it is laid out
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.GAP)
        for name, handle in handlers.items():
            button = QToolButton(self)
            button.setAccessibleName(wording.say(f"app.board.{name}"))
            button.setToolTip(wording.say(f"app.board.{name}"))
            button.setIcon(icon(name))
            button.setIconSize(QSize(theme.scaled(16), theme.scaled(16)))
            button.setFixedSize(self._side, self._side)
            button.setCheckable(name in _SWITCHES)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setCursor(Qt.CursorShape.ArrowCursor)
            button.clicked.connect(lambda _=False, handle=handle: handle())
            self.buttons[name] = button
        self.fit(len(handlers) * 2 * self._side)

    def mark(self, name: str, on: bool) -> None:
        """A switch is on or off."""
        self.buttons[name].setChecked(on)

    def leave_out(self) -> None:
        """This board is only looked at: it has no buttons."""
        self._left_out = True
        self._show()

    def fit(self, height: int) -> int:
        """Stands in as many columns as this height asks for; returns how wide a strip they need, in pixels."""
        if self._left_out:
            return 0
        shown = [button for button in self.buttons.values() if not button.isHidden()]
        step = self._side + theme.GAP
        rows = max(1, min(len(shown), (height - 2 * theme.GAP) // step))
        columns = -(-len(shown) // rows)
        rows = -(-len(shown) // columns)
        for place, button in enumerate(shown):
            self._grid.addWidget(button, place % rows, place // rows)
        self.resize(columns * step - theme.GAP, rows * step - theme.GAP)
        return self.width() + 2 * theme.GAP

    def covered_by(self, sheet: QWidget, where: QRect | None) -> None:
        """A sheet lies over this part of the board, or over none: buttons that it would touch go meanwhile."""
        self._sheets.pop(sheet, None)
        if where is not None:
            self._sheets[sheet] = where.adjusted(-theme.GAP, -theme.GAP, theme.GAP, theme.GAP)
        self._show()

    def _show(self) -> None:
        covered = any(each.intersects(self.geometry()) for each in self._sheets.values())
        self.setHidden(self._left_out or covered)

    def stand(self) -> None:
        """At the lower end of the strip."""
        board = self.parentWidget()
        assert board is not None
        self.move(theme.GAP, board.height() - self.height() - theme.GAP)
        self._show()
        self.raise_()
