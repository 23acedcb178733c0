"""Gives short borders more points, so that each reads as a drawn line. Both regions get the same points.

    python resources/maps_source/fine_borders.py     mends the pack as it stands (nothing but Python is needed)
"""

import json
import zlib
from collections import Counter
from math import dist
from pathlib import Path
from typing import Any

PACK = Path(__file__).resolve().parent.parent / "packs" / "cthulhu_wars" / "earth.json"
LEAST = 12  # points that two neighbours have in common
SWAY = 0.09  # how far a new point lies beside its edge, as a share of the edge's length

Corner = tuple[float, float]
Edge = tuple[Corner, Corner]


def refine(earth: dict[str, Any]) -> None:
    """Splits the longest edges of each border that has too few points."""
    while True:
        shared = shared_edges(earth)
        number = Counter(pair for pair, edges in shared.items() for _ in edges)
        short = [pair for pair in sorted(shared) if number[pair] + 1 < LEAST]
        if not short:
            return
        for pair in short:
            split(earth, max(shared[pair], key=lambda edge: (dist(*edge), edge)))


def shared_edges(earth: dict[str, Any]) -> dict[tuple[str, str], list[Edge]]:
    """For each two Areas the edges that lie in both outlines."""
    owners: dict[Edge, list[str]] = {}
    for area in earth["areas"]:
        for a, b in edges_of(area):
            owners.setdefault((min(a, b), max(a, b)), []).append(area["id"])
    found: dict[tuple[str, str], list[Edge]] = {}
    for edge, areas in owners.items():
        if len(areas) == 2:
            found.setdefault((min(areas), max(areas)), []).append(edge)
    return found


def edges_of(area: dict[str, Any]) -> list[Edge]:
    rings = [[(x, y) for x, y in ring] for ring in area["polygons"]]
    return [edge for ring in rings for edge in zip(ring, ring[1:] + ring[:1])]


def split(earth: dict[str, Any], edge: Edge) -> None:
    """Puts a point into an edge, wherever it occurs, a little aside of it."""
    (ax, ay), (bx, by) = edge
    side = 1 if zlib.crc32(repr(edge).encode()) % 2 else -1
    point = [round((ax + bx) / 2 - side * SWAY * (by - ay), 1), round((ay + by) / 2 + side * SWAY * (bx - ax), 1)]
    for area in earth["areas"]:
        for ring in area["polygons"]:
            for place in range(len(ring)):
                ends = (tuple(ring[place]), tuple(ring[(place + 1) % len(ring)]))
                if set(ends) == set(edge):
                    ring.insert(place + 1, list(point))
                    break


def as_text(pack: dict[str, Any]) -> str:
    """The file as people read it: a few lines for each Area."""
    blocks = []
    for earth in pack["maps"]:
        rows = []
        for area in earth["areas"]:
            head = {key: value for key, value in area.items() if key != "polygons"}
            outlines = json.dumps(area["polygons"], separators=(",", ":"))
            rows.append(f'        {json.dumps(head)[:-1]},\n          "polygons": {outlines}}}')
        head = f'"id": "{earth["id"]}", "seats": {earth["seats"]}, "usual_for": {earth["usual_for"]}'
        areas = ",\n".join(rows)
        links, barriers = json.dumps(earth["links"]), json.dumps(earth["barriers"])
        blocks.append(
            f'    {{\n      {head},\n      "areas": [\n{areas}\n      ],\n'
            f'      "links": {links},\n      "barriers": {barriers}\n    }}'
        )
    maps = ",\n".join(blocks)
    size = f'"width": {pack["width"]}, "height": {pack["height"]}'
    return f'{{\n  "schema": 1, {size},\n  "maps": [\n{maps}\n  ]\n}}\n'


def main() -> None:
    pack = json.loads(PACK.read_text(encoding="utf-8"))
    for earth in pack["maps"]:
        refine(earth)
    PACK.write_text(as_text(pack), encoding="utf-8")


if __name__ == "__main__":
    main()
