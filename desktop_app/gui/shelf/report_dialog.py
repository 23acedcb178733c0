"""The dialogs of problem reports: what will be in the file before it is written, and what is in one from elsewhere."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from desktop_app.app.problem_report import PICTURE, Report
from desktop_app.gui import theme
from desktop_app.gui.dialogs import buttons_row, dialog_button
from desktop_app.gui.parts import Words, panel
from desktop_app.gui.shelf.shelf_card import Picture
from desktop_app.gui.wording import Wording
from desktop_app.gui.wordy_box import WordyBox, labelled

SHOWN = 200_000
"""Letters of a file that are shown."""


class ReportParts(QWidget):
    """A report's files: which there are, how large they are, and what stands in each."""

    def __init__(self, wording: Wording, report: Report) -> None:
        super().__init__()
        self._wording = wording
        self.choice = WordyBox(wording.say("app.report.parts"))
        self.choice.currentIndexChanged.connect(self._show_part)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setFont(theme.font("small"))
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(wording.say("app.report.parts"))
        self.picture = Picture()
        self.picture.setMinimumWidth(theme.scaled(300))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP)
        column.addLayout(labelled(wording.say("app.report.parts"), self.choice))
        column.addWidget(self.text, 1)
        column.addWidget(self.picture, 1, Qt.AlignmentFlag.AlignHCenter)
        self.show_report(report)

    def show_report(self, report: Report) -> None:
        """Other contents; the same file stays in sight."""
        self._contents = report.contents()
        chosen = self.choice.currentData()
        self.choice.blockSignals(True)
        self.choice.clear()
        for name, data in self._contents.items():
            words = self._wording.say(f"app.report.part.{name}", n=max(1, round(len(data) / 1024)))
            self.choice.addItem(words, name)
        self.choice.setCurrentIndex(max(0, self.choice.findData(chosen)))
        self.choice.blockSignals(False)
        self._show_part()

    def _show_part(self) -> None:
        name = self.choice.currentData()
        data = self._contents.get(name, b"")
        self.picture.setVisible(name == PICTURE)
        self.text.setVisible(name != PICTURE)
        if name == PICTURE:
            self.picture.show_pixmap(QPixmap.fromImage(QImage.fromData(data)))
        elif data:
            self.text.setPlainText(data[:SHOWN].decode("utf-8", "replace"))


class ReportDialog(QDialog):
    """Asks for the person's words and shows everything that will be in the file. `saved`: it is to be written, with
    these words. `packed` makes the report with some words."""

    saved = Signal(str)

    def __init__(self, parent: QWidget, wording: Wording, report: Report) -> None:
        super().__init__(parent)
        say = wording.say
        self.setWindowTitle(say("app.report.title"))
        self.words = QPlainTextEdit()
        self.words.setPlaceholderText(say("app.report.words"))
        self.words.setAccessibleName(say("app.report.words"))
        self.words.setFont(theme.font("body"))
        self.words.setTabChangesFocus(True)
        self.words.setMinimumHeight(theme.scaled(72))
        self.parts = ReportParts(wording, report)
        self.pause = QTimer(self)
        self.pause.setSingleShot(True)
        self.pause.setInterval(200)
        self.words.textChanged.connect(self.pause.start)
        self.save_button = dialog_button(say("app.report.save"), "main")
        self.save_button.clicked.connect(self.accept)
        cancel = dialog_button(say("app.cancel"))
        cancel.clicked.connect(self.reject)
        column = _laid(self, parent)
        column.addWidget(Words(say("app.report.title"), "heading"))
        column.addWidget(Words(say("app.report.about"), "body", "quiet"))
        column.addWidget(self.words, 1)
        column.addWidget(self.parts, 3)
        column.addLayout(buttons_row(cancel, self.save_button))
        self.accepted.connect(lambda: self.saved.emit(self.words.toPlainText().strip()))


class ReportOpened(QDialog):
    """A report from elsewhere. `at_table`, `in_editor`: where its game is to be opened; a draft opens in the editor."""

    at_table = Signal()
    in_editor = Signal()

    def __init__(self, parent: QWidget, wording: Wording, report: Report) -> None:
        super().__init__(parent)
        say = wording.say
        about = report.about
        self.setWindowTitle(say("app.report.opened"))
        column = _laid(self, parent)
        column.addWidget(Words(say("app.report.opened"), "heading"))
        column.addWidget(Words(say("app.report.of", when=about.when, app=about.app, system=about.system), "body",
                               "quiet"))  # fmt: skip
        card = panel("card")
        inner = QVBoxLayout(card)
        inner.addWidget(Words(about.words or say("app.report.no_words"), "body"))
        column.addWidget(card)
        column.addWidget(ReportParts(wording, report), 1)
        close = dialog_button(say("app.close"))
        close.clicked.connect(self.reject)
        self.editor_button = dialog_button(say("app.report.in_editor"), "plain" if report.game else "main")
        self.editor_button.clicked.connect(self.accept)
        self.editor_button.clicked.connect(self.in_editor)
        self.table_button = dialog_button(say("app.report.at_table"), "main" if report.game else "plain")
        self.table_button.clicked.connect(self.accept)
        self.table_button.clicked.connect(self.at_table)
        self.table_button.setEnabled(bool(report.game))
        self.editor_button.setEnabled(bool(report.game or report.draft))
        (self.table_button if report.game else self.editor_button).setDefault(True)
        column.addLayout(buttons_row(close, self.editor_button, self.table_button))


def _laid(dialog: QDialog, parent: QWidget) -> QVBoxLayout:
    """No larger than the window it stands over."""
    room = parent.window().size()
    dialog.resize(min(theme.scaled(720), room.width() - 48), min(theme.scaled(600), room.height() - 48))
    column = QVBoxLayout(dialog)
    column.setContentsMargins(24, 20, 24, 20)
    column.setSpacing(theme.MARGIN)
    return column
