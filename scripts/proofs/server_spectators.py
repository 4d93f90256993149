"""A table that a thousand people watch: what they cost, and what players feel of it."""

import resource
from functools import cache
from statistics import median
from typing import Any, Final

from scripts.bench_net.rounds import say
from scripts.bench_net.tally import percentile
from scripts.bench_net.watched import Watched, measure
from scripts.bench_server import MOST_OTHERS
from scripts.proofs.claim import Claim, Measured

WATCHED: Final = Watched()
BUILD: Final = "compiled"
MOST_P99: Final = 2.0  # times the players' p99 while nobody watches
MOST_JOIN: Final = 5.0  # ms of the server's time: to come, to be sent what was before, and to go
MOST_LOSS: Final = 250.0  # ms that any player waits when many are lost at once
FILES: Final = 2 * WATCHED.spectators + 200  # open files of a process, with some to spare

Round = dict[str, Any]


@cache
def rounds() -> list[Round]:
    _need_files()
    found = measure(BUILD, WATCHED)
    others = median(one["churn"]["others_cpu"] for one in found)
    if others > MOST_OTHERS:
        say(f"The machine was busy: others used {others:.0%} of a core. Times say little")
    memory = found[0]["spectators_mb"]
    say(f"{WATCHED.spectators} spectators took {memory:.0f} MB of the server's memory")
    return found


def _need_files() -> None:
    """Every socket is an open file, for the server and for the client."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < FILES:
        if hard != resource.RLIM_INFINITY and hard < FILES:
            raise SystemExit(f"It takes {FILES} open files, and {hard} are allowed (ulimit -n).")
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, hard))


def p99(part: str, whose: str) -> Measured:
    """Over that without spectators, of all rounds together: a round has too few answers for it.

    The ends are the best and the worst round.
    """
    found = [_p99([one], part, whose) for one in rounds()]
    say(f"{part} {whose}rounds: " + ", ".join(f"{value:.3g}" for value in found))
    whole = _p99(rounds(), part, whose)
    return Measured(whole, min(found), max(found), whole <= MOST_P99)


def _p99(some: list[Round], part: str, whose: str) -> float:
    name = f"{whose}answers"
    alone = [time for one in some for time in one["before"][name] + one["after"][name]]
    watched = [time for one in some for time in one[part][name]]
    return percentile(watched, 0.99) / percentile(alone, 0.99)


def join_cost() -> Measured:
    """What coming and going cost beyond the moves that all of them are told."""
    found = []
    for one in rounds():
        quiet = one["with"]["server_cpu"] / one["with"]["took"]
        extra = one["churn"]["server_cpu"] - quiet * one["churn"]["took"]
        found.append(1000 * extra / one["churn"]["joined"])
    return _measured(found, median(found) <= MOST_JOIN)


def loss() -> Measured:
    """The longest that anybody waited, at this table or another."""
    found = [max(one["loss"]["longest"], one["loss"]["others_longest"]) for one in rounds()]
    return _measured(found, median(found) <= MOST_LOSS)


def coming() -> Measured:
    found = [one["coming"]["seconds"] for one in rounds()]
    return _measured(found, median(found) <= WATCHED.spectators / WATCHED.joins)


def _measured(found: list[float], holds: bool) -> Measured:
    say("rounds: " + ", ".join(f"{value:.3g}" for value in found))
    return Measured(median(found), min(found), max(found), holds)


WHO: Final = f"{WATCHED.spectators} spectators"
CHURN: Final = f"{WHO}, {WATCHED.joins:.0f} joins a second"
CLAIMS = [
    Claim(
        f"{CHURN}: the players' p99 over that without",
        f"at most {MOST_P99:.0f}",
        lambda: p99("churn", ""),
    ),
    Claim(
        f"{CHURN}: p99 at {WATCHED.others} other tables over that without",
        f"at most {MOST_P99:.0f}",
        lambda: p99("churn", "others_"),
    ),
    Claim(
        f"{WHO} who stay: the players' p99 over that without",
        f"at most {MOST_P99:.0f}",
        lambda: p99("with", ""),
    ),
    Claim(
        f"{CHURN}: ms of the server's time for one that comes, reads what was before, and goes",
        f"at most {MOST_JOIN:.0f}",
        join_cost,
    ),
    Claim(
        f"{WATCHED.lost} of {WHO} lost at once: the longest wait of any player, in ms",
        f"at most {MOST_LOSS:.0f}",
        loss,
    ),
    Claim(
        f"{WHO} come at once: seconds until the last one knows everything",
        f"within {WATCHED.spectators / WATCHED.joins:.0f}",
        coming,
    ),
]
