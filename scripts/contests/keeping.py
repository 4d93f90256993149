"""Keeps every batch that is done, and plays those that are not, until the time is up."""

import json
import os
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from kartki.lab.report import wilson
from scripts.contests.contest import Contest, play_batch
from scripts.proofs.claim import Measured

Batch = dict[str, list[float]]  # by bot: seats taken, games won


class Keeper:
    """One file, with one batch a line, so that two machines' results can be merged."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self._lock: Final = threading.Lock()
        self._kept: Final[dict[str, Batch]] = json.loads(file.read_text()) if file.exists() else {}

    def done(self, contest: Contest) -> dict[int, Batch]:
        """The batches of this contest that are done, by their first game."""
        found = {first: self._kept.get(name(contest, first)) for first in firsts(contest)}
        return {first: batch for first, batch in found.items() if batch is not None}

    def keep(self, contest: Contest, first: int, batch: Batch) -> None:
        with self._lock:
            self._kept[name(contest, first)] = batch
            lines = [f"{json.dumps(key)}: {json.dumps(self._kept[key])}" for key in self._kept]
            self._file.parent.mkdir(parents=True, exist_ok=True)
            unfinished = self._file.with_suffix(".new")
            unfinished.write_text("{\n" + ",\n".join(sorted(lines)) + "\n}\n")
            unfinished.replace(self._file)


def name(contest: Contest, first: int) -> str:
    return f"{contest.key} {first}"


def firsts(contest: Contest) -> list[int]:
    return [numbers.start for numbers in contest.batches()]


def play(contest: Contest, keeper: Keeper, ends: float) -> dict[int, Batch]:
    """All its batches, or those that could be begun before the time was up."""

    def one(numbers: range) -> None:
        if time.monotonic() < ends:
            keeper.keep(contest, numbers.start, play_batch(contest, numbers))

    done = keeper.done(contest)
    missing = [numbers for numbers in contest.batches() if numbers.start not in done]
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        list(pool.map(one, missing))
    done = keeper.done(contest)
    told = f"  {contest.key}: {len(done)} of {len(contest.batches())} batches done"
    print(told, file=sys.stderr, flush=True)
    return done


def share(contest: Contest, bot: str, done: dict[int, Batch], bar: float) -> Measured:
    """The bot's share of the wins, a seat; judged when all games are played."""
    seats = sum(batch[bot][0] for batch in done.values())
    wins = sum(batch[bot][1] for batch in done.values())
    low, high = wilson(wins, int(seats))
    rate = wins / seats if seats else 0.0
    whole = len(done) == len(contest.batches())
    return Measured(rate, low, high, low >= bar and whole, judged=whole)
