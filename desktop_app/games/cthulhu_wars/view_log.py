"""What happened, as lines of a log. A line that another one tells better is left out: its Text is empty."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import GREAT_OLD_ONE, POOL, Table
from desktop_app.games.cthulhu_wars.view_words import FORMS, kind_of, named, said
from desktop_app.kernel.events import Event
from desktop_app.kernel.questions import HIDDEN, Atom, Option, Text

SILENT = frozenset({
    "turn_began", "paid", "recruited", "summoned", "dreamed", "devolved", "surfaced", "hid", "was_assigned_kill",
    "changed_side",
})  # fmt: skip
"""Medallions show whose turn it is, counters what is paid; who comes to the map is told by coming, who dies by
leaving, what a faction does by the words of its option."""

NOTHING_TO_TELL = Text("")


def describe(table: Table, event: Event) -> Text:
    """The line of an event: "event.<kind>" with the names of its seat, its ids and its arguments."""
    if event.kind in SILENT:
        return NOTHING_TO_TELL
    if event.kind == "moved":
        return _moved(table, event)
    if event.kind == "acted":
        return _acted(table, event)
    if event.kind == "rolled":
        return _rolled(table, event)
    words: tuple[Atom, ...] = (event.seat, *event.ids, *event.args)
    id = f"event.{event.kind}"
    if event.kind == "left":
        id, words = f"event.left.{event.args[0]}", (table.pieces[event.ids[0]].owner, *event.ids)
    if HIDDEN in event.args:
        id = f"{id}.hidden"
    elif event.kind == "drew":
        words = (event.seat, *event.ids, int(event.args[0]))
    kinds = FORMS.get(event.kind) or tuple([kind_of(table, word) if word != "" else "" for word in words])
    return Text(id, named(table, words, kinds))


def _moved(table: Table, event: Event) -> Text:
    """From Area to Area, onto the map, or back from captivity; all else is told by what caused it."""
    piece, origin, goal = event.ids
    kind = table.pieces[piece].kind
    on_map = table.game.near
    args = (("seat", table.pieces[piece].owner), ("unit", kind), ("from", origin), ("to", goal))
    if origin in on_map and goal in on_map:
        return Text("event.moved", args)
    if goal in on_map and kind in table.game.kinds and table.game.kinds[kind].type != GREAT_OLD_ONE:
        return Text("event.placed", (*args[:2], ("area", goal)))
    if origin.startswith("captives:") and goal == POOL:
        return Text("event.freed", args)
    return NOTHING_TO_TELL


def _acted(table: Table, event: Event) -> Text:
    """A faction's own verb, in the words of its option; the common ones are told by what they do."""
    verb = str(event.args[0])
    if verb not in table.rules.verbs or not table.rules.verbs[verb].seat:
        return NOTHING_TO_TELL
    form = table.rules.verbs[verb].form
    option = Option(verb, event.args[1:], form[-2:] == ("place", "place"))
    return Text(f"option.{verb}", (*said(table, option), ("who", event.seat), ("about", "")))


def _rolled(table: Table, event: Event) -> Text:
    """Dice of a Battle are counted by what they mean; other dice are told as they fell."""
    numbers = table.game.numbers
    faces = [int(face) for face in event.args]
    if not faces:
        return NOTHING_TO_TELL
    if not event.ids:
        return Text("event.rolled_other", (("seat", event.seat), ("what", " ".join(map(str, faces)))))
    kills, pains = (sum([face in wanted for face in faces]) for wanted in (numbers.kill, numbers.pain))
    return Text("event.rolled", (("seat", event.seat), ("area", event.ids[0]), ("n", len(faces)), ("kills", kills),
                                 ("pains", pains)))
