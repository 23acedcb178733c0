"""What an option would do: tried on a copy in which all that the seat can't see has been dealt anew."""

from __future__ import annotations

from desktop_app.games.cthulhu_wars.procedures.battle import BEFORE_BATTLE, Battle, combat
from desktop_app.games.cthulhu_wars.table import Table
from desktop_app.games.cthulhu_wars.view_log import describe
from desktop_app.kernel import crank, rulebook
from desktop_app.kernel.drawing import Draws
from desktop_app.kernel.procedures import innermost
from desktop_app.kernel.questions import Ask, IllegalAnswer, Option, Reply, Text, text
from desktop_app.kernel.sight import redeal
from desktop_app.kernel.views import PreviewView

FACES = 6
"""Of a die."""

NOTHING = PreviewView()


def preview(table: Table, seat: str, option: Option) -> PreviewView:
    """Numbers, odds and Areas; nothing of it happens. Empty when the seat may not answer this now."""
    twin = redeal(table, seat, 0)
    assert isinstance(twin, Table)
    twin.happened = []
    try:
        crank.answer(twin, Reply(seat, option.key))
    except IllegalAnswer:
        return NOTHING
    told = [describe(twin, event) for event in twin.happened]
    paid = sum([int(event.args[0]) for event in twin.happened if event.kind == "paid" and event.seat == seat])
    sentences = [text("preview.cost", n=paid, left=twin.power[seat])] if paid else []
    sentences += [line for line in dict.fromkeys(told) if line.id]
    sentences += _battle(table, twin)
    sentences += _what_follows(table, twin, seat)
    touched = [place for event in twin.happened for place in event.ids if place in table.game.near]
    areas = [str(word) for word in option.args if word in table.game.near]
    return PreviewView(tuple(sentences), tuple(dict.fromkeys([*areas, *touched])))


def _battle(table: Table, twin: Table) -> list[Text]:
    """The odds of a Battle that would begin, exact for the dice as they stand, and what may still change them."""
    battle = innermost(twin, Battle)
    going_on = sum([isinstance(frame, Battle) for frame in table.stack])
    if battle is None or sum([isinstance(frame, Battle) for frame in twin.stack]) <= going_on or battle.attack:
        return []
    found = [odds(twin, side, combat(twin, battle, side)) for side in battle.sides()]
    for side in battle.sides():
        ask = rulebook.complete(twin, Ask(side, BEFORE_BATTLE, about=battle.area))
        found += [text("preview.may_change", seat=side, what=verb)
                  for verb in dict.fromkeys([option.verb for option in ask.options])]
    return found


def odds(table: Table, side: str, dice: int) -> Text:
    """What so many dice bring: Kills and Pains on average, and in how many of a hundred Battles at least one Kill."""
    kill, pain = len(table.game.numbers.kill), len(table.game.numbers.pain)
    return text("preview.dice", seat=side, n=dice, kills=_tenths(kill * dice), pains=_tenths(pain * dice),
                percent=at_least_one(dice, kill))


def _tenths(sixths: int) -> str:
    """A number of sixths, rounded to one decimal."""
    tenths = (20 * sixths + FACES) // (2 * FACES)
    return f"{tenths // 10}.{tenths % 10}"


def at_least_one(dice: int, faces: int) -> int:
    """The chance, in hundredths, rounded, that one of these faces comes up at least once."""
    all: int = FACES ** dice
    none: int = (FACES - faces) ** dice
    return (200 * (all - none) + all) // (2 * all)


def _what_follows(table: Table, twin: Table, seat: str) -> list[Text]:
    """Elder Signs that would be drawn, and the end of the game."""
    found: list[Text] = []
    draws = innermost(twin, Draws)
    owed = sum([number for whose, number in draws.owed if whose == seat]) if draws is not None else 0
    if owed and innermost(table, Draws) is None:
        found.append(text("preview.draws", n=owed))
    if twin.ending and not table.ending:
        found.append(text("preview.ends_game"))
    return found
