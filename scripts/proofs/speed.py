"""Speed as a ratio to Catanatron, both measured in the same minute, three times over."""

from functools import cache, partial
from statistics import fmean, median
from typing import Any

from scripts.bench_table import PEERS, YARDSTICK, ours, peers_python, run
from scripts.proofs.claim import Claim, Measured

ROUNDS = 3
SECONDS = "2"


Row = dict[str, Any]


@cache
def measured(build: str) -> list[tuple[list[Row], Row]]:
    """All our games on this build and Catanatron right after, in each round."""
    peer = [str(peers_python()), str(PEERS / "measure.py"), "--seconds", SECONDS]
    found = []
    for _ in range(ROUNDS):
        own = ours(build, SECONDS)
        (theirs,) = run([*peer, "--only", YARDSTICK], {})
        found.append((own, theirs))
    return found


def own_rows(game: str, build: str) -> list[Row]:
    return [next(row for row in own if row["game"] == game) for own, _ in measured(build)]


def faster(game: str, build: str, bar: float) -> Measured:
    """The median round must clear the bar; the ends are the slowest and the fastest round."""
    theirs = [peer["decisions_per_second"] for _, peer in measured(build)]
    mine = [row["decisions_per_second"] for row in own_rows(game, build)]
    rounds = [own / peer for own, peer in zip(mine, theirs, strict=True)]
    return Measured(median(rounds), min(rounds), max(rounds), median(rounds) >= bar)


def copies(game: str, build: str, bar: float) -> Measured:
    times = [row["copy_microseconds"] for row in own_rows(game, build)]
    return Measured(median(times), min(times), max(times), median(times) <= bar)


def flat(game: str, build: str, bar: float) -> Measured:
    """What a decision costs in the last five rounds of fifteen over the first five."""
    rows = [row["decision_microseconds_by_round"] for row in own_rows(game, build)]
    growth = [fmean(costs[10:15]) / fmean(costs[:5]) for costs in rows]
    return Measured(median(growth), min(growth), max(growth), median(growth) <= bar)


def speed_claim(name: str, build: str, bar: int) -> Claim:
    return Claim(
        f"{TITLES[name]}, {build}: decisions a second over Catanatron's (median of three rounds)",
        f"at least {bar}",
        partial(faster, name, build, float(bar)),
    )


TITLES = {
    "kolejka": "Kolejka",
    "ration_board": "Ration Board",
    "reglamentacja": "Reglamentacja",
}
CLAIMS = [
    speed_claim("ration_board", "pure", 4),
    speed_claim("ration_board", "compiled", 20),
    speed_claim("kolejka", "pure", 4),
    speed_claim("kolejka", "compiled", 30),
    speed_claim("reglamentacja", "pure", 2),
    speed_claim("reglamentacja", "compiled", 10),
    Claim(
        "Kolejka, compiled: microseconds for a copy of the state (median of three rounds)",
        "at most 3",
        partial(copies, "kolejka", "compiled", 3.0),
    ),
    Claim(
        "Kolejka, compiled: the cost of a decision on days 11 to 15 over days 1 to 5",
        "at most 1.2",
        partial(flat, "kolejka", "compiled", 1.2),
    ),
]
