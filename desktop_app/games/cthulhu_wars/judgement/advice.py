"""All the judges of a game, and what they say of a question's options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.games.cthulhu_wars.factions import FACTIONS
from desktop_app.games.cthulhu_wars.judgement.agreements import Agreements
from desktop_app.games.cthulhu_wars.judgement.battles import Battles
from desktop_app.games.cthulhu_wars.judgement.captures import Captures
from desktop_app.games.cthulhu_wars.judgement.doom_slot import DoomSlot
from desktop_app.games.cthulhu_wars.judgement.growth import Growth
from desktop_app.games.cthulhu_wars.judgement.judge import Judge, Judges
from desktop_app.games.cthulhu_wars.judgement.moves import Moves
from desktop_app.games.cthulhu_wars.judgement.outlook import Outlook
from desktop_app.games.cthulhu_wars.judgement.results import Results
from desktop_app.kernel.judging import Judgements

if TYPE_CHECKING:
    from desktop_app.games.cthulhu_wars.table import Table
    from desktop_app.kernel.questions import Ask

COMMON: tuple[type[Judge], ...] = (Growth, Moves, Captures, Battles, Results, DoomSlot, Agreements)


def judges_for(seats: tuple[str, ...]) -> dict[str, Judges]:
    """Whom each seat listens to: the common judges, its own faction's, and the warnings of all others."""
    judges = tuple([judge() for judge in COMMON] + [FACTIONS[seat].judge(seat) for seat in seats])
    return {seat: Judges(judges, seat) for seat in seats}


def advice(table: Table, ask: Ask, judges: Judges) -> tuple[Judgements, ...]:
    """What speaks for and against each option of a question, for the seat that answers, in their order."""
    view = Outlook(table, ask, ask.decider, judges)
    return tuple([view.of(option) for option in ask.options])
