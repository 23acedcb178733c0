"""What stands round the shelves of the palette: a medallion for each shelf, tools, and doors to begin from."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from desktop_app.gui import theme
from desktop_app.gui.discs import paint_medallion
from desktop_app.gui.drawings import drawing, paint_glyph
from desktop_app.gui.editor.editor_hand import TOOLS
from desktop_app.gui.parts import Glyph, relook
from desktop_app.gui.theme import Livery, colour
from desktop_app.gui.wording import Wording

TOOL_ART = {"move": "move", "stamp": "new", "erase": "trash"}


BESIDE = 1.3
"""How much wider than high an icon is: there is a gap between a drawing and its words."""


def glyph_icon(art: str, tint: str = "") -> QIcon:
    """A drawing as the icon of a button."""
    tokens = theme.colours()
    made = QIcon()
    for mode, ink in ((QIcon.Mode.Normal, tint or tokens.text), (QIcon.Mode.Disabled, tokens.text_3)):
        pixmap = QPixmap(round(64 * BESIDE), 64)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        found = drawing(art)
        if found is not None:
            paint_glyph(painter, found, QRectF(0, 0, 64, 64), colour(ink))
        painter.end()
        made.addPixmap(pixmap, mode)
    return made


def icon_size(side: int) -> QSize:
    """How large such an icon is drawn, by the side of its drawing at text size 100."""
    return QSize(theme.scaled(side * BESIDE), theme.scaled(side))


def medallion_button(livery: Livery, words: str, is_open: bool) -> QToolButton:
    """Opens a shelf."""
    made = QToolButton()
    side = theme.scaled(22)
    picture = QPixmap(side * 2, side * 2)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_medallion(painter, picture.rect().toRectF().center(), side - 2, livery)
    painter.end()
    relook(made, "round")
    made.setIcon(QIcon(picture))
    made.setIconSize(picture.size() / 2)
    made.setFixedSize(theme.scaled(32), theme.scaled(32))
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    made.setCheckable(True)
    made.setChecked(is_open)
    made.setAccessibleName(words)
    made.setToolTip(words)
    return made


def fold_button(words: str, is_open: bool) -> QToolButton:
    """The title of a long shelf: pressed, it unfolds it or folds it again."""
    made = QToolButton()
    made.setText(words)
    made.setFont(theme.font("small_b"))
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    made.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    made.setMinimumHeight(theme.scaled(32))
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made


class Tools(QWidget):
    """Move, Stamp, Erase. `chosen`: another one was pressed."""

    chosen = Signal(str)

    def __init__(self, wording: Wording, keys: dict[str, str]) -> None:
        super().__init__()
        self.buttons: dict[str, QToolButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.GAP)
        self._columns = 0
        for tool in TOOLS:
            made = QToolButton()
            made.setText(wording.say(f"app.editor.tool.{tool}"))
            made.setIcon(glyph_icon(TOOL_ART[tool]))
            made.setIconSize(icon_size(9))
            made.setFont(theme.font("badge"))
            made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            made.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
            made.setMinimumHeight(theme.scaled(34))
            made.setCheckable(True)
            made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            made.setToolTip(f"{wording.say(f'app.editor.tool.{tool}.does')} ({keys[tool]})")
            relook(made, "tool")
            made.clicked.connect(partial(self._press, tool))
            self.buttons[tool] = made
        self._arrange(len(TOOLS))

    def minimumSizeHint(self) -> QSize:
        """As wide as the widest."""
        return QSize(self._widest(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many in a row as have room for their words."""
        super().resizeEvent(event)
        in_a_row = sum(button.sizeHint().width() + theme.GAP for button in self.buttons.values()) - theme.GAP
        fit = len(TOOLS) if in_a_row <= self.width() else (self.width() + theme.GAP) // (self._widest() + theme.GAP)
        self._arrange(max(1, min(len(TOOLS), fit)))

    def _widest(self) -> int:
        return max(button.sizeHint().width() for button in self.buttons.values())

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, button in enumerate(self.buttons.values()):
            self._grid.addWidget(button, place // columns, place % columns)
        for column in range(len(TOOLS)):
            self._grid.setColumnStretch(column, int(column < columns))
            self._grid.setColumnMinimumWidth(column, 0)
        self.updateGeometry()

    def show_tool(self, tool: str) -> None:
        """The tool in the hand."""
        for each, button in self.buttons.items():
            button.setChecked(each == tool)

    def _press(self, tool: str, _checked: bool = False) -> None:
        self.chosen.emit(tool)


def door(action: QAction, art: str) -> QPushButton:
    """A way to begin: glyph, words, an arrow at the right."""
    made = QPushButton(action.text().replace("&", "").replace("\u2026", ""))
    made.setFont(theme.font("small"))
    made.setIcon(glyph_icon(art, theme.colours().text_2))
    made.setIconSize(icon_size(15))
    made.setMinimumHeight(theme.scaled(34))
    relook(made, "door")
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 10, 0)
    row.addStretch(1)
    arrow = Glyph("next", 10)
    arrow.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    row.addWidget(arrow)
    made.clicked.connect(action.trigger)
    return made
