"""Battle, step by step as printed (base rules 3.7, 10.2; ledger CWB-BATTLE-01 to -05, CWB-R-06 to -10)."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.cthulhu_wars.procedures.retreat import Retreat
from desktop_app.games.cthulhu_wars.table import CULTIST, GREAT_OLD_ONE, MONSTER, Table
from desktop_app.kernel import rulebook
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.leaving import Eliminate, events
from desktop_app.kernel.procedures import answered, innermost, open_window, window
from desktop_app.kernel.questions import PASS, Ask, Atom, Chance, Option, Reason
from desktop_app.kernel.state import NOTHING, Stack, happen

BEFORE_BATTLE = "before_battle"
"""The question for pre-battle abilities: the attacker's in any order, then the defender's."""

FACES: tuple[Atom, ...] = (1, 2, 3, 4, 5, 6)

Pair = tuple[int, int]
"""(the attacker's, the defender's)"""


@procedure("battle", "declared", "attacker_prepares*", "defender_prepares*", "still_two_sides", "attacker_rolls",
           "defender_rolls", "count_results", "kill_which*", "the_dead_leave", "after_kills", "pain_which*",
           "retreat", "look", "after_battle", spans=("battle",))
class Battle(Procedure):
    """Two sides fight in one Area; third factions never do. Who fights is asked anew at each step."""
    proves = ("CWB-BATTLE-01", "CWB-BATTLE-02", "CWB-BATTLE-03", "CWB-R-06", "CWB-R-07")

    area: str
    attacker: str
    defender: str
    absent: tuple[str, ...] = ()
    """Units here that are out of this Battle."""
    bonus: tuple[tuple[str, int], ...] = ()
    """(side or Unit, dice) that pre-battle abilities have added. A Unit's dice count while it fights."""
    fought: tuple[str, ...] = ()
    """All Units that were in this Battle when the dice fell."""
    dice_of: tuple[tuple[str, str, int], ...] = ()
    """(side, kind or other source, dice) as they fell: the dice of a side lie in this order."""
    great_old_ones: tuple[str, ...] = ()
    """Those that were in this Battle when the dice fell, whatever became of them."""
    attack: tuple[Atom, ...] = ()
    defence: tuple[Atom, ...] = ()
    kills: Pair = (0, 0)
    """Kills still to be assigned to the attacker's, to the defender's Units."""
    pains: Pair = (0, 0)
    killed: tuple[str, ...] = ()
    """Each Kill assigned to a Unit; a Unit stands here twice that was assigned two."""
    hurt: tuple[str, ...] = ()
    """Each Pain assigned to a Unit, in the same way."""
    pained: tuple[str, ...] = ()
    """Units that must retreat, each once."""
    toll: Pair = (0, 0)
    """Units that the attacker, that the defender has Killed or devoured in this Battle."""
    hit: tuple[str, ...] = ()
    """Great Old Ones that were Killed or pained here."""

    # Who fights ---------------------------------------------------------------------------------------------------

    def sides(self) -> tuple[str, str]:
        return self.attacker, self.defender

    def foe(self, side: str) -> str:
        """The other side of this Battle."""
        return self.defender if side == self.attacker else self.attacker

    def index(self, side: str) -> int:
        return 0 if side == self.attacker else 1

    def fighters(self, table: Table, side: str) -> Stack:
        """The Units of a side that take part, by kind."""
        here = table.units[side][self.area] if side in table.units else NOTHING
        if not self.absent:
            return here
        left = {kind: tuple([unit for unit in units if unit not in self.absent]) for kind, units in here.items()}
        return {kind: units for kind, units in left.items() if units}

    def lesser(self, table: Table, side: str) -> list[str]:
        """The kinds of Monsters and Cultists a side has in this Battle."""
        return [kind for kind in self.fighters(table, side) if table.game.kinds[kind].type in (CULTIST, MONSTER)]

    def by_worth(self, table: Table, side: str, kind: str) -> list[str]:
        """A side's Units of a kind in this Battle, those first that it misses least: no Gate, no added dice."""
        keeper = table.gates.get(self.area)
        units = self.fighters(table, side).get(kind, ())
        return [unit for _, _, unit in sorted([(unit == keeper, self.added(unit), unit) for unit in units])]

    def had_great_old_one(self, table: Table, side: str) -> bool:
        """Was a Great Old One of this side involved in the Battle?"""
        return any(table.pieces[piece].side == side for piece in self.great_old_ones)

    def add_dice(self, whose: str, dice: int) -> None:
        """A side, or one of its Units, rolls more."""
        self.bonus += ((whose, dice),)

    def added(self, whose: str) -> int:
        """The dice that abilities have added to a side as a whole, or to a Unit."""
        return sum([dice for each, dice in self.bonus if each == whose])

    def dice_added(self, table: Table, side: str) -> int:
        """The dice that abilities have added to a side and to its Units that fight."""
        if not self.bonus:
            return 0
        units = [unit for units in self.fighters(table, side).values() for unit in units]
        return self.added(side) + sum([self.added(unit) for unit in units])

    def add_toll(self, side: str, units: int) -> None:
        """This side has Killed or devoured so many enemies."""
        attacker, defender = self.toll
        self.toll = (attacker + units, defender) if side == self.attacker else (attacker, defender + units)

    def add_pains(self, each: int) -> None:
        """Pains for both sides that no die has given."""
        self.pains = (self.pains[0] + each, self.pains[1] + each)

    # Steps --------------------------------------------------------------------------------------------------------

    def declared(self, table: Table) -> Procedure | None:
        happen(table, "battle_began", self.attacker, (self.area,), (self.defender,))
        return window(table, "battle_declared", (self.area,))

    def attacker_prepares(self, table: Table) -> Ask | None:
        return None if not self._both_fight(table) else Ask(self.attacker, BEFORE_BATTLE, about=self.area, may=True)

    def on_attacker_prepares(self, table: Table, reply: Option) -> Procedure | None:
        return self._prepare(table, reply)

    def defender_prepares(self, table: Table) -> Ask | None:
        return None if not self._both_fight(table) else Ask(self.defender, BEFORE_BATTLE, about=self.area, may=True)

    def on_defender_prepares(self, table: Table, reply: Option) -> Procedure | None:
        return self._prepare(table, reply)

    def still_two_sides(self, table: Table) -> None:
        """A side emptied before the dice: the Battle is over, no dice, no further ability (ledger CWB-R-07)."""
        if not self._both_fight(table):
            happen(table, "battle_fell_through", "", (self.area,))
            table.look("battle_done")
            self.skip_rest()
        self.great_old_ones = tuple([unit for side in self.sides() for kind, units in self.fighters(table, side).items()
                                     if table.game.kinds[kind].type == GREAT_OLD_ONE for unit in units])

    def attacker_rolls(self, table: Table) -> Chance:
        return self._dice(table, self.attacker)

    def on_attacker_rolls(self, table: Table, reply: Option) -> None:
        self.attack = reply.args
        happen(table, "rolled", self.attacker, (self.area,), reply.args)

    def defender_rolls(self, table: Table) -> Chance:
        return self._dice(table, self.defender)

    def on_defender_rolls(self, table: Table, reply: Option) -> None:
        self.defence = reply.args
        happen(table, "rolled", self.defender, (self.area,), reply.args)

    def count_results(self, table: Table) -> None:
        """Each side's results go to the other side's Units (ledger CWB-BATTLE-02)."""
        self.fought = tuple([unit for side in self.sides() for units in self.fighters(table, side).values()
                             for unit in units])
        self.dice_of = tuple([(side, source, dice) for side in self.sides()
                              for source, dice in shares(table, self, side)])
        to_attacker = self._results_on(table, self.attacker, self.defence)
        to_defender = self._results_on(table, self.defender, self.attack)
        self.kills = (to_attacker[0], to_defender[0])
        self.pains = (to_attacker[1], to_defender[1])

    def kill_which(self, table: Table) -> tuple[Ask, ...]:
        return self._assign(table, "kill", self.kills)

    def on_kill_which(self, table: Table, reply: Option) -> None:
        piece, self.kills = self._assigned(table, reply, self.kills)
        if piece:
            self.killed += (piece,)
            happen(table, "was_assigned_kill", table.pieces[piece].side, (piece,))

    def the_dead_leave(self, table: Table) -> Procedure | None:
        """All removals at once. A Unit that needs more Kills than it got is pained instead."""
        dead: list[str] = []
        for piece in dict.fromkeys(self.killed):
            if table.kind(piece).type == GREAT_OLD_ONE:
                self.hit += (piece,)
            if self.killed.count(piece) >= rulebook.value(table, "kills_needed", 1, piece):
                dead.append(piece)
                self.add_toll(self.foe(table.pieces[piece].side), 1)
            else:
                self.pain(piece)
                open_window(table, "spared", (piece,))
        return Eliminate(events("kill", tuple(dead)), "battle", "", True, ("kill",)) if dead else None

    def after_kills(self, table: Table) -> Procedure | None:
        return window(table, "after_kills", (self.area,))

    def pain_which(self, table: Table) -> tuple[Ask, ...]:
        return self._assign(table, "pain", self.pains)

    def on_pain_which(self, table: Table, reply: Option) -> None:
        piece, self.pains = self._assigned(table, reply, self.pains)
        if piece:
            self.hurt += (piece,)
            self.pain(piece)
            if table.kind(piece).type == GREAT_OLD_ONE:
                self.hit += (piece,)
            happen(table, "was_assigned_pain", table.pieces[piece].side, (piece,))

    def retreat(self, table: Table) -> Procedure | None:
        return Retreat(self.area, self.sides(), self.pained) if self.pained else None

    def look(self, table: Table) -> None:
        table.look("battle_done")

    def after_battle(self, table: Table) -> Procedure | None:
        """Post-battle abilities, those of Killed Units too (ledger CWB-R-08)."""
        return window(table, "after_battle", (self.area,))

    def refuses(self, table: Table, asked: Ask, option: Option) -> Reason | None:
        """Why a Unit can't take this result."""
        verb = option.verb.removesuffix("_again")
        if asked.question != f"{verb}_which" or len(option.args) != 2:
            return None
        side, kind = (str(word) for word in option.args)
        if side != asked.about or kind not in self.fighters(table, side):
            return Reason("not_a_fighter", (asked.about,))
        return Reason("has_a_result", (kind,))

    # Results ------------------------------------------------------------------------------------------------------

    def pain(self, piece: str) -> None:
        """This Unit must retreat."""
        if piece not in self.pained:
            self.pained += (piece,)

    def kill_becomes_pain(self, table: Table, piece: str) -> None:
        """A rule has turned the Kill of this Unit into a Pain before it left: nobody has Killed it."""
        self.add_toll(self.foe(table.pieces[piece].side), -1)
        self.pain(piece)

    def _results_on(self, table: Table, side: str, dice: tuple[Atom, ...]) -> Pair:
        """(Kills, Pains) that these dice of the enemy do to a side."""
        numbers = table.game.numbers
        results = (sum([die in numbers.kill for die in dice]), sum([die in numbers.pain for die in dice]))
        for modifies in table.rules.at("modifies_results"):
            results = modifies(table, results, self, side)
        return results

    def _both_fight(self, table: Table) -> bool:
        return all(self.fighters(table, side) for side in self.sides())

    def _prepare(self, table: Table, reply: Option) -> Procedure | None:
        if reply == PASS:
            self.step_done()
            return None
        happen(table, "acted", answered(table).seat, (), (reply.verb, *reply.args))
        return rulebook.act(table, answered(table), reply)

    def _dice(self, table: Table, side: str) -> Chance:
        return Chance("dice", combat(table, self, side), FACES, about=side)

    def _assign(self, table: Table, verb: str, owed: Pair) -> tuple[Ask, ...]:
        """The defender assigns first, then the attacker: one result a Unit, what is left over is lost."""
        return tuple([self._which(table, verb, side, owed[self.index(side)] > 0)
                      for side in (self.defender, self.attacker)])

    def _which(self, table: Table, verb: str, side: str, owed: bool) -> Ask:
        fighters = self.fighters(table, side) if owed else NOTHING
        fresh = [kind for kind, units in fighters.items() if any(self.results_of(unit) == 0 for unit in units)]
        again = [kind for kind, units in fighters.items() if any(self.takes_another(table, unit) for unit in units)]
        options = [Option(verb, (side, kind)) for kind in fresh]
        options += [Option(f"{verb}_again", (side, kind)) for kind in again]
        return Ask(side, f"{verb}_which", tuple(options), about=side, may=bool(again) and not fresh)

    def results_of(self, unit: str) -> int:
        """How many results it has been assigned."""
        return self.killed.count(unit) + self.hurt.count(unit)

    def takes_another(self, table: Table, unit: str) -> bool:
        """A rule may let a Unit be assigned a further result."""
        return 0 < self.results_of(unit) < rulebook.value(table, "results_a_unit", 1, unit)

    def _assigned(self, table: Table, reply: Option, owed: Pair) -> tuple[str, Pair]:
        """Of equals its owner chooses the Unit that it misses least, anybody else the one that it misses most."""
        if reply == PASS:
            return "", self._less(owed, answered(table).seat, owed[self.index(answered(table).seat)])
        side, kind = (str(word) for word in reply.args)
        again = reply.verb.endswith("_again")
        able = [unit for unit in self.by_worth(table, side, kind)
                if (self.takes_another(table, unit) if again else self.results_of(unit) == 0)]
        own = answered(table).decider == side
        return able[0 if own else -1], self._less(owed, side, 1)

    def _less(self, owed: Pair, side: str, by: int) -> Pair:
        return (owed[0] - by, owed[1]) if side == self.attacker else (owed[0], owed[1] - by)


def combat(table: Table, battle: Battle, side: str) -> int:
    """The dice a side rolls: printed Combat, what rules make of it for the whole side, and what abilities added."""
    kinds = table.game.kinds
    fighters = battle.fighters(table, side)
    dice = sum([(kinds[kind].combat or 0) * len(units) for kind, units in fighters.items()])
    for modifies in table.rules.at("modifies_combat"):
        dice = modifies(table, dice, battle, side)
    return max(0, dice + battle.dice_added(table, side))


def shares(table: Table, battle: Battle, side: str) -> list[tuple[str, int]]:
    """Where the dice of a side come from: each kind of Unit, those that roll none too, the most dice first; then the id
    of a rule whose dice no kind has, then BEFORE_BATTLE for what abilities have given the side as a whole."""
    kinds = table.game.kinds
    fighters = battle.fighters(table, side)
    dice = {kind: (kinds[kind].combat or 0) * len(units) + sum([battle.added(unit) for unit in units])
            for kind, units in fighters.items()}
    others: list[tuple[str, int]] = []
    sum_so_far = sum([(kinds[kind].combat or 0) * len(units) for kind, units in fighters.items()])
    for modifies in table.rules.at("modifies_combat"):
        more = modifies(table, sum_so_far, battle, side) - sum_so_far
        if more:
            sum_so_far += more
            for kind, alone in alone_in(table, battle, side, modifies):
                dice[kind] += alone
                more -= alone
            if more:
                others.append((rulebook.rule_of(modifies).id, more))
    if battle.added(side):
        others.append((BEFORE_BATTLE, battle.added(side)))
    return sorted(dice.items(), key=lambda share: -share[1]) + others


def alone_in(table: Table, battle: Battle, side: str, modifies: Callable[..., int]) -> list[tuple[str, int]]:
    """The dice that a rule gives to each kind of Unit of a side, as if that kind fought alone."""
    fighters = battle.fighters(table, side)
    found: list[tuple[str, int]] = []
    for kind in fighters:
        twin = battle.copy()
        assert isinstance(twin, Battle)
        twin.absent += tuple([unit for other, units in fighters.items() if other != kind for unit in units])
        found.append((kind, modifies(table, 0, twin, side)))
    return found


def fought(table: Table) -> Battle:
    """The innermost Battle going on. Raises LookupError when there is none."""
    battle = innermost(table, Battle)
    if battle is None:
        raise LookupError("no Battle is going on")
    return battle


def eliminate(pieces: tuple[str, ...], cause: str, doer: str, enemy: bool = True) -> Eliminate:
    """These Units are Eliminated: no Kill, so what cancels Kills does nothing (ledger CWB-R-10)."""
    return Eliminate(events("eliminate", pieces), cause, doer, enemy, ("eliminate",))
