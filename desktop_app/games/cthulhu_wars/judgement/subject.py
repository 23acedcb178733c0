"""What an option is about, so that a reason can name it."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.battle import Battle
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.games.cthulhu_wars.view_words import said
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import PASS, Atom, Option


def subject(table: Table, option: Option) -> tuple[Atom, Atom]:
    """Its Unit, spellbook or side, and its Area: of a way the end, of a Unit in a Battle where that is fought."""
    if option == PASS:
        return "", ""
    words = dict(said(table, option))
    piece = next((words[name] for name in ("unit", "book", "seat") if words.get(name)), "")
    place = words.get("to") or words.get("area") or ""
    battle = innermost(table, Battle) if words.get("unit") and not place else None
    return piece, place if battle is None else battle.area
