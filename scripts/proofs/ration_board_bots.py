"""Ration Board: the navigator is worth its chart."""

import os
from functools import partial

from kartki.lab.simulate import simulate
from scripts.proofs.claim import Claim, Measured

GAMES = 10_000
SEED = 1943


def navigator_against(rival: str, bar: float) -> Measured:
    """One navigator among three rivals, everybody in every seat equally often."""
    lineup = ["navigator", rival, rival, rival]
    jobs = os.cpu_count() or 1
    report = simulate("ration_board", "rebuilt-1943", {}, 4, GAMES, lineup, jobs, SEED)
    navigator = report.bots[0]
    low, high = navigator.interval
    return Measured(navigator.win_rate, low, high, low > bar and not report.stopped)


CLAIMS = [
    Claim(
        "In Ration Board one navigator beats three six: its share of the wins",
        "low end above 0.28 in 10,000 games",
        partial(navigator_against, "six", 0.28),
    ),
    Claim(
        "In Ration Board one navigator beats three always6: its share of the wins",
        "low end above 0.33 in 10,000 games",
        partial(navigator_against, "always6", 0.33),
    ),
]
