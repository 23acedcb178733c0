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
    asked = table.in_turn
    round = frame.said // len(frame.seats) + 1
    return PledgeView(
        text(f"pledge.title.{frame.what}", seat=asked, n=frame.sum),
        text(f"pledge.note.{frame.what}", seat=asked, n=frame.sum),
        text("pledge.round", n=round, of=ROUNDS),
        offered, frame.sum - offered,
        tuple([_pledger(table, frame, place, ask) for place in range(len(frame.seats))]),
    )


def _pledger(table: Table, frame: Pledge, place: int, ask: Ask) -> PledgerView:
    """One seat: what it has offered, the most it could give, whether it is asked now or again."""
    seat = frame.seats[place]
    most = frame.most(table, place)
    spoken = frame.said > place
    gives = frame.promised[place] if spoken and frame.promised else -1
    turns_left = [turn for turn in range(frame.said, ROUNDS * len(frame.seats)) if turn % len(frame.seats) == place]
    if seat == ask.seat:
        state = "now"
    elif most <= max(gives, 0):
        state = "out"
    else:
        state = "waits" if turns_left else "said"
    return PledgerView(seat, gives, most, state)
