"""The hand: picks pieces up, carries them, puts them down. One for the boards, the panels and the keyboard.

It knows no rule. What a gesture means is asked of the open options; why it means nothing is asked of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.gui.board.party import Party
from desktop_app.gui.discs import Look
from desktop_app.gui.floating import goes_with
from desktop_app.gui.gestures import (
    Choice,
    Stack,
    asked_about,
    fitting,
    goals,
    is_picking,
    landing,
    one_by_one,
    stacks,
    standing,
    touching,
)
from desktop_app.gui.overlays import LiftedPiece, ReasonTip
from desktop_app.gui.small_menu import SmallMenu
from desktop_app.kernel.views import PieceView, PromptView, TableView

REST = 150
"""Milliseconds that a carried piece rests over a place before the reason shows."""


class Table(Protocol):
    """What the hand must know of the table it reaches into."""

    def choices(self) -> tuple[Choice, ...]:
        """What may be answered now."""

    def take(self, choice: Choice) -> None:
        """Answers."""

    def words(self, choice: Choice) -> str:
        """A choice as a sentence."""

    def reason(self, piece: str, place: str) -> str:
        """Why this piece may not be carried there, as a sentence."""

    def targets_at(self, at: QPoint) -> tuple[str, ...]:
        """The ids of all that lies under a point of the screen, the nearest first."""

    def look(self, piece: PieceView) -> Look:
        """How a piece looks."""


class DragController(QObject):
    """What is pressed, in the hand or selected. `changed` whenever one of them, or the goal below, is another.

    `dropped`: a piece was put down where it may go; carries its id and the ids below, the nearest first.
    `opened`: a heap of several kinds was clicked; carries its place and a point of the screen.
    `moved`: what is carried is held over this point of the screen.
    `grouped`: several pieces go to where the first may go; carries their ids and the ids of the places.

    `crowd`: what a reason should not cover, in points of the screen.
    `together` says how many of some pieces could go one after the other; without it a hand holds one at a time."""

    changed = Signal()
    moved = Signal(QPoint)
    opened = Signal(str, QPoint)
    dropped = Signal(str, object)
    grouped = Signal(object, object)

    def __init__(self, table: Table, window: QWidget) -> None:
        super().__init__(window)
        self.selected: PieceView | None = None
        self.carried: PieceView | None = None
        self._pieces: dict[str, PieceView] = {}
        self._prompt: PromptView | None = None
        self.over = ""
        self.party = Party()
        self.crowd: Callable[[], Sequence[QRect]] = tuple
        self.together: Callable[[Sequence[str]], int] | None = None
        self._table = table
        self._pressed: Stack | None = None
        self._whole = self._again = False
        self._source: QWidget | None = None
        self._start = self._last = QPoint()
        self._menu = SmallMenu(window, self)
        self._lifted = LiftedPiece(window)
        self.tip = ReasonTip(window)
        goes_with(self, self._lifted, self.tip)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._explain)
        program = QApplication.instance()
        assert isinstance(program, QApplication)
        program.focusWindowChanged.connect(self._focus_moved)

    # --- what others ask ------------------------------------------------------------------------------------------

    def held(self) -> PieceView | None:
        """The piece that the next place would be for."""
        return self.carried or self.selected

    def goals(self) -> frozenset[str]:
        """Where the held piece may go."""
        held = self.held()
        return goals(self._table.choices(), held.id) if held else frozenset()

    def refused(self) -> str:
        """The place under the hand that the carried piece may not go to."""
        carried = self.carried
        return self.over if carried and self.over not in self.goals() and self.over != carried.place else ""

    def would_take(self) -> Choice | None:
        """What putting the carried piece down now would answer; the first when it can mean several things."""
        found = fitting(self._table.choices(), self.carried.id, self.over) if self.carried else ()
        return found[0] if found else None

    def at(self) -> QPoint:
        """The point of the screen where the pointer last was."""
        return self._last

    # --- the mouse ------------------------------------------------------------------------------------------------

    def press(self, stack: Stack, at: QPoint, source: QWidget, whole: bool = False, again: bool = False) -> None:
        """The button went down on a stack. `whole`: a drag takes all of it that may go; `again`: it is the second press
        of a double click, which begins drags but is no second click."""
        self.tip.hide()
        self._put_back()
        self._pressed, self._start, self._source, self._whole, self._again = stack, at, source, whole, again
        source.installEventFilter(self)

    def move(self, at: QPoint) -> None:
        """The pointer moved with the button down."""
        self._last = at
        if self.carried is None:
            far = (at - self._start).manhattanLength() >= QApplication.startDragDistance()
            if self._pressed is None or not far or not self._lift(self._pressed):
                return
        self._lifted.follow(at)
        self.moved.emit(at)
        over = self._target_below(at)
        if over != self.over:
            self.over = over
            self.tip.hide()
            self.changed.emit()
        self._rest.start()

    def release(self, at: QPoint) -> None:
        """The button came up."""
        pressed, carried, party, again = self._pressed, self.carried, self.party, self._again
        self._put_back()
        if carried is not None:
            self._drop(carried, party, at)
        elif pressed is not None and not again:
            self.click(pressed, at)

    def turn(self, step: int) -> None:
        """So many more of what lies together are held, or fewer."""
        party = self.party.turned(step, self._most(self.party)) if self.held() is not None else self.party
        if party == self.party:
            return
        self.party = party
        if self.carried is not None:
            self._show_lifted(self.carried)
        self.changed.emit()

    def cancel(self) -> bool:
        """Puts back what is in the hand and lets go of the selection; says whether there was anything."""
        busy = bool(self.carried or self.selected or self._pressed or self.tip.isVisible())
        self.tip.hide()
        self._put_back()
        self.select(None)
        return busy

    # --- click and click ------------------------------------------------------------------------------------------

    def click(self, stack: Stack, at: QPoint) -> None:
        """A stack was clicked: it is where the selected piece goes, or it is selected, or it is picked."""
        self.tip.hide()
        open_choices = self._table.choices()
        if self._goes_to(stack, open_choices, at):
            return
        if stack.is_mixed:
            able = [part for part in stacks(stack.pieces) if _may_act(part, open_choices)]
            if len(able) != 1:
                self.opened.emit(stack.top.place, at)
                return
            stack = able[0]
        piece = stack.chosen(open_choices)
        if self.selected is not None and self.selected.id in stack.ids:
            self.select(None)
            return
        onto = next((found for id in stack.ids if (found := landing(open_choices, id))), ())
        if onto and self.selected is None:
            self._offer(onto, at, at_once=is_picking(open_choices))
            return
        found = touching(open_choices, piece.id)
        if found and found == standing(open_choices, piece.id):
            self._offer(found, at, at_once=is_picking(open_choices))
        elif found or piece.movable:
            self.select(piece)
        else:
            self.click_place((piece.place,), at)

    def click_place(self, places: Sequence[str], at: QPoint) -> None:
        """A place was clicked: where the selected piece goes, or a place to choose."""
        self.tip.hide()
        open_choices = self._table.choices()
        piece = self.selected
        for place in places:
            found = fitting(open_choices, piece.id, place) if piece else landing(open_choices, place)
            if found and self.party.number > 1 and one_by_one(found):
                self.grouped.emit(self.party.ids, (place,))
                return
            if found:
                self._offer(found, at, at_once=piece is not None or is_picking(open_choices))
                return
        if piece is None or not places or piece.place in places:
            self.select(None)
        else:
            self.tip.show_reason(self._table.reason(piece.id, places[-1]), at, crowd=self.crowd())

    def pick(self, id: str, at: QPoint) -> None:
        """A part of the selected piece was clicked: a row of a card."""
        found = touching(self._table.choices(), id)
        if found:
            self._offer(found, at, at_once=True)

    def select(self, piece: PieceView | None) -> None:
        """Another selection."""
        if piece != self.selected or self.party.number > 1:
            self.selected = piece
            self.party = Party((piece,), 1) if piece is not None else Party()
            self.changed.emit()

    def select_all(self, pieces: Sequence[PieceView]) -> None:
        """These pieces are selected together, as far as more than one of them can go."""
        party = Party(tuple(pieces), len(pieces))
        if self._most(party) < 2:
            self.select(pieces[0])
            return
        self.carried, self.selected, self.party = None, pieces[0], party
        self.changed.emit()

    def offer(self, found: Sequence[tuple[str, Callable[[], None]]], at: QPoint) -> None:
        """A small menu of named things to do; the second of each pair is called without arguments."""
        self._menu.offer(found, at)

    # --- the table changed ----------------------------------------------------------------------------------------

    def table_changed(self, view: TableView) -> None:
        """A new position: what is no longer where it was falls out of the hand."""
        self._pieces = {piece.id: piece for piece in view.pieces}
        if view.prompt != self._prompt:  # laid anew, the table means the same by its menu
            self._menu.close()
        if not self.party.lies_where_it_lay(self._pieces):
            self._put_back()
            self.selected, self.party = None, Party()
        if self.carried is None:
            self.tip.hide()
        self._prompt = view.prompt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The widget where the button went down goes, or another button comes down there: everything is put back."""
        if watched is self._source and event.type() in (QEvent.Type.Hide, QEvent.Type.DeferredDelete):
            self._put_back()
        elif watched is self._source and isinstance(event, QMouseEvent) and _is_other_button(event):
            self._put_back()
            return True
        return False

    def source_gone(self, source: QWidget) -> None:
        """The widget where the button went down is no more."""
        if source is self._source:
            self._put_back()

    def window_left(self) -> None:
        """Another window has the keyboard: what is in the hand goes back."""
        if self.carried or self._pressed:
            self._put_back()

    # --- inside ---------------------------------------------------------------------------------------------------

    def _lift(self, stack: Stack) -> bool:
        open_choices = self._table.choices()
        if self.selected is not None and self.party.number > 1 and set(stack.ids) & set(self.party.ids):
            piece, party = self.selected, self.party
        else:
            piece = stack.chosen(open_choices)
            party = Party.of(stack, piece, open_choices, self._whole)
            if not piece.movable and not goals(open_choices, piece.id):
                return False
            if party.number > 1 and self._most(party) < 2:
                party = party._replace(number=1)
        self.carried, self.selected, self.party = piece, None, party
        self._show_lifted(piece)
        self.changed.emit()
        return True

    def _show_lifted(self, piece: PieceView) -> None:
        self._lifted.take(self.party.looking(self._table.look(piece)), self.party.number)

    def _most(self, party: Party) -> int:
        """How many of a party could go to some place, as far as that can be told."""
        if self.together is None or len(party.pieces) < 2:
            return 1
        return self.together([piece.id for piece in party.pieces])

    def _put_back(self) -> None:
        self._rest.stop()
        self._lifted.hide()
        if self._source is not None:
            self._source.removeEventFilter(self)
        self._pressed = self._source = None
        if self.carried is not None:
            self.carried, self.over, self.party = None, "", Party()
            self.changed.emit()

    def _drop(self, piece: PieceView, party: Party, at: QPoint) -> None:
        places = self._table.targets_at(at)
        open_choices = self._table.choices()
        for place in places:
            found = fitting(open_choices, piece.id, place)
            if found and party.number > 1 and one_by_one(found):
                self.grouped.emit(party.ids, (place,))
                return
            if found:
                self.dropped.emit(piece.id, places)
                self._offer(found, at, at_once=True)
                return
        target = asked_about(self._pieces, piece, places)
        if target:
            self.tip.show_reason(self._table.reason(piece.id, target), at, crowd=self.crowd())

    def _goes_to(self, stack: Stack, open_choices: tuple[Choice, ...], at: QPoint) -> bool:
        """Is this stack, or the ground under it, a goal of the selected piece?"""
        piece = self.selected
        if piece is None or piece.id in stack.ids:
            return False
        below = [id for id in self._table.targets_at(at) if id in self._pieces]
        onto = next((id for id in (*stack.ids, *below) if fitting(open_choices, piece.id, id)), "")
        able, place = any(touching(open_choices, id) for id in stack.ids), stack.top.place
        if not onto and (able or not fitting(open_choices, piece.id, place)):
            return False
        found = fitting(open_choices, piece.id, onto or place)
        if self.party.number > 1 and one_by_one(found):
            self.grouped.emit(self.party.ids, (onto or place,))
        else:
            self._offer(found, at, at_once=True)
        return True

    def _offer(self, found: Sequence[Choice], at: QPoint, at_once: bool) -> None:
        if len(found) == 1 and at_once:
            self._table.take(found[0])
            return
        table = self._table
        self.offer([(table.words(choice), partial(table.take, choice)) for choice in found], at)

    def _target_below(self, at: QPoint) -> str:
        places = self._table.targets_at(at)
        goal = next((place for place in places if place in self.goals()), "")
        return goal or (asked_about(self._pieces, self.carried, places) if self.carried else "")

    def _explain(self) -> None:
        refused, carried = self.refused(), self.carried
        if refused and carried is not None:
            self.tip.show_reason(self._table.reason(carried.id, refused), self._last, crowd=self.crowd())

    def _focus_moved(self, window: object) -> None:
        if window is None:
            self.window_left()


def _is_other_button(event: QMouseEvent) -> bool:
    return event.type() == QEvent.Type.MouseButtonPress and event.button() != Qt.MouseButton.LeftButton


def _may_act(stack: Stack, open_choices: tuple[Choice, ...]) -> bool:
    """Is there an answer that begins with one of these, or that one of these alone means?"""
    return any(touching(open_choices, id) or landing(open_choices, id) for id in stack.ids)
