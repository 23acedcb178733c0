"""A little room that is none of ours and fills in the editing protocol: boats of two sides, a lamp, hay, a song."""

from __future__ import annotations

from typing import Any

from desktop_app.kernel.crank import begin
from desktop_app.kernel.documents import Document
from desktop_app.kernel.editing import (
    CARDS,
    SCENARIO,
    STRIP,
    TABLE,
    Choice,
    DraftProblem,
    Field,
    Gesture,
    Lying,
    MapFacts,
    Thing,
    ThingGroup,
    mended,
    piece_id,
)
from desktop_app.kernel.questions import Text, text
from desktop_app.kernel.room import BadSetup, MapChoice, Problem, Setup
from desktop_app.kernel.state import State
from desktop_app.kernel.views import ItemView, PieceView, SeatView, TableView
from tests.app.meadow_room import MeadowRoom
from tests.gui.harbour import AREAS, BOARD, WORDS, HarbourIntroduction
from tests.kernel.toy_room.rules import CARDS as TALENTS
from tests.kernel.toy_room.season import Season
from tests.kernel.toy_room.set_up import GAME_FOR_TWO, lay_table

SEATS = ("ash", "birch")
BOATS = 3
SONGS = ("calm", "storm", "map")
SAIDS = {
    **WORDS, "name.quayside": "The Quayside", "about.quayside": "Boats at a quay.",
    "name.ash": "Ash", "name.birch": "Birch", "f.hay": "Hay",
    "f.days": "Days", "f.turn": "Whose turn", "f.weather": "Weather", "f.song": "Song", "f.title": "Title",
    "f.marks": "Marks", "problem.no_day": "there is no day left", "mend.day": "Give it one day",
    "problem.more_than_there_are": "there are not so many", "mend.less": "Take one away",
}  # fmt: skip
LOOKS = {"ash": ("#00663F", "#003A21", "#5FC79A", "bone", "waves"),
         "birch": ("#FBE32A", "#BEAB00", "#FBE32A", "ink", "pales")}  # fmt: skip


class QuaysideEditing:
    """Documents: {"areas": {area: {thing: number}}, "hay": {seat: n}, "days", "turn", "weather", "song", "title"}."""

    def palette(self, document: Document) -> tuple[ThingGroup, ...]:
        used = {each.thing: each.number for each in self.lying(document)}
        boats = [ThingGroup(seat, Text(f"name.{seat}"), seat, (Thing(
            f"{seat}.boat", Text("name.boat"), "boat", seat, left=BOATS - used.get(f"{seat}.boat", 0), most=BOATS),))
            for seat in SEATS]  # fmt: skip
        return (*boats, ThingGroup("marks", Text("f.marks"), "", (Thing("lamp", Text("name.lamp"), "lamp"),), CARDS))

    def lying(self, document: Document) -> tuple[Lying, ...]:
        areas = document.get("areas", {})
        return tuple([Lying(thing, area, number) for area in AREAS for thing, number in areas.get(area, {}).items()])

    def places(self, document: Document) -> tuple[str, ...]:
        return AREAS

    def fields(self, document: Document) -> tuple[Field, ...]:
        hay = document.get("hay", {})
        seats = tuple([Choice(seat, Text(f"name.{seat}")) for seat in SEATS])
        skies = tuple([Choice(sky, Text(f"i.{sky}")) for sky in ("calm", "storm")])
        return (
            Field("title", text("f.title"), "text", document.get("title", ""), SCENARIO),
            Field("days", text("f.days"), "number", document.get("days", 2), STRIP),
            Field("turn", text("f.turn"), "choice", document.get("turn", "ash"), STRIP, seats),
            Field("weather", text("f.weather"), "choice", document.get("weather", "calm"), TABLE, skies),
            Field("song", text("f.song"), "list", tuple(document.get("song", ())), TABLE,
                  tuple([Choice(line, Text(f"i.{line}")) for line in SONGS])),
            *[Field(f"hay.{seat}", text("f.hay"), "number", hay.get(seat, 5), seat, art="power") for seat in SEATS],
        )  # fmt: skip

    def edit(self, document: Document, gesture: Gesture) -> Document:
        if gesture.verb == "set":
            word, _, seat = gesture.thing.partition(".")
            value = list(gesture.value) if isinstance(gesture.value, tuple) else gesture.value
            return {**document, word: {**document.get("hay", {}), seat: value} if seat else value}
        if gesture.verb == "place":
            return self._with(document, gesture.thing, gesture.place, gesture.number)
        if gesture.verb == "take":
            return self._with(document, gesture.thing, gesture.place, -gesture.number)
        if gesture.verb == "move":
            left = self._with(document, gesture.thing, gesture.place, -gesture.number)
            return self._with(left, gesture.thing, gesture.goal, gesture.number) if left != document else document
        return mended(document, gesture)

    def _with(self, document: Document, thing: str, place: str, number: int) -> Document:
        if place not in AREAS:
            return document
        areas = document.get("areas", {})
        here = dict(areas.get(place, {}))
        here[thing] = max(0, here.get(thing, 0) + number)
        told = {**areas, place: {each: many for each, many in here.items() if many}}
        return {**document, "areas": {area: things for area, things in told.items() if things}}

    def problems(self, document: Document) -> tuple[DraftProblem, ...]:
        found = []
        if document.get("days", 2) < 1:
            found.append(DraftProblem(Problem("no_day", "days"), STRIP, (Gesture("set", "days", value=1),),
                                      text("mend.day")))  # fmt: skip
        for group in self.palette(document):
            over = next((thing.id for thing in group.things if (thing.left or 0) < 0), "")
            at = next((each.place for each in self.lying(document) if each.thing == over), "")
            if over:
                found.append(DraftProblem(Problem("more_than_there_are", f"areas.{at}"), at,
                                          (Gesture("take", over, at),), text("mend.less")))  # fmt: skip
        return tuple(found)

    def view(self, document: Document) -> TableView:
        pieces = tuple([
            PieceView(piece_id(each.thing, each.place, n), each.thing.rpartition(".")[2], each.place,
                      each.thing.rpartition(".")[2], each.thing.rpartition(".")[0], movable=True,
                      spoken=Text(f"name.{each.thing.rpartition('.')[2]}"))
            for each in self.lying(document) for n in range(1, each.number + 1)
        ])  # fmt: skip
        turn, hay = document.get("turn", "ash"), document.get("hay", {})
        seats = tuple([SeatView(seat, Text(f"name.{seat}"), *LOOKS[seat],
                                (ItemView("hay", text("f.hay"), hay.get(seat, 5)),), "acts" if seat == turn else "")
                       for seat in SEATS])  # fmt: skip
        return TableView((BOARD,), pieces, (), seats, None)

    def facts(self, document: Document) -> MapFacts:
        return MapFacts()

    def cleared(self, document: Document) -> Document:
        return {**document, "areas": {}}


class QuaysideRoom(MeadowRoom):
    """Played like the Meadow, shown like the Harbour."""

    id = "quayside"

    def catalogue(self) -> Any:
        return super().catalogue()._replace(maps=(MapChoice("small", (2,)),))

    def default_setup(self, map: str = "", seats: int = 0) -> Setup:
        return Setup("small", SEATS)

    def new_game(self, setup: Setup) -> State:
        return self.read_scenario({"game": self.id})[1]

    def rest_point(self, state: State) -> bool:
        return False

    def view(self, state: State, seat: str) -> TableView:
        return QuaysideEditing().view({})

    def introduction(self) -> HarbourIntroduction:
        return HarbourIntroduction()

    def dice(self) -> None:
        return None

    def editing(self) -> QuaysideEditing:
        return QuaysideEditing()

    def read_scenario(self, document: Document) -> tuple[Setup, State]:
        wrong = tuple([each.problem for each in QuaysideEditing().problems(document)])
        if wrong:
            raise BadSetup(wrong)
        table = lay_table(GAME_FOR_TWO, dict.fromkeys(TALENTS, document.get("turn", "ash")))
        table.hay.update(document.get("hay", {}))
        begin(table, Season(document.get("days", 2)))
        return Setup("small", SEATS), table
