"""Random play of catanatron (Settlers of Catan), measured in an environment of its own: `python catanatron.py GAMES`.

This file is data of the bench command, which runs it as a program beside ours. Nothing of ours imports it.
"""

import json
import sys
import time

sys.path.pop(0)  # this file has the name of what it measures
from catanatron import Color, Game, RandomPlayer

MOST_TURNS = 1_000


def main(games: int) -> None:
    """Print decisions with two or more options and all ticks, a second of processor time; and a copy's microseconds."""
    decisions = ticks = 0
    start = time.process_time()
    for seed in range(1, games + 1):
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            decisions += len(game.state.playable_actions) > 1
            ticks += 1
            game.play_tick()
    seconds = time.process_time() - start
    start = time.process_time()
    for _ in range(200):
        game.copy()
    copied = (time.process_time() - start) / 200
    print(json.dumps({"decisions_a_second": decisions / seconds, "ticks_a_second": ticks / seconds,
                      "copy_us": copied * 1e6}))


main(int(sys.argv[1]))
