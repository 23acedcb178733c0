"""The editor's page: palette, board with the strip and the problems below it, inspector."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.area_item import CHOSEN
from desktop_app.gui.board.board_scene import KEEPS
from desktop_app.gui.discs import Look, liveries
from desktop_app.gui.editor.draft_model import DraftModel
from desktop_app.gui.editor.editor_board import EditorBoard
from desktop_app.gui.editor.editor_hand import PALETTE, EditorHand
from desktop_app.gui.editor.inspector import SeatsCard, SelectedCard
from desktop_app.gui.editor.palette import Palette
from desktop_app.gui.editor.problem_list import ProblemList
from desktop_app.gui.editor.strip import Strip
from desktop_app.gui.editor.trial_card import TrialCard
from desktop_app.gui.gestures import Choice
from desktop_app.gui.parts import TARGET, relook
from desktop_app.gui.showing import Showing
from desktop_app.gui.tab_order import tour
from desktop_app.gui.top_bar import TopBar
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import STRIP, DraftProblem, Gesture, lies
from desktop_app.kernel.questions import Text
from desktop_app.kernel.views import OptionView, PieceView

LEFT, RIGHT, WIDE = 250, 336, 1600
"""Widths of the columns, and the width of the window from which on they are wider."""

Standard = QKeySequence.StandardKey
GOES = ">"

PAGE_KEYS: dict[str, QKeySequence | Standard] = {
    "copy": Standard.Copy, "cut": Standard.Cut, "paste": Standard.Paste, "delete": Standard.Delete,
    "select_all": Standard.SelectAll, "duplicate": QKeySequence("Ctrl+D"),
    "leave": QKeySequence(Qt.Key.Key_Escape),
}  # fmt: skip
"""The page's own keys; they stay as they are."""


class EditorPage(QWidget):
    """Shows one draft. It is the Table that the hand reaches into.

    `actions`: home, undo, redo, play, trials, save, share and what to begin from, by name."""

    def __init__(self, model: DraftModel, wording: Wording, window: QWidget, actions: dict[str, QAction],
                 players: tuple[str, ...]) -> None:  # fmt: skip
        super().__init__()
        self.model, self.wording = model, wording
        self._choices: tuple[Choice, ...] | None = None
        self.hand = EditorHand(self, window)
        self.bar = TopBar(wording.say("app.editor.title"), actions["home"],
                          tuple(actions[name] for name in ("save_scenario", "share", "play_from")))  # fmt: skip
        begin = tuple(actions[name] for name in ("start_position", "empty_board", "scenarios"))
        self.palette_card = Palette(model, self.hand, wording, begin)
        self.board = EditorBoard(wording)
        self.board.hand = self.hand
        self.board.setAccessibleName(wording.say("app.editor.board"))
        self.strip = Strip(wording, (actions["undo"], actions["redo"]))
        self.problems = ProblemList(model, wording)
        self.selected = SelectedCard(model, self.hand, wording, players)
        self.seats = SeatsCard(model, wording)
        self.trials = TrialCard(wording, actions["trials"])
        self._play = actions["play_from"]
        self._right = QWidget()
        self._message = ""
        self._lay_out()
        self._connect()
        self._add_keys()
        self.refresh()

    # --- Table, for the hand --------------------------------------------------------------------------------------

    def choices(self) -> tuple[Choice, ...]:
        """Every thing and piece may be carried to every place; whether that means something is seen then."""
        if self._choices is None:
            goals = (*self.model.editing.places(self.model.document), PALETTE)
            pieces = (*self.palette_card.pieces(), *self.model.view.pieces)
            sources: dict[tuple[str, str], list[str]] = {}
            for piece in pieces:
                sources.setdefault(lies(piece.id), []).append(piece.id)
            self._choices = tuple(
                Choice("", OptionView(f"{ids[0]}{GOES}{goal}", Text(""), tuple(ids), (goal,)))
                for (_, place), ids in sources.items() for goal in goals if goal != place
            )  # fmt: skip
        return self._choices

    def take(self, choice: Choice) -> None:
        """A piece was carried: from the palette, to the palette, or from place to place."""
        piece, _, goal = choice.option.key.partition(GOES)
        thing, place = lies(piece)
        if place == PALETTE:
            self._report(self.model.add(thing, goal))
            self.model.select(goal)
            return
        self.hand.select(None)
        pieces = self._carried(choice.option.from_ids)
        if goal == PALETTE:
            found = [Gesture("take", *lies(id)) for id in pieces]
            self._report(self.model.do(found))
        else:
            self._report(self.model.carry(pieces, goal))

    def follow(self, piece: str, places: tuple[str, ...]) -> None:
        """Nothing follows: each gesture is whole."""

    def words(self, choice: Choice) -> str:
        """A choice as a sentence."""
        return Showing(self.model.view, self.wording).place_name(choice.option.to_ids[0])

    def reason(self, piece: str, place: str) -> str:
        """Why a piece can't lie there."""
        return self.wording.say("app.editor.not_there")

    def targets_at(self, at: QPoint) -> tuple[str, ...]:
        """The ids of all that lies under a point of the screen, the nearest first."""
        window = self.window()
        widget = window.childAt(window.mapFromGlobal(at))
        if widget is not None and (widget is self.board or self.board.isAncestorOf(widget)):
            return self.board.targets_at(self.board.viewport().mapFromGlobal(at))
        found: list[str] = []
        while widget is not None and widget is not self:
            found += str(widget.property(TARGET) or "").split()
            widget = widget.parentWidget()
        return tuple(found)

    def look(self, piece: PieceView) -> Look:
        """How a piece looks."""
        look = Showing(self.model.view, self.wording).look(piece)
        return look._replace(badges=tuple(badge for badge in look.badges if badge != KEEPS))

    def _carried(self, ids: tuple[str, ...]) -> tuple[str, ...]:
        """All that is selected, if the piece belongs to it; else one piece."""
        if len(self.model.pieces) > 1 and any(id in self.model.pieces for id in ids):
            return self.model.pieces
        return ids[:1]

    # --- showing --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Shows the document as it is now."""
        self._choices = None
        view = self.model.view
        self.palette_card.show_model()
        self.hand.table_changed(view._replace(pieces=(*view.pieces, *self.palette_card.pieces())))
        self.board.table.show_table(view)
        fields = self.model.fields()
        self.strip.show_fields([field for field in fields if field.about == STRIP])
        self.problems.show_model()
        self.seats.show_model()
        self.selected.show_model()
        self._play.setEnabled(self.model.is_playable())
        for button in self.bar.findChildren(QToolButton):
            if button.defaultAction() is self._play:
                relook(button, "main" if self.model.is_playable() else "plain")
        self._say("")
        self._mark()
        tour((self.palette_card, self.board, self.strip, self.problems, self.selected, self.seats, self.trials,
              self.bar))  # fmt: skip

    def say(self, words: str) -> None:
        """A message in the bar, until the next gesture."""
        self._say(words)

    def _say(self, words: str) -> None:
        model = self.model
        state = "app.editor.saved" if model.is_saved() else "app.editor.unsaved"
        title = str(model.document.get("title") or model.name)
        where = self.wording.say(state, what=title) if title else self.wording.say("app.editor.unnamed")
        self.bar.show_phase(words or where)

    def _report(self, done: bool) -> None:
        if not done:
            self._say(self.wording.say("app.editor.not_there"))

    def _mark(self) -> None:
        """The place that is looked at, the place under the hand, and what is selected."""
        goals = [self.hand.over] if self.hand.over in self.hand.goals() else []
        lifted = self.hand.carried.id if self.hand.carried else ""
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
        self._mark()

    def _selection_changed(self) -> None:
        self.selected.show_model()
        about = self.model.about
        if about in [seat.id for seat in self.model.view.seats]:
            self.palette_card.open_shelf(about)
        if about in self.board.table.areas:
            self.board.focused_area = about
        self._mark()

    def _area_focused(self, area: str) -> None:
        here = tuple(piece for piece in self.model.pieces if lies(piece)[1] == area)
        self.board.setAccessibleDescription(self._area_words(area))
        self.model.select(area, here)

    def _area_words(self, area: str) -> str:
        showing = Showing(self.model.view, self.wording)
        view = showing.areas.get(area)
        return self.wording.sentence(view.spoken) if view is not None else ""

    def _area_entered(self, area: str) -> None:
        """Enter: what is selected comes here."""
        where = self.board.table.where(area)
        if self.hand.selected is not None and where is not None:
            self.hand.click_place((area,), self.board.viewport().mapToGlobal(self.board.mapFromScene(where)))

    def _toggled(self, ids: object) -> None:
        """A stack joins what is selected, or leaves it."""
        assert isinstance(ids, tuple)
        now = self.model.pieces
        self.hand.select(None)
        both = tuple(id for id in now if id not in ids) if set(ids) <= set(now) else (*now, *ids)
        self.model.select(lies(ids[0])[1], tuple(dict.fromkeys(both)))

    def _banded(self, ids: object) -> None:
        assert isinstance(ids, tuple)
        self.hand.select(None)
        self.model.select(lies(ids[0])[1] if ids else self.model.about, ids)

    def _stepped(self, by: int) -> None:
        """Plus and minus on the board: more or less of what is selected, in the place that is looked at."""
        if self.hand.selected is not None and self.hand.selected.place == PALETTE:
            self._step(lies(self.hand.selected.id)[0], self.model.about, by)
            return
        verb = "place" if by > 0 else "take"
        found = list(self.model.selected_things())
        self.model.do((Gesture(verb, thing, place) for thing, place in found), f"add {found}")

    def _step(self, thing: str, place: str, by: int) -> None:
        done = self.model.add(thing, place, by) if by > 0 else self.model.take(thing, place, -by)
        self._report(done or not by)

    def _nudged(self, area: str) -> None:
        self.model.carry(self.model.pieces, area, "nudge")

    def _mended(self, problem: object) -> None:
        assert isinstance(problem, DraftProblem)
        self.model.do(problem.fix)
        self.model.select(problem.about)

    def leave(self) -> None:
        """Esc: lets go of whatever is held or selected."""
        self.hand.cancel()
        self.model.select(self.model.about)
        self._mark()

    # --- clipboard ------------------------------------------------------------------------------------------------

    def copy(self) -> None:
        """What is selected, as text."""
        text = self.model.copied()
        if text:
            QGuiApplication.clipboard().setText(text)

    def cut(self) -> None:
        """Copied and taken away."""
        if self.model.pieces:
            self.copy()
            self.model.remove_selected()

    def paste(self) -> None:
        """Into the place that is looked at."""
        self._report(self.model.paste(QGuiApplication.clipboard().text(), self.model.about))

    def select_all(self) -> None:
        """Everything that lies on the boards."""
        self.hand.select(None)
        ids = tuple(piece.id for piece in self.model.view.pieces if piece.place in self.board.table.areas)
        self.model.select(self.model.about, ids)

    # --- inside ---------------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        model = self.model
        model.changed.connect(self.refresh)
        model.selection_changed.connect(self._selection_changed)
        self.hand.changed.connect(self._hand_changed)
        self.board.area_focused.connect(self._area_focused)
        self.board.area_entered.connect(self._area_entered)
        self.board.toggled.connect(self._toggled)
        self.board.banded.connect(self._banded)
        self.board.stepped.connect(self._stepped)
        self.board.nudged.connect(self._nudged)
        self.palette_card.stepped.connect(lambda thing, by: self._step(thing, model.about, by))
        for part in (self.strip, self.selected, self.seats):
            part.edited.connect(model.set)
        self.selected.stepped.connect(self._step)
        for card in (self.selected, self.seats, self.problems):
            card.chosen.connect(model.select)
        self.problems.mended.connect(self._mended)

    def _add_keys(self) -> None:
        acts = {"copy": self.copy, "cut": self.cut, "paste": self.paste, "delete": self.model.remove_selected,
                "select_all": self.select_all, "duplicate": self.model.duplicate, "leave": self.leave}  # fmt: skip
        for name, act in acts.items():
            action = QAction(self.wording.say(f"app.editor.{name}"), self)
            action.setShortcut(PAGE_KEYS[name])
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(lambda _=False, act=act: act())
            self.addAction(action)

    def _lay_out(self) -> None:
        middle = QVBoxLayout()
        middle.setSpacing(theme.GAP)
        middle.addWidget(self.board, 1)
        middle.addWidget(self.problems)
        middle.addWidget(self.strip)
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
        columns.addWidget(self._right)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        page.addLayout(columns, 1)

    def resizeEvent(self, event: object) -> None:
        """Wide windows have wider columns, tall ones a longer list of problems."""
        wider = (1.25 if self.width() >= WIDE else 1.0) * (1 + (theme.text_size() - 100) / 150)
        self.palette_card.setFixedWidth(round(LEFT * wider))
        self._right.setFixedWidth(round(RIGHT * wider))
        self.problems.setFixedHeight(max(theme.scaled(112), self.height() // 5))

    def sides(self) -> dict[str, object]:
        """The colours of all seats."""
        return dict(liveries(self.model.view.seats))
