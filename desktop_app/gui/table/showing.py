"""What the parts of the table page need to show one position: the view, its words, its colours."""

from __future__ import annotations

from functools import cached_property

from desktop_app.gui.discs import Look, liveries, look_of
from desktop_app.gui.gestures import Stack, stacks
from desktop_app.gui.theme import NEUTRAL, Livery
from desktop_app.gui.wording import Wording
from desktop_app.kernel.views import AreaView, ItemView, PieceView, SeatView, TableView


class Showing:
    """One view of the table with its words and colours. `roomy`: the window is tall, cards may be large; `growth`: so
    many times as large as usual are whole cards shown on the shelf and in hands, 0 where they are not; `abreast`: so
    many whole heaps stand side by side."""

    def __init__(self, view: TableView, wording: Wording, roomy: bool = False, growth: float = 0.0,
                 abreast: int = 2) -> None:  # fmt: skip
        self.view = view
        self.wording = wording
        self.roomy = roomy
        self.growth = growth
        self.abreast = abreast

    @property
    def whole(self) -> bool:
        """Are whole cards shown on the shelf?"""
        return self.growth > 0

    @cached_property
    def sides(self) -> dict[str, Livery]:
        """The colours of every seat."""
        return liveries(self.view.seats)

    @cached_property
    def pieces(self) -> dict[str, PieceView]:
        """All pieces by id."""
        return {piece.id: piece for piece in self.view.pieces}

    @cached_property
    def areas(self) -> dict[str, AreaView]:
        """All areas by id."""
        return {area.id: area for board in self.view.boards for area in board.areas}

    def pieces_in(self, place: str) -> list[PieceView]:
        """What lies in a place: what belongs to nobody first, then side by side."""
        here = [piece for piece in self.view.pieces if piece.place == place]
        return sorted(here, key=lambda piece: (bool(piece.owner), piece.owner))

    @property
    def in_columns(self) -> bool:
        """Are whole cards shown one below the other, and the own ones beside the boards too, not below them?"""
        return self.whole and self.abreast == 1

    def seat(self, id: str) -> SeatView | None:
        """A seat, if it is one."""
        return next((seat for seat in self.view.seats if seat.id == id), None)

    def place_name(self, id: str) -> str:
        """What a place is called: by its own name, or as it is spoken of when it has none."""
        area = self.areas.get(id)
        panel = next((panel for panel in self.view.panels if panel.id == id), None)
        if panel is not None:
            return self.wording.sentence(panel.title)
        nameless = area is not None and area.name is not None and not area.name.id
        return self.wording.sentence(area.spoken) if area is not None and nameless else self.wording.name(id)

    def livery(self, side: str) -> Livery:
        """The colours of a side; a side without a seat is neutral."""
        return self.sides.get(side, NEUTRAL)

    def look(self, piece: PieceView) -> Look:
        """How a piece looks."""
        return look_of(piece, self.sides, coin=piece.place not in self.areas)

    def stacks_of(self, item: ItemView) -> tuple[Stack, ...]:
        """The pieces that lie in a panel's item, equal ones together."""
        return stacks(self.pieces[id] for id in item.pieces if id in self.pieces)

    def spoken(self, stack: Stack) -> str:
        """A stack in words."""
        words = self.wording.sentence(stack.top.spoken) or self.wording.name(stack.top.kind)
        number = len(stack.pieces)
        return words if number == 1 else self.wording.say("app.times", n=number, what=words)
