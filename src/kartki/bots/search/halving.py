"""Sequential halving: all ideas in the same worlds with the same luck, then the better half again.

A world counts when every idea that is left has been played out in it, so the search can be stopped
after any playout and knows its best idea so far. It keeps two numbers for each idea.
"""

from typing import Final, final

from kartki.bots.search.playouts import Playouts
from kartki.bots.search.schedule import schedule
from kartki.core.play import Action


@final
class Halving:
    def __init__(self, source: Playouts, playouts: int) -> None:
        ideas = source.ideas()
        self.ideas: Final = ideas
        self.made = 0  # playouts so far
        self._source: Final = source
        self._rounds: Final = schedule(len(ideas), playouts)
        self._totals: Final = [0.0] * len(ideas)
        self._worlds: Final = [0] * len(ideas)  # that count for each idea
        self._left: Final = list(range(self._rounds[0].ideas if self._rounds else 1))
        self._round = 0
        self._played = 0  # worlds of this round
        self._world = 0
        self._found: Final[list[float]] = []  # in the world under way, idea after idea

    def step(self) -> bool:
        """One more playout; False if there is nothing left to try."""
        if self._round == len(self._rounds):
            return False
        if not self._found:
            self._source.begin(self._world)
        idea = self.ideas[self._left[len(self._found)]]
        self._found.append(self._source.worth(idea))
        self.made += 1
        if len(self._found) == len(self._left):
            self._count_world()
        return True

    def _count_world(self) -> None:
        for number, idea in enumerate(self._left):
            self._totals[idea] += self._found[number]
            self._worlds[idea] += 1
        self._found.clear()
        self._world += 1
        self._played += 1
        if self._played == self._rounds[self._round].worlds:
            self._next_round()

    def _next_round(self) -> None:
        self._round += 1
        self._played = 0
        keep = self._rounds[self._round].ideas if self._round < len(self._rounds) else 1
        self._left[:] = self._ranked()[:keep]

    def _ranked(self) -> list[int]:
        """The ideas that are left, the best first; among equals the order in which they came."""
        order: list[int] = []
        for idea in self._left:
            place = len(order)
            while place > 0 and self.worth(idea) > self.worth(order[place - 1]):
                place -= 1
            order.insert(place, idea)
        return order

    def best(self) -> int:
        """The number of the best idea so far; the first one if no world has been finished."""
        return self._ranked()[0]

    def action(self) -> Action:
        return self.ideas[self.best()]

    def worth(self, idea: int) -> float:
        """The mean over its worlds; 0 for an idea that was never tried."""
        worlds = self._worlds[idea]
        return self._totals[idea] / worlds if worlds else 0.0

    def worlds(self, idea: int) -> int:
        return self._worlds[idea]

    def second(self) -> int:
        """The next best idea: of those that were tried in most worlds; -1 if there is none."""
        best, found = self.best(), -1
        for idea in range(len(self.ideas)):
            if idea != best and self._worlds[idea] and (found < 0 or self._beats(idea, found)):
                found = idea
        return found

    def _beats(self, idea: int, other: int) -> bool:
        if self._worlds[idea] != self._worlds[other]:
            return self._worlds[idea] > self._worlds[other]
        return self.worth(idea) > self.worth(other)
