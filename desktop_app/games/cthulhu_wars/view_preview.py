"""What an option would do: tried on a copy in which all that the seat can't see has been dealt anew."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.battle import Battle
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.games.cthulhu_wars.view_contest import contest, fighters_with, foretold
from desktop_app.games.cthulhu_wars.view_log import describe
from desktop_app.games.cthulhu_wars.view_touch import RESULTS
from desktop_app.kernel import crank
from desktop_app.kernel.contests import ContestView, FighterView
from desktop_app.kernel.drawing import Draws
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import Ask, Option, Text, text
from desktop_app.kernel.sight import tried
from desktop_app.kernel.views import PreviewView

NOTHING = PreviewView()

CHOSEN = tuple([f"was_assigned_{verb}" for verb in RESULTS.values()])
"""Events that only repeat who was chosen: what that brings is told instead."""


def preview(table: Table, seat: str, option: Option) -> PreviewView:
    """Numbers, odds and Areas; nothing of it happens. Empty when the seat may not answer this now."""
    twin = tried(table, seat, option)
    if twin is None:
        return NOTHING
    happened = twin.happened or []
    told = [describe(twin, event) for event in happened if event.kind not in CHOSEN]
    paid = sum([int(event.args[0]) for event in happened if event.kind == "paid" and event.seat == seat])
    sentences = [text("preview.cost", n=paid, left=twin.power[seat])] if paid else []
    sentences += [line for line in dict.fromkeys(told) if line.id]
    sentences += _what_follows(table, twin, seat)
    units, settles = _taken(table, twin)
    taken: tuple[FighterView, ...] = ()
    asked = crank.pending(table)
    if isinstance(asked, Ask) and units:
        verb = RESULTS[asked.question]
        sentences += foretold(table, verb, asked.about, units, bool(sentences))
        taken = fighters_with(table, verb, units)
    touched = [place for event in happened for place in event.ids if place in table.game.near]
    areas = [str(word) for word in option.args if word in table.game.near]
    return PreviewView(tuple(sentences), tuple(dict.fromkeys([*areas, *touched])), _battle(table, twin, seat),
                       taken, settles)


def _battle(table: Table, twin: Table, seat: str) -> ContestView | None:
    """The Battle that would begin, with its odds; None when none does, or when its dice have no say any more."""
    going_on = sum([isinstance(frame, Battle) for frame in table.stack])
    if sum([isinstance(frame, Battle) for frame in twin.stack]) <= going_on:
        return None
    asked = crank.pending(twin)
    begun = contest(twin, asked if isinstance(asked, Ask) else None, seat)
    return begun if begun is not None and begun.odds is not None else None


def _taken(table: Table, twin: Table) -> tuple[tuple[str, ...], bool]:
    """Who would take results of the kind that is asked about, and whether nothing more of it would be asked then."""
    asked, then = crank.pending(table), crank.pending(twin)
    verb = RESULTS.get(asked.question, "") if isinstance(asked, Ask) else ""
    if not isinstance(asked, Ask) or not verb:
        return (), False
    units = [event.ids[0] for event in twin.happened or ()
             if event.kind == f"was_assigned_{verb}" and event.seat == asked.about]
    again = isinstance(then, Ask) and (then.question, then.about) == (asked.question, asked.about)
    return tuple(units), not again


def _what_follows(table: Table, twin: Table, seat: str) -> list[Text]:
    """Elder Signs that would be drawn, and the end of the game."""
    found: list[Text] = []
    draws = innermost(twin, Draws)
    owed = sum([number for whose, number in draws.owed if whose == seat]) if draws is not None else 0
    if owed and innermost(table, Draws) is None:
        found.append(text("preview.draws", n=owed))
    if twin.ending and not table.ending:
        found.append(text("preview.ends_game"))
    return found
