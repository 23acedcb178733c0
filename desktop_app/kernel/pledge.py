"""Several seats decide together: a demand that they meet in turn order, or don't."""

from __future__ import annotations

from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.state import State, happen

ROUNDS = 2


@procedure("pledge", "pledge*", "pay")
class Pledge(Procedure):
    """Each seat names what it gives; short of the sum it may raise once more. Paid only when the sum is met.

    `what`: the track that is given from. `able`: the most each seat can give, when that isn't what its track holds.
    A seat that can give nothing is left out, and nobody is asked when all together hold less than the sum.
    The result is the promises, or () when the sum was not met;
    `pays` says whether the tracks are lowered here or the caller does what is printed.
    """

    what: str
    sum: int
    seats: tuple[str, ...]
    able: tuple[int, ...] = ()
    pays: bool = True
    promised: tuple[int, ...] = ()
    said: int = 0

    def result(self, state: State) -> tuple[int, ...]:
        """What each seat gave, in the order of `seats`; () when they did not agree."""
        return self._promises() if self._met() else ()

    def pledge(self, state: State) -> tuple[Ask, ...]:
        turns = range(self.said, ROUNDS * len(self.seats))
        going_on = not self._met() and self._within_reach(state)
        return tuple([self._ask(state, turn) for turn in turns]) if going_on else ()

    def on_pledge(self, state: State, reply: Option) -> None:
        turn, amount = (int(arg) for arg in reply.args)
        speaker = turn % len(self.seats)
        self.promised = (*self._promises()[:speaker], amount, *self._promises()[speaker + 1:])
        self.said = turn + 1
        happen(state, "pledged", self.seats[speaker], (), (amount, self.what))

    def refuses(self, state: State, asked: Ask, option: Option) -> Reason | None:
        """More than the seat has or than is missing, or less than it has promised."""
        amounts = [int(each.args[1]) for each in asked.options]
        if option.verb != "give" or len(option.args) != 2 or not amounts:
            return None
        return Reason("pledge_between", (amounts[0], amounts[-1]))

    def pay(self, state: State) -> None:
        if self._met() and self.pays:
            purse = state.track(self.what)
            for seat, amount in zip(self.seats, self._promises(), strict=True):
                purse[seat] -= amount

    def _met(self) -> bool:
        return sum(self.promised) >= self.sum

    def _within_reach(self, state: State) -> bool:
        return sum([self.most(state, speaker) for speaker in range(len(self.seats))]) >= self.sum

    def most(self, state: State, speaker: int) -> int:
        """What this seat can give at most."""
        return self.able[speaker] if self.able else state.track(self.what)[self.seats[speaker]]

    def _promises(self) -> tuple[int, ...]:
        return self.promised or (0,) * len(self.seats)

    def _ask(self, state: State, turn: int) -> Ask:
        """No options for who can't give more: the question is never put and the next seat speaks."""
        speaker = turn % len(self.seats)
        seat = self.seats[speaker]
        least = self._promises()[speaker]
        most = min(self.most(state, speaker), least + self.sum - sum(self.promised))
        amounts = range(least, most + 1) if most > least else ()
        return Ask(seat, "pledge_what", tuple([Option("give", (turn, n)) for n in amounts]), about=self.what)
