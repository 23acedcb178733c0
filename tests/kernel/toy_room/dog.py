"""The dog: a side without a seat that scuffles with every flock it finds, one after the other."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Event, Verb
from tests.kernel.toy_room.meadow import STRAY, Table
from tests.kernel.toy_room.scuffle import Scuffle


@procedure("dog_round", "bite_which*", spans=("segment",))
class DogRound(Procedure):
    """One scuffle for each flock that stands here when its turn comes; who leads the dog says which comes first."""

    place: str
    bitten: tuple[str, ...] = ()
    tally: int = 0

    def bite_which(self, state: Table) -> Ask | None:
        if state.pieces["dog"].place != self.place:
            return None
        flocks = [seat for seat in state.game.seats if seat not in self.bitten and state.at(self.place, seat)]
        return Ask(STRAY, "bite_which", tuple([Option("bite", (seat,)) for seat in flocks]))

    def on_bite_which(self, state: Table, reply: Option) -> Procedure:
        seat = str(reply.args[0])
        self.bitten += (seat,)
        return Scuffle(self.place, STRAY, seat)

    def after_bite_which(self, state: Table, losses: int) -> None:
        """The child's result."""
        self.tally += losses


class Teeth(Verb):
    """The dog never leaves and never shies: it loses a tooth instead, and bites less hard."""

    id = "teeth"
    verb = "lose_tooth"
    form: ClassVar[tuple[str, ...]] = ("piece",)

    def replaces_leave(self, state: Table, event: Event) -> tuple[tuple[str, str], ...] | None:
        return (("lose_tooth", "dog"),) if event[1] == "dog" else None

    def performs(self, state: Table, ask: Ask, option: Option) -> None:
        state.teeth -= 1

    def forbids_shy(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        return Reason("never_shies") if option.args == ("dog",) else None

    def modifies_strength(self, state: Table, strength: int, about: str) -> int:
        return max(0, state.teeth) if about == "dog" else strength
