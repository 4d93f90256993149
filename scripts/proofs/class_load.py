"""A class of sixty on one compiled server with SQLite, at sockets: sixty browsers are too many.

The teacher's page and the wall are open, three of sixty have gone home and bots play on their
seats. A tap is a command sent; the screens are the sockets of all people at the table, the last of
which counts. Thirty real browsers join in a burst; no time is asserted of them, because on two
cores it is the browser's.
"""

from functools import cache, partial
from statistics import median
from typing import Any, Final

from scripts.bench_net.rounds import say
from scripts.bench_net.tally import percentile
from scripts.bench_server import MOST_OTHERS
from scripts.class_net.crowd import GONE_HOME, PUPILS
from scripts.class_net.load import measure
from scripts.class_net.thirty import THIRTY, seated_in_a_burst
from scripts.proofs.claim import Claim, Measured
from tests.browser.house import TITLES

MOST_P99: Final = 150.0  # ms
MOST_BACK: Final = 10.0  # s
MOST_JOIN: Final = 20.0  # ms


@cache
def loaded(game: str) -> dict[str, Any]:
    found = measure(game)
    if found["others_cpu"] > MOST_OTHERS:
        say(f"The machine was busy: others used {found['others_cpu']:.0%} of a core")
    return found


def p99(game: str) -> Measured:
    """Of both parts together; the ends are the median and the longest."""
    heard = [1000 * time for part in ("heard", "heard_after") for time in loaded(game)[part]]
    found = percentile(heard, 0.99)
    return Measured(found, median(heard), max(heard), found < MOST_P99)


def back(game: str) -> Measured:
    found = loaded(game)["back_s"]
    return Measured(found, found, found, found <= MOST_BACK)


def join(game: str) -> Measured:
    """CPU time of the server for each; from asked to answered, in a burst of sixty, is told."""
    found = loaded(game)["join_cpu_ms"]
    say(f"{game}: from asked to answered {loaded(game)['join_ms']:.0f} ms on the average")
    return Measured(found, found, found, found < MOST_JOIN)


def thirty() -> Measured:
    found = seated_in_a_burst()
    return Measured(found, found, found, found == THIRTY)


CLAIMS = [
    *[
        Claim(
            f"{title}, {PUPILS} with {GONE_HOME} bots: p99 from a tap to all screens, in ms",
            f"under {MOST_P99:.0f}",
            partial(p99, game),
        )
        for game, title in TITLES.items()
    ],
    *[
        Claim(
            f"{title}, a class of {PUPILS}: seconds from a kill until all are back",
            f"at most {MOST_BACK:.0f}",
            partial(back, game),
        )
        for game, title in TITLES.items()
    ],
    *[
        Claim(
            f"{title}, {PUPILS} join in a burst: ms of the server's own time for each",
            f"under {MOST_JOIN:.0f}",
            partial(join, game),
        )
        for game, title in TITLES.items()
    ],
    Claim(
        f"{THIRTY} real browsers that join in a burst: pupils with one seat", f"{THIRTY}", thirty
    ),
]
