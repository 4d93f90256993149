"""Our own half of the benchmark: random play, copy(), view(), and the cost of a decision by round.

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
from kartki.bots.playout import pick, play_out
from kartki.core import catalogue, options
from kartki.core.catalogue import AnyGame
from kartki.core.play import CHANCE
from kartki.core.rng import Rng
from kartki.editions import shelf

assert _games.__name__  # importing it fills the catalogue
PLAYERS = 4
ROUNDS = 15  # in Kolejka a round is a day: three weeks


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


def cost_by_round(game: AnyGame, seconds: float) -> list[float]:
    """Microseconds a decision in each round of random games: does a long game grow slow?"""
    start, took, made = first_position(game), [0.0] * (ROUNDS + 1), [0] * (ROUNDS + 1)
    number, ends = 0, time.perf_counter() + seconds
    while time.perf_counter() < ends:
        state, rng, number = start.copy(), Rng(number), number + 1
        while game.actors(state)[0] == CHANCE:  # setting up the box is not part of round one
            game.apply(state, CHANCE, game.deal(state, rng))
        while state.outcome is None and state.rounds <= ROUNDS:
            today, began = state.rounds, time.perf_counter()
            decisions = play_round(game, state, rng)
            took[today] += time.perf_counter() - began
            made[today] += decisions
    return [1e6 * took[n] / made[n] for n in range(1, ROUNDS + 1) if made[n]]


def play_round(game: AnyGame, state: Any, rng: Rng) -> int:
    """Random play until the next round begins; how many decisions there were."""
    decisions, today = 0, state.rounds
    while state.outcome is None and state.rounds == today:
        seat = game.actors(state)[0]
        if seat == CHANCE:
            action = game.deal(state, rng)
        else:
            legal = game.legal_actions(state, seat)
            decisions += len(legal) > 1
            action = pick(state, seat, legal, rng)
        game.apply(state, seat, action)
    return decisions


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
        "decision_microseconds_by_round": cost_by_round(game, seconds),
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
