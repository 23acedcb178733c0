"""How a game of the Meadow begins."""

from __future__ import annotations

from desktop_app.kernel.crank import begin
from desktop_app.kernel.state import Piece, put
from tests.kernel.toy_room.meadow import CHARMS, NUMBERS, SEATS, STRAY, TRICKS, Meadow, Table
from tests.kernel.toy_room.rules import CARDS, PROCEDURES, RULES, TALENTS
from tests.kernel.toy_room.season import Season


def meadow(*seats: str) -> Meadow:
    """The game for these seats: each of them could have each talent."""
    talents = [talent(seat) for seat in seats for talent in TALENTS]
    return Meadow(seats, (*RULES, *talents), PROCEDURES)


GAME = meadow(*SEATS)
GAME_FOR_TWO = meadow(*SEATS[:2])


def new_game(game: Meadow = GAME, days: int = 6) -> Table:
    """A game at its first question, with every talent in somebody's hand."""
    seats = game.seats
    table = lay_table(game, {talent: seats[number % len(seats)] for number, talent in enumerate(CARDS)})
    begin(table, Season(days))
    return table


def lay_table(game: Meadow, talents: dict[str, str]) -> Table:
    """The table before the first step. `talents` says which seat has which card."""
    table = Table(game)
    table.in_turn = game.seats[0]
    for seat in game.seats:
        _lay_flock(table, seat)
    put(table, "dog", Piece("dog", STRAY, STRAY, "pond"))
    table.teeth = 3
    _lay_bag(table, "tricks", "trick", TRICKS)
    _lay_bag(table, "charms", "charm", CHARMS)
    for talent in CARDS:
        put(table, talent, Piece("talent", "", talents.get(talent, ""), "talents"))
    table.rules = game.rules_in_force(table)
    return table


def _lay_flock(table: Table, seat: str) -> None:
    home = f"barn:{seat}"
    for kind, where in (*[(kind, home) for kind in ("bell", "billy", "lamb", "lamb", "kid")], ("kid", "pool")):
        number = 1 + sum(piece.startswith(f"{kind}_{seat}") for piece in table.pieces)
        put(table, f"{kind}_{seat}_{number}", Piece(kind, seat, seat, where))
    for letter in "abc":
        put(table, f"peg_{seat}_{letter}", Piece("peg", seat, seat, f"hand:{seat}"))
    table.bags[f"pegs:{seat}"] = tuple(sorted(NUMBERS))
    table.known[f"pegs:{seat}"] = (seat,)
    table.oats[seat] = 3
    table.hay[seat] = 5


def _lay_bag(table: Table, bag: str, kind: str, faces: tuple[str, ...]) -> None:
    table.bags[bag] = tuple(sorted(faces))
    for number in range(len(faces)):
        put(table, f"{kind}_{number}", Piece(kind, "", "", bag))
