"""A button that shows the key that does the same, in a small frame after its words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QPushButton

from desktop_app.gui import theme
from desktop_app.gui.parts import relook
from desktop_app.gui.theme import colour

TALL, FINE = 20, 3
"""Height of the frame, and how many pixels are painted for one, so that it is sharp on every screen."""


class KeyButton(QPushButton):
    """Its words, and its key where it has one."""

    def __init__(self, words: str, key: str = "", look: str = "plain") -> None:
        super().__init__(words)
        self._key, self._hides_key = key, False
        self.setFont(theme.font("body_b"))
        self.setMinimumHeight(theme.scaled(36))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_look(look)

    def show_key(self, key: str) -> None:
        """Another key, or none."""
        self._key = key
        self.show_look(str(self.property("look")))

    def hide_key(self, hidden: bool) -> None:
        """Whether there is no room for its key."""
        if hidden != self._hides_key:
            self._hides_key = hidden
            self.show_look(str(self.property("look")))

    def show_look(self, look: str) -> None:
        """Another look; its key has the same ink as its words."""
        relook(self, look)
        if not self._key or self._hides_key:
            self.setIcon(QIcon())
            return
        tokens = theme.colours()
        ink = {"main": tokens.accent_ink, "armed": tokens.loss}.get(look, tokens.text)
        chip = _chip(self._key, ink)
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # the key stands after the words
        self.setIcon(QIcon(chip))
        self.setIconSize(QSize(chip.width() // FINE, chip.height() // FINE))

    def sizeHint(self) -> QSize:
        """A little more air between words and key."""
        hint = super().sizeHint()
        return QSize(hint.width() + theme.GAP, hint.height()) if self._key and not self._hides_key else hint


def _chip(key: str, ink: str) -> QPixmap:
    font = theme.font("badge")
    away = theme.GAP
    wide = QFontMetrics(font).horizontalAdvance(key) + theme.scaled(14) + away
    tall = theme.scaled(TALL)
    made = QPixmap(wide * FINE, tall * FINE)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(FINE, FINE)
    painter.setPen(QPen(colour(ink, 0.8), 1.2))
    painter.drawRoundedRect(QRectF(away + 1, 1, wide - away - 2, tall - 2), 4, 4)
    painter.setFont(font)
    painter.setPen(colour(ink))
    painter.drawText(QRectF(away, 0, wide - away, tall), Qt.AlignmentFlag.AlignCenter, key)
    painter.end()
    return made
