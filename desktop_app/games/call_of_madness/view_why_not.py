"""Why a piece may not be carried somewhere: always a Reason, found by the same predicates that withhold the option."""

from __future__ import annotations

from desktop_app.games.call_of_madness.procedures.headquarters_defence import MORE, TURN
from desktop_app.games.call_of_madness.procedures.play_card import ANOTHER_CARD
from desktop_app.games.call_of_madness.procedures.resolve import RESOLVE, Resolve
from desktop_app.games.call_of_madness.sheets import Action
from desktop_app.games.call_of_madness.spaces import headquarters
from desktop_app.games.call_of_madness.table import CARD, Table, hand
from desktop_app.games.call_of_madness.view_board import pool_area
from desktop_app.games.call_of_madness.view_touch import (
    action_ids,
    cultists_id,
    deck_item,
    discard_item,
    god_item,
    touches,
)
from desktop_app.games.call_of_madness.view_words import counted
from desktop_app.kernel import rulebook
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.touch import ALLOWED, asked_of, is_open

OWN_TURN = (TURN, MORE)
"""Questions at which additional actions are taken."""

AT_INVESTIGATORS = ("attack", "strengthen")
"""Icons with a number that are aimed at an investigator."""


def why_not(table: Table, seat: str, piece: str, place: str) -> Reason:
    """Why this seat may not carry this piece there: first whose turn it is, then what the piece itself can do."""
    asked = asked_of(table, seat, (TURN, MORE, ANOTHER_CARD, RESOLVE))
    if isinstance(asked, Reason):
        return asked
    spot = _spot(table, place)
    if is_open(touches(table, asked), piece, (place, spot)):
        return ALLOWED
    return _why_not_piece(table, asked, piece, place, spot)


def _spot(table: Table, place: str) -> str:
    """The place that is meant: a thing stands for where it lies."""
    if place in table.game.investigators:
        return table.pieces[place].place
    kind, _, rest = place.partition(":")
    if kind == "outpost":
        return rest
    if kind == "cultists":
        return headquarters(rest)
    if kind in ("marker", "fire"):
        return pool_area(rest.partition(":")[0], "madness" if kind == "marker" else "fire")
    return place


def _why_not_piece(table: Table, ask: Ask, piece: str, place: str, spot: str) -> Reason:
    kind, _, rest = piece.partition(":")
    if piece in table.game.investigators:
        return _why_not_move(table, ask, piece, spot)
    if piece in table.pieces and table.pieces[piece].kind == CARD:
        return _why_not_card(table, ask, piece)
    if kind == "action":
        return _why_not_action(table, ask, piece, place, spot)
    if kind == "outpost":
        return _why_not_outpost(table, ask, rest, spot)
    if kind == "marker":
        return _why_not_marker(table, ask, rest.partition(":")[0], spot)
    return Reason("stays_there") if kind in ("cultists", "fire", "miniature") else Reason("not_now")


def _why_not_move(table: Table, ask: Ask, investigator: str, spot: str) -> Reason:
    """An investigator is moved by the icon of a card or power only."""
    frame = innermost(table, Resolve)
    moves = frame.actions(table, "move") if ask.question == RESOLVE and frame is not None else []
    if not moves:
        return Reason("needs_a_move")
    start = table.pieces[investigator].place
    if spot not in table.game.grid.owner:
        return Reason("only_on_boards")
    most = max([action.amount for _, action in moves])
    return rulebook.refusal(table, ask, Option("move", (most, investigator, start, spot), True)) or Reason("not_now")


def _why_not_card(table: Table, ask: Ask, piece: str) -> Reason:
    """The first set's own reason, or that nothing on it can be aimed there."""
    record = table.pieces[piece]
    if record.place != hand(ask.seat):
        return Reason("not_a_target")
    if ask.question == MORE:
        return Reason("one_card_a_turn")
    if ask.question not in (TURN, ANOTHER_CARD):
        return Reason("finish_first")
    sets = len(table.game.cards[record.face].sets)
    refusals = [rulebook.refusal(table, ask, Option("play", (record.face, number + 1))) for number in range(sets)]
    return Reason("not_a_target") if None in refusals else refusals[0] or Reason("not_now")


def _why_not_action(table: Table, ask: Ask, id: str, place: str, spot: str) -> Reason:
    """What the icon's own predicate says of this target; or that it is no target for such an icon at all."""
    frame = innermost(table, Resolve)
    found = [index for index, each in action_ids(frame) if each == id] if frame is not None else []
    if frame is None or not found:
        return Reason("not_now")
    action = table.game.actions_of(frame.source, frame.number)[found[0]]
    option = _meant(table, action, place, spot)
    if option is None:
        return Reason("drag_the_investigator") if action.icon == "move" else Reason("no_target_of", (counted(action),))
    return rulebook.refusal(table, ask, option) or Reason("not_now")


def _meant(table: Table, action: Action, place: str, spot: str) -> Option | None:
    """The option, allowed or not, that carrying this icon there would be."""
    at = place if place in table.game.investigators else table.at_space(spot) if spot in table.game.grid.row else ""
    owner = table.game.grid.owner.get(spot, spot.partition(".")[0])
    if action.icon in AT_INVESTIGATORS and at:
        return Option(action.icon, (action.amount, at))
    if action.icon == "destroy" and at:
        return Option("destroy", (at,))
    if action.icon in ("add_outpost", "discard_outpost") and spot in table.game.grid.row:
        return Option(action.icon, (spot,))
    if action.icon == "ritual" and place.startswith("god:"):
        return Option("ritual", (place.partition(":")[2],))
    if action.icon == "move_miniature" and place.startswith("god:"):
        return Option("move_miniature", (place.partition(":")[2],))
    if action.icon in ("other_cultists", "add_fire") and owner in table.game.seats:
        return Option(action.icon, (action.amount, owner))
    return None


def _why_not_outpost(table: Table, ask: Ask, space: str, spot: str) -> Reason:
    """Off the own board, for markers or for cultists."""
    if ask.question not in OWN_TURN:
        return Reason("finish_first")
    price = {pool_area(ask.seat, "madness"): "markers", headquarters(ask.seat): "cultists",
             cultists_id(ask.seat): "cultists"}.get(spot, "")
    reason = rulebook.refusal(table, ask, Option("remove_outpost", (space, price or "markers")))
    if price or (reason is not None and reason.code == "own_board_only"):
        return reason or Reason("not_now")
    numbers = table.game.numbers
    return Reason("outposts_are_paid_off", (numbers.outpost_removal_markers, numbers.outpost_removal_cultists))


def _why_not_marker(table: Table, ask: Ask, owner: str, spot: str) -> Reason:
    """A marker buys a card, brings one back, or turns the god piles over."""
    if owner != ask.seat:
        return Reason("not_your_markers", (owner,))
    if ask.question not in OWN_TURN:
        return Reason("finish_first")
    verbs = {deck_item(ask.seat): "draw_for_a_marker", discard_item(ask.seat): "return_discard"}
    verbs |= {god_item(god): "turn_god_piles" for god in table.gods}
    if spot not in verbs:
        return Reason("markers_buy")
    return rulebook.refusal(table, ask, Option(verbs[spot])) or Reason("not_now")

