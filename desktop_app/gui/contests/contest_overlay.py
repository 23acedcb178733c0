"""Lays the contest that goes on over the board. It steps aside by itself when something on the board is asked for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.gui import theme
from desktop_app.gui.contests.contest_panel import ContestPanel
from desktop_app.gui.contests.laying import Laying
from desktop_app.gui.contests.luck_dialog import open_luck
from desktop_app.gui.contests.placing import AROUND, free_corner, free_ground, ground_of, roomy
from desktop_app.gui.contests.roominess import Room
from desktop_app.gui.contests.standing import Standing
from desktop_app.gui.gestures import Choice, is_picking
from desktop_app.gui.parts import PieceToken
from desktop_app.gui.theme import colour
from desktop_app.kernel.contests import ContestView

if TYPE_CHECKING:
    from desktop_app.gui.table.table_page import TablePage

WIDE = 874
"""The panel's width where the board is wide enough."""

BAR = 16
"""Room for a bar to scroll with, where all the rest has not helped."""

FOLDED = 0.36
"""How much of the board's height the folded contest may take with all its words."""

VEIL = 0.62
"""How much of the board the veil takes away."""


class Veil(QWidget):
    """The board steps back under it; it takes no mouse."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table's colour, half through."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(self.rect(), 8, 8)
        painter.fillPath(path, colour(theme.colours().table, VEIL))
        painter.end()


class ContestOverlay(QObject):
    """An Extra of the table page. `panel` is the contest as it is shown, None while there is none."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self.panel: ContestPanel | None = None
        self.veil = Veil(page)
        self._shown: tuple[object, ...] = ()
        self._folded_by_hand: bool | None = None
        self._question: object = None
        self._pointed: Choice | None = None
        self._standing = Standing()
        self.laying = Laying(page)
        self.laying.changed.connect(self._show)
        page.board.installEventFilter(self)
        page.frame.middle.installEventFilter(self)  # a longer question moves it, and the board in it
        page.hand.changed.connect(self.mark)
        page.hand.dropped.connect(self._dropped)
        page.options.pointed.connect(self._point)
        page.options.taken.connect(lambda _: self._standing.aim(""))  # a row points at no piece
        page.drawer.gave_back.connect(self._take_keyboard)
        page.drawer.stood.connect(self._stand_beside)

    # --- Extra ----------------------------------------------------------------------------------------------------

    def show_table(self) -> None:
        """Another position."""
        view = self._page.showing.view
        question = (view.prompt and (view.prompt.decider, view.prompt.question.id), self._page.controller.viewed)
        if question != self._question:
            self._question, self._folded_by_hand = question, None
        self._pointed = None
        self.laying.show_table()
        self._show()

    def kept(self) -> tuple[object, bool | None, Choice | None, Standing]:
        """What is asked, whether somebody has folded the contest meanwhile, the result that is only laid, and where
        everybody stands."""
        return self._question, self._folded_by_hand, self.laying.laid(), self._standing

    def take_over(self, kept: tuple[object, bool | None, Choice | None, Standing]) -> None:
        """Folded as it was before, with the same result laid at the same place."""
        self._question, self._folded_by_hand, laid, self._standing = kept
        if laid is not None:
            self.laying.lay_again(laid)
        self._show()

    def fold(self) -> None:
        """The board instead of the contest, or the contest again, until something else is asked."""
        if self.panel is not None:
            self._folded_by_hand = not self.panel.folded
            self._show()
            if self.panel is not None:
                self.panel.fold_button.setFocus()

    def mark(self) -> None:
        """Lights what may be done now with what is in the hand, pointed at, or simply open."""
        if self.panel is None:
            return
        page = self._page
        open_choices, held = page.choices(), page.hand.held()
        able = frozenset(id for choice in open_choices for id in choice.option.from_ids)
        goals: frozenset[str] = frozenset()
        if held is not None:
            goals, able = page.hand.goals(), frozenset()
        elif self._pointed is not None:
            goals, able = frozenset(self._pointed.option.places), frozenset(self._pointed.option.from_ids)
        elif is_picking(open_choices):
            goals = frozenset(id for choice in open_choices for id in choice.option.places)
        selected = page.hand.selected.id if page.hand.selected else ""
        lifted = page.hand.carried.id if page.hand.carried else ""
        for token in self.panel.choosable():
            ids = token.stack.ids
            token.show_state(any(id in able | goals for id in ids), selected in ids, int(lifted in ids))
        for slot in self.panel.slots():
            if lifted:
                slot.show_over(page.hand.over in slot.stack.ids)
        self.foretell()

    def foretell(self) -> None:
        """Says what the result that is carried, pointed at, focused or only laid would bring, before it happens."""
        if self.panel is None:
            return
        page, choice = self._page, self._meant()
        told = page.forecast.told(choice).sentences if choice is not None and self._previews() else ()
        words = "\n".join([page.wording.sentence(each) for each in told])
        if self.panel.foretell(words):
            self._place()

    def tokens(self) -> list[PieceToken]:
        """Every piece and marker of the contest."""
        return self.panel.tokens() if self.panel is not None else []

    def _previews(self) -> bool:
        return self._page.controller.settings.now.previews

    def _meant(self) -> Choice | None:
        """The option about a result that is meant now."""
        assert self.panel is not None
        if self._pointed is not None or self._page.hand.carried is not None:
            return self._pointed or self._page.hand.would_take()
        slots = self.panel.slots()
        over = [slot for slot in slots if slot.over] or [slot for slot in slots if slot.hasFocus()]
        ids = {id for slot in over if slot.able for id in slot.stack.ids}
        found = [choice for choice in self._page.choices() if not choice.aside and ids & set(choice.option.to_ids)]
        return found[0] if found else self.laying.laid()

    # --- showing --------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        showing = self._page.showing
        contest = self.laying.shown(showing.view.contest)
        if contest is None:
            self._let_go()
            return
        contest = self._standing.arranged(contest, showing.pieces)
        folded = self._must_fold(contest) if self._folded_by_hand is None else self._folded_by_hand
        held = {piece for side in contest.sides for source in side.sources for piece in source.pieces}
        pieces = tuple(piece for piece in showing.view.pieces if piece.id in held)
        shown = (contest, pieces, showing.view.seats, folded)
        if shown != self._shown:
            before = self.panel
            focus = self._focus_place()
            self._let_go()
            self._shown = shown
            self.panel = ContestPanel(contest, showing, self._page.hand, folded)
            self.panel.setParent(self._page)
            self.panel.fold.connect(self.fold)
            self.panel.used.connect(self._use)
            self.panel.kept.connect(self._keep)
            for slot in self.panel.slots():
                slot.pointed.connect(self.foretell)
                slot.aimed.connect(self._standing.aim)
            self.panel.luck.connect(partial(open_luck, self._page))
            if before is not None and before.contest.place == contest.place:
                self._roll(before.contest, contest)
            self._place()
            self._focus(focus)
        self.mark()

    def _let_go(self) -> None:
        self._shown = ()
        self.veil.hide()
        gone, self.panel = self.panel, None  # first: what loses the keyboard in it tells of that
        if gone is None:
            return
        for token in gone.tokens():
            self._page.hand.source_gone(token)
        gone.hide()
        gone.deleteLater()  # not at once: the click that changes the table comes from inside

    def _must_fold(self, contest: ContestView) -> bool:
        """Is something on the board asked for, or nothing in the contest left to see to?"""
        if self.laying.laid() is not None:
            return False
        showing = self._page.showing
        inside = {piece for side in contest.sides for source in side.sources for piece in source.pieces}
        inside |= {fighter.piece for side in contest.sides for fighter in side.fighters}
        asked = [choice.option for choice in self._page.choices() if not choice.aside]
        for id in [id for option in asked for id in (*option.from_ids, *option.places)]:
            piece = showing.pieces.get(id)
            if id in showing.areas or (piece is not None and piece.place in showing.areas and id not in inside):
                return True
        to_fall = not all(side.counts for side in contest.sides)
        open_here = to_fall or contest.offers or any(side.markers for side in contest.sides)
        named = any(id in inside for option in asked for id in option.from_ids)
        return not open_here and not named

    def _roll(self, before: ContestView, now: ContestView) -> None:
        """Dice that have fallen since roll, where things may move and the film is not played at once."""
        assert self.panel is not None
        if not theme.motion() or not self._page.controller.film.delay():
            return
        fell = [(was, side) for was, side in zip(before.sides, now.sides, strict=False)]
        for card, (was, side) in zip(self.panel.sides, fell, strict=False):
            if any(source.rolled for source in side.sources) and not any(source.rolled for source in was.sources):
                for row in card.dice:
                    row.roll()

    # --- where it stands ------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The board has another place or size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show):
            self._place()
        return super().eventFilter(watched, event)

    def _stand_beside(self) -> None:
        """The list of options has come or gone: a bar makes room for it."""
        if self.panel is not None and self.panel.folded:
            self._place()

    def _place(self) -> None:
        panel = self.panel
        if panel is None:
            return
        ground = ground_of(self._page)
        self.veil.setGeometry(ground)
        self.veil.setHidden(panel.folded)
        self.veil.raise_()
        panel.show()
        panel.raise_()
        self._page.drawer.come_up()
        panel.ensurePolished()
        if panel.folded:
            beside = free_ground(self._page, panel.least_folded())
            panel.fit_folded(beside.width() - 4 * AROUND, round(ground.height() * FOLDED))
            panel.move(free_corner(self._page, panel))
            return
        width = min(theme.scaled(WIDE), ground.width() - 2 * AROUND)
        for room in Room:
            panel.tighten(room)
            panel.fit(width)
            panel.resize(width, ground.height())
            needed = panel.needed(width)
            ground = roomy(self._page, ground, needed + 2 * AROUND)
            tall = ground.height() - 2 * AROUND
            if needed <= tall:
                break
        else:
            panel.fit(width - theme.scaled(BAR), scrolls=True)
        height = min(needed, tall)
        panel.show_bar(needed > tall)
        panel.setGeometry(ground.center().x() - width // 2, ground.center().y() - height // 2, width, height)
        panel.show_asked()

    # --- what is done in it ---------------------------------------------------------------------------------------

    def _use(self, keys: tuple[str, ...]) -> None:
        """An ability is used: at once, or, where there are several ways, by a small menu."""
        found = [choice for choice in self._page.choices() if choice.option.key in keys and not choice.aside]
        if len(found) == 1:
            self._page.take(found[0])
        elif found and self.panel is not None:
            at = self.panel.mapToGlobal(self.panel.rect().center())
            self._page.hand.offer([(self._page.words(c), partial(self._page.take, c)) for c in found], at)

    def _keep(self, key: str) -> None:
        for choice in self._page.choices():
            if choice.option.key == key and not choice.aside:
                self._page.take(choice)
                return

    def _dropped(self, piece: str, places: object) -> None:
        """A result is put on the nearest of these."""
        assert isinstance(places, tuple)
        self._standing.aim(places[0] if places else "")

    def _point(self, choice: object) -> None:
        self._pointed = choice if isinstance(choice, Choice) else None
        self.mark()

    # --- the keyboard ---------------------------------------------------------------------------------------------

    def _focus_place(self) -> tuple[str, ...]:
        """What the keyboard stood on: after an answer by keys it stands on the next of the same kind."""
        focused = self._page.window().focusWidget()  # also while another window is the active one
        if self.panel is None or not isinstance(focused, PieceToken) or not self.panel.isAncestorOf(focused):
            return ()
        return (focused.stack.top.kind, *focused.stack.ids)

    def _take_keyboard(self) -> None:
        """The drawer over it is gone: the keyboard comes here and not to the board below."""
        if self.panel is not None and not self.panel.folded and self.panel.tokens():
            self._focus(("",))

    def _focus(self, place: tuple[str, ...]) -> None:
        if not place or self.panel is None:
            return
        kind, *ids = place
        tokens = [*self.panel.choosable(), *self.panel.tokens()]  # not the same piece beside its dice
        again = [token for token in tokens if set(ids) & set(token.stack.ids)]
        again += [token for token in tokens if token.stack.top.kind == kind]
        again += [slot for slot in self.panel.slots() if slot.able] + self.panel.slots()  # Space stays the table's
        (again[0] if again else self.panel.fold_button).setFocus()
