"""What the hands do on the editor's page: on the board, with the tools, by keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QGuiApplication

from desktop_app.gui.editor import editor_keys
from desktop_app.gui.editor.editor_hand import ERASE, PALETTE, STAMP, TOOLS
from desktop_app.gui.table.showing import Showing
from desktop_app.kernel.editing import DraftProblem, Gesture, lies

if TYPE_CHECKING:
    from desktop_app.gui.editor.editor_page import EditorPage


class EditorGestures(QObject):
    """Hears the board, the hand and the tools of a page once connect_parts() has been called."""

    def __init__(self, page: EditorPage) -> None:
        super().__init__(page)
        self._page, self._model, self._hand, self._board = page, page.model, page.hand, page.board

    def handlers(self) -> dict[str, Callable[[], object]]:
        """What each key of editor_keys.KEYS does, but for those of the overlays."""
        tools = {f"tool.{tool}": partial(self.take_tool, tool) for tool in TOOLS}
        return {**tools, "turn": self.turn, "copy": self.copy, "cut": self.cut, "paste": self.paste,
                "duplicate": self._model.duplicate, "delete": self._model.remove_selected,
                "select_all": self.select_all, "leave": self.leave}  # fmt: skip

    def connect_parts(self) -> None:
        """From now on each gesture has its effect."""
        page, model, hand, board = self._page, self._model, self._hand, self._board
        hand.erased.connect(self._erase)
        page.table.letting_go.connect(self._let_go)  # a function of its own would keep the table, and so the page
        page.table.did.connect(self._report)
        page.tools.chosen.connect(self.take_tool)
        board.area_focused.connect(self._area_focused)
        board.area_entered.connect(self._area_entered)
        board.toggled.connect(self._toggled)
        board.banded.connect(self._banded)
        board.stepped.connect(self._stepped)
        board.nudged.connect(model.nudge)
        board.turned.connect(lambda ids: self._report(model.turn(ids)))
        board.asked.connect(self._asked)
        page.palette_card.stepped.connect(lambda thing, by: self._step(thing, model.about, by))
        page.selected.stepped.connect(self._step)
        page.problems.mended.connect(self._mended)

    def _let_go(self) -> None:
        self._hand.select(None)

    # --- on the board ---------------------------------------------------------------------------------------------

    def _area_focused(self, area: str) -> None:
        here = tuple(piece for piece in self._model.pieces if lies(piece)[1] == area)
        view = Showing(self._model.view, self._page.wording).areas.get(area)
        self._board.setAccessibleDescription(self._page.wording.sentence(view.spoken) if view is not None else "")
        self._model.select(area, here)

    def _area_entered(self, area: str) -> None:
        """Enter: what is selected comes here; with nothing selected the pieces here are selected one after another."""
        where = self._board.table.where(area)
        heaps = [item.stack for item in dict.fromkeys(self._board.table.pieces.values())
                 if item.stack.top.place == area]  # fmt: skip
        held = self._hand.selected
        if self._hand.tool == ERASE:
            if heaps:
                self._erase(heaps[-1].ids[-1])
        elif held is not None and held.place != area and where is not None:
            self._hand.click_place((area,), self._board.viewport().mapToGlobal(self._board.mapFromScene(where)))
        elif heaps:
            at = next((n + 1 for n, heap in enumerate(heaps) if held is not None and held.id in heap.ids), 0)
            self._hand.select(heaps[at].top if at < len(heaps) else None)
            if at == len(heaps):
                self._model.select(area)

    def _toggled(self, ids: object) -> None:
        """A stack joins what is selected, or leaves it."""
        assert isinstance(ids, tuple)
        now = self._model.pieces
        self._hand.select(None)
        both = tuple(id for id in now if id not in ids) if set(ids) <= set(now) else (*now, *ids)
        self._model.select(lies(ids[0])[1], tuple(dict.fromkeys(both)))

    def _banded(self, ids: object) -> None:
        assert isinstance(ids, tuple)
        self._hand.select(None)
        self._model.select(lies(ids[0])[1] if ids else self._model.about, ids)

    def _stepped(self, by: int) -> None:
        """Plus and minus on the board: more or less of what is selected, in the place that is looked at."""
        if self._hand.selected is not None and self._hand.selected.place == PALETTE:
            self._step(lies(self._hand.selected.id)[0], self._model.about, by)
            return
        verb = "place" if by > 0 else "take"
        found = list(self._model.selected_things())
        self._model.do((Gesture(verb, thing, place) for thing, place in found), f"add {found}")

    def _step(self, thing: str, place: str, by: int) -> None:
        done = self._model.add(thing, place, by) if by > 0 else self._model.take(thing, place, -by)
        self._report(done or not by)

    def _erase(self, piece: str) -> None:
        self._report(self._model.do((Gesture("take", *lies(piece)),)))

    def _mended(self, problem: object) -> None:
        assert isinstance(problem, DraftProblem)
        self._model.do(problem.fix)
        self._model.select(problem.about)

    def _asked(self, ids: object, at: QPoint) -> None:
        """The menu of a stack: what the keys do, for whoever does not know them."""
        assert isinstance(ids, tuple)
        if not set(ids) & set(self._model.pieces):
            self._hand.select(None)
            self._model.select(lies(ids[0])[1], ids[:1])
        names = ("turn", "duplicate", "copy", "cut", "tool.stamp", "delete")
        actions = {name: self._page.keys[name] for name in names}
        self._hand.offer([(f"{action.text()}\t{editor_keys.key_of(name)}", action.trigger)
                          for name, action in actions.items()], at)  # fmt: skip

    # --- keys -----------------------------------------------------------------------------------------------------

    def take_tool(self, tool: str) -> None:
        """Another tool. Stamping repeats what is selected, else what was stamped last, else the first of the shelf."""
        if tool == STAMP and self._hand.tool == STAMP:
            return
        held = [lies(piece)[0] for piece in self._model.pieces]
        shown = [tile.thing.id for tile in self._page.palette_card.tiles]
        wanted = [*held, self._hand.stamp, *shown]
        pieces = {piece.kind: piece for piece in self._page.table.offered}
        piece = next((pieces[thing] for thing in wanted if thing in pieces), None)
        self._hand.take_tool(tool, piece)
        self._model.select(self._model.about)

    def leave(self) -> None:
        """Esc: lets go of whatever is held or selected."""
        self._hand.cancel()
        self._model.select(self._model.about)
        self._page.mark()

    def turn(self) -> None:
        """What is selected over to its other side, or the place that is looked at."""
        model = self._model
        self._report(model.turn(model.pieces) if model.pieces else model.turn_place(model.about))

    def copy(self) -> None:
        """What is selected, as text."""
        text = self._model.copied()
        if text:
            QGuiApplication.clipboard().setText(text)

    def cut(self) -> None:
        """Copied and taken away."""
        if self._model.pieces:
            self.copy()
            self._model.remove_selected()

    def paste(self) -> None:
        """Into the place that is looked at."""
        self._report(self._model.paste(QGuiApplication.clipboard().text(), self._model.about))

    def select_all(self) -> None:
        """Everything that lies on the boards."""
        self._hand.select(None)
        ids = tuple(piece.id for piece in self._model.view.pieces if piece.place in self._board.table.areas)
        self._model.select(self._model.about, ids)

    def _report(self, done: bool) -> None:
        if not done:
            self._page.say(self._page.wording.say("app.editor.not_there"))
