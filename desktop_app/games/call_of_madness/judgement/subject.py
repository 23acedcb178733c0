"""What an option is about, so that a reason can name it."""

from __future__ import annotations

from desktop_app.games.call_of_madness.game import EACH_OTHER
from desktop_app.games.call_of_madness.spaces import HEADQUARTERS, name_of
from desktop_app.games.call_of_madness.table import Table
from desktop_app.games.call_of_madness.view_words import kind_of
from desktop_app.kernel.questions import PASS, Ask, Atom, Option


def subject(table: Table, ask: Ask, option: Option) -> tuple[Atom, Atom]:
    """Its investigator, card, god, goal, marker or player, and its space: of a way the end, but no headquarters."""
    if option == PASS:
        return "", ""
    words: dict[str, Atom] = {kind_of(table, word): word for word in option.args}
    if option.verb == "use_power":
        words["god"] = table.miniatures[ask.seat]
    piece = next((words[kind] for kind in ("investigator", "card", "god", "goal", "colour", "seat", "player")
                  if words.get(kind)), "")
    place = name_of(str(words.get("place", "")))
    return (piece if piece != EACH_OTHER else ""), (place if place != HEADQUARTERS else "")
