"""What all positions of one game of Cthulhu Wars share: map, factions, numbers, rules."""

from __future__ import annotations

from typing import Any, ClassVar

from desktop_app.games.cthulhu_wars.judgement.judge import Judges
from desktop_app.games.cthulhu_wars.requirements import Requirement
from desktop_app.games.cthulhu_wars.sheets import EarthMap, FactionSheet, Numbers, Pack, UnitKind
from desktop_app.games.cthulhu_wars.table import ELDER_SIGNS, SLUMBER, Table, sorcery
from desktop_app.kernel.drawing import Draws
from desktop_app.kernel.frames import Procedure
from desktop_app.kernel.game import Game
from desktop_app.kernel.questions import Ask, Atom, Judgement, Option
from desktop_app.kernel.rulebook import Rule
from desktop_app.kernel.state import Piece, State

OCEAN_DEEP = "ocean_deep"
"""Where submerged Units lie: in play, not on the map."""


class CthulhuWarsGame(Game):
    """One line-up on one map. `options`: named rules options and their values; `variants`: what it is played by."""

    table: ClassVar[type[State]] = Table

    def __init__(self, pack: Pack, earth: EarthMap, seats: tuple[str, ...], options: dict[str, str],
                 rules: tuple[Rule, ...], requirements: tuple[Requirement, ...],
                 procedures: tuple[type[Procedure], ...], variants: tuple[str, ...] = ()) -> None:
        self.numbers: Numbers = pack.numbers
        self.earth = earth
        self.options = options
        self.variants = variants
        self.factions: dict[str, FactionSheet] = {seat: pack.factions[seat] for seat in seats}
        self.kinds: dict[str, UnitKind] = {
            kind.id: kind for faction in self.factions.values() for kind in faction.unit_kinds.values()}
        self.near = earth.near
        self.oceans = earth.oceans
        self.zones = (OCEAN_DEEP, SLUMBER, *[sorcery(seat) for seat in seats])  # off the map, but in play
        self.ritual_track = pack.numbers.ritual_tracks[len(seats)]
        self.requirements: dict[str, tuple[Requirement, ...]] = {}
        for requirement in requirements:
            for event in requirement.events:
                self.requirements[event] = (*self.requirements.get(event, ()), requirement)
        self.spellbook_ids = frozenset(book for faction in self.factions.values() for book in faction.spellbooks)
        self.unique_abilities = {row.id: seat for seat, sheet in self.factions.items() for row in sheet.rows.values()
                                 if row.kind == "unique_ability"}
        super().__init__(seats, seats, earth.areas, rules, procedures)
        self.written = frozenset(rule.id for rule in rules)
        self.judges: dict[str, Judges] = {}

    def in_force(self, state: Any, rule: Rule) -> bool:
        """A spellbook's rule counts once the book is owned, a borrowed unique ability while it is borrowed."""
        if rule.id in self.spellbook_ids:
            return rule.id in state.spellbooks[rule.seat]
        home = self.unique_abilities.get(rule.id, rule.seat)
        return home == rule.seat or bool(state.at(sorcery(home), rule.seat))

    def books_to_take(self, table: Table, seat: str) -> tuple[str, ...]:
        """The faction's spellbooks that the seat has not taken yet."""
        return tuple([book for book in self.factions[seat].spellbooks
                      if book not in table.spellbooks[seat] and book in self.written])

    def turn_order(self, state: Any) -> tuple[str, ...]:
        order: tuple[str, ...] = state.order
        return order

    def names(self, state: Any, kind: str, word: Atom) -> bool:
        if kind == "kind":
            return word in self.kinds
        if kind == "seat":
            return word in self.seats
        if kind == "gate":
            return word in self.places and word in state.gates
        return super().names(state, kind, word)

    def judge(self, state: Any, ask: Ask) -> tuple[tuple[Judgement, ...], ...]:
        from desktop_app.games.cthulhu_wars.judgement.advice import advice, judges_for

        if not self.judges:
            self.judges = judges_for(self.seats)
        return advice(state, ask, self.judges[ask.decider])

    def subject(self, state: Any, ask: Ask, option: Option) -> tuple[Atom, Atom]:
        from desktop_app.games.cthulhu_wars.judgement.subject import subject

        return subject(state, option)

    def throws_in(self, state: Any, ask: Ask) -> bool:
        """In one's own slot of the Doom Phase: Elder Signs that are shown can end the game."""
        return ask.question == "doom_slot"

    def scoring(self, state: Any) -> Procedure:
        from desktop_app.games.cthulhu_wars.procedures.end_of_game import Scoring

        return Scoring()

    def left_place(self, state: Any, piece: str, was: Piece) -> None:
        """A Gate whose keeper has gone is abandoned (ledger CWB-GATE-01)."""
        if state.gates.get(was.place) == piece:
            state.gates[was.place] = ""

    def bag_of(self, record: Piece) -> str:
        return ELDER_SIGNS if record.kind == "elder_sign" else ""

    def bag_empty(self, state: Any, bag: str, seat: str, owed: int) -> None:
        """With the bag empty each Elder Sign owed is 1 Doom (ledger CWB-SIGNS-03)."""
        state.gain_doom(seat, owed)


def draw_elder_signs(seat: str, number: int) -> Draws | None:
    """Elder Signs owed to a seat, drawn blind (ledger CWB-SIGNS-01)."""
    return Draws(ELDER_SIGNS, "elder_sign", ((seat, number),)) if number else None
