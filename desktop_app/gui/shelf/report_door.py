"""The window's door to problem reports: packing one of what is shown now."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, qVersion
from PySide6.QtWidgets import QFileDialog

from desktop_app.app.files import LibraryProblem
from desktop_app.app.problem_report import Report, made_report, report_name, write_report
from desktop_app.app.settings import Settings
from desktop_app.app.shelf import write_file
from desktop_app.gui.dialogs import open_dialog
from desktop_app.gui.paintings import png
from desktop_app.gui.shelf.report_dialog import ReportDialog
from desktop_app.gui.wording import Wording
from desktop_app.kernel.documents import Document

if TYPE_CHECKING:
    from desktop_app.app.match import Match
    from desktop_app.gui.main_window import MainWindow


class ReportDoor(QObject):
    """Nothing leaves the machine: a report is a file where the person wants it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        window.faults.report = self.open

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What each of its commands does."""
        return {"report": self.open}

    def open(self, trouble: str = "") -> None:
        """Asks for a report of this moment. `trouble`: the traceback of what went wrong."""
        make = self._maker(trouble)
        dialog = ReportDialog(self.window, self.window.wording, make(""))
        dialog.pause.timeout.connect(lambda: dialog.parts.show_report(make(dialog.words.toPlainText().strip())))
        dialog.saved.connect(lambda words: self._save(make(words)))
        open_dialog(dialog)

    def _maker(self, trouble: str) -> Callable[[str], Report]:
        """Makes the report of this moment for some words: the window is looked at before a dialog stands over it."""
        window = self.window
        match = window.match()
        log = log_text(match, window.wording.of(match.room.id)) if match is not None else ""
        settings = window.services.settings.now
        draft = window.editor.model.document if window.editor.page() is not None and window.editor.model else None
        return partial(_made, match, log, png(self.window.grab().toImage()), trouble, settings, datetime.now(), draft)

    def _save(self, report: Report) -> None:
        window = self.window
        path, _ = QFileDialog.getSaveFileName(window, window.wording.say("app.report.save"), report_name(report))
        if not path:
            return
        try:
            write_file(Path(path), write_report(report))
        except LibraryProblem as problem:
            window.saving.trouble(problem)
        else:
            window.say(window.wording.say("app.saved", what=Path(path).name))


def log_text(match: Match, wording: Wording) -> str:
    """What has happened, in words, a line each."""
    lines = [wording.told(match.room.describe(match.state, line.event)) for line in match.log()]
    return "".join([line + "\n" for line in lines if line])


def _made(match: Match | None, log: str, picture: bytes, trouble: str, settings: Settings, now: datetime,
          draft: Document | None, words: str) -> Report:  # fmt: skip
    return made_report(match, log, picture, words, trouble, settings, qVersion() or "", now, draft)
