"""Ration Board: the navigator is worth its chart, and who races wins no more than its share."""

import os
from functools import partial

from kartki.lab.report import wilson
from kartki.lab.simulate import simulate
from scripts.proofs.claim import Claim, Measured
from scripts.proofs.series.batches import Contest, results

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


def racer(lowest: float, highest: float) -> Measured:
    """One that minds the race among three that mind their own road, in every seat equally often."""
    lineup = ("racer", "navigator", "navigator", "navigator")
    count = "scripts.proofs.series.racer:count"
    rows, whole = results(
        Contest("ration_board_racer", "ration_board", "rebuilt-1943", lineup, GAMES, SEED, count)
    )
    won = sum(row["racer"] for row in rows)
    low, high = wilson(won, len(rows))
    share = won / max(len(rows), 1)
    return Measured(share, low, high, lowest <= share <= highest, judged=whole)


CLAIMS = [
    Claim(
        "In Ration Board one racer among three navigators: its share of the wins",
        "from 0.24 to 0.26 in 10,000 games: there is no more to be won",
        partial(racer, 0.24, 0.26),
    ),
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
