"""Random games of OpenSpiel's hearts in its own C++ loop; it runs on the Python of the peers.

Orders come in on standard input, a number of games a line; out goes what they took of CPU time and
how many choices among two or more cards they had. The loop does not tell: their mean number is
taken from games that are played from Python.
"""

import json
import random
import sys
import time
from typing import Any

import pyspiel

SAMPLE = 1000
CARDS = 52


def choices(game: Any, draw: random.Random) -> int:
    """One game from Python: its choices."""
    state, found = game.new_initial_state(), 0
    while not state.is_terminal():
        legal = state.legal_actions()
        found += not state.is_chance_node() and len(legal) > 1
        state.apply_action(draw.choice(legal))
    return found


def main() -> None:
    game = pyspiel.load_game("hearts")
    draw = random.Random(1943)
    mean = sum(choices(game, draw) for _ in range(SAMPLE)) / SAMPLE
    bots = [pyspiel.make_uniform_random_bot(seat, 1943 + seat) for seat in range(4)]
    for number, line in enumerate(sys.stdin):
        games, began = int(line), time.process_time()
        for seed in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number * 100_000 + seed)
        cpu = time.process_time() - began
        told = {"cpu": cpu, "choices": mean * games, "acts": CARDS * games}
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
