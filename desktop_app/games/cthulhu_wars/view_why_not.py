"""Why a piece may not be carried somewhere: always a Reason, found by the same predicates that withhold the option."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.battle import DeclareBattle
from desktop_app.games.cthulhu_wars.actions.move import MOVE_MORE
from desktop_app.games.cthulhu_wars.procedures.action_phase import ACTION, MORE_ACTIONS, SECOND_ACTION
from desktop_app.games.cthulhu_wars.procedures.battle import Battle
from desktop_app.games.cthulhu_wars.procedures.doom_phase import DOOM_SLOT
from desktop_app.games.cthulhu_wars.procedures.retreat import Retreat
from desktop_app.games.cthulhu_wars.table import CULTIST, GREAT_OLD_ONE, MONSTER, POOL, Table
from desktop_app.games.cthulhu_wars.view_touch import RESULTS, touches
from desktop_app.kernel import rulebook
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.touch import ALLOWED, asked_of, is_open

FROM_POOL = {CULTIST: "recruit", MONSTER: "summon", GREAT_OLD_ONE: "awaken"}
"""The action that brings a Unit of a type out of the Pool."""

BUSY = {MORE_ACTIONS: "one_main_action", MOVE_MORE: "move_goes_on", DOOM_SLOT: "doom_phase_goes_on"}
"""Why the gesture's own action is not open at a question."""


def why_not(table: Table, seat: str, piece: str, place: str) -> Reason:
    """Why this seat may not carry this piece there.

    The pending question's own verbs speak first, then whose turn it is, then the action that this gesture is.
    """
    asked = asked_of(table, seat, (ACTION, SECOND_ACTION, MORE_ACTIONS, MOVE_MORE, DOOM_SLOT))
    if isinstance(asked, Reason):
        return asked
    area = _area(table, place)
    if is_open(touches(table, asked), piece, (place, area)):
        return ALLOWED
    if asked.question in RESULTS:
        return _why_not_result(table, asked, piece, place)
    if _is_enemy_here(table, seat, piece, place):
        return _why_not_fight(table, asked, area, table.pieces[place].side)
    return _why_not_piece(table, asked, piece, area)


def _is_enemy_here(table: Table, seat: str, piece: str, place: str) -> bool:
    """Is an own Unit carried onto somebody else's in the same Area?"""
    record, other = table.pieces.get(piece), table.pieces.get(place)
    if record is None or other is None or record.side != seat or other.side in ("", seat):
        return False
    return record.place == other.place and record.place in table.game.near


def _why_not_fight(table: Table, ask: Ask, area: str, enemy: str) -> Reason:
    """Why no Battle is declared against this enemy here."""
    if ask.question in DeclareBattle.questions:
        return rulebook.refusal(table, ask, Option(DeclareBattle.verb, (area, enemy))) or Reason("not_now")
    if innermost(table, Battle) is not None:
        return Reason("battle_goes_on")
    return Reason(BUSY.get(ask.question, "not_now"))


def _area(table: Table, place: str) -> str:
    """The Area that is meant: a piece stands for where it lies."""
    if place in table.game.near:
        return place
    if place.startswith("gate:"):
        return place.removeprefix("gate:")
    return table.pieces[place].place if place in table.pieces else ""


def _why_not_result(table: Table, ask: Ask, piece: str, unit: str) -> Reason:
    """A Kill or a Pain on a Unit."""
    battle = innermost(table, Battle)
    verb = RESULTS[ask.question]
    if battle is None or not piece.startswith(f"{verb}:"):
        return Reason(f"assign_{verb}_first", (ask.about,))
    fighters = [each for units in battle.fighters(table, ask.about).values() for each in units]
    if unit not in fighters:
        return Reason("not_a_fighter", (ask.about,))
    return Reason("has_a_result", (table.pieces[unit].kind,)) if battle.results_of(unit) else Reason("not_now")


def _why_not_piece(table: Table, ask: Ask, piece: str, area: str) -> Reason:
    record = table.pieces.get(piece)
    if record is None:
        return Reason("gates_stay" if piece.startswith("gate:") else "not_now")
    if record.kind == "elder_sign":
        return Reason("signs_are_revealed")
    if not area:
        return Reason("not_off_the_map")
    if ask.question == "retreat_where":
        return _why_not_retreat(table, ask, piece, area)
    if record.side != ask.seat:
        return Reason("not_your_unit", (record.side,))
    if record.place != POOL and record.place not in table.game.near:
        return Reason("off_the_map", (record.kind,))
    if record.place == area:
        return Reason("already_there", (record.kind, area))
    return _why_not_verb(table, ask, piece, area)


def _why_not_retreat(table: Table, ask: Ask, piece: str, area: str) -> Reason:
    retreat = innermost(table, Retreat)
    side = table.pieces[piece].side
    if retreat is None or side not in retreat.sides or piece not in retreat.pained:
        return Reason("not_pained", (table.pieces[piece].kind,))
    way = Option("retreat", (side, table.pieces[piece].kind, retreat.area, area), True)
    return retreat.refuses(table, ask, way) or Reason("not_now")


def _why_not_verb(table: Table, ask: Ask, piece: str, area: str) -> Reason:
    """What the question's own verbs of this gesture say; when it has none, why it hasn't."""
    for option in _meant(table, ask, piece, area):
        return rulebook.refusal(table, ask, option) or Reason("not_now")
    if innermost(table, Battle) is not None:
        return Reason("battle_goes_on")
    return Reason(BUSY.get(ask.question, "not_now"))


def _meant(table: Table, ask: Ask, piece: str, area: str) -> list[Option]:
    """The options, allowed or not, that carrying this piece there would be at this question."""
    record = table.pieces[piece]
    form: tuple[str, ...] = ("kind", "place", "place")
    words: tuple[str, ...] = (record.kind, record.place, area)
    if record.place == POOL:
        form, words = ("kind", "place"), (record.kind, area)
    usual = FROM_POOL.get(table.kind(piece).type, "summon") if record.place == POOL else "move"
    verbs = [verb for verb in table.rules.verbs.values() if verb.form == form and ask.question in verb.questions
             and verb.seat in ("", ask.seat) and (verb.verb == usual or verb.seat)]
    verbs.sort(key=lambda verb: verb.verb != usual)
    return [Option(verb.verb, words, len(words) == 3) for verb in verbs]
