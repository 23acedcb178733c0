"""What the coming Investigators' Phase will do if nothing changes before it: played by the rules on a copy.

Where an owner would put outposts, and which markers would be drawn, changes nothing of what is told here.
"""

from __future__ import annotations

from desktop_app.games.call_of_madness.procedures.entrance import BLUE, GREEN, RED
from desktop_app.games.call_of_madness.procedures.investigators_phase import InvestigatorsPhase
from desktop_app.games.call_of_madness.spaces import DOWN, headquarters
from desktop_app.games.call_of_madness.table import Table
from desktop_app.games.call_of_madness.view_touch import cultists_id
from desktop_app.kernel import crank
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.events import Event
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import CHANCE, Ask, Atom, Option, Reply, Text, text
from desktop_app.kernel.views import ForecastView

UNSEEN = 10_000
"""Cultists that a player is taken to have whose total the looker can't see: more than any phase takes."""


def foreseen(table: Table, viewer: str) -> tuple[ForecastView, ...]:
    """For every player: where each investigator will stand, what that costs and brings, the total that is left."""
    if table.over:
        return ()
    after, events = played(table, viewer)
    found: list[ForecastView] = []
    for seat in table.game.seats:
        own = [event for event in events if event.seat == seat]
        entered = [event.ids[0] for event in own if event.kind == "entered"]
        found += [_way(table, after, seat, each, each in entered) for each in table.investigators_on(seat)
                  if each in entered or after.pieces[each].place != table.pieces[each].place]
        found += _headquarters(table, seat, own, entered)
        if after.cultists[seat] != table.cultists[seat] and table.sees_cultists(viewer, seat):
            left = after.cultists[seat]
            found.append(ForecastView(seat, cultists_id(seat), headquarters(seat), headquarters(seat), harm=True,
                                      value=left, text=text("forecast.after", n=left)))
    return tuple(found)


def played(table: Table, viewer: str) -> tuple[Table, list[Event]]:
    """The table after the phase, or after what is left of it while it goes on, and what has happened in it.

    The totals that this viewer can't see are taken to be large: nobody learns from it that another one will end."""
    twin = table.copy()
    events: list[Event] = []
    twin.happened = events
    for seat in table.game.seats:
        if not table.sees_cultists(viewer, seat):
            twin.cultists[seat] = UNSEEN
    running = innermost(twin, InvestigatorsPhase)
    if running is None:
        twin.stack = []
        asked = crank.begin(twin, InvestigatorsPhase())
    else:
        twin.stack = twin.stack[twin.stack.index(running):]
        asked = crank.pending(twin)
    stream = Stream("foreseen", 0)
    while asked is not None:
        if isinstance(asked, Ask):
            listed = crank.pending(twin)
            assert isinstance(listed, Ask)
            reply = Reply(listed.decider, listed.options[0].key)
        else:
            reply = Reply(CHANCE, Option(asked.kind, stream.sample(asked)).key)
        asked = crank.answer(twin, reply)
    return twin, events


def _way(table: Table, after: Table, seat: str, investigator: str, enters: bool) -> ForecastView:
    """Down its column; outposts on the way are passed."""
    start = table.pieces[investigator].place
    end = headquarters(seat) if enters else after.pieces[investigator].place
    line = table.game.grid.lines[start][DOWN]
    return ForecastView(seat, investigator, start, end, line[:line.index(end)], enters)


def _headquarters(table: Table, seat: str, own: list[Event], entered: list[str]) -> list[ForecastView]:
    """Cultists that are lost, fire and outposts that come, each with the reason."""
    colours = [colour for each in entered for colour in table.markers.get(each, ())]
    lost, fire = _sum(own, "lost_cultists"), _sum(own, "fire_changed")
    built = sum(event.kind == "built_outpost" for event in own)
    found = []
    if lost:
        found.append(_comes(seat, "cultist", -lost, _loss(table, own, entered), harm=True))
    if fire:
        why = text("forecast.fire", n=max(fire, colours.count(RED)))
        found.append(_comes(seat, "fire", f"+{fire}", why, harm=True))
    if built:
        found.append(_comes(seat, "outpost", f"+{built}", _outposts(table, seat, colours.count(GREEN), built)))
    return found


def _comes(seat: str, art: str, value: Atom, words: Text, harm: bool = False) -> ForecastView:
    return ForecastView(seat, end=headquarters(seat), harm=harm, art=art, value=value, text=words)


def _sum(events: list[Event], kind: str) -> int:
    return sum(int(event.args[0]) for event in events if event.kind == kind)


def _loss(table: Table, own: list[Event], entered: list[str]) -> Text:
    """Strength, blue markers, outposts for which there is no space."""
    numbers = table.game.numbers
    blue = sum(table.markers.get(each, ()).count(BLUE) for each in entered) * numbers.strength_of_a_blue_marker
    strength = sum(table.tile(each).strength for each in entered)
    parts = {"strength": strength, "blue": blue, "unplaced": max(0, _sum(own, "lost_cultists") - strength - blue)}
    shown = {name: number for name, number in parts.items() if number or (name == "strength" and entered)}
    return Text("forecast.loss." + "_".join(shown), tuple(shown.items()))


def _outposts(table: Table, seat: str, green: int, built: int) -> Text:
    """For green markers, for the discard pile, or for both."""
    discards = len(table.discards[seat])
    if not discards:
        return text("forecast.outposts.green", n=green or built)
    return text("forecast.outposts.both" if green else "forecast.outposts.discards", n=discards)
