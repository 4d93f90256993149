"""A long series of games, kept batch by batch, so that it can be stopped and goes on later.

What is done stands in .kartki/proofs, a line a batch, with a digest of what it was played with: a
changed bot or rule begins anew, and so does a deleted file. `KARTKI_MINUTES=8` begins no further
batch after eight minutes; what was played by then is told and not judged.
"""

import hashlib
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from kartki.build import PACKAGE, sources_stamp
from kartki.core.catalogue import AnyGame
from kartki.lab.match import Match, Series
from kartki.lab.spec import SimulationSpec, open_spec

CLONE: Final = Path(__file__).resolve().parent.parent.parent.parent
KEPT: Final = CLONE / ".kartki" / "proofs"
BATCH: Final = 20  # games
BEGUN: Final = time.monotonic()

Counts = dict[str, float]  # of one game, by what was counted


@dataclass(frozen=True)
class Contest:
    """Games of these bots, everybody in every seat equally often.

    `counter` names a function "module:name" that plays a match to its end and counts; its module
    registers the bots of the proof, if there are any.
    """

    name: str
    game: str
    edition: str
    lineup: tuple[str, ...]
    games: int
    seed: int
    counter: str
    source: str = ""  # of a bot that is no part of the house

    def spec(self) -> SimulationSpec:
        players = len(self.lineup)
        return SimulationSpec(self.game, self.edition, {}, players, list(self.lineup), self.seed)

    def stamp(self) -> str:
        own = "".join(path.read_text() for path in sorted(Path(__file__).parent.glob("*.py")))
        told = f"{sources_stamp(PACKAGE)} {own} {self}"
        return hashlib.sha256(told.encode()).hexdigest()[:16]


def results(contest: Contest) -> tuple[list[Counts], bool]:
    """What was counted in each game, and whether all games are played."""
    done = known(contest)
    missing = [first for first in range(1, contest.games + 1, BATCH) if first not in done]
    for first, counted in play(contest, missing):
        keep(contest, first, counted)
        done[first] = counted
        told = f"  {contest.name}: {min(len(done) * BATCH, contest.games)} of {contest.games}"
        print(told, file=sys.stderr, flush=True)
    rows = [row for first in sorted(done) for row in done[first]]
    return rows, len(rows) == contest.games


def known(contest: Contest) -> dict[int, list[Counts]]:
    """The batches that were played with the same sources, by their first game."""
    path, stamp = file_of(contest), contest.stamp()
    lines = path.read_text().splitlines() if path.exists() else []
    found = [row for row in map(whole, lines) if row and row["stamp"] == stamp]
    return {row["first"]: row["games"] for row in found}


def whole(line: str) -> Any:
    """None for a line that was cut off when the machine stopped."""
    try:
        return json.loads(line)
    except ValueError:
        return None


def keep(contest: Contest, first: int, counted: list[Counts]) -> None:
    path = file_of(contest)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        file.write(json.dumps({"stamp": contest.stamp(), "first": first, "games": counted}) + "\n")


def file_of(contest: Contest) -> Path:
    return KEPT / f"{contest.name}.jsonl"


def ends() -> float:
    return BEGUN + 60 * float(os.environ.get("KARTKI_MINUTES", "inf"))


def play(contest: Contest, missing: list[int]) -> Iterator[tuple[int, list[Counts]]]:
    """The batches in the order in which they are done, as many as there is time for."""
    jobs = min(os.cpu_count() or 1, len(missing))
    if not jobs or time.monotonic() > ends():
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context) as pool:
        running: dict[Future[list[Counts]], int] = {}
        while running or (missing and time.monotonic() <= ends()):
            while missing and len(running) < jobs and time.monotonic() <= ends():
                first = missing.pop(0)
                running[pool.submit(batch, contest, first)] = first
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()


def batch(contest: Contest, first: int) -> list[Counts]:
    module, _, name = contest.counter.partition(":")
    count = getattr(import_module(module), name)
    series = opened(contest)
    last = min(first + BATCH, contest.games + 1)
    return [count(Match(series, number)) for number in range(first, last)]


@cache
def opened(contest: Contest) -> Series:
    spec = contest.spec()
    game: AnyGame = open_spec(spec)
    return Series(game, spec)


def wins(match: Match) -> Counts:
    match.play()
    return shares(match)


def shares(match: Match) -> Counts:
    """The share in the win of each kind of bot, for each of its seats."""
    winners = match.state.outcome.winners()
    found: Counts = {}
    for seat, name in enumerate(match.lineup):
        share = (seat in winners) / len(winners) / match.lineup.count(name)
        found[name] = found.get(name, 0.0) + share
    return found
