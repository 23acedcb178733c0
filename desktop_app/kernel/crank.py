"""The crank: turn the stack of procedures until somebody must answer; take answers in by one door."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop_app.kernel import rulebook
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.procedures import NOW
from desktop_app.kernel.questions import CHANCE, PASS, Ask, Chance, IllegalAnswer, Option, Reason, Reply, meant, parse
from desktop_app.kernel.state import State, happen

ANY_TIME = "any_time"
"""The question that interjections are offered at."""

TOO_MANY_STEPS = 10_000

NOT_AN_OPTION = Reason("not_an_option")
"""What is said when nobody knows a better reason; the verb is added."""

Step = tuple[Callable[..., Any], Callable[..., Any] | None, Callable[..., Any] | None, bool]
"""x, on_x, after_x, starred"""

_PROGRAMS: dict[type[Procedure], tuple[Step, ...]] = {}


def _program(kind: type[Procedure]) -> tuple[Step, ...]:
    """The steps of one kind of procedure, looked up once."""
    steps: list[Step] = []
    for step in kind.STEPS:
        name = step.rstrip("*")
        steps.append((getattr(kind, name), getattr(kind, "on_" + name, None), getattr(kind, "after_" + name, None),
                      name != step))
    _PROGRAMS[kind] = tuple(steps)
    return _PROGRAMS[kind]


def begin(state: State, procedure: Procedure) -> Ask | Chance | None:
    """Start with this procedure on top of the stack; the first question."""
    state.stack.append(procedure)
    return advance(state)


def advance(state: State) -> Ask | Chance | None:
    """Turn the crank until somebody must answer or nothing is left to do."""
    state.asked = None
    stack = state.stack
    for _ in range(TOO_MANY_STEPS):
        if state.ending == NOW and not state.over:
            _score(state)
        if not stack:
            return None
        frame = stack[-1]
        program = _PROGRAMS.get(type(frame)) or _program(type(frame))
        at = frame.at
        if at >= len(program):
            _close(state, frame)
            continue
        step = program[at]
        outcome = step[0](frame, state)
        if outcome is not None:
            question = _put(state, frame, step, outcome)
            if question is not None:
                return question
        else:  # most steps have nothing to ask and nobody to wait for
            if frame.at == at:
                frame.at = at + 1
            if state.opened:
                _push(state, None)
    raise RuntimeError(f"{TOO_MANY_STEPS} steps without a question, last {_innermost_steps(stack)}")


def _innermost_steps(stack: list[Procedure]) -> str:
    """Where the crank is or has just been, as "battle.roll > window.forced"."""
    return " > ".join([f"{frame.NAME}.{frame.STEPS[min(frame.at, len(frame.STEPS) - 1)].rstrip('*')}"
                       for frame in stack[-3:]])


def _put(state: State, frame: Procedure, step: Step, outcome: Any) -> Ask | Chance | None:
    """A step has looked or wants something done first. The question, when somebody must answer."""
    if isinstance(outcome, Chance):
        return _chance(state, frame, step, outcome)
    if isinstance(outcome, Ask):
        return _ask(state, frame, step, (outcome,))
    if isinstance(outcome, tuple):
        return _ask(state, frame, step, outcome)
    _push(state, outcome)
    return None


def _ask(state: State, frame: Procedure, step: Step, asks: tuple[Ask, ...]) -> Ask | None:
    """Put the first question that has an option. One option is no question; none at all, and the step is done."""
    for ask in asks:
        put = ask if ask.always else rulebook.complete(state, ask)
        if put.options or put.always:
            put = put.decided_by(rulebook.decider(state, ask))
            state.asked = put
            if put.always or len(put.options) > 1:
                return put
            _take(state, frame, step, put.options[0])
            return None
    frame.at += 1
    return None


def _chance(state: State, frame: Procedure, step: Step, chance: Chance) -> Chance | None:
    state.asked = chance
    only = chance.only_result()
    if only is None:
        return chance
    _take(state, frame, step, Option(chance.kind, only))
    return None


def _take(state: State, frame: Procedure, step: Step, reply: Option) -> None:
    """Let the step act on its answer. A step that says that it is done doesn't hear the child it leads to."""
    _, on_step, _, starred = step
    assert on_step is not None, f"{frame.NAME} asks and nobody hears"
    at = frame.at
    child: Procedure | None = on_step(frame, state, reply)
    state.asked = None
    if child is None and not starred and frame.at == at:
        frame.at += 1
    _push(state, child, heard=frame.at == at)


def _push(state: State, child: Procedure | None, heard: bool = True) -> None:
    """The step's child, and above it the windows that the step opened: they come first, in their order."""
    if child is not None:
        child.child = heard
        state.stack.append(child)
    while state.opened:
        state.stack.append(state.opened.pop())


def _close(state: State, frame: Procedure) -> None:
    """A procedure has ended: tell the step that wanted it."""
    result = frame.result(state)
    state.stack.pop()
    if state.ending and state.ending in frame.SPANS and not state.over:
        _score(state)
    elif frame.child and state.stack:
        parent = state.stack[-1]
        program = _PROGRAMS.get(type(parent)) or _program(type(parent))
        if parent.at < len(program):
            _hear(state, parent, program[parent.at], result)


def _hear(state: State, parent: Procedure, step: Step, result: Any) -> None:
    _, _, after, starred = step
    at = parent.at
    if after is not None:
        after(parent, state, result)
    if not starred and parent.at == at:
        parent.at += 1
    _push(state, None)


def _score(state: State) -> None:
    """Clear the stack and score. Nothing is lost: whatever was under way lies somewhere on the table."""
    state.stack.clear()
    state.opened.clear()
    state.over = True
    happen(state, "game_ended")
    state.stack.append(state.game.scoring(state))


def current(state: State) -> Ask | Chance | None:
    """The one question, listed or not. After loading it is found again by running the top step, which only reads."""
    if state.asked is None and state.stack:
        advance(state)
    return state.asked


def pending(state: State) -> Ask | Chance | None:
    """The one question with all its options."""
    asked = current(state)
    if isinstance(asked, Ask) and not asked.listed:
        asked = rulebook.complete(state, asked)
        state.asked = asked
    return asked


def interjections(state: State) -> tuple[tuple[str, Option], ...]:
    """What each seat may throw in beside the pending question. Chance is never interrupted."""
    if not isinstance(current(state), Ask):
        return ()
    return tuple([(seat, option) for seat in state.game.seats if state.rules.offered(seat, ANY_TIME)
                  for option in rulebook.complete(state, Ask(seat, ANY_TIME)).options])


def answer(state: State, reply: Reply) -> Ask | Chance | None:
    """The one door; gives back the next question. A reply that isn't allowed raises IllegalAnswer, changing nothing."""
    asked = current(state)
    if asked is None:
        raise IllegalAnswer(Reason("game_over"))
    frame = state.stack[-1]
    step = _PROGRAMS[type(frame)][frame.at]
    if isinstance(asked, Chance):
        _take(state, frame, step, _result(asked, reply))
        return advance(state)
    option = parse(reply.key)
    found = _found(state, asked, option) if reply.seat == asked.decider else None
    if found is not None:
        _take(state, frame, step, found)
    else:
        _interject(state, asked, reply, option)
    return advance(state)


def is_interjection(state: State, reply: Reply) -> bool:
    """Would this reply, if it is allowed, be thrown in beside the pending question instead of answering it?"""
    asked = current(state)
    return isinstance(asked, Ask) and (
        reply.seat != asked.decider or _found(state, asked, parse(reply.key)) is None)


def _result(chance: Chance, reply: Reply) -> Option:
    result = chance.read(reply.key)
    if reply.seat != CHANCE or result is None:
        raise IllegalAnswer(Reason("not_this_chance", (chance.kind, chance.number)))
    return result


def _found(state: State, asked: Ask, option: Option) -> Option | None:
    """The open option with these words: looked up when listed, put to the predicates when not."""
    found = meant(asked.options, option)
    if asked.listed:
        return found
    return (found or option) if rulebook.refusal(state, asked, option) is None else None


def _interject(state: State, asked: Ask, reply: Reply, option: Option) -> None:
    if reply.seat in state.game.seats and option.verb in state.rules.verbs:
        ask = Ask(reply.seat, ANY_TIME)
        if option != PASS and rulebook.refusal(state, ask, option) is None:
            child = rulebook.act(state, ask, option)
            _push(state, child, heard=False)
            return
    raise IllegalAnswer(why_not(state, asked, reply))


def why_not(state: State, asked: Ask, reply: Reply) -> Reason:
    """The same predicates that withheld the option say why; what a procedure lists itself it can refuse itself."""
    option = parse(reply.key)
    verb = state.rules.verbs.get(option.verb)
    thrown_in = verb is not None and ANY_TIME in verb.questions and asked.question not in verb.questions
    if thrown_in and reply.seat in state.game.seats:
        asked = Ask(reply.seat, ANY_TIME, decider=reply.seat)
    if reply.seat != asked.decider:
        return Reason("not_asked", (reply.seat,))
    refused = rulebook.refusal(state, asked, option) or NOT_AN_OPTION
    if refused.code != NOT_AN_OPTION.code or thrown_in:
        return refused
    told: Reason | None = state.stack[-1].refuses(state, asked, option)
    return told or Reason(NOT_AN_OPTION.code, (option.verb,))
