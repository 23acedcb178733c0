"""Which card lies where, and which piece it is. A document names cards; pieces are numbered in the usual order, slot
by slot, unless it says otherwise.

A slot is a place as a document calls it: "hand:<seat>", "discard:<seat>", "deck:<seat>" for cards, "goals:<seat>" and
"given_up:<seat>" for endgame goals. What is left over lies in the god piles or in the bag.
"""

from __future__ import annotations

from desktop_app.games.call_of_madness.table import (
    BOX,
    CARD,
    ENDGAME_GOAL,
    Table,
    deck,
    discard,
    goals,
    hand,
    in_play,
)


def given_up(seat: str) -> str:
    """The slot of the endgame goals that a player was dealt and didn't keep."""
    return f"given_up:{seat}"


def card_slots(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Every slot for cards, in the order in which pieces are numbered."""
    return tuple([slot(seat) for seat in seats for slot in (hand, discard, deck, in_play)])


def goal_slots(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Every slot for endgame goals."""
    return tuple([slot(seat) for seat in seats for slot in (goals, given_up)])


def lying(table: Table) -> dict[str, tuple[str, ...]]:
    """The pieces in each slot, discard piles in their order."""
    found: dict[str, tuple[str, ...]] = {}
    for seat in table.game.seats:
        found[hand(seat)] = table.at(hand(seat), seat, CARD)
        found[discard(seat)] = table.discards[seat]
        found[deck(seat)] = table.at(deck(seat), seat, CARD)
        found[in_play(seat)] = table.at(in_play(seat), seat, CARD)
        found[goals(seat)] = table.at(goals(seat), seat, ENDGAME_GOAL)
        found[given_up(seat)] = table.at(BOX, seat, ENDGAME_GOAL)
    return found


def numbered(ids: tuple[str, ...], slots: tuple[str, ...], counts: dict[str, int],
             named: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    """The pieces of each slot: those that are named, and the free ones in order."""
    taken = [piece for slot in slots for piece in named.get(slot, [])]
    free = [piece for piece in ids if piece not in taken]
    found: dict[str, tuple[str, ...]] = {}
    for slot in slots:
        if slot in named:
            found[slot] = tuple(named[slot])
        else:
            found[slot], free = tuple(free[:counts.get(slot, 0)]), free[counts.get(slot, 0):]
    return found


def oddly_numbered(table: Table) -> dict[str, list[str]]:
    """The pieces of all slots, if they are not in the usual order."""
    seats, lies = table.game.seats, lying(table)
    counts = {slot: len(pieces) for slot, pieces in lies.items()}
    usual = {**numbered(ids_of(table, CARD), card_slots(seats), counts, {}),
             **numbered(ids_of(table, ENDGAME_GOAL), goal_slots(seats), counts, {})}
    return {} if usual == lies else {slot: list(pieces) for slot, pieces in lies.items() if pieces}


def ids_of(table: Table, kind: str) -> tuple[str, ...]:
    """Every piece of a kind, in order."""
    return tuple(sorted([piece for piece, record in table.pieces.items() if record.kind == kind]))
