"""What is told of the card that is picked, who plays it, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.buttons import GlyphButton
from desktop_app.gui.parts import Words, panel
from desktop_app.gui.shelf.items import Item
from desktop_app.gui.shelf.shelf_card import Picture
from desktop_app.gui.wording import Wording
from desktop_app.gui.wordy_box import WordyBox

WIDTH = 372
"""Of the panel, in pixels at text size 100."""

ART = {"play": "play", "watch": "play", "open": "play", "open_backup": "undo", "edit": "branch", "change": "branch",
       "go_on": "branch", "begin_from": "branch", "export": "share", "rename": "grip", "delete": "trash"}  # fmt: skip
"""The drawing on each button."""

EDGE, EDGES, RIMS = 4, 12, 2
"""Pixels between long words and their bar, round everything, and of the panel's own two rims."""

SCROLLS = 14
"""Pixels that a bar for scrolling takes."""

LARGE = 150
"""From this text size on, in per cent, words need the room of the picture, which stands on the card as well."""


class TallArea(QScrollArea):
    """Scrolls something that is as wide as there is room and as tall as its words need."""

    def __init__(self, holder: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._holder = holder
        self.setWidget(holder)
        holder.setAutoFillBackground(False)
        holder.installEventFilter(self)
        self.viewport().setAutoFillBackground(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What it holds may need another height."""
        if watched is self._holder and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Breaks lines anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wide = self.viewport().width()
        for picture in self._holder.findChildren(Picture):
            picture.fit(wide - EDGE)
        self._holder.resize(wide, self._holder.heightForWidth(wide))


class Details(QFrame):
    """`acted` carries the name of what is to be done."""

    acted = Signal(str)

    def __init__(self, wording: Wording, levels: Sequence[str], most: int) -> None:
        super().__init__()
        self._wording, self._levels = wording, levels
        self.setProperty("look", "panel")
        self.setFixedWidth(min(theme.scaled(WIDTH), most))
        self.seat: WordyBox | None = None
        self.level: WordyBox | None = None
        self.buttons: dict[str, QPushButton] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(EDGES, EDGES, EDGES, EDGES)
        self._column.setSpacing(theme.MARGIN)
        self._content: QWidget | None = None
        self.picture = Picture()
        self.picture.setParent(self)
        self.picture.hide()

    def show_item(self, item: Item | None) -> None:
        """Another card, or none."""
        if self._content is not None:
            self._content.hide()
            self._column.removeWidget(self._content)
            self._content.deleteLater()
        self.seat = self.level = None
        self.buttons = {}
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.MARGIN)
        self._column.addWidget(self._content)
        if item is None:
            return
        main = [act for act in item.acts[:1] if act != "delete"]
        others = item.acts[len(main):]
        below = [self._others(others)] if others else []
        if item.seats and "play" in item.acts:
            below.insert(0, self._choices(item))
        told = self._told(item)
        within = told.layout() if _is_large() else column  # large words leave no room that doesn't scroll
        assert isinstance(within, QVBoxLayout)
        column.addWidget(TallArea(told), 1)
        for part in below:
            within.addLayout(part)
        for act in main:
            column.addWidget(self._button(act, "main"))
        self._content.show()

    def show_pixmap(self, pixmap: QPixmap) -> None:
        """The picture of the card."""
        self.picture.show_pixmap(pixmap)

    def choice(self) -> tuple[str, str]:
        """The seat that the person takes, and the bots' level."""
        seat = self.seat.currentData() if self.seat is not None else ""
        level = self.level.currentData() if self.level is not None else self._levels[0]
        return str(seat), str(level)

    def _told(self, item: Item) -> QWidget:
        """Picture and words; long ones scroll."""
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, EDGE, 0)
        column.setSpacing(theme.GAP)
        self.picture = Picture("warning" if item.problem else "scenario")
        self.picture.setParent(holder)
        self.picture.setHidden(_is_large())
        if not _is_large():
            column.addWidget(self.picture)
            column.addSpacing(theme.TIGHT)
        column.addWidget(Words(item.title, "heading"))
        for line in item.about:
            column.addWidget(Words(line.words, line.style, line.tone))
        if item.problem:
            frame = panel("reason")
            inner = QVBoxLayout(frame)
            inner.addWidget(Words(item.problem, "body"))
            column.addWidget(frame)
        return holder

    def _choices(self, item: Item) -> QGridLayout:
        """Each with its name beside it, or above it where there is no room for both."""
        say = self._wording.say
        grid = QGridLayout()
        grid.setSpacing(theme.GAP)
        self.seat = WordyBox(say("app.shelf.seat"))
        for seat, words in item.seats:
            self.seat.addItem(words, seat)
        self.seat.setCurrentIndex(max(0, self.seat.findData(item.played)))
        self.level = WordyBox(say("app.shelf.level"))
        for level in self._levels:
            self.level.addItem(say(f"name.bot_{level}"), level)
        boxes = (self.seat, self.level)
        names = [Words(say(words), "body", "quiet") for words in ("app.shelf.seat", "app.shelf.level")]
        widest = [max(widget.sizeHint().width() for widget in column) for column in (names, boxes)]
        beside = sum(widest) + theme.GAP <= self._room()
        for place, (name, box) in enumerate(zip(names, boxes, strict=True)):
            grid.addWidget(name, *((place, 0) if beside else (2 * place, 0)))
            grid.addWidget(box, *((place, 1) if beside else (2 * place + 1, 0)))
        grid.setColumnStretch(1 if beside else 0, 1)
        return grid

    def _room(self) -> int:
        """Pixels between its margins, with a bar for scrolling if there may be one."""
        return self.width() - 2 * EDGES - RIMS - (EDGE + SCROLLS if _is_large() else 0)

    def _others(self, acts: Sequence[str]) -> QGridLayout:
        """Buttons two by two where they have room."""
        grid = QGridLayout()
        grid.setSpacing(theme.GAP)
        others = [self._button(act, "plain") for act in acts]
        widest = max((button.sizeHint().width() for button in others), default=0)
        across = 2 if 2 * widest + theme.GAP <= self._room() else 1
        for place, button in enumerate(others):
            grid.addWidget(button, place // across, place % across)
        return grid

    def _button(self, act: str, look: str) -> QPushButton:
        main = look == "main"
        key = self._wording.say("app.key.enter") if main else ""
        words = self._wording.say(f"app.shelf.{act}")
        button = GlyphButton(words, ART.get(act, ""), key, look, height=44 if main else 36)
        button.fit(self.width() - 2 * EDGES - RIMS)
        button.clicked.connect(lambda: self.acted.emit(act))
        self.buttons[act] = button
        return button


def _is_large() -> bool:
    """Do words take so much room that the panel must scroll as a whole?"""
    return theme.text_size() >= LARGE
