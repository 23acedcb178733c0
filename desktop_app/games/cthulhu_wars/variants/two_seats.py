"""The variant for two (base rules 3.8, 10.1; ledger CWB-TWO-01 to -05).

Who sits out pays for it, losses count, and Gates alone bring no Doom. Map and Ritual track are the pack's.
"""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.action import Action
from desktop_app.games.cthulhu_wars.sheets import UnitKind
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.kernel import rulebook
from desktop_app.kernel.leaving import Eliminate
from desktop_app.kernel.procedures import Window, innermost
from desktop_app.kernel.questions import Ask, Option, Reason
from desktop_app.kernel.rulebook import Rule
from desktop_app.kernel.state import happen

VARIANT = "two_seats"


def applies(seats: tuple[str, ...], options: dict[str, str]) -> bool:
    """Whenever two play."""
    return len(seats) == 2


class DecayRises(Rule):
    """By 1 for each turn that a seat without Power would have had."""

    id = "decay_rises"
    proves = ("CWB-TWO-02",)

    def reacts_turn_skipped(self, table: Table, window: Window) -> None:
        table.decay += 1
        happen(table, "decay_rose", "", (), (table.decay,))


class DecayEnds(Rule):
    """As Power is gathered the marker goes back to 0."""

    id = "decay_ends"
    proves = ("CWB-TWO-02",)

    def reacts_gather_power(self, table: Table, window: Window) -> None:
        table.decay = 0


class DecayIsPaid(Rule):
    """Before each turn. Who can't pay, or has nothing left then, loses all Power and the turn."""

    id = "decay_is_paid"
    proves = ("CWB-TWO-01",)

    def reacts_before_turn(self, table: Table, window: Window) -> None:
        seat = str(window.about[0])
        power = table.power[seat]
        if table.decay >= power:
            table.power[seat] = 0
            happen(table, "lost_turn", seat, (), (power,))
        elif table.decay:
            table.power[seat] = power - table.decay
            happen(table, "paid_decay", seat, (), (table.decay,))


class NobodyDropsOut(Rule):
    """Passing is for whoever can take no action at all."""

    id = "nobody_drops_out"
    proves = ("CWB-TWO-02",)

    def forbids_pass_turn(self, table: Table, ask: Ask, option: Option) -> Reason | None:
        found: list[Option] = []
        for offers in table.rules.offered(ask.seat, ask.question):
            offers(table, ask, found)
            if any(is_main(table, each) and rulebook.veto(table, ask, each) is None for each in found):
                return Reason("nobody_drops_out")
            found.clear()
        return None


def is_main(table: Table, option: Option) -> bool:
    """Could this be a turn's main action?"""
    verb = table.rules.verbs[option.verb]
    return isinstance(verb, Action) and verb.main


class LossesGiveDoom(Rule):
    """A Unit that is Killed or Eliminated, whatever the cause, gives the opponent Doom as high as its cost; one that
    cheats death half of that, rounded up. Who is replaced or captured gives none."""

    id = "losses_give_doom"
    proves = ("CWB-TWO-03",)

    def reacts_left_table(self, table: Table, window: Window) -> None:
        leaving = innermost(table, Eliminate)
        if leaving is not None:
            self._reward(table, [(side, worth(table.kind(piece))) for piece, _, side, _ in leaving.left])

    def reacts_spared(self, table: Table, window: Window) -> None:
        spared = [str(piece) for piece in window.about]
        self._reward(table, [(table.pieces[piece].side, half(worth(table.kind(piece)))) for piece in spared])

    def _reward(self, table: Table, losses: list[tuple[str, int]]) -> None:
        """(whose it was, the Doom it gives)"""
        for seat in table.game.seats:
            table.gain_doom(seat, sum([doom for loser, doom in losses if loser in table.game.seats and loser != seat]))


def worth(kind: UnitKind) -> int:
    """The printed cost; of a variable one the average of those that are possible, rounded up."""
    return kind.cost if kind.cost_again is None else half(kind.cost + kind.cost_again)


def half(number: int) -> int:
    """Rounded up."""
    return (number + 1) // 2


class GatesGiveNoDoom(Rule):
    """Not in the Doom Phase by themselves; a Ritual counts them as ever."""

    id = "gates_give_no_doom"
    proves = ("CWB-TWO-04",)

    def modifies_doom_for_gates(self, table: Table, doom: int, seat: str) -> int:
        return 0


class BothMayBattle(Rule):
    """As soon as one seat has all six spellbooks Battle is unlimited for both."""

    id = "both_may_battle"
    proves = ("CWB-TWO-04",)

    def modifies_unlimited_battle(self, table: Table, unlimited: int, seat: str) -> int:
        return 1 if any(table.complete(each) for each in table.game.seats) else unlimited


class DiceAreHalved(Rule):
    """The die of the abilities that all enemies share the burden of."""

    id = "dice_are_halved"
    proves = ("CWB-TWO-05",)

    def modifies_die_ghroth(self, table: Table, die: int) -> int:
        return half(die)

    def modifies_die_the_thousand_forms(self, table: Table, die: int) -> int:
        return half(die)


RULES: tuple[type[Rule], ...] = (
    DecayRises, DecayEnds, DecayIsPaid, NobodyDropsOut, LossesGiveDoom, GatesGiveNoDoom, BothMayBattle, DiceAreHalved,
)  # fmt: skip
