"""The drawn Earth: regions, what joins them, and the marks that lie in them."""

from __future__ import annotations

from functools import lru_cache

from desktop_app.games.cthulhu_wars.sheets import EarthMap
from desktop_app.kernel.questions import text
from desktop_app.kernel.views import AreaView, BoardView, EdgeView

ICE = frozenset({"antarctica"})
"""Land that is drawn as ice."""

ENGRAVINGS = {
    "peak": ("asia", "north_america_west", "south_america", "south_america_west", "new_zealand", "south_asia"),
    "pine": ("scandinavia", "north_asia", "north_america"),
    "tree": ("europe", "north_america_east", "central_america", "south_america_east", "east_africa"),
    "dune": ("africa", "west_africa", "arabia"),
    "hill": ("australia",),
    "crack": ("antarctica",),
}
"""What is engraved on the land of each Area, for the eye alone."""

ENGRAVED = {area: engraving for engraving, areas in ENGRAVINGS.items() for area in areas}

TALLEST = 1.35
"""Drawn taller than this its coasts are no longer the ones that everybody knows."""

GUESSED = frozenset({"implied", "reconstructed"})
"""Where a row of the pack comes from when nobody has reported what is printed."""


@lru_cache(maxsize=32)
def board(earth: EarthMap, desecrated: tuple[str, ...]) -> BoardView:
    """The map with its Desecration tokens; made once for each set of them."""
    areas = tuple([_area(earth, area, area in desecrated) for area in earth.areas])
    return BoardView(earth.id, (float(earth.width), float(earth.height)), areas, _edges(earth), wraps=True,
                     barriers=earth.barriers, tallest=TALLEST)


def _area(earth: EarthMap, area: str, is_desecrated: bool) -> AreaView:
    terrain = "ocean" if area in earth.oceans else "land"
    glyph = earth.glyph.get(area, "")
    tags = ["ice"] if area in ICE else []
    tags.append(terrain)
    if area in ENGRAVED:
        tags.append(f"engraving:{ENGRAVED[area]}")
    if glyph:
        tags.append(f"glyph:{glyph}")
    if is_desecrated:
        tags.append("desecrated")
    if earth.provenance[area] in GUESSED:
        tags.append("reconstructed")
    said = ("spoken.area_with_glyph" if glyph else "spoken.area") + ("_desecrated" if is_desecrated else "")
    spoken = text(said, area=area, terrain=terrain, glyph=glyph)
    return AreaView(area, earth.polygons[area], earth.centre[area], earth.label[area], tuple(tags), spoken,
                    earth.label_lines[area])


def _edges(earth: EarthMap) -> tuple[EdgeView, ...]:
    """Each pair of neighbours once: regions that touch, or an arc where they can't. One area's row is enough to know
    of a border."""
    links = {link.areas: link.path for link in earth.links}
    edges: list[EdgeView] = []
    for number, area in enumerate(earth.areas):
        for goal in earth.near[area]:
            if goal in earth.areas[number + 1:]:
                path = links.get((area, goal)) or links.get((goal, area)) or ()
                guess = earth.provenance[area] in GUESSED and earth.provenance[goal] in GUESSED
                edges.append(EdgeView(area, goal, "link" if path else "border", path=path, guess=guess))
    return tuple(edges)
