"""What is wrong with a draft, where it shows, and the gestures that mend it."""

from __future__ import annotations

from functools import partial
from typing import Any

from desktop_app.games.call_of_madness import scenario_reading
from desktop_app.games.call_of_madness.editing_draft import FIRE, Draft
from desktop_app.games.call_of_madness.editing_writing import with_usual_top
from desktop_app.games.call_of_madness.rest_points import DEFENCE
from desktop_app.games.call_of_madness.scenario_boards import OUTPOST
from desktop_app.games.call_of_madness.sheets import Pack
from desktop_app.games.call_of_madness.view_board import pool_area
from desktop_app.kernel.documents import Document, Path, mapping, part, path_of
from desktop_app.kernel.drafts import words_in
from desktop_app.kernel.editing import SCENARIO, STRIP, TABLE, DraftProblem, Gesture, errors, form_mended, taken_back
from desktop_app.kernel.questions import Text, text
from desktop_app.kernel.room import Problem

NAMES_A_KEY = frozenset({"unknown_side", "unknown_space", "unknown_colour"})
"""Problems whose place ends with the very word that is wrong, if it is no list's or field's."""

ABOUT = {"round": STRIP, "phase": STRIP, "turn": STRIP, "time": STRIP, "time_token": TABLE, "passed": TABLE,
         "free_used": TABLE, "round_deeds": TABLE, "gods": TABLE, "goals": TABLE, "goal_deck": TABLE, "beaten": TABLE,
         "pile": TABLE, "cards": TABLE, "then": TABLE, "boards": TABLE, "players": TABLE}

GOALS = ("goals", "given_up", "claimed")

Fix = tuple[Gesture, ...]


def problems(pack: Pack, document: Document) -> tuple[DraftProblem, ...]:
    """All that bars playing."""
    draft = Draft(pack, document)
    return tuple([_with_fix(draft, problem) for problem in errors(partial(scenario_reading.read, pack), document)])


def _with_fix(draft: Draft, problem: Problem) -> DraftProblem:
    fix = _fix(draft, problem)
    words = Text("")
    if fix:
        code = {"put": "set", "rename": "set", "take": "return"}.get(fix[0].verb, "remove")
        value = fix[0].value
        plain = isinstance(value, (int, str))
        words = text(f"fix.{code}" if plain or code != "set" else "fix.mend", to=value if plain else "",
                     n=sum([gesture.number for gesture in fix]))
    shown = about(draft, problem.place)
    taken = tuple(dict.fromkeys([gesture.place for gesture in fix if gesture.verb == "take"]))
    return DraftProblem(problem, taken[0] if taken else shown, fix, words, places=taken[1:])


def about(draft: Draft, place: str) -> str:
    """The place, seat or kind of field where a part of the document shows."""
    path = path_of(place)
    word, name = [*[str(step) for step in path[:2]], "", ""][:2]
    space = f"{name}.{path[2]}" if len(path) > 2 else ""
    if word == "boards" and space in draft.game.grid.row:
        return space
    if word in ("boards", "players") and name in draft.seats:
        return name
    return ABOUT.get(word, SCENARIO)


def _fix(draft: Draft, problem: Problem) -> Fix:
    """What mends it in one go; nothing when that is not known."""
    code, place, path = problem.code, problem.place, path_of(problem.place)
    mends = form_mended(problem, "call_of_madness")
    if mends is not None or not path:
        return mends or ()
    if code == "not_before_set_up":
        return (Gesture("put", place="phase", value=DEFENCE),)
    if path[0] == "gods" and (code == "other_number" or len(path) == 2):
        return (Gesture("put", place="gods", value=_enough_gods(draft)),)
    if code == "no_card_there" and path[2:] == ("top",):
        told = with_usual_top(draft, str(path[1]))
        return (Gesture("put", place=place.rpartition(".")[0], value=mapping(told, path[:2])),)
    if path[0] == "cards":
        return (Gesture("drop", place="cards"),)
    return _fix_pieces(draft, problem, path) or _fix_word(draft, problem, path)


def _fix_pieces(draft: Draft, problem: Problem, path: Path) -> Fix:
    """Pieces that there are too many of, that lie where they can't, and goals in a game without any."""
    code, place = problem.code, problem.place
    if code == "more_than_there_are" and path in (("boards",), ("players",)):
        return _back_to_supply(draft, OUTPOST if path == ("boards",) else FIRE)
    if code == "no_goals_here" and path[0] == "players":
        return tuple([Gesture("drop", place=f"{place}.{word}") for word in GOALS if word in draft.player(str(path[1]))])
    if code == "has_passed":
        left = [seat for seat in words_in(draft.document.get("passed")) if seat != problem.args[0]]
        return (Gesture("put", place="passed", value=left),)
    if code in ("unknown_card", "twice") and path[0] == "players" and path[2:3] == ("deck",) and len(path) == 4:
        return (Gesture("put", place=place.partition("[")[0], value=_thinner(draft, path)),)
    return ()


def _back_to_supply(draft: Draft, thing: str) -> Fix:
    """Those that were laid last, as many as there are too many."""
    numbers = draft.pack.numbers
    order = _laid(draft, thing)
    lying = sorted([each for each in draft.lying() if each.thing == thing], key=lambda each: order.index(each.place))
    most = numbers.outposts if thing == OUTPOST else numbers.fire_tokens
    return taken_back(lying, sum([each.number for each in lying]) - most)


def _laid(draft: Draft, thing: str) -> list[str]:
    """Where such a thing can lie, in the order in which the document names the places."""
    if thing == FIRE:
        return [pool_area(seat, FIRE) for seat in mapping(draft.document, ("players",))]
    boards = mapping(draft.document, ("boards",))
    return [f"{seat}.{space}" for seat in boards for space in mapping(boards, (seat,))]


def _thinner(draft: Draft, path: Path) -> list[list[Any]]:
    """A deck without its card of this number, counted through all batches."""
    found: list[list[Any]] = []
    at = 0
    for batch in part(draft.document, path[:3], []):
        cards = batch if isinstance(batch, list) else []
        found.append([card for number, card in enumerate(cards, start=at) if number != path[3]])
        at += len(cards)
    return [batch for batch in found if batch]


def _enough_gods(draft: Draft) -> Document:
    """The gods that are named, and others up to the number that is played with."""
    named = mapping(draft.document, ("gods",))
    others = [god for god in draft.pack.powers if god not in named]
    gods = [*[god for god in draft.pack.powers if god in named], *others][:draft.pack.numbers.gods_in_play]
    return {god: named.get(god, {}) for god in gods}


def _fix_word(draft: Draft, problem: Problem, path: Path) -> Fix:
    """Another word or number in its place, or nothing there."""
    place, now, fix = problem.place, part(draft.document, path), problem.fix
    if not fix:
        return (Gesture("drop", place=place),)
    if problem.code in NAMES_A_KEY and now not in problem.args:
        name = fix.rpartition(".")[2]
        free = part(draft.document, (*path[:-1], name)) is None
        return (Gesture("rename", place=place, value=name),) if free else (Gesture("drop", place=place),)
    if problem.code == "unknown_investigator" and isinstance(now, dict):
        place = f"{place}.investigator"
    value = int(fix) if isinstance(now, int) and fix.isdecimal() else fix
    return (Gesture("put", place=place, value=value),) if value else (Gesture("drop", place=place),)
