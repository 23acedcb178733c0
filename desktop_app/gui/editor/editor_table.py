"""The draft as the table that the hand reaches into: everything may be carried everywhere."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Signal

from desktop_app.gui.board.board_scene import KEEPS
from desktop_app.gui.discs import Look
from desktop_app.gui.editor.draft_model import DraftModel
from desktop_app.gui.editor.editor_hand import PALETTE
from desktop_app.gui.gestures import Choice
from desktop_app.gui.table.showing import Showing
from desktop_app.gui.wording import Wording
from desktop_app.kernel.editing import Gesture, lies
from desktop_app.kernel.questions import Text
from desktop_app.kernel.views import OptionView, PieceView

GOES = ">"


class EditorTable(QObject):
    """`letting_go`: a piece leaves the hand; `did`: it was put somewhere; carries whether that meant anything."""

    letting_go = Signal()
    did = Signal(bool)

    def __init__(self, model: DraftModel, wording: Wording, targets: Callable[[QPoint], tuple[str, ...]]) -> None:
        super().__init__()
        self.model, self.wording = model, wording
        self.offered: tuple[PieceView, ...] = ()
        self._targets = targets
        self._choices: tuple[Choice, ...] | None = None

    def show_palette(self, pieces: tuple[PieceView, ...]) -> None:
        """What may be taken from the palette now; the draft has changed."""
        self.offered = pieces
        self._choices = None

    def choices(self) -> tuple[Choice, ...]:
        """Every thing and piece may be carried to every place; whether that means something is seen then."""
        if self._choices is None:
            seats = [seat.id for seat in self.model.view.seats]
            goals = (*self.model.editing.places(self.model.document), *seats, PALETTE)
            pieces = (*self.offered, *self.model.view.pieces)
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
        goal = self._with_seat(thing, goal)
        if place == PALETTE:
            self.did.emit(self.model.add(thing, goal))
            self.model.select(goal)
            return
        self.letting_go.emit()
        pieces = self._carried(choice.option.from_ids)
        if goal == PALETTE:
            self.did.emit(self.model.do([Gesture("take", *lies(id)) for id in pieces]))
        else:
            self.did.emit(self.model.carry(pieces, goal))

    def _with_seat(self, thing: str, goal: str) -> str:
        """What is put on a seat's name lies in the first of its places where it can lie."""
        if goal not in [seat.id for seat in self.model.view.seats]:
            return goal
        own = [panel.id for panel in self.model.view.panels if panel.owner == goal]
        return next((place for place in own if self.model.can_add(thing, place)), goal)

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
        return self._targets(at)

    def look(self, piece: PieceView) -> Look:
        """How a piece looks."""
        look = Showing(self.model.view, self.wording).look(piece)
        return look._replace(badges=tuple(badge for badge in look.badges if badge != KEEPS))

    def _carried(self, ids: tuple[str, ...]) -> tuple[str, ...]:
        """All that is selected, if the piece belongs to it; else one piece."""
        if len(self.model.pieces) > 1 and any(id in self.model.pieces for id in ids):
            return self.model.pieces
        return ids[:1]
