"""Kolejka: how strong the planner is, against everybody, and what a decision costs it.

Every batch of games that is done is kept in scripts/proofs/kept/planner.json with a digest of the
code that played it, and the next run goes on from there; KARTKI_MINUTES=60 begins no further batch
after an hour. What is not played to the end is not judged.
"""

import json
import os
import sys
import time
from functools import cache, partial
from itertools import pairwise
from math import sqrt
from typing import Any

from kartki import bots
from kartki.core.catalogue import find
from kartki.core.dealer import game_seed
from kartki.core.play import CHANCE
from kartki.core.rng import Rng
from kartki.lab.report import Z
from scripts.bench_table import CLONE, run
from scripts.contests.contest import Contest
from scripts.contests.keeping import Keeper, play, share
from scripts.proofs.claim import Claim, Measured

KEPT = CLONE / "scripts" / "proofs" / "kept" / "planner.json"
GAMES = 300  # a game of the planner takes more than two seconds
CURVE = (50, 100, 200, 400, 800)
TIMED = 10  # games
SEED = 1982
UNHURRIED = 3_600_000  # milliseconds: the playouts decide


@cache
def keeper() -> Keeper:
    return Keeper(KEPT)


@cache
def ends() -> float:
    return time.monotonic() + 60 * float(os.environ.get("KARTKI_MINUTES", "inf"))


def wins(lineup: tuple[str, ...], bar: float, build: str = "compiled") -> Measured:
    contest = Contest("kolejka", lineup, GAMES, build)
    return share(contest, lineup[0], play(contest, keeper(), ends()), bar)


def rises() -> Measured:
    """From the fewest to the most playouts, and it falls nowhere by more than chance explains."""
    points = [wins((f"planner{number}", *["neighbour"] * 3), 0.0) for number in CURVE]
    for number, point in zip(CURVE, points, strict=True):
        told = f"  {number} playouts: {point.value:.3f} ({point.low:.3f} – {point.high:.3f})"
        print(told, file=sys.stderr, flush=True)
    first, last = points[0], points[-1]
    gain = last.value - first.value
    reach = Z * sqrt(sum(point.value * (1 - point.value) / GAMES for point in (first, last)))
    falls = any(later.high < earlier.low for earlier, later in pairwise(points))
    whole = all(point.judged for point in points)
    return Measured(gain, gain - reach, gain + reach, gain > reach and not falls, judged=whole)


def cost(part: float, bar: float) -> Measured:
    """Of all decisions in some games of one planner and three neighbours."""
    spent = decisions()
    least, most = spent[0], spent[-1]
    value = spent[round(part * (len(spent) - 1))]
    return Measured(value, least, most, value <= bar)


@cache
def decisions() -> list[float]:
    code = "from scripts.proofs.planner import tell_costs; tell_costs()"
    places = {"KARTKI_BUILD": "compiled", "PYTHONPATH": str(CLONE)}
    rows = run([sys.executable, "-c", code], places)
    return sorted(float(row["milliseconds"]) for row in rows)


def tell_costs() -> None:
    spent = [one for number in range(TIMED) for one in costs(Rng(game_seed(SEED, number)))]
    print(json.dumps([{"milliseconds": one} for one in spent]))


def costs(rng: Rng) -> list[float]:
    """The processor's milliseconds that each choice of the planner took in one game."""
    game: Any = find("kolejka")
    planner, neighbour = bots.make("planner", game), bots.make("neighbour", game)
    s = game.new_game(4, "standard", {})
    own, spent = rng.below(4), []
    while s.outcome is None:
        (seat,) = game.actors(s)
        legal = [game.deal(s, rng)] if seat == CHANCE else game.legal_actions(s, seat)
        action = legal[0]
        if len(legal) > 1:
            view, begun = game.view(s, seat), time.process_time()
            bot = planner if seat == own else neighbour
            action = bot.choose(view, legal, UNHURRIED, rng)
            if seat == own:
                spent.append(1000 * (time.process_time() - begun))
        game.apply(s, seat, action)
    return spent


def against(told: str, lineup: tuple[str, ...], bar: float, build: str = "compiled") -> Claim:
    return Claim(
        f"In Kolejka {told}: the planner's share of the wins, a seat",
        f"low end at least {bar:.2f} in {GAMES} games",
        partial(wins, lineup, bar, build),
    )


def one_among(rival: str, players: int) -> tuple[str, ...]:
    return ("planner", *[rival] * (players - 1))


CLAIMS = [
    against("one planner against three neighbours", one_among("neighbour", 4), 0.70),
    against("one planner against three greedy", one_among("greedy", 4), 0.80),
    against(
        "two planners and two neighbours", ("planner", "neighbour", "planner", "neighbour"), 0.40
    ),
    against("one planner against one neighbour", one_among("neighbour", 2), 0.75),
    against("one planner against two neighbours", one_among("neighbour", 3), 0.50),
    against("one planner against four neighbours", one_among("neighbour", 5), 0.45),
    against(
        "pure, with 50 playouts, against three neighbours",
        ("planner50", *["neighbour"] * 3),
        0.60,
        "pure",
    ),
    Claim(
        "In Kolejka the planner's share against three neighbours: 800 playouts less 50",
        f"low end above 0, and no step falls; {GAMES} games each",
        rises,
    ),
    Claim(
        "In Kolejka the planner, compiled: milliseconds of the processor a decision (median)",
        f"at most 150 in {TIMED} games",
        partial(cost, 0.5, 150.0),
    ),
    Claim(
        "In Kolejka the planner, compiled: milliseconds of the processor a decision (95 of 100)",
        f"at most 150 in {TIMED} games",
        partial(cost, 0.95, 150.0),
    ),
]
