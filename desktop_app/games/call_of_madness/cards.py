"""Hands, decks and discard piles. A deck is a row of batches: cards that came in together, shuffled.

Everybody knows which cards are in a batch and in the hands they were drawn to, taken together; only the player knows
which are in his hand. So each batch is a bag; a card drawn from it has the batch as its owner until it is seen.
"""

from __future__ import annotations

from desktop_app.games.call_of_madness.sheets import Card
from desktop_app.games.call_of_madness.table import CARD, GOD_CARDS, Table, deck, discard, hand, in_play
from desktop_app.kernel.state import deal, give_back, happen, place, show


def card_of(table: Table, piece: str) -> Card:
    """What is printed on a card whose face is known."""
    return table.game.cards[table.pieces[piece].face]


def hand_of(table: Table, seat: str) -> tuple[str, ...]:
    """The pieces in a player's hand."""
    return table.at(hand(seat), seat, CARD)


def in_hand(table: Table, seat: str, card: str) -> str:
    """The piece in this hand with that face, or ""."""
    for piece in hand_of(table, seat):
        if table.pieces[piece].face == card:
            return piece
    return ""


def deck_size(table: Table, seat: str) -> int:
    """How many cards a player can still draw."""
    return len(table.at(deck(seat), seat, CARD))


def faces_of(table: Table, seat: str) -> tuple[str, ...]:
    """Every card that belongs to a player, in hand, deck, discard pile or play."""
    faces = [table.pieces[piece].face for where in (hand(seat), discard(seat), in_play(seat))
             for piece in table.at(where, seat, CARD)]
    return (*faces, *[face for batch in table.batches[seat] for face in table.bags[batch]])


def new_batch(table: Table, seat: str, pieces: tuple[str, ...]) -> None:
    """These cards go face down under the deck, in an order that nobody knows."""
    if not pieces:
        return
    number = 1
    while _batch(seat, number) in table.bags:
        number += 1
    batch = _batch(seat, number)
    table.bags[batch] = ()
    table.known[batch] = (seat,)
    for piece in pieces:
        give_back(table, batch, piece)
        place(table, piece, deck(seat))
    table.batches[seat] += (batch,)


def _batch(seat: str, number: int) -> str:
    return f"deck:{seat}:{number}"


def take_into_hand(table: Table, seat: str, face: str) -> None:
    """The top card of the deck is this one; only its player sees it."""
    batch = table.batches[seat][0]
    piece = table.at(deck(seat), seat, CARD)[0]
    deal(table, batch, piece, face, known=(seat,))
    table.pieces[piece] = table.pieces[piece]._replace(owner=batch)
    place(table, piece, hand(seat))
    happen(table, "drew", seat, (piece,), (face,), seen_by=(seat,))
    if not table.bags[batch]:
        table.batches[seat] = table.batches[seat][1:]


def reveal(table: Table, seat: str, piece: str, where: str) -> None:
    """A card of the hand is laid open."""
    batch = table.pieces[piece].owner
    place(table, piece, where)
    show(table, piece)
    table.pieces[piece] = table.pieces[piece]._replace(owner=seat)
    if not table.bags.get(batch, (batch,)) and not any(
            table.pieces[other].owner == batch for other in hand_of(table, seat)):
        del table.bags[batch]
        del table.known[batch]


def put_on_discard(table: Table, seat: str, piece: str) -> None:
    """A card that has been resolved goes on top of the own discard pile (ledger COM-C19)."""
    place(table, piece, discard(seat))
    table.discards[seat] += (piece,)


def new_card(table: Table, seat: str, face: str, where: str) -> str:
    """A god's card comes to a player: all have seen which it is."""
    piece = table.at(GOD_CARDS, "", CARD)[0]
    table.pieces[piece] = table.pieces[piece]._replace(face=face, owner=seat)
    place(table, piece, where, side=seat)
    return piece
