"""The window's door to what is kept: the pages of scenarios, replays and saved games, and what is done there."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QFileDialog

from desktop_app.app.files import LibraryProblem
from desktop_app.app.match import HUMAN, scenario_match
from desktop_app.app.match_text import match_of
from desktop_app.app.names import file_name
from desktop_app.app.replays import export as export_match
from desktop_app.app.scenarios import DRAFT, ScenarioEntry, ScenarioLibrary, exported
from desktop_app.app.shelf import read_file, write_file
from desktop_app.gui.dialogs import SaveDialog, open_dialog
from desktop_app.gui.paintings import thumbnail
from desktop_app.gui.shelf.items import Item, Source
from desktop_app.gui.shelf.replay_source import OpenedOnce, ReplaySource
from desktop_app.gui.shelf.save_source import SaveSource
from desktop_app.gui.shelf.scenario_source import ScenarioSource
from desktop_app.gui.shelf.shelf_page import ShelfPage
from desktop_app.gui.shelf.shelf_steps import Rename, TakeAway
from desktop_app.kernel.questions import IllegalAnswer
from desktop_app.kernel.room import BadSetup
from desktop_app.kernel.save import SaveProblem

if TYPE_CHECKING:
    from desktop_app.app.match import Match
    from desktop_app.gui.main_window import MainWindow
    from desktop_app.gui.match_controller import MatchController


class ShelfDoor(QObject):
    """Pages of cards. Deleting and renaming there is undone by the window's undo. `opened`: facts of files, each read
    once."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.undo_stack = QUndoStack(self)
        self.undo_stack.indexChanged.connect(window.undo.steps_changed)
        self._kept = -1
        self._page: ShelfPage | None = None
        self.opened = OpenedOnce(window.services.library.opened)

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What each of its commands does."""
        return {"export_replay": self.export_replay,
                **{name: partial(self.window.leaving, partial(self.show, name))
                   for name in ("scenarios", "replays", "open")}}  # fmt: skip

    def page(self) -> ShelfPage | None:
        """The page of a shelf, if one is shown."""
        return self._page if self._page is not None and self.window.centralWidget() is self._page else None

    def steps(self) -> QUndoStack | None:
        """What can be undone on the page, if one is shown."""
        return self.undo_stack if self.page() is not None else None

    def show(self, name: str, picked: Path | None = None) -> None:
        """One of the pages: scenarios, replays, or open for saved games."""
        window = self.window
        self.undo_stack.clear()
        page = ShelfPage(self._source(name), window.wording, window.commands["home"], window.services.bots,
                         window.services.library.folder / "pictures", window.size())  # fmt: skip
        page.acted.connect(self._act)
        page.brought.connect(self._ask_bring)
        page.undo.clicked.connect(lambda: window.commands["undo"].trigger())
        page.outgrown.connect(lambda: QTimer.singleShot(0, self.show_again))
        self._page = page
        window.show_page(page)
        if picked is not None:
            page.refresh(picked)
        page.grid.focus_picked()

    def show_again(self) -> None:
        """The page in another look or size."""
        page = self.page()
        if page is not None:
            item = page.item()
            self.show(self._name(page.source), item.path if item is not None else None)

    # --- the match ------------------------------------------------------------------------------------------------

    def follow(self, controller: MatchController) -> None:
        """A match that ends from now on is kept."""
        self._kept = -1 if controller.match.decider() else controller.match.position
        controller.changed.connect(partial(self._keep_finished, controller))

    def _keep_finished(self, controller: MatchController) -> None:
        match = controller.match
        if match.decider() or match.position == self._kept:
            return
        self._kept = match.position
        try:
            self.window.services.library.keep_finished(match)
        except LibraryProblem as problem:
            self.window.say(self.window.wording.reason(problem.reason))

    def export_replay(self) -> None:
        """The match that is shown as one file."""
        match = self.window.match()
        if match is None:
            return
        path = self._ask_file(self.window.wording.of(match.room.id).name(match.room.id) + ".mythos")
        if path is None:
            return
        try:
            export_match(match, path)
        except LibraryProblem as problem:
            self.window.saving.trouble(problem)
        else:
            self.window.say(self.window.wording.say("app.saved", what=path.name))

    # --- what is done with a card ---------------------------------------------------------------------------------

    def _act(self, act: str, item: Item) -> None:
        acts: dict[str, Callable[[Item], None]] = {
            "play": self._play, "edit": self._edit, "change": self._edit, "go_on": self._edit, "watch": self._watch,
            "open": self._open, "open_backup": self._open, "export": self._export, "rename": self._ask_name,
            "delete": self._delete,
        }  # fmt: skip
        try:
            acts[act](item)
        except LibraryProblem as problem:
            self.window.saving.trouble(problem)

    def _play(self, item: Item) -> None:
        page, entry = self.page(), item.value
        if page is None or not isinstance(entry, ScenarioEntry) or entry.setup is None:
            return
        seat, level = page.details.choice()
        controllers = {each: HUMAN if each == seat else level for each in entry.setup.seats}
        room = next(room for room in self.window.services.rooms if room.id == entry.game)
        try:
            match = scenario_match(room, entry.shared.document, controllers, random.randrange(1_000_000_000))
        except (BadSetup, SaveProblem, IllegalAnswer) as fault:
            raise LibraryProblem("not_playable", (str(fault)[:200],)) from fault
        self.window.show_match(match)

    def _edit(self, item: Item) -> None:
        entry = item.value
        assert isinstance(entry, ScenarioEntry)
        if entry.kind == DRAFT:
            self.window.editor.open(entry.shared.document, "", entry.name)
        else:
            self.window.editor.open(entry.shared.document, entry.name if item.owned else "")

    def _watch(self, item: Item) -> None:
        back = partial(self.show, "replays", item.path)
        self.window.play.watch(match_of(read_file(item.path)), back)

    def show_or_watch(self, match: Match) -> None:
        """A game from a file: one that is over is watched from its beginning."""
        if match.decider():
            self.window.show_match(match)
        else:
            self.window.play.watch(match)

    def _open(self, item: Item) -> None:
        path = item.backup if item.problem and item.backup is not None else item.path
        self.window.show_match(self.window.services.library.load(path))

    def _export(self, item: Item) -> None:
        entry = item.value
        if isinstance(entry, ScenarioEntry):
            room = next(room for room in self.window.services.rooms if room.id == entry.game)
            view = room.view(room.read_scenario(entry.shared.document)[1], "")
            data, ending = exported(entry, thumbnail(view, self.window.wording.of(room.id))), ".scenario.json"
        else:
            data, ending = read_file(item.path), ".mythos"
        path = self._ask_file(file_name(item.title) + ending)
        page = self.page()
        if path is not None and page is not None:
            write_file(path, data)
            page.say(self.window.wording.say("app.saved", what=path.name))

    def _ask_name(self, item: Item) -> None:
        wording = self.window.wording
        dialog = SaveDialog(self.window, wording, item.title)
        dialog.setWindowTitle(wording.say("app.shelf.rename"))
        dialog.named.connect(partial(self._rename, item))
        open_dialog(dialog)

    def _rename(self, item: Item, name: str) -> None:
        page = self.page()
        if page is None or name == item.title:
            return
        source = page.source

        def rename(path: Path, to: str) -> Path:
            now = next(each for each in source.items() if each.path == path)
            return source.rename(now, to)

        words = self.window.wording.say("app.shelf.renamed", what=item.title, name=name)
        self.undo_stack.push(Rename(rename, item.path, item.title, name, partial(self._done, words), self._failed))

    def _delete(self, item: Item) -> None:
        page = self.page()
        if page is not None:
            words = self.window.wording.say("app.shelf.deleted", what=item.title)
            shelf = page.source.shelf_of(item)
            self.undo_stack.push(TakeAway(shelf, item.path, partial(self._done, words), self._failed))

    def _done(self, words: str, shown: Path | None) -> None:
        """Something was done or undone; before anything can be undone, the stack must know of it."""
        QTimer.singleShot(0, self, partial(self._told, words, shown))

    def _told(self, words: str, shown: Path | None) -> None:
        page = self.page()
        if page is not None:
            page.refresh(shown)
            undone = self.undo_stack.canRedo()
            page.say("" if undone else words, undo=not undone and self.undo_stack.canUndo())

    def _failed(self, problem: LibraryProblem) -> None:
        page = self.page()
        if page is not None:
            page.say(self.window.wording.reason(problem.reason))

    # --- bringing in ----------------------------------------------------------------------------------------------

    def bring(self, path: Path) -> bool:
        """Take a file in where the page that is shown is for such files. Raises LibraryProblem."""
        page = self.page()
        if page is None:
            return False
        page.refresh(page.source.bring(read_file(path), path.name))
        page.say(self.window.wording.say("app.shelf.brought", what=path.name))
        return True

    def _ask_bring(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self.window, self.window.wording.say("app.shelf.import"))
        if path:
            self.window.files.dropped(Path(path))

    def _ask_file(self, name: str) -> Path | None:
        path, _ = QFileDialog.getSaveFileName(self.window, self.window.wording.say("app.shelf.export"), name)
        return Path(path) if path else None

    # --- inside ---------------------------------------------------------------------------------------------------

    def _source(self, name: str) -> Source:
        library, wording = self.window.services.library, self.window.wording
        if name == "scenarios":
            return ScenarioSource(ScenarioLibrary(library.folder), wording)
        if name == "replays":
            return ReplaySource(library.replays(), wording, self.opened)
        return SaveSource(library, wording, self.opened)

    def _name(self, source: Source) -> str:
        return "open" if source.name == "saves" else source.name

