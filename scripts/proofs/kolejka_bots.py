"""Kolejka: the neighbour knows its way about, and does not think for long."""

import json
import os
import sys
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

from kartki import bots
from kartki.core.catalogue import find
from kartki.core.dealer import game_seed
from kartki.core.play import CHANCE
from kartki.core.rng import Rng
from kartki.lab.report import Z
from kartki.lab.simulate import simulate
from scripts.bench_table import CLONE, run
from scripts.proofs.claim import Claim, Measured

GAMES = 1_000
TIMED = 100  # games; enough for more than ten thousand decisions
SEED = 1982


def neighbour_against(rival: str, bar: float) -> Measured:
    """One neighbour among three rivals, everybody in every seat equally often."""
    lineup = ["neighbour", rival, rival, rival]
    jobs = os.cpu_count() or 1
    report = simulate("kolejka", "standard", {}, 4, GAMES, lineup, jobs, SEED)
    neighbour = report.bots[0]
    low, high = neighbour.interval
    return Measured(neighbour.win_rate, low, high, low >= bar and not report.stopped)


def quick(build: str, bar: float) -> Measured:
    """Timed in a process of its own, because a process has one build."""
    code = "from scripts.proofs.kolejka_bots import tell_times; tell_times()"
    places = {"KARTKI_BUILD": build, "PYTHONPATH": str(CLONE)}
    games = [float(row["milliseconds"]) for row in run([sys.executable, "-c", code], places)]
    mean, margin = fmean(games), Z * stdev(games) / sqrt(len(games))
    return Measured(mean, mean - margin, mean + margin, mean + margin <= bar)


def tell_times() -> None:
    rows = [{"milliseconds": time_game(Rng(game_seed(SEED, n)))} for n in range(TIMED)]
    print(json.dumps(rows))


def time_game(rng: Rng) -> float:
    """Mean milliseconds a decision in a game of four neighbours; the view is the table's work."""
    game: Any = find("kolejka")
    bot = bots.make("neighbour", game)
    s = game.new_game(4, "standard", {})
    spent: list[float] = []
    while s.outcome is None:
        (seat,) = game.actors(s)
        legal = [game.deal(s, rng)] if seat == CHANCE else game.legal_actions(s, seat)
        action = legal[0]
        if len(legal) > 1:
            view, begun = game.view(s, seat), perf_counter()
            action = bot.choose(view, legal, 0, rng)
            spent.append(perf_counter() - begun)
        game.apply(s, seat, action)
    return 1000 * fmean(spent)


CLAIMS = [
    Claim(
        "In Kolejka one neighbour beats three random: its share of the wins",
        "low end at least 0.97 in 1,000 games",
        partial(neighbour_against, "random", 0.97),
    ),
    Claim(
        "In Kolejka one neighbour beats three greedy: its share of the wins",
        "low end above 0.33 in 1,000 games",
        partial(neighbour_against, "greedy", 0.33),
    ),
    Claim(
        "In Kolejka the neighbour, pure: milliseconds a decision (mean of 100 games)",
        "high end at most 1",
        partial(quick, "pure", 1.0),
    ),
    Claim(
        "In Kolejka the neighbour, compiled: milliseconds a decision (mean of 100 games)",
        "high end at most 0.1",
        partial(quick, "compiled", 0.1),
    ),
]
