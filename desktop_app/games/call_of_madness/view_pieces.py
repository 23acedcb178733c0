"""What lies on the boards and in the panels: investigators, outposts, markers, fire, cultists, miniatures, cards."""

from __future__ import annotations

from desktop_app.games.call_of_madness.cards import hand_of
from desktop_app.games.call_of_madness.procedures.resolve import Resolve
from desktop_app.games.call_of_madness.sheets import COLOURS, Action, Investigator
from desktop_app.games.call_of_madness.spaces import headquarters
from desktop_app.games.call_of_madness.table import CARD, INVESTIGATOR, Table, drawn, in_play
from desktop_app.games.call_of_madness.view_board import pool_area
from desktop_app.games.call_of_madness.view_forecast import enters_next, forecast
from desktop_app.games.call_of_madness.view_touch import (
    action_ids,
    cultists_id,
    god_item,
    marker_ids,
    miniature_id,
    outpost_id,
)
from desktop_app.games.call_of_madness.view_words import counted
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import HIDDEN, Atom, Text, text
from desktop_app.kernel.views import PieceView

MARKS = {"blue": "drop_blue", "green": "square_green", "red": "triangle_red"}
"""How a madness marker is drawn."""

NOBODYS = "investigators"
"""The side of the investigators, which no seat plays."""

SYMBOL, ENTERS, KNOCKED = "spiral", "enters", "knocked"
TOUGHEST = 5
"""There are figures for strengths up to this one."""

ART_OF_ACTION = {"own_cultists": "cultist", "other_cultists": "rival", "add_fire": "fire"}
"""Icons whose drawing has another name."""

CONTROLS = "in_play"
"""The panel of the card or power that is being resolved."""

Movable = frozenset[str]


def pieces(table: Table, seat: str, movable: Movable) -> tuple[PieceView, ...]:
    """Everything this seat may see that is a thing of its own. `movable`: what an option may begin with."""
    found: list[PieceView] = []
    for owner in table.game.seats:
        found += _on_board(table, owner, movable)
        found += _beside_board(table, seat, owner, movable)
        found += [_investigator(table, each, waiting_panel(owner), movable)
                  for each in table.at(drawn(owner), "", INVESTIGATOR)]
        found += _cards(table, seat, owner, movable)
    return (*found, *_actions(table, movable))


def waiting_panel(seat: str) -> str:
    """Where an investigator waits until its column is chosen."""
    return f"waiting:{seat}"


def miniature_place(table: Table, seat: str) -> str:
    """On a power card, or beside the board."""
    god = table.miniatures[seat]
    return god_item(god) if god else pool_area(seat, "beside")


def _on_board(table: Table, owner: str, movable: Movable) -> list[PieceView]:
    found = [_investigator(table, each, table.pieces[each].place, movable) for each in table.investigators_on(owner)]
    for space in table.outposts_of(owner):
        id = outpost_id(space)
        found.append(PieceView(id, "outpost", space, "outpost", movable=id in movable, form="tile",
                               spoken=text("spoken.outpost", space=space.partition(".")[2], seat=owner)))
    return found


def _investigator(table: Table, id: str, place: str, movable: Movable) -> PieceView:
    tile, marks = table.tile(id), table.markers.get(id, ())
    health = table.health.get(id, tile.health)
    shown: Atom = health if health == tile.health else f"{health}/{tile.health}"
    badges = [SYMBOL] if tile.madness_symbol else []
    badges += [MARKS[colour] for colour in marks]
    if enters_next(table, id):
        badges.append(ENTERS)
    numbers = {colour: marks.count(colour) for colour in COLOURS}
    spoken = text("spoken.investigator_with_symbol" if tile.madness_symbol else "spoken.investigator", investigator=id,
                  health=health, strength=tile.strength, **numbers)
    return PieceView(id, id, place, figure_of(tile), NOBODYS,
                     values=(("health", shown), ("strength", tile.strength)), badges=tuple(badges),
                     movable=id in movable, spoken=spoken, form="tile")


def figure_of(tile: Investigator) -> str:
    """The drawing of an investigator, by strength."""
    return f"investigator_{max(1, min(tile.strength, TOUGHEST))}"


def _beside_board(table: Table, viewer: str, owner: str, movable: Movable) -> list[PieceView]:
    """Cultists, markers, fire, and the miniature wherever it stands."""
    sees = table.sees_cultists(viewer, owner)
    number: Atom = table.cultists[owner] if sees else HIDDEN
    loss = forecast(table, owner).loss
    values: list[tuple[str, Atom]] = [("cultist", number)]
    if loss and not sees:
        values.append((ENTERS, -loss))  # whoever sees the total is told what will be left of it
    id = cultists_id(owner)
    found = [PieceView(id, "cultists", headquarters(owner), "acolyte", owner, values=tuple(values),
                       spoken=text("spoken.cultists" if sees else "spoken.cultists_hidden", n=number, seat=owner),
                       movable=id in movable, form="tile")]
    for colour in COLOURS:
        found += [PieceView(id, f"{colour}_marker", pool_area(owner, "madness"), MARKS[colour], size=1.2,
                            movable=id in movable, form="coin", spoken=text("spoken.marker", colour=colour, seat=owner))
                  for id in marker_ids(table, owner, colour)]
    found += [PieceView(f"fire:{owner}:{n}", "fire", pool_area(owner, "fire"), "fire", size=1.2, form="coin",
                        spoken=text("spoken.fire_token", seat=owner)) for n in range(1, table.fire[owner] + 1)]
    return [*found, _miniature(table, owner, movable)]


def _miniature(table: Table, owner: str, movable: Movable) -> PieceView:
    id, god, knocked = miniature_id(owner), table.miniatures[owner], table.knocked[owner] == 1
    spoken = "spoken.miniature_knocked" if knocked else "spoken.miniature" if god else "spoken.miniature_beside"
    return PieceView(id, "miniature", miniature_place(table, owner), "miniature", owner, 1.4,
                     badges=(KNOCKED,) if knocked else (), movable=id in movable,
                     spoken=text(spoken, seat=owner, god=god))


def _cards(table: Table, viewer: str, owner: str, movable: Movable) -> list[PieceView]:
    """Own cards; what is being played lies open."""
    shown = [(piece, f"hand:{owner}") for piece in hand_of(table, owner) if viewer == owner]
    shown += [(piece, CONTROLS) for piece in table.at(in_play(owner), owner, CARD) if resolving_card(table) == piece]
    return [_card(table, piece, panel, owner, piece in movable) for piece, panel in shown]


def _card(table: Table, piece: str, panel: str, owner: str, movable: bool) -> PieceView:
    face = table.pieces[piece].face
    return PieceView(piece, face, panel, art_of(table, face), owner, movable=movable,
                     spoken=text("spoken.card", card=face), form="card")


def resolving_card(table: Table) -> str:
    """The card that is being played, or ""."""
    for frame in reversed(table.stack):
        piece = getattr(frame, "piece", "")
        if frame.NAME == "play_card" and table.pieces[piece].place.startswith("in_play:"):
            return str(piece)
    return ""


def art_of(table: Table, face: str) -> str:
    """The drawing of a card: its god, or its first icon."""
    card = table.game.cards[face]
    return card.owner if card.owner in table.game.pack.powers else icon_art(card.sets[0].actions[0])


def icon_art(action: Action) -> str:
    """The drawing of an icon."""
    return ART_OF_ACTION.get(action.icon, action.icon)


def _actions(table: Table, movable: Movable) -> list[PieceView]:
    """The actions that are left to be taken, as things that may be carried onto their targets."""
    frame = innermost(table, Resolve)
    if frame is None:
        return []
    actions = table.game.actions_of(frame.source, frame.number)
    return [_action(id, actions[index], id in movable) for index, id in action_ids(frame)]


def _action(id: str, action: Action, movable: bool) -> PieceView:
    return PieceView(id, id, CONTROLS, icon_art(action), values=(("n", action.amount),), movable=movable,
                     spoken=Text("spoken.action", (("what", counted(action)),)), form="coin")
