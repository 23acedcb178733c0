"""Render a screen without a screen."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from desktop_app.app.files import problem_of, write_whole
from desktop_app.commands.answers import DONE, draw_without_display, refuse, say
from desktop_app.commands.playing import add_game, asked_match

SCREENS = ("home", "new", "table")
LARGEST = 8_000


def size(text: str) -> tuple[int, int]:
    """WxH in pixels."""
    found = re.fullmatch(r"(\d{2,4})x(\d{2,4})", text)
    if found is None or max(int(found[1]), int(found[2])) > LARGEST:
        raise ArgumentTypeError(f"{text} is no size like 1366x768")
    return int(found[1]), int(found[2])


def scale(text: str) -> float:
    """Pixels for each logical point."""
    found = float(text) if re.fullmatch(r"\d(\.\d{1,3})?", text) else 0.0
    if not 0.5 <= found <= 4:
        raise ArgumentTypeError(f"{text} is no scale from 0.5 to 4")
    return found


def add(parser: ArgumentParser) -> None:
    """Where to, which screen, how large, and which table is on it."""
    parser.add_argument("--out", type=Path, required=True, metavar="PNG")
    parser.add_argument("--screen", choices=SCREENS, default="table")
    parser.add_argument("--size", type=size, default=(1366, 768), metavar="WxH")
    parser.add_argument("--scale", type=scale, default=1.0, metavar="S")
    add_game(parser)


def run(args: Namespace) -> int:
    """Write the picture."""
    draw_without_display()
    match = asked_match(args) if args.screen == "table" else None
    try:
        write_whole(args.out, b"")
    except OSError as fault:
        refuse(problem_of(fault, args.out))
    from desktop_app.gui.shots import render

    render(args.screen, match, args.size, args.scale, args.out)
    say(args, {"file": str(args.out)}, [str(args.out)])
    return DONE
