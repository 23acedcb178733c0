"""What an option touches: what it may begin with and where it leads, so that a hand can take it."""

from __future__ import annotations

from desktop_app.games.call_of_madness.cards import card_of, in_hand
from desktop_app.games.call_of_madness.game import EACH_OTHER
from desktop_app.games.call_of_madness.procedures.play_card import PlayCard
from desktop_app.games.call_of_madness.procedures.resolve import RESOLVE, IconVerb, Resolve, resolve
from desktop_app.games.call_of_madness.sheets import COLOURS
from desktop_app.games.call_of_madness.spaces import headquarters
from desktop_app.games.call_of_madness.table import Table
from desktop_app.games.call_of_madness.view_board import pool_area
from desktop_app.kernel import rulebook
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import PASS, Ask, Option
from desktop_app.kernel.touch import Ids, Touch

# Ids of what lies on the table and is no piece of the rules ---------------------------------------------------------


def outpost_id(space: str) -> str:
    """The outpost on a space."""
    return f"outpost:{space}"


def cultists_id(seat: str) -> str:
    """All cultists of a player."""
    return f"cultists:{seat}"


def miniature_id(seat: str) -> str:
    """A player's miniature."""
    return f"miniature:{seat}"


def marker_ids(table: Table, seat: str, colour: str = "") -> Ids:
    """The markers in a player's pool, of one colour or all."""
    return tuple([f"marker:{seat}:{each}:{n}" for each in COLOURS if colour in ("", each)
                  for n in range(1, table.pool_of(seat, each) + 1)])


def god_item(god: str) -> str:
    """The item that shows a god's power card and pile."""
    return f"god:{god}"


def goal_item(goal: str) -> str:
    """The item that shows a goal."""
    return f"goal:{goal}"


def deck_item(seat: str) -> str:
    """The item that stands for a player's deck."""
    return f"deck:{seat}"


def discard_item(seat: str) -> str:
    """The item that stands for a player's discard pile."""
    return f"discard:{seat}"


def row_id(piece: str, number: int) -> str:
    """The row of a card that shows its set of this number."""
    return f"{piece}:{number}"


def action_ids(frame: Resolve) -> tuple[tuple[int, str], ...]:
    """(position, id) of the actions that are left to be taken: one thing each, to be carried onto its target."""
    found: list[tuple[int, str]] = []
    for index in frame.left:
        again = len([each for each, _ in found if each == index])
        found.append((index, f"action:{index}:{again}"))
    return tuple(found)


# Touching -----------------------------------------------------------------------------------------------------------


def touches(table: Table, ask: Ask) -> list[Touch]:
    """What each option of a listed question touches, in order."""
    return [_touch(table, ask, option) for option in ask.options]


def _touch(table: Table, ask: Ask, option: Option) -> Touch:
    if option == PASS:
        return Touch()
    if ask.question == RESOLVE:
        return _resolving(table, ask, option)
    seat, word = ask.seat, str(option.args[0]) if option.args else ""
    match option.verb:
        case "play":
            return _card(table, seat, option)
        case "use_power":
            return Touch((miniature_id(seat),))
        case "claim_goal":
            return Touch((), (goal_item(word),))
        case "remove_outpost":
            numbers = table.game.numbers
            if option.args[1] == "markers":
                return Touch((outpost_id(word),), (pool_area(seat, "madness"),), str(numbers.outpost_removal_markers))
            return Touch((outpost_id(word),), (headquarters(seat), cultists_id(seat)))
        case "draw_for_a_marker":
            return Touch(marker_ids(table, seat), (deck_item(seat),), "1")
        case "return_discard":
            return Touch(marker_ids(table, seat), (discard_item(seat),), "1")
        case "turn_god_piles":
            return Touch(marker_ids(table, seat), tuple([god_item(god) for god in table.gods]), "1")
        case "pay":
            return Touch(marker_ids(table, seat, word))
        case "take":
            return Touch((), (god_item(word),))
        case "outpost":
            return Touch((), (word,))
        case "stand":
            return Touch((word,), (str(option.args[1]),))
        case "draw_card":
            return Touch((), (deck_item(seat),))
        case "give_up_goal":
            return Touch((), (goal_item(word),))
    return Touch()


def _card(table: Table, seat: str, option: Option) -> Touch:
    """A card begins itself; it may be carried onto whatever its set can be aimed at."""
    card, number = str(option.args[0]), int(option.args[1])
    piece = in_hand(table, seat, card)
    chosen = table.game.cards[card].sets[number - 1]
    return Touch((piece, row_id(piece, number)), targets(table, seat, card, number),
                 str(chosen.madness_cost) if chosen.madness_cost else "")


def targets(table: Table, seat: str, source: str, number: int) -> Ids:
    """Everything that the actions of a set or power may be aimed at, as the table stands."""
    twin = table.copy()
    twin.asked = None
    twin.stack.append(resolve(twin, seat, source, number))
    ask = rulebook.complete(twin, Ask(seat, RESOLVE, about=source))
    found: list[str] = []
    for option in ask.options:
        touch = _resolving(twin, ask, option)
        found += touch.from_ids if option.way else touch.to_ids
    return tuple(dict.fromkeys(found))


def _resolving(table: Table, ask: Ask, option: Option) -> Touch:
    """An action is carried from the card onto its target; an investigator that moves is carried itself."""
    words = [str(word) for word in option.args]
    if option.way:
        return Touch((words[1],), (words[3],), _price(table, ask, option))
    begin = (*_fitting_actions(table, ask, option), *_card_in_play(table))
    return Touch(begin, _aim(table, ask, option, words), _price(table, ask, option))


def _fitting_actions(table: Table, ask: Ask, option: Option) -> Ids:
    """The actions left that this option can be."""
    frame, verb = innermost(table, Resolve), table.rules.verbs[option.verb]
    assert frame is not None
    assert isinstance(verb, IconVerb)
    fits = [index for index, action in frame.actions(table, verb.icon)
            if verb.refuses_action(table, ask.seat, action, option) is None]
    return tuple([id for index, id in action_ids(frame) if index in fits])


def _price(table: Table, ask: Ask, option: Option) -> str:
    """The markers that an action below the line costs."""
    frame, verb = innermost(table, Resolve), table.rules.verbs[option.verb]
    assert frame is not None
    assert isinstance(verb, IconVerb)
    costs = [action.madness_cost for _, action in frame.actions(table, verb.icon)]
    return str(costs[0]) if costs and costs[0] else ""


def _card_in_play(table: Table) -> Ids:
    """The card whose actions are being resolved, when it is a card."""
    frame, source = innermost(table, PlayCard), innermost(table, Resolve)
    assert source is not None
    if frame is None or card_of(table, frame.piece).id != source.source:
        return ()
    return (frame.piece,)


def _aim(table: Table, ask: Ask, option: Option, words: list[str]) -> Ids:
    match option.verb:
        case "attack" | "strengthen":
            return (words[1],)
        case "destroy" | "add_outpost":
            return (words[0],)
        case "discard_outpost":
            return (outpost_id(words[0]),)
        case "unplaced_outpost":
            return (headquarters(words[0]),)
        case "ritual" | "move_miniature":
            return (god_item(words[0]),)
        case "stand_miniature":
            return (miniature_id(ask.seat),)
        case "own_cultists":
            return (headquarters(ask.seat),)
        case "other_cultists":
            return tuple([headquarters(seat) for seat in _meant(table, ask, words[1])])
        case "add_fire":
            return tuple([pool_area(seat, "fire") for seat in _meant(table, ask, words[1])])
    return ()


def _meant(table: Table, ask: Ask, player: str) -> Ids:
    return table.others(ask.seat) if player == EACH_OTHER else (player,)
