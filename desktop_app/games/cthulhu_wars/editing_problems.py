"""What is wrong with a draft, where it shows, and the gestures that mend it."""

from __future__ import annotations

from functools import partial

from desktop_app.games.cthulhu_wars import scenario_reading
from desktop_app.games.cthulhu_wars.editing_draft import ABANDONED, Draft, unit_path
from desktop_app.games.cthulhu_wars.editing_setting import KEPT, fields
from desktop_app.games.cthulhu_wars.sheets import Pack
from desktop_app.kernel.documents import Document, part, path_of
from desktop_app.kernel.drafts import amount
from desktop_app.kernel.editing import SCENARIO, STRIP, TABLE, DraftProblem, Gesture, errors, form_mended, taken_back
from desktop_app.kernel.questions import Text, text
from desktop_app.kernel.room import Problem

NAMES_A_KEY = frozenset({"unknown_area", "unknown_side", "unknown_zone", "unknown_kind", "no_such_frame",
                         "unknown_piece"})
"""Problems whose place ends with the very word that is wrong."""

ABOUT = {"round": STRIP, "phase": STRIP, "turn": STRIP, "dice": STRIP, "order": TABLE, "ritual": TABLE,
         "awakened": TABLE, "desecrated": TABLE, "decay": TABLE, "used": TABLE, "then": TABLE, "ending": TABLE,
         "pieces": TABLE}


FIGURES = "more_than_figures"


def problems(pack: Pack, document: Document) -> tuple[DraftProblem, ...]:
    """Errors first: while there is one the table can't be played. Then what may be meant otherwise."""
    draft = Draft(pack, document)
    wrong = errors(partial(scenario_reading.read, pack), document)
    figures = dict.fromkeys([problem.args for problem in wrong if problem.code == FIGURES])
    found = [_too_many(draft, next(problem for problem in wrong if problem.args == args)) for args in figures]
    found += [_with_fix(draft, problem) for problem in wrong if problem.code != FIGURES]
    return (*found, *_warnings(draft))


def _too_many(draft: Draft, problem: Problem) -> DraftProblem:
    """Too many of a figure, in whatever places they lie: those that were laid last are returned, all at once."""
    kind, box, seat = [str(arg) for arg in problem.args]
    order = list(draft.areas)
    lying = sorted([each for each in draft.lying() if each.thing == f"{seat}.{kind}"],
                   key=lambda each: order.index(each.place) if each.place in order else -1)  # fmt: skip
    over = sum([each.number for each in lying]) - int(box)
    fix = taken_back(lying, over)
    return DraftProblem(problem, fix[0].place, fix, text("fix.return", to="", n=over),
                        places=tuple([gesture.place for gesture in fix[1:]]))  # fmt: skip


def _with_fix(draft: Draft, problem: Problem) -> DraftProblem:
    fix = _fix(draft, problem)
    words = Text("")
    if fix:
        code = "set" if fix[0].verb in ("put", "rename") else "remove"
        value = fix[0].value
        words = text(f"fix.{code}", to=value if isinstance(value, (int, str)) else "")
    return DraftProblem(problem, about(draft, problem.place), fix, words)


def about(draft: Draft, place: str) -> str:
    """The place, seat or kind of field where a part of the document shows."""
    path = path_of(place)
    word = str(path[0]) if path else ""
    name = str(path[1]) if len(path) > 1 else ""
    if word == "areas" and name in draft.earth.areas:
        return name
    if word == "factions" and name in draft.seats:
        return name
    return ABOUT.get(word, SCENARIO)


def _fix(draft: Draft, problem: Problem) -> tuple[Gesture, ...]:
    """What mends it in one go; nothing when that is not known."""
    place, path = problem.place, path_of(problem.place)
    now = part(draft.document, path)
    if problem.code == "in_play_but_not_awakened":
        return (Gesture("put", place=place, value=[*_listed(now), problem.fix]),)
    if problem.code == "not_round_the_table":
        return (Gesture("put", place=place, value=problem.fix.split()),)
    mends = form_mended(problem, "cthulhu_wars")
    if mends is not None:
        return mends
    if problem.code == "seats_do_not_fit_map" and part(draft.document, ("map",)) is not None:
        return (Gesture("drop", place="map"),)
    if problem.code == "more_than_tokens":
        return (Gesture("put", place=place, value=_listed(now)[:int(problem.fix)]),)
    if not problem.fix:
        return (Gesture("drop", place=place),) if path else ()
    if path and path[-1] in problem.args and problem.code in NAMES_A_KEY:
        free = part(draft.document, (*path[:-1], problem.fix)) is None
        return (Gesture("rename" if free else "drop", place=place, value=problem.fix if free else None),)
    value = int(problem.fix) if isinstance(now, int) and problem.fix.isdecimal() else problem.fix
    return (Gesture("put", place=place, value=value),) if value else (Gesture("drop", place=place),)


def _listed(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else []


def _warnings(draft: Draft) -> list[DraftProblem]:
    """What can be played but may not be meant."""
    found = []
    for area in draft.earth.areas:
        beside = [seat for seat in draft.seats if draft.gate(area) == ABANDONED
                  and any(amount(draft.units(unit_path(area, seat)).get(kind))
                          for kind in draft.sheets[seat].cultists)]
        if beside:
            found.append(DraftProblem(Problem("nobody_keeps", f"areas.{area}.gate", (area, beside[0])), area,
                                      (Gesture("set", f"gate.{area}", value=KEPT),), text("fix.keep"), True))
    for field in fields(draft):
        if field.art == "power" and field.value == 0:
            found.append(DraftProblem(Problem("out_of_power", f"factions.{field.about}.power", (field.about,)),
                                      field.about, warning=True))
    return found
