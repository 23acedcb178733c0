"""Rule cases: a table, some answers, and what must lie there afterwards.

A case is TOML. `given` is a scenario document, each `when` an answer, `then` a partial document: what it doesn't name
is not looked at, what it names is exact. Beside parts of the table `then` may name what the pending question offers
(`offered`, `not_offered`), what it refuses and why (`refused`), who is asked what (`asks`), and, instead of all that,
the code of the problem for which the given document itself is refused (`error`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from desktop_app.app.comparison import Difference, differences
from desktop_app.kernel import crank
from desktop_app.kernel.questions import CHANCE, PASS, Ask, Atom, Chance, IllegalAnswer, Reason, Reply
from desktop_app.kernel.room import BadSetup, GameRoom, Problem
from desktop_app.kernel.save import Answer, Closed, SaveProblem, head_of, where
from desktop_app.kernel.state import State

MOST_PASSES = 200
"""A quiet case that passes more often goes round in a circle."""


class CaseProblem(Exception):
    """A text that is no case; the message says where and why."""


class Step(Closed):
    """An answer of a seat, or what chance brings: dice, a draw or an order."""

    seat: str | None = None
    answer: str | None = None
    dice: list[int | str] | None = None
    draw: list[int | str] | None = None
    shuffle: list[int | str] | None = None

    def reply(self) -> Reply:
        """What is said. Raises CaseProblem when the step says nothing, or two things."""
        said = [(kind, values) for kind in ("dice", "draw", "shuffle")
                if (values := getattr(self, kind)) is not None]
        if self.seat is not None and self.answer is not None and not said:
            return Reply(self.seat, self.answer)
        if len(said) == 1 and self.seat is None and self.answer is None:
            kind, values = said[0]
            return Reply(CHANCE, " ".join(map(str, (kind, *values))))
        raise CaseProblem("a step is a seat with its answer, or one of dice, draw and shuffle")


class Asked(Closed):
    """The pending question: who must answer ("chance" for dice), which it is, what about, how many dice."""

    seat: str | None = None
    question: str | None = None
    about: str | None = None
    number: int | None = None


class Outcome(BaseModel):
    """What must be so in the end. Every other field is a part of the table."""

    model_config = ConfigDict(extra="allow", frozen=True, strict=True)

    offered: list[str] = []
    not_offered: list[str] = []
    refused: dict[str, str] = {}
    asks: Asked | None = None
    error: str | None = None

    def table(self) -> dict[str, Any]:
        """The parts of the table."""
        return dict(self.model_extra or {})


class Case(Closed):
    """One case. `rules`: the ids of the ledger that it proves. `quiet`: what isn't listed is passed where it can be."""

    title: Annotated[str, Field(min_length=1)]
    rules: list[str] = []
    quiet: bool = False
    given: dict[str, Any]
    when: list[Step] = []
    then: Outcome


class CaseResult(NamedTuple):
    """Did the table do as it should? If not, `messages` say what was expected and what is there; `differences`: those
    of them that tell of a place, for whoever shows both side by side."""

    ok: bool
    messages: tuple[str, ...] = ()
    differences: tuple[Difference, ...] = ()


def read_cases(text: str, game: str = "") -> tuple[Case, ...]:
    """The cases of a file: one, or several as [[case]] tables. `game`: which it is unless a case says so itself.

    Raises CaseProblem.
    """
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise CaseProblem(f"no TOML: {fault}") from fault
    several = found.pop("case", None)
    if several is not None and (found or not isinstance(several, list)):
        raise CaseProblem("beside [[case]] tables nothing else stands in a file")
    return tuple([_case(each, game) for each in ([found] if several is None else several)])


def _case(found: Any, game: str) -> Case:
    try:
        case = Case.model_validate(found)
    except ValidationError as fault:
        title = found.get("title", "") if isinstance(found, dict) else ""
        raise CaseProblem(f"{title}: {where(fault)}: {fault.errors()[0]['msg']}") from fault
    for step in case.when:
        step.reply()
    return case.model_copy(update={"given": {"game": game, **case.given}}) if game else case


def run_case(room: GameRoom, case: Case) -> CaseResult:
    """Play a case on the room's table."""
    try:
        state = room.read_scenario(case.given)[1]
        head = head_of(case.given)
    except BadSetup as bad:
        return _refused(case, bad.problems)
    except SaveProblem as problem:
        return CaseResult(False, (f"the given document: {problem}",))
    if case.then.error is not None:
        return CaseResult(False, (f"expected the given document to be refused as {case.then.error}",))
    run = _Run(room, case, state, list(head.dice))
    failed = run.play(head.then) or run.look()
    if not failed:
        return CaseResult(True)
    return CaseResult(False, (*failed, *run.passes, *described(state)), tuple(run.differences))


def _refused(case: Case, problems: tuple[Problem, ...]) -> CaseResult:
    if case.then.error in [text for each in problems for text in (each.code, f"{each.code} {each.place}")]:
        return CaseResult(True)
    listed = [f"the given document: {each.place}: {' '.join((each.code, *each.args))}" for each in problems]
    if case.then.error is not None:
        listed.insert(0, f"expected: {case.then.error}")
    return CaseResult(False, tuple(listed))


class _Run:
    """A case that is being played."""

    def __init__(self, room: GameRoom, case: Case, state: State, dice: list[Atom]) -> None:
        self.room = room
        self.case = case
        self.state = state
        self.dice = dice
        self.passes: list[str] = []
        self.differences: list[Difference] = []

    def play(self, before: list[Answer]) -> list[str]:
        """Give all answers; the message of the first that is refused."""
        for reply in [*[answer.reply() for answer in before], *[step.reply() for step in self.case.when]]:
            reason = self._say(reply)
            if reason is not None:
                return [f"{reply.seat} says {reply.key!r}: refused, {_spoken(reason)}"]
        while self._may_go_on() and self._give_way():
            pass
        return []

    def look(self) -> list[str]:
        """What is not as it should be."""
        then = self.case.then
        self.differences = differences(then.table(), self.room.table_data(self.state), self.room.holdings)
        failed = [str(each) for each in self.differences]
        failed += [] if then.asks is None else _not_asked(then.asks, self.state)
        keys = offered(self.state)
        failed += [f"expected {key!r} to be offered" for key in then.offered if not _matches(key, keys)]
        failed += [f"expected {key!r} not to be offered" for key in then.not_offered if _matches(key, keys)]
        return failed + [line for key, code in then.refused.items() for line in self._not_refused(key, code)]

    def _say(self, reply: Reply) -> Reason | None:
        """Give an answer, after whatever gives way before it; why it is refused."""
        while True:
            try:
                crank.answer(self.state, reply)
                return None
            except IllegalAnswer as refused:
                if not self._give_way():
                    return refused.reason

    def _give_way(self) -> bool:
        """Answer a question that the case doesn't list: with given dice, or by passing in a quiet case."""
        asked = crank.pending(self.state)
        if isinstance(asked, Chance):
            scripted = self.dice[:asked.number] if asked.kind == "dice" else []
            if len(scripted) == asked.number:
                del self.dice[:asked.number]
                return self._answer(CHANCE, " ".join(map(str, ("dice", *scripted))))
        elif asked is not None and self.case.quiet and PASS in asked.options and len(self.passes) < MOST_PASSES:
            self.passes.append(f"(passed for {asked.decider}: {asked.question})")
            return self._answer(asked.decider, PASS.key)
        return False

    def _answer(self, seat: str, key: str) -> bool:
        try:
            crank.answer(self.state, Reply(seat, key))
        except IllegalAnswer:
            return False
        return True

    def _may_go_on(self) -> bool:
        """May what is pending give way, or is it the question that the case looks at?"""
        then = self.case.then
        if then.asks is None and not then.offered:
            return not (then.not_offered or then.refused)
        keys = offered(self.state)
        asked_now = then.asks is None or not _not_asked(then.asks, self.state)
        return not (asked_now and all(_matches(key, keys) for key in then.offered))

    def _not_refused(self, key: str, code: str) -> Iterator[str]:
        asked = crank.pending(self.state)
        seat = asked.decider if isinstance(asked, Ask) else CHANCE
        try:
            crank.answer(self.state.copy(), Reply(seat, key))
        except IllegalAnswer as refused:
            if code not in (refused.reason.code, _spoken(refused.reason)):
                yield f"expected {key!r} to be refused as {code}, not as {_spoken(refused.reason)}"
        else:
            yield f"expected {key!r} to be refused as {code}; it is allowed"


def offered(state: State) -> tuple[str, ...]:
    """The keys of all that may be answered now, and of what the same seat may throw in."""
    asked = crank.pending(state)
    if not isinstance(asked, Ask):
        return ()
    thrown_in = [option.key for seat, option in crank.interjections(state) if seat == asked.decider]
    return (*[option.key for option in asked.options], *thrown_in)


def _matches(key: str, keys: tuple[str, ...]) -> bool:
    if key.endswith("*"):
        return any(each.startswith(key[:-1]) for each in keys)
    return key in keys


def _not_asked(expected: Asked, state: State) -> list[str]:
    asked = crank.pending(state)
    found: dict[str, Atom] = {}
    if isinstance(asked, Ask):
        found = {"seat": asked.decider, "question": asked.question, "about": asked.about}
    elif isinstance(asked, Chance):
        found = {"seat": CHANCE, "question": asked.kind, "about": asked.about, "number": asked.number}
    return [f"expected to be asked: {name} {value}, not {found.get(name, 'nothing')}"
            for name, value in expected.model_dump(exclude_none=True).items() if found.get(name) != value]


def _spoken(reason: Reason) -> str:
    return " ".join(map(str, (reason.code, *reason.args)))


def described(state: State) -> list[str]:
    """The pending question with its options, a line each."""
    asked = crank.pending(state)
    if asked is None:
        return ["pending: nothing, the game is over"]
    if isinstance(asked, Chance):
        return [f"pending: chance, {asked.kind} {asked.number} for {asked.about or 'nobody'}"]
    about = f" about {asked.about}" if asked.about else ""
    return [f"pending: {asked.decider} is asked {asked.question}{about}", *[f"    {key}" for key in offered(state)]]
