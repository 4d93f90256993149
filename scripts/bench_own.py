"""Our own half of the benchmark: random play, copy() and view(), on the build that runs.

KARTKI_BUILD=pure .venv/bin/python scripts/bench_own.py --seconds 3 --repeats 3   prints JSON.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from typing import Any

import kartki
from kartki import games as _games
from kartki.bots.playout import play_out
from kartki.core import catalogue, options
from kartki.core.catalogue import AnyGame
from kartki.core.rng import Rng
from kartki.editions import shelf

assert _games.__name__  # importing it fills the catalogue
PLAYERS = 4


def first_position(game: AnyGame) -> Any:
    choices = options.settle(game.options(), {})
    assert isinstance(choices, dict)
    return game.new_game(PLAYERS, shelf.names(game.name)[0], choices)


def random_play(game: AnyGame, seconds: float) -> dict[str, float]:
    """Whole games until the time is over."""
    start, decisions, played = first_position(game), 0, 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += play_out(game, start.copy(), Rng(played)).decisions
        played += 1
    took = time.perf_counter() - began
    return {"decisions_per_second": decisions / took, "games_per_second": played / took}


def midgame(game: AnyGame) -> Any:
    """A position with cards held and cars under way, not the tidy first one."""
    state, rng = first_position(game), Rng(1943)
    for _ in range(150):
        actors = game.actors(state)
        legal = game.legal_actions(state, actors[0])
        game.apply(state, actors[0], legal[rng.below(len(legal))])
    return state


def microseconds(act: Callable[[], object], seconds: float) -> float:
    """The best of many short rows of calls."""
    best, ends = float("inf"), time.perf_counter() + seconds
    while time.perf_counter() < ends:
        began = time.perf_counter()
        for _ in range(1000):
            act()
        best = min(best, time.perf_counter() - began)
    return best * 1000


def measure(game: AnyGame, seconds: float, repeats: int) -> dict[str, Any]:
    runs = [random_play(game, seconds) for _ in range(repeats)]
    best = max(runs, key=lambda run: run["decisions_per_second"])
    state = midgame(game)
    return {
        "game": game.name,
        "build": kartki.BUILD,
        **best,
        "copy_microseconds": microseconds(state.copy, seconds / 3),
        "view_microseconds": microseconds(lambda: game.view(state, 0), seconds / 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--repeats", type=int, default=3)
    asked = parser.parse_args()
    found = [catalogue.find(name) for name in catalogue.names()]
    results = [measure(game, asked.seconds, asked.repeats) for game in found if game is not None]
    json.dump(results, sys.stdout, indent=1)


if __name__ == "__main__":
    main()
