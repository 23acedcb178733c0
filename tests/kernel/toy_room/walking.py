"""Walking, and what happens to who walks into a neighbour's barn."""

from __future__ import annotations

from typing import ClassVar

from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import NOW, finish
from desktop_app.kernel.questions import PASS, Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb
from desktop_app.kernel.state import place
from tests.kernel.toy_room.meadow import Table

NO_OATS = Reason("no_oats")


class Walk(Verb):
    """A step costs an oat in one's own turn and nothing when a card or a call gives it."""

    id = "walk"
    verb = "walk"
    form: ClassVar[tuple[str, ...]] = ("goat", "place", "place")
    questions: ClassVar[tuple[str, ...]] = ("action",)

    def offers(self, state: Table, ask: Ask, options: list[Option]) -> None:
        if state.oats[ask.seat]:
            options += ways(state, state.flock(ask.seat))

    def refuses(self, state: Table, ask: Ask, option: Option) -> Reason | None:
        goat, here, there = map(str, option.args)
        record = state.pieces[goat]
        if record.place != here:
            return Reason("not_there", (goat, here))
        if there not in state.game.paths[here]:
            return Reason("not_next_to", (here, there))
        if record.side != ask.seat:
            return Reason("not_yours", (goat,))
        if state.equal(goat) != goat:
            return Reason("same_as", (goat, state.equal(goat)))
        return None if state.oats[ask.seat] else NO_OATS

    def performs(self, state: Table, ask: Ask, option: Option) -> Procedure:
        if ask.question == "action":
            state.oats[ask.seat] -= 1
        return March(str(option.args[0]), str(option.args[2]))


def ways(state: Table, goats: tuple[str, ...]) -> list[Option]:
    """One step for each of these goats; walking into a barn may end the game, and the option says so."""
    return [Option("walk", (goat, state.pieces[goat].place, there), True, _risk(state, goat, there))
            for goat in state.one_of_each(goats) for there in state.game.paths[state.pieces[goat].place]]


def _risk(state: Table, goat: str, there: str) -> str:
    keeper = there.removeprefix("barn:")
    intrudes = keeper not in (there, state.pieces[goat].side)
    return "ends_game" if intrudes and state.hay[keeper] == 1 else "none"


@procedure("march", "go", "arrive")
class March(Procedure):
    """One step of one goat."""

    goat: str
    where: str

    def go(self, state: Table) -> None:
        place(state, self.goat, self.where)

    def arrive(self, state: Table) -> Procedure | None:
        keeper = self.where.removeprefix("barn:")
        if keeper in (self.where, state.pieces[self.goat].side):
            return None
        return EnterBarn(self.goat, keeper)


@procedure("enter_barn", "eat", "greet")
class EnterBarn(Procedure):
    """The keeper loses a bale, and the game ends with the last one; then the keeper says whether the guest stays."""

    goat: str
    keeper: str

    def eat(self, state: Table) -> None:
        state.hay[self.keeper] -= 1
        if state.hay[self.keeper] == 0:
            finish(state, NOW)

    def greet(self, state: Table) -> Ask:
        """A question to somebody who is not in turn."""
        return Ask(self.keeper, "greet", (Option("shoo", (self.goat,)),), about=self.goat, may=True)

    def on_greet(self, state: Table, reply: Option) -> None:
        if reply != PASS:
            place(state, self.goat, state.game.paths[f"barn:{self.keeper}"][0])
