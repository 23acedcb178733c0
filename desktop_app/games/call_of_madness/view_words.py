"""Which words of an option or an event stand for what, and how icons are spoken."""

from __future__ import annotations

from desktop_app.games.call_of_madness.game import EACH_OTHER, PRICES
from desktop_app.games.call_of_madness.sheets import COLOURS, Action
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.questions import PASS, Ask, Atom, Option, Text, numbered

NAMES = {"player": "seat", "side": "seat", "number": "n"}
"""Kind of word -> the name of its place in a sentence. Other kinds are called what they are."""

SAID_WITH_BOARD = frozenset({"attack", "destroy", "strengthen", "move", "add_outpost", "discard_outpost"})
"""Icons that may be meant for some boards only."""


def counted(action: Action) -> str:
    """An icon with its number as one word, "attack#2": the catalogue says it under "counted.<word>"."""
    return f"{_word(action)}#{abs(action.amount)}"


def _word(action: Action) -> str:
    if action.icon in SAID_WITH_BOARD:
        return action.icon if action.board == "any" else f"{action.icon}_{action.board}"
    if action.icon == "own_cultists":
        return "gain_cultists" if action.amount > 0 else "lose_cultists"
    if action.icon in ("other_cultists", "add_fire"):
        sign = "more" if action.amount > 0 else "less"
        return f"{action.icon}_{sign}_{action.target or 'self'}"
    return action.icon


def kind_of(table: Table, word: Atom) -> str:
    """What a word on this table is."""
    if isinstance(word, int):
        return "number"
    game = table.game
    known = (("investigator", game.investigators), ("seat", game.pack.priests), ("god", game.pack.powers),
             ("card", game.cards), ("goal", game.goals), ("place", game.grid.owner), ("colour", COLOURS),
             ("price", PRICES), ("player", (EACH_OTHER,)), ("piece", table.pieces))
    return next((kind for kind, words in known if word in words), "what")


def named(table: Table, words: tuple[Atom, ...], kinds: tuple[str, ...]) -> tuple[tuple[str, Atom], ...]:
    """Words with the names of their places: a second space is called space_2. Pieces are not spoken of; a place is
    said as its space and its board's owner."""
    args: list[tuple[str, Atom]] = []
    for word, kind in zip(words, kinds):
        if kind == "piece":
            continue
        if kind == "place":
            owner, _, space = str(word).partition(".")
            args += [("space", space), ("owner", owner)]
        else:
            args.append((NAMES.get(kind, kind), word))
    return numbered(args)


def option_text(table: Table, ask: Ask, option: Option) -> Text:
    """An option as a sentence: "option.<verb>", "option.play.<actions>", and for PASS "pass.<question>"."""
    who: tuple[tuple[str, Atom], ...] = (("who", ask.seat), ("about", ask.about))
    if option == PASS:
        return Text(f"pass.{ask.question}", who)
    if option.verb == "play":
        return play_text(table, option)
    kinds = tuple([kind_of(table, word) for word in option.args])
    id = f"option.{option.verb}"
    if option.verb in ("own_cultists", "other_cultists", "add_fire"):
        number = int(option.args[0])
        id = f"{id}.{'more' if number > 0 else 'less'}"
        option = option._replace(args=(abs(number), *option.args[1:]))
    if option.verb == "unplaced_outpost":
        id = "option.no_space"  # an option of the game has the verb's name
    if option.verb == "use_power":
        who = (*who, ("god", table.miniatures[ask.seat]))
    return Text(id, (*named(table, option.args, kinds), *who))


def play_text(table: Table, option: Option) -> Text:
    """A card with one of its sets: what it does, and what the set costs."""
    card, number = table.game.cards[str(option.args[0])], int(option.args[1])
    chosen = card.sets[number - 1]
    actions = numbered([("what", counted(action)) for action in chosen.actions])
    id = "option.play_paid" if chosen.madness_cost else "option.play"
    return Text(f"{id}.{len(actions)}", (("card", card.id), ("n", chosen.madness_cost), *actions))
