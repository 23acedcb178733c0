"""How tables of Call of Madness are set up by hand. What the words of the protocol mean: kernel/editing.py."""

from __future__ import annotations

from desktop_app.games.call_of_madness import editing_fields, editing_gestures, editing_problems, editing_view
from desktop_app.games.call_of_madness.editing_draft import Draft
from desktop_app.games.call_of_madness.rest_points import DEFENCE, SET_UP
from desktop_app.games.call_of_madness.sheets import Pack
from desktop_app.kernel.documents import Document, mapping, without
from desktop_app.kernel.editing import DraftProblem, Field, Gesture, Lying, MapFacts, ThingGroup
from desktop_app.kernel.views import TableView

LAID = ("fire", "madness", "hand", "deck", "discard", "hand_batches", "deck_batches", "miniature", "knocked_over",
        "goals", "given_up", "claimed")
"""What lies with a player."""


class CallOfMadnessEditing:
    """Editing, for the content of this pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def palette(self, document: Document) -> tuple[ThingGroup, ...]:
        return editing_view.palette(Draft(self.pack, document))

    def lying(self, document: Document) -> tuple[Lying, ...]:
        return Draft(self.pack, document).lying()

    def places(self, document: Document) -> tuple[str, ...]:
        return Draft(self.pack, document).places()

    def fields(self, document: Document) -> tuple[Field, ...]:
        return editing_fields.fields(Draft(self.pack, document))

    def edit(self, document: Document, gesture: Gesture) -> Document:
        return editing_gestures.edit(self.pack, document, gesture)

    def problems(self, document: Document) -> tuple[DraftProblem, ...]:
        return editing_problems.problems(self.pack, document)

    def view(self, document: Document) -> TableView:
        return editing_view.view(Draft(self.pack, document))

    def facts(self, document: Document) -> MapFacts:
        return editing_view.facts(Draft(self.pack, document))

    def cleared(self, document: Document) -> Document:
        """Boards, seats and numbers stay; nothing lies on them or on display; players hold their own cards."""
        cleared = {**document, "boards": {}, "beaten": []}
        if document.get("phase") == SET_UP:
            cleared["phase"] = DEFENCE
        players = mapping(document, ("players",))
        if players:
            cleared["players"] = {seat: {word: said for word, said in mapping(players, (seat,)).items()
                                         if word not in LAID} for seat in players}
        for word in ("goals", "pile", "cards", "goal_deck", "passed", "free_used", "round_deeds", "then"):
            cleared = without(cleared, (word,))
        return {**cleared, "goals": []} if Draft(self.pack, cleared).game.with_goals else cleared
