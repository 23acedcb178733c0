"""How tables of Cthulhu Wars are set up by hand. What the words of the protocol mean: kernel/editing.py."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars import editing_gestures, editing_problems, editing_setting, editing_view
from desktop_app.games.cthulhu_wars.editing_draft import Draft
from desktop_app.games.cthulhu_wars.sheets import Pack
from desktop_app.kernel.documents import Document, mapping, put, without
from desktop_app.kernel.editing import Editing
from desktop_app.kernel.room_editing import RoomEditing


def editing(pack: Pack) -> Editing:
    """For the content of this pack."""
    return RoomEditing(
        pack, Draft, palette=editing_view.palette, fields=editing_setting.fields, view=editing_view.view,
        facts=editing_view.facts, edit=editing_gestures.edit, problems=editing_problems.problems, cleared=cleared,
    )  # fmt: skip


def cleared(pack: Pack, document: Document) -> Document:
    """Map, seats and numbers stay; nothing lies on the map or on anybody's card."""
    empty = {**document, "areas": {}, "desecrated": []}
    for seat in mapping(document, ("factions",)):
        for shelf in ("captives", "zones"):
            if mapping(empty, ("factions", seat, shelf)):
                empty = put(empty, ("factions", seat, shelf), {})
    for name, nothing in (("awakened", []), ("used", {})):
        empty = {**empty, name: nothing} if name in empty else empty
    return without(without(empty, ("pieces",)), ("then",))
