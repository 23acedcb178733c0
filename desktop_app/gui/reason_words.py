"""Why something was done, in words: what a bot thought of its answer, and what a person is advised.

A sentence may be there in several forms, each with an id of its own. Of "judge.costs":

    judge.costs             as a person is told it ("you")
    thought.costs           as it is told of a bot, by name
    instead.costs           of the next best option, which would be so; left.costs: of one that is left alone
    kept.<verb>             what is left as it is, if the answer is about nothing and the next best was to do this
    kept.<verb>.named       the same where the reason names the piece; kept.<verb>.there: the place
    kept.<verb>.hidden      the same where only few may know what that was about
    where.piece_place       a piece at a place, in a room's own words

What is missing is said as the form above it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from desktop_app.kernel.questions import Atom, Text

if TYPE_CHECKING:
    from desktop_app.gui.wording import Wording

INSTEAD, KEPT = "instead", "kept"
PASS = "pass"

LONGEST = 70
"""The next best option is named as long as a sentence stays within so many letters: two lines of a narrow log."""

Values = dict[str, Atom]


class Voice(NamedTuple):
    """Who is spoken to. `own`: before the ids of sentences in this voice; `frame`: before those of what joins them."""

    own: str
    frame: str


THOUGHT = Voice("thought.", "app.why")
ADVICE = Voice("advice.", "app.hint")


def reason_words(wording: Wording, reason: Text, voice: Voice, under: str = "") -> str:
    """The reason, how it parts this option from the next best one, and what it is about unless that is said already.

    `under`: words above it, which need no repeating."""
    if not reason.id:
        return ""
    values: Values = {"by": wording.say("app.why.by"), **dict(reason.args)}
    values["next"] = _next(wording, voice, values)
    return (_instead if values.get("form") in (INSTEAD, KEPT) else _plain)(wording, reason.id, voice, values, under)


def _plain(wording: Wording, id: str, voice: Voice, values: Values, under: str) -> str:
    if id == "app.why.no_difference" and not _is_about(values):
        id = "app.why.no_better"
    what = _said(wording, _voiced(wording, id, voice), values)
    named = _named(wording, values, "about", under + what)
    said = wording.say("app.why.about", about=_joined(wording, named), what=what) if named else what
    return _compared(wording, voice, values, said) if "form" in values else said


def _compared(wording: Wording, voice: Voice, values: Values, said: str) -> str:
    """A reason beside the next best option; that is left out where it has no name or the sentence would be too long."""
    frame, told = _framed(wording, f"{values['form']}", voice), {**values, "what": said}
    whole, short = wording.say(frame, **told), f"{frame}_short"
    shortens = wording.has(short) and (_is_nameless(wording, values) or len(whole) > LONGEST)
    return wording.say(short, **told) if shortens else whole


def _instead(wording: Wording, id: str, voice: Voice, values: Values, under: str) -> str:
    """What is true of the next best option only: why this one is taken, or why it is left alone."""
    left = _said(wording, _voiced(wording, id, voice, "left."), values)
    kept = _kept(wording, voice, values, left) if voice == THOUGHT or values["form"] == KEPT else ""
    if kept:
        return wording.say(kept, **{**values, "what": left})
    of_next = _voiced(wording, id, voice, "instead.")
    what = _said(wording, of_next, values)
    named = _named(wording, values, "about", under)
    named = {name: word for name, word in named.items() if word not in what}
    if not named:
        return wording.say(_framed(wording, INSTEAD, voice), **{**values, "what": what})
    only_otherwise = _is_nameless(wording, values) and "next" in wording.places(of_next)
    frame = "app.why.about" if only_otherwise else "app.why.instead_of"
    return wording.say(frame, about=_joined(wording, named), what=what)


def _said(wording: Wording, id: str, values: Values) -> str:
    """A sentence; what an older save does not tell is not named."""
    unknown = dict.fromkeys(wording.places(id) - set(values), wording.say("app.why.that")) if wording.has(id) else {}
    return wording.say(id, **{**unknown, **values})


def _voiced(wording: Wording, id: str, voice: Voice, form: str = "") -> str:
    """The id of the sentence that comes nearest to a reason in this form and voice."""
    common, _, name = id.rpartition(".")
    if common != "judge":
        return _framed(wording, name, voice) if common == THOUGHT.frame else id
    ids = (f"{voice.own}{form}{name}", f"{form}{name}" if form else "", f"{voice.own}{name}")
    return next((each for each in ids if wording.has(each)), id)


def _framed(wording: Wording, name: str, voice: Voice) -> str:
    own = f"{voice.frame}.{name}"
    return own if wording.has(own) else f"{THOUGHT.frame}.{name}"


def _kept(wording: Wording, voice: Voice, values: Values, what: str) -> str:
    """The id of the sentence about what is left as it is; nothing where the answer is about a thing of its own."""
    if _is_about(values):
        return ""
    said = {end: name in values and wording.word(values[name]) in what
            for end, name in ((".named", "next_piece"), (".there", "next_place"))}
    ids = [f"{own}kept.{values.get('next_verb')}{end}" for end in (".named", ".there", "", ".hidden")
           if said.get(end, True) for own in (voice.own, "")]
    return next((id for id in ids if wording.has(id) and wording.places(id) <= {*values, "what"}), "")


def _is_about(values: Values) -> bool:
    """Is the answer about a piece or a place?"""
    return "about_piece" in values or "about_place" in values


def _next(wording: Wording, voice: Voice, values: Values) -> Atom:
    """What the next best option is about, as far as it is another thing."""
    named = _named(wording, values, "next")
    if named:
        return _joined(wording, named)
    return wording.say(_framed(wording, "next_pass" if values.get("next_verb") == PASS else "next", voice))


def _is_nameless(wording: Wording, values: Values) -> bool:
    """Is the next best option about the same piece and place, or about what only few may know?"""
    return values["next"] == wording.say("app.why.next")


def _named(wording: Wording, values: Mapping[str, Atom], whose: str, said: str = "") -> dict[str, str]:
    """The piece and the place that somebody is about, as far as they are not said already."""
    words = {name: wording.word(values[f"{whose}_{name}"]) for name in ("piece", "place")
             if f"{whose}_{name}" in values}
    return {name: word for name, word in words.items() if word not in said}


def _joined(wording: Wording, named: Mapping[str, str]) -> str:
    """A piece at a place; each room has its own way to say that."""
    if len(named) == 1:
        return next(iter(named.values()))
    return wording.say("where.piece_place" if wording.has("where.piece_place") else "app.why.piece_place", **named)
