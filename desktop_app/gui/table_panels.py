"""Where the table's own panels stand, below the boards: contests, tracks, everything else on a shelf."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.panels import panel_for
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import PieceToken, panel
from desktop_app.gui.showing import Showing
from desktop_app.kernel.views import PanelView


class PanelHolder(QFrame):
    """Shows some panels; hidden when there are none. Made anew only when they have changed."""

    def __init__(self, hand: DragController, across: bool = True, look: str = "panel") -> None:
        super().__init__()
        self.setProperty("look", look)
        self._hand = hand
        self._shown: tuple[object, ...] = ()
        self._content: QWidget | None = None
        self._across = across
        self.panels: list[Panel] = []
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(12, 6, 12, 6)
        self.hide()

    def show_panels(self, views: Sequence[PanelView], showing: Showing) -> None:
        """Another position."""
        held = {piece for view in views for item in view.items for piece in item.pieces}
        pieces = tuple(piece for piece in showing.view.pieces if piece.id in held)
        shown = (tuple(views), pieces, showing.view.seats)
        if shown == self._shown:
            return
        self._shown = shown
        for token in self.tokens():
            self._hand.source_gone(token)
        self.panels = [panel_for(view, showing, self._hand) for view in views]
        self._fill()
        self.setVisible(bool(views))
        self.updateGeometry()

    def tokens(self) -> list[PieceToken]:
        """The pieces that lie in these panels."""
        return [token for shown in self.panels for token in shown.tokens]

    def _fill(self) -> None:
        content = QWidget()
        box = QHBoxLayout(content) if self._across else QVBoxLayout(content)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.MARGIN)
        for place, shown in enumerate(self.panels):
            if place and self._across:
                rule = panel("rule")
                rule.setFixedWidth(1)
                box.addWidget(rule)
            box.addWidget(shown, shown.share())
        self._put(content)

    def _put(self, content: QWidget) -> None:
        if self._content is not None:
            self._box.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()
        self._content = content
        self._box.addWidget(content)


class ScrolledPanels(PanelHolder):
    """Panels that may be taller than there is room for: they scroll."""

    def __init__(self, hand: DragController, across: bool, tallest: int) -> None:
        super().__init__(hand, across)
        self._tallest = tallest
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        self._box.addWidget(self._scroll)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _put(self, content: QWidget) -> None:
        old = self._scroll.takeWidget()
        if old is not None:
            old.deleteLater()
        self._content = content
        self._scroll.setWidget(content)
        content.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        """As tall as its panels, up to a limit."""
        if self._content is None:
            return super().sizeHint()
        width = max(self.width() - 36, 120)
        layout = self._content.layout()
        if layout is not None and layout.hasHeightForWidth():
            tall = max(layout.heightForWidth(width), layout.minimumSize().height())
        else:
            tall = self._content.sizeHint().height()
        wanted = tall + 16
        return QSize(super().sizeHint().width(), min(wanted, theme.scaled(self._tallest)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width needs another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """The same: it is never squeezed."""
        return QSize(0, self.sizeHint().height())
