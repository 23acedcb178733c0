"""The one thing that is wanted now, and what may be answered."""

from __future__ import annotations

from desktop_app.games.call_of_madness.procedures.headquarters_defence import TURN
from desktop_app.games.call_of_madness.procedures.outposts import PlaceOutposts
from desktop_app.games.call_of_madness.procedures.payment import PayMarkers
from desktop_app.games.call_of_madness.table import Table
from desktop_app.games.call_of_madness.view_touch import touches
from desktop_app.games.call_of_madness.view_words import option_text
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import CHANCE, PASS, Ask, Atom, Chance, Text, text
from desktop_app.kernel.touch import option_view
from desktop_app.kernel.views import PromptView

DRAW = "draw_card"


def prompt(table: Table, seat: str, asked: Ask | Chance | None) -> PromptView | None:
    """The pending question as this seat sees it: options are for whoever decides, the others see what is asked."""
    if asked is None:
        return None
    if isinstance(asked, Chance):
        return PromptView("", CHANCE, text(f"chance.{asked.kind}", n=asked.number, about=asked.about), chance=True)
    if seat != asked.decider:
        return PromptView(asked.seat, asked.decider, question(table, asked, "watch"))
    options = tuple([option_view(option, option_text(table, asked, option), touch)
                     for option, touch in zip(asked.options, touches(table, asked))])
    return PromptView(asked.seat, asked.decider, question(table, asked, "question"), options, (), main(asked),
                      why=question(table, asked, "why"))


def question(table: Table, ask: Ask, kind: str) -> Text:
    """The question as a sentence: "question.<id>" to whoever answers, "watch.<id>" to the others, "why.<id>": why it is
    put.

    A turn that costs a marker, and one that is free although somebody has passed, have words of their own.
    `about` is the subject, `n` what is left to do, markers to pay or what a card would cost.
    """
    about: Atom = ask.about
    id = ask.question
    number = 0
    if id == TURN and table.passed:
        number = table.extra_turn_price(ask.seat)
        id = "turn_paid" if number else "turn_free"
    paying, placing = innermost(table, PayMarkers), innermost(table, PlaceOutposts)
    if id == "pay_which" and paying is not None:
        number = paying.left
    if id == "place_where" and placing is not None:
        number = placing.left
    return text(f"{kind}.{id}", seat=ask.seat, who=ask.decider, about=about, n=number)


def main(ask: Ask) -> str:
    """The key of the obvious answer: to draw what may be drawn, to have done, or the only one there is."""
    verbs = [option.verb for option in ask.options]
    if DRAW in verbs:
        return ask.options[verbs.index(DRAW)].key
    if PASS in ask.options:
        return PASS.key
    return ask.options[0].key if len(ask.options) == 1 else ""
