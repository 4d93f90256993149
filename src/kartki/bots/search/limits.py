"""How long a search may think: so many playouts, and never longer than the clock allows.

The playouts decide, so that the same seed gives the same move on every machine and build; the clock
is a guard for machines that are too slow. A limit that makes no sense is told in a sentence.
"""

from collections.abc import Callable
from typing import Final

from kartki.bots.search.halving import Halving

MOST: Final = 1_000_000  # playouts; more would take minutes on any machine
GUARD: Final = 0.8  # of the time limit: the rest is for making the view, and for the way back

Clock = Callable[[], float]  # seconds


def refuse_playouts(name: str, playouts: int) -> None:
    if not 1 <= playouts <= MOST:
        raise ValueError(f"{name} cannot think with {playouts} playouts: from 1 to {MOST} will do")


def fits(playouts: str) -> bool:
    """Is this text a number of playouts? One number has one name, so it does not begin with 0."""
    digits = playouts.isascii() and playouts.isdecimal() and len(playouts) <= len(str(MOST))
    return digits and playouts[0] != "0" and int(playouts) <= MOST


def refuse_limit(name: str, limit: int) -> None:
    if limit < 1:
        raise ValueError(f"{name} cannot think for {limit} milliseconds: 1 is the least")


def think(search: Halving, limit: int, clock: Clock) -> None:
    """Play out until the search is done or the time is nearly over."""
    ends = clock() + limit * GUARD / 1000
    while search.step() and clock() < ends:
        pass
