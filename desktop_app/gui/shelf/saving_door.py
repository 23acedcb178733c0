"""What the window does about saved games: saving, opening, going on with the last one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop_app.app.files import LibraryProblem
from desktop_app.gui.dialogs import SaveDialog, TroubleDialog, open_dialog

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow


class SavingDoor(QObject):
    """The shelf as seen from the window. What goes wrong is said in a dialog."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What each of its commands does."""
        return {"save": self._ask_save, "resume": self._resume}

    def trouble(self, problem: LibraryProblem, backup: Path | None = None) -> None:
        """What went wrong, and the save before it when that can be opened instead."""
        wording = self.window.wording
        other = wording.say("app.open.backup_instead") if backup is not None else ""
        dialog = TroubleDialog(self.window, wording, [wording.reason(problem.reason)], other)
        if backup is not None:
            dialog.other_taken.connect(partial(self._load, backup))
        open_dialog(dialog)

    def _ask_save(self) -> None:
        page = self.window.table_page()
        if page is None:
            return
        match = page.controller.match
        phase = page.wording.sentence(page.showing.view.phase)
        proposal = " - ".join(part for part in (page.wording.name(match.room.id), phase) if part)
        dialog = SaveDialog(self.window, self.window.wording, proposal)
        dialog.named.connect(self._save)
        open_dialog(dialog)

    def _save(self, name: str) -> None:
        match, library = self.window.match(), self.window.services.library
        if match is None:
            return
        try:
            library.save(match, library.path_of(name))
        except LibraryProblem as problem:
            self.trouble(problem)
        else:
            self.window.say(self.window.wording.say("app.saved", what=name))

    def _load(self, path: Path) -> None:
        library = self.window.services.library
        try:
            match = library.load(path)
        except LibraryProblem as problem:
            self.trouble(problem, library.backup_of(path))
        else:
            self.window.show_match(match)

    def _resume(self) -> None:
        last = self.window.services.library.last_game()
        if last.match is not None:
            self.window.show_match(last.match)
        elif last.trouble is not None:
            self.trouble(last.trouble)
