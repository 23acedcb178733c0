"""What happened, as lines of a log. A line that another one tells better is left out: its Text is empty."""

from __future__ import annotations

from desktop_app.games.call_of_madness.table import INVESTIGATOR, Table
from desktop_app.games.call_of_madness.view_words import kind_of, named
from desktop_app.kernel.events import Event
from desktop_app.kernel.questions import HIDDEN, Atom, Text, numbered

SILENT = frozenset({"turn_began", "changed_side", "acted", "pledged", "left"})
"""Medallions show whose turn it is; the rest comes from procedures of the kernel that this game doesn't use."""

NOTHING_TO_TELL = Text("")


def describe(table: Table, event: Event) -> Text:
    """The line of an event: "event.<kind>" with the names of its seat, its ids and its arguments."""
    if event.kind in SILENT:
        return NOTHING_TO_TELL
    if event.kind == "moved":
        return _moved(table, event)
    if event.kind in ("drew_madness", "marked"):
        return _madness(event)
    if event.kind == "time_turned":
        return Text("event.night_fell" if event.args[0] else "event.day_broke")
    if event.kind == "fire_changed":
        number = int(event.args[0])
        return Text(f"event.fire_{'came' if number > 0 else 'went'}", (("seat", event.seat), ("n", abs(number))))
    words: tuple[Atom, ...] = (event.seat, *event.ids, *event.args)
    id = f"event.{event.kind}.hidden" if HIDDEN in event.args else f"event.{event.kind}"
    kinds = tuple([kind_of(table, word) if word not in ("", HIDDEN) else "piece" for word in words])
    return Text(id, named(table, words, kinds))


def _moved(table: Table, event: Event) -> Text:
    """Of investigators: from space to space, or onto a board. Entering, leaving and cards are told by their causes."""
    piece, origin, goal = event.ids
    if table.pieces[piece].kind != INVESTIGATOR or goal not in table.game.grid.row:
        return NOTHING_TO_TELL
    owner, _, space = goal.partition(".")
    if origin in table.game.grid.row:
        return Text("event.moved", (("investigator", piece), ("from", origin.partition(".")[2]), ("to", space),
                                    ("owner", owner)))
    return Text("event.came", (("investigator", piece), ("space", space), ("owner", owner)))


def _madness(event: Event) -> Text:
    """Markers by their number of each colour: one, or several."""
    if not event.args:
        return NOTHING_TO_TELL
    colours = numbered([("colour", colour) for colour in event.args])
    whom: tuple[tuple[str, Atom], ...] = (("seat", event.seat),) if event.seat else (("investigator", event.ids[0]),)
    return Text(f"event.{event.kind}.{min(len(colours), 2)}", (*whom, *colours, ("n", len(colours))))

