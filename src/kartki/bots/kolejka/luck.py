"""The luck of one imagined world: the same for every idea that is tried in it.

Deliveries, each seat's cards and each seat's whims draw from generators of their own, so that an
idea that changes how many cards somebody draws changes nothing of what is delivered.
"""

from typing import Final, final

from kartki.core.play import Action, Seat
from kartki.core.rng import Rng
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.delivery import DELIVERING
from kartki.games.kolejka.steps.drawing import DRAWING, drawer

APART: Final = 101  # a prime: so far apart lie the seeds of two kinds of luck
DELIVERIES: Final = 0
LOOKS: Final = 1
CARDS: Final = 2  # … of each seat, and then …
WHIMS: Final = 10  # … of each seat


@final
class Luck:
    def __init__(self, seed: int) -> None:
        self._seed: Final = seed
        self._rngs: Final[dict[int, Rng]] = {}

    def _rng(self, kind: int) -> Rng:
        found = self._rngs.get(kind)
        if found is None:
            found = Rng(self._seed * APART + kind)
            self._rngs[kind] = found
        return found

    def deal(self, s: Square) -> Action:
        """What chance does now."""
        step = s.steps[-1]
        if step is DELIVERING:
            return step.deal(s, self._rng(DELIVERIES))
        if step is DRAWING:
            return step.deal(s, self._rng(CARDS + drawer(s)))
        return step.deal(s, self._rng(LOOKS))

    def whim(self, seat: Seat, sides: int) -> int:
        """A die that this seat throws."""
        return self._rng(WHIMS + seat).below(sides)
