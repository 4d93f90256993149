"""The chance to win, from a position in the morning: a conditional logit over the seats.

Each seat's features (`features.py`) are weighed by the weights of the day; the chance of a seat is
its share of exp(sum). The weights are fitted to games that were played out (`weights.py`).
"""

from math import exp
from typing import Final, final

from kartki.bots.kolejka.features import Morning, features
from kartki.bots.kolejka.lookout import Lookout
from kartki.core.play import Seat
from kartki.games.kolejka.state import Square


@final
class Chances:
    """For one number of players."""

    def __init__(self, days: list[list[float]]) -> None:
        self._days: Final = days  # weights by day; the last ones hold for all later days, too

    def of(self, s: Square, seat: Seat, lookout: Lookout) -> float:
        return self.all(s, lookout)[seat]

    def all(self, s: Square, lookout: Lookout) -> list[float]:
        weights = self._days[min(s.calendar.days, len(self._days) - 1)]
        morning = Morning(s, lookout)
        sums = [weighed(weights, features(morning, seat)) for seat in range(s.players)]
        most = max(sums)
        parts = [exp(one - most) for one in sums]
        total = sum(parts)
        return [part / total for part in parts]


def weighed(weights: list[float], numbers: list[float]) -> float:
    total = 0.0
    for place, number in enumerate(numbers):
        total += weights[place] * number
    return total
