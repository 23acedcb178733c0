"""What a gesture may mean: which of the open options fit a piece, a place, or a piece carried to a place.

This is all the legality that the window knows: an option fits when it names the ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from desktop_app.kernel.views import OptionView, PieceView, PromptView


class Choice(NamedTuple):
    """An option and the seat that would take it. `aside`: it may be thrown in, but is no answer to the question."""

    seat: str
    option: OptionView
    aside: bool = False


def choices(prompt: PromptView | None) -> tuple[Choice, ...]:
    """Everything that may be answered now, interjections last."""
    if prompt is None:
        return ()
    own = tuple(Choice(prompt.decider, option) for option in prompt.options)
    return own + tuple(Choice(seat, option, aside=True) for seat, option in prompt.interjections)


def main_choice(prompt: PromptView | None) -> Choice | None:
    """What Space takes."""
    if prompt is None or not prompt.main:
        return None
    return next((choice for choice in choices(prompt) if choice.option.key == prompt.main), None)


def touching(open_choices: Iterable[Choice], piece: str) -> tuple[Choice, ...]:
    """The choices that this piece begins."""
    return tuple(choice for choice in open_choices if piece in choice.option.from_ids)


def fitting(open_choices: Iterable[Choice], piece: str, place: str) -> tuple[Choice, ...]:
    """The choices that carrying this piece to this place means."""
    return tuple(choice for choice in touching(open_choices, piece) if place in choice.option.to_ids)


def standing(open_choices: Iterable[Choice], piece: str) -> tuple[Choice, ...]:
    """The choices of a piece that leads nowhere: picking it is all."""
    return tuple(choice for choice in touching(open_choices, piece) if not choice.option.to_ids)


def landing(open_choices: Iterable[Choice], place: str) -> tuple[Choice, ...]:
    """The choices that a place alone means: they say so, they name no piece, or whichever piece it is makes no
    difference."""
    found = tuple(open_choices)
    alike = _begin_alike(tuple(choice for choice in found if not choice.aside))
    return tuple(c for c in found if place in c.option.at_ids
                 or (place in c.option.to_ids and (alike or not c.option.from_ids)))  # fmt: skip


def goals(open_choices: Iterable[Choice], piece: str) -> frozenset[str]:
    """Everywhere this piece may be carried."""
    return frozenset(place for choice in touching(open_choices, piece) for place in choice.option.to_ids)


def one_by_one(found: Iterable[Choice]) -> bool:
    """Is what these choices mean done by each piece for itself? What a place alone means is done once."""
    return not any(choice.option.at_ids for choice in found)


def loose(open_choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """The choices that name neither piece nor place: buttons."""
    return tuple(c for c in open_choices if not c.option.from_ids and not c.option.places)


def is_picking(open_choices: Iterable[Choice]) -> bool:
    """Is the question just "which piece" or "which place"? Then one click answers it."""
    found = tuple(choice for choice in open_choices if not choice.aside)
    return all(not choice.option.places for choice in found) or _begin_alike(found)


def _begin_alike(found: tuple[Choice, ...]) -> bool:
    """Do all that lead somewhere begin with the same pieces, or with none?"""
    leading = [choice.option for choice in found if choice.option.places]
    return len({() if option.at_ids else option.from_ids for option in leading}) == 1 and all(
        choice.option.places or not choice.option.from_ids for choice in found
    )


class Stack(NamedTuple):
    """Pieces that lie in one place and are drawn as one: equal ones, a heap of several kinds, or where there is hardly
    any room one of several owners."""

    pieces: tuple[PieceView, ...]

    @property
    def top(self) -> PieceView:
        """The piece that is seen."""
        return self.pieces[0]

    @property
    def ids(self) -> tuple[str, ...]:
        """The pieces in it."""
        return tuple(piece.id for piece in self.pieces)

    @property
    def is_mixed(self) -> bool:
        """Is it a heap of several kinds?"""
        return len(stacks(self.pieces)) > 1

    @property
    def owners(self) -> tuple[str, ...]:
        """Whose pieces are in it, the owner of the one that is seen first."""
        return tuple(dict.fromkeys(piece.owner for piece in self.pieces))

    def chosen(self, open_choices: Iterable[Choice]) -> PieceView:
        """The piece that a hand takes from it: the first that an option names."""
        named = {id for choice in open_choices for id in choice.option.from_ids}
        return next((piece for piece in self.pieces if piece.id in named), self.top)


def stacks(pieces: Iterable[PieceView]) -> tuple[Stack, ...]:
    """Equal pieces together, in the order of the first of each."""
    heaps: dict[tuple[object, ...], list[PieceView]] = {}
    for piece in pieces:
        alike = (piece.place, piece.kind, piece.owner, piece.art, piece.size, piece.side_up, piece.values, piece.badges)
        heaps.setdefault(alike, []).append(piece)
    return tuple(Stack(tuple(heap)) for heap in heaps.values())


def heaped(found: Iterable[Stack], apart: float, together: bool = False) -> tuple[Stack, ...]:
    """One heap a side, the largest piece on top, or with `together` one of all sides; pieces of size `apart` or more
    stay by themselves, and so does what belongs to nobody."""
    heaps: dict[tuple[str, object], list[PieceView]] = {}
    for stack in found:
        top = stack.top
        own = id(stack) if not top.owner or top.size >= apart else 0
        owner = "" if together and not own else top.owner
        heaps.setdefault((owner, own), []).extend(stack.pieces)
    return tuple(Stack(tuple(sorted(heap, key=lambda piece: -piece.size))) for heap in heaps.values())


def asked_about(pieces: Mapping[str, PieceView], carried: PieceView, places: Sequence[str]) -> str:
    """What below the hand the carried piece is refused by: somebody else's piece in its own place, or another place."""
    below = pieces.get(places[0]) if places else None
    if below is not None and below.place == carried.place and carried.owner and below.owner not in ("", carried.owner):
        return below.id
    return "" if not places or carried.place in places else places[-1]
