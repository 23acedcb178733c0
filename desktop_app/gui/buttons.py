"""Buttons of the pages: with a drawing and a key's cap; whole cards; and a few choices side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from desktop_app.gui import theme
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.theme import colour

PADDING = 14
"""Pixels at text size 100 between a button's rim and what it shows."""


class GlyphButton(QPushButton):
    """A drawing, words, and the cap of the key that does the same. `look`: as in the style sheet."""

    def __init__(self, words: str, art: str = "", key: str = "", look: str = "plain", style: str = "body_b",
                 height: int = 40) -> None:  # fmt: skip
        super().__init__(words)
        self._art, self._key = art, key
        self._side, self._gap, self._pad = theme.scaled(16), theme.scaled(8), theme.scaled(PADDING)
        self._cap_font = theme.font("badge")
        self.setProperty("look", look)
        self._hides_key = self._breaks = False
        self.setFont(theme.font(style))
        self.setMinimumHeight(theme.scaled(height))

    def has_art(self) -> bool:
        """Is there a drawing on it?"""
        return bool(self._art)

    def key_cap(self) -> str:
        """The key that is shown on it, or nothing."""
        return "" if self._hides_key else self._key

    def show_key(self, key: str) -> None:
        """The cap of another key, or none."""
        self._key = key
        self._measure_anew()

    def hide_key(self, hidden: bool) -> None:
        """Whether there is no room for its key."""
        self._hides_key = hidden
        self._measure_anew()

    def fit(self, room: int) -> None:
        """Gives up its key, then its one line of words, where it would be wider than so many pixels."""
        self._hides_key = self._breaks = False
        self._hides_key = self.sizeHint().width() > room
        self._breaks = self.sizeHint().width() > room
        self._measure_anew()

    def _measure_anew(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough for all of its words, and tall enough for all of their lines."""
        further = round((len(self._lines()) - 1) * QFontMetricsF(self.font()).height())
        tall = max(super().sizeHint().height(), self.minimumHeight()) + further
        return QSize(round(self._inside()) + 2 * self._pad, tall)

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button without its words; then drawing, words and cap in the middle."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setRenderHint(QStylePainter.RenderHint.Antialiasing)
        x, middle = (self.width() - self._inside()) / 2, self.height() / 2
        drawn = drawing(self._art)
        if drawn is not None:
            paint_glyph(painter, drawn, QRectF(x, middle - self._side / 2, self._side, self._side), colour(self._ink()))
            x += self._side + (self._gap if self.text() else 0)
        painter.setPen(colour(self._ink()))
        painter.setFont(self.font())
        wide = self._words_width()
        painter.drawText(QRectF(x, 0, wide + 2, self.height()), Qt.AlignmentFlag.AlignCenter, "\n".join(self._lines()))
        if self._has_cap():
            tall = QFontMetricsF(self._cap_font).height() + 4
            self._paint_cap(painter, QRectF(x + wide + self._gap, middle - tall / 2, self._cap_width(), tall))
        painter.end()

    def _paint_cap(self, painter: QStylePainter, box: QRectF) -> None:
        painter.setFont(self._cap_font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._key)
        painter.setPen(QPen(colour(self._ink(), 0.7), 1))
        painter.drawRoundedRect(box, 4, 4)

    def _ink(self) -> str:
        tokens = theme.colours()
        if not self.isEnabled():
            return tokens.text_3
        if self.property("look") == "toggle" and not self.isChecked():
            return tokens.text_3
        return {"main": tokens.accent_ink, "armed": tokens.loss}.get(str(self.property("look")), tokens.text)

    def _has_cap(self) -> bool:
        return bool(self._key) and not self._hides_key

    def _cap_width(self) -> float:
        return QFontMetricsF(self._cap_font).horizontalAdvance(self._key) + 14

    def _lines(self) -> list[str]:
        """Its words in one line, or in two that are as equal as they can be."""
        words = self.text().split(" ")
        if not self._breaks or len(words) == 1:
            return [self.text()]
        ways = [[" ".join(words[:place]), " ".join(words[place:])] for place in range(1, len(words))]
        return min(ways, key=lambda way: max(map(QFontMetricsF(self.font()).horizontalAdvance, way)))

    def _words_width(self) -> float:
        return max(map(QFontMetricsF(self.font()).horizontalAdvance, self._lines()))

    def _inside(self) -> float:
        glyph = self._side + (self._gap if self.text() else 0) if self._art else 0
        return glyph + self._words_width() + (self._gap + self._cap_width() if self._has_cap() else 0)


class CardButton(QPushButton):
    """A card that is one button: what lies on it is only looked at. `name`: what is said of it."""

    def __init__(self, name: str, look: str = "door") -> None:
        super().__init__()
        self.setProperty("look", look)
        self.setAccessibleName(name)
        self.row = QHBoxLayout(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def add(self, widget: QWidget, share: int = 0) -> None:
        """One more thing on the card."""
        widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.row.addWidget(widget, share)

    def sizeHint(self) -> QSize:
        """As large as what lies on it."""
        return self.row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut off."""
        return self.row.minimumSize()


class SegmentPart(QPushButton):
    """One of the choices; the chosen one in bold. `value`: what it stands for."""

    def __init__(self, value: object, words: str, name: str, style: str, height: int) -> None:
        super().__init__(words)
        self.value = value
        self._fonts = (theme.font(style), theme.font(f"{style}_b"))
        wide = QFontMetricsF(self._fonts[True]).horizontalAdvance(words)
        self.setProperty("look", "segment_part")
        self.setCheckable(True)
        self.setFont(self._fonts[False])
        self.setAccessibleName(f"{name}: {words}")
        self.setMinimumSize(round(wide) + 26, theme.scaled(height))
        self.toggled.connect(lambda on: self.setFont(self._fonts[on]))

    def sizeHint(self) -> QSize:
        """As wide as its bold words, chosen or not, so that nothing moves."""
        return self.minimumSize()


class SegmentBar(QFrame):
    """A few choices in one frame, of which one is chosen: by mouse, by arrow keys. `items`: values with their words."""

    chosen = Signal(object)

    def __init__(self, name: str, items: Sequence[tuple[object, str]], now: object, style: str = "small",
                 height: int = 26) -> None:  # fmt: skip
        super().__init__()
        self.setProperty("look", "segment_bar")
        self.setAccessibleName(name)
        self.parts = [SegmentPart(value, words, name, style, height) for value, words in items]
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(0)
        for part in self.parts:
            part.setChecked(part.value == now)
            part.setProperty("joined", name)
            part.clicked.connect(lambda _=False, value=part.value: self.chosen.emit(value))
            group.addButton(part)
            row.addWidget(part, 1)

    def part(self, value: object) -> SegmentPart:
        """The button of one of the values."""
        return next(part for part in self.parts if part.value == value)

    def show_value(self, now: object) -> None:
        """Another one is chosen; nobody is told."""
        for part in self.parts:
            if part.value == now:
                part.setChecked(True)
