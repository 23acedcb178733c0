"""Call of Madness before a game has begun: priests, boards, investigators, gods, tiles and markers."""

from __future__ import annotations

from desktop_app.games.call_of_madness.sheets import COLOURS, Action, Investigator, Pack
from desktop_app.games.call_of_madness.view_pieces import MARKS, NOBODYS, SYMBOL, figure_of
from desktop_app.games.call_of_madness.view_seats import LOOKS
from desktop_app.games.call_of_madness.view_words import counted
from desktop_app.kernel.introduction import MapView, MemberView, NoteView, SideView, TroupeView
from desktop_app.kernel.questions import Text, text
from desktop_app.kernel.views import ItemView, PieceView, SeatView


class CallOfMadnessIntroduction:
    """Says everything from the pack."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack

    def side(self, side: str, map: str) -> SideView:
        """A priest's miniature stands for a priest; every board begins alike."""
        return SideView(self._seat(side), _miniature(side), text("start.cultists", n=self._pack.numbers.start_cultists))

    def map(self, map: str) -> MapView:
        """How far investigators have to go."""
        board, numbers = self._pack.boards[map], self._pack.numbers
        notes = (
            NoteView("down", text("map.rows"), text("map.rows.does", n=board.rows)),
            NoteView("investigator_1", text("map.columns"), text("map.columns.does", n=board.columns)),
            NoteView("cultist", text("map.cultists"), text("map.cultists.does", n=numbers.start_cultists)),
            NoteView("goal", text("map.goals"), text("map.goals.does", n=numbers.fewest_seats_with_goals)),
        )
        guessed = text("map.guessed") if board.provenance == "reconstructed" else Text("")
        return MapView(text("map.spaces", n=board.rows * board.columns), notes, guessed)

    def cast(self) -> tuple[TroupeView, ...]:
        """The priests, the gods, the investigators by toughness, then tiles and markers."""
        return (*[self._priest(each) for each in self._pack.priests], self._gods(), self._investigators(),
                self._markers())

    def _priest(self, side: str) -> TroupeView:
        numbers = self._pack.numbers
        cultists = PieceView(f"cultists.{side}", "cultists", "", "acolyte", side)
        members = (
            MemberView(_miniature(side), Text("name.miniature")),
            MemberView(cultists, Text("name.cultists"),
                       (ItemView("start", text("cast.at_start"), numbers.start_cultists),)),
        )
        return TroupeView(side, Text(f"name.{side}"), members, self._seat(side))

    def _gods(self) -> TroupeView:
        members = [MemberView(PieceView(f"god.{god.id}", god.id, "", god.id, NOBODYS, 1.6), Text(f"name.{god.id}"),
                              (_effect("day", god.day), _effect("night", god.night)))
                   for god in self._pack.powers.values()]
        return TroupeView("gods", Text("cast.gods"), tuple(members))

    def _investigators(self) -> TroupeView:
        members = tuple([_tile(each) for each in self._pack.investigators.values()])
        return TroupeView("investigators", Text("cast.investigators"), members)

    def _markers(self) -> TroupeView:
        numbers = self._pack.numbers
        outpost = PieceView("outpost", "outpost", "", "outpost", form="tile")
        fire = PieceView("fire", "fire", "", "fire", form="coin")
        marks = [MemberView(PieceView(f"{colour}_marker", f"{colour}_marker", "", MARKS[colour], form="coin"),
                            Text(f"name.{colour}_marker"), (_number(numbers.madness_of_each_colour),))
                 for colour in COLOURS]
        members = (MemberView(outpost, Text("name.outpost"), (_number(numbers.outposts),)),
                   MemberView(fire, Text("name.fire"), (_number(numbers.fire_tokens),)), *marks)
        return TroupeView("markers", Text("cast.markers"), members)

    def _seat(self, side: str) -> SeatView:
        look = LOOKS[list(self._pack.priests).index(side) % len(LOOKS)]
        return SeatView(side, Text(f"name.{side}"), *look)


def _miniature(side: str) -> PieceView:
    return PieceView(f"miniature.{side}", "miniature", "", "miniature", side, 1.4)


def _tile(tile: Investigator) -> MemberView:
    badges = (SYMBOL,) if tile.madness_symbol else ()
    piece = PieceView(tile.id, tile.id, "", figure_of(tile), NOBODYS, badges=badges, form="tile",
                      values=(("health", tile.health), ("strength", tile.strength)))
    facts = (ItemView("health", text("cast.health"), tile.health, art="health"),
             ItemView("strength", text("cast.strength"), tile.strength, art="strength"))
    symbol = (ItemView("symbol", text("cast.symbol"), art=SYMBOL),) if tile.madness_symbol else ()
    return MemberView(piece, Text(f"name.{tile.id}"), (*facts, *symbol))


def _effect(time: str, actions: tuple[Action, ...]) -> ItemView:
    """What a god's power card does by day or by night."""
    words = [("what" if n == 0 else f"what_{n + 1}", counted(action)) for n, action in enumerate(actions)]
    return ItemView(time, Text(f"card.{time}.{len(words)}", tuple(words)))


def _number(count: int) -> ItemView:
    return ItemView("number", text("cast.number"), count)
