"""Draws: cards from the own deck, markers from the bag, the next cards of god piles and of the goal deck."""

from __future__ import annotations

from desktop_app.games.call_of_madness.cards import take_into_hand
from desktop_app.games.call_of_madness.table import MADNESS, Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import PASS, Ask, Chance, Option
from desktop_app.kernel.state import happen


@procedure("draw_cards", "draw_card*")
class DrawCards(Procedure):
    """So many cards from the top of the deck. An empty deck gives none; it is made anew only at the round's end
    (ledger COM-C36). `may`: each can be declined (ledger COM-R21)."""

    proves = ("COM-C36", "COM-R21")

    seat: str
    left: int
    may: bool = False
    agreed: bool = False

    def draw_card(self, table: Table) -> Ask | Chance | None:
        if not self.left or not table.batches[self.seat]:
            return None
        if self.may and not self.agreed:
            return Ask(self.seat, "draw_card", (Option("draw_card", risk="reveals"),), may=True)
        batch = table.bags[table.batches[self.seat][0]]
        number = 1 if self.may else min(self.left, len(batch))
        return Chance("draw", number, batch, about=self.seat, seen_by=(self.seat,))

    def on_draw_card(self, table: Table, reply: Option) -> None:
        if reply == PASS:
            self.step_done()
        elif reply.verb == "draw_card":
            self.agreed = True
        else:
            self.agreed = False
            self.left -= len(reply.args)
            for card in reply.args:
                take_into_hand(table, self.seat, str(card))


@procedure("draw_madness", "draw")
class DrawMadness(Procedure):
    """Random markers for a player's pool or an investigator; an empty bag gives fewer (ledger COM-R17)."""

    proves = ("COM-R17",)

    to: str
    number: int

    def draw(self, table: Table) -> Chance:
        bag = table.bags[MADNESS]
        return Chance("draw", min(self.number, len(bag)), bag, about=self.to)

    def on_draw(self, table: Table, reply: Option) -> None:
        colours = tuple([str(colour) for colour in reply.args])
        table.take_from_bag(colours)
        if self.to in table.game.seats:
            table.add_to_pool(self.to, colours)
            happen(table, "drew_madness", self.to, (), colours)
        elif colours:
            table.markers[self.to] = tuple(sorted((*table.markers.get(self.to, ()), *colours)))
            happen(table, "marked", "", (self.to,), colours)


@procedure("reveal_tops", "reveal*")
class RevealTops(Procedure):
    """Every god pile shows its next card, if it has one (ledger COM-C65, COM-C88)."""

    proves = ("COM-C65", "COM-C88")

    def reveal(self, table: Table) -> Chance | None:
        for god in table.gods:
            if not table.tops[god]:
                if table.unseen[god]:
                    return Chance("draw", 1, table.unseen[god], about=god)
                if table.below[god]:
                    table.tops[god], table.below[god] = table.below[god][0], table.below[god][1:]
        return None

    def on_reveal(self, table: Table, reply: Option) -> None:
        card = str(reply.args[0])
        god = table.game.cards[card].owner
        table.unseen[god] = tuple([each for each in table.unseen[god] if each != card])
        table.tops[god] = card
        happen(table, "revealed_card", "", (god,), (card,))


@procedure("reveal_goals", "reveal")
class RevealGoals(Procedure):
    """The display of immediate goals is filled up; with an empty deck it shrinks (ledger COM-C42, COM-R34)."""

    def reveal(self, table: Table) -> Chance:
        room = table.game.numbers.goals_on_display - len(table.goals_shown)
        return Chance("draw", min(room, len(table.goal_deck)), table.goal_deck, about="goals")

    def on_reveal(self, table: Table, reply: Option) -> None:
        shown = tuple([str(goal) for goal in reply.args])
        table.goal_deck = tuple([goal for goal in table.goal_deck if goal not in shown])
        table.goals_shown += shown
        for goal in shown:
            happen(table, "revealed_goal", "", (), (goal,))
