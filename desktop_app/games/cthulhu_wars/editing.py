"""How tables of Cthulhu Wars are set up by hand. What the words of the protocol mean: kernel/editing.py."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars import editing_gestures, editing_problems, editing_setting, editing_view
from desktop_app.games.cthulhu_wars.editing_draft import Draft
from desktop_app.games.cthulhu_wars.sheets import Pack
from desktop_app.kernel.documents import Document, mapping, put, without
from desktop_app.kernel.editing import DraftProblem, Field, Gesture, Lying, MapFacts, ThingGroup
from desktop_app.kernel.views import TableView


class CthulhuWarsEditing:
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
        return editing_setting.fields(Draft(self.pack, document))

    def edit(self, document: Document, gesture: Gesture) -> Document:
        return editing_gestures.edit(self.pack, document, gesture)

    def problems(self, document: Document) -> tuple[DraftProblem, ...]:
        return editing_problems.problems(self.pack, document)

    def view(self, document: Document) -> TableView:
        return editing_view.view(Draft(self.pack, document))

    def facts(self, document: Document) -> MapFacts:
        return editing_view.facts(Draft(self.pack, document))

    def cleared(self, document: Document) -> Document:
        """Map, seats and numbers stay; nothing lies on the map or on anybody's card."""
        cleared = {**document, "areas": {}, "desecrated": []}
        for seat in mapping(document, ("factions",)):
            for shelf in ("captives", "zones"):
                if mapping(cleared, ("factions", seat, shelf)):
                    cleared = put(cleared, ("factions", seat, shelf), {})
        for name, empty in (("awakened", []), ("used", {})):
            cleared = {**cleared, name: empty} if name in cleared else cleared
        return without(without(cleared, ("pieces",)), ("then",))
