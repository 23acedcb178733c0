"""Why an option rather than another: what parts it from the next best one, and what it is about.

A reason is a Text of the game's with a few more words: `form`, how it parts them, `about_piece` and `about_place`, what
the option is about, `next_verb`, `next_piece` and `next_place`, what the next best one would have done and in what it
is another. Only whoever is asked why compares: choosing is not slowed down.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from desktop_app.kernel.questions import PASS, Ask, Atom, Judgement, Option, Text
from desktop_app.kernel.state import State

FORM, PIECE, PLACE = "form", "about_piece", "about_place"
BY = "by"
"""The word that names whose reason it is."""

NEXT_VERB, NEXT_PIECE, NEXT_PLACE = NEXT = "next_verb", "next_piece", "next_place"

INSTEAD, KEPT, EQUAL, RASH = "instead", "kept", "equal", "rash"
"""The reason is true of the next best option and not of this one; the same, and this one lets it be; of this one, and
chance chose among equals; of one that is worse than the best."""

NO_DIFFERENCE = Text("app.why.no_difference")
JUST_RASH = Text("app.why.nothing_for_it")
ONLY_ONE = Text("app.why.only_one")


class Judged(NamedTuple):
    """An option, the sum of the weights, and the judgements themselves, the heaviest first."""

    option: Option
    weight: int
    judgements: tuple[Judgement, ...]


def judged(state: State, ask: Ask) -> tuple[Judged, ...]:
    """Every option of a listed question with what the game says of it, in the order of the question."""
    return tuple([Judged(option, sum([each.weight for each in said]), said)
                  for option, said in zip(ask.options, state.game.judge(state, ask), strict=True)])


def reasons(one: Judged) -> tuple[Judgement, ...]:
    """Why an option is good or bad, the weightiest first."""
    return tuple(sorted(one.judgements, key=_lightness))


def ground(state: State, ask: Ask, found: Sequence[Judged], chosen: Judged, told: Collection[Text] = ()) -> Text:
    """What parts an option from the best of the others in `found`, in a reason that is not among those `told`.

    The weightiest difference comes first; without any difference it says so.
    """
    others = [one for one in found if one.option.key != chosen.option.key]
    every = [about(state, ask, chosen.option, each) for each in _grounds(chosen, others)]
    if others:
        rival = max(others, key=_weight).option
        every = [_beside_next(state, ask, rival, each) for each in every]
    said = [_core(each) for each in told]
    return next((each for each in every if _core(each) not in said), every[0])


def about(state: State, ask: Ask, option: Option, reason: Text) -> Text:
    """A reason together with the piece and the place that the option is about."""
    return _with(reason, (PIECE, PLACE), state.game.subject(state, ask, option))


def is_about(reason: Text) -> bool:
    """Is it a reason for doing something with a piece or at a place, not for letting something be?"""
    return any(name in (PIECE, PLACE) for name, _ in reason.args)


def without_next(reason: Text) -> Text:
    """The same reason; which piece and place the next best option is about is left out."""
    return Text(reason.id, tuple([(name, word) for name, word in reason.args if name not in (NEXT_PIECE, NEXT_PLACE)]))


def _beside_next(state: State, ask: Ask, rival: Option, reason: Text) -> Text:
    """A reason that compares says with what."""
    known = dict(reason.args)
    if FORM not in known and reason.id not in (NO_DIFFERENCE.id, JUST_RASH.id):
        return reason
    piece, place = state.game.subject(state, ask, rival)
    return _with(reason, NEXT, (rival.verb, piece if piece != known.get(PIECE) else "",
                                place if place != known.get(PLACE) else ""))


def _with(reason: Text, names: tuple[str, ...], words: tuple[Atom, ...]) -> Text:
    """A reason with more words, those that are there."""
    return Text(reason.id, (*reason.args, *[(name, word) for name, word in zip(names, words) if word]))


def _core(reason: Text) -> Text:
    """What is said, whatever it is about: two options with one reason sound alike."""
    if reason.id in (NO_DIFFERENCE.id, JUST_RASH.id, ONLY_ONE.id):
        return Text(reason.id)
    return Text(reason.id, tuple([(name, word) for name, word in reason.args
                                  if name not in (FORM, PIECE, PLACE, BY, *NEXT)]))


def _grounds(chosen: Judged, others: Sequence[Judged]) -> Iterator[Text]:
    if not others:
        yield from _for_it(chosen)
        yield ONLY_ONE
        return
    rival = max(others, key=_weight)
    if chosen.weight == rival.weight:
        yield from [_formed(reason, EQUAL) for reason in _for_it(chosen)]
        yield NO_DIFFERENCE
    elif chosen.weight < rival.weight:
        yield from [_formed(reason, RASH) for reason in _for_it(chosen)]
        yield JUST_RASH
    else:
        yield from _differences(chosen, rival)
        yield from _for_it(chosen)


def _for_it(one: Judged) -> Iterator[Text]:
    return (each.reason for each in reasons(one) if each.weight > 0)


def _differences(chosen: Judged, rival: Judged) -> Iterator[Text]:
    """What has more weight for the better option; what is said against both is told of the one that has more of it."""
    here, there = _by_id(chosen), _by_id(rival)
    more = {id: here.get(id, 0) - there.get(id, 0) for id in (*here, *there)}
    for id in sorted([id for id in more if more[id] > 0], key=lambda id: -more[id]):
        if here.get(id, 0) > 0:
            yield next(each.reason for each in reasons(chosen) if each.reason.id == id)
        else:
            form = KEPT if chosen.option == PASS else INSTEAD
            yield _formed(next(each.reason for each in reasons(rival) if each.reason.id == id), form)


def _by_id(one: Judged) -> dict[str, int]:
    sums: dict[str, int] = {}
    for each in one.judgements:
        sums[each.reason.id] = sums.get(each.reason.id, 0) + each.weight
    return sums


def _formed(reason: Text, form: Atom) -> Text:
    return Text(reason.id, (*reason.args, (FORM, form)))


def _weight(one: Judged) -> int:
    return one.weight


def _lightness(one: Judgement) -> int:
    return -abs(one.weight)
