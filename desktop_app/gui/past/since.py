"""What has changed since a person's last turn: numbers of every seat, pieces lost and gained, and what was told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from desktop_app.kernel.questions import Atom
from desktop_app.kernel.timeline import StoredOnly
from desktop_app.kernel.views import ItemView, PieceView, TableView

if TYPE_CHECKING:
    from desktop_app.app.match import LogLine
    from desktop_app.gui.past.looking_back import LookingBack


class Change(NamedTuple):
    """A counter of a seat that says something else now."""

    seat: str
    item: ItemView
    before: Atom

    def words(self) -> str:
        """By how much, or what it was and is."""
        if isinstance(self.before, int) and isinstance(self.item.value, int):
            by = self.item.value - self.before
            return f"+{by}" if by > 0 else f"\u2212{-by}"
        return f"{self.before} \u2192 {self.item.value}"


class Since(NamedTuple):
    """`position`: where the turn has come back to the viewer; `lost` and `gained`: the viewer's pieces on the boards,
    as they were and as they are."""

    viewer: str
    position: int
    changes: tuple[Change, ...]
    lost: tuple[PieceView, ...]
    gained: tuple[PieceView, ...]
    lines: tuple[LogLine, ...]


def since_last_turn(looking: LookingBack) -> Since | None:
    """What the person who is asked now has not seen yet; None unless others had a turn since that person's last answer.

    Answers that others gave in the person's own turn (in a fight, say) are no turn of theirs.
    """
    match, viewer = looking.match, looking.viewer()
    moments = match.moments()
    places = [place for place, moment in enumerate(moments) if moment.seat == viewer]
    if not viewer or match.decider() != viewer or not places:
        return None
    later = [(moments[place - 1].position, moments[place].seat) for place in range(places[-1] + 1, len(moments))]
    now = match.view(viewer)
    try:
        if now.prompt is None or now.prompt.seat != viewer or not _had_a_turn(looking, later, viewer):
            return None
        before = match.room.view(match.state_at(moments[places[-1]].position), viewer)
    except StoredOnly:
        return None
    new = {moment.position for moment in moments[places[-1] + 1:]}
    lines = [line for line in looking.log() if line.position in new]
    return Since(viewer, match.position, _changes(before, now), _missing(before, now, viewer),
                 _missing(now, before, viewer), tuple(lines))  # fmt: skip


def weighty(since: Since, lines: Sequence[LogLine], view: TableView, most: int) -> list[int]:
    """Which of these lines matter most to the viewer, as places in their order: those that name the viewer or the
    viewer's pieces, then what anybody did with a piece or a place, then what numbers tell as well, then the rest; of
    equal ones the newest."""
    own = {piece.id for piece in view.pieces if piece.owner == since.viewer} | {piece.id for piece in since.lost}

    def weight(line: LogLine) -> int:
        touched = {*line.event.ids, *line.event.args}
        if since.viewer in touched or touched & own:
            return 3
        return 2 if line.event.seat and line.event.ids else int(bool(line.event.seat))

    ranked = sorted(range(len(lines)), key=lambda place: (-weight(lines[place]), -place))
    return sorted(ranked[:most])


def _had_a_turn(looking: LookingBack, answers: list[tuple[int, str]], viewer: str) -> bool:
    """Did another seat give one of these answers (each with the position it was given at) when it was in turn?"""
    room, match = looking.match.room, looking.match
    for position, seat in answers:
        if seat in match.controllers and seat != viewer:
            prompt = room.view(match.state_at(position), "").prompt
            if prompt is not None and prompt.seat == seat:
                return True
    return False


def _changes(before: TableView, now: TableView) -> tuple[Change, ...]:
    was: Mapping[tuple[str, str], Atom] = {
        (seat.id, item.id): item.value for seat in before.seats for item in seat.counters}
    return tuple([Change(seat.id, item, was[seat.id, item.id]) for seat in now.seats for item in seat.counters
                  if was.get((seat.id, item.id), item.value) != item.value])  # fmt: skip


def _missing(one: TableView, other: TableView, viewer: str) -> tuple[PieceView, ...]:
    """The viewer's pieces that lie on a board of one view and on none of the other."""
    there = _on_boards(other, viewer)
    return tuple([piece for id, piece in _on_boards(one, viewer).items() if id not in there])


def _on_boards(view: TableView, viewer: str) -> dict[str, PieceView]:
    areas = {area.id for board in view.boards for area in board.areas}
    return {piece.id: piece for piece in view.pieces if piece.owner == viewer and piece.place in areas}
