"""Documents from outside, packs and scenarios, against the model of what they may say.

A pack with a fault is refused at once; of a scenario document every fault is found, so that it can be mended in one go.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, Field, ValidationError

from desktop_app.kernel.documents import Path, has, without
from desktop_app.kernel.questions import Atom
from desktop_app.kernel.room import Problem
from desktop_app.kernel.save import LONGEST_PLACE, Closed

_CODES = {"type": "wrong_type", "forbidden": "unknown_field", "missing": "missing_field", "key": "unknown_field"}
"""What the last word of a fault's kind is called in a Problem; everything else is a wrong value."""


class PackProblem(Exception):
    """A pack that can't be used; the text says file, row, field and what is wrong there."""

    def __init__(self, file: str, row: str, field: str, problem: str) -> None:
        super().__init__(f"{file}: {row or 'the file itself'}: {field or 'the row itself'}: {problem}")
        self.file, self.row, self.field, self.problem = file, row, field, problem


class Row(Closed):
    """A row of a pack."""


Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$")]
Positive = Annotated[int, Field(gt=0)]
Natural = Annotated[int, Field(ge=0)]
Schema = Annotated[Literal[1], Field(alias="schema")]
"""The version of the form in which a pack file is written."""

Provenance = Literal["printed", "reported", "implied", "reconstructed"]
"""How sure a row is."""


class NumberRow(Row):
    """One number that holds for everybody."""

    id: Id
    value: Positive
    provenance: Provenance


def check_unique(file: str, row: str, field: str, ids: Sequence[str]) -> None:
    """Raises PackProblem when one of these ids stands there twice."""
    for position, id in enumerate(ids):
        if id in ids[:position]:
            raise PackProblem(file, row, field, f"{id} stands there twice")


def check_all(file: str, field: str, wanted: Sequence[str], ids: Sequence[str]) -> None:
    """Raises PackProblem when these ids are not the wanted ones, each once."""
    check_unique(file, "", field, ids)
    for id in ids:
        if id not in wanted:
            raise PackProblem(file, id, "id", f"unknown; {field} are {', '.join(wanted)}")
    for id in wanted:
        if id not in ids:
            raise PackProblem(file, "", field, f"{id} is missing")


Model = TypeVar("Model", bound=BaseModel)


def read_pack(model: type[Model], file: str, text: str) -> Model:
    """The text of a pack file as checked values. Raises PackProblem with the first fault."""
    try:
        rows: Any = json.loads(text)
        return model.model_validate_json(text)
    except json.JSONDecodeError as error:
        raise PackProblem(file, f"line {error.lineno}", f"column {error.colno}", f"not JSON ({error.msg})") from error
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        row, field = _row_and_field(rows, first["loc"])
        raise PackProblem(file, row, field, first["msg"]) from error
    except (ValueError, RecursionError) as error:  # a number or a nesting that no machine reads
        raise PackProblem(file, "", "its text", f"can't be read ({error})") from error


def _row_and_field(rows: Any, location: Path) -> tuple[str, str]:
    """Row and field of a fault: each step into a list becomes the id of the row there, or its number if it has none."""
    row: list[str] = []
    field: list[str] = []
    for step in location:
        if isinstance(step, int):
            rows = rows[step]
            name = rows.get("id") if isinstance(rows, dict) else None
            row.append(str(name) if name is not None else " ".join([*field, str(step + 1)]))
            field = []
        else:
            rows = rows.get(step) if isinstance(rows, dict) else None
            field.append(step)
    return " / ".join(row), ".".join(field)


class Overlay(Row):
    """A user's own pack: rows that replace those of shipped packs, by pack file, list and id.

    A row replaces what it names; a list of rows with ids within it is gone through in the same way. Nothing is added.
    """

    overlay: Literal[1]
    game: Annotated[str, Field(min_length=1, max_length=60)]
    title: Annotated[str, Field(max_length=200)] = ""
    rows: Annotated[dict[str, dict[str, Any]], Field(min_length=1)]


def read_overlay(text: str) -> Overlay:
    """The text of an overlay as checked values; its rows are checked when they are laid over. Raises PackProblem."""
    return read_pack(Overlay, "overlay", text)


def overlaid(file: str, text: str, rows: dict[str, Any]) -> str:
    """The text of a pack file with these rows in the place of its own. Raises PackProblem for what isn't there."""
    shipped: dict[str, Any] = json.loads(text)
    for name, changed in rows.items():
        if not isinstance(shipped.get(name), list | dict):
            raise PackProblem(file, "", name, f"there are no such rows; there are {', '.join(shipped)}")
        shipped[name] = _laid_over(file, name, shipped[name], changed)
    return json.dumps(shipped)


def _laid_over(file: str, place: str, shipped: Any, changed: Any) -> Any:
    """Rows by their ids, a single row field by field."""
    if isinstance(shipped, dict) and isinstance(changed, dict):
        return {**shipped, **{name: _field(file, place, shipped.get(name), value) for name, value in changed.items()}}
    if not isinstance(shipped, list) or not isinstance(changed, list):
        raise PackProblem(file, place, "", "rows are wanted here")
    found = {str(row["id"]): row for row in shipped if isinstance(row, dict) and "id" in row}
    for number, row in enumerate(changed, start=1):
        id = row.get("id") if isinstance(row, dict) else None
        if not isinstance(id, str) or id not in found:
            raise PackProblem(file, f"{place} {number}", "id", f"{id} is the id of no row that could be replaced")
        found[id] = _laid_over(file, id, found[id], row)
    return [found[str(row["id"])] if isinstance(row, dict) and "id" in row else row for row in shipped]


def _field(file: str, place: str, shipped: Any, value: Any) -> Any:
    """Rows within a row are gone through; everything else takes the place of what was there."""
    rows = isinstance(shipped, list) and bool(shipped) and isinstance(shipped[0], dict) and "id" in shipped[0]
    return _laid_over(file, place, shipped, value) if rows else value


def check_document(model: type[Model], document: Any) -> tuple[Model | None, tuple[Problem, ...]]:
    """What a scenario document says, and what is wrong with its form. Faulty parts are left out of what it says."""
    problems: dict[str, Problem] = {}
    while isinstance(document, dict):
        try:
            return model.model_validate(document), tuple(problems.values())
        except ValidationError as fault:
            faults = fault.errors(include_url=False, include_context=True, include_input=False)
        paths = [_path(document, each["loc"], str(each["type"])) for each in faults]
        for path, each in zip(paths, faults, strict=True):
            problem = _problem(path, each["loc"], str(each["type"]), each.get("ctx", {}))
            problems.setdefault(problem.place, problem)
        better = document if all(paths) else {**document, "game": "?"}
        for path in reversed(dict.fromkeys(paths)):
            better = without(better, path)
        if better == document:
            break
        document = better
    return None, tuple(problems.values()) or (Problem("no_document", ""),)


def _problem(path: Path, steps: Path, kind: str, about: dict[str, Any]) -> Problem:
    code = _CODES.get(kind.rpartition("_")[2], "wrong_value")
    if code == "missing_field":
        path = (*path, steps[-1])
    bounds = [str(about[name]) for name in ("expected", "ge", "le", "min_length", "max_length") if name in about]
    args = {"wrong_type": (kind,), "wrong_value": tuple(bounds)}
    return Problem(code, _spoken(path), args.get(code, ()))


def _spoken(path: Path) -> str:
    """The path as a document's place: "seats[0].side"."""
    words = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in path]
    return ascii("".join(words).removeprefix("."))[1:-1][:LONGEST_PLACE]


def _path(document: Any, steps: Path, kind: str) -> Path:
    """The steps that lead to what is there. The others name the alternatives of a value's type, or what is missing."""
    path: list[Atom] = []
    for step in steps[:-1] if kind == "missing" else steps:
        if has(document, step):
            document = document[step]
            path.append(step)
    return tuple(path)
