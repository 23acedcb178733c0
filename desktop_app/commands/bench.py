"""How fast it all is on this machine, beside other programs if wanted."""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser, Namespace
from pathlib import Path

from desktop_app.commands import compiled, rivals
from desktop_app.commands.answers import DONE, Refused, draw_without_display, say
from desktop_app.commands.documents import room_called
from desktop_app.commands.figures import ANY_OPTION, VERB_FIRST, Figures, medians, own_figures, random_play
from desktop_app.kernel.room import GameRoom


def add(parser: ArgumentParser) -> None:
    """Which game, and how much of it."""
    parser.add_argument("--game", default="")
    parser.add_argument("--games", type=int, default=10, metavar="N", help="games of each kind")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="every figure is the median of so many")
    parser.add_argument("--against", default="", metavar="NAME[,NAME]",
                        help=f"measure these too, installed in a temporary folder: {', '.join(rivals.RIVALS)}")
    parser.add_argument("--gui", action="store_true", help="how long the window takes, instead of the rules")
    parser.add_argument("--compiled", action="store_true", help="compile the kernel once, in a temporary folder")


def run(args: Namespace) -> int:
    """Print the figures. Times are those of the processor."""
    if args.games < 1 or args.rounds < 1:
        raise Refused("--games and --rounds must be at least 1")
    room = room_called(args.game)
    if args.gui:
        return _window(args, room)
    names = rivals.named(args.against)
    with tempfile.TemporaryDirectory(prefix="mythos-table-bench-") as folder:
        python = rivals.environment(Path(folder) / "rivals", names) if names else None
        figures = _measured(room, args, names, python)
        if args.compiled:
            figures |= _compiled(Path(folder) / "compiled", room, args, figures)
    say(args, figures, [f"{name.replace('_', ' ')}: {value:,.{_decimals(value)}f}" for name, value in figures.items()])
    return DONE


def _window(args: Namespace, room: GameRoom) -> int:
    """Every figure of the window is the median of the rounds."""
    draw_without_display()
    from desktop_app.commands.frames import beside_limits, gui_figures

    figures = medians([gui_figures(room) for _ in range(args.rounds)])
    say(args, figures, beside_limits(figures))
    return DONE


def _measured(room: GameRoom, args: Namespace, names: tuple[str, ...], python: Path | None) -> Figures:
    """All rounds: ours and the rivals' turn about, so that a busy machine is busy for everybody."""
    rounds: list[Figures] = []
    for _ in range(args.rounds):
        one = random_play(room, args.games)
        for name in names if python is not None else ():
            one |= _beside(one, name, rivals.measured(python, name) if python is not None else {})
        rounds.append(one | own_figures(room, args.games))
    return medians(rounds)


def _beside(ours: Figures, name: str, theirs: Figures) -> Figures:
    """A rival's figures, and how many times theirs ours are."""
    called = name.replace("-", "_")
    found = {f"{called}_{figure}": value for figure, value in theirs.items()}
    for kind in (ANY_OPTION, VERB_FIRST):
        found[f"{kind}_to_{called}"] = ours[kind] / theirs["decisions_a_second"]
    return found


def _compiled(folder: Path, room: GameRoom, args: Namespace, figures: Figures) -> Figures:
    """The ratio of both kinds of random play, of which more is better."""
    folder.mkdir()
    compiled.build(folder)
    words = ("--game", room.id, "--games", str(args.games), "--rounds", str(args.rounds))
    theirs = compiled.measured(folder, words)
    return {f"{kind}_compiled_kernel_ratio": theirs[kind] / figures[kind] for kind in (ANY_OPTION, VERB_FIRST)}


def _decimals(value: float) -> int:
    """As many as tell something."""
    return 2 if value < 10 else 1
