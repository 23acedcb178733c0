"""A page with everything that lies on a shelf: cards at the left, what is told of one of them at the right."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.app.files import LibraryProblem
from desktop_app.gui import theme
from desktop_app.gui.buttons import GlyphButton
from desktop_app.gui.fixed_page import zoom_for
from desktop_app.gui.flow_layout import FlowLayout
from desktop_app.gui.menu_door import menu_button
from desktop_app.gui.parts import ChoiceBox, Words
from desktop_app.gui.shelf.card_grid import CardGrid
from desktop_app.gui.shelf.card_pictures import CardPictures
from desktop_app.gui.shelf.details import Details
from desktop_app.gui.shelf.items import SORTS, Item, Source
from desktop_app.gui.table.top_bar import command_button
from desktop_app.gui.wording import Wording

MOST_OF_WINDOW = 0.42
"""How much of the window's width the details may take."""


class ShelfPage(QWidget):
    """`acted`: what is to be done with which item. `brought`: a file of elsewhere is wanted. `outgrown`: the
    window has changed so much that the page must be made anew."""

    acted = Signal(str, object)
    brought = Signal()
    outgrown = Signal()

    def __init__(self, source: Source, wording: Wording, home: QAction, levels: tuple[str, ...], pictures: Path,
                 window: QSize) -> None:  # fmt: skip
        super().__init__()
        self.source, self._wording, self._zoom = source, wording, zoom_for(window)
        self._items: list[Item] = []
        with theme.zoomed(self._zoom):
            self._make(home, levels, pictures, window)
        self.refresh()

    def _make(self, home: QAction, levels: tuple[str, ...], pictures: Path, window: QSize) -> None:
        say, source = self._wording.say, self.source
        self._pictures = CardPictures(pictures, self)
        self.grid = CardGrid(say(f"app.shelf.{source.name}"), self._pictures)
        self.details = Details(self._wording, levels, round(window.width() * MOST_OF_WINDOW))
        self.note = Words("", "body", "info")
        self.note.hide()
        self.undo = GlyphButton(say("app.shelf.undo"), "undo", height=36)
        self.undo.hide()
        self.none = Words("", "lead_b", "quiet")
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.search = QLineEdit()
        self.games = ChoiceBox(say("app.shelf.games"))
        self.kinds = ChoiceBox(say("app.shelf.kinds"))
        self.sort = ChoiceBox(say("app.shelf.sort"))
        self.bring = GlyphButton(say("app.shelf.import"), "new", height=36)
        self._fill_tools()
        self._lay_out(home)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(0)
        self._wait.timeout.connect(self._show_cards)
        self.search.textChanged.connect(lambda: self._wait.start())
        for box in (self.games, self.kinds, self.sort):
            box.currentIndexChanged.connect(lambda: self._wait.start())
        self.bring.clicked.connect(self.brought)
        self.grid.picked.connect(self._tell)
        self.grid.entered.connect(self._enter)
        self.grid.keyed.connect(self._key)
        self.details.acted.connect(self._act)

    def put_menus(self, command: QAction) -> None:
        """At the right end of the bar."""
        with theme.zoomed(self._zoom):
            self._top.addWidget(menu_button(command))

    def refresh(self, picked: Path | None = None) -> None:
        """What lies there now. `picked`: what is told of then, else what was before."""
        before = self.item()
        try:
            self._items = self.source.items()
        except LibraryProblem as problem:
            self._items = []
            self.say(self._wording.reason(problem.reason))
        self._fill_games()
        self._show_cards(picked or (before.path if before is not None else None))

    def item(self) -> Item | None:
        """What is told of now."""
        card = self.grid.picked_card()
        return card.item if card is not None else None

    def say(self, words: str, undo: bool = False) -> None:
        """What has just happened, and whether it can be taken back."""
        self.note.setText(words)
        self.note.setVisible(bool(words))
        self.undo.setVisible(undo)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pages grow with the window in steps."""
        super().resizeEvent(event)
        if zoom_for(self.window().size()) != self._zoom:
            self.outgrown.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Find brings the keyboard to the search, Esc back to the cards."""
        if event.matches(QKeySequence.StandardKey.Find):
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()
        elif event.key() == Qt.Key.Key_Escape:
            self.search.clear()
            self.grid.focus_picked()
        else:
            super().keyPressEvent(event)

    # --- inside ---------------------------------------------------------------------------------------------------

    def _fill_tools(self) -> None:
        """What can be looked for, and how it can be sorted."""
        say, source = self._wording.say, self.source
        self.search.setPlaceholderText(say("app.shelf.search"))
        self.search.setAccessibleName(say("app.shelf.search"))
        self.search.setFont(theme.font("body"))
        self.search.setMinimumHeight(theme.scaled(36))
        self.search.setMinimumWidth(theme.scaled(160))
        self.search.setMaximumWidth(theme.scaled(300))
        self.search.setClearButtonEnabled(True)
        for kind in source.kinds:
            self.kinds.addItem(say(f"app.shelf.kind.{kind or 'all'}"), kind)
        self.kinds.setVisible(len(source.kinds) > 1)
        for sort in source.sorts:
            self.sort.addItem(say(f"app.shelf.sort.{sort}"), sort)

    def _lay_out(self, home: QAction) -> None:
        """Bar above, cards at the left, details at the right. Large words leave the bar no room for the tools."""
        tools_in_bar = theme.text_size() <= 100
        tools = FlowLayout(gap=theme.GAP)
        bar, self._top = self._bar(home)
        for tool in (self.search, self.games, self.kinds, self.sort, self.bring):
            (self._top if tools_in_bar else tools).addWidget(tool)
        told = QHBoxLayout()
        told.setSpacing(theme.MARGIN)
        told.addWidget(self.note, 1)
        told.addWidget(self.undo)
        left = QVBoxLayout()
        left.setSpacing(theme.GAP)
        if not tools_in_bar:
            left.addLayout(tools)
        left.addLayout(told)
        left.addWidget(self.none, 1)
        left.addWidget(self.grid, 1)
        columns = QHBoxLayout()
        columns.setContentsMargins(12, 12, 12, 12)
        columns.setSpacing(theme.MARGIN)
        columns.addLayout(left, 1)
        columns.addWidget(self.details)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(bar)
        page.addLayout(columns, 1)

    def _bar(self, home: QAction) -> tuple[QFrame, QHBoxLayout]:
        bar = QFrame()
        bar.setProperty("look", "bar")
        top = QHBoxLayout(bar)
        top.setContentsMargins(12, 6, 12, 6)
        top.setSpacing(theme.MARGIN)
        top.addWidget(command_button(home))
        top.addWidget(Words(self._wording.say(f"app.shelf.{self.source.name}"), "heading", wraps=False))
        top.addStretch(1)
        return bar, top

    def _fill_games(self) -> None:
        """The games of which something lies there."""
        chosen = self.games.currentData()
        found = sorted({item.game for item in self._items if item.game})
        self.games.blockSignals(True)
        self.games.clear()
        self.games.addItem(self._wording.say("app.shelf.all_games"), "")
        for game in found:
            self.games.addItem(self._wording.of(game).name(game), game)
        self.games.setCurrentIndex(max(0, self.games.findData(chosen)))
        self.games.blockSignals(False)
        self.games.setVisible(len(found) > 1)

    def _show_cards(self, picked: Path | None = None) -> None:
        with theme.zoomed(self._zoom):
            self._show_shown(picked)

    def _show_shown(self, picked: Path | None) -> None:
        before = self.item()
        wanted = picked or (before.path if before is not None else None)
        game, kind, words = self.games.currentData(), self.kinds.currentData(), self.search.text()
        shown = [item for item in self._items
                 if (not game or item.game == game) and (not kind or item.kind == kind) and item.answers_to(words)]
        shown.sort(key=SORTS[self.sort.currentData()])
        self.grid.show_items(shown)
        self.grid.setVisible(bool(shown))
        self.details.setVisible(bool(shown))
        self.none.setVisible(not shown)
        none = "app.shelf.not_found" if self._items else f"app.shelf.{self.source.name}.none"
        self.none.setText(self._wording.say(none))
        if not shown:
            self.details.show_item(None)
            return
        place = next((place for place, item in enumerate(shown) if item.path == wanted), 0)
        self.grid.pick(self.grid.cards[place])
        if not any(tool.hasFocus() for tool in (self.search, self.games, self.kinds, self.sort)):
            self.grid.focus_picked()

    def _tell(self, item: Item) -> None:
        with theme.zoomed(self._zoom):
            self.details.show_item(item)
        self._pictures.want(item, self.details.show_pixmap)

    def _enter(self, item: Item) -> None:
        """The main thing is done; deleting is never that."""
        if item.acts and item.acts[0] != "delete":
            self.acted.emit(item.acts[0], item)

    def _key(self, item: Item, key: int) -> None:
        act = {int(Qt.Key.Key_Delete): "delete", int(Qt.Key.Key_F2): "rename"}[key]
        if act in item.acts:
            self.acted.emit(act, item)

    def _act(self, act: str) -> None:
        item = self.item()
        if item is not None:
            self.acted.emit(act, item)

