"""The page on which a saved game is chosen for something else than going on with it, and the way back from it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFileDialog

from desktop_app.app import rooms
from desktop_app.app.files import LibraryProblem
from desktop_app.app.match_text import match_of
from desktop_app.app.shelf import read_file
from desktop_app.gui.page_below import PageBelow
from desktop_app.gui.shelf.items import Item
from desktop_app.gui.shelf.save_source import SaveSource
from desktop_app.gui.shelf.shelf_page import ShelfPage

if TYPE_CHECKING:
    from desktop_app.app.match import Match
    from desktop_app.gui.main_window import MainWindow

BEGIN = "begin_from"
"""All that can be done with a card here."""


class PositionSource(SaveSource):
    """Saved games whose position can be worked on, as cards."""

    name = "positions"

    def items(self) -> list[Item]:
        """All that can be opened in the editor."""
        known = [room.id for room in rooms.rooms() if room.editing() is not None]
        return [item._replace(acts=(BEGIN,)) for item in super().items() if item.game in known]


class SaveChoice(QObject):
    """One question at a time. `below`: the page that was shown before."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.below = PageBelow(window)
        self._page: ShelfPage | None = None
        self._chosen: Callable[[Match], None] = lambda _match: None
        self._back = QAction(window.wording.say("app.shelf.back"), self)
        self._back.setShortcut(QKeySequence(Qt.Key.Key_Escape))
        self._back.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._back.triggered.connect(self.below.show)

    def page(self) -> ShelfPage | None:
        """The page, if it is shown."""
        return self._page if self._page is not None and self.window.centralWidget() is self._page else None

    def ask(self, chosen: Callable[[Match], None]) -> None:
        """Which saved game? `chosen` hears it; whoever goes back has chosen none."""
        self._chosen = chosen
        if self.page() is None:
            page = self._made()
            self.below.lay()
            self._show(page)

    def show_again(self) -> None:
        """The page in another look or size; what waits below must be made anew then too."""
        before = self.page()
        if before is None:
            return
        item = before.item()
        self.below.is_outdated = True
        self._show(self._made())
        if self._page is not None and item is not None:
            self._page.refresh(item.path)

    def _made(self) -> ShelfPage:
        window, services = self.window, self.window.services
        source = PositionSource(services.library, window.wording, window.shelf.opened)
        page = ShelfPage(source, window.wording, self._back, services.bots, services.library.folder / "pictures",
                         window.size())  # fmt: skip
        page.addAction(self._back)
        page.acted.connect(self._take)
        page.brought.connect(self._ask_file)
        page.outgrown.connect(self.show_again, Qt.ConnectionType.QueuedConnection)
        return page

    def _show(self, page: ShelfPage) -> None:
        self._page = page
        self.window.show_over(page)
        page.grid.focus_picked()

    def _take(self, _act: str, item: Item) -> None:
        path = item.backup if item.problem and item.backup is not None else item.path
        self._load(path, self.window.services.library.load)

    def _ask_file(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self.window, self.window.wording.say("app.shelf.import"))
        if path:
            self._load(Path(path), lambda path: match_of(read_file(path)))

    def _load(self, path: Path, load: Callable[[Path], Match]) -> None:
        try:
            match = load(path)
        except LibraryProblem as problem:
            self.window.saving.trouble(problem, self.window.services.library.backup_of(path))
            return
        self._chosen(match)
