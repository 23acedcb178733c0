"""A button for an action that shows its drawing, its words and its key."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAction, QFontMetrics, QIcon, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolButton

from desktop_app.gui import theme
from desktop_app.gui.editor.palette_parts import glyph_icon, icon_size
from desktop_app.gui.key_map import key_words
from desktop_app.gui.parts import relook
from desktop_app.gui.theme import colour

LARGEST_WORDS = 150
"""Above this text size, in per cent, there is room for drawings only."""


class KeyButton(QToolButton):
    """`keyed`: whether the key is written on it; else it is only told. `key`: instead of the action's own."""

    def __init__(self, action: QAction, art: str, keyed: bool = True, look: str = "keyed",
                 key: QKeySequence | None = None) -> None:  # fmt: skip
        super().__init__()
        words = action.text().replace("&", "").replace("\u2026", "")
        self.setDefaultAction(action)
        shown = key or action.shortcut()
        self._key = key_words(shown) if keyed and not shown.isEmpty() else ""
        self._key_font = theme.font("badge")
        wide = QFontMetrics(self._key_font).horizontalAdvance(self._key) + theme.scaled(10)
        self._box = QSize(wide, theme.scaled(20))
        self._more = theme.scaled(6) + (wide + theme.GAP if self._key else 0)
        self.setText(words)
        self.setIcon(glyph_icon(art) if art else QIcon())
        self.setIconSize(icon_size(14))
        self.setFont(theme.font("small_b"))
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if art else Qt.ToolButtonStyle.ToolButtonTextOnly
        if art and not keyed and theme.text_size() > LARGEST_WORDS:
            style = Qt.ToolButtonStyle.ToolButtonIconOnly
        self.setToolButtonStyle(style)
        self.setMinimumHeight(theme.scaled(32))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(words)
        self._art = art
        self.base = look
        relook(self, look)
        action.changed.connect(self._keep_words)
        action.visibleChanged.connect(lambda: self.setHidden(not action.isVisible()))
        self._words = words

    def _keep_words(self) -> None:
        """The action has changed, and with it Qt the button."""
        self.setText(self._words)
        if self._art:
            self.setIcon(glyph_icon(self._art, theme.colours().accent_ink if self._is_main() else ""))

    def _is_main(self) -> bool:
        return self.property("look") == "main" and self.isEnabled()

    def show_main(self, main: bool) -> None:
        """Is it the one thing to do now?"""
        relook(self, "main" if main else self.base)
        self._keep_words()

    def sizeHint(self) -> QSize:
        """With room for the key."""
        hint = super().sizeHint()
        return QSize(hint.width() + self._more, hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button, then its key in a frame."""
        super().paintEvent(event)
        if not self._key:
            return
        tokens = theme.colours()
        ink = tokens.accent_ink if self._is_main() else tokens.text_2 if self.isEnabled() else tokens.text_3
        wide, high = self._box.width(), self._box.height()
        box = QRectF(self.width() - wide - theme.GAP, (self.height() - high) / 2, wide, high)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(ink, 0.7), 1))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(colour(ink))
        painter.setFont(self._key_font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._key)
        painter.end()
