"""What the window does with a file from anywhere: its content tells what it is and where it opens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from desktop_app.app import recognition, rooms
from desktop_app.app.cases import CaseProblem, read_cases
from desktop_app.app.drafts import read_shared
from desktop_app.app.files import LibraryProblem
from desktop_app.app.match_text import match_of
from desktop_app.app.own_rows import take_own_rows
from desktop_app.app.problem_report import draft_of_report, match_of_report, read_report
from desktop_app.app.recognition import Recognised, recognised
from desktop_app.gui.dialogs import AskDialog, open_dialog
from desktop_app.gui.shelf.report_dialog import ReportOpened

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow

_TAKEN_IN = {"scenarios": recognition.SCENARIO, "replays": recognition.SAVE, "saves": recognition.SAVE}
"""What the pages of shelves take in when it is dropped there."""


class FileDoor(QObject):
    """Files that were dropped on the window or chosen."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What each of its commands does."""
        return {"open_file": self._ask}

    def dropped(self, path: Path) -> None:
        """Opens a file in the right place; what it is not is said."""
        try:
            found = recognised(path)
            page = self.window.shelf.page()
            if page is None or _TAKEN_IN[page.source.name] != found.kind:
                self._open(found, path)
            else:
                self.window.shelf.bring(path)
        except LibraryProblem as problem:
            self.window.saving.trouble(problem, self.window.services.library.backup_of(path))

    def _ask(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self.window, self.window.wording.say("app.open.other"))
        if path:
            self.dropped(Path(path))

    def _open(self, found: Recognised, path: Path) -> None:
        opens: dict[str, Callable[[Recognised], None]] = {
            recognition.SAVE: self._save, recognition.REPORT: self._report, recognition.SCENARIO: self._scenario,
            recognition.CASE: self._case, recognition.OVERLAY: self._overlay,
        }  # fmt: skip
        if found.kind not in opens:
            raise LibraryProblem("is_pack", (path.name,))
        opens[found.kind](found)

    def _save(self, found: Recognised) -> None:
        self.window.shelf.show_or_watch(match_of(found.data))

    def _report(self, found: Recognised) -> None:
        report = read_report(found.data)
        match = match_of_report(report) if report.game else None
        dialog = ReportOpened(self.window, self.window.wording, report)
        if match is not None:
            dialog.at_table.connect(partial(self.window.shelf.show_or_watch, match))
        if report.draft:
            dialog.in_editor.connect(partial(self.window.editor.open, draft_of_report(report)))
        elif match is not None:
            dialog.in_editor.connect(partial(self.window.editor.open_position, match))
        open_dialog(dialog)

    def _scenario(self, found: Recognised) -> None:
        self.window.editor.open(read_shared(found.data).document)

    def _case(self, found: Recognised) -> None:
        """The table that the case begins with; of several the first."""
        try:
            cases = read_cases(found.data.decode("utf-8"))
        except (CaseProblem, UnicodeDecodeError) as problem:
            raise LibraryProblem("bad_case", (str(problem).split("\n")[0][:200],)) from problem
        self.window.editor.open({**cases[0].given, "title": cases[0].title})

    def _overlay(self, found: Recognised) -> None:
        try:
            overlay = rooms.overlay_from(found.data.decode("utf-8"))
        except (rooms.BadPack, UnicodeDecodeError) as problem:
            raise LibraryProblem("rows_do_not_fit", (1, str(problem))) from problem
        say = self.window.wording.of(overlay.game).say
        question = say("app.file.overlay", what=overlay.title or overlay.game, game=overlay.game)
        dialog = AskDialog(self.window, say("app.title"), question, say("app.file.overlay.do"), say("app.cancel"))
        dialog.accepted.connect(partial(self._use_rows, found.data))
        open_dialog(dialog)

    def _use_rows(self, data: bytes) -> None:
        try:
            take_own_rows(self.window.services.library.folder, data)
        except LibraryProblem as problem:
            self.window.saving.trouble(problem)
