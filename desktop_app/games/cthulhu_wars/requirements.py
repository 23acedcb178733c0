"""A spellbook requirement: after which events it is looked at, and when it is true."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from desktop_app.games.cthulhu_wars.table import Table


class Requirement:
    """One line of a faction's sheet. Its numbers and Elder Signs stand in the sheet's row of the same id.

    `events`: after these it is looked at. One without events is fulfilled by what the seat does: whoever does it
    calls `table.earn`.
    """

    id: ClassVar[str] = ""
    proves: ClassVar[tuple[str, ...]] = ()
    events: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seat: str) -> None:
        self.seat = seat

    def holds(self, table: Table, seat: str) -> bool:
        """Is it true now? Asked only after its events."""
        return False

    def progress(self, table: Table, seat: str) -> tuple[int, int]:
        """How much there is of what is wanted, and how much is wanted; (0, 0) when it isn't counted. For showing."""
        return 0, 0

    def fulfil(self, table: Table) -> None:
        """It is true: the spellbook is owed. A requirement that brings more says so here."""
        table.earn(self.seat, self.id)
