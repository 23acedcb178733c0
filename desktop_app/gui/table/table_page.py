"""The table: boards in the middle, tracks below them, seats at the left, options and log at the right."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop_app.gui import theme
from desktop_app.gui.board.board_scene import KEEPS
from desktop_app.gui.board.board_window import BoardWindow
from desktop_app.gui.board.drag_controller import DragController
from desktop_app.gui.board.targets import targets_under
from desktop_app.gui.discs import Look
from desktop_app.gui.floating import goes_with
from desktop_app.gui.gestures import Choice, choices
from desktop_app.gui.match_controller import MatchController
from desktop_app.gui.panels.panel import Panel
from desktop_app.gui.parts import PieceToken
from desktop_app.gui.past.history_bar import HistoryBar
from desktop_app.gui.past.log_panel import LogPanel
from desktop_app.gui.past.story import Story
from desktop_app.gui.past.time_strip import TimeStrip
from desktop_app.gui.table.areas_by_keys import AreasByKeys
from desktop_app.gui.table.follow_up import FollowUp
from desktop_app.gui.table.forecast import Forecast
from desktop_app.gui.table.hover_card import HoverCard
from desktop_app.gui.table.option_drawer import OptionDrawer
from desktop_app.gui.table.option_list import OptionList
from desktop_app.gui.table.result_overlay import ResultOverlay
from desktop_app.gui.table.result_panel import ResultPanel
from desktop_app.gui.table.right_column import RightColumn
from desktop_app.gui.table.seat_column import SeatColumn
from desktop_app.gui.table.seat_menu import seat_choices
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.table.tab_order import tour
from desktop_app.gui.table.table_extras import EXTRAS
from desktop_app.gui.table.table_layout import Parts, TableFrame
from desktop_app.gui.table.table_marks import mark_table
from desktop_app.gui.table.table_notes import about, note, seat_notes
from desktop_app.gui.table.table_panels import HEAPS, MATS, LowerPanels, PanelHolder, whole_hand
from desktop_app.gui.table.table_zoom import table_zoom
from desktop_app.gui.table.top_bar import TopBar
from desktop_app.gui.table.what_now import WhatNow
from desktop_app.gui.wording import Wording
from desktop_app.kernel.questions import Reason
from desktop_app.kernel.views import PieceView

TALL = 1000
"""From this height on cards are large."""

ENDS_GAME = "ends_game"
"""The risk of an answer that is asked about once more, however it was given."""


class TablePage(QWidget):
    """Shows one match. It is the Table that the hand reaches into. `left`: Esc was pressed. `outgrown`: the window has
    changed enough for another zoom; the page is to be built anew."""

    left = Signal()
    outgrown = Signal()

    def __init__(self, controller: MatchController, wording: Wording, window: QWidget, home: QAction,
                 commands: tuple[QAction, ...], strip: TimeStrip) -> None:  # fmt: skip
        super().__init__()
        self.resize(window.size())  # its parts are laid out for that from the start
        self.zoom = theme.zoom()
        self.controller, self.wording, self.own_window, self.strip = controller, wording, window, strip
        self.showing = Showing(controller.view(), wording)
        self._pointed: Choice | None = None
        self._message = ""
        self._armed: Choice | None = None
        self.keeps: Callable[[Choice], bool] = lambda choice: False
        """Is this answer kept back until it has been confirmed? None is, unless somebody sees to it."""
        self._follow_up, self._story = FollowUp(), Story()
        self._seen_at = -1
        self._answered = self._toured = False
        self._make_parts(home, commands)
        self._lay_out()
        self._connect()
        self.extras = tuple([make(self) for make in EXTRAS])
        self.refresh()

    def _make_parts(self, home: QAction, commands: tuple[QAction, ...]) -> None:
        """The hand, all that it may reach into, and what is told of it."""
        window, words, setup = self.own_window, self.wording, self.controller.match.setup
        self.hand = DragController(self, window)
        self.forecast = Forecast(window, self.controller, words)
        self.bar = TopBar(words.name(self.controller.match.room.id), home, commands, about(setup, words))
        self.board = BoardWindow(words)
        self.board.hand = self.hand
        self.forecast.crowd = self.board.marks
        self.board.setAccessibleName(words.say("app.board"))
        self.hover = HoverCard(window, self.board, self.hand)
        goes_with(self, self.hand, self.hover, self.forecast)
        self.seats = SeatColumn(self.hand)
        self.what_now = WhatNow()
        self.history = HistoryBar(words)
        self.options = OptionList()
        self.result = ResultPanel()
        self.log = LogPanel(words.say("app.log"))
        self.hands, self.shelf, self.tracks = [PanelHolder(self.hand) for _ in range(3)]
        self._holders = (self.hands, self.shelf, self.tracks)

    def _lay_out(self) -> None:
        """Where they stand, now and in windows of other sizes."""
        self.below = LowerPanels(self._holders)
        self.frame = TableFrame(self, Parts(
            self.bar, (self.what_now, self.history), self.board, self.hands, self.shelf, self.tracks, self.below,
            (self.strip,), self.options, RightColumn(self.seats, self.log),
        ))  # fmt: skip
        self.frame.fit()
        self.drawer = OptionDrawer(self, self.frame)
        self.ending = ResultOverlay(self)
        self._grown = QTimer(self)
        self._grown.setSingleShot(True)

    # --- Table, for the hand --------------------------------------------------------------------------------------

    def choices(self) -> tuple[Choice, ...]:
        """What may be answered now."""
        return choices(self.showing.view.prompt)

    def take(self, choice: Choice) -> None:
        """Answers."""
        asks = choice.option.risk == ENDS_GAME and self.controller.settings.now.confirm_end
        if asks and choice != self._armed:
            self._armed = choice
            self.say(self.wording.say("app.ends_game", what=self.wording.sentence(choice.option.text)))
            return
        if self.keeps(choice):
            return
        self._message, self._armed = "", None
        self._answered = True
        prompt = self.showing.view.prompt
        self._follow_up.answers(prompt.question.id if prompt else "", self.controller.match.position)
        self.hand.select(None)
        self.controller.take(choice)

    def _go_on(self) -> None:
        """A drop goes on while another question has just one answer for the same piece and the same place."""
        prompt = self.showing.view.prompt
        question = prompt.question.id if prompt is not None else ""
        found = self._follow_up.next(question, self.controller.match.position, self.choices())
        if found is not None and found.option.risk != ENDS_GAME:
            self.take(found)

    def words(self, choice: Choice) -> str:
        """A choice as a sentence."""
        sentence = self.wording.sentence(choice.option.text)
        return f"{sentence} ({choice.option.cost})" if choice.option.cost else sentence

    def reason(self, piece: str, place: str) -> str:
        """Why this piece may not be carried there: asked of the room, which changes nothing."""
        match = self.controller.match
        return self.wording.reason(match.room.why_not(match.state, self.controller.viewer(), piece, place))

    def targets_at(self, at: QPoint) -> tuple[str, ...]:
        """The ids of all that lies under a point of the screen, the nearest first."""
        return targets_under(at, self, self.board)

    def look(self, piece: PieceView) -> Look:
        """How a piece looks."""
        look = self.showing.look(piece)
        return look._replace(badges=tuple(badge for badge in look.badges if badge != KEEPS))

    # --- showing --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Shows the position that the match stands at."""
        viewer = self.controller.viewer()
        view = self.controller.view()
        self.frame.suit(any(board.owner for board in view.boards))
        growth = self.frame.growth if self.frame.whole else 0.0
        roomy = self._is_roomy() and not self.frame.whole
        self.showing = showing = Showing(view, self.wording, roomy, growth, self.frame.abreast)
        self._pointed = None
        self.forecast.forget()
        self.hover.show_table(showing)
        self.hand.table_changed(view)
        position = self.controller.match.position
        self.board.table.show_table(view, traced=position != self._seen_at and not self._answered)
        self._seen_at, self._answered = position, False
        self.bar.show_table(view, self.wording)
        self.seats.show_table(Showing(view, self.wording, roomy), viewer, seat_notes(self))
        self._show_panels(viewer)
        self.what_now.show_table(showing, self._note())
        self.history.show_table(self.controller, showing)
        self.strip.show_table(self.controller, showing)
        self.what_now.setHidden(not self.history.isHidden())
        self.drawer.show_table()
        self.ending.show_table()
        self.log.show_lines(self._story.rows(self.controller, showing), self.controller.viewed)
        self._mark()
        self._forget_tour()
        for extra in self.extras:
            extra.show_table()
        self._armed = None
        self._go_on()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab: the tour is put in order only now, because most positions pass without anybody walking it."""
        if not self._toured:
            self._toured = True
            middle = (self.what_now, self.history, self.board, self.options, self.result)
            tour((*middle, self.hands, self.frame.side, *self.seats.sheets, self.below, self.log, self.strip, self.bar))
        return super().focusNextPrevChild(next)

    def _forget_tour(self) -> None:
        self._toured = False

    def say(self, message: str) -> None:
        """A message in the what-now line, until the next answer."""
        self._message = message
        self.what_now.say(self._note())

    def show_note(self) -> None:
        """The second line of what is wanted now, as things stand."""
        self.what_now.say(self._note())

    def refuse(self, reason: Reason) -> None:
        """The table refused an answer."""
        self.say(self.wording.reason(reason))

    def _show_panels(self, viewer: str) -> None:
        """The hands below the board, the shelf beside it. While the seats are folded away, whoever looks has his heaps
        beside his hand, but for the time of playing a card, and what he works for on the shelf."""
        panels, frame = self.showing.view.panels, self.frame
        own = [p for p in panels if p.owner == viewer and viewer and frame.folded]
        self.tracks.show_panels([p for p in panels if p.kind == "track" and not p.owner], self.showing)
        hands = [p for p in reversed(panels)
                 if p.kind == "hand" and (p.owner or frame.whole or not frame.beside)]  # fmt: skip
        growth = self.showing.growth
        plays = frame.whole and any(not p.owner for p in hands)
        self.hands.show_panels([*[p for p in own if p.kind in HEAPS and not plays], *hands], self.showing)
        here = [p for p in panels if not p.owner and p.kind != "track" and p not in hands]
        self.shelf.show_panels([*here, *[p for p in own if p.kind in MATS]], self.showing)
        below = frame.folded and not self.showing.in_columns
        self.hands.setMinimumHeight(round(whole_hand() * growth) if below else 0)
        frame.show_filled()

    def show_hint(self) -> None:
        """The best options with reasons stand in the list, until another position or Esc."""
        self.drawer.show_hint()

    def _note(self) -> str:
        return self._message or note(self)

    def _mark(self) -> None:
        mark_table(self, self._pointed)

    def panels(self) -> list[Panel]:
        """Every panel that is shown."""
        return [*self.seats.panels(), *[shown for holder in self._holders for shown in holder.panels]]

    def tokens(self) -> list[PieceToken]:
        """Every piece that lies beside the boards."""
        return [*self.seats.tokens(), *[token for holder in self._holders for token in holder.tokens()]]

    # --- what happens ---------------------------------------------------------------------------------------------

    def press_main(self) -> None:
        """Space: the main answer, or the button that has the focus."""
        focused = QApplication.focusWidget()
        if isinstance(focused, QAbstractButton) and focused is not self.what_now.main_button:
            focused.click()
        else:
            self.what_now.press_main()

    def leave(self) -> None:
        """Esc: back to now; lets go of whatever is held, armed or said."""
        if self.drawer.empties():
            return
        if self.drawer.has_keyboard() or not (self.hand.held() or self._message or self.controller.viewed is not None):
            self.drawer.close()
        self.controller.back_to_now()
        self._message, self.drawer.hinted = "", {}
        self.what_now.disarm()
        self.hand.cancel()
        self.left.emit()
        self._hand_changed()

    def _hand_changed(self) -> None:
        self.drawer.show_choices()
        self.what_now.say(self._note())
        self._mark()
        self._foretell()

    def _point(self, choice: object) -> None:
        self._pointed = choice if isinstance(choice, Choice) else None
        self.forecast.point(self._pointed, self.options.tip_spot(), self.options.tip_crowd())
        self._mark()

    def _foretell(self) -> None:
        """What putting the carried piece down here would bring."""
        self.forecast.point(self.hand.would_take(), self.hand.at())

    # --- inside ---------------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        self._grown.timeout.connect(self.refresh)
        self.frame.turned.connect(lambda: self._grown.start(0))
        self.board.table.relaid.connect(lambda: self._grown.start(0))
        self.controller.changed.connect(self.refresh)
        self.controller.refused.connect(self.refuse)
        self.controller.noted.connect(self._bot_noted)
        self.hand.changed.connect(self._hand_changed)
        self.hand.dropped.connect(self._follow_up.dropped)
        self.seats.laid.connect(self._forget_tour)
        self.seats.laid.connect(self._mark)
        self.seats.menu_wanted.connect(self._seat_menu)
        self.what_now.taken.connect(self._button_pressed)
        self.strip.moved.connect(self.controller.view_after)
        self.history.left.connect(self.controller.back_to_now)
        self.history.left.connect(self.board.setFocus)
        self.options.taken.connect(self.take)
        self.options.pointed.connect(self._point)
        self._by_keys = AreasByKeys(self)
        for key, act in ((Qt.Key.Key_Space, self.press_main), (Qt.Key.Key_Escape, self.leave)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def _button_pressed(self, choice: Choice) -> None:
        """A weighty main button has been pressed twice already."""
        self._armed = choice if self.what_now.armed else self._armed
        self.take(choice)

    def _seat_menu(self, seat: str, at: QPoint) -> None:
        found = seat_choices(self.controller, self.wording, seat)
        if found:
            self.hand.offer(found, at)

    def _bot_noted(self, note: str) -> None:
        id, *values = note.split()
        self.say(self.wording.say(f"app.note.{id}", **{str(place): value for place, value in enumerate(values)}))

    def resizeEvent(self, event: object) -> None:
        """Tall windows have large cards; large ones have everything larger."""
        if table_zoom(self.own_window.size()) != self.zoom:
            self.outgrown.emit()
        if self.showing.roomy != (self._is_roomy() and not self.frame.whole):
            self._grown.start(0)

    def showEvent(self, event: QShowEvent) -> None:
        """From now on all parts are made as large as the page."""
        theme.keep_zoom(self.zoom)
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Other pages have a size of their own; a window that is put away for a while keeps its page."""
        if not event.spontaneous():
            theme.keep_zoom(1.0)
        super().hideEvent(event)

    def _is_roomy(self) -> bool:
        return self.height() >= theme.scaled(TALL)
