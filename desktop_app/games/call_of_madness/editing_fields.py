"""What can be set by name: the fields of a draft."""

from __future__ import annotations

from typing import get_args

from desktop_app.games.call_of_madness import editing_turns, set_up
from desktop_app.games.call_of_madness.editing_draft import Draft
from desktop_app.games.call_of_madness.scenario import Phase
from desktop_app.games.call_of_madness.scenario_boards import OUTPOST
from desktop_app.kernel.documents import mapping
from desktop_app.kernel.draft_fields import (
    controller_field,
    map_field,
    named,
    option_field,
    seat_fields,
    word_fields,
)
from desktop_app.kernel.drafts import number_of, word_of, words_in
from desktop_app.kernel.editing import STRIP, TABLE, Choice, Field
from desktop_app.kernel.questions import Text, text

PILES = ("hand", "deck", "discard", "goals", "given_up", "claimed")
"""What a player has in an order."""

DEEDS = ("defeated", "played")
"""What goals count by the round."""

BELOW = "below:"
"""Before a card of a deck: it and those after it lie under the ones before."""

BESIDE = "beside"
"""Of a miniature: on no power card."""

MOST_CULTISTS = 999


def fields(draft: Draft) -> tuple[Field, ...]:
    """All that can be set, in the order in which it is shown."""
    found = [*_of_scenario(draft), *_of_strip(draft), *_of_table(draft)]
    for seat in draft.seats:
        found += _of_seat(draft, seat)
    spaces = [space for seat in draft.seats for space in draft.game.grid.spaces[seat]]
    most = draft.pack.numbers.max_health
    return (*found, *[Field(f"health.{space}", text("field.health"), "number", draft.health(space), space, (), 1, most)
                      for space in spaces if draft.standing(space) not in ("", OUTPOST)])


def _of_scenario(draft: Draft) -> list[Field]:
    said, pack = draft.document, draft.pack
    sides = tuple(pack.priests)
    found = [*word_fields(said), map_field(draft.board, tuple(pack.boards)),
             *seat_fields(draft.seats, sides, set_up.SEATS[0], min(set_up.SEATS[-1], len(sides)))]
    for option in set_up.options_for(pack, draft.seats):
        now = word_of(mapping(said, ("options",)), option.id)
        found.append(option_field(option, now if now in option.values else option.values[0], option.values))
    return found


def _of_strip(draft: Draft) -> list[Field]:
    said = draft.document
    phases = tuple([Choice(phase, Text(f"name.phase_{phase}")) for phase in get_args(Phase)])
    phase = word_of(said, "phase")
    times = (Choice("day", text("track.day")), Choice("night", text("track.night")))
    return [
        Field("round", text("field.round"), "number", number_of(said, "round", 1), STRIP, (), 1),
        Field("time", text("field.time"), "choice", "night" if word_of(said, "time") == "night" else "day", STRIP,
              times),
        Field("phase", text("field.phase"), "choice", phase if phase in get_args(Phase) else "defence", STRIP, phases),
        Field("turn", text("field.turn"), "choice", turn_of(draft), STRIP, named(draft.seats)),
        *editing_turns.strip_fields(draft),
    ]


def _of_table(draft: Draft) -> list[Field]:
    seats = named(draft.seats)
    found = [
        Field("time_token", text("field.time_token"), "choice", token_of(draft), TABLE, seats),
        Field("passed", text("field.passed"), "set", _seats_in(draft, "passed"), TABLE, seats),
        Field("free_used", text("field.free_used"), "set", _seats_in(draft, "free_used"), TABLE, seats),
        Field("gods", text("field.gods"), "set", draft.gods, TABLE, named(tuple(draft.pack.powers))),
    ]
    held = [card for seat in draft.seats for place in draft.card_places(seat) for card in draft.listed(place)]
    for god in draft.gods:
        left = tuple([card for card in draft.game.cards_of_god[god] if card not in held])
        top, below = draft.top(god), draft.below(god)
        tops = named(tuple([card for card in left if card not in below or card == top]))
        if top not in left:
            tops = (Choice(top, Text(f"name.{top}") if top else text("field.no_card")), *tops)
        found.append(Field(f"top.{god}", text("field.top", god=god), "choice", top, TABLE, tops))
        found.append(Field(f"below.{god}", text("field.below", god=god), "list", below, TABLE,
                           named(draft.game.cards_of_god[god])))
    return found + editing_turns.table_fields(draft)


def _of_seat(draft: Draft, seat: str) -> list[Field]:
    said, game = draft.player(seat), draft.game
    cards = tuple([card for card in game.cards if draft.may_hold(seat, card)])
    under = tuple([Choice(BELOW + card, text("field.under", card=card)) for card in cards])
    gods = (Choice(BESIDE, text("field.beside")), *named(draft.gods))
    god = word_of(said, "miniature")
    stands = (Choice("upright", text("field.upright")), Choice("lying", text("field.lying")))
    found = [
        Field(f"cultists.{seat}", text("short.cultists"), "number", cultists_of(draft, seat), seat, (), 1,
              MOST_CULTISTS, "cultist"),
        Field(f"fire.{seat}", text("short.fire"), "number", draft.fire(seat), seat, (), 0, game.numbers.fire_tokens,
              "fire"),
        Field(f"hand.{seat}", text("field.hand"), "list", tuple(draft.listed(f"hand:{seat}")), seat, named(cards),
              art="hand"),
        controller_field(draft.document, seat),
        Field(f"deck.{seat}", text("field.deck"), "list", deck_of(draft, seat), seat, (*named(cards), *under)),
        Field(f"discard.{seat}", text("field.discard"), "list", tuple(draft.listed(f"discard:{seat}")), seat,
              named(cards)),
        Field(f"miniature.{seat}", text("field.miniature"), "choice", god if god in draft.gods else BESIDE, seat, gods),
        Field(f"knocked_over.{seat}", text("field.knocked_over"), "choice",
              "lying" if said.get("knocked_over") is True else "upright", seat, stands),
    ]
    for place in draft.goal_places(seat):
        word = place.partition(":")[0]
        found.append(Field(f"{word}.{seat}", text(f"field.{word}"), "list", tuple(draft.listed(place)), seat,
                           named(draft.goals_for(place))))
    found += editing_turns.seat_fields(draft, seat)
    deeds = mapping(draft.document, ("round_deeds",))
    return found + [Field(f"{deed}.{seat}", text(f"field.{deed}"), "number", number_of(deeds, f"{deed}:{seat}", 0),
                          seat) for deed in DEEDS]


def deck_of(draft: Draft, seat: str) -> tuple[str, ...]:
    """A deck from the top: each batch but the first begins with a card that is marked as lying below."""
    batches = draft.batches(seat)
    return tuple([BELOW + card if number and not at else card for number, batch in enumerate(batches)
                  for at, card in enumerate(batch)])


def cultists_of(draft: Draft, seat: str) -> int:
    """How many Cultists a player has."""
    return number_of(draft.player(seat), "cultists", draft.pack.numbers.start_cultists)


def token_of(draft: Draft) -> str:
    """Who holds the time token."""
    token = word_of(draft.document, "time_token")
    return token if token in draft.seats else draft.seats[0]


def turn_of(draft: Draft) -> str:
    """Whose turn it is."""
    turn = word_of(draft.document, "turn")
    return turn if turn in draft.seats else token_of(draft)


def _seats_in(draft: Draft, name: str) -> tuple[str, ...]:
    return tuple([seat for seat in words_in(draft.document.get(name)) if seat in draft.seats])
