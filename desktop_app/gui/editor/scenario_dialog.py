"""The shelf of scenarios with their pictures: open one, take one away, or open a file from elsewhere."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.app.drafts import DraftShelf, ScenarioEntry, read_file, room_of
from desktop_app.app.files import LibraryProblem
from desktop_app.gui import theme
from desktop_app.gui.editor.thumbnail import HEIGHT, WIDTH, thumbnail
from desktop_app.gui.parts import Words
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import Document

ENTRY = Qt.ItemDataRole.UserRole


class ScenarioDialog(QDialog):
    """`chosen`: path, name, and whether it is a draft that was left open; `other`: a file from elsewhere is wanted."""

    chosen = Signal(object, str, bool)
    other = Signal()

    def __init__(self, parent: QWidget, wording: Wording, shelf: DraftShelf) -> None:
        super().__init__(parent)
        self._wording, self._shelf = wording, shelf
        self.setWindowTitle(wording.say("app.editor.scenarios"))
        self.list = QListWidget()
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setIconSize(QSize(WIDTH // 2 + 40, HEIGHT // 2 + 22))
        self.list.setGridSize(QSize(theme.scaled(224), theme.scaled(176)))
        self.list.setWordWrap(True)
        self.list.setFont(theme.font("small"))
        self.list.setMinimumSize(theme.scaled(720), theme.scaled(400))
        self.list.setAccessibleName(wording.say("app.editor.scenarios"))
        self.list.itemActivated.connect(self._take)
        self._none = Words(wording.say("app.editor.no_scenarios"), "body", "quiet")
        self.open_button = _button(wording.say("app.open.do"), "main")
        self.open_button.setDefault(True)
        self.open_button.clicked.connect(self._take_current)
        self.forget_button = _button(wording.say("app.editor.forget"))
        self.forget_button.clicked.connect(self._forget)
        other = _button(wording.say("app.open.other"))
        other.clicked.connect(self._other)
        cancel = _button(wording.say("app.cancel"))
        cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(theme.MARGIN)
        column.addWidget(Words(wording.say("app.editor.scenarios"), "heading"))
        column.addWidget(self._none)
        column.addWidget(self.list, 1)
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        row.addWidget(other)
        row.addWidget(self.forget_button)
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(self.open_button)
        column.addLayout(row)
        self._fill()
        self.list.setFocus()

    def _fill(self) -> None:
        self.list.clear()
        for entry in self._shelf.entries():
            self.list.addItem(self._item(entry))
        some = self.list.count() > 0
        self._none.setVisible(not some)
        self.open_button.setEnabled(some)
        self.forget_button.setEnabled(some)
        if some:
            self.list.setCurrentRow(0)

    def _item(self, entry: ScenarioEntry) -> QListWidgetItem:
        """Its picture and its name; of a draft when it was left."""
        try:
            shared = read_file(entry.path)
        except LibraryProblem:
            shared = None
        picture = QPixmap(WIDTH, HEIGHT)
        if shared is None or not picture.loadFromData(shared.picture or self._painted(shared.document)):
            picture = QPixmap(WIDTH, HEIGHT)
            picture.fill(theme.colour(theme.colours().well))
        when = datetime.fromtimestamp(entry.modified).strftime("%Y-%m-%d %H:%M")
        say = self._wording.say
        title = str(shared.document.get("title") or "") if shared is not None else ""
        name = say("app.editor.draft", when=when, what=title) if entry.is_draft else entry.name
        item = QListWidgetItem(QIcon(picture), say("app.open.damaged", name=name) if shared is None else name)
        item.setData(ENTRY, entry)
        return item

    def _painted(self, document: Document) -> bytes:
        """The picture of a draft that has none yet."""
        room = room_of(document)
        editing = room.editing() if room is not None else None
        if room is None or editing is None:
            return b""
        return thumbnail(editing.view(document), self._wording.of(room.id))

    def _take(self, item: QListWidgetItem) -> None:
        entry: ScenarioEntry = item.data(ENTRY)
        self.accept()
        self.chosen.emit(entry.path, entry.name, entry.is_draft)

    def _take_current(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self._take(item)

    def _forget(self) -> None:
        try:
            for item in self.list.selectedItems():
                self._shelf.forget(item.data(ENTRY).path)
        except LibraryProblem as problem:
            self._none.setText(self._wording.reason(problem.reason))
            self._none.show()
            return
        self._fill()

    def _other(self) -> None:
        self.accept()
        self.other.emit()


def _button(words: str, look: str = "plain") -> QPushButton:
    button = QPushButton(words)
    button.setProperty("look", look)
    button.setFont(theme.font("body_b"))
    button.setMinimumHeight(theme.scaled(36))
    return button
