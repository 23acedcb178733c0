"""Where a draft lies: on the disk while it is worked on, on the shelf under a name, in a file to be shared."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QFileDialog

from desktop_app.app.drafts import ENDING, KEPT_DRAFTS, DraftShelf, Shared, write_file
from desktop_app.app.files import LibraryProblem
from desktop_app.gui.dialogs import SaveDialog, open_dialog
from desktop_app.gui.paintings import thumbnail

if TYPE_CHECKING:
    from desktop_app.gui.editor.door import EditorDoor

AUTOSAVE = 400
"""Milliseconds after the last gesture until the draft is kept."""


class DraftKeeping(QObject):
    """Keeps the draft of a door."""

    def __init__(self, door: EditorDoor) -> None:
        super().__init__(door)
        self._door = door
        self._id = ""
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(AUTOSAVE)
        self._wait.timeout.connect(self.keep)

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What each of its commands does."""
        return {"save_scenario": self._ask_name, "share": self._share}

    def begin(self, draft: str) -> None:
        """Another draft; `draft`: the id that it is kept by already, or ""."""
        self._id = draft or self._shelf().new_id()

    def keep_soon(self) -> None:
        """Once the hands rest."""
        self._wait.start()

    def keep_now(self) -> None:
        """Whatever waits to be kept."""
        if self._wait.isActive():
            self.keep()

    def keep(self) -> None:
        """What is worked on lies on the disk, unless it is kept as a scenario already."""
        self._wait.stop()
        model, shelf, say = self._door.model, self._shelf(), self._door.window.wording.say
        if model is None:
            return
        try:
            if model.is_saved():
                shelf.forget(shelf.draft_path(self._id))
            elif model.undo_stack.count():
                gone = shelf.autosave(self._id, model.document)
                if gone:
                    self._door.say(say("app.editor.drafts_gone", n=gone, kept=KEPT_DRAFTS))
        except LibraryProblem as problem:
            self._door.say(self._door.window.wording.reason(problem.reason))

    def _ask_name(self) -> None:
        model = self._door.model
        if model is None:
            return
        wording = self._door.window.wording
        proposal = str(model.document.get("title") or model.name or wording.name(model.room.id))
        dialog = SaveDialog(self._door.window, wording, proposal, self._replaces)
        dialog.setWindowTitle(wording.say("app.editor.save_as"))
        dialog.named.connect(self._save_as)
        open_dialog(dialog)

    def _replaces(self, name: str) -> bool:
        """Would another scenario of this name be lost?"""
        model = self._door.model
        own = model is not None and name == model.name
        return not own and self._shelf().path_of(name).exists()

    def _save_as(self, name: str) -> None:
        model = self._door.model
        if model is None or not self._write(self._shelf().path_of(name)):
            return
        model.was_saved(name)
        self.keep()

    def _share(self) -> None:
        model = self._door.model
        if model is None:
            return
        say = self._door.window.wording.say
        name = str(model.document.get("title") or model.name or model.room.id) + ENDING
        path, _ = QFileDialog.getSaveFileName(self._door.window, say("app.command.share"), name)
        if path and self._write(Path(path)):
            self._door.say(say("app.saved", what=Path(path).name))

    def _write(self, path: Path) -> bool:
        """Document and picture into one file; says whether that was possible."""
        model = self._door.model
        assert model is not None
        try:
            write_file(path, Shared(model.document, thumbnail(model.view, self._door.wording())))
        except LibraryProblem as problem:
            self._door.trouble([self._door.window.wording.reason(problem.reason)])
            return False
        return True

    def _shelf(self) -> DraftShelf:
        return DraftShelf(self._door.window.services.library.folder)
