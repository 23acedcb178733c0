"""What a game that is soaked must show at every answer, and now and then."""

from __future__ import annotations

from desktop_app.app.match import Match
from desktop_app.app.match_text import text_of
from desktop_app.kernel import crank, rulebook, save
from desktop_app.kernel.dice import Stream
from desktop_app.kernel.questions import Ask, IllegalAnswer, Reply
from desktop_app.kernel.restore import restore
from desktop_app.kernel.state import State, canonical_json, fingerprint

SELDOM = 10
"""Once in so many answers the dear checks are made."""


class Fault(Exception):
    """Something that may never be."""


def look(match: Match, stream: Stream) -> None:
    """The position as it is; now and then all its options, its views, and its document. Raises Fault."""
    broken = match.room.broken(match.state)
    if broken:
        raise Fault("; ".join([f"{problem.place}: {problem.code} {' '.join(problem.args)}" for problem in broken]))
    asked = match.pending()
    if isinstance(asked, Ask) and not asked.options:
        raise Fault(f"{asked.question} has no option")
    if stream.below(SELDOM) == 0:
        if isinstance(asked, Ask):
            _look_at_options(match.state, asked)
        for seat in ("", *match.setup.seats):
            match.view(seat)
        match.room.table_data(match.state)
        _look_at_document(match)


def look_at_whole(match: Match) -> None:
    """Saved, loaded and played through again, and as stored data: always the same table. Raises Fault."""
    here = fingerprint(match.state)
    saved = save.read(text_of(match).encode("ascii"))
    restored = restore(saved, match.room)
    if restored.notices or fingerprint(restored.timeline.state) != here:
        raise Fault(f"replayed it is another table: {restored.notices}")
    loaded = match.room.from_data(match.setup, canonical_json(match.state))
    if fingerprint(loaded) != here or crank.pending(loaded) != match.pending():
        raise Fault("stored and loaded it is another table")
    match.log()


def _look_at_options(state: State, asked: Ask) -> None:
    """Each listed option is allowed and can be carried out, and no two have one key."""
    keys = [option.key for option in asked.options]
    if len(dict.fromkeys(keys)) != len(keys):
        raise Fault(f"{asked.question}: an option stands there twice: {sorted(keys)}")
    for option in asked.options:
        reason = rulebook.refusal(state, asked, option) if option.verb in state.rules.verbs else None
        if reason is not None and asked.question in state.rules.verbs[option.verb].questions:
            raise Fault(f"{option.key} is offered and refused: {reason}")
        try:
            crank.answer(state.copy(), Reply(asked.decider, option.key))
        except IllegalAnswer as refused:
            raise Fault(f"{option.key} is listed and refused: {refused.reason}") from refused


def _look_at_document(match: Match) -> None:
    """A rest point's document gives back the same table."""
    if match.room.rest_point(match.state):
        _, state = match.room.read_scenario(match.room.write_scenario(match.state))
        if fingerprint(state) != fingerprint(match.state):
            raise Fault("written as a document and read again it is another table")
