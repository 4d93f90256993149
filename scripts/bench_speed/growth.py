"""Does a long game grow slow or fat, and do two processes do twice the work? Our games alone.

KARTKI_BUILD=compiled .venv/bin/python scripts/bench_speed/growth.py --seconds 1   prints JSON.
"""

import argparse
import json
import resource
import sys
import time
import tracemalloc
from collections.abc import Callable
from statistics import fmean, median
from typing import Any

import kartki
from kartki.bots.playout import pick, play_out
from kartki.core import catalogue
from kartki.core.catalogue import AnyGame
from kartki.core.dealer import SeededDealer
from kartki.core.play import CHANCE
from kartki.core.record_writer import RecordWriter, head_tags
from kartki.core.rng import Rng
from kartki.editions import shelf
from kartki.lab.simulate import simulate
from scripts.bench_own import cost_by_round, midgame
from scripts.bench_speed.own_player import first_position

PARTS = 4  # the games are told apart by length: a quarter of them each
KEPT = 12  # games whose records are weighed


def by_length(game: AnyGame, seconds: float) -> list[dict[str, float]]:
    """Random games, the shortest quarter first: their length and what they and an act cost."""
    start, games, number = first_position(game), [], 0
    ends = time.process_time() + seconds
    while number < PARTS or time.process_time() < ends:
        state, rng = start.copy(), Rng(number)
        began = time.process_time()
        acts = play_out(game, state, rng).acts
        games.append((acts, time.process_time() - began))
        number += 1
    games.sort()
    size = len(games) // PARTS
    quarters = [games[part * size : (part + 1) * size] for part in range(PARTS)]
    return [
        {
            "acts": fmean([acts for acts, _ in quarter]),
            "milliseconds": 1e3 * fmean([took for _, took in quarter]),
            "microseconds_an_act": 1e6 * fmean([took / acts for acts, took in quarter]),
        }
        for quarter in quarters
    ]


def weights(game: AnyGame) -> list[dict[str, float]]:
    """What games keep in memory when they are over, by length: the position, and their record."""
    found = []
    for seed in range(KEPT):
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        state, writer, acts = recorded(game, seed)
        with_record = tracemalloc.get_traced_memory()[0] - before
        lines = len(writer.lines)
        del writer
        position = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        del state
        found.append({"acts": acts, "lines": lines, "position_kb": position / 1024,
                      "record_kb": (with_record - position) / 1024})  # fmt: skip
    return sorted(found, key=lambda one: one["acts"])


def recorded(game: AnyGame, seed: int) -> tuple[Any, RecordWriter, int]:
    """A random game and its record, as a simulation writes it."""
    state, rng, dealer, acts = first_position(game), Rng(seed), SeededDealer(seed), 0
    edition = shelf.names(game.name)[0]
    names = ["random"] * state.players
    head = head_tags(game, edition, names, {}, dealer, shelf.get(game.name, edition).digest)
    writer = RecordWriter(game, head)
    while state.outcome is None:
        seat = game.actors(state)[0]
        if seat == CHANCE:
            action = game.deal(state, rng)
        else:
            acts += 1
            action = pick(state, seat, game.legal_actions(state, seat), rng)
        writer.move(state, seat, action)
        game.apply(state, seat, action)
        writer.after(state)
    return state, writer, acts


def microseconds(act: Callable[[], object], seconds: float) -> float:
    """The median of many short rows of calls, by CPU time."""
    rows: list[float] = []
    ends = time.process_time() + seconds
    while len(rows) < 5 or time.process_time() < ends:
        began = time.process_time()
        for _ in range(500):
            act()
        rows.append(time.process_time() - began)
    return 2000 * median(rows)


def jobs(game: AnyGame, rate: float, seconds: float) -> dict[str, float]:
    """`kartki simulate` with random bots: how fast beside play_out, and what two processes bring.

    The work of two processes is judged by CPU time, theirs and ours, which holds on a busy machine;
    games a second by the clock are true on a quiet one alone.
    """
    edition = shelf.names(game.name)[0]
    games = max(50, int(rate * seconds))
    cpu, clock = {}, {}
    for number in (1, 2):
        began, begun = used(), time.perf_counter()
        simulate(game.name, edition, {}, 4, games, ["random"], number, seed=7)
        cpu[number], clock[number] = used() - began, time.perf_counter() - begun
    return {
        "games": games,
        "games_per_second": games / cpu[1],
        "of_play_out": games / cpu[1] / rate,
        "efficiency_by_cpu": cpu[1] / cpu[2],
        "efficiency_by_clock": clock[1] / clock[2] / 2,
    }


def used() -> float:
    """CPU seconds of this process and of those that it started and saw the end of."""
    both = [resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)]
    return sum([one.ru_utime + one.ru_stime for one in both])


def measure(game: AnyGame, seconds: float) -> dict[str, Any]:
    lengths = by_length(game, seconds)
    state = midgame(game)
    public = game.view(state, None)
    rate = 1e3 / fmean([one["milliseconds"] for one in lengths])
    return {
        "game": game.name,
        "build": kartki.BUILD,
        "copy_microseconds": microseconds(state.copy, seconds / 4),
        "view_microseconds": microseconds(lambda: game.view(state, 0), seconds / 4),
        "own_microseconds": microseconds(lambda: game.own(state, 0, public), seconds / 4),
        "decision_microseconds_by_round": cost_by_round(game, seconds),
        "by_length": lengths,
        "memory": weights(game),
        "jobs": jobs(game, rate, 3 * seconds),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    asked = parser.parse_args()
    found = [catalogue.find(name) for name in catalogue.names()]
    json.dump([measure(game, asked.seconds) for game in found if game is not None], sys.stdout)


if __name__ == "__main__":
    main()
