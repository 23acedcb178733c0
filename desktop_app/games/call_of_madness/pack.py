"""From the text of the four pack files to checked, plain values.

The border of the game: here, and only here, pydantic checks what the files say; what comes out (sheets.py) is what
rules, table and view read. A fault is reported with its file, its row and its field.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from desktop_app.games.call_of_madness import sheets
from desktop_app.games.call_of_madness.sheets import AFTERWARDS, Numbers, Pack
from desktop_app.games.call_of_madness.spaces import names_of_spaces
from desktop_app.kernel.packs import (
    Id,
    Natural,
    NumberRow,
    PackProblem,
    Positive,
    Provenance,
    Row,
    Schema,
    check_all,
    read_pack,
)

__all__ = ["PackProblem", "load_pack", "schemas"]

Name = Annotated[str, Field(min_length=1, max_length=60)]
Icon = Literal["attack", "destroy", "strengthen", "move", "add_outpost", "discard_outpost", "ritual", "own_cultists",
               "other_cultists", "add_fire", "move_miniature", "stand_miniature", "draw", "action"]


class BoardRow(Row):
    """The size of every player's board."""

    id: Id
    columns: Annotated[int, Field(ge=1, le=9)]
    rows: Annotated[int, Field(ge=2, le=9)]
    provenance: Provenance


class TokenRow(Row):
    """Cultist tokens of one value."""

    value: Positive
    number: Positive
    at_start: Natural
    provenance: Provenance


class PriestRow(Row):
    """A player's character."""

    id: Id
    name: Name
    provenance: Provenance


class GeneralFile(Row):
    """general.json"""

    schema_version: Schema
    numbers: tuple[NumberRow, ...]
    boards: Annotated[tuple[BoardRow, ...], Field(min_length=1)]
    cultist_tokens: tuple[TokenRow, ...]
    priests: Annotated[tuple[PriestRow, ...], Field(min_length=2)]


class ActionRow(Row):
    """An icon with its numbers."""

    action: Icon
    amount: int = 1
    board: Literal["any", "own", "other"] = "any"
    target: Literal["", "self", "one_other", "each_other"] = ""
    god: Id | Literal[""] = ""
    madness_cost: Natural = 0


class SetRow(Row):
    """A set of actions."""

    madness_cost: Natural
    time: Literal["any", "day", "night"]
    actions: Annotated[tuple[ActionRow, ...], Field(min_length=1)]


class CardRow(Row):
    """A basic card or a god's card."""

    id: Id
    owner: Id
    name: Name
    cost: Natural
    sets: Annotated[tuple[SetRow, ...], Field(min_length=1)]
    bottom: tuple[ActionRow, ...]
    provenance: Provenance
    note: str = ""


class PowerRow(Row):
    """A power card; its id is the god's."""

    id: Id
    name: Name
    day: Annotated[tuple[ActionRow, ...], Field(min_length=1)]
    night: Annotated[tuple[ActionRow, ...], Field(min_length=1)]
    provenance: Provenance


class CardsFile(Row):
    """cards.json"""

    schema_version: Schema
    basic_cards: tuple[CardRow, ...]
    god_cards: tuple[CardRow, ...]
    power_cards: tuple[PowerRow, ...]


class DemandRow(Row):
    """One condition of a goal."""

    metric: Id
    op: Literal[">=", "<=", "=="]
    value: int
    color: Literal["", "blue", "green", "red"] = ""


class GoalRow(Row):
    """A goal."""

    id: Id
    name: Name
    points: Positive
    all_of: Annotated[tuple[DemandRow, ...], Field(min_length=1)]
    provenance: Provenance


class GoalsFile(Row):
    """goals.json"""

    schema_version: Schema
    immediate_goals: tuple[GoalRow, ...]
    endgame_goals: tuple[GoalRow, ...]


class InvestigatorRow(Row):
    """An investigator's tile."""

    id: Id
    name: Name
    health: Annotated[int, Field(ge=1, le=6)]
    strength: Natural
    madness_symbol: bool
    provenance: Provenance


class SetupRow(Row):
    """A setup card: which tile stands on which space of the own board, "b3" for the second column and third row."""

    id: Id
    placements: dict[str, Id]
    provenance: Provenance


class InvestigatorsFile(Row):
    """investigators.json"""

    schema_version: Schema
    investigators: Annotated[tuple[InvestigatorRow, ...], Field(min_length=1)]
    setup_cards: Annotated[tuple[SetupRow, ...], Field(min_length=1)]


FILES: dict[str, type[Row]] = {"general": GeneralFile, "cards": CardsFile, "goals": GoalsFile,
                               "investigators": InvestigatorsFile}


def load_pack(general: str, cards: str, goals: str, investigators: str) -> Pack:
    """The pack that these four texts describe; raises PackProblem when one of them is wrong."""
    general_file = read_pack(GeneralFile, "general", general)
    cards_file = read_pack(CardsFile, "cards", cards)
    goals_file = read_pack(GoalsFile, "goals", goals)
    tiles_file = read_pack(InvestigatorsFile, "investigators", investigators)
    pack = Pack(
        _numbers(general_file),
        {row.id: sheets.Board(row.id, row.columns, row.rows, row.provenance) for row in general_file.boards},
        tuple([sheets.CultistToken(row.value, row.number, row.at_start) for row in general_file.cultist_tokens]),
        {row.id: sheets.Priest(row.id, row.name, row.provenance) for row in general_file.priests},
        {row.id: _card(row) for row in cards_file.basic_cards},
        {row.id: _card(row) for row in cards_file.god_cards},
        {row.id: sheets.Power(row.id, row.name, _actions(row.day), _actions(row.night), row.provenance)
         for row in cards_file.power_cards},
        {row.id: _goal(row) for row in goals_file.immediate_goals},
        {row.id: _goal(row) for row in goals_file.endgame_goals},
        {row.id: sheets.Investigator(*row.model_dump().values()) for row in tiles_file.investigators},
        {row.id: sheets.SetupCard(row.id, tuple(row.placements.items()), row.provenance)
         for row in tiles_file.setup_cards},
    )
    _check_ids(general_file, cards_file, goals_file, tiles_file)
    _check_cards(pack)
    _check_setup_cards(pack)
    return pack


def schemas() -> dict[str, dict[str, Any]]:
    """The JSON Schemas of the four files."""
    return {name: model.model_json_schema() for name, model in FILES.items()}


def _numbers(file: GeneralFile) -> Numbers:
    check_all("general", "numbers", Numbers._fields, [row.id for row in file.numbers])
    return Numbers(**{row.id: row.value for row in file.numbers})


def _actions(rows: tuple[ActionRow, ...]) -> tuple[sheets.Action, ...]:
    return tuple([sheets.Action(row.action, row.amount, row.board, row.target, row.god, row.madness_cost)
                  for row in rows])


def _card(row: CardRow) -> sheets.Card:
    sets = tuple([sheets.ActionSet(each.madness_cost, each.time, _actions(each.actions)) for each in row.sets])
    return sheets.Card(row.id, row.owner, row.name, row.cost, sets, _actions(row.bottom), row.provenance)


def _goal(row: GoalRow) -> sheets.Goal:
    demands = tuple([sheets.Demand(each.metric, each.op, each.value, each.color) for each in row.all_of])
    return sheets.Goal(row.id, row.name, row.points, demands, row.provenance)


# Checking ---------------------------------------------------------------------------------------------------------


def _check_ids(general: GeneralFile, cards: CardsFile, goals: GoalsFile, tiles: InvestigatorsFile) -> None:
    """Words of options name one thing each."""
    found = [("general", row.id) for row in general.numbers]
    found += [("general", row.id) for row in general.boards]
    found += [("general", row.id) for row in general.priests]
    found += [("cards", row.id) for row in (*cards.basic_cards, *cards.god_cards)]
    found += [("cards", row.id) for row in cards.power_cards]
    found += [("goals", row.id) for row in (*goals.immediate_goals, *goals.endgame_goals)]
    found += [("investigators", row.id) for row in tiles.investigators]
    found += [("investigators", row.id) for row in tiles.setup_cards]
    seen: list[str] = []
    for file, id in found:
        if id in seen:
            raise PackProblem(file, id, "id", "stands there twice")
        seen.append(id)


def _check_cards(pack: Pack) -> None:
    """Owners and gods exist, and optional costs stand below the line only."""
    for cards, owners in ((pack.basic_cards, pack.priests), (pack.god_cards, pack.powers)):
        for card in cards.values():
            if card.owner not in owners:
                raise PackProblem("cards", card.id, "owner", f"{card.owner} is nobody's name")
            for action in card.bottom:
                if action.god and action.god not in pack.powers:
                    raise PackProblem("cards", card.id, "bottom", f"{action.god} is no god")
            if any(action.madness_cost for each in card.sets for action in each.actions):
                raise PackProblem("cards", card.id, "sets", "the set has one cost, its actions have none")
    for power in pack.powers.values():
        if any(action.madness_cost or action.icon == AFTERWARDS[1] for action in (*power.day, *power.night)):
            raise PackProblem("cards", power.id, "day", "a power costs nothing and brings no second card")
    if len(pack.powers) < pack.numbers.gods_in_play:
        raise PackProblem("cards", "", "power_cards", f"{pack.numbers.gods_in_play} gods are needed")


def _check_setup_cards(pack: Pack) -> None:
    """Every card fits on every board, and no tile stands on two of them."""
    if len(pack.setup_cards) < len(pack.priests):
        raise PackProblem("investigators", "", "setup_cards", "each priest needs one")
    used: list[str] = []
    for card in pack.setup_cards.values():
        for space, tile in card.placements:
            if any(space not in names_of_spaces(board.columns, board.rows) for board in pack.boards.values()):
                raise PackProblem("investigators", card.id, "placements", f"{space} is no space of every board")
            if tile not in pack.investigators or tile in used:
                raise PackProblem("investigators", card.id, "placements", f"{tile} is unknown or stands there twice")
            used.append(tile)
