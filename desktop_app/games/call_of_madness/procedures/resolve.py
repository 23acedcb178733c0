"""Resolving icons: a card's set, a line of its bottom, a god's power.

One action after the other in the order its player likes, each on another investigator; all that can be done must be
done (Play a card in the rulebook; ledger COM-C75, COM-C76, COM-R08, COM-R11).
"""

from __future__ import annotations

from typing import ClassVar

from desktop_app.games.call_of_madness.procedures.payment import Paid
from desktop_app.games.call_of_madness.sheets import AFTERWARDS, Action
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel import rulebook
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.procedures import answered, innermost
from desktop_app.kernel.questions import PASS, Ask, Option, Reason
from desktop_app.kernel.rulebook import Verb

RESOLVE = "resolve"
"""The question for the next action."""

OBJECTS = ("add_outpost", "discard_outpost")
"""Icons whose number counts things that are chosen one by one."""


class IconVerb(Verb):
    """A card's action. `icon`: what the pack calls it."""

    icon: ClassVar[str] = ""

    def refuses_action(self, table: Table, seat: str, action: Action, option: Option) -> Reason | None:
        """Why this option is not this action."""
        return None


@procedure("resolve", "choose*")
class Resolve(Procedure):
    """The actions that are left of one set, one line or one power. What waits until the card is resolved is left out.

    `source` and `number` name the actions, as game.actions_of takes them; `left` holds their positions there.
    `targets`: investigators that this card has been used on. A line with a cost of its own may be declined.
    """

    proves = ("COM-C17", "COM-C75", "COM-C76", "COM-C77", "COM-R08", "COM-R09", "COM-R11")

    seat: str
    source: str
    number: int
    left: tuple[int, ...]
    targets: tuple[str, ...] = ()

    def result(self, table: Table) -> tuple[str, ...]:
        """The investigators that have been chosen."""
        return self.targets

    def choose(self, table: Table) -> Ask | None:
        if not self.left:
            return None
        return Ask(self.seat, RESOLVE, about=self.source, may=self._optional(table))

    def on_choose(self, table: Table, reply: Option) -> Procedure | None:
        if reply == PASS:
            self.step_done()
            return None
        asked = answered(table)
        index, cost = self._chosen(table, asked, reply)
        at = self.left.index(index)
        self.left = self.left[:at] + self.left[at + 1:]
        self.targets += tuple([str(word) for word in reply.args if word in table.game.investigators])
        return Paid(self.seat, cost, RESOLVE, reply.verb, reply.args) if cost else rulebook.act(table, asked, reply)

    def actions(self, table: Table, icon: str) -> list[tuple[int, Action]]:
        """The actions with this icon that are left and can be paid for, each once, with their positions."""
        actions = table.game.actions_of(self.source, self.number)
        return [(index, actions[index]) for index in dict.fromkeys(self.left)
                if actions[index].icon == icon and actions[index].madness_cost <= table.pool_size(self.seat)]

    def _optional(self, table: Table) -> bool:
        return table.game.actions_of(self.source, self.number)[self.left[0]].madness_cost > 0

    def _chosen(self, table: Table, ask: Ask, reply: Option) -> tuple[int, int]:
        """The position of the first action that this answer can be, and its own cost."""
        verb = table.rules.verbs[reply.verb]
        assert isinstance(verb, IconVerb)
        fits = [(index, action) for index, action in self.actions(table, verb.icon)
                if verb.refuses_action(table, ask.seat, action, reply) is None]
        return fits[0][0], fits[0][1].madness_cost


def resolve(table: Table, seat: str, source: str, number: int, only: tuple[int, ...] | None = None,
            targets: tuple[str, ...] = ()) -> Resolve:
    """All actions of a set or power, or only those at these positions."""
    actions = table.game.actions_of(source, number)
    left: list[int] = []
    for index in range(len(actions)) if only is None else only:
        action = actions[index]
        if action.icon not in AFTERWARDS:
            left += [index] * (action.amount if action.icon in OBJECTS else 1)
    return Resolve(seat, source, number, tuple(left), targets)


def resolving(table: Table) -> Resolve:
    """The actions that are being resolved."""
    frame = innermost(table, Resolve)
    assert frame is not None
    return frame
