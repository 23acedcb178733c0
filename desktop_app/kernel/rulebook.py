"""Rules, found by what they touch. No procedure names a rule; it asks the book.

A rule has up to seven faces. Its methods are named after the face and the moment, and the book finds them by name:

    offers            options at the questions of a Verb (an optional reaction is an offer in a window)
    performs          the one rule that carries a verb out; `refuses` says why it may not be
    forbids_<verb>    a veto, with a Reason: it beats every offer
    decides_<question>  hands a question to a seat
    modifies_<what>   a number, or what else is asked for by name
    replaces_<event>  something about to happen becomes something else
    reacts_<moment>   happens by itself in a window

Within a face the declared order of the book is the order in which rules speak.
"""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import Any, ClassVar

from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.questions import PASS, Ask, Option, Reason, meant
from desktop_app.kernel.state import State

FACES = ("forbids_", "decides_", "modifies_", "replaces_", "reacts_")

Event = tuple[str, str, tuple[str, ...]]
"""Something about to happen: (verb, piece, rules that have already replaced it)."""


class Rule:
    """One printed rule. `seat`: whose it is, "" everybody's. `proves`: the ids of the ledger that it carries."""

    id: ClassVar[str] = ""
    proves: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seat: str = "") -> None:
        self.seat = seat


class Verb(Rule):
    """A rule that offers options of its own word and carries them out.

    `form`: the kinds of the words after the verb (the game says what a "place" or a "kind" is), checked before
    anything else sees them. `questions`: where it is offered. Everything `offers` gives must be allowed by
    `refuses`, and everything that `refuses` allows must be offered.
    """

    verb: ClassVar[str] = ""
    form: ClassVar[tuple[str, ...]] = ()
    questions: ClassVar[tuple[str, ...]] = ()

    def offers(self, state: Any, ask: Ask, options: list[Option]) -> None:
        """Add what `ask.seat` may do."""

    def refuses(self, state: Any, ask: Ask, option: Option) -> Reason | None:
        """Why `ask.seat` may not do this; None when it may. The words fit the form."""
        raise NotImplementedError(self.verb)

    def performs(self, state: Any, ask: Ask, option: Option) -> Procedure | None:
        """Do it, or say what has to be done first. Reads the question it answers: its seat and its name."""
        raise NotImplementedError(self.verb)


_MOMENTS: dict[type, tuple[str, ...]] = {}


def moments(kind: type[Rule]) -> tuple[str, ...]:
    """Where rules of this class want to be heard, looked up once a class."""
    if kind not in _MOMENTS:
        _MOMENTS[kind] = tuple(name for name in dir(kind) if name.startswith(FACES))
    return _MOMENTS[kind]


def check_moments(rules: tuple[Rule, ...], windows: tuple[str, ...]) -> None:
    """Raises LookupError when a rule wants to be heard at a moment that is none of these; a * stands for any words."""
    for rule in rules:
        for moment in moments(type(rule)):
            if not any(fnmatchcase(moment, window) for window in windows):
                raise LookupError(f"{type(rule).__name__}.{moment}: there is no such moment")


class Rulebook:
    """The rules in force, in declared order, indexed by face. Never changed, only replaced: copies share it."""

    def __init__(self, rules: tuple[Rule, ...], seats: tuple[str, ...]) -> None:
        self.rules = rules
        self.verbs: dict[str, Verb] = {}
        self.heard: dict[str, tuple[Callable[..., Any], ...]] = {}
        self.reacting: dict[str, tuple[tuple[str, str, Callable[..., Any]], ...]] = {}
        self.replacing: dict[str, tuple[tuple[str, Callable[..., Any]], ...]] = {}
        self.offering: dict[str, dict[str, tuple[Callable[..., None], ...]]] = {seat: {} for seat in seats}
        for rule in rules:
            self._enter(rule, seats)
        self.vetoed = frozenset([name.removeprefix("forbids_") for name in self.heard if name.startswith("forbids_")])

    def _enter(self, rule: Rule, seats: tuple[str, ...]) -> None:
        for name in moments(type(rule)):
            face = getattr(rule, name)
            if name.startswith("reacts_"):
                heard = self.reacting.get(name[7:], ())
                called = f"{rule.seat}.{rule.id}"
                if any(called == other for other, _, _ in heard):
                    raise ValueError(f"two rules called {rule.id} react to {name[7:]}")
                self.reacting[name[7:]] = (*heard, (called, rule.seat, face))
            elif name.startswith("replaces_"):
                self.replacing[name[9:]] = (*self.replacing.get(name[9:], ()), (rule.id, face))
            else:
                self.heard[name] = (*self.heard.get(name, ()), face)
        if isinstance(rule, Verb):
            self._enter_verb(rule, seats)

    def _enter_verb(self, rule: Verb, seats: tuple[str, ...]) -> None:
        if rule.verb in self.verbs:
            raise ValueError(f"two rules carry out {rule.verb}")
        self.verbs[rule.verb] = rule
        offers = rule.offers
        for seat in (rule.seat,) if rule.seat else seats:
            offered = self.offering.setdefault(seat, {})
            for question in rule.questions:
                offered[question] = (*offered[question], offers) if question in offered else (offers,)

    def at(self, moment: str) -> tuple[Callable[..., Any], ...]:
        """Who forbids, decides or modifies here: "modifies_combat"."""
        return self.heard.get(moment, ())

    def offered(self, seat: str, question: str) -> tuple[Callable[..., None], ...]:
        """Who offers this seat something at this question."""
        return self.offering[seat].get(question, ()) if seat in self.offering else ()

    def listens(self, moment: str) -> bool:
        """Would anything happen in this window?"""
        return moment in self.reacting or any(moment in offered for offered in self.offering.values())


def rule_of(face: Any) -> Any:
    """The rule that speaks through this face: it modifies, forbids or decides."""
    return face.__self__


def misfit(state: State, verb: Verb, option: Option) -> Reason | None:
    """Why these words name nothing on this table. Predicates only ever see options that do, so they need no guards."""
    if len(verb.form) != len(option.args) or option.way != (verb.form[-2:] == ("place", "place")):
        return Reason("not_an_option", (option.verb,))
    for kind, word in zip(verb.form, option.args, strict=True):
        if not state.game.names(state, kind, word):
            return Reason("unknown", (word,))
    return None


def veto(state: State, ask: Ask, option: Option) -> Reason | None:
    """The first objection in declared order. One veto beats every offer."""
    for forbids in state.rules.at("forbids_" + option.verb):
        reason: Reason | None = forbids(state, ask, option)
        if reason is not None:
            return reason
    return None


def refusal(state: State, ask: Ask, option: Option) -> Reason | None:
    """Why this may not be answered here; None when it may. The same predicates that listing asks."""
    if option == PASS:
        return None if ask.may else Reason("may_not_pass")
    if meant(ask.options, option) is not None or meant(ask.withheld, option) is not None:
        return veto(state, ask, option)
    verb = state.rules.verbs.get(option.verb)
    if verb is None or ask.question not in verb.questions or verb.seat not in ("", ask.seat):
        return Reason("not_an_option", (option.verb,))
    return misfit(state, verb, option) or verb.refuses(state, ask, option) or veto(state, ask, option)


def complete(state: State, ask: Ask) -> Ask:
    """The question with its options: rules add some, vetoes take some away, PASS comes last.

    PASS stands alone only in a question that was put unlisted because it can always be answered.
    """
    options = list(ask.options)
    for offers in state.rules.offered(ask.seat, ask.question):
        offers(state, ask, options)
    withheld: list[Option] = []
    if not state.rules.vetoed.isdisjoint([option.verb for option in options]):
        offered, options = options, []
        for option in offered:
            (options if veto(state, ask, option) is None else withheld).append(option)
    if ask.may and (options or ask.always):
        options.append(PASS)
    return ask.with_options(tuple(options), tuple(withheld))


def decider(state: State, ask: Ask) -> str:
    """Who answers. A side without a seat is answered for by the seat in turn, unless a rule says otherwise."""
    seat = ask.seat if ask.seat in state.game.seats else state.in_turn
    for decides in state.rules.at("decides_" + ask.question):
        seat = decides(state, ask) or seat
    return seat


def value(state: State, what: str, base: int, *about: str) -> int:
    """A number after every rule has had its say: a strength, a price, a reach."""
    for modifies in state.rules.at("modifies_" + what):
        base = modifies(state, base, *about)
    return base


def replacers(state: State, event: Event) -> tuple[str, ...]:
    """Names of the rules that can still replace this event."""
    verb, _, used = event
    return tuple([name for name, replaces in state.rules.replacing.get(verb, ())
                  if name not in used and replaces(state, event) is not None])


def replacement(state: State, name: str, event: Event) -> tuple[tuple[str, str], ...]:
    """What this rule makes of the event: (verb, piece) pairs, possibly none."""
    for rule, replaces in state.rules.replacing[event[0]]:
        found: tuple[tuple[str, str], ...] | None = replaces(state, event) if rule == name else None
        if found is not None:
            return found
    return ()


def act(state: State, ask: Ask, option: Option) -> Procedure | None:
    """Let the one rule that owns this verb carry it out."""
    return state.rules.verbs[option.verb].performs(state, ask, option)
