"""All engines in turn, round by round, so that each of them meets the same load of the machine."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median, quantiles
from typing import Any

from scripts.bench_speed.engines import Engine, Player

RATES = ("choices", "acts", "games")


@contextmanager
def players(engines: list[Engine]) -> Iterator[list[Player]]:
    """The processes of those engines that can be started."""
    started: list[Player] = []
    try:
        for engine in engines:
            print(f"· starting {engine.key} ...", file=sys.stderr, flush=True)
            started.append(Player(engine))
        yield started
    finally:
        for player in started:
            player.close()


def spread(values: list[float]) -> dict[str, float]:
    """The median and the quartiles around it."""
    if len(values) < 2:
        return {"median": values[0], "low": values[0], "high": values[0]}
    low, middle, high = quantiles(values, n=4, method="inclusive")
    return {"median": middle, "low": low, "high": high}


def row(player: Player, slices: list[dict[str, float]]) -> dict[str, Any]:
    """What is kept of an engine: its rates a second of CPU time, and how they scattered."""
    rates = {rate: [one[rate] / one["cpu"] for one in slices] for rate in RATES}
    engine = player.engine
    return {
        "key": engine.key,
        "title": engine.title,
        "ours": engine.ours,
        **player.told,
        **{f"{rate}_per_second": spread(values) for rate, values in rates.items()},
        "choices_by_round": rates["choices"],
    }


def measure(engines: list[Engine], rounds: int, seconds: float) -> list[dict[str, Any]]:
    """Every second round goes backwards, so that nobody always comes after the same neighbour."""
    with players(engines) as started:
        able = [player for player in started if "error" not in player.told]
        slices: dict[str, list[dict[str, float]]] = {player.engine.key: [] for player in able}
        for number in range(rounds):
            for player in able if number % 2 == 0 else reversed(able):
                slices[player.engine.key].append(player.play(seconds))
            print(f"· round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        found = [row(player, slices[player.engine.key]) for player in able]
        missing = [player for player in started if player not in able]
        return found + [{"key": one.engine.key, "title": one.engine.title,
                         "ours": one.engine.ours, **one.told} for one in missing]  # fmt: skip


def ratio(rows: list[dict[str, Any]], key: str, yardstick: str) -> float:
    """How many times the yardstick's choices a second, by the median of the rounds."""
    by_key = {one["key"]: one["choices_by_round"] for one in rows if "choices_by_round" in one}
    pairs = zip(by_key[key], by_key[yardstick], strict=True)
    return float(median([mine / theirs for mine, theirs in pairs]))
