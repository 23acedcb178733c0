"""Render a screen without a screen."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from desktop_app.app.files import problem_of, write_whole
from desktop_app.app.match import HUMAN, Match
from desktop_app.commands.answers import DONE, Refused, draw_without_display, refuse, say
from desktop_app.commands.playing import add_game, answer_once, asked_match, depth_of, is_over
from desktop_app.kernel.questions import CHANCE

SCREENS = ("home", "new", "table", "contest", "history", "editor")
WITH_MATCH = ("new", "table", "contest", "history", "editor")
THEMES = ("dark", "light", "contrast")
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
    parser.add_argument("--theme", choices=THEMES, default="dark")
    parser.add_argument("--text", type=int, default=100, metavar="N", help="the text's size, per cent")
    parser.add_argument("--answers", type=int, default=0, metavar="N", help="let the bots give so many answers first")
    add_game(parser)


def run(args: Namespace) -> int:
    """Write the picture."""
    draw_without_display(args.scale)
    from desktop_app.gui import theme
    from desktop_app.gui.shots import render

    if args.text not in theme.TEXT_SIZES:
        raise Refused(f"{args.text} is no size of the text; try {', '.join(map(str, theme.TEXT_SIZES))}")
    match = _played(args) if args.screen in WITH_MATCH else None
    try:
        write_whole(args.out, b"")
    except OSError as fault:
        refuse(problem_of(fault, args.out))
    theme.choose(args.theme, args.text)
    render(args.screen, match, args.size, args.scale, args.out)
    say(args, {"file": str(args.out)}, [str(args.out)])
    return DONE


def _played(args: Namespace) -> Match:
    """The table, with a person in the seat that is asked. A contest is waited for."""
    match = asked_match(args)
    while depth_of(match) < args.answers and not is_over(match):
        answer_once(match)
    while args.screen == "contest" and not is_over(match) and not _in_contest(match):
        answer_once(match)
    if args.answers or args.screen == "contest":
        while match.decider() == CHANCE:
            match.let_chance_answer()
        if match.decider():
            match.hand_over(match.decider(), HUMAN)
    return match


def _in_contest(match: Match) -> bool:
    """Is somebody asked about a contest that has dice?"""
    contest = match.view("").contest if match.decider() != CHANCE else None
    return contest is not None and any(source.rolled for side in contest.sides for source in side.sources)
