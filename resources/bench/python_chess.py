"""Random play of python-chess, measured in an environment of its own: `python python_chess.py GAMES`.

This file is data of the bench command, which runs it as a program beside ours. Nothing of ours imports it.
"""

import json
import random
import sys
import time

import chess


def main(games: int) -> None:
    """Print random moves with two or more to choose from, and all moves, a second of processor time."""
    decisions = moves = 0
    start = time.process_time()
    for seed in range(games):
        chance, board = random.Random(seed), chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            decisions += len(legal) > 1
            moves += 1
            board.push(chance.choice(legal))
    seconds = time.process_time() - start
    print(json.dumps({"decisions_a_second": decisions / seconds, "ticks_a_second": moves / seconds}))


main(int(sys.argv[1]))
