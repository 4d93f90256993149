"""Every moment that matters is seen: whole games at normal pace, read off what the page showed."""

from functools import partial

from scripts.proofs.claim import Claim, Measured
from tests.browser.evidence import figure_claim
from tests.browser.following import follow_a_game
from tests.browser.house import TITLES, House
from tests.browser.reglamentacja import lying

SIZES = {"1280": (1280, 800), "390": (390, 844)}
BAR = "0 unstaged, 0 unlisted"


def missed(house: House, game: str, size: tuple[int, int]) -> Measured:
    verdict = follow_a_game(house, game, size)
    found = len(verdict.unstaged) + len(verdict.unlisted)
    return Measured(found, found, found, found == 0 and verdict.staged > 0)


def stage_claim(game: str, size: str) -> Claim:
    return figure_claim(
        f"A whole game of {TITLES[game]}, {size} wide: events neither staged nor listed as due",
        BAR,
        partial(missed, game=game, size=SIZES[size]),
    )


CLAIMS = [
    *[stage_claim(game, size) for game in TITLES for size in SIZES],
    *[
        figure_claim(
            f"Reglamentacja live, {size} wide: offers whose slip lay there for less than 600 ms"
            " (the shortest and the longest, in seconds)",
            "0",
            partial(lying.too_short, size=pixels),
        )
        for size, pixels in SIZES.items()
    ],
]
