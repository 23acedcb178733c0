"""All the judges, found by what the option says: a method `judges_<verb>` takes the option's words, PASS is judged as
`judges_pass_<question>`. Each says what it has to say to the outlook."""

from __future__ import annotations

from desktop_app.games.call_of_madness.judgement.boards import Boards
from desktop_app.games.call_of_madness.judgement.cults import Cults
from desktop_app.games.call_of_madness.judgement.outlook import Outlook
from desktop_app.games.call_of_madness.judgement.turns import Turns
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.judging import Judgements, Opinions
from desktop_app.kernel.questions import Ask

JUDGES = (Boards(), Cults(), Turns())
PREFIX = "judges_"

OPINIONS: Opinions = {
    name.removeprefix(PREFIX): (getattr(judge, name),) for judge in JUDGES for name in dir(judge)
    if name.startswith(PREFIX)}


def advice(table: Table, ask: Ask) -> tuple[Judgements, ...]:
    """What speaks for and against each option of a question, for the seat that answers, in their order."""
    view = Outlook(table, ask, OPINIONS)
    return tuple([view.of(option) for option in ask.options])
