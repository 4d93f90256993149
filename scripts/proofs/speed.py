"""Speed as a ratio to Catanatron, both measured in the same minute, three times over."""

from functools import cache, partial
from statistics import median

from scripts.bench_table import PEERS, YARDSTICK, ours, peers_python, run
from scripts.proofs.claim import Claim, Measured

ROUNDS = 3
SECONDS = "2"


@cache
def ratios(build: str) -> list[float]:
    """Decisions a second on this build over Catanatron's, in each round."""
    peer = [str(peers_python()), str(PEERS / "measure.py"), "--seconds", SECONDS]
    found = []
    for _ in range(ROUNDS):
        own = next(row for row in ours(build, SECONDS) if row["game"] == "ration_board")
        (theirs,) = run([*peer, "--only", YARDSTICK], {})
        found.append(own["decisions_per_second"] / theirs["decisions_per_second"])
    return found


def faster(build: str, bar: float) -> Measured:
    """The median round must clear the bar; the ends are the slowest and the fastest round."""
    rounds = ratios(build)
    return Measured(median(rounds), min(rounds), max(rounds), median(rounds) >= bar)


CLAIMS = [
    Claim(
        "Ration Board, pure: decisions a second over Catanatron's (median of three rounds)",
        "at least 4",
        partial(faster, "pure", 4.0),
    ),
    Claim(
        "Ration Board, compiled: decisions a second over Catanatron's (median of three rounds)",
        "at least 20",
        partial(faster, "compiled", 20.0),
    ),
]
