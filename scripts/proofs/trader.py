"""The haggler, Reglamentacja's trader that is nobody's fool: it wins, and it is no pest.

Exploiters, which others have written with its source in hand, stand in scripts/exploiters; without
one, their claims are not judged. All games are kept batch by batch, so `KARTKI_MINUTES=8` stops,
and the next run goes on (scripts/proofs/series/batches.py).
"""

from functools import cache, partial
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any

from kartki import bots
from kartki.bots.choosing import choices
from kartki.core.catalogue import find
from kartki.core.dealer import game_seed
from kartki.core.play import CHANCE, CLOCK
from kartki.core.rng import Rng
from kartki.lab.report import Z, wilson
from scripts.proofs.claim import Claim, Measured
from scripts.proofs.series import exploiters
from scripts.proofs.series.batches import Contest, Counts, results

GAMES = 1_000
TIMED = 20  # games of four hagglers
LIMIT = 1_000  # milliseconds
SEED = 1983
COUNTER = "scripts.proofs.series.haggling_games:count"
NOBODY = Measured(0.0, 0.0, 1.0, False, judged=False)  # there is no exploiter yet


@cache
def games(*lineup: str, counter: str = COUNTER, source: str = "") -> tuple[list[Counts], bool]:
    name, box = f"trader_{lineup[0]}_{lineup[1]}", "rebuilt-1983"
    return results(Contest(name, "reglamentacja", box, lineup, GAMES, SEED, counter, source))


def exploits(rival: str, least: float, most: float) -> Measured:
    """The best of the exploiters among three of this kind."""
    found = [exploiter(name, rival, least, most) for name in exploiters.NAMES]
    return max(found, key=lambda one: one.value, default=NOBODY)


def exploiter(name: str, rival: str, least: float, most: float) -> Measured:
    lineup = (name, rival, rival, rival)
    counter = "scripts.proofs.series.exploiters:count"
    rows, whole = games(*lineup, counter=counter, source=exploiters.source(name))
    won = sum(row[name] for row in rows)
    low, high = wilson(won, len(rows))
    share = won / max(len(rows), 1)
    return Measured(share, low, high, share >= least and high <= most, judged=whole)


def wins(bar: float) -> Measured:
    """One among three of the old ones, everybody in every seat equally often."""
    rows, whole = games("haggler", "trader", "trader", "trader")
    won = sum(row["haggler"] for row in rows)
    low, high = wilson(won, len(rows))
    return Measured(won / max(len(rows), 1), low, high, low >= bar, judged=whole)


def among_themselves(counted: str, per: str, least: float, most: float) -> Measured:
    """A ratio over the games of four hagglers; its interval by the spread of the games."""
    rows, whole = games("haggler", "haggler", "haggler", "haggler")
    if len(rows) < 2:
        return Measured(0.0, 0.0, 0.0, False, judged=False)
    below = [row[per] if per else 1.0 for row in rows]
    ratio = sum(row[counted] for row in rows) / sum(below)
    rest = [row[counted] - ratio * part for row, part in zip(rows, below, strict=True)]
    margin = Z * stdev(rest) / sqrt(len(rows)) / fmean(below)
    low, high = ratio - margin, ratio + margin
    return Measured(ratio, low, high, least <= low and high <= most, judged=whole)


def quick(bar: float) -> Measured:
    """By CPU time, because other work may run beside it."""
    times = [time_game(Rng(game_seed(SEED, number))) for number in range(TIMED)]
    mean, margin = fmean(times), Z * stdev(times) / sqrt(len(times))
    return Measured(mean, mean - margin, mean + margin, mean + margin <= bar)


def time_game(rng: Rng) -> float:
    """Mean milliseconds a decision of four hagglers; the view is the table's work."""
    game: Any = find("reglamentacja")
    bot = bots.make("haggler", game)
    s = game.new_game(4, "rebuilt-1983", {})
    spent: list[float] = []
    while s.outcome is None:
        (seat,) = game.actors(s)
        if seat == CHANCE:
            action = game.deal(s, rng)
        else:
            legal = game.legal_actions(s, seat) if seat == CLOCK else choices(game, s, seat, rng)
            action = legal[0]
            if len(legal) > 1:
                view, begun = game.view(s, seat), process_time()
                action = bot.choose(view, legal, LIMIT, rng)
                spent.append(process_time() - begun)
        game.apply(s, seat, action)
    return 1000 * fmean(spent)


CLAIMS = [
    Claim(
        "In Reglamentacja one haggler among three traders: its share of the wins",
        f"low end at least 0.40 in {GAMES} games (0.25 would be equal)",
        partial(wins, 0.40),
    ),
    Claim(
        "Four hagglers: offers a turn, of all four together",
        f"high end at most 5 in {GAMES} games",
        partial(among_themselves, "offers", "turns", 0.0, 5.0),
    ),
    Claim(
        "Four hagglers: deals a game",
        f"low end at least 12 in {GAMES} games",
        partial(among_themselves, "deals", "", 12.0, float("inf")),
    ),
    Claim(
        "Four hagglers: share of the offers that their maker has made before in this turn",
        f"high end at most 0.03 in {GAMES} games",
        partial(among_themselves, "again", "offers", 0.0, 0.03),
    ),
    Claim(
        "The best exploiter among three traders: its share of the wins; with less it is none",
        f"at least 0.42 in {GAMES} games",
        partial(exploits, "trader", 0.42, 1.0),
    ),
    Claim(
        "The best exploiter, tuned once more, among three hagglers: its share of the wins",
        f"high end at most 0.33 in {GAMES} games",
        partial(exploits, "haggler", 0.0, 0.33),
    ),
    Claim(
        f"In Reglamentacja the haggler: milliseconds of CPU a decision (mean of {TIMED} games)",
        "high end at most 20",
        partial(quick, 20.0),
    ),
]
