"""Which piece lies where. A document says how many; pieces are numbered in the map's order unless it says otherwise.

A slot is where a piece can lie, as a document calls it: an Area, a zone, "captives:<captor>", "hand:<seat>" and
"revealed:<seat>" for Elder Signs, and for what is nowhere named the Pool or the bag.
"""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.game import CthulhuWarsGame
from desktop_app.games.cthulhu_wars.table import ELDER_SIGNS, POOL, REVEALED, Table, captives, hand
from desktop_app.kernel.room import Problem
from desktop_app.kernel.state import deal, place, show

SIGN = "elder_sign"
Group = tuple[str, str]
"""(owner, kind): pieces that are equal but for their numbers; Elder Signs belong to nobody."""


def slots(game: CthulhuWarsGame) -> tuple[str, ...]:
    """Every slot that is named, in the order in which pieces are numbered."""
    signs = tuple([f"{word}:{seat}" for seat in game.seats for word in ("hand", REVEALED)])
    return (*game.places, *game.zones, *[captives(seat) for seat in game.seats], *signs)


def groups(table: Table) -> dict[Group, list[str]]:
    """The ids of all pieces by group, in order."""
    found: dict[Group, list[str]] = {}
    for piece, record in sorted(table.pieces.items()):
        found.setdefault((record.owner, record.kind), []).append(piece)
    return found


def slot_of(table: Table, piece: str) -> str:
    """Where a piece lies, as a document calls it."""
    record = table.pieces[piece]
    return f"{REVEALED}:{record.side}" if record.place == REVEALED else record.place


def able_to_keep(table: Table, seat: str, where: str) -> tuple[str, ...]:
    """A seat's Units that can keep the Gate in an Area, as it would choose them; in a zone whatever lies there."""
    if where in table.game.zones:
        return table.at(where, seat)
    return tuple([unit for kind in table.keepers(seat, where) for unit in table.units[seat][where][kind]])


def numbered(ids: list[str], counts: dict[str, int], order: tuple[str, ...], named: dict[str, str],
             rest: str) -> dict[str, str]:
    """A slot for each piece: the named ones where they are said to be, the others in order, what is left over last."""
    found = {piece: named[piece] for piece in ids if piece in named}
    free = [piece for piece in ids if piece not in named]
    for slot in order:
        for _ in range(counts.get(slot, 0) - list(found.values()).count(slot)):
            if free:
                found[free.pop(0)] = slot
    return {**found, **dict.fromkeys(free, rest)}


class Placement:
    """Collects how many pieces lie where, then lays them."""

    def __init__(self, game: CthulhuWarsGame, problems: list[Problem]) -> None:
        self.game = game
        self.problems = problems
        self.counts: dict[Group, dict[str, int]] = {}
        self.values: dict[str, list[int]] = {}
        self.bag = dict(game.numbers.elder_signs)

    def add(self, seat: str, slot: str, where: str, units: dict[str, int]) -> None:
        """So many Units of a seat lie there; `where` is the document's place that says so."""
        kinds = self.game.factions[seat].unit_kinds
        for kind, number in units.items():
            if kind not in kinds:
                self.problems.append(Problem("unknown_kind", f"{where}.{kind}", (kind, seat)))
                continue
            counts = self.counts.setdefault((seat, kind), {})
            left = kinds[kind].count - sum(counts.values())
            if number > left:
                args = (kind, str(kinds[kind].count), seat)
                self.problems.append(Problem("more_than_figures", f"{where}.{kind}", args, str(left)))
            counts[slot] = min(number, left)

    def add_signs(self, seat: str, hidden: list[int], revealed: list[int]) -> None:
        """A seat's Elder Signs, hidden and revealed, by value."""
        for word, place_word, values in (("hand", "elder_signs", hidden), (REVEALED, "revealed", revealed)):
            slot = f"{word}:{seat}"
            self.values[slot] = [value for index, value in enumerate(values)
                                 if self._taken(value, f"factions.{seat}.{place_word}[{index}]")]
            self.counts.setdefault(("", SIGN), {})[slot] = len(self.values[slot])

    def lay(self, table: Table, named: dict[str, str]) -> None:
        """Put every piece where it belongs."""
        order = slots(self.game)
        for piece in named:
            if piece not in table.pieces:
                self.problems.append(Problem("unknown_piece", f"pieces.{piece}", (piece,)))
        for group, ids in groups(table).items():
            rest = ELDER_SIGNS if group[1] == SIGN else POOL
            counts = self.counts.get(group, {})
            fits = self._fitting(ids, {**counts, rest: len(ids) - sum(counts.values())}, named)
            for piece, slot in numbered(ids, counts, order, fits, rest).items():
                self._lay(table, piece, slot)

    def _taken(self, value: int, where: str) -> bool:
        """Take a value out of the bag, if it holds one more."""
        if self.bag.get(value, 0) > 0:
            self.bag[value] -= 1
            return True
        code = "more_than_the_bag_holds" if value in self.bag else "unknown_elder_sign"
        self.problems.append(Problem(code, where, (str(value),)))
        return False

    def _fitting(self, ids: list[str], counts: dict[str, int], named: dict[str, str]) -> dict[str, str]:
        """The named pieces for which there is room where they are said to be."""
        found: dict[str, str] = {}
        for piece in ids:
            slot = named.get(piece)
            if slot is not None and list(found.values()).count(slot) < counts.get(slot, 0):
                found[piece] = slot
            elif slot is not None:
                self.problems.append(Problem("not_so_many_there", f"pieces.{piece}", (piece, slot)))
        return found

    def _lay(self, table: Table, piece: str, slot: str) -> None:
        word, _, seat = slot.partition(":")
        if word not in ("hand", REVEALED):
            place(table, piece, slot)
            return
        deal(table, ELDER_SIGNS, piece, str(self.values[slot].pop(0)), known=(seat,))
        place(table, piece, hand(seat), side=seat)
        if word == REVEALED:
            show(table, piece)
            place(table, piece, REVEALED)
