"""How tables of Call of Madness are set up by hand. What the words of the protocol mean: kernel/editing.py."""

from __future__ import annotations

from desktop_app.games.call_of_madness import editing_fields, editing_gestures, editing_problems, editing_view
from desktop_app.games.call_of_madness.editing_draft import Draft
from desktop_app.games.call_of_madness.rest_points import DEFENCE, SET_UP
from desktop_app.games.call_of_madness.sheets import Pack
from desktop_app.kernel.documents import Document, mapping, without
from desktop_app.kernel.editing import Editing
from desktop_app.kernel.room_editing import RoomEditing

LAID = ("fire", "madness", "hand", "deck", "discard", "hand_batches", "deck_batches", "miniature", "knocked_over",
        "goals", "given_up", "claimed")
"""What lies with a player."""


def editing(pack: Pack) -> Editing:
    """For the content of this pack."""
    return RoomEditing(
        pack, Draft, palette=editing_view.palette, fields=editing_fields.fields, view=editing_view.view,
        facts=editing_view.facts, edit=editing_gestures.edit, problems=editing_problems.problems, cleared=cleared,
    )  # fmt: skip


def cleared(pack: Pack, document: Document) -> Document:
    """Boards, seats and numbers stay; nothing lies on them or on display; players hold their own cards."""
    empty = {**document, "boards": {}, "beaten": []}
    if document.get("phase") == SET_UP:
        empty["phase"] = DEFENCE
    players = mapping(document, ("players",))
    if players:
        empty["players"] = {seat: {word: said for word, said in mapping(players, (seat,)).items()
                                   if word not in LAID} for seat in players}
    for word in ("goals", "pile", "cards", "goal_deck", "passed", "free_used", "round_deeds", "then"):
        empty = without(empty, (word,))
    return {**empty, "goals": []} if Draft(pack, empty).game.with_goals else empty
