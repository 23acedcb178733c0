"""What several factions are asked to give together, and what each has offered so far."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel.contests import PledgerView, PledgeView
from desktop_app.kernel.pledge import ROUNDS, Pledge
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import Ask, text


def pledge(table: Table, ask: Ask | None) -> PledgeView | None:
    """The Pledge that is going on; None when nobody is asked for one. All that it shows is public."""
    frame = innermost(table, Pledge)
    if frame is None or ask is None or ask.question != "pledge_what":
        return None
    offered = sum(frame.promised)
    wants = str(getattr(table.stack[table.stack.index(frame) - 1], "seat", table.in_turn))
    turn = int(ask.options[0].args[0])
    seats = tuple([_pledger(table, frame, place, turn) for place in range(len(frame.seats))])
    return PledgeView(
        text(f"pledge.title.{frame.what}", n=frame.sum),
        text(f"pledge.note.{frame.what}", seat=wants, n=frame.sum),
        text("pledge.round", n=turn // len(frame.seats) + 1, of=ROUNDS),
        offered, frame.sum - offered, seats,
    )


def _pledger(table: Table, frame: Pledge, place: int, turn: int) -> PledgerView:
    """One seat: what it has offered, the most it could give, whether it is asked now or will be."""
    most = frame.most(table, place)
    gives = frame.promised[place] if frame.promised and frame.said > place else -1
    later = any(each % len(frame.seats) == place for each in range(turn + 1, ROUNDS * len(frame.seats)))
    if turn % len(frame.seats) == place:
        state = "now"
    elif most <= max(gives, 0):
        state = "out"
    else:
        state = "waits" if later else "said"
    return PledgerView(frame.seats[place], gives, most, state)
