"""A scuffle between two sides in one place. Who fights is asked anew at each step, never listed at the start."""

from __future__ import annotations

from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.leaving import Eliminate, events
from desktop_app.kernel.procedures import window
from desktop_app.kernel.questions import Ask, Atom, Chance, Option
from desktop_app.kernel.rulebook import value
from desktop_app.kernel.state import happen, place
from tests.kernel.toy_room.meadow import STRENGTH, Table

LEAVE = "leave"
SHY = "shy"
MEANING = {6: LEAVE, 5: SHY, 4: SHY}
"""What a die does to the other side."""


@procedure("scuffle", "before", "still_two_sides", "attack_roll", "defence_roll", "wound_which*",
           "remove", "after_losses", "shy_away*", "after")
class Scuffle(Procedure):
    """The printed steps of a scuffle. The result is how many goats left the table."""

    place: str
    attacker: str
    defender: str
    attack: tuple[Atom, ...] = ()
    defence: tuple[Atom, ...] = ()
    fates: tuple[tuple[str, str, str], ...] = ()
    """(goat, what befalls it, its side when that was chosen)"""
    losses: int = 0

    def result(self, state: Table) -> int:
        return self.losses

    def before(self, state: Table) -> Procedure | None:
        return window(state, "before_scuffle", (self.place,))

    def still_two_sides(self, state: Table) -> None:
        if not all(state.at(self.place, side) for side in self.sides()):
            self.skip_rest()

    def attack_roll(self, state: Table) -> Chance:
        return self._dice(state, self.attacker)

    def on_attack_roll(self, state: Table, reply: Option) -> None:
        self.attack = reply.args
        happen(state, "rolled", self.attacker, (self.place,), reply.args)

    def defence_roll(self, state: Table) -> Chance:
        return self._dice(state, self.defender)

    def on_defence_roll(self, state: Table, reply: Option) -> None:
        self.defence = reply.args
        happen(state, "rolled", self.defender, (self.place,), reply.args)

    def wound_which(self, state: Table) -> tuple[Ask, ...]:
        """Each side names its own victims: first who leaves, then who shies."""
        return tuple([self._wound(state, side, fate) for fate in (LEAVE, SHY) for side in self.sides()
                      if self._still_due(side, fate) > 0])

    def on_wound_which(self, state: Table, reply: Option) -> None:
        goat = str(reply.args[0])
        self.fates += ((goat, reply.verb, state.pieces[goat].side),)

    def remove(self, state: Table) -> Procedure:
        goats = tuple([goat for goat, fate, _ in self.fates if fate == LEAVE])
        return Eliminate(events(LEAVE, goats), cause="scuffle")

    def after_remove(self, state: Table, left: int) -> None:
        self.losses = left

    def after_losses(self, state: Table) -> Procedure | None:
        return window(state, "after_losses", (self.place,))

    def shy_away(self, state: Table) -> tuple[Ask, ...]:
        return tuple([Ask(side, "shy_where", self._ways_out(goat, state), about=goat)
                      for goat, fate, side in self.fates
                      if fate == SHY and state.pieces[goat].place == self.place])

    def on_shy_away(self, state: Table, reply: Option) -> None:
        place(state, str(reply.args[0]), str(reply.args[1]))

    def after(self, state: Table) -> Procedure | None:
        return window(state, "after_scuffle", (self.place,))

    def sides(self) -> tuple[str, str]:
        return self.attacker, self.defender

    def forget_fate(self, goat: str) -> None:
        """It has changed sides: it is out of this scuffle, and what was chosen for it is lost."""
        self.fates = tuple([fate for fate in self.fates if fate[0] != goat])

    def _dice(self, state: Table, side: str) -> Chance:
        strength = sum([value(state, "strength", STRENGTH[state.pieces[goat].kind], goat)
                        for goat in state.at(self.place, side)])
        return Chance("dice", strength, (1, 2, 3, 4, 5, 6), about=side)

    def _still_due(self, side: str, fate: str) -> int:
        against = self.attack if side == self.defender else self.defence
        due = sum(MEANING.get(int(die)) == fate for die in against)
        return due - sum(chosen == fate and chooser == side for _, chosen, chooser in self.fates)

    def _wound(self, state: Table, side: str, fate: str) -> Ask:
        """Of equal goats the first that is still free."""
        chosen = [goat for goat, _, _ in self.fates]
        options = []
        for ids in state.here(side, self.place).values():
            free = [goat for goat in ids if goat not in chosen]
            plain = [goat for goat in free if not state.peg_on(goat)][:1]
            options += [Option(fate, (goat,)) for goat in free if goat in plain or state.peg_on(goat)]
        return Ask(side, "wound_which", tuple(options), about=side)

    def _ways_out(self, goat: str, state: Table) -> tuple[Option, ...]:
        home = f"barn:{state.pieces[goat].owner}"
        return tuple([Option("flee", (goat, where)) for where in state.game.paths[self.place]
                      if where == home or not where.startswith("barn")])
