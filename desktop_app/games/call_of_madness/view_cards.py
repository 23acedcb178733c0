"""Cards as panels show them: hands, what is being played, decks and discard piles, the gods' power cards and piles."""

from __future__ import annotations

from desktop_app.games.call_of_madness.cards import card_of, deck_size, hand_of
from desktop_app.games.call_of_madness.procedures.resolve import Resolve
from desktop_app.games.call_of_madness.sheets import Action, ActionSet, Card
from desktop_app.games.call_of_madness.table import INVESTIGATOR, Table, drawn
from desktop_app.games.call_of_madness.view_pieces import CONTROLS, art_of, icon_art, resolving_card, waiting_panel
from desktop_app.games.call_of_madness.view_touch import (
    action_ids,
    deck_item,
    discard_item,
    god_item,
    miniature_id,
    row_id,
)
from desktop_app.games.call_of_madness.view_words import counted
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import Atom, Text, text
from desktop_app.kernel.views import ItemView, PanelView

TIMES = {"any": "always", "day": "sun", "night": "moon"}
"""The mark before a set that may be played at any time, by day, by night."""


def hand_panel(table: Table, seat: str) -> PanelView:
    """The cards in a hand, for their owner's eyes."""
    items = [item for piece in hand_of(table, seat) for item in card_items(table, piece, card_of(table, piece))]
    return PanelView(f"hand:{seat}", "hand", text("panel.hand"), seat, tuple(items))


def card_items(table: Table, id: str, card: Card, priced: bool = False, chosen: int = 0) -> list[ItemView]:
    """A card, a row for each of its sets, a row for each line below."""
    pieces = (id,) if id in table.pieces else ()
    items = [ItemView(id, Text(f"name.{card.id}"), card.cost if priced else "", art=art_of(table, card.id),
                      pieces=pieces)]
    for number, each in enumerate(card.sets, start=1):
        items += _set(table, row_id(id, number), each, "now" if number == chosen else "")
    for line, action in enumerate(card.bottom):
        row = f"{id}:below{line}"
        items += [ItemView(row, _below(action), action.madness_cost or "", art="spiral" if action.madness_cost
                           else "below"), _icon(f"{row}:0", action)]
    return items


def _set(table: Table, id: str, chosen: ActionSet, state: str) -> list[ItemView]:
    open_now = chosen.time in ("any", "night" if table.night else "day")
    value: Atom = chosen.madness_cost or ""
    art = "spiral" if chosen.madness_cost and chosen.time == "any" else TIMES[chosen.time]
    words = [("what" if n == 0 else f"what_{n + 1}", counted(action)) for n, action in enumerate(chosen.actions)]
    row = ItemView(id, Text(f"card.{chosen.time}.{len(words)}", tuple(words)), value,
                   state=state or ("" if open_now else "open"), art=art)
    return [row, *[_icon(f"{id}:{n}", action) for n, action in enumerate(chosen.actions)]]


def _icon(id: str, action: Action) -> ItemView:
    """One mark in a row: a drawing and its number."""
    plain = action.icon in ("destroy", "ritual", "action", "move_miniature", "stand_miniature")
    signed = action.icon in ("own_cultists", "other_cultists", "add_fire")
    number: Atom = "" if plain else f"+{action.amount}" if signed and action.amount > 0 else action.amount
    return ItemView(id, Text("card.mark", (("what", counted(action)),)), number, art=icon_art(action))


def _below(action: Action) -> Text:
    """A line of a card's bottom in words."""
    if action.icon == "move_miniature":
        return text("card.below.miniature", god=action.god)
    id = "card.below.paid" if action.madness_cost else "card.below"
    return Text(id, (("what", counted(action)), ("n", action.madness_cost)))


def playing(table: Table) -> list[PanelView]:
    """The card or power that is being resolved, with the actions that are left."""
    frame, piece = innermost(table, Resolve), resolving_card(table)
    if frame is None and not piece:
        return []
    items: list[ItemView] = []
    seat = frame.seat if frame is not None else table.pieces[piece].side
    if frame is not None:
        left = tuple([id for _, id in action_ids(frame)])
        if frame.source in table.game.pack.powers:
            items.append(ItemView(f"power:{frame.source}", text("panel.power", god=frame.source), art=frame.source,
                                  pieces=left))
            return [PanelView(CONTROLS, "hand", text("panel.playing", seat=seat), "", tuple(items))]
        chosen = frame.number
        items = card_items(table, piece, card_of(table, piece), chosen=chosen) if piece else []
        items.append(ItemView(f"{piece}:left", text("panel.left"), pieces=left))
    elif piece:
        items = card_items(table, piece, card_of(table, piece))
    return [PanelView(CONTROLS, "hand", text("panel.playing", seat=seat), "", tuple(items))]


def piles(table: Table, seat: str) -> PanelView:
    """A player's deck and discard pile; the pile lies open, its top card first."""
    items = [ItemView(deck_item(seat), text("panel.deck"), deck_size(table, seat), art="deck"),
             ItemView(discard_item(seat), text("panel.discard"), len(table.discards[seat]), art="discard")]
    for piece in reversed(table.discards[seat]):
        items += [item._replace(id=f"{discard_item(seat)}:{item.id}", pieces=())
                  for item in card_items(table, piece, card_of(table, piece))]
    return PanelView(f"cards:{seat}", "deck", text("panel.cards"), seat, tuple(items))


def gods_panel(table: Table) -> list[PanelView]:
    """Each god's power by day and night, who stands there, and the card that is for sale."""
    if not table.gods:
        return []
    items = [item for god in table.gods for item in _god(table, god)]
    return [PanelView("gods", "deck", text("panel.gods"), "", tuple(items))]


def _god(table: Table, god: str) -> list[ItemView]:
    id, power = god_item(god), table.game.pack.powers[god]
    here = tuple([miniature_id(seat) for seat in table.game.seats if table.miniatures[seat] == god])
    left = len(table.unseen[god]) + len(table.below[god]) + bool(table.tops[god])
    items = [ItemView(id, Text(f"name.{god}"), left, art=god, pieces=here)]
    for time, actions, now in (("day", power.day, not table.night), ("night", power.night, bool(table.night))):
        row = f"{id}:{time}"
        items.append(ItemView(row, text(f"card.power.{time}"), state="now" if now else "open", art=TIMES[time]))
        items += [_icon(f"{row}:{n}", action) for n, action in enumerate(actions)]
    if table.tops[god]:
        items += card_items(table, f"{id}:card", table.game.cards[table.tops[god]], priced=True)
    return items


def waiting(table: Table) -> list[PanelView]:
    """Investigators whose column is being chosen."""
    found = []
    for seat in table.game.seats:
        here = table.at(drawn(seat), "", INVESTIGATOR)
        if here:
            id = waiting_panel(seat)
            found.append(PanelView(id, "pool", text("panel.waiting", seat=seat), "",
                                   (ItemView(f"{id}:all", Text(""), pieces=here),)))
    return found
