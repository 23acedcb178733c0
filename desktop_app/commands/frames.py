"""How long the window takes for what a person waits for, drawn into memory at 1366x768.

Painting is measured in the processor's time, what a person sits through in the clock's.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app import bots
from desktop_app.app.library import Library
from desktop_app.app.match import HUMAN, Match, new_match
from desktop_app.app.rooms import rooms
from desktop_app.app.worker import InlineBots, ProcessBots
from desktop_app.bots.play import LIMIT
from desktop_app.commands.figures import Figures
from desktop_app.commands.playing import answer_once, depth_of, is_over
from desktop_app.gui.application import prepared_application
from desktop_app.gui.main_window import MainWindow
from desktop_app.gui.services import Services
from desktop_app.gui.table.table_page import TablePage
from desktop_app.gui.wording import wording_for
from desktop_app.kernel.room import GameRoom

LIMITS = {
    "full_repaint_ms": 16.0, "drag_paint_ms": 16.0, "zoom_step_ms": 100.0, "first_lift_ms": 100.0,
    "open_1000_answers_ms": 1000.0, "replay_jump_ms": 200.0,
    "frame_while_thinking_95_ms": 33.0, "frame_while_thinking_worst_ms": 100.0,
}  # fmt: skip
"""What we hold ourselves to."""

LIVELY = 60
"""Answers after which a table is well filled."""

REPAINTS, STEPS, JUMPS, THOUGHTS = 30, 60, 30, 40
"""How often each thing is done."""

ZOOMS = 2 * (4 * (1.2,) + 4 * (1 / 1.2,))
"""Four steps nearer, four back, twice."""

LIFT = QPoint(16, 10)
"""So far a piece is drawn for it to be lifted."""

SEEDS = 3
"""Games that are played to find a long one."""


def gui_figures(room: GameRoom) -> Figures:
    """All of it, on the default table of a game."""
    prepared_application([])
    with TemporaryDirectory() as folder:
        shelf = Library(Path(folder))
        lively = _lively(room)
        window = _window(shelf, still=True)
        window.show_match(lively)
        found = _painting(_page(window))
        found |= _opening(window, shelf, room)
        _put_away(window)
        found |= _thinking(shelf, room)
        return found


def beside_limits(figures: Figures) -> list[str]:
    """A line a figure, with what it should be."""
    return [f"{name.replace('_', ' ')}: {value:,.1f}{_limit(name)}" for name, value in figures.items()]


def _limit(name: str) -> str:
    return f" (at most {LIMITS[name]:g})" if name in LIMITS else ""


def _painting(page: TablePage) -> Figures:
    """The first lift of a piece, steps of carrying it, steps of zoom, and the whole window anew."""
    window = page.window()
    lift, *drags = list(_drag(page))
    zooms = [_milliseconds(partial(page.board.zoom, factor)) for factor in ZOOMS]
    page.board.fit()
    repaints = [_milliseconds(window.update) for _ in range(REPAINTS)]  # each part of it is painted once
    return {"full_repaint_ms": median(repaints), "full_repaint_95_ms": _most(repaints),
            "first_lift_ms": lift, "drag_paint_ms": median(drags), "drag_paint_95_ms": _most(drags),
            "zoom_step_ms": median(zooms), "zoom_step_95_ms": _most(zooms)}


def _drag(page: TablePage) -> Iterator[float]:
    """A piece is carried from where it lies through the middle of every area; then it goes back."""
    board = page.board
    able = {id for choice in page.choices() if choice.option.to_ids for id in choice.option.from_ids}
    token = next((token for token in page.tokens() if able & set(token.stack.ids)), None)
    on_board = min(able & set(board.table.pieces), default="")
    source: QWidget = board.viewport() if on_board or token is None else token
    start = board.mapFromScene(board.table.where(on_board) or QPointF()) if on_board else source.rect().center()
    _mouse(source, QEvent.Type.MouseButtonPress, start)
    yield _milliseconds(partial(_mouse, source, QEvent.Type.MouseMove, start + LIFT))
    assert page.hand.held() is not None, "nothing is carried"
    stops = [board.viewport().mapTo(page, board.mapFromScene(board.table.where(area) or QPointF()))
             for area in board.table.areas]  # fmt: skip
    here = source.mapTo(page, start)
    for number in range(STEPS):
        goal = stops[number % len(stops)]
        here = QPoint((here.x() + goal.x()) // 2, (here.y() + goal.y()) // 2)
        yield _milliseconds(partial(_mouse, source, QEvent.Type.MouseMove, source.mapFrom(page, here)))
    page.hand.cancel()
    _mouse(source, QEvent.Type.MouseButtonRelease, start)


def _mouse(widget: QWidget, kind: QEvent.Type, at: QPoint) -> None:
    """One event at a widget."""
    held = Qt.MouseButton.LeftButton
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else held
    buttons = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else held
    event = QMouseEvent(kind, QPointF(at), QPointF(widget.mapToGlobal(at)), button, buttons,
                        Qt.KeyboardModifier.NoModifier)  # fmt: skip
    QApplication.sendEvent(widget, event)


def _opening(window: MainWindow, shelf: Library, room: GameRoom) -> Figures:
    """A long game from its file to its first picture, and looks at moments of it; the first scaled to 1,000 answers."""
    match = max([_played(room, seed, LIMIT) for seed in range(SEEDS)], key=depth_of)
    path = shelf.path_of("long")
    shelf.save(match, path)
    opened = _milliseconds(partial(_open, window, shelf, path))
    page, answers = _page(window), depth_of(match)
    moments = [(number * 37 + 11) % answers for number in range(JUMPS)]
    jumps = [_milliseconds(partial(page.controller.view_after, at)) for at in moments]
    return {"answers_of_the_save": float(answers), "open_1000_answers_ms": opened * 1000 / answers,
            "replay_jump_ms": median(jumps), "replay_jump_95_ms": _most(jumps)}


def _open(window: MainWindow, shelf: Library, path: Path) -> None:
    window.show_match(shelf.load(path))


def _thinking(shelf: Library, room: GameRoom) -> Figures:
    """How long the window keeps anybody waiting while bots in their own process play."""
    setup = room.default_setup()
    window = _window(shelf, still=False)
    match = new_match(room, setup, dict.fromkeys(setup.seats, "greedy"), 1)
    window.show_match(match)
    _page(window)  # opening it is measured elsewhere
    gaps: list[float] = []
    before = time.perf_counter()
    while depth_of(match) < THOUGHTS and not is_over(match):
        QApplication.processEvents()
        now = time.perf_counter()
        gaps.append((now - before) * 1e3)
        before = now
        time.sleep(0.004)
    _put_away(window)
    return {"frame_while_thinking_95_ms": _most(gaps), "frame_while_thinking_worst_ms": max(gaps)}


def _window(shelf: Library, still: bool) -> MainWindow:
    services = Services(rooms(), shelf, new_match, InlineBots if still else ProcessBots, bots.LEVELS,
                        film_delay=0, plays=not still)  # fmt: skip
    window = MainWindow(services, wording_for())
    window.resize(1366, 768)
    window.show()
    return window


def _put_away(window: MainWindow) -> None:
    window.close()
    window.deleteLater()
    QApplication.processEvents()


def _page(window: MainWindow) -> TablePage:
    page = window.table_page()
    assert page is not None
    for _ in range(5):
        QApplication.processEvents()
    return page


def _lively(room: GameRoom) -> Match:
    """A filled table at a question where a piece can be carried, and a person who is asked."""
    match = _played(room, 1, LIVELY)
    while not is_over(match):
        asked = match.view(match.decider()).prompt if match.decider() in match.controllers else None
        placed = {piece.id for piece in match.view("").pieces}
        if asked is not None and any(set(option.from_ids) & placed and option.to_ids for option in asked.options):
            match.hand_over(match.decider(), HUMAN)
            return match
        answer_once(match)
    return match


def _played(room: GameRoom, seed: int, answers: int) -> Match:
    """A game of greedy bots after so many answers, or at its end."""
    setup = room.default_setup()
    match = new_match(room, setup, dict.fromkeys(setup.seats, "greedy"), seed)
    while not is_over(match) and depth_of(match) < answers:
        answer_once(match)
    return match


def _milliseconds(*actions: Callable[[], object]) -> float:
    """What this takes, with all that is painted because of it."""
    start = time.process_time()
    for action in actions:
        action()
    QApplication.processEvents()
    return (time.process_time() - start) * 1e3


def _most(values: list[float]) -> float:
    """What 95 of 100 don't exceed."""
    return quantiles(values, n=20)[-1]
