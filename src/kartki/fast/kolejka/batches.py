"""Many games at once, written into arrays that the caller has made before: for learning.

    arrays = {name: numpy.zeros(shape, kind) for name, (kind, shape) in shapes(256).items()}
    games = batch(state, 256, seed=1, arrays=arrays)
    games.choose(moves)    # or choose by yourself among legal[i, :counts[i]]
    games.step(moves)

Any array will do that hands out its memory; this package does not need numpy.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from kartki.core.rng import Rng
from kartki.fast.kolejka.twins import left_out, twin
from kartki.games.kolejka.state import Square

if TYPE_CHECKING:
    from kartki.fast.kolejka.core import Batch

SEATS: Final = 5


def shapes(games: int) -> dict[str, tuple[str, tuple[int, ...]]]:
    """The arrays that a batch of so many games writes: what kind of number, and how many."""
    from kartki.fast.kolejka import core

    return {
        "observations": ("uint8", (games, core.OBSERVATION)),  # what the actor may know
        "legal": ("uint16", (games, core.MOST_LEGAL)),  # the first `counts` of each row are meant
        "counts": ("int32", (games,)),
        "actors": ("int8", (games,)),  # whose turn it is
        "rewards": ("float32", (games, SEATS)),  # of the last step: at the end one for the winners
        "over": ("uint8", (games,)),  # did the last step end the game? Then a new one has begun
    }


def batch(s: Square, games: int, seed: int, arrays: Mapping[str, Any]) -> "Batch":
    """So many games that begin with this position, each with a generator of its own.

    Without `observations`, or with None for it, nobody is observed.
    """
    start = twin(s)
    if start is None:
        raise RuntimeError(f"there is no playout core for this: {left_out() or 'it does not fit'}")
    from kartki.fast.kolejka.core import Batch

    halves = [Rng(seed + number).halves() for number in range(games)]
    return Batch(
        start,
        halves,
        arrays.get("observations"),
        arrays["legal"],
        arrays["counts"],
        arrays["actors"],
        arrays["rewards"],
        arrays["over"],
    )
