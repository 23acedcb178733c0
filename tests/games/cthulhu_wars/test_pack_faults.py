"""A pack with a fault is refused, and the refusal says where the fault is."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from desktop_app.games.cthulhu_wars.pack import PackProblem, load_pack
from desktop_app.resource_files import resource

Rows = dict[str, Any]
Fault = Callable[[Rows], object]


def rows_of(file: str) -> Rows:
    rows: Rows = json.loads(resource("packs", "cthulhu_wars", f"{file}.json").read_text(encoding="utf-8"))
    return rows


def refusal(file: str, fault: Fault) -> PackProblem:
    """What loading says after the fault was put into one of the three files."""
    files = {name: rows_of(name) for name in ("general", "factions", "earth")}
    fault(files[file])
    with pytest.raises(PackProblem) as caught:
        load_pack(**{name: json.dumps(rows) for name, rows in files.items()})
    problem = caught.value
    for part in (problem.file, problem.row, problem.field, problem.problem):
        assert part in str(problem)
    return problem


def faction(rows: Rows, id: str) -> Rows:
    return named(rows["factions"], id)


def area(rows: Rows, earth: str, id: str) -> Rows:
    return named(named(rows["maps"], earth)["areas"], id)


def named(rows: list[Rows], id: str) -> Rows:
    return next(row for row in rows if row["id"] == id)


def one_way(rows: Rows) -> None:
    area(rows, "earth_35", "europe")["adjacent"].remove("arabia")


def own_neighbour(rows: Rows) -> None:
    area(rows, "earth_33", "asia")["adjacent"].append("asia")


def cut_off(rows: Rows) -> None:
    """Australia and New Zealand keep only each other."""
    areas = named(rows["maps"], "earth_53")["areas"]
    islands = {"australia", "new_zealand"}
    for row in areas:
        inside = row["id"] in islands
        row["adjacent"] = [goal for goal in row["adjacent"] if (goal in islands) == inside]


# file, the fault, row, field
FAULTS: list[tuple[str, Fault, str, str]] = [
    ("general", lambda rows: rows.update(colour="green"), "", "colour"),
    ("general", lambda rows: rows.update(schema=2), "", "schema"),
    ("general", lambda rows: rows["numbers"].pop(), "", "numbers"),
    ("general", lambda rows: named(rows["numbers"], "gates").update(id="doors"), "doors", "id"),
    ("general", lambda rows: rows["costs"].append(rows["costs"][0]), "", "costs"),
    ("general", lambda rows: rows["die"]["pain"].append(6), "die", "pain"),
    ("general", lambda rows: rows["ritual_tracks"][0]["costs"].clear(), "ritual_tracks 1", "costs"),
    ("general", lambda rows: rows["ritual_tracks"].pop(3), "earth_55", "seats"),
    ("factions", lambda rows: faction(rows, "sleeper")["units"][1].update(count=0), "sleeper / wizard", "count"),
    ("factions", lambda rows: faction(rows, "sleeper")["units"][1].update(cost="1"), "sleeper / wizard", "cost"),
    ("factions", lambda rows: faction(rows, "sleeper")["units"][1].pop("combat"), "sleeper / wizard", "combat"),
    ("factions", lambda rows: faction(rows, "sleeper")["units"][1].update(cots=1), "sleeper / wizard", "cots"),
    ("factions", lambda rows: faction(rows, "sleeper")["units"][1].update(id="acolyte"), "sleeper", "units"),
    ("factions", lambda rows: faction(rows, "black_goat")["spellbooks"].pop(), "black_goat", "spellbooks"),
    ("factions", lambda rows: faction(rows, "black_goat")["requirements"].pop(), "black_goat", "requirements"),
    (
        "factions",
        lambda rows: faction(rows, "yellow_sign")["spellbooks"][0].update(id="zingaya"),
        "yellow_sign",
        "rules",
    ),
    (
        "factions",
        lambda rows: faction(rows, "yellow_sign")["requirements"][2].update(glyph="spiral"),
        "yellow_sign / desecrate_chevron",
        "glyph",
    ),
    (
        "factions",
        lambda rows: faction(rows, "yellow_sign")["spellbooks"][1].update(unit="ghoul"),
        "yellow_sign / zingaya",
        "unit",
    ),
    ("factions", lambda rows: rows["factions"].append(rows["factions"][0]), "", "factions"),
    ("factions", lambda rows: faction(rows, "sleeper").update(provenance="guessed"), "sleeper", "provenance"),
    ("factions", lambda rows: faction(rows, "black_goat")["start"].append("mu"), "black_goat", "start"),
    ("factions", lambda rows: faction(rows, "black_goat")["start"].append("arabia"), "black_goat", "start"),
    ("factions", lambda rows: faction(rows, "black_goat")["start"].pop(), "black_goat", "start"),
    ("earth", one_way, "earth_35 / arabia", "adjacent"),
    ("earth", own_neighbour, "earth_33 / asia", "adjacent"),
    ("earth", lambda rows: area(rows, "earth_33", "asia")["adjacent"].append("mu"), "earth_33 / asia", "adjacent"),
    ("earth", cut_off, "earth_53", "areas"),
    ("earth", lambda rows: area(rows, "earth_33", "asia").update(id="europe"), "earth_33", "areas"),
    ("earth", lambda rows: area(rows, "earth_33", "asia").update(terrain="swamp"), "earth_33 / asia", "terrain"),
    (
        "earth",
        lambda rows: named(rows["maps"], "earth_33")["links"].append(
            {"areas": ["asia", "australia"], "path": [[0, 0], [1, 1]]}
        ),
        "earth_33 / asia - australia",
        "areas",
    ),
    ("earth", lambda rows: named(rows["maps"], "earth_53").update(usual_for=[4]), "earth_35, earth_53", "usual_for"),
]


@pytest.mark.parametrize(("file", "fault", "row", "field"), FAULTS)
def test_a_fault_is_refused_with_its_place(file: str, fault: Fault, row: str, field: str) -> None:
    problem = refusal(file, fault)
    blamed = "earth" if row == "earth_55" else file
    assert (problem.file, problem.row, problem.field) == (blamed, row, field)
    assert problem.problem


def test_a_text_that_is_no_json_names_the_line() -> None:
    with pytest.raises(PackProblem, match="factions: line 2"):
        load_pack(json.dumps(rows_of("general")), "{\n oops }", json.dumps(rows_of("earth")))
