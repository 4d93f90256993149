"""Nothing leaks: pairs of histories that a viewer cannot tell apart, through the whole server."""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from scripts.proofs.claim import Claim, Measured
from tests.server.pairs import FAR
from tests.server.planted import PLANTS, prepared
from tests.server.worlds import Leak, Tally, check_pairs

PAIRS = 1_000
PARTS = 10  # each with a seed of its own
TITLES = {
    "kolejka": "Kolejka, cards and looks dealt anew",
    "reglamentacja": "Reglamentacja, stamps, visits and luck dealt anew",
    "ration_board": "Ration Board, which hides nothing but the dice to come",
}


def say(text: str) -> None:
    print(f"  {text}", file=sys.stderr, flush=True)


def part(game: str, seed: int) -> Tally | str:
    """So many pairs, or what somebody could tell them apart by."""
    try:
        return check_pairs(game, seed, PAIRS // PARTS, FAR)
    except Leak as leak:
        return str(leak)


def compared(game: str) -> Measured:
    tally, leaks = Tally(), []
    with ProcessPoolExecutor(os.cpu_count()) as several:
        for found in several.map(partial(part, game), range(100, 100 + PARTS)):
            if isinstance(found, Tally):
                tally.add(found)
            else:
                leaks.append(found)
    for leak in leaks:
        say(leak)
    say(str(tally))
    alike = tally.survived
    return Measured(alike, alike, alike, not leaks and alike >= PAIRS)


def planted() -> Measured:
    found = [any(plant.shows_in(pair) for pair in prepared(plant)) for plant in PLANTS]
    for plant in [plant for plant, seen in zip(PLANTS, found, strict=True) if not seen]:
        say(f"nobody has noticed {plant}")
    return Measured(sum(found), sum(found), sum(found), all(found))


CLAIMS = [
    *[
        Claim(
            f"Pairs of games that a viewer cannot tell apart, all bytes the same: {title}",
            f"at least {PAIRS:,}, none different",
            partial(compared, game),
        )
        for game, title in TITLES.items()
    ],
    Claim(
        "Leaks put into the server that the same comparison brings to light",
        f"{len(PLANTS)} of {len(PLANTS)}",
        planted,
    ),
]
