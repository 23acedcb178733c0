"""What an option touches: the pieces it may begin with and where it leads, so that a hand can take it."""

from __future__ import annotations

from typing import NamedTuple

from desktop_app.games.cthulhu_wars.actions.move import MOVE_MORE, Moving
from desktop_app.games.cthulhu_wars.procedures.battle import Battle
from desktop_app.games.cthulhu_wars.procedures.retreat import Retreat
from desktop_app.games.cthulhu_wars.table import Table, hand
from desktop_app.games.cthulhu_wars.view_words import form_of
from desktop_app.kernel import crank
from desktop_app.kernel.events import Event
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import PASS, Ask, Option, Reply

Ids = tuple[str, ...]

RESULTS = {"kill_which": "kill", "pain_which": "pain"}
"""Questions about results of the dice, and what such a result is called."""


class Touch(NamedTuple):
    """Pieces, goals, and the Power that it costs."""

    from_ids: Ids = ()
    to_ids: Ids = ()
    cost: str = ""


def touches(table: Table, ask: Ask) -> list[Touch]:
    """What each option of a listed question touches, in order."""
    trials = _Trials(table, ask)
    return [_touch(table, ask, option, trials) for option in ask.options]


def _touch(table: Table, ask: Ask, option: Option, trials: _Trials) -> Touch:
    if option == PASS:
        return Touch()
    if ask.question in RESULTS:
        return Touch(markers(table, ask.question, ask.about), _hit(table, option))
    form = form_of(table, option)
    words = {kind: str(word) for kind, word in zip(form, option.args)}
    if option.way:
        return Touch(_travellers(table, ask, option, words), (str(option.args[-1]),), trials.cost(option))
    place = words.get("place", "")
    to_ids = (place,) if place else ()
    if "piece" in words:
        return Touch((words["piece"],), to_ids, trials.cost(option))
    if "kind" in words:
        found, goal = _carried(table, ask, words["kind"], place, trials.events(option))
        return Touch(found, (goal,) if goal else (), trials.cost(option))
    return Touch((), to_ids, trials.cost(option))


def _travellers(table: Table, ask: Ask, option: Option, words: dict[str, str]) -> Ids:
    """Who may go the way that an option names."""
    if "piece" in words:
        return (words["piece"],)
    return movers(table, ask, words.get("seat", ask.seat), words["kind"], str(option.args[-2]))


def movers(table: Table, ask: Ask, side: str, kind: str, origin: str) -> Ids:
    """The equal Units that a way may be taken by: not those that have moved already, of a retreat only the pained."""
    units = table.at(origin, side, kind)
    if ask.question == MOVE_MORE:
        moving = innermost(table, Moving)
        return tuple([unit for unit in units if moving is None or unit not in moving.moved])
    retreat = innermost(table, Retreat)
    if retreat is not None and retreat.area == origin:
        return tuple([unit for unit in units if unit in retreat.pained])
    return units


def _carried(table: Table, ask: Ask, kind: str, place: str, events: list[Event]) -> tuple[Ids, str]:
    """The equal pieces of this kind that the option moves, and the Area where they come to, read off what it does."""
    for event in events:
        if event.kind == "moved" and table.pieces[event.ids[0]].kind == kind:
            piece, origin, goal = event.ids
            equals = movers(table, ask, table.pieces[piece].side, kind, origin)
            return equals, goal if goal in table.game.near else ""
    here = place or ask.about
    if here in table.game.near and not table.pool(ask.seat, kind):
        return table.at(here, ask.seat, kind), ""
    return table.pool(ask.seat, kind), place


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
    wanted = 1 if option.verb.endswith("_again") else 0
    return tuple([unit for unit in battle.fighters(table, side).get(kind, ()) if results(battle, unit) == wanted])


def results(battle: Battle, unit: str) -> int:
    """How many results a Unit has been assigned in this Battle."""
    return battle.killed.count(unit) + (unit in battle.pained)


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
