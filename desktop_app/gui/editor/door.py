"""The window's door to the editor: its menu, the draft that is worked on, playing from it and coming back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence, QUndoStack
from PySide6.QtWidgets import QMenu, QMenuBar

from desktop_app.app.drafts import room_of, start_document
from desktop_app.app.match import HUMAN, scenario_of
from desktop_app.gui import theme
from desktop_app.gui.dialogs import TroubleDialog, open_dialog
from desktop_app.gui.editor.case_dialog import CaseDialog
from desktop_app.gui.editor.draft_keeping import DraftKeeping
from desktop_app.gui.editor.draft_model import DraftModel
from desktop_app.gui.editor.draft_playing import DraftPlaying
from desktop_app.gui.editor.editor_keys import KEYS as PAGE_KEYS
from desktop_app.gui.editor.editor_page import EditorPage
from desktop_app.gui.editor.problem_list import problem_words
from desktop_app.gui.fixed_page import zoom_for
from desktop_app.gui.preferences.key_map import AT_TABLE, IN_EDITOR
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import Document
from desktop_app.kernel.questions import Reason
from desktop_app.kernel.room import BadSetup, GameRoom

if TYPE_CHECKING:
    from desktop_app.app.match import Match
    from desktop_app.gui.main_window import MainWindow

_KEYS: dict[str, QKeySequence | QKeySequence.StandardKey | str] = {
    "edit_position": "Ctrl+E", "back_to_editor": "Ctrl+E", "play_from": "F5", "trials": "F6",
    "save_scenario": QKeySequence.StandardKey.Save, "share": "Ctrl+Shift+S",
    "start_position": "", "saved_position": "", "empty_board": "", "record_case": "Ctrl+R",
}  # fmt: skip
_WHERE = {"edit_position": AT_TABLE, "back_to_editor": AT_TABLE, "record_case": AT_TABLE}
_IN_EDITOR = ("play_from", "trials", "save_scenario", "share", "start_position", "empty_board")
"""Those for the draft that is worked on."""

_MENU = ("edit_position", "back_to_editor", "", "scenarios", "save_scenario", "share", "", "play_from", "trials", "",
         "record_case", "", "start_position", "saved_position", "empty_board")  # fmt: skip


class EditorDoor(QObject):
    """One draft at a time. The draft stays as it is while it is played from."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.model: DraftModel | None = None
        self.actions: dict[str, QAction] = {}
        self.keeping, self.playing = DraftKeeping(self), DraftPlaying(self)
        self._handlers: dict[str, Callable[[], None]] = {
            "edit_position": self._edit_position, "back_to_editor": self.show,
            "start_position": self._start_position, "empty_board": self._empty_board,
            "record_case": self._record_case, "saved_position": self._ask_saved,
            **self.keeping.handlers(), **self.playing.handlers(),
        }  # fmt: skip
        for name, key in _KEYS.items():
            action = QAction(window.wording.say(f"app.command.{name}"), window)
            window.keys.add(name, action, (key,) if key else (), _WHERE.get(name, IN_EDITOR))
            action.triggered.connect(partial(self._act, name))
            window.addAction(action)
            self.actions[name] = action
        for name, own in PAGE_KEYS.items():
            named = QAction(window.wording.say(f"app.editor.{name}"), self)
            window.keys.add_fixed(f"editor.{name}", named, (own,), IN_EDITOR)

    # --- for the window -------------------------------------------------------------------------------------------

    def fill_menu(self, bar: QMenu | QMenuBar) -> None:
        """The menu of the editor."""
        say = self.window.wording.say
        menu = QMenu(say("app.menu.editor"), bar)
        bar.insertMenu(bar.actions()[-1], menu)
        for room in self._rooms():
            action = menu.addAction(say("app.command.new_position", game=room.id))
            action.triggered.connect(partial(self._new, room))
        for name in _MENU:
            if name:
                menu.addAction(self.actions.get(name) or self.window.commands[name])
            else:
                menu.addSeparator()

    def page(self) -> EditorPage | None:
        """The editor's page, if it is shown."""
        page = self.window.centralWidget()
        return page if isinstance(page, EditorPage) else None

    def steps(self) -> QUndoStack | None:
        """What can be undone in the editor, if it is shown."""
        return self.model.undo_stack if self.model is not None and self.page() is not None else None

    def page_shown(self) -> None:
        """Another page: what can be done now."""
        in_editor = self.page() is not None
        match = self.window.match()
        for name in _IN_EDITOR:
            self.actions[name].setEnabled(in_editor)
        if in_editor and self.model is not None:
            self.actions["play_from"].setEnabled(self.model.is_playable())
        from_here = match is not None and match is self.playing.match
        self.actions["back_to_editor"].setEnabled(from_here)
        self.actions["record_case"].setEnabled(match is not None and match.scenario is not None)
        self.actions["edit_position"].setEnabled(match is not None and not from_here
                                                 and match.room.editing() is not None)  # fmt: skip

    def show(self) -> None:
        """The editor's page, as the draft stands."""
        if self.model is None:
            return
        window, wording = self.window, self.wording()
        own = ("home", "undo", "redo", "graph", "scenarios")
        actions = {**self.actions, **{name: window.commands[name] for name in own}}
        with theme.zoomed(zoom_for(window.size())):
            page = EditorPage(self.model, wording, window, actions, (HUMAN, *window.services.bots))
        page.outgrown.connect(self._grow, Qt.ConnectionType.QueuedConnection)
        window.show_page(page)
        self.playing.show_page(page)

    def _grow(self) -> None:
        """The page as large as the window is now."""
        page = self.page()
        if page is not None and page.zoom != zoom_for(self.window.size()):
            self.show()

    def leave(self) -> None:
        """Another page takes its place: games that are being played end, the draft is kept."""
        theme.keep_zoom(1.0)
        self.playing.stop()
        self.keeping.keep_now()

    def close(self) -> None:
        """The window goes."""
        self.leave()
        self._forget()

    def wording(self) -> Wording:
        """The words of the draft's game."""
        wording = self.window.wording
        return wording.of(self.model.room.id) if self.model is not None else wording

    def say(self, words: str) -> None:
        """A message on the page, if it is shown."""
        page = self.page()
        if page is not None:
            page.say(words)

    def trouble(self, sentences: Sequence[str]) -> None:
        """Something did not work."""
        open_dialog(TroubleDialog(self.window, self.window.wording, sentences))

    # --- drafts ---------------------------------------------------------------------------------------------------

    def open(self, document: Document, name: str = "", draft: str = "") -> None:
        """Another draft to work on. `draft`: the id that it is kept by already."""
        room = room_of(document)
        editing = room.editing() if room is not None else None
        if room is None or editing is None:
            self.trouble([self.window.wording.reason(Reason("no_scenario"))])
            return
        self.leave()
        self._forget()
        self.model = DraftModel(room, editing, document, name)
        self.model.changed.connect(self._changed)
        self.model.undo_stack.indexChanged.connect(self.window.undo.steps_changed)
        self.keeping.begin(draft)
        self.playing.begin()
        self.show()

    def open_position(self, match: Match) -> None:
        """The position in which a match stands, as another draft; why it can't be one is said."""
        wording = self.window.wording.of(match.room.id)
        try:
            document = scenario_of(match)
        except BadSetup as bad:
            self.trouble([problem_words(problem, wording) for problem in bad.problems])
            return
        self.open(document)

    def _forget(self) -> None:
        """The draft, and first of all its steps: who is gone may not be told of them any more."""
        if self.model is not None:
            self.model.undo_stack.indexChanged.disconnect(self.window.undo.steps_changed)
            self.model.undo_stack.clear()
            self.model = None

    def _changed(self) -> None:
        self.keeping.keep_soon()
        self.page_shown()

    def _new(self, room: GameRoom, _checked: bool = False) -> None:
        self.open(start_document(room, room.default_setup()))

    def _rooms(self) -> list[GameRoom]:
        return [room for room in self.window.services.rooms if room.editing() is not None]

    # --- what the actions do --------------------------------------------------------------------------------------

    def _act(self, name: str, _checked: bool = False) -> None:
        self._handlers[name]()

    def _edit_position(self) -> None:
        match = self.window.match()
        if match is not None:
            self.open_position(match)

    def _start_position(self) -> None:
        """The same map and seats as set-up lays them."""
        if self.model is None:
            return
        room, view = self.model.room, self.model.view
        try:
            usual = room.default_setup("", len(view.seats))
            setup = usual._replace(map=view.boards[0].id, seats=tuple(seat.id for seat in view.seats))
            self.model.replace(start_document(room, setup))
        except BadSetup:
            self.model.replace(start_document(room, room.default_setup()))

    def _empty_board(self) -> None:
        if self.model is not None:
            self.model.replace(self.model.editing.cleared(self.model.document))

    def _ask_saved(self) -> None:
        self.window.choice.ask(self.open_position)

    def _record_case(self) -> None:
        """What has been played since the scenario began, as a rule case."""
        match = self.window.match()
        if match is not None:
            open_dialog(CaseDialog(self.window, self.window.wording.of(match.room.id), match))
