"""The editor's page: palette, board with its bar, the problems and the strip below it, inspector."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.area_item import CHOSEN
from desktop_app.gui.board.targets import targets_under
from desktop_app.gui.discs import liveries
from desktop_app.gui.editor import editor_keys
from desktop_app.gui.editor.board_bar import BoardBar
from desktop_app.gui.editor.draft_model import DraftModel
from desktop_app.gui.editor.editor_bar import EditorBar
from desktop_app.gui.editor.editor_board import EditorBoard
from desktop_app.gui.editor.editor_gestures import EditorGestures
from desktop_app.gui.editor.editor_hand import PALETTE, TOOLS, EditorHand
from desktop_app.gui.editor.editor_table import EditorTable
from desktop_app.gui.editor.inspector import SelectedCard
from desktop_app.gui.editor.overlays import TOGGLES, Overlays
from desktop_app.gui.editor.palette import Palette
from desktop_app.gui.editor.palette_parts import Tools
from desktop_app.gui.editor.problem_list import ProblemList
from desktop_app.gui.editor.seats_card import SeatsCard
from desktop_app.gui.editor.strip import Strip
from desktop_app.gui.editor.trial_card import TrialCard
from desktop_app.gui.fixed_page import zoom_for
from desktop_app.gui.floating import goes_with
from desktop_app.gui.table.tab_order import tour
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import STRIP

LEFT, RIGHT, WIDE = 238, 336, 1600
"""Widths of the columns, and the width of the window from which on they are wider."""

LEFT_SHARE, RIGHT_SHARE = 0.25, 0.32
"""The most of the window's width that they take, however large the words are."""

DOORS = (("start_position", "scenario"), ("saved_position", "replay"), ("empty_board", "close"))
"""What to begin from, with their drawings."""


LARGEST_THAT_FITS = 150
"""Text size in per cent up to which the page never scrolls as a whole."""


class _Sheet(QWidget):
    """It is as high as the window if it can be: its longer parts scroll by themselves."""

    def heightForWidth(self, width: int) -> int:
        """Whatever its parts would like; very large words need more than there is."""
        return -1 if theme.text_size() <= LARGEST_THAT_FITS else super().heightForWidth(width)


class EditorPage(QWidget):
    """Shows one draft. `outgrown`: the window has changed enough for another zoom; the page is to be built anew.

    `actions`: home, undo, redo, play, trials, save, share and what to begin from, by name."""

    outgrown = Signal()

    def __init__(self, model: DraftModel, wording: Wording, window: QWidget, actions: dict[str, QAction],
                 players: tuple[str, ...]) -> None:  # fmt: skip
        super().__init__()
        self.zoom = zoom_for(window.size())
        self.model, self.wording = model, wording
        self.table = EditorTable(model, wording, self.targets_at)
        self.hand = EditorHand(self.table, window)
        goes_with(self, self.hand)
        self.bar = EditorBar(wording, actions)
        self.tools = Tools(wording, {tool: editor_keys.key_of(f"tool.{tool}") for tool in TOOLS})
        self.palette_card = Palette(model, self.hand, wording, self.tools,
                                    tuple((actions[name], art) for name, art in DOORS))  # fmt: skip
        self.board = EditorBoard(wording)
        self.board.hand = self.hand
        self.board.setAccessibleName(wording.say("app.editor.board"))
        self.gestures = EditorGestures(self)
        overlays = {name: self._show_overlays for name, _ in TOGGLES}
        self.keys = editor_keys.actions(self, wording, {**self.gestures.handlers(), **overlays})
        self.overlays = Overlays(model, self.board, {name: self.keys[name] for name, _ in TOGGLES})
        self.board_bar = BoardBar(wording, self.board, actions["graph"],
                                  [(self.keys[name], art) for name, art in TOGGLES])  # fmt: skip
        self.strip = Strip(wording, (actions["undo"], actions["redo"]))
        self.problems = ProblemList(model, wording)
        self.selected = SelectedCard(model, self.hand, wording, players)
        self.seats = SeatsCard(model, wording)
        self.trials = TrialCard(wording)
        self._actions = actions
        self._least_problems = theme.scaled(112)
        self._right = QWidget()
        self._lay_out()
        self._connect()
        self.refresh()

    # --- showing --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Shows the document as it is now."""
        view = self.model.view
        self.palette_card.show_model()
        self.table.show_palette(self.palette_card.pieces())
        self.hand.table_changed(view._replace(pieces=(*view.pieces, *self.table.offered)))
        self.board.table.show_table(view)
        self.overlays.show_model()
        fields = self.model.fields()
        self.strip.show_fields([field for field in fields if field.about == STRIP], liveries(view.seats))
        self.problems.show_model()
        self.seats.show_model()
        self.selected.show_model()
        playable = self.model.is_playable()
        self._actions["play_from"].setEnabled(playable)
        self._actions["trials"].setEnabled(playable)
        self.bar.play.show_main(playable)
        self.board_bar.show_fact(self.wording.sentence(self.model.facts.words))
        self.say("")
        self.mark()
        tour((self.palette_card, self.board_bar, self.board, self.problems, self.strip, self.selected, self.seats,
              self.trials, self.bar))  # fmt: skip

    def say(self, words: str) -> None:
        """A message in the bar, until the next gesture; without one what is worked on."""
        model, say = self.model, self.wording.say
        title = str(model.document.get("title") or model.name)
        board = self.wording.name(str(model.document.get("map") or model.room.id))
        state = say("app.editor.saved" if model.is_saved() else "app.editor.unsaved")
        what = say("app.editor.what", board=board, n=len(model.view.seats), state=state)
        self.bar.show_words(title or say("app.editor.untitled"), words or what)

    def targets_at(self, at: QPoint) -> tuple[str, ...]:
        """The ids of all that lies under a point of the screen, the nearest first."""
        return targets_under(at, self, self.board)

    def mark(self) -> None:
        """The place that is looked at, the place under the hand, and what is selected."""
        goals = [self.hand.over] if self.hand.over in self.hand.goals() else []
        lifted = self.hand.carried.id if self.hand.carried else ""
        self.board.nudges = bool(self.model.pieces)
        self.board.table.mark_areas(goals)
        about = self.board.table.areas.get(self.model.about)
        if about is not None and not about.mark:
            about.light(CHOSEN)
        picked = set(self.model.pieces) | ({self.hand.selected.id} if self.hand.selected else set())
        for item in dict.fromkeys(self.board.table.pieces.values()):
            ids = item.stack.ids
            item.show_state(False, bool(picked.intersection(ids)), int(lifted in ids))
        for token in self.selected.tokens():
            ids = token.stack.ids
            token.show_state(False, bool(picked.intersection(ids)), int(lifted in ids))
        self.palette_card.mark()

    # --- what happens ---------------------------------------------------------------------------------------------

    def _hand_changed(self) -> None:
        selected = self.hand.selected
        if selected is not None and selected.place == PALETTE:
            self.model.select(self.model.about)
        elif selected is not None:
            self.model.select(selected.place, (selected.id,))
        self.mark()

    def _selection_changed(self) -> None:
        self.selected.show_model()
        about = self.model.about
        if about in [seat.id for seat in self.model.view.seats]:
            self.palette_card.open_shelf(about)
        if about in self.board.table.areas:
            self.board.focused_area = about
        self.mark()

    # --- inside ---------------------------------------------------------------------------------------------------

    def _show_overlays(self) -> None:
        self.overlays.show_model()

    def _connect(self) -> None:
        model = self.model
        model.changed.connect(self.refresh)
        self.board.table.relaid.connect(self.refresh)
        model.selection_changed.connect(self._selection_changed)
        self.hand.changed.connect(self._hand_changed)
        for part in (self.strip, self.selected, self.seats, self.palette_card):
            part.edited.connect(model.set)
        for card in (self.selected, self.seats, self.problems):
            card.chosen.connect(model.select)
        self.gestures.connect_parts()

    def _lay_out(self) -> None:
        middle = QVBoxLayout()
        middle.setSpacing(theme.GAP)
        for part in (self.board_bar, self.board, self.problems, self.strip):
            middle.addWidget(part, int(part is self.board))
        right = QVBoxLayout(self._right)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(theme.GAP)
        right.addWidget(self.selected, 1)
        right.addWidget(self.seats)
        right.addWidget(self.trials)
        columns = QHBoxLayout()
        columns.setContentsMargins(12, 10, 12, 12)
        columns.setSpacing(theme.MARGIN)
        columns.addWidget(self.palette_card)
        columns.addLayout(middle, 1)
        self._right_scroll = QScrollArea()
        self._right_scroll.setWidgetResizable(True)
        self._right_scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._right_scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._right_scroll.setWidget(self._right)
        self._right.setAutoFillBackground(False)
        columns.addWidget(self._right_scroll)
        inner = _Sheet()
        page = QVBoxLayout(inner)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        page.addLayout(columns, 1)
        self.sheet = QScrollArea()  # for very large words on a small screen
        self.sheet.setWidgetResizable(True)
        self.sheet.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sheet.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.sheet.setWidget(inner)
        inner.setAutoFillBackground(False)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.sheet)

    def showEvent(self, event: QShowEvent) -> None:
        """From now on all parts are made as large as the page."""
        theme.keep_zoom(self.zoom)
        super().showEvent(event)
        self.palette_card.show_model()
        self.mark()

    def hideEvent(self, event: QHideEvent) -> None:
        """Other pages have a size of their own."""
        theme.keep_zoom(1.0)
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wide windows have wider columns, tall ones a longer list of problems."""
        wider = (1.18 if self.width() > WIDE * self.zoom else 1.0) * (1 + (theme.text_size() - 100) / 150) * self.zoom
        self.palette_card.setFixedWidth(min(round(LEFT * wider), round(LEFT_SHARE * self.width())))
        self._right_scroll.setFixedWidth(min(round(RIGHT * wider), round(RIGHT_SHARE * self.width())))
        self.problems.setFixedHeight(max(min(self._least_problems, self.height() // 4), self.height() // 5))
        if zoom_for(self.window().size()) != self.zoom:
            self.outgrown.emit()
