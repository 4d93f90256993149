"""The levels of the bots: easy loses to best, and beats chance, in each game that has both."""

import os
from functools import partial

from kartki.bots.levels import BEST, EASY, bot_of_level
from kartki.lab.simulate import simulate
from scripts.proofs.claim import Claim, Measured

EDITIONS = {"kolejka": "standard", "reglamentacja": "rebuilt-1983"}
GAMES = 400
SEED = 17


def share_of_easy(game: str, other: str, low: float, high: float) -> Measured:
    """The share of each easy seat, with two of them against two others, in every seat equally."""
    easy, jobs = bot_of_level(game, EASY), os.cpu_count() or 1
    report = simulate(game, EDITIONS[game], {}, 4, GAMES, [easy, other], jobs, SEED)
    score = next(bot for bot in report.bots if bot.name == easy)
    least, most = score.interval
    return Measured(score.win_rate, least, most, least >= low and most <= high)


CLAIMS = [
    claim
    for game in EDITIONS
    for claim in (
        Claim(
            f"In {game} two easy bots against two of the best: the share of each in the wins",
            f"high end at most 0.20 in {GAMES} games (0.25 would be equal)",
            partial(share_of_easy, game, bot_of_level(game, BEST), 0.0, 0.20),
        ),
        Claim(
            f"In {game} two easy bots against two random: the share of each in the wins",
            f"low end at least 0.40 in {GAMES} games (0.25 would be equal)",
            partial(share_of_easy, game, "random", 0.40, 1.0),
        ),
    )
]
