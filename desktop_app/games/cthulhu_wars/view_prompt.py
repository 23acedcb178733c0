"""The one thing that is wanted now, and what may be answered."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.action_phase import SECOND_ACTION
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.games.cthulhu_wars.view_touch import RESULTS, markers, sign_touch, touches
from desktop_app.games.cthulhu_wars.view_words import option_text, spoken
from desktop_app.kernel import rulebook
from desktop_app.kernel.crank import ANY_TIME
from desktop_app.kernel.questions import CHANCE, PASS, Ask, Atom, Chance, Text, text
from desktop_app.kernel.touch import option_view
from desktop_app.kernel.views import OptionView, PromptView


def prompt(table: Table, seat: str, asked: Ask | Chance | None) -> PromptView | None:
    """The pending question as this seat sees it: options are for whoever decides, the others see what is asked."""
    if asked is None:
        return None
    if isinstance(asked, Chance):
        return PromptView("", CHANCE, _chance_text(table, asked), chance=True)
    thrown_in = interjections(table, seat)
    if seat != asked.decider:
        return PromptView(asked.seat, asked.decider, question(table, asked, "watch"), interjections=thrown_in)
    options = tuple([option_view(option, option_text(table, asked, option), touch)
                     for option, touch in zip(asked.options, touches(table, asked))])
    return PromptView(asked.seat, asked.decider, question(table, asked, "question"), options, thrown_in, main(asked),
                      why=question(table, asked, "why"))


def question(table: Table, ask: Ask, kind: str) -> Text:
    """The question as a sentence: "question.<id>" to whoever answers, "watch.<id>" to the others, "why.<id>": why it is
    put.

    Its places: `seat` acts, `who` answers, `about` is the subject, `n` the seat's Power or the results to assign.
    """
    about: Atom = spoken(table, ask.about)
    number = len(markers(table, ask.question, ask.about)) if ask.question in RESULTS else table.power.get(ask.seat, 0)
    return text(f"{kind}.{ask.question}", seat=ask.seat, who=ask.decider, about=about, n=number)


def _chance_text(table: Table, chance: Chance) -> Text:
    """What is rolled or drawn: "chance.<kind>"; `about` says by whom or what."""
    return text(f"chance.{chance.kind}", n=chance.number, about=spoken(table, chance.about))


def main(ask: Ask) -> str:
    """The key of the obvious answer: to have done, or the only one there is; "" when one has to think.

    Whoever has been given a second action should not lose it by the space bar.
    """
    if PASS in ask.options and ask.question != SECOND_ACTION:
        return PASS.key
    return ask.options[0].key if len(ask.options) == 1 else ""


def interjections(table: Table, seat: str) -> tuple[tuple[str, OptionView], ...]:
    """What the seat that looks may throw in at any time."""
    if not table.rules.offered(seat, ANY_TIME):
        return ()
    ask = rulebook.complete(table, Ask(seat, ANY_TIME, decider=seat))
    return tuple([(seat, option_view(option, option_text(table, ask, option), sign_touch(table, seat, option)))
                  for option in ask.options])
