"""The server under load, as scripts/bench server measures it: the bars of the same code."""

from functools import cache, partial
from statistics import median
from typing import Any

from scripts import bench_server as bench
from scripts.bench_net import rounds
from scripts.bench_net.rounds import FAST, Load, Runs
from scripts.proofs.claim import Claim, Measured

LOAD = Load(seconds=8.0, rounds=5)
TIMES = 3  # of idle tables and of coming back


@cache
def loaded(build: str) -> tuple[Runs, bool]:
    """The rounds, and whether the machine was ours: if not, a ratio may flatter either side."""
    found = bench.load_part(["kolejka"], [build], LOAD)
    busy = bench.busy(found)
    if busy:
        rounds.say(busy)
    return found["rounds"], not busy


@cache
def idled(build: str) -> list[dict[str, Any]]:
    return [bench.idle_part(build) for _ in range(TIMES)]


@cache
def came_back(build: str) -> list[dict[str, Any]]:
    return [bench.reconnect_part(build) for _ in range(TIMES)]


def throughput(build: str) -> Measured:
    """The median round counts; the ends are the worst and the best one."""
    runs, fair = loaded(build)
    found = rounds.ratios(runs, f"kolejka, {build}", FAST, "moves_per_second")
    return _measured(found, fair and median(found) >= bench.LEAST_THROUGHPUT)


def p99(build: str) -> Measured:
    runs, fair = loaded(build)
    found = rounds.worse_p99(runs, f"kolejka, {build}")
    return _measured(found, fair and median(found) <= bench.MOST_P99)


def idle(build: str) -> Measured:
    found = [figures["idle_mb"] for figures in idled(build)]
    return _measured(found, max(found) < bench.MOST_IDLE_MB)


def coming_back(build: str) -> Measured:
    found = [figures["last_seconds"] for figures in came_back(build)]
    return _measured(found, median(found) <= bench.MOST_RECONNECT)


def _measured(found: list[float], holds: bool) -> Measured:
    return Measured(median(found), min(found), max(found), holds)


def claims_of(build: str) -> list[Claim]:
    return [
        Claim(
            f"100 tables of Kolejka, {build}: stored moves a second over a bare server's",
            f"at least {bench.LEAST_THROUGHPUT}",
            partial(throughput, build),
        ),
        Claim(
            f"100 tables of Kolejka, {build}, 200 ms of thinking: p99 over a bare server's",
            f"at most {bench.MOST_P99}",
            partial(p99, build),
        ),
        Claim(
            f"{bench.IDLE_TABLES} idle tables of Kolejka, {build}: MB of memory",
            f"under {bench.MOST_IDLE_MB:.0f}",
            partial(idle, build),
        ),
        Claim(
            f"All sockets of {bench.RECONNECT_TABLES} tables back after a restart, {build}: s",
            f"within {bench.MOST_RECONNECT:.0f}",
            partial(coming_back, build),
        ),
    ]


CLAIMS = [claim for build in ("pure", "compiled") for claim in claims_of(build)]
