"""The few checks that need a real display: a game begun, a drag, a whole turn by keys, a look at the past,
the editor, a contest by mouse, a picture of the screen."""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.commands.answers import DONE, FAILED, say
from desktop_app.commands.shot import size

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

    from desktop_app.app.match import Match
    from desktop_app.commands.real_hand import RealHand
    from desktop_app.gui.main_window import MainWindow
    from desktop_app.gui.table.table_page import TablePage

PICTURE = "trial.png"
MOST = 60
"""Answers after which a turn that does not end is a fault."""


def add(parser: ArgumentParser) -> None:
    """How large the screen is when one has to be made, and where the picture goes."""
    parser.add_argument("--size", type=size, default=(1366, 768), metavar="WxH")
    parser.add_argument("--out", type=Path, default=Path(PICTURE), metavar="PNG")


def run(args: Namespace) -> int:
    """A line a check; all must succeed."""
    from desktop_app.commands.real_hand import RealHand, display

    with display(args.size), tempfile.TemporaryDirectory() as shelf:
        window = _window(Path(shelf), args.size)
        found = dict(_checks(window, RealHand(window), args.out))
        window.close()
    say(args, found, [f"{'ok' if well else 'FAILED'}  {name}" for name, well in found.items()])
    return DONE if all(found.values()) else FAILED


def _window(shelf: Path, extent: tuple[int, int]) -> MainWindow:
    """The program's own window, with a shelf of its own and bots that answer at once."""
    from desktop_app import bots
    from desktop_app.app.library import Library
    from desktop_app.app.match import new_match
    from desktop_app.app.rooms import rooms
    from desktop_app.app.worker import InlineBots
    from desktop_app.gui.application import prepared_application
    from desktop_app.gui.main_window import MainWindow
    from desktop_app.gui.services import Services
    from desktop_app.gui.wording import wording_for

    prepared_application([])
    services = Services(rooms(), Library(shelf), new_match, InlineBots, bots.LEVELS, film_delay=0)
    window = MainWindow(services, wording_for())
    window.setGeometry(0, 0, *extent)
    window.show()
    return window


def _checks(window: MainWindow, hand: RealHand, picture: Path) -> Iterator[tuple[str, bool]]:
    from desktop_app.commands.trial_fight import fights
    from desktop_app.commands.trial_pages import edits, looks_back, plays_from_there
    from desktop_app.gui.new_game.new_game_page import NewGamePage

    hand.key("ctrl+n")
    yield "the page for a new game comes by its key", hand.wait(lambda: isinstance(window.centralWidget(), NewGamePage))
    hand.key("Return")
    yield "Enter begins a game", hand.wait(lambda: window.table_page() is not None)
    yield "a drag that Esc ends puts the piece back", _drag(window, hand, "Escape")
    yield "a piece is dragged to another place", _drag(window, hand)
    yield "a whole turn is played by keys", _turn(window, hand)
    yield "the slider leads to the start of the game, and Esc back to now", looks_back(window, hand)
    yield "in the editor a thing is dragged from the palette onto the board", edits(window, hand)
    yield "the position is played from there", plays_from_there(window, hand)
    yield "a contest is fought by the mouse to its end", fights(window, hand)
    shown = window.screen().grabWindow(0)
    yield f"a picture of the screen is kept as {picture.name}", shown.save(str(picture))


def _drag(window: MainWindow, hand: RealHand, instead: str = "") -> bool:
    """The first piece on the board that may go to another place goes there; until there is one, keys answer. With a key
    `instead` nothing may come of it."""
    page, match = window.table_page(), window.match()
    if page is None or match is None:
        return False
    for _ in range(MOST):
        hand.wait(lambda: bool(page.choices()))
        way = _way(page)
        if way is not None:
            before = match.position
            hand.drag(*way, instead)
            if instead:
                return match.position == before and page.hand.held() is None
            return hand.wait(partial(_has_left, match, before))
        _first_option(hand)
    return False


def _way(page: TablePage) -> tuple[QPoint, QPoint] | None:
    """From where to where on the screen some piece may be carried."""
    view, table = page.board, page.board.table
    for choice in page.choices():
        start = next((table.where(id) for id in choice.option.from_ids if id in table.pieces), None)
        end = next((table.where(id) for id in choice.option.to_ids if id in table.areas), None)
        if start is not None and end is not None:
            at, to = [view.viewport().mapToGlobal(view.mapFromScene(where)) for where in (start, end)]
            return at, to
    return None


def _has_left(match: Match, position: int) -> bool:
    return match.position != position


def _turn(window: MainWindow, hand: RealHand) -> bool:
    """The person answers by keys until it is another round's or another seat's turn."""
    match = window.match()
    page = window.table_page()
    if match is None or page is None:
        return False
    seat = match.decider()
    mine = {node.reply.seat for node in match.timeline.nodes} | {seat}
    for _ in range(MOST):
        if not hand.wait(lambda: bool(page.choices()) or not match.decider()):
            return False
        others = {node.reply.seat for node in match.timeline.nodes} - mine - {"chance", ""}
        if others or not match.decider():
            return True
        _first_option(hand)
    return False


def _first_option(hand: RealHand) -> None:
    """The list of options, its last row: going on or passing rather than spending; then the list is put away."""
    for key in ("ctrl+k", "End", "Return", "Escape"):
        hand.key(key)
