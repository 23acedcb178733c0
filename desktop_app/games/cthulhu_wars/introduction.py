"""Cthulhu Wars before a game has begun: factions with their start Areas, the Earth boards, all Units and markers."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.set_up import sides
from desktop_app.games.cthulhu_wars.sheets import EarthMap, FactionSheet, Pack, UnitKind
from desktop_app.games.cthulhu_wars.view_pieces import SIZES
from desktop_app.kernel.introduction import MapView, MemberView, NoteView, SideView, TroupeView
from desktop_app.kernel.questions import Atom, Text, text
from desktop_app.kernel.views import ItemView, PieceView, SeatView

OLD_WORLD, NEW_WORLD = "arabia", "central_america"
"""Areas that lie only on the half that is split more finely."""

MARKERS = (("kill", "killed"), ("pain", "pained"))
"""Results of dice, and how they are drawn."""


class CthulhuWarsIntroduction:
    """Says everything from the pack."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack

    def side(self, side: str, map: str) -> SideView:
        """Its first Great Old One stands for a faction."""
        sheet = self._pack.factions[side]
        leader = sheet.unit_kinds[sheet.great_old_ones[0]]
        start = sheet.start_on(self._pack.maps[map])
        return SideView(_seat(sheet), _unit(leader), Text(f"name.{start}"))

    def map(self, map: str) -> MapView:
        """How the two halves of a board are split, and what goes for all of them."""
        earth = self._pack.maps[map]
        old, new = OLD_WORLD in earth.near, NEW_WORLD in earth.near
        notes = (
            NoteView("sign_ring", text("map.old_world"), text("map.old_world.split" if old else "map.old_world.plain")),
            NoteView("sign_claw", text("map.new_world"), text("map.new_world.split" if new else "map.new_world.plain")),
            NoteView("move", text("map.round"), text("map.round.does")),
            NoteView("link", text("map.link"), text("map.link.does")),
        )
        guessed = text("map.guessed") if _is_guessed(earth) else Text("")
        return MapView(text("map.areas", n=len(earth.areas)), notes if earth.links else notes[:-1], guessed)

    def cast(self) -> tuple[TroupeView, ...]:
        """The factions in placement order, then what belongs to nobody."""
        sheets = [self._pack.factions[side] for side in sides(self._pack)]
        return (*[_faction(sheet) for sheet in sheets], self._nobodys())

    def _nobodys(self) -> TroupeView:
        counts = self._pack.numbers.elder_signs
        gate = MemberView(PieceView("gate", "gate", "", "gate"), Text("name.gate"),
                          (ItemView("cost", text("cast.power"), self._pack.numbers.costs["build_gate"]),))
        alone = PieceView("gate.abandoned", "gate", "", "gate", badges=("abandoned",))
        signs = [MemberView(PieceView(f"elder_sign.{worth}", "elder_sign", "", "elder_sign", form="coin"),
                            text("cast.elder_sign", n=worth),
                            (ItemView("worth", text("cast.doom"), worth), _number(counts[worth])))
                 for worth in sorted(counts)]
        marks = [MemberView(PieceView(kind, kind, "", art, form="coin"), Text(f"name.{kind}")) for kind, art in MARKERS]
        members = (gate, MemberView(alone, text("cast.gate_abandoned")), *signs, *marks)
        return TroupeView("nobodys", text("cast.nobodys"), members)


def _faction(sheet: FactionSheet) -> TroupeView:
    members = tuple([MemberView(_unit(kind), Text(f"name.{kind.id}"), _facts(kind))
                     for kind in sheet.unit_kinds.values()])
    return TroupeView(sheet.id, Text(f"name.{sheet.id}"), members, _seat(sheet))


def _facts(kind: UnitKind) -> tuple[ItemView, ...]:
    combat: Atom = "varies" if kind.combat is None else kind.combat
    found = [ItemView("type", Text(f"cast.{kind.type}")), ItemView("cost", text("cast.cost"), kind.cost)]
    if kind.cost_again is not None:
        found.append(ItemView("cost_again", text("cast.cost_again"), kind.cost_again))
    return (*found, ItemView("combat", text("cast.combat"), combat), _number(kind.count))


def _number(count: int) -> ItemView:
    return ItemView("number", text("cast.number"), count)


def _unit(kind: UnitKind) -> PieceView:
    return PieceView(f"{kind.faction}.{kind.id}", kind.id, "", kind.id, kind.faction, SIZES.get(kind.type, 1.0))


def _seat(sheet: FactionSheet) -> SeatView:
    look = sheet.colours
    return SeatView(sheet.id, Text(f"name.{sheet.id}"), look.field, look.second, look.line, look.figure, look.pattern)


def _is_guessed(earth: EarthMap) -> bool:
    return "reconstructed" in {earth.provenance[area] for area in earth.areas}
