"""From a table to a scenario document, and a table in a document's words at any moment."""

from __future__ import annotations

from typing import Any

from desktop_app.games.call_of_madness.procedures.end_of_game import endgame_goals, score, winners
from desktop_app.games.call_of_madness.rest_points import SET_UP, phase_of, rest_phase
from desktop_app.games.call_of_madness.scenario_cards import given_up, lying, oddly_numbered
from desktop_app.games.call_of_madness.sheets import COLOURS
from desktop_app.games.call_of_madness.spaces import headquarters
from desktop_app.games.call_of_madness.table import BEATEN, INVESTIGATOR, MADNESS, PILE, Table, deck, hand, in_play
from desktop_app.kernel.save import SCENARIO_FORMAT
from desktop_app.kernel.state import Piece

Document = dict[str, Any]


def write(table: Table) -> Document:
    """The document of a table at a rest point; reading it gives an equal table. Raises ValueError elsewhere."""
    phase = rest_phase(table)
    if not phase:
        raise ValueError("the table is not at a rest point")
    game = table.game
    document: Document = {"format": SCENARIO_FORMAT, "game": "call_of_madness", "map": game.board,
                          "options": dict(game.options), "seats": list(game.seats), "phase": phase}
    if phase == SET_UP:
        return document
    document.update(_words(table))
    document["gods"] = {god: {"top": table.tops[god], "below": list(table.below[god])} for god in table.gods}
    if game.with_goals:
        document["goals"] = list(table.goals_shown)
        document["goal_deck"] = list(table.goal_deck)
    document["boards"] = {seat: _board(table, seat) for seat in game.seats}
    document["players"] = {seat: {**_player(table, seat), **_batches(table, seat)} for seat in game.seats}
    document["beaten"] = list(table.at(BEATEN, "", INVESTIGATOR))
    cards = oddly_numbered(table)
    return {**document, "cards": cards} if cards else document


def table_data(table: Table) -> Document:
    """Everything on the table, in the document's words, and what follows from it: supplies, sizes, scores."""
    game = table.game
    data: Document = {"map": game.board, "seats": list(game.seats), "phase": phase_of(table), **_words(table)}
    data["gods"] = {god: {"top": table.tops[god], "unseen": list(table.unseen[god]), "below": list(table.below[god])}
                    for god in table.gods}
    data["goals"] = list(table.goals_shown)
    data["goal_deck"] = list(table.goal_deck)
    data["boards"] = {seat: {**_board(table, seat), **_entering(table, seat)} for seat in game.seats}
    data["players"] = {seat: {**_player(table, seat), **_sizes(table, seat)} for seat in game.seats}
    data["beaten"] = list(table.at(BEATEN, "", INVESTIGATOR))
    data["pile"] = list(table.at(PILE, "", INVESTIGATOR))
    data["supply"] = {"outposts": table.outposts_left(), "fire": table.fire_left(), "madness": len(table.bags[MADNESS]),
                      **{colour: table.bags[MADNESS].count(colour) for colour in COLOURS}}
    data["over"] = table.over
    data["winners"] = list(winners(table)) if table.over else []
    return data


def _words(table: Table) -> Document:
    return {"turn": table.in_turn, "time": "night" if table.night else "day", "time_token": table.time_token,
            "round": table.round, "passed": list(table.passed), "free_used": list(table.free_used),
            "round_deeds": {deed: number for deed, number in table.round_deeds.items() if number}}


def _board(table: Table, seat: str) -> Document:
    """What stands on each space that isn't empty."""
    found: Document = {}
    for space in table.game.grid.spaces[seat]:
        investigator = table.at_space(space)
        if investigator:
            found[_short(space)] = {"investigator": investigator, "health": table.health[investigator],
                                    "madness": _counts(table.markers.get(investigator, ()))}
        elif space in table.outposts:
            found[_short(space)] = "outpost"
    return found


def _entering(table: Table, seat: str) -> Document:
    """Investigators whose entrance is being resolved."""
    entering = list(table.at(headquarters(seat), "", INVESTIGATOR))
    return {"headquarters": entering} if entering else {}


def _player(table: Table, seat: str) -> Document:
    lies = lying(table)
    return {
        "cultists": table.cultists[seat],
        "fire": table.fire[seat],
        "madness": {colour: number for colour, number in zip(COLOURS, table.pools[seat]) if number},
        "hand": _faces(table, lies[hand(seat)]),
        "deck": [list(table.bags[batch]) for batch in table.batches[seat]],
        "discard": _faces(table, table.discards[seat]),
        "miniature": table.miniatures[seat],
        "knocked_over": bool(table.knocked[seat]),
        "goals": list(endgame_goals(table, seat)),
        "given_up": _faces(table, lies[given_up(seat)]),
        "claimed": list(table.claimed[seat]),
    }


def _batches(table: Table, seat: str) -> Document:
    """Where the cards of hand and deck come from."""
    return {"hand_batches": [_number(table.pieces[piece]) for piece in lying(table)[hand(seat)]],
            "deck_batches": [int(batch.rpartition(":")[2]) for batch in table.batches[seat]]}


def _sizes(table: Table, seat: str) -> Document:
    """What follows from the rest of it."""
    lies, top = lying(table), table.discards[seat][-1:]
    return {"hand_size": len(lies[hand(seat)]), "deck_size": len(lies[deck(seat)]),
            "discard_top": table.pieces[top[0]].face if top else "", "in_play": _faces(table, lies[in_play(seat)]),
            "score": score(table, seat)}


def _number(record: Piece) -> int:
    """The number of the batch that a card was drawn from, 0 for one that all know."""
    word = record.owner.rpartition(":")[2]
    return int(word) if word.isdigit() else 0


def _faces(table: Table, pieces: tuple[str, ...]) -> list[str]:
    return [table.pieces[piece].face for piece in pieces]


def _counts(colours: tuple[str, ...]) -> Document:
    return {colour: colours.count(colour) for colour in COLOURS if colour in colours}


def _short(space: str) -> str:
    return space.rpartition(".")[2]
