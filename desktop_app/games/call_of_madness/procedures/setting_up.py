"""Set-up, in the order of the rulebook (Game setup; ledger COM-C01 to COM-C06, COM-C63 to COM-C70)."""

from __future__ import annotations

from desktop_app.games.call_of_madness.cards import new_batch
from desktop_app.games.call_of_madness.procedures.drawing import DrawCards, DrawMadness, RevealGoals, RevealTops
from desktop_app.games.call_of_madness.procedures.god_cards import BuyCard
from desktop_app.games.call_of_madness.table import BOX, CARD, ENDGAME_GOAL, ENDGAME_GOALS, Table, goals, in_play
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.questions import Ask, Chance, Option
from desktop_app.kernel.state import deal, happen, place

RANDOM = "random"


@procedure("set_up", "setup_cards*", "madness*", "gods", "god_piles", "immediate_goals", "deal_goals*", "keep_goals*",
           "starting_player", "first_god_card*", "decks*")
class SettingUp(Procedure):
    """From the bare table to the first turn. Supplies lie ready."""

    proves = ("COM-C01", "COM-C02", "COM-C03", "COM-C04", "COM-C05", "COM-C06", "COM-C63", "COM-C64", "COM-C65",
              "COM-C66", "COM-C68", "COM-C69", "COM-C70", "COM-C79", "COM-R02", "COM-R03")

    cards_dealt: tuple[str, ...] = ()
    """Setup cards, in the order of the seats."""
    bought: int = 0
    shuffled: int = 0

    def setup_cards(self, table: Table) -> Chance | None:
        """Each player draws one at random; no card comes twice."""
        if len(self.cards_dealt) == len(table.game.seats):
            return None
        left = tuple([card for card in table.game.pack.setup_cards if card not in self.cards_dealt])
        return Chance("draw", 1, left, about=table.game.seats[len(self.cards_dealt)])

    def on_setup_cards(self, table: Table, reply: Option) -> None:
        seat, card = table.game.seats[len(self.cards_dealt)], str(reply.args[0])
        self.cards_dealt += (card,)
        for space, investigator in table.game.pack.setup_cards[card].placements:
            table.stand(investigator, f"{seat}.{space}")

    def madness(self, table: Table) -> Procedure | None:
        """One marker for each investigator and one for each pool."""
        for seat in table.game.seats:
            for investigator in table.investigators_on(seat):
                if investigator not in table.markers:
                    return DrawMadness(investigator, 1)
            if not table.pool_size(seat):
                return DrawMadness(seat, 1)
        return None

    def gods(self, table: Table) -> Chance:
        """Four of five; the others leave the game with their cards."""
        return Chance("draw", table.game.numbers.gods_in_play, tuple(table.game.pack.powers), about="gods")

    def on_gods(self, table: Table, reply: Option) -> None:
        lay_god_piles(table, tuple([god for god in table.game.pack.powers if god in reply.args]))

    def god_piles(self, table: Table) -> Procedure:
        return RevealTops()

    def immediate_goals(self, table: Table) -> Procedure | None:
        if not table.game.with_goals:
            return None
        table.goal_deck = tuple(table.game.pack.immediate_goals)
        return RevealGoals()

    def deal_goals(self, table: Table) -> Chance | None:
        for seat in table.game.seats if table.game.with_goals else ():
            if not table.at(goals(seat), seat):
                return Chance("draw", table.game.numbers.endgame_goals_dealt, table.bags[ENDGAME_GOALS], about=seat,
                              seen_by=(seat,))
        return None

    def on_deal_goals(self, table: Table, reply: Option) -> None:
        seat = next(seat for seat in table.game.seats if not table.at(goals(seat), seat))
        for goal in reply.args:
            piece = table.at(ENDGAME_GOALS, "", ENDGAME_GOAL)[0]
            deal(table, ENDGAME_GOALS, piece, str(goal), known=(seat,))
            place(table, piece, goals(seat), side=seat)
            happen(table, "dealt_goal", seat, (piece,), (str(goal),), seen_by=(seat,))

    def keep_goals(self, table: Table) -> tuple[Ask, ...]:
        """Each gives up what is dealt too many, unseen by the others; one after the other, since nobody sees it."""
        kept = table.game.numbers.endgame_goals_kept
        asks: list[Ask] = []
        for seat in table.game.seats:
            mine = table.at(goals(seat), seat)
            if len(mine) > kept:
                options = tuple([Option("give_up_goal", (table.pieces[piece].face,)) for piece in mine])
                asks.append(Ask(seat, "give_up_which_goal", options, seen_by=(seat,)))
        return tuple(asks)

    def on_keep_goals(self, table: Table, reply: Option) -> None:
        piece = next(piece for seat in table.game.seats for piece in table.at(goals(seat), seat)
                     if table.pieces[piece].face == reply.args[0])
        place(table, piece, BOX)

    def starting_player(self, table: Table) -> Chance:
        """Drawn, or named in the options (ledger COM-R03)."""
        said = table.game.options["starting_player"]
        return Chance("draw", 1, table.game.seats if said == RANDOM else (said,), about="starting_player")

    def on_starting_player(self, table: Table, reply: Option) -> None:
        table.time_token = str(reply.args[0])
        table.in_turn = table.time_token
        happen(table, "starts", table.time_token)

    def first_god_card(self, table: Table) -> Ask | None:
        """From the last player counter-clockwise. It is no Ritual: the miniature stays (ledger COM-R02)."""
        if self.bought == len(table.game.seats):
            return None
        seat = table.game.turn_order(table)[-1 - self.bought]
        return Ask(seat, "first_god_card", tuple([
            Option("take", (god,)) for god in table.gods
            if table.tops[god] and table.game.cards[table.tops[god]].cost <= table.cultists[seat]]))

    def on_first_god_card(self, table: Table, reply: Option) -> Procedure:
        seat = table.game.turn_order(table)[-1 - self.bought]
        self.bought += 1
        return BuyCard(seat, str(reply.args[0]), in_play(seat))

    def decks(self, table: Table) -> Procedure | None:
        """Basic cards and the bought one are shuffled, and three are drawn."""
        if self.shuffled == len(table.game.seats):
            return None
        seat = table.game.turn_order(table)[self.shuffled]
        self.shuffled += 1
        new_batch(table, seat, table.at(in_play(seat), seat, CARD))
        return DrawCards(seat, table.game.numbers.hand_at_start)


def lay_god_piles(table: Table, gods: tuple[str, ...]) -> None:
    """The power cards of these gods, and their cards below in an order that nobody knows."""
    table.gods = gods
    for god in gods:
        table.tops[god] = ""
        table.unseen[god] = table.game.cards_of_god[god]
        table.below[god] = ()
