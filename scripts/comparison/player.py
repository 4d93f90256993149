"""Plays random games of one tree of sources and tells what they cost. Run on both sides.

It is this tree's file on both sides, so it imports only what both trees have. Orders come in on
standard input, one JSON object a line, and an answer goes out for each:

    {"game": "kolejka", "seeds": [0, 20]}    ->    {"cpu": 0.1, "digest": "…"}

PYTHONPATH=TREE/src says whose rules are played, KARTKI_BUILD on which build.
"""

import hashlib
import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

from kartki import games as _games
from kartki.bots.playout import Played, play_out
from kartki.core import catalogue, options
from kartki.core.catalogue import AnyGame
from kartki.core.fingerprint import fingerprint
from kartki.core.rng import Rng
from kartki.editions import shelf

assert _games.__name__  # importing it fills the catalogue
PLAYERS = 4


def first_position(game: AnyGame) -> Any:
    choices = options.settle(game.options(), {})
    assert isinstance(choices, dict)
    return game.new_game(PLAYERS, shelf.names(game.name)[0], choices)


def started(order: dict[str, Any]) -> list[tuple[Any, Rng]]:
    """A first position and a generator for each seed."""
    start = first_position(found(order["game"]))
    return [(start.copy(), Rng(seed)) for seed in range(*order["seeds"])]


def found(name: str) -> AnyGame:
    game = catalogue.find(name)
    if game is None:
        sys.exit(f"There is no game called {name}; there are: {', '.join(catalogue.names())}.")
    return game


def told(state: Any, made: Played) -> bytes:
    """How a game ended: two trees that played the same one say the same."""
    return f"{made.decisions} {fingerprint(state.facts())}\n".encode()


def played(order: dict[str, Any]) -> dict[str, Any]:
    """Random games from these seeds: their CPU time, and a digest of how all of them ended."""
    game, digest, cpu = found(order["game"]), hashlib.sha256(), 0.0
    for state, rng in started(order):
        began = time.process_time()
        made = play_out(game, state, rng)
        cpu += time.process_time() - began
        digest.update(told(state, made))
    return {"cpu": cpu, "digest": digest.hexdigest()}


def counted(order: dict[str, Any]) -> dict[str, Any]:
    """The same, with a call of getppid before and after: callgrind writes its counts there.

    The first time fills caches and warms the interpreter up, and is not counted.
    """
    played(order)
    game, begun = found(order["game"]), started(order)
    os.getppid()
    ended = [play_out(game, state, rng) for state, rng in begun]
    os.getppid()
    told_all = [told(state, made) for (state, _), made in zip(begun, ended, strict=True)]
    return {"digest": hashlib.sha256(b"".join(told_all)).hexdigest()}


def serve(answer: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    serve(counted if sys.argv[1:] == ["--count"] else played)
