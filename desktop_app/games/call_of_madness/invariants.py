"""What is true of every position, whatever has been played: games are soaked in it (ledger COM-C59)."""

from __future__ import annotations

from desktop_app.games.call_of_madness.sheets import COLOURS
from desktop_app.games.call_of_madness.table import (
    BEATEN,
    BOX,
    CARD,
    ENDGAME_GOAL,
    ENDGAME_GOALS,
    GOD_CARDS,
    INVESTIGATOR,
    MADNESS,
    PILE,
    Table,
    deck,
    discard,
    drawn,
    goals,
    hand,
    in_play,
)
from desktop_app.kernel.room import Problem
from desktop_app.kernel.soundness import not_in_the_index, unless_equal


def broken(table: Table) -> tuple[Problem, ...]:
    """What is wrong with a position that rules have led to: nothing, if the rules are right."""
    return (*_places(table), *_madness(table), *_boards(table), *_supplies(table), *_cards(table), *_decks(table),
            *_goals(table), *_turns(table))


def _places(table: Table) -> list[Problem]:
    """Everything lies somewhere that is meant for it, and where the index says."""
    seats = table.game.seats
    by_kind = {
        INVESTIGATOR: (*table.game.places, PILE, BEATEN, *map(drawn, seats)),
        CARD: (GOD_CARDS, *[where(seat) for seat in seats for where in (hand, deck, discard, in_play)]),
        ENDGAME_GOAL: (ENDGAME_GOALS, BOX, *map(goals, seats)),
    }
    found = [Problem("nowhere", f"pieces.{piece}", (record.place,)) for piece, record in table.pieces.items()
             if record.place not in by_kind[record.kind]]
    tiles = len([piece for piece, record in table.pieces.items() if record.kind == INVESTIGATOR])
    return found + not_in_the_index(table) + unless_equal("pieces.investigators", tiles, len(table.game.investigators))


def _madness(table: Table) -> list[Problem]:
    """No marker appears or is lost: bag, pools and investigators together hold what is printed."""
    found: list[Problem] = []
    for index, colour in enumerate(COLOURS):
        number = table.bags[MADNESS].count(colour) + sum([pool[index] for pool in table.pools.values()])
        number += sum([colours.count(colour) for colours in table.markers.values()])
        found += unless_equal(f"madness.{colour}", number, table.game.numbers.madness_of_each_colour)
    return found + [Problem("debt", f"players.{seat}.madness") for seat, pool in table.pools.items() if min(pool) < 0]


def _boards(table: Table) -> list[Problem]:
    """One thing on a space; health and markers belong to investigators on boards, outposts never to the top row."""
    grid = table.game.grid
    found: list[Problem] = []
    for space in grid.row:
        here = table.at(space, "", INVESTIGATOR)
        if len(here) + (space in table.outposts) > 1:
            found.append(Problem("crowded", f"boards.{space}", here))
    for investigator in dict.fromkeys((*table.markers, *table.health)):
        if not table.board_of(investigator):
            found.append(Problem("not_on_a_board", f"boards.{investigator}"))
    for piece, record in table.pieces.items():
        if record.kind == INVESTIGATOR and record.place in grid.row and not (
                0 <= table.health.get(piece, -1) <= table.game.numbers.max_health):
            found.append(Problem("wrong_health", f"boards.{record.place}", (piece,)))
    found += [Problem("outpost_there", f"boards.{space}") for space in table.outposts if grid.row.get(space, 1) == 1]
    return found


def _supplies(table: Table) -> list[Problem]:
    """Outposts and fire are no more than there are; cultists are no debt."""
    found = [Problem("more_than_there_are", name) for name, left in (("outposts", table.outposts_left()),
                                                                     ("fire", table.fire_left())) if left < 0]
    for seat in table.game.seats:
        if table.fire[seat] < 0 or table.cultists[seat] < 0:
            found.append(Problem("debt", f"players.{seat}", (str(table.fire[seat]), str(table.cultists[seat]))))
    return found


def _cards(table: Table) -> list[Problem]:
    """Every card exactly once: those of the gods in play in piles or with players, basic ones with their priest."""
    game = table.game
    held = [record.face for record in table.pieces.values() if record.kind == CARD and record.face]
    held += [face for bag, faces in table.bags.items() if bag.startswith("deck:") for face in faces]
    held += [card for god in table.gods for card in (table.tops[god], *table.unseen[god], *table.below[god]) if card]
    wanted = [card for seat in game.seats for card in game.basic_cards[seat]]
    wanted += [card for god in table.gods for card in game.cards_of_god[god]]
    found = [Problem("not_once", f"cards.{card}", (str(held.count(card)),)) for card in dict.fromkeys((*held, *wanted))
             if held.count(card) != 1 or card not in wanted]
    for seat in game.seats:
        if sorted(table.discards[seat]) != sorted(table.at(discard(seat), seat, CARD)):
            found.append(Problem("not_in_order", f"players.{seat}.discard"))
    return found


def _decks(table: Table) -> list[Problem]:
    """A deck holds as many blank cards as its batches; a card of a hand that was drawn is known to its player alone."""
    found: list[Problem] = []
    for seat in table.game.seats:
        pieces = table.at(deck(seat), seat, CARD)
        number = sum([len(table.bags[batch]) for batch in table.batches[seat]])
        found += unless_equal(f"players.{seat}.deck", len(pieces), number)
        found += [Problem("not_blank", f"pieces.{piece}") for piece in pieces if table.pieces[piece].face]
        for piece in table.at(hand(seat), seat, CARD):
            hidden = table.pieces[piece].owner in table.bags
            if table.known.get(piece, ()) != ((seat,) if hidden else ()):
                found.append(Problem("wrongly_known", f"pieces.{piece}", table.known.get(piece, ())))
    return found


def _goals(table: Table) -> list[Problem]:
    """Every goal at most once, and with goals in the game exactly once when set-up is over."""
    game = table.game
    immediate = [*table.goal_deck, *table.goals_shown, *[goal for seat in game.seats for goal in table.claimed[seat]]]
    endgame = [*table.bags[ENDGAME_GOALS], *[record.face for record in table.pieces.values()
                                             if record.kind == ENDGAME_GOAL and record.face]]
    found = [Problem("twice", f"goals.{goal}") for goal in (*immediate, *endgame)
             if immediate.count(goal) + endgame.count(goal) > 1]
    if game.with_goals and table.goals_shown:
        found += unless_equal("goals", len(immediate), len(game.pack.immediate_goals))
    if game.with_goals:
        found += unless_equal("endgame_goals", len(endgame), len(game.pack.endgame_goals))
    elif immediate or endgame:
        found.append(Problem("no_goals_here", "goals"))
    return found


def _turns(table: Table) -> list[Problem]:
    """Nobody passes twice, and the game goes on exactly while everybody has cultists."""
    found = [Problem("twice", "passed", (seat,)) for seat in table.passed if table.passed.count(seat) > 1]
    if table.over == (min(table.cultists.values()) > 0):
        found.append(Problem("wrongly_over", "over"))
    return found
