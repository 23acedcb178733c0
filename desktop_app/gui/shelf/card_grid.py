"""Cards in rows, as many beside each other as there is room for; arrow keys walk among them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from desktop_app.gui import theme
from desktop_app.gui.shelf.card_pictures import CardPictures
from desktop_app.gui.shelf.items import Item
from desktop_app.gui.shelf.shelf_card import ShelfCard

LEAST = 208
"""The least width of a card, in pixels at text size 100."""

MOST = 340
"""Pixels that a card of large words is wide at least: two stand beside each other in a small window."""

SPACE = 12
BAR = 10
"""Pixels of a scroll bar."""

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class CardGrid(QScrollArea):
    """`picked`: another card is told of; `entered`: a card was taken; `keyed`: Delete or F2 on a card."""

    picked = Signal(object)
    entered = Signal(object)
    keyed = Signal(object, int)

    def __init__(self, name: str, pictures: CardPictures) -> None:
        super().__init__()
        self._pictures = pictures
        self.cards: list[ShelfCard] = []
        self._columns = 0
        self._least = min(theme.scaled(LEAST), MOST)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(name)
        self.viewport().setAutoFillBackground(False)

    def show_items(self, items: Sequence[Item]) -> None:
        """Other cards; none of them is picked."""
        self._pictures.forget_wishes()
        holder = QWidget()
        self._grid = QGridLayout(holder)
        self._grid.setContentsMargins(0, 0, SPACE, SPACE)
        self._grid.setSpacing(SPACE)
        self.cards = [self._card(item) for item in items]
        self._columns = 0
        self.setWidget(holder)
        holder.setAutoFillBackground(False)
        self._arrange()

    def pick(self, card: ShelfCard) -> None:
        """This is the card that is told of."""
        if card.is_picked:
            return
        for each in self.cards:
            if each.is_picked:
                each.pick(False)
        card.pick(True)
        self.ensureWidgetVisible(card, 0, SPACE)
        self.picked.emit(card.item)

    def picked_card(self) -> ShelfCard | None:
        """The card that is told of, if there are any."""
        return next((card for card in self.cards if card.is_picked), None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More or fewer beside each other."""
        super().resizeEvent(event)
        self._arrange()

    def _card(self, item: Item) -> ShelfCard:
        card = ShelfCard(item)
        card.picked.connect(lambda: self.pick(card))
        card.entered.connect(lambda: self.entered.emit(card.item))
        card.keyed.connect(lambda key: self._key(card, Qt.Key(key)))
        card.picture.wanted.connect(lambda: self._pictures.want(item, card.picture.show_pixmap))
        return card

    def _arrange(self) -> None:
        room = self.width() - SPACE - BAR  # whether or not there is a bar just now
        columns = max(1, (room + SPACE) // (self._least + SPACE))
        if columns == self._columns or not hasattr(self, "_grid"):
            return
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for place, card in enumerate(self.cards):
            self._grid.addWidget(card, place // columns, place % columns)
        rows = (len(self.cards) + columns - 1) // columns
        self._grid.setRowStretch(rows, 1)
        self._columns = columns

    def _key(self, card: ShelfCard, key: Qt.Key) -> None:
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_F2):
            self.keyed.emit(card.item, int(key))
            return
        place, last = self.cards.index(card), len(self.cards) - 1
        steps = {**_STEPS, Qt.Key.Key_Up: -self._columns, Qt.Key.Key_Down: self._columns, Qt.Key.Key_Home: -last,
                 Qt.Key.Key_End: last}  # fmt: skip
        goal = place + steps[key]
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            goal = max(0, min(goal, last))
        if 0 <= goal <= last:
            self.cards[goal].setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_picked(self) -> None:
        """The keyboard comes to the card that is told of, when the page is shown."""
        card = self.picked_card()
        if card is not None:
            QTimer.singleShot(0, card, lambda: card.setFocus(Qt.FocusReason.OtherFocusReason))
