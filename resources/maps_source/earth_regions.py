"""Draws the regions of the four Earth boards into resources/packs/cthulhu_wars/earth.json.

Run it after any change of a line below (it needs numpy and shapely, which the program itself doesn't):

    python resources/maps_source/earth_regions.py

Every line is given in pixels of the board, 1600 x 802, north up, the equator near y = 524. The board is a cylinder:
what passes the right rim comes in at the left one. Coasts are closed outlines; borders are open lines whose ends stand
a little beyond the coast that stops them, for what hangs over is dropped. All lines of a map are cut at their
crossings, the whole plane is then warped by noise that repeats with the board's width, so that a shared border stays
shared, and each face is given to the Area whose gate, or whose point in SECOND_PIECES, lies in it.
"""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from fine_borders import as_text, refine
from shapely.geometry import LineString, MultiLineString, Point, Polygon, box
from shapely.ops import linemerge, polygonize, unary_union

PACK = Path(__file__).resolve().parent.parent / "packs" / "cthulhu_wars" / "earth.json"
WIDTH, HEIGHT = 1600, 802
STEP = 5.0  # the longest straight piece of a line before it is warped
NOISE = ((130, 4.6), (60, 2.4), (27, 1.25), (13, 0.5))  # wavelength and amplitude of each octave
SIMPLIFY = 0.5
CRUMB = 60.0  # no face of a map is as small as this
GATE_RADIUS = 34.0
PIECES_RADIUS = 56.0
LETTER, LINE_HEIGHT = 9.5, 24.0  # of a name on the board

Line = list[tuple[float, float]]


def line(text: str) -> Line:
    """ "12,30 15,48" as points."""
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in text.split())]


# Coasts -----------------------------------------------------------------------------------------------------------

OLD_WORLD = line(
    # Africa, from Suez westward
    "1092,342 1077,344 1059,340 1048,332 1037,335 1035,348 1017,337 997,327 995,312 970,312 948,318 924,324 906,338"
    " 904,353 890,364 875,400 875,434 870,442 881,462 890,480 912,503 935,501 957,498 970,508 984,516 988,530 987,540"
    " 999,552 1006,570 1000,596 1012,620 1023,646 1030,666 1046,670 1074,674 1096,662 1106,652 1122,640 1145,624"
    " 1153,598 1150,574 1139,553 1141,534 1149,516 1164,496 1178,458 1158,463 1142,463 1122,426"
    # Arabia, Persia, India
    " 1129,424 1142,452 1152,449 1179,434 1192,426 1214,398 1201,384 1188,387 1177,381 1170,369 1163,351 1174,359"
    " 1188,369 1201,367 1219,379 1243,380 1250,390 1252,410 1260,436 1274,462 1291,484 1308,468 1320,446 1342,428"
    # Further India, the Sunda islands, China
    " 1354,410 1372,430 1381,440 1384,462 1388,488 1379,502 1393,531 1410,556 1434,573 1466,581 1484,576 1474,562"
    " 1452,556"
    " 1436,546 1427,530 1413,512 1403,490 1394,464 1397,450 1408,462 1416,478 1432,462 1430,437 1419,415 1428,401"
    " 1438,409 1452,398 1470,388 1492,370 1500,346"
    # Korea, the coast of Siberia; beyond 1600 it has passed the rim
    " 1490,318 1499,303 1478,293 1487,290 1500,286 1507,314 1519,310 1515,288 1526,270 1546,258 1562,238 1570,252"
    " 1572,272 1566,288 1552,299 1538,314 1528,329 1536,339 1550,330 1566,316 1578,300"
    " 1584,282 1588,264 1586,244 1580,222 1572,204 1556,192 1574,162 1598,157 1616,146 1617,167 1607,188 1610,213"
    " 1626,188 1632,162 1648,152 1662,136 1676,118"
    " 1663,102 1640,92 1617,93 1593,83 1570,76 1525,84 1503,74 1450,70 1414,58 1383,60 1339,66 1303,76 1277,80"
    " 1259,93 1214,94 1183,101 1148,102 1139,115 1126,123 1112,110 1130,106 1108,96 1081,90 1059,84"
    # Norway, the Baltic, the Channel, Britain
    " 1028,92 1002,108 984,124 968,138 966,160 984,167 997,163 1002,181 1014,184 1028,183 1046,182 1047,190 1032,194"
    " 1012,195 998,193 996,184 992,176 984,177 984,190 977,197 966,204 957,209 956,203 948,196 943,188 939,171"
    " 930,162"
    " 919,170 926,184 933,195 925,206 918,220 932,221 948,218 942,228 924,232 938,244 941,262"
    # Spain, the Mediterranean, the Black Sea
    " 908,263 904,285 909,301 928,302 942,299 950,288 961,274 968,266 986,259 995,268 1004,279 1017,298 1023,290"
    " 1030,284 1013,270 1006,256 1011,251 1018,261 1034,276 1039,292 1047,306 1055,298 1051,283 1063,283 1071,278"
    " 1074,272 1078,264 1088,257 1096,262 1103,257 1109,264 1122,258 1134,271 1130,281 1110,284 1092,285 1083,290"
    " 1073,297"
    " 1074,305 1086,308 1108,307 1106,330 1100,340"
)
NORTH_AMERICA = line(
    # The Caribbean and the east coast
    "468,462 455,470 443,467 429,463 428,440 407,433 412,406 390,404 390,420 374,424 364,400 365,374 376,360 396,356"
    " 399,349 423,350 428,366 434,384 446,376 440,346 452,325 464,314 463,299 472,283 490,285 494,274 512,277"
    " 532,274 551,262"
    " 564,246 566,226 556,202 534,182 520,168"
    # Hudson Bay, Baffin Land, Greenland
    " 512,158 483,150 452,146 458,162 448,180 440,196 426,186 408,174 402,156 416,134 443,119 478,129 509,135 520,116"
    " 500,98 476,90 482,78 515,74 540,76 556,90 563,112 580,143 603,155 620,128 656,108 692,93 706,72 715,54"
    # The Arctic coast, Alaska
    " 665,44 576,46 487,48 424,50 385,62 372,76 341,86 287,88 241,88 221,95 204,90 185,84 168,92 148,104 158,112"
    " 138,119 157,129 147,144 154,160 166,168 150,184 126,197 152,193 176,182 190,168 198,154 208,151 217,160"
    " 228,184 237,215 244,233"
    # The west coast and the isthmus
    " 246,266 245,301 234,321 222,340 220,366 228,392 236,416 246,420 246,400 262,408 276,408 290,414 316,426"
    " 351,437 374,441 403,458 414,473"
    " 425,490 439,499 452,506 470,508"
)
SOUTH_AMERICA = line(
    "455,470 465,461 478,455 496,461 514,464 527,474 545,490 567,496 578,508 590,512 612,512 636,520 653,538 656,558"
    " 646,578 634,602 616,620 598,626 588,637 586,650 578,666 563,671 570,682 558,688 551,697 552,706 543,714 548,726"
    " 563,733 541,734 520,722 509,707 501,690 493,672 484,652 458,634 438,610 432,590 440,562 436,548 441,534 443,521"
    " 449,512 452,505"
)
AUSTRALIA = line(
    "236,557 230,588 204,580 207,565 180,564 168,582 154,576 136,596 96,614 92,637 104,667 100,683 116,692 144,690"
    " 168,686 194,688 212,694 222,709 240,713 256,711 270,704 280,678 290,650 288,630 268,610 254,598 249,578"
)
AUSTRALIA_WEST = line(
    "146,549 141,574 119,566 121,553 98,552 90,568 78,563 62,584 26,604 22,626 34,656 30,670 44,682 68,680 90,676"
    " 110,678 124,684 132,694 150,698 164,694 174,684 182,656 188,630 178,602 160,584 155,562"
)
NEW_ZEALAND = line(
    "160,594 184,584 204,574 222,564 236,556 254,550 270,560 276,582 294,596 314,608 304,626 290,640 286,662 268,684"
    " 246,706 220,724 198,728 190,714 202,696 196,678 186,664 165,660"
)
ANTARCTICA = line(
    "-200,772 -80,776 0,779 110,774 200,777 310,785 420,789 520,789 588,780 604,762 610,748 622,746 626,760 650,752"
    " 690,726 760,704 830,684 905,683 960,690 1050,713 1140,742 1230,756 1320,764 1400,772 1520,776 1600,779 1710,774"
    " 1800,777"
)

# Borders ----------------------------------------------------------------------------------------------------------

EVERYWHERE = {
    "isthmus": line("452,455 456,478 450,515"),
    "arctic_ocean - north_atlantic": line("636,95 664,126 745,146 850,148 930,138 1000,140"),
    "arctic_ocean - north_pacific": line("50,118 80,115 110,112 170,119"),
    "north_atlantic - south_atlantic": line("598,540 652,556 720,544 800,512 880,494 920,480"),
    "south_atlantic - indian_ocean": line("1052,650 1060,690 1078,722 1086,770"),
    "south_pacific - south_atlantic": line("536,722 560,742 588,752 618,765"),
    "africa - asia": line("1140,453 1128,432 1119,410 1111,388 1098,360 1094,330"),
}
WEST_3 = {
    "north_pacific - south_pacific": line("465,530 436,538 380,543 300,528 228,528"),
    "north_pacific - indian_ocean": line("228,528 150,532 60,536 0,538 -60,552 -100,562 -140,574"),
    "indian_ocean - south_pacific": line("228,528 240,543 238,585"),
    "indian_ocean - south_pacific, south": line("232,680 234,730 246,790"),
}
EAST_3 = {"europe - asia": line("1118,272 1150,268 1178,240 1208,205 1216,150 1208,80")}
WEST_5 = {
    "north_pacific - south_pacific": line("465,530 436,538 380,543 320,526 280,522"),
    "north_pacific - indian_ocean": line("280,522 190,518 90,524 0,530 -60,546 -100,560 -140,574"),
    "indian_ocean - south_pacific": line("280,522 290,538 278,556 256,590"),
    "indian_ocean - south_pacific, south": line("224,695 228,745 244,795"),
    "north_america_west - north_america_east": line("376,50 372,110 380,180 392,250 406,310 416,374"),
    "north_america_west - central_america": line("230,302 275,314 330,330 385,374"),
    "south_america_west - south_america_east": line("454,487 474,504 498,530 534,570 549,610 562,640 600,652"),
}
EAST_5 = {
    "europe - arabia": line("1118,272 1145,270 1172,258"),
    "europe - north_asia": line("1172,258 1192,232 1200,190"),
    "scandinavia - europe": line("1028,187 1050,187 1090,180 1140,188 1200,190"),
    "scandinavia - north_asia": line("1200,190 1212,150 1206,80"),
    "arabia - north_asia": line("1172,258 1205,284 1250,296 1290,298"),
    "arabia - south_asia": line("1290,298 1318,330 1345,365 1352,420"),
    "north_asia - south_asia": line("1290,298 1345,270 1410,254 1470,248 1512,258 1540,280"),
    "west_africa - east_africa": line("1115,388 1090,430 1068,470 1036,506 1010,530 985,552"),
}
WEST = {
    3: [OLD_WORLD, NORTH_AMERICA, SOUTH_AMERICA, AUSTRALIA, ANTARCTICA, *WEST_3.values()],
    5: [OLD_WORLD, NORTH_AMERICA, SOUTH_AMERICA, AUSTRALIA_WEST, NEW_ZEALAND, ANTARCTICA, *WEST_5.values()],
}
EAST = {3: list(EAST_3.values()), 5: list(EAST_5.values())}
CLOSED = (OLD_WORLD, AUSTRALIA, AUSTRALIA_WEST)

# A point in the smaller piece of each Area that the rim cuts.
SECOND_PIECES: dict[str, tuple[int, int]] = {
    "north_pacific": (1585, 400),
    "indian_ocean": (20, 640),
    "asia": (20, 125),
    "north_asia": (20, 125),
}
# Adjacent Areas whose regions don't meet, and the arc that joins them.
LINKS = [("north_atlantic", "north_pacific", line("448,446 438,482 418,514"))]


# From lines to regions --------------------------------------------------------------------------------------------


def rounded(points: Line, closed: bool) -> Line:
    """Chaikin's corner cutting, once; an open line keeps its ends."""
    ring = [*points, points[0]] if closed else points
    cut: Line = []
    for (ax, ay), (bx, by) in pairwise(ring):
        cut += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
    return [*cut, cut[0]] if closed else [points[0], *cut, points[-1]]


def linework(half_west: int, half_east: int) -> MultiLineString:
    """All lines of a map, cut at their crossings and at the rims, what hangs over dropped."""
    drawn = [*WEST[half_west], *EVERYWHERE.values(), *EAST[half_east]]
    curves = [LineString(rounded(points, points in CLOSED)) for points in drawn]
    copies = [shapely.affinity.translate(curve, shift) for curve in curves for shift in (-WIDTH, 0, WIDTH)]
    board = box(0, 0, WIDTH, HEIGHT)
    noded = unary_union([board.boundary, *(copy.intersection(board) for copy in copies)])
    faces = [face for face in polygonize(noded) if face.area > CRUMB]
    return unary_union([face.boundary for face in faces])


class Noise:
    """A field of displacements, smooth, the same at both rims, none across the rims."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        waves = []
        for wavelength, amplitude in NOISE:
            angles = random.uniform(0, 2 * np.pi, 14)
            turns = np.round(WIDTH / wavelength * np.cos(angles))
            heights = 2 * np.pi / wavelength * np.sin(angles)
            phases = random.uniform(0, 2 * np.pi, (14, 2))
            waves.append((2 * np.pi * turns / WIDTH, heights, phases, amplitude / np.sqrt(7)))
        self.waves = waves

    def __call__(self, points: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
        shift = np.zeros_like(points)
        for kx, ky, phases, amplitude in self.waves:
            argument = points[:, :1] * kx + points[:, 1:] * ky
            for axis in (0, 1):
                shift[:, axis] += amplitude * np.sin(argument + phases[:, axis]).sum(axis=1)
        calm_x = np.clip(np.minimum(points[:, 0], WIDTH - points[:, 0]) / 40, 0, 1)
        calm_y = np.clip(np.minimum(points[:, 1], HEIGHT - points[:, 1]) / 25, 0, 1)
        return points + shift * np.stack([calm_x, calm_y], axis=1)


def faces_of(half_west: int, half_east: int) -> list[Polygon]:
    """The warped faces; two that share a border share its points exactly."""
    warp = Noise(seed=7)
    dense = shapely.segmentize(linework(half_west, half_east), STEP)
    warped = shapely.transform(dense, warp)
    chains = linemerge(warped)
    simple = [chain.simplify(SIMPLIFY) for chain in chains.geoms]
    simple = [shapely.transform(chain, lambda points: np.round(points, 1)) for chain in simple]
    return without_crumbs(list(polygonize(unary_union(simple))))


def without_crumbs(faces: list[Polygon]) -> list[Polygon]:
    """Where a warped line crossed itself a crumb has come off: it goes back to the face it touches most."""
    large = [face for face in faces if face.area >= CRUMB]
    for crumb in (face for face in faces if face.area < CRUMB):
        most = max(range(len(large)), key=lambda position: large[position].intersection(crumb).length)
        large[most] = large[most].union(crumb)
    return large


def regions(earth: dict[str, Any]) -> dict[str, list[Polygon]]:
    """For each Area its polygons, the one with the gate first."""
    west, east = int(earth["id"][-2]), int(earth["id"][-1])
    faces = faces_of(west, east)
    found: dict[str, list[Polygon]] = {}
    for area in earth["areas"]:
        points = [area["gate"], *([SECOND_PIECES[area["id"]]] if area["id"] in SECOND_PIECES else [])]
        found[area["id"]] = [next(face for face in faces if face.contains(Point(point))) for point in points]
    given = {face.wkb for pieces in found.values() for face in pieces}
    for face in faces:
        if face.wkb not in given:
            raise ValueError(f"{earth['id']}: nobody's face at {face.representative_point().wkt}")
    return found


# Names and pieces -------------------------------------------------------------------------------------------------


def name_sizes(area: str) -> list[tuple[float, float]]:
    """Half width and half height of the name in one line, in two and in three, as far as its words go."""
    words = area.split("_")
    one = (len(area) * LETTER / 2, LINE_HEIGHT / 2)
    if len(words) == 1:
        return [one]
    longest = min(max(len(" ".join(words[:cut])), len(" ".join(words[cut:]))) for cut in range(1, len(words)))
    sizes = [one, (longest * LETTER / 2, LINE_HEIGHT)]
    if len(words) > 2:
        sizes.append((max(map(len, words)) * LETTER / 2, 1.5 * LINE_HEIGHT))
    return sizes


def name_box(area: str, region: Polygon, gate: Point) -> tuple[Polygon, int]:
    """Where the name stands and in how many lines: clear of border and gate, in few lines, near the gate."""
    best, best_score = (box(*gate.buffer(1).bounds), 1), -np.inf
    left, top, right, bottom = region.bounds
    for lines, (half_width, half_height) in enumerate(name_sizes(area), start=1):
        for x in np.arange(left, right, 5):
            for y in np.arange(top, bottom, 5):
                name = box(x - half_width, y - half_height, x + half_width, y + half_height)
                outside = name.difference(region).area
                border = -outside / 20 if outside else min(region.exterior.distance(name), 10)
                to_gate = min(name.distance(gate) - GATE_RADIUS, 4)
                score = border + 2 * to_gate - 4 * lines - 0.03 * gate.distance(Point(x, y))
                if score > best_score:
                    best, best_score = (name, lines), score
    return best


def piece_centre(region: Polygon, gate: Point, name: Polygon) -> Point:
    """Where the pieces gather: room on all sides beside gate and name, and not far from the gate."""
    free = region.difference(unary_union([gate.buffer(GATE_RADIUS), name]))
    left, top, right, bottom = free.bounds
    xs, ys = np.meshgrid(np.arange(left, right, 4), np.arange(top, bottom, 4))
    places = shapely.points(xs.ravel(), ys.ravel())
    room = np.where(shapely.contains(free, places), shapely.distance(free.boundary, places), -np.inf)
    score = np.minimum(room, PIECES_RADIUS) - 0.1 * shapely.distance(gate, places)
    return places[int(np.argmax(score))]


def outline(piece: Polygon) -> list[list[float]]:
    """The corners of a piece, once each."""
    corners = [[round(x, 1), round(y, 1)] for x, y in piece.exterior.coords[:-1]]
    return [corner for before, corner in zip([corners[-1], *corners], corners) if before != corner]


def fill_in(earth: dict[str, Any]) -> None:
    """Write regions, anchors and links of one map into its rows."""
    found = regions(earth)
    for area in earth["areas"]:
        pieces = found[area["id"]]
        largest = max(pieces, key=lambda piece: piece.area)
        gate = Point(area["gate"])
        name, lines = name_box(area["id"], largest, gate)
        centre = piece_centre(largest, gate, name)
        area["label"] = [round(name.centroid.x), round(name.centroid.y)]
        area["label_lines"] = lines
        area["centre"] = [round(centre.x), round(centre.y)]
        ordered = sorted(pieces, key=lambda piece: -piece.area)
        area["polygons"] = [outline(piece) for piece in ordered]
    earth["links"] = [{"areas": [a, b], "path": [[round(x), round(y)] for x, y in path]} for a, b, path in LINKS]
    earth["barriers"] = []
    refine(earth)


def main() -> None:
    pack = json.loads(PACK.read_text(encoding="utf-8"))
    for earth in pack["maps"]:
        fill_in(earth)
    PACK.write_text(as_text(pack), encoding="utf-8")


if __name__ == "__main__":
    main()
