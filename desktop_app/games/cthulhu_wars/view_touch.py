"""What an option touches: the pieces it may begin with and where it leads, so that a hand can take it."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.actions.move import moved_already
from desktop_app.games.cthulhu_wars.game import OCEAN_DEEP
from desktop_app.games.cthulhu_wars.procedures.battle import Battle
from desktop_app.games.cthulhu_wars.procedures.retreat import Retreat
from desktop_app.games.cthulhu_wars.table import CULTIST, Table, hand
from desktop_app.games.cthulhu_wars.view_words import form_of
from desktop_app.kernel import crank
from desktop_app.kernel.events import Event
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import PASS, Ask, Option, Reply
from desktop_app.kernel.touch import Ids, Touch

RESULTS = {"kill_which": "kill", "pain_which": "pain"}
"""Questions about results of the dice, and what such a result is called."""

ENGAGING = ("battle", "capture")
"""What own Units do to an enemy in their Area."""


def touches(table: Table, ask: Ask) -> list[Touch]:
    """What each option of a listed question touches, in order."""
    trials = _Trials(table, ask)
    return [_touch(table, ask, option, trials) for option in ask.options]


def _touch(table: Table, ask: Ask, option: Option, trials: _Trials) -> Touch:
    if option == PASS:
        return Touch()
    if ask.question in RESULTS:
        return Touch(markers(table, ask.question, ask.about), _hit(table, option))
    words = {kind: str(word) for kind, word in zip(form_of(table, option), option.args)}
    cost = trials.cost(option)
    if option.way:
        return Touch(_travellers(table, ask, option, words), (str(option.args[-1]),), cost)
    place = words.get("place", "")
    if "gate" in words:
        return _at_gate(table, ask, words, cost)
    if "piece" in words:
        return Touch((words["piece"],), (place,) if place else (), cost)
    if "kind" in words:
        return Touch(*_carried(table, ask, words, trials.events(option)), cost)
    if option.verb in ENGAGING:
        return _engaging(table, ask, option, words, cost)
    if place:
        found, goals = _led(table, place, trials.events(option))
        below = table.at(OCEAN_DEEP, ask.seat) if not found and _comes_up(trials.events(option)) else ()
        if below:
            return Touch(below, (place,), cost, (place,))
        enemies = table.at(place, words["seat"]) if "seat" in words and not found else ()
        return Touch(found, (*goals, *enemies), cost)
    return Touch(cost=cost)


def _engaging(table: Table, ask: Ask, option: Option, words: dict[str, str], cost: str) -> Touch:
    """Own Units are carried onto those of an enemy in the same Area; who is captured, and by whom, is narrower. The
    Area or such an enemy alone means it too."""
    area = words["place"]
    own, foes = table.at(area, ask.seat), table.at(area, words["seat"])
    if option.verb == "capture":
        own = tuple([unit for unit in own if table.kind(unit).type != CULTIST])
        foes = tuple([unit for unit in foes if table.kind(unit).type == CULTIST])
    return Touch(own, foes, cost, (area, *foes))


def _comes_up(events: list[Event]) -> bool:
    """Do Units come out of the deep?"""
    return any(event.kind == "surfaced" for event in events)


def _at_gate(table: Table, ask: Ask, words: dict[str, str], cost: str) -> Touch:
    """Who may step onto a Gate; when nobody does, the Gate and who stands on it."""
    gate = f"gate:{words['gate']}"
    if "kind" in words:
        return Touch(equals(table, ask.seat, words["kind"], words["gate"]), (gate,), cost)
    keeper = table.gates[words["gate"]]
    return Touch((keeper, gate) if keeper else (gate,), (), cost)


def _travellers(table: Table, ask: Ask, option: Option, words: dict[str, str]) -> Ids:
    """Who may go the way that an option names."""
    if "piece" in words:
        return (words["piece"],)
    units = equals(table, words.get("seat", ask.seat), words["kind"], str(option.args[-2]))
    if option.verb == "move":
        moved = moved_already(table)
        return tuple([unit for unit in units if unit not in moved])
    return units


def equals(table: Table, side: str, kind: str, place: str) -> Ids:
    """The equal Units in a place; of a retreat only the pained."""
    units = table.at(place, side, kind)
    retreat = innermost(table, Retreat)
    if retreat is not None and retreat.area == place:
        return tuple([unit for unit in units if unit in retreat.pained])
    return units


def _carried(table: Table, ask: Ask, words: dict[str, str], events: list[Event]) -> tuple[Ids, Ids]:
    """The pieces of the kind that an option names, and where they come to: read off what it does.

    What it does only later is guessed: those that stand where it says, or else those in the Pool.
    """
    kind, place, side = words["kind"], words.get("place", ""), words.get("seat", ask.seat)
    for event in events:
        if event.kind == "moved" and table.pieces[event.ids[0]].kind == kind:
            piece, origin, goal = event.ids
            found = equals(table, table.pieces[piece].side, kind, origin)
            return found, (goal,) if goal in table.game.near else ()
    here = place or words.get("zone", "") or ask.about
    standing = equals(table, side, kind, here) if side in table.units else ()
    if standing:
        return standing, ()
    return table.pool(side, kind), (place,) if place else ()


def _led(table: Table, place: str, events: list[Event]) -> tuple[Ids, Ids]:
    """An option that names only an Area may at once move a Unit from there or to there: that Unit can be carried."""
    for event in events:
        if event.kind == "moved" and table.pieces[event.ids[0]].place in table.game.near:
            piece, origin, goal = event.ids
            if place in (origin, goal) and goal in table.game.near:
                return equals(table, table.pieces[piece].side, table.pieces[piece].kind, origin), (goal,)
            break
    return (), (place,)


def markers(table: Table, question: str, side: str) -> Ids:
    """The results that a side has still to assign, as pieces that can be carried onto its Units."""
    battle = innermost(table, Battle)
    if battle is None or question not in RESULTS:
        return ()
    owed = battle.kills if RESULTS[question] == "kill" else battle.pains
    return tuple([f"{RESULTS[question]}:{side}:{n}" for n in range(1, owed[battle.index(side)] + 1)])


def _hit(table: Table, option: Option) -> Ids:
    """The Units that may take this result: those with none yet, or with one where a rule allows another."""
    battle = innermost(table, Battle)
    assert battle is not None
    side, kind = (str(word) for word in option.args)
    again = option.verb.endswith("_again")
    return tuple([unit for unit in battle.fighters(table, side).get(kind, ())
                  if (battle.takes_another(table, unit) if again else battle.results_of(unit) == 0)])


def sign_touch(table: Table, seat: str, option: Option) -> Touch:
    """Revealing Elder Signs begins with those of that value."""
    if form_of(table, option) != ("number",):
        return Touch()
    held = table.at(hand(seat), seat, "elder_sign")
    return Touch(tuple([sign for sign in held if table.pieces[sign].face == str(option.args[0])]))


class _Trials:
    """What options would lead to, tried on copies of the table: nothing of it happens.

    Ways that a Verb carries out cost the same for every Unit with the same goal, so one of them is tried.
    """

    def __init__(self, table: Table, ask: Ask) -> None:
        self.table = table
        self.ask = ask
        self._tried: dict[tuple[str, ...], list[Event]] = {}

    def events(self, option: Option) -> list[Event]:
        """What would happen up to the next question."""
        key = (option.verb, str(option.args[-1])) if option.way else (option.key,)
        if key not in self._tried:
            self._tried[key] = trial(self.table, self.ask, option)
        return self._tried[key]

    def cost(self, option: Option) -> str:
        """The Power that whoever acts pays first; "" for nothing."""
        if option.verb not in self.table.rules.verbs:
            return ""
        for event in self.events(option):
            if event.kind == "paid" and event.seat == self.ask.seat:
                return str(event.args[0])
        return ""


def trial(table: Table, ask: Ask, option: Option) -> list[Event]:
    """What would happen up to the next question, if this were answered."""
    twin = table.copy()
    twin.happened = []
    crank.answer(twin, Reply(ask.decider, option.key))
    return twin.happened
