"""What an option would do: tried on a copy in which all that the seat can't see has been dealt anew."""

from __future__ import annotations

from desktop_app.games.call_of_madness.procedures.headquarters_defence import MORE, TURN
from desktop_app.games.call_of_madness.procedures.resolve import RESOLVE, Resolve
from desktop_app.games.call_of_madness.table import Table
from desktop_app.games.call_of_madness.view_board import areas_of
from desktop_app.games.call_of_madness.view_forecast import forecast
from desktop_app.games.call_of_madness.view_log import describe
from desktop_app.games.call_of_madness.view_touch import targets
from desktop_app.games.call_of_madness.view_words import counted
from desktop_app.kernel import crank
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import PASS, Ask, Atom, Option, Text, text
from desktop_app.kernel.sight import tried
from desktop_app.kernel.views import PreviewView

NOTHING = PreviewView()

ENDS_TURN = ("pass_round", PASS.verb)
"""After these answers to a turn's question nothing more can be done in it, or soon nothing."""

WORTH_DOING = ("use_power", "claim_goal", "draw_for_a_marker", "return_discard", "remove_outpost", "turn_god_piles")
"""Additional actions, the ones that are most easily forgotten first."""


def preview(table: Table, seat: str, option: Option) -> PreviewView:
    """Events, the coming loss, what can still be done; nothing of it happens. Empty when the seat may not answer."""
    asked = crank.pending(table)
    twin = tried(table, seat, option)
    if twin is None:
        return NOTHING
    happened = twin.happened or []
    told = [describe(twin, event) for event in happened]
    sentences = [line for line in dict.fromkeys(told) if line.id]
    sentences += _idle_set(table, seat, option)
    sentences += _losses(table, twin)
    if (twin.ending or twin.over) and not table.ending:
        sentences.append(Text("preview.ends_game"))
    elif isinstance(asked, Ask) and asked.question in (TURN, MORE) and option.verb in ENDS_TURN:
        sentences += still(asked)
    else:
        sentences += _left(twin, seat)
    places = areas_of(table.game)
    touched = [place for event in happened for place in event.ids if place in places]
    areas = [str(word) for word in option.args if word in places]
    return PreviewView(tuple(sentences), tuple(dict.fromkeys([*areas, *touched])))


def _idle_set(table: Table, seat: str, option: Option) -> list[Text]:
    """A set may be chosen of which nothing can be carried out: who does should know (ledger COM-R10)."""
    if option.verb != "play":
        return []
    card, number = str(option.args[0]), int(option.args[1])
    afterwards = table.game.cards[card].afterwards(number, "draw") + table.game.cards[card].afterwards(number, "action")
    return [] if afterwards or targets(table, seat, card, number) else [Text("preview.nothing_to_do")]


def _losses(table: Table, twin: Table) -> list[Text]:
    """Whose coming loss changes, and how."""
    found = []
    for seat in table.game.seats:
        before, after = forecast(table, seat).loss, forecast(twin, seat).loss
        if before != after:
            found.append(text("preview.coming_loss", seat=seat, n=after, before=before))
    return found


def still(ask: Ask) -> list[Text]:
    """What a turn's question would still allow, each once."""
    found: list[Text] = []
    for verb in WORTH_DOING:
        options = [option for option in ask.options if option.verb == verb]
        if options:
            first = options[0].args
            args: tuple[tuple[str, Atom], ...] = (("goal", first[0]),) if verb == "claim_goal" else ()
            found.append(Text(f"still.{verb}", args))
    return found


def _left(twin: Table, seat: str) -> list[Text]:
    """The actions of the card that will be left; before the end of a turn what else it allows."""
    asked = crank.current(twin)
    if not isinstance(asked, Ask) or asked.seat != seat:
        return []
    frame = innermost(twin, Resolve)
    if asked.question == RESOLVE and frame is not None:
        actions = twin.game.actions_of(frame.source, frame.number)
        return [Text("still.action", (("what", counted(actions[index])),)) for index in dict.fromkeys(frame.left)]
    if asked.question != MORE:
        return []
    listed = crank.pending(twin)
    return still(listed) if isinstance(listed, Ask) else []
