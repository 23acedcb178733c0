"""The command line: `mythos-table` opens the window, `mythos-table <command>` does something without one."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

from desktop_app import __version__
from desktop_app.commands import arena, bench, case, check, games, play, replay, schema, shot, soak, trial
from desktop_app.commands.answers import BAD, DONE, STOPPED, Refused

COMMANDS: dict[str, tuple[ModuleType, str]] = {
    "games": (games, "list games, maps, sides, options and line-ups"),
    "play": (play, "play a game head-less to its end"),
    "replay": (replay, "replay a save and print the table"),
    "case": (case, "run rule cases"),
    "check": (check, "validate scenarios, packs, overlays, saves and cases"),
    "shot": (shot, "render a screen into a picture"),
    "arena": (arena, "let bots play tournaments"),
    "soak": (soak, "play many random games and look for faults"),
    "trial": (trial, "try the window on a real display"),
    "bench": (bench, "measure how fast it all is"),
    "schema": (schema, "print the JSON Schema of a document"),
}


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD, f"{self.prog}: {message}\n")


def parser() -> Parser:
    """All commands with their arguments."""
    found = Parser(prog="mythos-table", description="Lovecraftian board games against bots. "
                   "Without a command the window opens.", allow_abbrev=False)
    found.add_argument("--version", action="version", version=__version__)
    commands = found.add_subparsers(dest="command", metavar="COMMAND")
    for name, (module, about) in COMMANDS.items():
        command = commands.add_parser(name, help=about, description=module.__doc__, allow_abbrev=False)
        command.add_argument("--json", action="store_true", help="for machines")
        module.add(command)
    return found


def main(arguments: Sequence[str]) -> int:
    """Do what is asked; the exit code. 0 all well, 1 a check has failed, 2 bad arguments or files."""
    args = parser().parse_args(arguments)
    if args.command is None:
        from desktop_app.commands import window

        return window.run()
    try:
        code: int = COMMANDS[args.command][0].run(args)
    except Refused as refused:
        print(f"mythos-table: {refused}", file=sys.stderr)
        return BAD
    except BrokenPipeError:  # whoever read us has heard enough
        sys.stderr.close()
        return DONE
    except KeyboardInterrupt:
        return STOPPED
    return code
