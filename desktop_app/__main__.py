"""Starts the program: `mythos-table` or `python -m desktop_app`."""

import gc
import io
import multiprocessing
import sys

from desktop_app.cli import main as run


def main() -> int:
    """The exit code. A frozen build comes through here for each of its worker processes too."""
    multiprocessing.freeze_support()
    gc.freeze()  # what has been imported stays: looking through it again and again costs a third of a replay
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a build without a console has none
            stream.reconfigure(errors="backslashreplace")  # any name can be printed on any terminal
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
