"""Our own engines, for the rounds of scripts/bench: one process plays one game on one build.

    KARTKI_BUILD=pure .venv/bin/python scripts/bench_speed/own_player.py rules kolejka

It first writes a line that says what it is, then answers each number of seconds on standard input
with what it played in so much CPU time. The peers' processes speak the same way.
"""

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
from kartki.fast.kolejka.twins import left_out, twin

assert _games.__name__  # importing it fills the catalogue
PLAYERS = 4
WARM_UP = 3  # games
Tally = tuple[int, int]  # choices and acts of one game
Play = Callable[[int], Tally]  # plays the game of this seed


def first_position(game: AnyGame) -> Any:
    choices = options.settle(game.options(), {})
    assert isinstance(choices, dict)
    return game.new_game(PLAYERS, shelf.names(game.name)[0], choices)


def rules(game: AnyGame) -> Play:
    """The readable rules, as they are or compiled."""
    start = first_position(game)

    def play(seed: int) -> Tally:
        played = play_out(game, start.copy(), Rng(seed))
        return played.decisions, played.acts

    return play


def core(game: AnyGame) -> Play:
    """The flat twin of the rules (docs/fast.md): the same games for the same seeds."""
    flat = twin(first_position(game))
    if flat is None:
        sys.exit(f"There is no playout core: {left_out()}")

    def play(seed: int) -> Tally:
        choices, acts, *_ = flat.copy().play_out(*Rng(seed).halves())
        return choices, acts

    return play


# Each way to play a whole random game. Another engine of ours is one more entry here, and one in
# `OWN` of engines.py: it becomes a row of every table by itself.
WAYS: dict[str, Callable[[AnyGame], Play]] = {"rules": rules, "core": core}


def slice_of(play: Play, seconds: float, seed: int) -> dict[str, float]:
    """Whole games until so much CPU time is used; the last one is finished and counted."""
    games, choices, acts, cpu = 0, 0, 0, 0.0
    began = time.process_time()
    while cpu < seconds:
        chosen, acted = play(seed + games)
        games, choices, acts = games + 1, choices + chosen, acts + acted
        cpu = time.process_time() - began
    return {"cpu": cpu, "games": games, "choices": choices, "acts": acts}


def main() -> None:
    way, name = sys.argv[1:]
    game = catalogue.find(name)
    if game is None or way not in WAYS:
        sys.exit(f"There is no way {way} to play {name}.")
    play, seed = WAYS[way](game), 0
    for warm in range(WARM_UP):
        play(warm)
    print(json.dumps({"version": kartki.__version__, "build": kartki.BUILD}), flush=True)
    for line in sys.stdin:
        found = slice_of(play, float(line), seed)
        seed += int(found["games"])
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
